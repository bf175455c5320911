// Made of de.lexicon by LexiconsTests with UPDATE_GOLDENS=1; change that file instead.
enum GermanLexicon {
  static let text = #"""
    lexicon 1
    # German: nouns have a gender and cases; adjectives also follow the determiner: der neue, ein neuer, neuer Ordner.
    # Translators write masculine words: "der neue Datei" becomes "die neue Datei".
    language de
    head last
    compounds yes

    # Patterns

    # Feminine nouns
    paradigm noun f: s= p=en
    paradigm noun f: s=e p=en
    paradigm noun f: s=ie p=ien
    paradigm noun f: s=el p=eln
    paradigm noun f: s=er p=ern
    paradigm noun f: s=in p=innen
    paradigm noun f: s=a p=as
    paradigm noun f: s=i p=is
    paradigm noun f: s=ei p=eien
    # Masculine and neuter nouns
    paradigm noun mn: s= sG=s p=e pD=en
    paradigm noun mn: s=s sG=ses p=se pD=sen
    paradigm noun mn: s=ß sG=ßes p=ße pD=ßen
    paradigm noun mn: s=z sG=zes p=ze pD=zen
    paradigm noun mn: s=x sG=x p=xe pD=xen
    paradigm noun mn: s=nis sG=nisses p=nisse pD=nissen
    paradigm noun mn: s=er sG=ers p=er pD=ern
    paradigm noun mn: s=el sG=els p=el pD=eln
    paradigm noun mn: s=en sG=ens p=en pD=en
    paradigm noun mn: s=chen sG=chens p=chen pD=chen
    paradigm noun mn: s=e sG=es p=e pD=en
    paradigm noun mn: s=o sG=os p=os
    paradigm noun mn: s=a sG=as p=as
    paradigm noun mn: s=y sG=ys p=ys
    paradigm noun mn: s=i sG=is p=is
    paradigm noun/s: s= sG=s p=s
    paradigm noun/er: s= sG=s p=er pD=ern
    paradigm noun/n: s= sG=s p=n
    paradigm noun/en: s= sG=s p=en
    # Weak ones: der Name, den Namen
    paradigm noun/w: s=e sAD=en sG=ens p=en
    # Endings that tell a noun and its gender
    paradigm noun f open: s=ung p=ungen
    paradigm noun f open: s=heit p=heiten
    paradigm noun f open: s=keit p=keiten
    paradigm noun f open: s=schaft p=schaften
    paradigm noun f open: s=tion p=tionen
    paradigm noun f open: s=tät p=täten

    # Persons
    paradigm noun/person: ms= msG=s fs=in mp=e mpD=en fp=innen
    paradigm noun/person: ms=er msG=ers fs=erin mp=er mpD=ern fp=erinnen
    paradigm noun/person: ms=e msADG=en fs=in mp=en fp=innen
    paradigm noun/person: ms=or msG=ors fs=orin mp=oren fp=orinnen
    paradigm noun/weak: ms= msADG=en fs=in mp=en fp=innen

    paradigm adjective: = msNS=er fsNAS=e nsNAS=es pNAS=e msAS=en mnsDS=em fsDGS=er pDS=en mnsGS=en pGS=er msNM=er
      nsNAM=es fsNAM=e msAM=en sDGM=en pM=en sNW=e fnsAW=e msAW=en sDGW=en pW=en
    paradigm adjective: =e msNS=er fsNAS=e nsNAS=es pNAS=e msAS=en mnsDS=em fsDGS=er pDS=en mnsGS=en pGS=er msNM=er
      nsNAM=es fsNAM=e msAM=en sDGM=en pM=en sNW=e fnsAW=e msAW=en sDGW=en pW=en
    paradigm adjective/el: =el msNS=ler fsNAS=le nsNAS=les pNAS=le msAS=len mnsDS=lem fsDGS=ler pDS=len mnsGS=len
      pGS=ler msNM=ler nsNAM=les fsNAM=le msAM=len sDGM=len pM=len sNW=le fnsAW=le msAW=len sDGW=len pW=len
    paradigm adjective/er: =er msNS=rer fsNAS=re nsNAS=res pNAS=re msAS=ren mnsDS=rem fsDGS=rer pDS=ren mnsGS=ren
      pGS=rer msNM=rer nsNAM=res fsNAM=re msAM=ren sDGM=ren pM=ren sNW=re fnsAW=re msAW=ren sDGW=ren pW=ren
    paradigm adjective/hoch: =hoch msNS=hoher fsNAS=hohe nsNAS=hohes pNAS=hohe msAS=hohen mnsDS=hohem fsDGS=hoher
      pDS=hohen mnsGS=hohen pGS=hoher msNM=hoher nsNAM=hohes fsNAM=hohe msAM=hohen sDGM=hohen pM=hohen sNW=hohe
      fnsAW=hohe msAW=hohen sDGW=hohen pW=hohen

    paradigm determiner/ein M: msN= nsNA= msA=en fsNA=e mnsD=em fsDG=er mnsG=es pNA=e pD=en pG=er
    paradigm determiner/dieser W: msN=er fsNA=e nsNA=es pNA=e msA=en mnsD=em fsDG=er pD=en mnsG=es pG=er

    # Determiners, numerals, pronouns, verbs

    determiner W: der[msN=der,fsNA=die,nsNA=das,pNA=die,msA=den,mnsD=dem,fsDG=der,pD=den,mnsG=des,pG=der] dieser/dieser
      jener/dieser jeder/dieser welcher/dieser mancher/dieser alle[pNA=alle,pD=allen,pG=aller]
      beide[pNA=beide,pD=beiden,pG=beider] im[mnsD=im,fsD=in_der,pD=in_den] am[mnsD=am,fsD=an_der,pD=an_den]
      zum[mnsD=zum,fsD=zur,pD=zu_den] vom[mnsD=vom,fsD=von_der,pD=von_den] beim[mnsD=beim,fsD=bei_der,pD=bei_den]
      ins[nsA=ins,msA=in_den,fsA=in_die,pA=in_die]
    determiner M: ein[msN=ein,nsNA=ein,msA=einen,fsNA=eine,mnsD=einem,fsDG=einer,mnsG=eines] kein/ein mein/ein dein/ein
      sein/ein ihr/ein unser/ein
      euer[msN=euer,nsNA=euer,msA=euren,fsNA=eure,mnsD=eurem,fsDG=eurer,mnsG=eures,pNA=eure,pD=euren,pG=eurer]
    determiner S: viele[pNA=viele,pD=vielen,pG=vieler] wenige[pNA=wenige,pD=wenigen,pG=weniger]
      einige[pNA=einige,pD=einigen,pG=einiger] mehrere[pNA=mehrere,pD=mehreren,pG=mehrerer]
    numeral p: zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert tausend null

