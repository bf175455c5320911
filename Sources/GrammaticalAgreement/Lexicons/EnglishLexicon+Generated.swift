// Made of en.lexicon by LexiconsTests with UPDATE_GOLDENS=1; change that file instead.
enum EnglishLexicon {
  static let text = #"""
    lexicon 1
    # English: nouns have a plural, the last noun of several is the head, and persons can be "they".
    language en
    head last
    neutral yes

    # Patterns

    paradigm noun open: s= p=s
    # An unknown word in -s is a plural already
    paradigm noun open: p=s
    paradigm noun open: s=ss p=sses
    paradigm noun open: s=us p=uses
    paradigm noun: s=s p=ses
    paradigm noun open: s=x p=xes
    paradigm noun open: s=ch p=ches
    paradigm noun open: s=sh p=shes
    paradigm noun open: s=zz p=zzes
    paradigm noun open: s=tz p=tzes
    paradigm noun open with b c d f g h j k l m n p r s t v w x z: s=*y p=*ies
    paradigm noun open: s=quy p=quies
    paradigm noun open: s=sis p=ses
    paradigm noun open: s=man p=men
    # Nouns like "shelf" and "knife", which no ending tells from "roof"
    paradigm noun/f: s=f p=ves
    paradigm noun/f: s=fe p=ves
    paradigm noun/o: s=o p=oes

    # Words with these endings are hardly ever nouns, unless they are listed.
    paradigm adjective open: =ed
    paradigm adjective open: =ing
    paradigm adjective open: =ly
    paradigm adjective open: =able
    paradigm adjective open: =ible
    paradigm adjective open: =ful
    paradigm adjective open: =less
    paradigm adjective open: =ous

    # How words begin

    sound V: a e i o u hour hono heir
    sound -: uni use usa usu uti ubi eu ew one once ura uri uro
    sound V: unid unim unin unint unan un8 urg urn
    sound V words: f l m n r s x fm mp3 ml nfc rss sms sql ssd svg html http https lcd led hdmi
    sound - words: url urls ui usb

    # Determiners, numerals, pronouns, verbs

    determiner: a[s=a,sV=an] this[s=this,p=these] that[s=that,p=those] the my your our its no any some all each every
      another other both several many few
    numeral s: one
    numeral p: two three four five six seven eight nine ten eleven twelve twenty hundred thousand million zero dozen

