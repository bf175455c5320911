// Made of it.lexicon by LexiconsTests with UPDATE_GOLDENS=1; change that file instead.
enum ItalianLexicon {
  static let text = #"""
    lexicon 1
    # Italian: as Spanish, with forms before a vowel and before clusters: l'utente, lo studente, gli amici.
    language it
    head first
    elision yes

    # Patterns

    paradigm noun: s= p=
    paradigm noun m: s=o p=i
    paradigm noun: s=e p=i
    paradigm noun f: s=a p=e
    paradigm noun m: s=a p=i
    paradigm noun m: s=io p=i
    paradigm noun f: s=ca p=che
    paradigm noun f: s=ga p=ghe
    paradigm noun f: s=cia p=cie
    paradigm noun f: s=ccia p=cce
    paradigm noun f: s=scia p=sce
    paradigm noun f: s=ncia p=nce
    paradigm noun f: s=gia p=gie
    paradigm noun f: s=ggia p=gge
    paradigm noun m: s=co p=chi
    paradigm noun m: s=go p=ghi
    paradigm noun m: s=logo p=loghi
    # The same with a soft consonant: amico, amici
    paradigm noun/ci: s=co p=ci
    paradigm noun/gi: s=go p=gi
    paradigm noun/ii: s=io p=ii
    # Endings that tell a noun and its gender
    paradigm noun f open: s=zione p=zioni
    paradigm noun f open: s=sione p=sioni
    paradigm noun f open: s=ità p=ità
    paradigm noun m open: s=mento p=menti
    paradigm noun m open: s=aggio p=aggi

    paradigm noun/person: ms=o fs=a mp=i fp=e
    paradigm noun/person: ms=e fs=a mp=i fp=e
    paradigm noun/person: ms=tore fs=trice mp=tori fp=trici
    paradigm noun/person: ms=co fs=ca mp=ci fp=che
    paradigm noun/person: ms=go fs=ga mp=ghi fp=ghe
    paradigm noun/person: ms=io fs=ia mp=i fp=ie
    paradigm noun/common: s=e p=i
    paradigm noun/ista: s=a mp=i fp=e

    paradigm adjective: s= p=
    paradigm adjective: ms=o fs=a mp=i fp=e
    paradigm adjective: s=e p=i
    paradigm adjective: s=ista mp=isti fp=iste
    paradigm adjective: ms=co fs=ca mp=ci fp=che
    paradigm adjective: ms=go fs=ga mp=ghi fp=ghe
    paradigm adjective: ms=io fs=ia mp=i fp=ie
    paradigm adjective/chi: ms=co fs=ca mp=chi fp=che
    paradigm adjective open: ms=ato fs=ata mp=ati fp=ate
    paradigm adjective open: ms=uto fs=uta mp=uti fp=ute
    paradigm adjective open: ms=ito fs=ita mp=iti fp=ite
    paradigm adjective open: ms=oso fs=osa mp=osi fp=ose
    paradigm adjective open: ms=ivo fs=iva mp=ivi fp=ive

    sound V: a e i o u à è é ì ò ù h
    sound Z: z sb sc sd sf sg sk sl sm sn sp sq sr st sv gn ps pn x y
    sound -: s io iu ie

    # Determiners, numerals, pronouns, verbs