    pronoun: er[msN=er,fsN=sie] ihn[msA=ihn,fsA=sie] ihm[msD=ihm,fsD=ihr] sein[msd=sein,fsd=ihr]
      seine[msd=seine,fsd=ihre] seinen[msd=seinen,fsd=ihren] seinem[msd=seinem,fsd=ihrem] seiner[msd=seiner,fsd=ihrer]
      seines[msd=seines,fsd=ihres]
    pronoun: ich du wir mich dich sich uns euch mir dir man

    verb: ist[s=ist,p=sind] war[s=war,p=waren] hat[s=hat,p=haben] hatte[s=hatte,p=hatten] wird[s=wird,p=werden]
      wurde[s=wurde,p=wurden] kann[s=kann,p=können] muss[s=muss,p=müssen] darf[s=darf,p=dürfen] soll[s=soll,p=sollen]
      fehlt[s=fehlt,p=fehlen] enthält[s=enthält,p=enthalten] bleibt[s=bleibt,p=bleiben] passt[s=passt,p=passen]
      benötigt[s=benötigt,p=benötigen] steht[s=steht,p=stehen] liegt[s=liegt,p=liegen] kostet[s=kostet,p=kosten]
      folgt[s=folgt,p=folgen] existiert[s=existiert,p=existieren] gehört[s=gehört,p=gehören] wartet[s=wartet,p=warten]
    verb: bin bist sei habe hast gibt

    adposition D: aus bei mit nach seit von zu gegenüber ab außer
    adposition A: bis durch für gegen ohne um pro
    adposition AD: an auf hinter in neben über unter vor zwischen
    adposition G: während wegen trotz statt innerhalb außerhalb
    conjunction: und oder aber sowie dass wenn als wie
    adverb: auch bald bereits da dann dort erst gestern heute hier immer jetzt mehr morgen nicht nie noch nun nur oft
      schon sehr so wieder zu

    # Nouns