    pronoun: they[mN=he,fN=she,nN=they] them[mA=him,fA=her,nA=them] their[md=his,fd=her,nd=their]
      theirs[mi=his,fi=hers,ni=theirs] themself[mr=himself,fr=herself,nr=themself,nr=themselves]
      they're[mN=he's,fN=she's,nN=they're] they've[mN=he's,fN=she's,nN=they've] they'll[mN=he'll,fN=she'll,nN=they'll]
      they'd[mN=he'd,fN=she'd,nN=they'd]
    pronoun: i you we it me us mine yours ours myself yourself ourselves who

    verb: is[s=is,p=are] was[s=was,p=were] has[s=has,p=have] does[s=does,p=do] isn't[s=isn't,p=aren't]
      wasn't[s=wasn't,p=weren't] hasn't[s=hasn't,p=haven't] doesn't[s=doesn't,p=don't] needs[s=needs,p=need]
      wants[s=wants,p=want] remains[s=remains,p=remain] requires[s=requires,p=require] contains[s=contains,p=contain]
      includes[s=includes,p=include] exists[s=exists,p=exist] likes[s=likes,p=like] goes[s=goes,p=go]
      seems[s=seems,p=seem] matches[s=matches,p=match] fails[s=fails,p=fail] expires[s=expires,p=expire]
      follows[s=follows,p=follow] belongs[s=belongs,p=belong]
    verb: will can could may must should would be been had did cannot can't won't

    adposition: of in on for with from to by at about after against among as before behind between during except into
      like near off onto over per since than through until under via within without
    conjunction: and or but nor if that
    adverb: ago also already always again almost here just left more most much never not now often only out soon still
      there today together tomorrow too up very yesterday yet away down

    # Adjectives: they do not change, but they are no nouns

    adjective: active additional all-day available bad big black blank blue bright broken brown cheap clean cold common
      compatible complete correct current custom daily dark deep default dirty double dry early easy empty entire equal
      expensive external extra fast final first fit flat free fresh full further future golden good gray great green
      grey half happy hard healthy heavy hidden high hot huge important incomplete incorrect internal invalid kind large
      last late lazy light little local long loose loud low main major manual medium minor missing monthly multiple
      narrow near negative new next nice offline old online open optional orange original own past perfect personal pink
      popular possible previous private public purple quick quiet random raw ready real recent red remote rich right
      rough round safe same second secret secure short sick silent silver similar simple single slow small smart soft
      solid special square standard strong sweet tall temporary thick thin third tight tiny top total true unknown
      unread unsent upcoming urgent used useful valid virtual visible vivid warm weak weekly wet white whole wide wild
      wrong yearly yellow young

    # Nouns that the endings do not tell

    noun: child[p=children] person[p=people] man woman mouse[p=mice] foot[p=feet] tooth[p=teeth] goose[p=geese]
      ox[p=oxen]
    noun: sheep[p=sheep] fish[p=fish] deer[p=deer] series[p=series] species[p=species] aircraft[p=aircraft]
      spacecraft[p=spacecraft] means[p=means] headquarters[p=headquarters] crossroads[p=crossroads]
      offspring[p=offspring]
    noun: analysis basis crisis diagnosis hypothesis synopsis thesis oasis axis[p=axes] emphasis parenthesis
    noun: criterion[p=criteria] phenomenon[p=phenomena] index[p=indexes] appendix[p=appendices] matrix[p=matrices]
      vertex[p=vertices] cactus[p=cacti] stimulus[p=stimuli] alumnus[p=alumni] bacterium[p=bacteria]
      curriculum[p=curricula] formula[p=formulas] schema[p=schemas] quiz[p=quizzes] bus[p=buses] gas[p=gases]
      lens[p=lenses]
    noun/f: shelf bookshelf leaf loaf half calf knife life wife wolf thief self elf scarf
    noun/o: hero potato tomato echo veto torpedo mosquito volcano
    noun: photo piano video radio studio logo memo demo promo portfolio ratio scenario audio zero euro macro repo combo
      avocado disco casino kilo tempo zoo
    noun: roof chef chief belief proof cliff brief safe cafe giraffe motif
    noun: stomach[p=stomachs] monarch[p=monarchs] epoch[p=epochs]
    noun: PDF[p=PDFs] URL[p=URLs] CD[p=CDs] DVD[p=DVDs] ID[p=IDs] API[p=APIs] GIF[p=GIFs] PIN[p=PINs] TV[p=TVs]
      PC[p=PCs] SIM[p=SIMs] SMS[p=SMS] QR[p=QRs] FAQ[p=FAQs] VIP[p=VIPs] CEO[p=CEOs] GPU[p=GPUs] CPU[p=CPUs]
    noun: passerby[p=passersby] mother-in-law[p=mothers-in-law] add-on check-in check-out log-in sign-up follow-up
      to-do[p=to-dos]

    # Nouns that end like other words
    noun: building meeting setting recording feeling drawing painting booking listing rating ring king string thing wing
      spring evening morning warning reading saving earning heading landing opening posting wedding training ranking
      mapping binding encoding greeting hearing helping holding mailing offering outing padding parking pricing
      rendering saying screening shilling sibling sting swing topping tracking trading typing viewing voting writing
      living beginning blessing briefing crossing dumpling filing finding gathering handling
    noun: bed feed seed speed weed deed breed shed sled need wed
    noun: family assembly reply supply fly ally bully anomaly monopoly
    noun: table cable vegetable variable deliverable syllable timetable
    noun: bible crucible
    noun: handful mouthful spoonful cupful
    noun: order file book check play stop change answer fill

    # Nouns for what is not counted
    noun uncountable: advice baggage bread cash clothing data equipment evidence feedback firmware freeware furniture
      gold hardware help homework housework information jewelry knowledge luck luggage machinery mail malware money
      music percent news progress research rice shareware software spyware stationery stuff traffic trash transport
      travel water weather wildlife work

    # Nouns of interfaces

    noun: ability access account achievement action activity actor address administrator adult adventure advertisement
      age agenda agent agreement airline airplane airport alarm album alert alias allergy amount angle animal
      announcement apartment app apple application appointment approval archive area arm arrow article artist aspect
      asset assignment assistant atom attachment attempt attendee attribute auction author avatar award baby background
      backpack backup badge bag balance ball band bank banner bar barcode base basket batch battery beach beat benefit
      bicycle bike bill bin bird birthday bit block blog board boat body bolt bonus bookmark boot border bottle bottom
      bowl box boy brand break breakfast bridge browser brush bubble budget buffer bug bundle burger button byte cabin
      cache cake calendar call caller calorie camera campaign candidate candle candy caption car card career cart
      cartoon case cassette cat catalog category cell cent centimeter center certificate chain chair challenge chance
      channel chapter character charge charger chart chat checkbox checklist cheese chip choice circle citizen city
      claim class clause click client clinic clip clipboard clock cloud club coach coat code coffee coin collaborator
      collection color column comic command comment commit community company comparison competition component computer
      concept concert condition conference configuration conflict connection constant contact container contest context
      contract contribution contributor control conversation cookie copy core corner correction cost couch country
      county coupon course court cousin cover crash creator credit crew crop cup currency curve customer cut cycle
      cylinder dancer dashboard database date day deadline deal debt decade decision deck decoration degree delay
      delivery department deposit depth description desert design designer desk dessert destination detail developer
      device diagram dialog diary dice dictionary diet difference digit dinner direction directory disaster discount
      discussion disease dish disk display distance district division doctor document dog dollar domain donation donor
      door dot download draft drag dream dress drink drive driver drop drug duplicate duration ear edge edit edition
      editor effect egg election element elevator email emoji employee employer energy engine engineer entity entrance
      entry environment envelope episode error essay estimate event exam example exception exchange exercise exit
      expense experience experiment expert explanation export expression extension eye face fact factor failure fan farm
      fault favorite fax feature fee fence fever field fight figure film filter finger fire flag flash flat flight floor
      flow flower folder follower font food footnote force forecast forest fork form format forum fragment frame
      framework frequency friend fruit function gadget gallery game gap garage garden gate gateway gender gesture gift
      girl glass goal grade gram grammar graph group grid guess guest guide guitar habit hair hall hammer hand handle
      hashtag hat head header headline headphone heart height hike hint history hit hobby hole holiday home hook horse
      hospital host hotel hour house household human icon idea identifier image import impression improvement inbox
      incident income indicator ingredient inning input insect instance institution instruction instrument interest
      interface interval interview introduction invitation invoice island issue item jacket job join joke journal
      journey judge juice jump key keyboard keyword kid kilometer kilogram kitchen kit label lake lamp lane language lap
      laptop layer layout lead leader league lease leg lesson letter level library license lie lifetime light like limit
      line link list listener liter load loan location lock log login lunch machine magazine magnet mailbox manager
      manual map marathon marker market mask master match material meal measure measurement medal media medication
      member membership memory mention menu merchant message meter method microphone mile milestone millimeter mind
      minute mirror mission mistake mode model module moment month monument mood moon mountain mouth movie museum muscle
      name nation native necklace neighbor network newsletter nickname night node noise note notebook notice
      notification noun novel number nurse object objective observation occasion offer office officer operation operator
      opinion option outcome outfit output oven owner pack package page pair palette panel paper paragraph parameter
      parcel parent park part participant partner party pass passenger passkey passport password path patient pattern
      pause payment peak pen pencil pension performance period permission pet phase phone photographer phrase pick
      picture piece pill pilot pixel pizza place plan planet plant plate platform player playlist plot plugin pocket
      podcast poem point policy poll pool port portion portrait position post postcard poster pound prediction
      preference prescription present preset president price print printer priority prize problem procedure process
      product professor profile profit program project prompt property proposal protein protocol provider publisher
      pulse purchase purpose push puzzle quality quantity quarter query question queue quote race rack rain range rank
      rate reaction reader reason receipt recipe recipient recommendation record recurrence refund region registration
      relationship release reminder rent repair repeat repetition report repository request requirement reservation
      resource response restaurant result return revenue review reviewer revision reward rhythm ribbon rider ringtone
      river road robot role room root rope round route routine row rule runner sale salad salary sample sandwich
      satellite scale scan scene schedule scheme school score screen screenshot script sea search season seat second
      section sector segment selection seller semester seminar sender sense sensor sentence sequence server service
      session set shadow shape share ship shipment shirt shoe shop shortcut shot shoulder shower sidebar sign signal
      signature sip site size sketch skill skin slide slot smartphone snack snapshot sock sofa solution song sound soup
      source space speaker spec speech split sponsor spoon sport spot square staff stage stair stamp star start state
      statement station statistic status step sticker stock stone store story storm stream street streak stroke student
      style subject subscriber subscription subtitle suggestion suit summary summer sun supplier surface survey swatch
      sweater switch symbol symptom synonym system tab tablet tag talent target task taxi tea teacher team technique
      template tenant term test text textbook texture theater theme thought thread thumbnail tick ticket tie tile time
      timer tip title toast token tone tool tooltip topic touch tour tournament tower town toy trace track trade
      tradition trail train trainer transaction transcript transfer transition translation translator traveler tree
      trend trial trick trigger trip trophy truck tutorial tweet type umbrella uncle unit university update upgrade
      upload usage user username vacation value vehicle vendor venue verb version victory view viewer village vine virus
      visit visitor vitamin voice volume vote voucher voyage wall wallet wallpaper war warehouse watch wave way website
      week weekend weight wheel widget width window wine winner winter wish wizard word workflow workout workshop
      workspace world wound yard year zone

    """#
}