    determiner: il[ms=il,fs=la,mp=i,fp=le,msV=l',fsV=l',msZ=lo,mpV=gli,mpZ=gli] un[ms=un,fs=una,msZ=uno,fsV=un']
      del[ms=del,fs=della,mp=dei,fp=delle,msV=dell',fsV=dell',msZ=dello,mpV=degli,mpZ=degli]
      al[ms=al,fs=alla,mp=ai,fp=alle,msV=all',fsV=all',msZ=allo,mpV=agli,mpZ=agli]
      dal[ms=dal,fs=dalla,mp=dai,fp=dalle,msV=dall',fsV=dall',msZ=dallo,mpV=dagli,mpZ=dagli]
      nel[ms=nel,fs=nella,mp=nei,fp=nelle,msV=nell',fsV=nell',msZ=nello,mpV=negli,mpZ=negli]
      sul[ms=sul,fs=sulla,mp=sui,fp=sulle,msV=sull',fsV=sull',msZ=sullo,mpV=sugli,mpZ=sugli]
      questo[ms=questo,fs=questa,mp=questi,fp=queste,sV=quest']
      quel[ms=quel,fs=quella,mp=quei,fp=quelle,msV=quell',fsV=quell',msZ=quello,mpV=quegli,mpZ=quegli]
      nessun[ms=nessun,fs=nessuna,msZ=nessuno,fsV=nessun'] ogni qualche mio[ms=mio,fs=mia,mp=miei,fp=mie]
      tuo[ms=tuo,fs=tua,mp=tuoi,fp=tue] suo[ms=suo,fs=sua,mp=suoi,fp=sue]
      nostro[ms=nostro,fs=nostra,mp=nostri,fp=nostre] vostro[ms=vostro,fs=vostra,mp=vostri,fp=vostre] loro
      altro[ms=altro,fs=altra,mp=altri,fp=altre] tutto[ms=tutto,fs=tutta,mp=tutti,fp=tutte]
      molto[ms=molto,fs=molta,mp=molti,fp=molte] poco[ms=poco,fs=poca,mp=pochi,fp=poche]
      quanto[ms=quanto,fs=quanta,mp=quanti,fp=quante] tanto[ms=tanto,fs=tanta,mp=tanti,fp=tante]
      troppo[ms=troppo,fs=troppa,mp=troppi,fp=troppe]
    numeral p: due tre quattro cinque sei sette otto nove dieci undici dodici venti cento mille zero

    pronoun: lui[msN=lui,fsN=lei] egli[msN=egli,fsN=ella] lo[msA=lo,fsA=la] gli[msD=gli,fsD=le]
    pronoun: io tu noi voi essi me te ci vi mi ti si ne chi che

    verb: è[s=è,p=sono] era[s=era,p=erano] sarà[s=sarà,p=saranno] ha[s=ha,p=hanno] aveva[s=aveva,p=avevano]
      può[s=può,p=possono] deve[s=deve,p=devono] manca[s=manca,p=mancano] resta[s=resta,p=restano]
      rimane[s=rimane,p=rimangono] contiene[s=contiene,p=contengono] esiste[s=esiste,p=esistono]
      scade[s=scade,p=scadono] sembra[s=sembra,p=sembrano] richiede[s=richiede,p=richiedono] costa[s=costa,p=costano]
      sia[s=sia,p=siano] corrisponde[s=corrisponde,p=corrispondono] segue[s=segue,p=seguono] fa[s=fa,p=fanno]
    verb: sei siete siamo hai abbiamo avete c'è

    adposition: a ad con contro da di d' dopo durante entro fino fra in per presso prima senza sopra sotto su tra
      tramite verso
    conjunction: e ed o oppure ma né che se come quando
    adverb: adesso ancora anche bene così già ieri male mai meno non oggi ora più poi presto qui quasi sempre solo
      spesso subito tanto ormai molto

    # Nouns

    noun m: abbonamento accesso accessorio account acquisto aereo aeroporto affare aggiornamento aiuto album albero
      alfabeto alimento allarme allegato allenamento amore angolo anello anniversario anno annuncio antivirus
      appartamento appello appuntamento archivio argomento articolo ascensore aspetto assegno atto audio[p=audio]
      aumento autobus autunno avviso avvio bacio bagaglio bagno balcone ballo banco bar baule bene[p=beni] beneficio
      biglietto bilancio binario biscotto blocco blog bonifico bordo borgo bosco bottone braccio[p=braccia] brano
      browser buco budget bug buono caffè calcio calcolo calendario calore calzino cambio camion campionato campo canale
      canestro canto cappello cappotto capitolo capo carattere caricamento carrello carico cartellino cartello cartone
      casco caso cassetto castello catalogo cavallo cavo centimetro centro cerchio certificato cervello cestino chilo
      chilogrammo chilometro chiodo ciclo cielo cinema[p=cinema] cioccolato circolo circuito clic clima clip codice
      collaudo collegamento collo colloquio colore colpo coltello comando commento commercio compito compleanno
      componente comportamento computer concerto concetto concorso confine conflitto consenso consiglio contatto
      conteggio contenitore contenuto contesto conto contratto contributo controllo coperchio coro corpo corriere corso
      cortile cosmetico/ci costo cotone credito cuore cucchiaio cursore cuscino danno dato database[p=database] debito
      decennio dente deposito desiderio dettaglio diagramma dialogo diamante dicembre dipartimento diritto disco
      discorso disegno display dispositivo dito[p=dita] dizionario documento dollaro dolore dominio dono download dubbio
      duplicato edificio effetto elemento elenco emoji episodio errore esame esempio esercizio esito esperimento evento
      euro[p=euro] fallimento fattore favore fax fenomeno ferro festival file[p=file] film filtro finale finestrino
      fiocco fiore fiume foglio fondo formaggio formato forno foro forum fornitore frammento frigorifero frutto fulmine
      funerale fuoco fuso futuro gelato genere gesto ghiaccio giardino ginocchio giorno giornale giro gioco giocattolo
      giudizio globo gol grado grafico/ci grammo gruppo guadagno guanto gusto hotel identificatore identificativo
      impegno impiego imprevisto incarico incendio incidente incontro indice indirizzo ingrediente ingresso inizio
      insetto insieme intervallo intervento inverno invio invito istante istituto lago lampo lancio lato latte lavoro
      legame leggio legno letto libro limite limone linguaggio link listino litro livello locale log logo luogo maglione
      mal mare margine marchio martedì materiale matrimonio mattino mazzo medicinale mercato mercoledì mese messaggio
      metallo metodo metro mezzo mezzogiorno miele miglio[p=miglia] miglioramento minuto mirino mito mobile modello modo
      modulo momento mondo monitor monte monumento motivo motore movimento mouse[p=mouse] municipio muro[p=muri] muscolo
      museo naso nastro negozio nodo nome notiziario numero oceano occhio oggetto olio ombrello orario ordine
      ordinamento orecchio orologio oro orto ospedale ostacolo paese pacchetto pacco pagamento pane panino pannello
      pantalone paragrafo parametro parcheggio parco parere passaggio passaporto passo pasto peccato pericolo periodo
      permesso perno personaggio peso pesce pezzo piacere piano piatto piede pixel plugin podcast poema pollo pomeriggio
      pomodoro ponte popolo porto posto potere pranzo prato prefisso premio prestito prezzo problema procedimento
      processo prodotto profilo progetto programma promemoria[p=promemoria] prossimo protocollo provvedimento pubblico
      pulsante punteggio punto quaderno quadro quartiere quiz raccolto raccoglitore ragno ramo rapporto record recupero
      regalo registro registratore regolamento regno reso requisito respiro resto ricavo ricordo riferimento rifiuto
      riepilogo rilascio rimborso rischio riscaldamento riposo ristorante risultato ritardo ritmo ritorno robot romanzo
      router rumore ruolo sabato sacco saldo salto sangue sapone sconto scopo schema schermo screenshot secolo secondo
      segmento segnale segnalibro segno segreto semaforo semestre sensore sentimento servizio server settore sfondo
      sforzo sguardo sigillo silenzio simbolo sistema sito smartphone[p=smartphone] soggetto sogno soldo sole sondaggio
      sonno sorriso spazio specchio spettacolo spostamento sport stadio stato stile stipendio stivale stock strumento
      studio succo successo suggerimento suono supporto sviluppo tablet taglio tappeto tasso tasto tavolo taxi teatro
      telecomando telefono televisore tema tempo termine[p=termini] terreno territorio tesoro test testo tetto timbro
      tipo titolo tocco torneo totale traffico/ci tragitto trasferimento trasporto trattamento treno triangolo trofeo
      trucco tutorial ufficio universo uomo[p=uomini] uovo[p=uova] uso valore vantaggio vaso veicolo vento venerdì
      ventilatore verbo vestito viaggio vialetto video[p=video] villaggio vino virus viso vocabolario volo volto volume
      voto widget zaino zero zucchero
    noun m: lunedì giovedì
    noun f: abilità abitudine acqua adesione agenda alba alimentazione altezza analisi anima annata ansia antenna app
      applicazione arancia area aria arma[p=armi] arte assenza assistenza associazione attenzione attività attrezzatura
      aula auto automobile autorizzazione avventura azienda azione banana banca banda bandiera barba barca barra base
      batteria bellezza bevanda bibita biblioteca bici bicicletta birra bocca bolletta bomba borsa bottiglia bottega
      busta cabina calcolatrice calza camera camicia campagna campana cancellazione candela candidatura canzone capacità
      caramella caratteristica carica carne carota carriera carta cartella cartolina casa casella caserma cassa
      categoria causa cella cena cerimonia chat chiamata chiave chiesa chitarra cifra ciotola circostanza città classe
      classifica coda colazione collana collezione collina colonna colpa combinazione commissione comparsa compagnia
      competenza comunicazione comunità concessione condizione conferenza conferma configurazione connessione conoscenza
      consegna conseguenza consultazione console convalida conversazione conversione coperta copertina copertura copia
      coppia corda cornice corona correzione corrispondenza corsa cosa coscienza costa creazione crema crescita crisi
      cronologia croce cucina cuffia cultura cura curva data decisione densità descrizione destinazione destra
      diapositiva dichiarazione dieta differenza difficoltà dimensione direzione disciplina discussione disponibilità
      distanza distribuzione ditta doccia documentazione domanda domenica donazione durata economia edizione educazione
      eccezione emergenza emozione energia entità entrata epoca erba esecuzione esigenza esperienza esportazione
      espressione estate estensione estrazione età etichetta fabbrica faccia fame famiglia fantasia farina farmacia
      fascia fase fattura fatica favola febbre fede felicità ferita fermata festa fetta figura fila finestra firma
      foglia folla fondazione fonte forbice forchetta foresta forma formula fortuna forza foto fotocamera fotografia
      fragola frase freccia frequenza frontiera frutta funzione funzionalità galleria gamba gara garanzia gelateria
      gente gioia gioventù giornata giustizia goccia gola gomma gonna grammatica grandezza griglia guerra guida icona
      idea identità immagine[p=immagini] impostazione impresa impressione impronta indagine indicazione industria
      informazione iniziativa inserzione insalata installazione integrazione intenzione interfaccia interruzione
      intervista introduzione iscrizione isola istanza istituzione istruzione lampada lana larghezza lattina lavatrice
      legge lettera lettura lezione libertà libreria licenza limonata linea lingua lista lite luce luna lunghezza
      macchia macchina maggioranza maglia maglietta malattia mancanza mancia maniera mano[p=mani] mappa marca marcia
      marea maschera massa materia matita mattina media medaglia medicina mela memoria mensola mente menzione merce
      mescolanza meta metà mezzanotte misura moda modalità modifica moglie[p=mogli] moneta montagna mossa mostra moto
      motocicletta multa musica natura nave navigazione nazione nebbia necessità neve norma nota notifica notizia notte
      novità nuvola occasione offerta ombra onda opera operazione opinione opportunità opzione ora orchestra orecchia
      organizzazione origine padella pagina paga palla palestra parentesi parete parola parte partenza partita password
      pasta patata patente paura pausa pazienza pelle pena penna percentuale perdita persona pesca piazza pianta pianura
      piattaforma pietra pila pioggia piscina pista pizza plastica poesia politica polizia poltrona polvere pompa
      popolazione porta porzione posa posizione possibilità posta pratica precauzione preferenza preghiera prenotazione
      preoccupazione presa presenza presentazione pressione priorità privacy procedura produzione professione profondità
      prognosi proposta proprietà prospettiva protezione prova provincia pubblicazione pubblicità pulizia qualità
      quantità quercia quota raccolta radice radio ragione rana rata reazione recensione regione registrazione regola
      relazione rete ricarica ricerca ricetta ricevuta richiesta riga rima risata riserva risoluzione risorsa risposta
      restrizione riunione rivista roba rosa rotta ruota sabbia sala salita salsa salute scadenza scala scansione scarpa
      scatola scelta scena scheda schermata schiena sciarpa scienza scoperta scorciatoia scorta scrittura scrivania
      scuola scusa sedia sede segnalazione selezione sensazione sentenza sequenza sera serata serie[p=serie] serratura
      sessione settimana sezione sfida sfera sicurezza sigaretta sillaba sincronizzazione sinistra situazione società
      soddisfazione soluzione somma sorpresa sosta sostanza spalla spesa spiaggia spiegazione spina spugna squadra
      stagione stampa stampante stanza statistica statua stazione stella storia strada strategia striscia struttura
      suoneria superficie svista tabella tappa targa tariffa tasca tassa tastiera tavola tavoletta tazza tecnica
      tecnologia tela telecamera telefonata televisione temperatura tempesta tenda tendenza terra terrazza tesi testa
      timidezza tipologia torcia torre torta traccia traduzione transazione trasmissione trasferta trattativa tribù
      tristezza ubicazione umidità unità università uscita utenza vacanza valigia valuta valutazione vasca velocità
      vendita verdura verifica verità versione vetrina via vigna virgola virtù visione visita vista vita vite vittoria
      voce voglia volpe volta zona

    noun/person: amico impiegato alunno cugino figlio gatto maestro ragazzo sindaco bambino nonno
      zio[ms=zio,fs=zia,mp=zii,fp=zie] cuoco[ms=cuoco,fs=cuoca,mp=cuochi,fp=cuoche] avvocato architetto segretario
      proprietario destinatario volontario autore[ms=autore,fs=autrice,mp=autori,fp=autrici] attore lettore scrittore
      giocatore[ms=giocatore,fs=giocatrice,mp=giocatori,fp=giocatrici] direttore creatore editore organizzatore
      amministratore spettatore traduttore venditore acquirente[s=acquirente,p=acquirenti] cameriere infermiere
      sviluppatore collaboratore moderatore programmatore lavoratore vincitore
      professore[ms=professore,fs=professoressa,mp=professori,fp=professoresse]
      dottore[ms=dottore,fs=dottoressa,mp=dottori,fp=dottoresse]
      studente[ms=studente,fs=studentessa,mp=studenti,fp=studentesse]
      campione[ms=campione,fs=campionessa,mp=campioni,fp=campionesse] signore invitato iscritto abbonato
      membro[s=membro,p=membri] medico[s=medico,p=medici] ingegnere[s=ingegnere,p=ingegneri] socio
    noun/common: utente cliente assistente cantante insegnante mittente partecipante presidente rappresentante parente
      agente gerente
    noun/ista: artista giornalista turista regista autista barista dentista collega[s=collega,mp=colleghi,fp=colleghe]
    noun m: padre re[p=re] marito
    noun f: donna madre sorella figlia

    # Adjectives and participles

    adjective: aggiornato aggiunto adatto agitato alto allegato allegro amaro amato ampio annuale annullato antico/chi
      anteriore aperto applicato approvato archiviato arrivato assente assegnato atteso attivo attivato attuale
      automatico autorizzato avanzato azzurro basso bello[ms=bello,fs=bella,mp=belli,fp=belle]
      bel[ms=bel,fs=bella,mp=bei,fp=belle,msV=bell',msZ=bello,mpV=begli,mpZ=begli] benvenuto bianco/chi biondo bloccato
      blu[=blu] breve brillante brutto buon[ms=buon,fs=buona,mp=buoni,fp=buone,msZ=buono] buono caduto caldo calmo
      cancellato caricato carino caro celeste celebre centrale certo chiaro chiuso cieco/chi classico collegato comodo
      compatibile complesso completato completo complicato compreso comune comunale concluso condiviso confermato
      connesso contento continuo convalidato copiato corrente corretto corto costoso creato critico crudo cucinato
      curioso danneggiato debole dedicato delizioso desiderato destro diffuso digitale diretto difettoso differente
      difficile disabile disattivato disconnesso disponibile distinto diverso divertente dolce domestico doppio
      duplicato duro eccellente economico elegante elettronico eliminato emozionato enorme
      entusiasta[s=entusiasta,mp=entusiasti,fp=entusiaste] errato esatto esaurito esclusivo escluso eseguito esistente
      esperto esportato esterno estero estremo facile falso famoso fantastico fatto favorito fedele felice femminile
      fermo finale finito fisico fisso flessibile forte fortunato frequente fragile freddo fresco/chi futuro gentile
      genuino giallo giovane giusto globale grande grasso gratis[=gratis] gratuito grave grazioso grigio grosso guasto
      identico idoneo illimitato immediato importante importato impossibile impostato inattivo incluso incompleto
      incorretto individuale inferiore ingombrante iniziale inizializzato inserito installato intelligente intenso
      interessante interessato interno intero inutile invalido inviato invisibile invitato isolato iscritto largo
      lasciato legato leggero lento letto libero limitato limpido liquido liscio locale logico lontano luminoso lungo
      magro malato mancante manuale marrone massimo maschile medio mensile migliore minimo minore maggiore moderno
      modificato modesto molle moltiplicato morbido morto mosso musicale nascosto nato nativo naturale nazionale
      necessario negativo nero nervoso netto neutro normale nostrano noto notevole nudo numeroso nuovo obbligatorio
      occupato offerto offeso omesso opportuno opzionale ordinato organizzato orgoglioso originale orizzontale oscuro
      ottimo pagato pallido parziale particolare passato peggiore pericoloso permanente permesso perduto perso personale
      personalizzato pesante piatto piccante piccolo pieno pigro piovoso pieghevole popolare positivo possibile
      posteriore povero potente pratico precedente preciso predefinito preferito prenotato preoccupato preparato
      presente prezioso previsto primario primo principale privato profondo programmato prolungato pronto proprio
      prossimo protetto provato pubblicato pubblico puro quadrato quotidiano rapido raro reale realizzato recente
      registrato regolare religioso remoto responsabile restante ricco/chi richiesto ricevuto rimanente rimborsato
      rimosso rinnovato ripetuto riparato riservato risolto riuscito rosa[=rosa] rosso rotondo rotto salato salvato sano
      sbagliato scaduto scaricato scelto sconosciuto scontato scorso scritto scuro secco/chi secondario secondo segreto
      selezionato semplice sensibile separato sereno serio settimanale sicuro silenzioso simile sincero singolo sinistro
      sincronizzato sociale soddisfatto solido solito sospeso sordo sostituito sottile spaventato speciale specifico
      spento spesso spiritoso spostato sporco/chi sportivo stabile stampato stanco/chi standard[=standard] stesso
      storico straniero strano stretto studiato stupendo stupido succeduto successivo superiore tardo tecnico temporaneo
      terminato tiepido timido totale tradizionale tradotto tranquillo trasferito triste trovato ultimo umano umido
      unico unito universale urgente usato utile utilizzato vaccinato valido vario vecchio venduto vegano vegetariano
      veloce verde verificato vero verticale vicino vietato vincente viola[=viola] violento virtuale visibile visitato
      visto vivace vivo vuoto italiano francese inglese tedesco/chi spagnolo portoghese giapponese cinese americano
      europeo

    """#
}