    noun m: Abstand[s=Abstand,sG=Abstands,p=Abstände,pD=Abständen] Abzug[s=Abzug,sG=Abzugs,p=Abzüge,pD=Abzügen]
      Anfang[s=Anfang,sG=Anfangs,p=Anfänge,pD=Anfängen] Anhang[s=Anhang,sG=Anhangs,p=Anhänge,pD=Anhängen]
      Anlass[s=Anlass,sG=Anlasses,p=Anlässe,pD=Anlässen] Anruf[s=Anruf,sG=Anrufs,p=Anrufe,pD=Anrufen]
      Ansatz[s=Ansatz,sG=Ansatzes,p=Ansätze,pD=Ansätzen] Anspruch[s=Anspruch,sG=Anspruchs,p=Ansprüche,pD=Ansprüchen]
      Anschluss[s=Anschluss,sG=Anschlusses,p=Anschlüsse,pD=Anschlüssen]
      Antrag[s=Antrag,sG=Antrags,p=Anträge,pD=Anträgen] Anzug[s=Anzug,sG=Anzugs,p=Anzüge,pD=Anzügen]
      Ast[s=Ast,sG=Asts,p=Äste,pD=Ästen] Aufsatz[s=Aufsatz,sG=Aufsatzes,p=Aufsätze,pD=Aufsätzen]
      Auftrag[s=Auftrag,sG=Auftrags,p=Aufträge,pD=Aufträgen] Ausdruck[s=Ausdruck,sG=Ausdrucks,p=Ausdrücke,pD=Ausdrücken]
      Ausgang[s=Ausgang,sG=Ausgangs,p=Ausgänge,pD=Ausgängen]
      Ausschluss[s=Ausschluss,sG=Ausschlusses,p=Ausschlüsse,pD=Ausschlüssen]
      Ausflug[s=Ausflug,sG=Ausflugs,p=Ausflüge,pD=Ausflügen] Ball[s=Ball,sG=Balls,p=Bälle,pD=Bällen]
      Band[s=Band,sG=Bands,p=Bände,pD=Bänden] Baum[s=Baum,sG=Baums,p=Bäume,pD=Bäumen]
      Bestand[s=Bestand,sG=Bestands,p=Bestände,pD=Beständen] Beitrag[s=Beitrag,sG=Beitrags,p=Beiträge,pD=Beiträgen]
      Betrag[s=Betrag,sG=Betrags,p=Beträge,pD=Beträgen] Block[s=Block,sG=Blocks,p=Blöcke,pD=Blöcken]
      Boden[s=Boden,sG=Bodens,p=Böden,pD=Böden] Brand[s=Brand,sG=Brands,p=Brände,pD=Bränden]
      Bruder[s=Bruder,sG=Bruders,p=Brüder,pD=Brüdern] Druck[s=Druck,sG=Drucks,p=Drücke,pD=Drücken]
      Eindruck[s=Eindruck,sG=Eindrucks,p=Eindrücke,pD=Eindrücken]
      Einfluss[s=Einfluss,sG=Einflusses,p=Einflüsse,pD=Einflüssen]
      Eingang[s=Eingang,sG=Eingangs,p=Eingänge,pD=Eingängen] Einkauf[s=Einkauf,sG=Einkaufs,p=Einkäufe,pD=Einkäufen]
      Einsatz[s=Einsatz,sG=Einsatzes,p=Einsätze,pD=Einsätzen] Eintrag[s=Eintrag,sG=Eintrags,p=Einträge,pD=Einträgen]
      Entwurf[s=Entwurf,sG=Entwurfs,p=Entwürfe,pD=Entwürfen] Fall[s=Fall,sG=Falls,p=Fälle,pD=Fällen]
      Flug[s=Flug,sG=Flugs,p=Flüge,pD=Flügen] Fluss[s=Fluss,sG=Flusses,p=Flüsse,pD=Flüssen]
      Fuß[s=Fuß,sG=Fußes,p=Füße,pD=Füßen] Gang[s=Gang,sG=Gangs,p=Gänge,pD=Gängen]
      Garten[s=Garten,sG=Gartens,p=Gärten,pD=Gärten]
      Gegenstand[s=Gegenstand,sG=Gegenstands,p=Gegenstände,pD=Gegenständen] Grund[s=Grund,sG=Grunds,p=Gründe,pD=Gründen]
      Hafen[s=Hafen,sG=Hafens,p=Häfen,pD=Häfen] Hals[s=Hals,sG=Halses,p=Hälse,pD=Hälsen]
      Hof[s=Hof,sG=Hofs,p=Höfe,pD=Höfen] Hut[s=Hut,sG=Huts,p=Hüte,pD=Hüten]
      Kasten[s=Kasten,sG=Kastens,p=Kästen,pD=Kästen] Kampf[s=Kampf,sG=Kampfs,p=Kämpfe,pD=Kämpfen]
      Kanal[s=Kanal,sG=Kanals,p=Kanäle,pD=Kanälen] Kauf[s=Kauf,sG=Kaufs,p=Käufe,pD=Käufen]
      Klang[s=Klang,sG=Klangs,p=Klänge,pD=Klängen] Knopf[s=Knopf,sG=Knopfs,p=Knöpfe,pD=Knöpfen]
      Kopf[s=Kopf,sG=Kopfs,p=Köpfe,pD=Köpfen] Korb[s=Korb,sG=Korbs,p=Körbe,pD=Körben]
      Laden[s=Laden,sG=Ladens,p=Läden,pD=Läden] Lauf[s=Lauf,sG=Laufs,p=Läufe,pD=Läufen]
      Mantel[s=Mantel,sG=Mantels,p=Mäntel,pD=Mänteln] Markt[s=Markt,sG=Markts,p=Märkte,pD=Märkten]
      Nagel[s=Nagel,sG=Nagels,p=Nägel,pD=Nägeln] Ofen[s=Ofen,sG=Ofens,p=Öfen,pD=Öfen]
      Platz[s=Platz,sG=Platzes,p=Plätze,pD=Plätzen] Plan[s=Plan,sG=Plans,p=Pläne,pD=Plänen]
      Preis[s=Preis,sG=Preises,p=Preise,pD=Preisen] Rang[s=Rang,sG=Rangs,p=Ränge,pD=Rängen]
      Rat[s=Rat,sG=Rats,p=Räte,pD=Räten] Raum[s=Raum,sG=Raums,p=Räume,pD=Räumen] Rock[s=Rock,sG=Rocks,p=Röcke,pD=Röcken]
      Satz[s=Satz,sG=Satzes,p=Sätze,pD=Sätzen] Schatz[s=Schatz,sG=Schatzes,p=Schätze,pD=Schätzen]
      Schlag[s=Schlag,sG=Schlags,p=Schläge,pD=Schlägen] Schluss[s=Schluss,sG=Schlusses,p=Schlüsse,pD=Schlüssen]
      Schrank[s=Schrank,sG=Schranks,p=Schränke,pD=Schränken] Schwung[s=Schwung,sG=Schwungs,p=Schwünge,pD=Schwüngen]
      Sohn[s=Sohn,sG=Sohns,p=Söhne,pD=Söhnen] Sprung[s=Sprung,sG=Sprungs,p=Sprünge,pD=Sprüngen]
      Stab[s=Stab,sG=Stabs,p=Stäbe,pD=Stäben] Stand[s=Stand,sG=Stands,p=Stände,pD=Ständen]
      Start[s=Start,sG=Starts,p=Starts,pD=Starts] Stuhl[s=Stuhl,sG=Stuhls,p=Stühle,pD=Stühlen]
      Sturm[s=Sturm,sG=Sturms,p=Stürme,pD=Stürmen] Text[s=Text,sG=Texts,p=Texte,pD=Texten]
      Ton[s=Ton,sG=Tons,p=Töne,pD=Tönen] Topf[s=Topf,sG=Topfs,p=Töpfe,pD=Töpfen]
      Traum[s=Traum,sG=Traums,p=Träume,pD=Träumen] Umfang[s=Umfang,sG=Umfangs,p=Umfänge,pD=Umfängen]
      Umschlag[s=Umschlag,sG=Umschlags,p=Umschläge,pD=Umschlägen] Umsatz[s=Umsatz,sG=Umsatzes,p=Umsätze,pD=Umsätzen]
      Umstand[s=Umstand,sG=Umstands,p=Umstände,pD=Umständen] Vater[s=Vater,sG=Vaters,p=Väter,pD=Vätern]
      Verlauf[s=Verlauf,sG=Verlaufs,p=Verläufe,pD=Verläufen] Verkauf[s=Verkauf,sG=Verkaufs,p=Verkäufe,pD=Verkäufen]
      Vertrag[s=Vertrag,sG=Vertrags,p=Verträge,pD=Verträgen] Verlust[s=Verlust,sG=Verlusts,p=Verluste,pD=Verlusten]
      Vogel[s=Vogel,sG=Vogels,p=Vögel,pD=Vögeln] Vorgang[s=Vorgang,sG=Vorgangs,p=Vorgänge,pD=Vorgängen]
      Vorhang[s=Vorhang,sG=Vorhangs,p=Vorhänge,pD=Vorhängen] Vorrat[s=Vorrat,sG=Vorrats,p=Vorräte,pD=Vorräten]
      Vorschlag[s=Vorschlag,sG=Vorschlags,p=Vorschläge,pD=Vorschlägen]
      Vorsatz[s=Vorsatz,sG=Vorsatzes,p=Vorsätze,pD=Vorsätzen] Vorteil[s=Vorteil,sG=Vorteils,p=Vorteile,pD=Vorteilen]
      Wolf[s=Wolf,sG=Wolfs,p=Wölfe,pD=Wölfen] Wunsch[s=Wunsch,sG=Wunschs,p=Wünsche,pD=Wünschen]
      Zahn[s=Zahn,sG=Zahns,p=Zähne,pD=Zähnen] Zaun[s=Zaun,sG=Zauns,p=Zäune,pD=Zäunen] Zug[s=Zug,sG=Zugs,p=Züge,pD=Zügen]
      Zufall[s=Zufall,sG=Zufalls,p=Zufälle,pD=Zufällen] Zugang[s=Zugang,sG=Zugangs,p=Zugänge,pD=Zugängen]
      Zusatz[s=Zusatz,sG=Zusatzes,p=Zusätze,pD=Zusätzen] Zustand[s=Zustand,sG=Zustands,p=Zustände,pD=Zuständen]
      Zuschlag[s=Zuschlag,sG=Zuschlags,p=Zuschläge,pD=Zuschlägen] Apfel[s=Apfel,sG=Apfels,p=Äpfel,pD=Äpfeln]
      Standard[s=Standard,sG=Standards,p=Standards,pD=Standards] Bogen[s=Bogen,sG=Bogens,p=Bögen,pD=Bögen]
      Mann[s=Mann,sG=Manns,p=Männer,pD=Männern] Rand[s=Rand,sG=Rands,p=Ränder,pD=Rändern]
      Wald[s=Wald,sG=Walds,p=Wälder,pD=Wäldern] Mund[s=Mund,sG=Munds,p=Münder,pD=Mündern]
      Ort[s=Ort,sG=Orts,p=Orte,pD=Orten] Geist[s=Geist,sG=Geists,p=Geister,pD=Geistern]
      Leib[s=Leib,sG=Leibs,p=Leiber,pD=Leibern] Irrtum[s=Irrtum,sG=Irrtums,p=Irrtümer,pD=Irrtümern]
      Reichtum[s=Reichtum,sG=Reichtums,p=Reichtümer,pD=Reichtümern] Pass[s=Pass,sG=Passes,p=Pässe,pD=Pässen]
      Duft[s=Duft,sG=Dufts,p=Düfte,pD=Düften] Pfad[s=Pfad,sG=Pfads,p=Pfade,pD=Pfaden] Tag[s=Tag,sG=Tags,p=Tage,pD=Tagen]
      Schuh[s=Schuh,sG=Schuhs,p=Schuhe,pD=Schuhen] Hund[s=Hund,sG=Hunds,p=Hunde,pD=Hunden]
      Arm[s=Arm,sG=Arms,p=Arme,pD=Armen] Punkt[s=Punkt,sG=Punkts,p=Punkte,pD=Punkten]
      Stoff[s=Stoff,sG=Stoffs,p=Stoffe,pD=Stoffen] Besuch[s=Besuch,sG=Besuchs,p=Besuche,pD=Besuchen]
      Versuch[s=Versuch,sG=Versuchs,p=Versuche,pD=Versuchen] Verlag[s=Verlag,sG=Verlags,p=Verlage,pD=Verlagen]
      Monat[s=Monat,sG=Monats,p=Monate,pD=Monaten] Erfolg[s=Erfolg,sG=Erfolgs,p=Erfolge,pD=Erfolgen]
    noun m: Abend Abschnitt Adapter Akku/s Alarm Algorithmus[p=Algorithmen,pD=Algorithmen] Alltag Anbieter Anteil
      Aufenthalt Ausweis Automat[sADG=Automaten,p=Automaten] Balken Balkon/s Bedarf Begriff Befehl Beleg Bereich Bericht
      Beruf Betrieb Bildschirm Bleistift Blog/s Brief Browser Brunnen Buchstabe/w Button/s
      Bus[sG=Busses,p=Busse,pD=Bussen] Chat/s Club/s Computer Cursor/s Container Dank Dialog Dienst Dienstag Donnerstag
      Download/s Drucker Editor[sG=Editors,p=Editoren] Effekt Eimer Euro/s Faktor[sG=Faktors,p=Faktoren]
      Favorit[sADG=Favoriten,p=Favoriten] Fehler Fernseher Film Filter Finger Fisch Fleck Fonds Fokus Freitag Frühling
      Gedanke/w Geburtstag Gewinn Griff Gruß[p=Grüße,pD=Grüßen] Gutschein Herbst Himmel Hinweis Index[p=Indizes] Inhalt
      Januar Job/s Juni Kaffee/s Kalender Karton/s Käse Kilometer Klick/s Kommentar Kontakt Konflikt Konzern Koffer
      Körper Kreis Kredit Kuchen Kurs Kühlschrank[p=Kühlschränke,pD=Kühlschränken] Lautsprecher Liter Link/s Log/s
      Löffel Lohn[p=Löhne,pD=Löhnen] Luftballon/s Mai März Meter Minuspunkt Mittag Mittwoch Modus[p=Modi] Moment Montag
      Morgen Motor[sG=Motors,p=Motoren] Name/w Nachmittag Nachname/w Vorname/w Benutzername/w Dateiname/w Norden Nutzen
      Orden Ordner Papierkorb[p=Papierkörbe,pD=Papierkörben] Parameter Park/s Pfeil Planet[sADG=Planeten,p=Planeten]
      Podcast/s Pool/s Pullover Prozess Puffer Pulli/s Rabatt Rechner Regen Regler Reifen Rekord Rest Roboter Roman
      Router Rucksack[p=Rucksäcke,pD=Rucksäcken] Ruf Samstag Sand Salat Schalter Schein Schirm Schlüssel Schmerz/en
      Schnee Schritt Schutz See/n Sensor[sG=Sensors,p=Sensoren] Server Service/s Shop/s Sieg Sinn Sitz Sommer Sonntag
      Speicher Spiegel Stein Stern Stift Stil Stopp/s Strand[p=Strände,pD=Stränden] Streit Strom[p=Ströme,pD=Strömen]
      Stick/s Sticker Tarif Tee/s Teil Teller Tipp/s Termin Test/s Tisch Titel Tod Track/s Trend/s Treffer Treiber
      Trick/s Trailer Tropfen Typ/en Umbruch[p=Umbrüche,pD=Umbrüchen] Unfall[p=Unfälle,pD=Unfällen] Unterricht
      Unterschied Upload/s Urlaub Ursprung[p=Ursprünge,pD=Ursprüngen] Verein Vergleich Verkehr Verweis Vers
      Verstoß[p=Verstöße,pD=Verstößen] Virus[p=Viren] Weg Wein Wecker Wert Wettbewerb Wind Winter Witz Wagen Wechsel
      Zähler Zeiger Zeitraum[p=Zeiträume,pD=Zeiträumen] Zettel Zoll[p=Zölle,pD=Zöllen] Zweck Zweig Zyklus[p=Zyklen]
      Platzhalter Schatten Rahmen Schaden[p=Schäden] Hintergrund[p=Hintergründe,pD=Hintergründen]
      Schlafplatz[p=Schlafplätze,pD=Schlafplätzen] Schuss[p=Schüsse,pD=Schüssen] PC/s Bahnhof[p=Bahnhöfe,pD=Bahnhöfen]
      Flughafen[p=Flughäfen] Vorrang Wohnort Becher Bär[sADG=Bären,p=Bären] Löwe/w Hase/w Affe/w
      Elefant[sADG=Elefanten,p=Elefanten] Mond Ring Schal/s Anzeiger Marker
    noun f: Angst[s=Angst,p=Ängste,pD=Ängsten] Ausflucht[s=Ausflucht,p=Ausflüchte,pD=Ausflüchten]
      Auskunft[s=Auskunft,p=Auskünfte,pD=Auskünften] Bank[s=Bank,p=Banken,pD=Banken] Braut[s=Braut,p=Bräute,pD=Bräuten]
      Brust[s=Brust,p=Brüste,pD=Brüsten] Faust[s=Faust,p=Fäuste,pD=Fäusten] Frucht[s=Frucht,p=Früchte,pD=Früchten]
      Gans[s=Gans,p=Gänse,pD=Gänsen] Hand[s=Hand,p=Hände,pD=Händen] Haut[s=Haut,p=Häute,pD=Häuten]
      Herkunft[s=Herkunft,p=Herkünfte,pD=Herkünften] Kraft[s=Kraft,p=Kräfte,pD=Kräften] Kuh[s=Kuh,p=Kühe,pD=Kühen]
      Kunst[s=Kunst,p=Künste,pD=Künsten] Laus[s=Laus,p=Läuse,pD=Läusen] Luft[s=Luft,p=Lüfte,pD=Lüften]
      Macht[s=Macht,p=Mächte,pD=Mächten] Maus[s=Maus,p=Mäuse,pD=Mäusen] Mutter[s=Mutter,p=Mütter,pD=Müttern]
      Nacht[s=Nacht,p=Nächte,pD=Nächten] Naht[s=Naht,p=Nähte,pD=Nähten] Not[s=Not,p=Nöte,pD=Nöten]
      Nuss[s=Nuss,p=Nüsse,pD=Nüssen] Stadt[s=Stadt,p=Städte,pD=Städten] Tochter[s=Tochter,p=Töchter,pD=Töchtern]
      Unterkunft[s=Unterkunft,p=Unterkünfte,pD=Unterkünften] Wand[s=Wand,p=Wände,pD=Wänden]
      Wurst[s=Wurst,p=Würste,pD=Würsten] Zukunft[s=Zukunft,p=Zukünfte,pD=Zukünften]
      Kenntnis[s=Kenntnis,p=Kenntnisse,pD=Kenntnissen] Erlaubnis[s=Erlaubnis,p=Erlaubnisse,pD=Erlaubnissen]
      Firma[s=Firma,p=Firmen,pD=Firmen] Basis[s=Basis,p=Basen,pD=Basen] Analyse[s=Analyse,p=Analysen,pD=Analysen]
      Praxis[s=Praxis,p=Praxen,pD=Praxen] Kamera[s=Kamera,p=Kameras,pD=Kameras] App[s=App,p=Apps,pD=Apps]
      E-Mail[s=E-Mail,p=E-Mails,pD=E-Mails] Mail[s=Mail,p=Mails,pD=Mails] Pizza[s=Pizza,p=Pizzas,pD=Pizzas]
      Party[s=Party,p=Partys,pD=Partys] Story[s=Story,p=Storys,pD=Storys]
      Community[s=Community,p=Communitys,pD=Communitys] Couch[s=Couch,p=Couchs,pD=Couchs] Oma[s=Oma,p=Omas,pD=Omas]
      Website[s=Website,p=Websites,pD=Websites] Bar[s=Bar,p=Bars,pD=Bars] DVD[s=DVD,p=DVDs,pD=DVDs]
      CD[s=CD,p=CDs,pD=CDs] SIM[s=SIM,p=SIMs,pD=SIMs] PIN[s=PIN,p=PINs,pD=PINs] URL[s=URL,p=URLs,pD=URLs]
      SMS[s=SMS,p=SMS,pD=SMSn] Cloud[s=Cloud,p=Clouds,pD=Clouds] Playlist[s=Playlist,p=Playlists,pD=Playlists]
      Show[s=Show,p=Shows,pD=Shows]
    noun f: Adresse Aktion Aktivität Aktualisierung Akte Ampel Änderung Anfrage Anlage Anleitung Anmeldung Anmerkung
      Annahme Annonce Anordnung Ansicht Antwort Anwendung Anzahl Anzeige Arbeit Art Aufgabe Auflösung Aufnahme
      Aufzeichnung Ausgabe Ausnahme Auswahl Ausstellung Autobahn Badewanne Bahn Batterie Bedeutung Bedingung Beere
      Begrüßung Benachrichtigung Berechtigung Beschreibung Besprechung Bestätigung Bestellung Bewegung Bewertung
      Beziehung Bibliothek Biene Birne Bitte Blume Bluse Brille Brücke Bühne Burg Chance Datei Dauer Decke Diskussion
      Distanz Domäne Dose Dusche Ebene Ecke Eigenschaft Einheit Einladung Einnahme Einstellung Einwilligung Emotion
      Energie Entfernung Entscheidung Erfahrung Erinnerung Ergänzung Erklärung Etage Etappe Etikette Fabrik Fähigkeit
      Fahrt Familie Farbe Ferne Fernbedienung Feier Feder Flasche Flagge Fläche Folge Folie Form Formel Fotografie Frage
      Frau Freigabe Freiheit Freude Freundschaft Frist Frequenz Führung Funktion Gabe Gabel Galerie Garantie Gebühr
      Gefahr Gegend Geschichte Geschwindigkeit Gesellschaft Gesundheit Gitarre Gliederung Grafik Grenze Größe Gruppe
      Gurke Hälfte Haltestelle Halle Hilfe Hochzeit Hoffnung Höhe Hose Hülle Hürde Idee Information Insel Installation
      Instanz Jacke Jugend Kabine Kachel Kappe Karte Karotte Karriere Kasse Kategorie Katze Kerze Kette Kirche Kirsche
      Kiste Klasse Klausel Klimaanlage Komponente Konfiguration Konferenz Kontrolle Kopie Korrektur Krankheit Kreuzung
      Küche Kugel Kurve Lage Lampe Länge Last Leistung Leitung Lektion Liebe Lieferung Linie Limonade Linse Liste Lizenz
      Löschung Lösung Lücke Marke Maschine Maske Masse Mathematik Matrix[p=Matrizen] Mauer Medaille Medizin Meinung
      Meldung Menge Messe Methode Miete Milch Minute Mission Mitteilung Mitte Möglichkeit Mühe Münze Musik Mütze
      Nachfrage Nachricht Nähe Nase Nation Natur Netzhaut Niederlage Norm Note Notiz Nummer Oberfläche Option Orange
      Ordnung Organisation Packung Palette Pause Pension Periode Person Pfanne Pflanze Pflicht Phase Platte Plattform
      Position Post Postkarte Praline Präferenz Präsentation Priorität Probe Produktion Prognose Prüfung Qualität Quelle
      Quittung Quote Rate Reaktion Rechnung Rede Referenz Regel Region Registrierung Reihe Reise Reparatur Reserve
      Reservierung Ressource Richtung Rolle Rose Route Rückgabe Rückmeldung Ruhe Runde Sache Sammlung Sandale Sauce
      Säule Schachtel Schale Schaltfläche Schere Schicht Schleife Schlange Schokolade Schraube Schrift Schriftart
      Schublade Schule Schulter Schüssel Seife Seite Sekunde Sendung Serie Sicherheit Sicherung Sicht Silbe Sitzung
      Skizze Socke Software Sonne Sorge Sorte Spalte Speisekarte Sperre Spitze Sprache Spur Stange Statistik Steuer
      Stelle Stimme Stimmung Störung Straße Strafe Strecke Stufe Stunde Suche Summe Suppe Szene Tabelle Tablette Tafel
      Tasche Tasse Taste Tastatur Tat Technik Teilnahme Temperatur Tendenz Terrasse Theorie Tiefe Tomate Torte Tour
      Transaktion Treppe Tür Übersetzung Überraschung Überschrift Übersicht Übertragung Übung Uhr Umfrage Umgebung
      Umleitung Unterhaltung Unterschrift Unterstützung Ursache Variable Variante Verabredung Veranstaltung Verarbeitung
      Verbindung Verpackung Version Verspätung Verwaltung Vorlage Vorschau Vorstellung Waage Waffe Wahl Wange Ware
      Warnung Warteschlange Wäsche Wassermelone Wiese Webseite Welle Welt Werbung Werkstatt[p=Werkstätten] Wette
      Wiederholung Windel Wirkung Woche Wohnung Wolke Wunde Wurzel Wüste Zahl Zahlung Zeile Zeit Zeitung Zeitschrift
      Zelle Zentrale Ziege Ziffer Zitrone Zone Zuordnung Zusammenfassung Zutat Zwiebel Straßenbahn Mehrheit
    noun n: Amt[s=Amt,sG=Amts,p=Ämter,pD=Ämtern] Bad[s=Bad,sG=Bads,p=Bäder,pD=Bädern]
      Band[s=Band,sG=Bands,p=Bänder,pD=Bändern] Bild[s=Bild,sG=Bilds,p=Bilder,pD=Bildern]
      Blatt[s=Blatt,sG=Blatts,p=Blätter,pD=Blättern] Brett[s=Brett,sG=Bretts,p=Bretter,pD=Brettern]
      Buch[s=Buch,sG=Buchs,p=Bücher,pD=Büchern] Dach[s=Dach,sG=Dachs,p=Dächer,pD=Dächern]
      Datum[s=Datum,sG=Datums,p=Daten,pD=Daten] Dorf[s=Dorf,sG=Dorfs,p=Dörfer,pD=Dörfern]
      Ei[s=Ei,sG=Eis,p=Eier,pD=Eiern] Fach[s=Fach,sG=Fachs,p=Fächer,pD=Fächern]
      Fass[s=Fass,sG=Fasses,p=Fässer,pD=Fässern] Feld[s=Feld,sG=Felds,p=Felder,pD=Feldern]
      Gebiet[s=Gebiet,sG=Gebiets,p=Gebiete,pD=Gebieten] Geld[s=Geld,sG=Gelds,p=Gelder,pD=Geldern]
      Gehalt[s=Gehalt,sG=Gehalts,p=Gehälter,pD=Gehältern] Gesicht[s=Gesicht,sG=Gesichts,p=Gesichter,pD=Gesichtern]
      Gerät[s=Gerät,sG=Geräts,p=Geräte,pD=Geräten] Glas[s=Glas,sG=Glases,p=Gläser,pD=Gläsern]
      Glied[s=Glied,sG=Glieds,p=Glieder,pD=Gliedern] Grab[s=Grab,sG=Grabs,p=Gräber,pD=Gräbern]
      Gras[s=Gras,sG=Grases,p=Gräser,pD=Gräsern] Gut[s=Gut,sG=Guts,p=Güter,pD=Gütern]
      Haus[s=Haus,sG=Hauses,p=Häuser,pD=Häusern] Herz[s=Herz,sG=Herzes,p=Herzen,pD=Herzen]
      Holz[s=Holz,sG=Holzes,p=Hölzer,pD=Hölzern] Horn[s=Horn,sG=Horns,p=Hörner,pD=Hörnern]
      Huhn[s=Huhn,sG=Huhns,p=Hühner,pD=Hühnern] Kalb[s=Kalb,sG=Kalbs,p=Kälber,pD=Kälbern]
      Kind[s=Kind,sG=Kinds,p=Kinder,pD=Kindern] Kleid[s=Kleid,sG=Kleids,p=Kleider,pD=Kleidern]
      Kraut[s=Kraut,sG=Krauts,p=Kräuter,pD=Kräutern] Lamm[s=Lamm,sG=Lamms,p=Lämmer,pD=Lämmern]
      Land[s=Land,sG=Lands,p=Länder,pD=Ländern] Lied[s=Lied,sG=Lieds,p=Lieder,pD=Liedern]
      Licht[s=Licht,sG=Lichts,p=Lichter,pD=Lichtern] Loch[s=Loch,sG=Lochs,p=Löcher,pD=Löchern]
      Mal[s=Mal,sG=Mals,p=Male,pD=Malen] Maß[s=Maß,sG=Maßes,p=Maße,pD=Maßen]
      Medium[s=Medium,sG=Mediums,p=Medien,pD=Medien] Museum[s=Museum,sG=Museums,p=Museen,pD=Museen]
      Mitglied[s=Mitglied,sG=Mitglieds,p=Mitglieder,pD=Mitgliedern] Nest[s=Nest,sG=Nests,p=Nester,pD=Nestern]
      Netz[s=Netz,sG=Netzes,p=Netze,pD=Netzen] Pfand[s=Pfand,sG=Pfands,p=Pfänder,pD=Pfändern]
      Rad[s=Rad,sG=Rads,p=Räder,pD=Rädern] Recht[s=Recht,sG=Rechts,p=Rechte,pD=Rechten]
      Rind[s=Rind,sG=Rinds,p=Rinder,pD=Rindern] Schild[s=Schild,sG=Schilds,p=Schilder,pD=Schildern]
      Schloss[s=Schloss,sG=Schlosses,p=Schlösser,pD=Schlössern] Schwert[s=Schwert,sG=Schwerts,p=Schwerter,pD=Schwertern]
      Studium[s=Studium,sG=Studiums,p=Studien,pD=Studien] Tal[s=Tal,sG=Tals,p=Täler,pD=Tälern]
      Thema[s=Thema,sG=Themas,p=Themen,pD=Themen] Tuch[s=Tuch,sG=Tuchs,p=Tücher,pD=Tüchern]
      Volk[s=Volk,sG=Volks,p=Völker,pD=Völkern] Wort[s=Wort,sG=Worts,p=Wörter,pD=Wörtern]
      Zentrum[s=Zentrum,sG=Zentrums,p=Zentren,pD=Zentren] Kriterium[s=Kriterium,sG=Kriteriums,p=Kriterien,pD=Kriterien]
      Konto[s=Konto,sG=Kontos,p=Konten,pD=Konten] Visum[s=Visum,sG=Visums,p=Visa,pD=Visan]
      Risiko[s=Risiko,sG=Risikos,p=Risiken,pD=Risiken] Universum[s=Universum,sG=Universums,p=Universen,pD=Universen]
      Auge[s=Auge,sG=Auges,p=Augen,pD=Augen] Ohr[s=Ohr,sG=Ohrs,p=Ohren,pD=Ohren]
      Bett[s=Bett,sG=Betts,p=Betten,pD=Betten] Hemd[s=Hemd,sG=Hemds,p=Hemden,pD=Hemden]
      Ende[s=Ende,sG=Endes,p=Enden,pD=Enden] Interesse[s=Interesse,sG=Interesses,p=Interessen,pD=Interessen]
      Insekt[s=Insekt,sG=Insekts,p=Insekten,pD=Insekten] Statement[s=Statement,sG=Statements,p=Statements,pD=Statements]
      Prinzip[s=Prinzip,sG=Prinzips,p=Prinzipien,pD=Prinzipien]
      Praktikum[s=Praktikum,sG=Praktikums,p=Praktika,pD=Praktikan] Format[s=Format,sG=Formats,p=Formate,pD=Formaten]
      Material[s=Material,sG=Materials,p=Materialien,pD=Materialien] Schema[s=Schema,sG=Schemas,p=Schemas,pD=Schemas]
      Komma[s=Komma,sG=Kommas,p=Kommas,pD=Kommas] Wasser[s=Wasser,sG=Wassers,p=Wasser,pD=Wassern]
    noun n: Abo/s Angebot Argument Attribut[p=Attribute,pD=Attributen] Archiv Auto/s Baby Backup/s Badge/s Bein
      Benutzerkonto[p=Benutzerkonten] Beispiel Bier Bit/s Boot Brot Budget/s Byte/s Büro Café/s Center Chaos Dessert/s
      Detail/s Diagramm Ding Display/s Dokument Drama[p=Dramen] Duplikat Ereignis Ergebnis Essen Event/s Exemplar
      Experiment Fahrrad[p=Fahrräder,pD=Fahrrädern] Fahrzeug Fenster Fest Feuer Foto Flugzeug Formular Forum[p=Foren]
      Fragment Frühstück Gebäude Gefühl Gemüse Genre/s Geräusch Geschenk Geschlecht/er Geschäft Gesetz Gespräch Getränk
      Gewicht Gitter Gold Gramm Handy Heft Hindernis Hobby Hotel/s Icon/s Inserat Instrument Internet Intervall
      Interview/s Jahr Jahrhundert Kabel Kapitel Kästchen Kilo Kilogramm Kino Kissen Knie Konzept Konzert Kostüm Kreuz
      Label/s Labor Layout/s Leben Leder Lehrbuch[p=Lehrbücher,pD=Lehrbüchern] Lesezeichen Limit/s Logo Mädchen Magazin
      Makro Medikament Meer Menü/s Merkmal Messer Metall Meeting/s Mikrofon Minimum[p=Minima] Maximum[p=Maxima] Mittel
      Modell Modul Möbel Modem/s Motiv Motorrad[p=Motorräder,pD=Motorrädern] Muster Netzwerk Notebook/s Objekt Obst Öl
      Paar Paket Panorama Papier Paradies Passwort[p=Passwörter,pD=Passwörtern] Pferd Pfund Pixel Plakat Plugin/s Podest
      Poster Postfach[p=Postfächer,pD=Postfächern] Porträt/s Problem Produkt Profil Programm Projekt Protokoll Prozent
      Publikum Quartal Quiz Radio Raster Rätsel Regal Register Rezept Restaurant/s Resultat
      Ritual[p=Rituale,pD=Ritualen] Salz Schach Schiff Schreiben Schwein Segment Semester Seminar Sieb Signal Skript/s
      Sofa Spiel Spielzeug Sparschwein Stadion[p=Stadien] Steuerelement Stockwerk Stück Studio Symbol System Tablet/s
      Tagebuch[p=Tagebücher,pD=Tagebüchern] Talent Tattoo/s Taxi Team/s Telefon Tempo Textfeld/er Theater Ticket/s Tier
      Tool/s Tor Training/s Treffen Tutorial/s Ufer Unternehmen Update/s Urteil Verb/en Verfahren Verhältnis Vermögen
      Verzeichnis Video Volumen Vorhaben Werk Werkzeug Wetter Widget/s Wissen Wochenende Wunder
      Wörterbuch[p=Wörterbücher,pD=Wörterbüchern] WLAN/s Zeichen Zertifikat Zeugnis Ziel Zimmer Zitat Zubehör Zuhause
      Kontrollkästchen Betriebssystem Deckblatt[p=Deckblätter,pD=Deckblättern] Abzeichen Emoji Element Ladegerät
      Smartphone/s GIF/s PDF/s Meme/s Croissant/s Sandwich[p=Sandwiches] Album[sG=Albums,p=Alben] Kuvert/s Segel
      Rechteck Quadrat Dreieck

