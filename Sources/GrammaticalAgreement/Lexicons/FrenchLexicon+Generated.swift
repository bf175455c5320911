// Made of fr.lexicon by LexiconsTests with UPDATE_GOLDENS=1; change that file instead.
enum FrenchLexicon {
  static let text = #"""
    lexicon 1
    # French: as Spanish, with forms before a vowel: le, la, l'; ce, cet; mon amie; un bel écran.
    language fr
    head first
    elision yes

    # Patterns

    paradigm noun: s= p=s
    paradigm noun: s=s p=s
    paradigm noun: s=x p=x
    paradigm noun: s=z p=z
    paradigm noun: s=al p=aux
    paradigm noun: s=eau p=eaux
    paradigm noun: s=au p=aux
    paradigm noun: s=eu p=eux
    paradigm noun/s: s= p=s
    paradigm noun/oux: s=ou p=oux
    paradigm noun/aux: s=ail p=aux
    # Endings that tell a noun and its gender
    paradigm noun f open: s=tion p=tions
    paradigm noun f open: s=sion p=sions
    paradigm noun f open: s=ité p=ités
    paradigm noun f open: s=ette p=ettes
    paradigm noun m open: s=isme p=ismes

    paradigm noun/person: ms= fs=e mp=s fp=es
    paradigm noun/person: ms=eur fs=euse mp=eurs fp=euses
    paradigm noun/person: ms=teur fs=trice mp=teurs fp=trices
    paradigm noun/person: ms=er fs=ère mp=ers fp=ères
    paradigm noun/person: ms=ien fs=ienne mp=iens fp=iennes
    paradigm noun/person: ms=on fs=onne mp=ons fp=onnes
    paradigm noun/person: ms=in fs=ine mp=ins fp=ines
    paradigm noun/eur: ms=eur fs=euse mp=eurs fp=euses
    paradigm noun/common: s= p=s

    paradigm adjective: ms= fs=e mp=s fp=es
    paradigm adjective: s=e p=es
    paradigm adjective: ms=s fs=se mp=s fp=ses
    paradigm adjective: ms=x fs=se mp=x fp=ses
    paradigm adjective: ms=f fs=ve mp=fs fp=ves
    paradigm adjective: ms=er fs=ère mp=ers fp=ères
    paradigm adjective: ms=el fs=elle mp=els fp=elles
    paradigm adjective: ms=eil fs=eille mp=eils fp=eilles
    paradigm adjective: ms=en fs=enne mp=ens fp=ennes
    paradigm adjective: ms=on fs=onne mp=ons fp=onnes
    paradigm adjective: ms=al fs=ale mp=aux fp=ales
    paradigm adjective: ms=et fs=ette mp=ets fp=ettes
    paradigm adjective: ms=teur fs=trice mp=teurs fp=trices
    paradigm adjective: ms=eur fs=euse mp=eurs fp=euses
    paradigm adjective: ms=gu fs=guë mp=gus fp=guës
    paradigm adjective/ete: ms=et fs=ète mp=ets fp=ètes
    paradigm adjective/e: ms= fs=e mp=s fp=es
    paradigm adjective open: ms=é fs=ée mp=és fp=ées
    paradigm adjective open: ms=eux fs=euse mp=eux fp=euses
    paradigm adjective open: ms=if fs=ive mp=ifs fp=ives
    paradigm adjective open: s=able p=ables


    sound V: a à â e é è ê ë i î ï o ô œ u ù û h y
    # h aspiré, and other words that nothing is left out before
    sound -: hache haie haine hall halte hamac hamb hamst hanch handi hangar hareng haric harpe hasar haut héris
    sound -: hibou hobby hockey homard hong honte hoquet hors hot- housse hub hublot huit hurl hutte
    sound -: onz oui yaourt yacht yoga
    sound - words: héros

    # Determiners, numerals, pronouns, verbs

    determiner: le[ms=le,fs=la,p=les,sV=l'] un[ms=un,fs=une,p=des] du[ms=du,fs=de_la,p=des,sV=de_l']
      au[ms=au,fs=à_la,p=aux,sV=à_l'] ce[ms=ce,fs=cette,p=ces,msV=cet] mon[ms=mon,fs=ma,p=mes,fsV=mon]
      ton[ms=ton,fs=ta,p=tes,fsV=ton] son[ms=son,fs=sa,p=ses,fsV=son] notre[s=notre,p=nos] votre[s=votre,p=vos]
      leur[s=leur,p=leurs] quel[ms=quel,fs=quelle,mp=quels,fp=quelles] tout[ms=tout,fs=toute,mp=tous,fp=toutes]
      aucun[ms=aucun,fs=aucune] chaque plusieurs quelques certain[ms=certain,fs=certaine,mp=certains,fp=certaines]
      tel[ms=tel,fs=telle,mp=tels,fp=telles] nul[ms=nul,fs=nulle]
    numeral p: deux trois quatre cinq six sept huit neuf dix onze douze vingt cent mille
    numeral s: zéro

    pronoun: il[msN=il,fsN=elle,mpN=ils,fpN=elles] lui[msD=lui,fsD=elle,mpD=eux,fpD=elles]
      celui[ms=celui,fs=celle,mp=ceux,fp=celles] lui-même[msr=lui-même,fsr=elle-même,mpr=eux-mêmes,fpr=elles-mêmes]
    pronoun: je tu nous vous on se me te y en qui que

    verb: est[s=est,p=sont] a[s=a,p=ont] était[s=était,p=étaient] sera[s=sera,p=seront] avait[s=avait,p=avaient]
      peut[s=peut,p=peuvent] doit[s=doit,p=doivent] reste[s=reste,p=restent] contient[s=contient,p=contiennent]
      expire[s=expire,p=expirent] existe[s=existe,p=existent] semble[s=semble,p=semblent] fait[s=fait,p=font]
      manque[s=manque,p=manquent] nécessite[s=nécessite,p=nécessitent] correspond[s=correspond,p=correspondent]
      coûte[s=coûte,p=coûtent] suit[s=suit,p=suivent] soit[s=soit,p=soient] arrive[s=arrive,p=arrivent]
    verb: êtes es suis sommes avez ai as avons été

    adposition: à après avant avec chez contre dans de d' depuis derrière dès devant durant en entre envers jusque par
      parmi pendant pour sans selon sous sur vers via
    conjunction: et ou mais ni car que qu' si comme quand
    adverb: aujourd'hui aussi bien bientôt déjà demain encore enfin hier ici jamais maintenant mal moins ne n' pas peu
      plus presque puis souvent surtout toujours très trop jusqu' ensemble

    # Nouns

    noun m: abonnement accès accord achat acte âge agenda agrandissement aéroport air album alphabet amour an anneau
      anniversaire appareil appartement appel apport arbre argent arrêt article ascenseur aspect atelier attribut audio
      auditoire avantage avertissement avion avis bagage bain balcon ballon banc bas bateau bâtiment besoin bijou/oux
      billet blog bloc bois bon bonheur bord bouchon bouquet bouton bracelet bras brouillon bruit budget bureau bus but
      cadeau cadre café cahier calcul calendrier camion canal canapé caractère carnet carré carton cas casque catalogue
      centimètre centre cercle certificat chant chapeau chapitre chargement chargeur château chemin chèque cheval
      chiffre chocolat choix ciel cinéma circuit clavier clic climat clip cloud code coeur cœur coffre coin colis
      collège commentaire commerce compte concept concert concours conflit conseil contact conteneur contenu contexte
      contrat contrôle corps correctif côté couloir coup couple coupon courriel courrier cours coût couteau couvert
      crayon crédit curseur cycle dé débat début décembre décor défaut défi degré déjeuner délai département départ
      dépôt désert dessert dessin détail développement diamant dictionnaire dimanche dîner disque document doigt dollar
      domaine don doute dossier doublon drapeau droit échange éclair écouteur écran effet effort élément emballage emoji
      emplacement emploi encadré enregistrement ensemble entretien environnement épisode équipement espace essai état
      étage euro événement évènement examen exemple exercice extrait facteur fardeau fauteuil festival/s feu feuillet
      fichier fil film filtre flux fonctionnement fond forfait format formulaire forum fournisseur fragment fromage
      fruit fuseau gâteau gant garage genre geste glossaire goût graphique groupe guide habit hasard hébergement héros
      historique hiver homard hôpital hôtel huit identifiant identificateur immeuble impôt incendie incident index
      indicateur insecte instant institut instrument intérêt intervalle inventaire itinéraire jardin jeu jour journal
      jouet jus kilo kilogramme kilomètre lac lancement lapin légume lien lieu linge lit litre livre logiciel logo
      loisir lot lundi magasin magazine mail maillot maillon malaise manteau manuel marché mardi mariage matériel matin
      maximum médicament mélange menu mercredi message métal mètre métro micro miel millier million milliard minimum
      miroir mode modèle module mois moment monde monument morceau mot moteur motif mouvement moyen mur muscle musée
      navigateur niveau nœud nom nombre nuage numéro objectif objet océan œil[p=yeux] œuf oiseau onglet ordinateur ordre
      oreiller os outil ouvrage paiement pain panier panneau pantalon papier paquet paragraphe paramètre parc parcours
      pardon parking passage passeport passé pays paysage peigne périphérique permis personnel petit-déjeuner pied pixel
      placement plafond plan plancher plat plateau plein plugin podcast poème poids point poisson pont port portable
      portail portefeuille poste pouce pourboire pourcentage prénom présent pressing prêt prix problème procédé
      processus produit profil programme progrès projet propos prospectus protocole public pull quai quart quartier
      quotidien raccourci raisin rang rapport rayon récapitulatif recueil réfrigérateur refus regard régime registre
      règlement relevé rendez-vous renseignement repas repère répertoire réseau reste résultat résumé retard retour
      réveil rêve rideau rire risque robot rôle roman rythme sable sac salaire salon samedi sandwich savon schéma score
      seau secteur segment sel sens sentiment service seuil siège signal signe silence site smartphone soir soldat
      soleil solde son sommeil sommet souhait soupçon sourire sous-titre souvenir spectacle sport stade stage stock
      style stylo succès sucre sujet suivi supplément support système tableau tabouret tapis tarif taux taxi
      téléchargement téléphone téléviseur témoignage temps terminal terrain texte thé théâtre thème ticket timbre tiroir
      tissu titre toit total tournoi trafic train trait traitement trajet transfert transport travail/aux triangle
      trimestre trophée trou tutoriel type univers usage vaccin véhicule vélo vendredi vent ventre verre verrou vêtement
      viaduc village vin virement virus visage visa vœu vocabulaire voisinage vol volet volume vote voyage widget zéro
    noun f: action activité addition adresse affaire affiche agence aide aile alarme alerte alimentation alliance
      allumette ambiance âme amitié ampoule analyse ancre animation année annonce annulation application arme arrivée
      artère assiette assistance association assurance attente attention autoroute auberge authentification autorisation
      avance aventure bague baguette baisse balle banane bande banque barre base batterie bibliothèque bicyclette
      bienvenue bière bille blague boisson boîte bombe bonté botte bouche boucle boulangerie bourse bouteille boutique
      branche bride brosse brochure bulle cabine caisse calculatrice calorie caméra campagne candidature capacité
      capture caractéristique carotte carrière carte cartouche case catégorie cause cave cellule cérémonie cerise chaîne
      chaise chaleur chambre chance chanson charge chaussette chaussure chemise chose chute cible cigarette citation
      classe clé clef cloche clôture coche colle collection colline colonne commande commission commune communauté
      compagnie comparaison compétence compétition composante compréhension concurrence condition conduite conférence
      confiance confidentialité configuration confirmation confiture connaissance connexion conséquence console
      consommation consultation contrainte contribution conversation conversion copie corbeille corde correction
      correspondance côte couche couleur coupe coupure cour courbe course cravate création crème crise croix cuillère
      cuisine culture curiosité danse date décision déclaration découverte demande demi-heure dent dépense description
      destination dette différence difficulté diffusion dimension direction discussion disponibilité distance
      diapositive division documentation donnée douche douleur durée eau échéance échelle école écharpe économie
      écriture édition éducation église élection émission émotion empreinte énergie enfance enquête enseigne entrée
      entreprise enveloppe envie épaule époque épreuve équipe erreur espèce essence estimation étape étiquette étoile
      étude évaluation exception exécution expédition expérience explication exposition expression extension extraction
      fabrique facture faim famille farine fatigue faute fenêtre ferme fête feuille fiche fiction fièvre figure file fin
      finale fleur flotte flèche fois fonction fonctionnalité fondation force forêt forme formule formation fourchette
      fraise frontière galerie gare garantie gauche géométrie glace gomme gorge goutte grammaire grille grippe guerre
      guitare habitude haie hauteur herbe heure histoire horloge huile icône idée identité île image imprimante
      impression inclusion indication industrie information infraction initiale inquiétude inscription insertion
      installation instance instruction intégration interaction interface interruption intervention introduction
      invitation jambe jauge joie joue journée jupe jungle lampe langue largeur leçon lecture légende lettre lèvre
      liaison liberté librairie licence ligne limite limonade liste littérature livraison location logique loi longueur
      loupe lumière lune lunette machine main maintenance mairie maison majorité maladie manche manière manifestation
      marche marchandise marge marque matière matinée mécanique médaille médecine mémoire menace mention mer merveille
      messe messagerie mesure méthode mise mission moitié monnaie montagne montre morale mort moto mouche moyenne
      moutarde musique naissance nationalité nature navigation neige nièce note notice notification nourriture nouvelle
      nuit obligation observation occasion odeur offre ombre opération opinion option orange oreille organisation
      orientation origine page paire palette panne pantoufle parcelle part partie pâte patience patte pause peau peine
      peinture pelouse pensée pente performance période permission personne perte peur phase photo photographie phrase
      pièce pierre pile pilule piscine piste pizza place plage plainte plaisanterie planète plante plaque plateforme
      pluie plume poche poésie poignée police politesse politique pomme population porte position possibilité poubelle
      poudre poule poupée pression préférence présence présentation preuve prière priorité prise prison procédure
      production proposition propriété protection province publication publicité puce puissance qualité quantité
      question queue quittance radio raison rame randonnée rangée réaction réalité recette réception recherche
      réclamation recommandation récompense reconnaissance récupération rédaction réduction référence réflexion région
      règle relation religion remarque remise rencontre rentrée réparation répétition réponse reprise représentation
      requête réservation résidence résolution responsabilité ressource restriction retraite réunion révision revue
      richesse rivière robe roche rose roue route rubrique rue saison salade salle salutation santé sauce sauvegarde
      scène science seconde section sécurité sélection semaine sensation séquence série serviette session signature
      signification situation soirée solution somme sonnerie sonnette sortie soupe source souris station statistique
      structure suggestion suite superficie surface surprise suspension synchronisation table tablette tâche taille
      tante tarte tasse taxe technique technologie télécommande télévision température tempête tendance tente tension
      terrasse terre tête théorie toile tomate tonne touche tour traduction tranche transaction transition trace tribu
      tristesse trousse usine utilisation vache vague vaisselle valeur valise vallée variable variante variation veille
      vente vérification vérité version veste viande victoire vidéo vie vigne ville virgule vis visite vitamine vitesse
      vitre vitrine voie voile voiture voix vue zone chemisette horchata

    noun/person: ami voisin cousin étudiant client utilisateur
      administrateur[ms=administrateur,fs=administratrice,mp=administrateurs,fp=administratrices] créateur lecteur
      acteur auteur[ms=auteur,fs=autrice,mp=auteurs,fp=autrices] directeur éditeur expéditeur contributeur collaborateur
      spectateur traducteur conducteur développeur/eur vendeur/eur joueur/eur acheteur/eur chanteur/eur danseur/eur
      coiffeur/eur voyageur/eur serveur/eur employé invité abonné avocat président participant passager infirmier
      boulanger ouvrier étranger musicien gardien citoyen[ms=citoyen,fs=citoyenne,mp=citoyens,fp=citoyennes] patron
      champion patient correspondant représentant débutant habitant enseignant agent assistant concurrent adhérent
      copain[ms=copain,fs=copine,mp=copains,fp=copines] chat[ms=chat,fs=chatte,mp=chats,fp=chattes] chien
    noun/common: artiste élève membre journaliste collègue propriétaire destinataire touriste photographe secrétaire
      stagiaire enfant adulte pilote dentiste
    noun m: homme père frère fils oncle roi garçon
    noun f: femme mère sœur fille reine

    # Adjectives and participles

    adjective: absent actif activé actuel adapté adulte affiché agréable aigu aimable ajouté allemand ambitieux
      américain amical amusant ancien anglais animé annuel annulé antérieur/e apparent apprécié approuvé archivé arrivé
      attaché attendu authentique automatique autorisé autre avancé bas[ms=bas,fs=basse,mp=bas,fp=basses] bienvenu
      bizarre blanc[ms=blanc,fs=blanche,mp=blancs,fp=blanches] bleu bloqué blond bon brillant brun bruyant caché calme
      capable carré célèbre central certain chaud cher chinois choisi clair classique coché commandé commun compatible
      complet/ete compliqué compris confirmé connecté connu consulté content continu contraire coupé courant court créé
      creux critique cru cuit culturel curieux dangereux déçu déconnecté décoché découvert défini demandé déplacé
      dernier désactivé désolé détruit deuxième développé différent difficile digital direct disponible distant divers
      divisé domestique double doux[ms=doux,fs=douce,mp=doux,fp=douces] droit dupliqué dur économique écrit effacé
      efficace élégant élevé éloigné embauché émis enchanté endommagé endormi énorme enregistré entier envoyé
      épais[ms=épais,fs=épaisse,mp=épais,fp=épaisses] équipé essentiel étendu éteint étonné étranger étroit exact
      excellent exclu exclusif exécuté expert expiré explicite exporté extérieur/e externe extrême fabriqué facile
      faible familial fameux fatigué faux[ms=faux,fs=fausse,mp=faux,fp=fausses]
      favori[ms=favori,fs=favorite,mp=favoris,fp=favorites] fermé fier final fin fini fixe flou formaté fort
      fou[ms=fou,fs=folle,mp=fous,fp=folles,msV=fol] fragile frais[ms=frais,fs=fraîche,mp=frais,fp=fraîches] français
      fréquent froid futur gagné gauche général généré gentil[ms=gentil,fs=gentille,mp=gentils,fp=gentilles] global
      grand grave gratuit gris gros[ms=gros,fs=grosse,mp=gros,fp=grosses] gras[ms=gras,fs=grasse,mp=gras,fp=grasses]
      groupé haut habituel heureux historique horizontal humain humide identifié identique illimité important importé
      impossible imprimé inactif inclus incomplet/ete inconnu incorrect indisponible individuel inférieur/e initial
      inscrit inspiré installé instantané intelligent intense intérieur/e international interne intéressant intéressé
      introuvable inutile invalide invisible invité isolé italien japonais jaune jeune joint joli joyeux jugé juste
      lancé large léger lent lié libre limité lisible local long[ms=long,fs=longue,mp=longs,fp=longues] lourd lu
      lumineux magnifique maigre majeur/e malade manquant manuel masqué masculin mauvais maximal médical meilleur/e même
      mensuel mérité mexicain mignon mineur/e minimal mis mobile moderne modifié modeste mondial monté mort mouillé
      moyen multiple mûr musical musulman mystérieux national naturel nécessaire né négatif nerveux net neuf neutre noir
      nombreux normal noté nouveau[ms=nouveau,fs=nouvelle,mp=nouveaux,fp=nouvelles,msV=nouvel] nu numérique obligatoire
      obscur obtenu occupé officiel offert optionnel orageux organisé oral original oublié ouvert paresseux pareil
      parfait partagé partiel particulier passé payé pauvre périodique perdu permanent permis personnalisé personnel
      petit pessimiste physique placé plat plein plié poli politique populaire portugais positif possible posté
      postérieur/e précédent précieux précis préféré premier prêt prévu primaire principal pris privé prochain produit
      profond programmé prolongé propre protégé public[ms=public,fs=publique,mp=publics,fp=publiques] publié puissant
      pur quotidien rapide rare ravi rayé réalisé réussi récent reçu recommandé réduit réel référencé refusé régional
      régulier rejeté relié religieux rempli remboursé renommé rénové rentré renvoyé réparé répété requis réservé résolu
      respectueux responsable restant retenu retiré réuni riche ridicule rond rose rouge
      roux[ms=roux,fs=rousse,mp=roux,fp=rousses] sage sale salé satisfait sauvegardé sauvé scolaire
      sec[ms=sec,fs=sèche,mp=secs,fp=sèches] secondaire secret/ete sélectionné semblable sensible séparé sérieux serré
      seul signalé signé silencieux similaire simple sincère social solide sombre sorti souligné souple sourd soutenu
      spécial spécifique sportif stable standard suffisant suivant suivi super sûr supérieur/e supplémentaire supprimé
      suspendu synchronisé technique téléchargé temporaire terminé tiède timide tombé total traditionnel traduit
      tranquille transféré transmis triste trouvé unique universel urbain urgent usagé utile utilisé vacciné valable
      validé valide varié végétarien vendu venu vérifié vert vertical vidé vide
      vieux[ms=vieux,fs=vieille,mp=vieux,fp=vieilles,msV=vieil] vif vilain violent virtuel visible visité vivant vrai vu
      porté grillé beau[ms=beau,fs=belle,mp=beaux,fp=belles,msV=bel]
    adjective: marron[=marron] orange[=orange] violet[ms=violet,fs=violette,mp=violets,fp=violettes]

    """#
}