    noun/person: Nutzer Benutzer Anwender Leser Spieler Fahrer Lehrer Schüler Verkäufer Käufer Sänger Besucher
      Mitarbeiter Entwickler Teilnehmer Empfänger Absender Bürger Übersetzer Künstler Sieger Gewinner Helfer
      Fotograf/weak Maler Mieter Vermieter Trainer Designer Manager Händler Bäcker Freund Moderator Administrator Autor
      Redaktor Professor Direktor Organisator Kollege Kunde Experte Biologe
      Nachbar[ms=Nachbar,msADG=Nachbarn,fs=Nachbarin,mp=Nachbarn,fp=Nachbarinnen] Partner Abonnent/weak Student/weak
      Patient/weak Assistent/weak Präsident/weak Polizist/weak Journalist/weak Interessent/weak Konsument/weak
      Tourist/weak Athlet/weak Pilot/weak Musiker Arzt[ms=Arzt,msG=Arztes,fs=Ärztin,mp=Ärzte,mpD=Ärzten,fp=Ärztinnen]
      Koch[ms=Koch,msG=Kochs,fs=Köchin,mp=Köche,mpD=Köchen,fp=Köchinnen]
      Anwalt[ms=Anwalt,msG=Anwalts,fs=Anwältin,mp=Anwälte,mpD=Anwälten,fp=Anwältinnen]
      Chef[ms=Chef,msG=Chefs,fs=Chefin,mp=Chefs,fp=Chefinnen] Zuschauer Zuhörer Follower Inhaber Eigentümer Besitzer
      Bewohner
    noun m: Gast[s=Gast,sG=Gastes,p=Gäste,pD=Gästen] Mensch[sADG=Menschen,p=Menschen] Herr[sADG=Herrn,p=Herren]

    # Adjectives and participles

    adjective: abgelaufen abgeschlossen aktiv aktuell allgemein alt angemeldet anonym archiviert arm ausgewählt
      automatisch bekannt beliebt bereit besetzt besonder bestätigt betroffen bezahlt blau blockiert braun breit
      brandneu bunt defekt deutsch dick digital direkt doppelt dringend dünn dunkel/el durchschnittlich edel/el eigen
      einfach eingeladen einmalig einzeln einzig eindeutig elektronisch empfohlen endgültig eng englisch entfernt
      entsperrt erfahren erfolgreich erforderlich erledigt ernst erreichbar erst ewig exakt extern falsch fällig fehlend
      fehlerhaft fertig fest fett fleißig flexibel/el flüssig folgend französisch frei fremd freundlich frisch froh früh
      führend ganz geheim geändert gebraucht geeignet gefährlich gefunden gefiltert gekauft gelb geladen gelesen
      gelöscht gemeinsam gemerkt genau geöffnet geplant gerade gering gesamt gesendet geschlossen geschützt gespeichert
      gesperrt gesund geteilt getrennt gewünscht gewählt gleich glücklich golden grau groß grün gültig günstig gut halb
      hart hässlich häufig heiß hell herzlich heutig hoch/hoch höflich hübsch importiert inaktiv individuell installiert
      intelligent interessant intern international jährlich jung kalt kaputt klar klein klug komplett kompliziert
      kostenlos kräftig krank kreativ kurz lang langsam laufend laut lecker leer leicht leise letzt lieb lokal lustig
      manuell markiert maximal mehrfach minimal mittler mobil modern möglich monatlich müde nächst nass negativ nett neu
      neutral niedrig normal notwendig nützlich öffentlich offen offiziell optional ordentlich original passend
      persönlich perfekt positiv praktisch privat professionell pünktlich regelmäßig registriert reich reif rein
      reserviert richtig riesig rot rund sauber/er sauer/er schlau schlecht schlank schmal schmutzig schnell schön
      schwach schwarz schwer selten sicher sichtbar silbern sozial spät speziell stabil stark still stolz streng süß
      synchronisiert täglich technisch temporär teuer/er tief toll tot total traurig treu trocken typisch übersetzt
      überfällig üblich unbekannt ungelesen ungültig unsichtbar unvollständig unbenannt ursprünglich verbunden verfügbar
      vergangen vergessen verloren verpasst verschieden verschlüsselt versteckt verwandt vegan vegetarisch virtuell voll
      vollständig vorhanden vorherig vorläufig wahr warm weich weiß weit weiter wert wertvoll wichtig wild willkommen
      wirklich wöchentlich zufällig zufrieden zusätzlich zuständig zweit

    """#
}
