import type { SeedArticle } from '../seed-types.ts'

export const juridique: SeedArticle[] = [
  {
    slug: 'impayes-relancer-tot-relancer-bien',
    title: 'Impayés : relancer tôt, relancer bien',
    summary:
      'Du rappel courtois à la mise en demeure, une méthode en quatre temps pour être payé sans perdre un client.',
    motif: 'AEJ',
    source: 'entreprendre.service-public.gouv.fr',
    html: `<p>Réclamer son dû n’a rien d’impoli. Ce qui fâche un client, c’est le silence pendant
        trois mois suivi d’une lettre menaçante. Une relance régulière, annoncée et graduée est au
        contraire un signe de sérieux : elle dit que vos comptes sont tenus.</p>
      <h2>Avant la facture, déjà</h2>
      <p>La moitié du travail se joue avant l’échéance. Un devis accepté par écrit, un bon de
        livraison signé, une facture juste envoyée à la bonne personne : avec ces trois pièces, la
        discussion porte sur une date et non sur la réalité de la dette. Renseignez-vous aussi sur
        un nouveau client avant d’accepter une grosse commande, et demandez un acompte lorsque
        l’enjeu le justifie.</p>
      <h2>Quatre temps, quatre tons</h2>
      <h3>Le rappel courtois</h3>
      <p>Quelques jours après l’échéance, un appel ou un courriel bref. On part du principe que le
        retard est un oubli : « Notre facture du mois dernier nous semble encore en attente,
        l’avez-vous bien reçue ? » Joignez-en une copie. Profitez-en pour vérifier que le document
        est arrivé dans le bon service et qu’aucune pièce ne manque au dossier. Dans bien des cas,
        l’histoire se termine ici.</p>
      <h3>La relance écrite</h3>
      <p>Sans réponse, écrivez. Reprenez le numéro, le montant, la date d’échéance, et proposez une
        nouvelle date précise. Demandez s’il existe un désaccord : un client qui conteste en silence
        ne paiera pas davantage à la dixième lettre. Notre
        <a href="/vos-outils/modeles-de-documents/lettre-de-relance">modèle de lettre de relance</a>
        fournit une trame à adapter.</p>
      <h3>La relance ferme</h3>
      <p>Le ton change, la politesse demeure. Rappelez les engagements restés sans suite, annoncez
        les pénalités prévues entre professionnels et indiquez ce que vous ferez si rien ne bouge :
        suspension des livraisons, puis mise en demeure. N’annoncez que ce que vous êtes prêt à
        faire.</p>
      <h3>La mise en demeure</h3>
      <p>Ce courrier, envoyé de façon à en prouver la réception, porte les mots « mise en demeure ».
        Il détaille la créance, fixe un dernier délai et précise qu’à défaut vous saisirez le juge.
        Il a des effets juridiques ; relisez-le donc à froid, ou faites-le relire.</p>
      <div class="encadre"><p class="encadre-titre">En pratique</p>
        <p>Consignez chaque échange dans un tableau : date, interlocuteur, promesse, suite donnée.
          Si l’affaire va plus loin, ce journal vaudra une longue explication.</p></div>
      <h2>Quand parler avant d’écrire</h2>
      <p>Un bon client qui traverse une mauvaise passe mérite un coup de fil. Un échéancier signé,
        assorti d’un premier versement immédiat, vaut souvent mieux qu’une procédure. Fixez des
        dates, faites reconnaître la dette par écrit, et prévoyez que le premier défaut rende tout
        exigible.</p>
      <p>Quelques mots à éviter : « urgent » en objet de chaque message, les reproches personnels,
        les menaces de publicité. Et n’envoyez pas le commercial réclamer ce qu’il n’a pas su
        négocier : qu’une seule personne tienne le dossier de bout en bout.</p>
      <h2>Et après ?</h2>
      <p>Plusieurs voies existent, selon le montant et la contestation :</p>
      <ul>
        <li>la procédure simplifiée conduite par un commissaire de justice, pour les petites
          créances ;</li>
        <li>l’injonction de payer, sur dossier, sans audience au départ ;</li>
        <li>le référé, lorsque la dette n’est pas sérieusement discutable ;</li>
        <li>le procès au fond, quand le désaccord est réel.</li>
      </ul>
      <p>Le temps joue contre vous : toute créance finit par se prescrire, et plus vite face à un
        consommateur qu’entre professionnels. Si le client est en procédure collective, la règle
        change encore, car il faut alors déclarer sa créance au mandataire dans un délai strict.
        Surveillez donc les annonces légales de vos gros débiteurs.</p>
      <p>Côté comptes, une créance en danger ne reste pas au bilan comme si de rien n’était. Une
        <a href="/vos-outils/lexique/provision">provision</a> peut se justifier, pièces à l’appui.
        Parlez-nous-en avant la clôture, avec votre tableau de suivi. Et tirez la leçon du dossier :
        si les mêmes clients reviennent chaque trimestre dans la colonne des retards, ce sont
        peut-être vos conditions, ou votre choix de clientèle, qu’il faut revoir.</p>`,
  },
  {
    slug: 'assemblee-annuelle-preparer-lapprobation-des-comptes',
    title: 'Assemblée annuelle : préparer l’approbation des comptes',
    summary:
      'Comptes, convocation, procès-verbal, dépôt : le rétroplanning à bâtir dès la clôture.',
    motif: 'AEJ',
    source: 'entreprendre.service-public.gouv.fr',
    html: `<p>L’assemblée annuelle passe pour une corvée de papier. C’est dommage : une fois par an,
        les associés regardent ensemble ce que la société a gagné, et décident quoi en faire. Encore
        faut-il que les documents soient prêts à temps.</p>
      <h2>Bâtir le rétroplanning</h2>
      <table><caption>De la clôture au dépôt : qui fait quoi, et dans quel ordre</caption>
        <thead><tr><th scope="col">Moment</th>
            <th scope="col">Étape</th>
            <th scope="col">Document produit</th></tr></thead>
        <tbody>
          <tr><th scope="row">Dès la clôture</th>
            <td>Compter les stocks, arrêter les caisses, réunir les pièces</td>
            <td>Inventaire signé</td></tr>
          <tr><th scope="row">Semaines suivantes</th>
            <td>Établir les comptes et les relire avec le cabinet</td>
            <td>Bilan, compte de résultat, annexe s’il y a lieu</td></tr>
          <tr><th scope="row">Ensuite</th>
            <td>Rédiger le rapport de gestion, sauf dispense, et le texte des résolutions</td>
            <td>Projets de rapport et de résolutions</td></tr>
          <tr><th scope="row">Avant la réunion</th>
            <td>Convoquer dans les formes et les délais des statuts et de la loi</td>
            <td>Convocation et pièces jointes</td></tr>
          <tr><th scope="row">Le jour venu</th>
            <td>Délibérer, voter, affecter le résultat</td>
            <td>Feuille de présence, procès-verbal</td></tr>
          <tr><th scope="row">Après le vote</th>
            <td>Déposer les comptes</td>
            <td>Récépissé de dépôt</td></tr>
        </tbody>
      </table>
      <p>Ajoutez une colonne de dates et remplissez-la en partant de la fin. L’approbation doit
        intervenir dans un délai légal compté depuis la clôture, et le dépôt dans un autre délai
        compté depuis l’approbation : vérifiez les deux pour votre forme de société.</p>
      <h2>Décider de l’affectation du résultat</h2>
      <p>C’est la résolution qui compte. Le bénéfice peut nourrir la
        <a href="/vos-outils/lexique/reserve-legale">réserve légale</a> tant que la loi l’exige,
        rester en <a href="/vos-outils/lexique/report-a-nouveau">report à nouveau</a>, ou être
        distribué. Avant de voter un <a href="/vos-outils/lexique/dividende">dividende</a>,
        demandez-vous si la trésorerie le supporte, et ce que chaque associé en gardera après impôts
        et cotisations.</p>
      <p>En cas de perte, la décision existe aussi : la reporter, c’est dire comment la société
        compte la résorber. Et si les <a href="/vos-outils/lexique/capitaux-propres">capitaux
        propres</a> ont beaucoup fondu, une consultation particulière des associés peut être
        obligatoire.</p>
      <h2>Les oublis fréquents</h2>
      <ul>
        <li>un associé convoqué à son ancienne adresse ;</li>
        <li>une convention entre la société et son dirigeant restée hors du rapport ;</li>
        <li>la rémunération du gérant jamais fixée par une décision ;</li>
        <li>un procès-verbal non signé, ou un registre égaré.</li>
      </ul>
      <div class="encadre"><p class="encadre-titre">À savoir</p>
        <p>L’associé unique n’est pas dispensé : il prend une décision écrite, avec des formalités
          allégées. Certaines petites sociétés peuvent par ailleurs demander que leurs comptes
          déposés restent confidentiels.</p></div>
      <p>Notre <a href="/vos-outils/modeles-de-documents/proces-verbal-dassemblee">modèle de
        procès-verbal d’assemblée</a> donne une trame ; les statuts, eux, ont toujours le dernier
        mot.</p>`,
  },
  {
    slug: 'conditions-generales-de-vente-une-relecture-par-an',
    title: 'Conditions générales de vente : une relecture par an',
    summary:
      'Prix, délais, réserve de propriété, litiges : les clauses à revoir quand l’activité évolue.',
    motif: 'AEJ',
    source: 'economie.gouv.fr',
    html: `<p>Vos conditions générales datent peut-être de la création. Depuis, vous livrez plus
        loin, vous vendez en ligne, vous avez pris un sous-traitant. Le texte, lui, parle encore du
        magasin d’hier. Relisons-le ensemble, clause par clause.</p>
      <h2>À qui vendez-vous ?</h2>
      <p>Première question, car deux droits différents s’appliquent. Entre professionnels, les
        conditions générales se communiquent à l’acheteur qui les demande et servent de point de
        départ à la négociation. Face à un consommateur s’ajoutent l’information préalable, la
        rétractation dans la vente à distance, les garanties légales et les coordonnées d’un
        médiateur. Si vous servez les deux publics, deux textes valent mieux qu’un compromis
        confus.</p>
      <h2>Cinq clauses à passer au crayon</h2>
      <ol>
        <li><strong>Prix.</strong> Comment évolue-t-il si la matière première augmente ? Le
          transport est-il compris ?</li>
        <li><strong>Paiement.</strong> Échéance, pénalités, indemnité de recouvrement, escompte : la
          facture et le contrat doivent dire la même chose.</li>
        <li><strong>Livraison.</strong> À quel instant le risque passe-t-il au client ? Que se
          passe-t-il en cas de retard ?</li>
        <li><strong>Réserve de propriété.</strong> Elle vous laisse propriétaire jusqu’au paiement
          complet, pourvu que l’acheteur l’ait acceptée par écrit au plus tard à la livraison.</li>
        <li><strong>Litiges.</strong> Désigner un tribunal n’est possible qu’entre commerçants ;
          prévoir une étape amiable reste utile à tous.</li>
      </ol>
      <h2>Les faire accepter, pour de bon</h2>
      <p>Un texte imprimé en gris au dos d’une facture arrive trop tard : le contrat est déjà
        conclu. Joignez les conditions au devis, faites-les signer ou cocher, conservez la preuve de
        la version remise. Numérotez et datez chaque édition.</p>
      <div class="encadre"><p class="encadre-titre">Attention</p>
        <p>Copier les conditions d’un confrère, c’est adopter ses risques et pas les vôtres. Une
          clause trop déséquilibrée peut en outre être écartée par le juge, qui laisse alors un vide
          à l’endroit même où vous pensiez être protégé.</p></div>
      <p>Pour la rédaction, tournez-vous vers un avocat. Notre rôle est en amont : repérer avec vous
        ce qui a changé dans l’activité.</p>`,
  },
  {
    slug: 'bail-commercial-surveiller-la-revision-du-loyer',
    title: 'Bail commercial : surveiller la révision du loyer',
    summary:
      'Trouver l’indice cité au bail, le bon trimestre, puis refaire le calcul avant de payer.',
    motif: 'AEJ',
    source: 'insee.fr',
    html: `<p>Le propriétaire annonce un nouveau loyer, calcul à l’appui. Faut-il payer ? Oui, si le
        calcul est juste. Il se refait en dix minutes avec le bail sous les yeux.</p>
      <h2>Trouver la bonne clause</h2>
      <p>Deux mécanismes cohabitent. La révision prévue par la loi, d’abord, que l’une des parties
        demande à intervalles réguliers. La clause d’indexation, ensuite, dite d’échelle mobile, qui
        joue seule à la date prévue au contrat. Vérifiez lequel est invoqué : les conditions et les
        limites ne sont pas identiques.</p>
      <h2>Trouver le bon indice, et le bon trimestre</h2>
      <p>Le bail nomme un indice : celui des loyers commerciaux pour beaucoup de boutiques, celui
        des activités tertiaires pour des bureaux ; d’anciens contrats citent encore le coût de la
        construction. Il désigne aussi un trimestre de référence. Comparer deux trimestres
        différents, même voisins, fausse tout.</p>
      <p>Les valeurs publiées se lisent sur insee.fr, et notre page
        <a href="/vos-outils/chiffres-utiles/indices-et-loyers">Indices et loyers</a> rappelle où
        les chercher.</p>
      <h2>Refaire le calcul</h2>
      <p>Loyer révisé = loyer actuel × indice nouveau ÷ indice de base.</p>
      <div class="exemple"><p><strong>Exemple :</strong> pour un loyer annuel de 12 000 €, un indice
        de base imaginaire de 100 et un indice nouveau de 102, le loyer devient 12 240 €. Si le
        bailleur annonce davantage, demandez-lui ses deux indices.</p></div>
      <ul>
        <li>Le loyer de départ est-il hors charges et hors taxes ?</li>
        <li>L’indice de base est-il celui du bail, ou celui de la dernière révision ?</li>
        <li>La date d’effet respecte-t-elle le contrat ?</li>
        <li>Un plafonnement légal s’applique-t-il à cette période ?</li>
      </ul>
      <p>Si quelque chose cloche, écrivez au bailleur en joignant votre calcul, et continuez de
        régler la part non contestée. Le
        <a href="/vos-outils/simulateurs/revision-de-loyer">simulateur de révision de loyer</a>
        garde les étapes visibles, ce qui simplifie la conversation.</p>`,
  },
  {
    slug: 'choisir-un-statut-juridique-cinq-questions-utiles',
    title: 'Choisir un statut juridique : cinq questions utiles',
    summary:
      'Associés, risques, revenus, protection sociale, projet de sortie : partir des besoins avant de choisir un sigle.',
    motif: 'AEJ',
    source: 'bpifrance-creation.fr',
    html: `<p>EI, EURL, SASU, SARL : on commence souvent par là, et c’est prendre l’histoire par la
        fin. Un statut est une réponse. Encore faut-il avoir posé les questions.</p>
      <p>En voici cinq, que nous parcourons lors d’un premier rendez-vous. Notez vos réponses avant
        de les ouvrir toutes : elles se contredisent parfois, et c’est là que la discussion devient
        intéressante.</p>
      <h2>Les cinq questions</h2>
      <details id="accordeon-associes"><summary>Serez-vous seul, et pour combien de temps ?</summary>
        <p>Un projet solitaire peut accueillir demain un conjoint, un salarié clé ou un
          investisseur. Certaines formes s’ouvrent facilement, d’autres demandent une
          transformation. À plusieurs, la vraie question porte sur le désaccord : qui tranche, qui
          peut partir, à quel prix ? Un pacte se rédige quand tout va bien.</p></details>
      <details id="accordeon-risques"><summary>Que pourriez-vous perdre ?</summary>
        <p>Matériel coûteux, stocks, responsabilité du constructeur : les métiers n’exposent pas de
          la même façon. La société isole en principe le patrimoine des associés, et l’entrepreneur
          individuel bénéficie aussi d’une séparation. Dans les deux cas, une caution donnée à la
          banque ou une faute de gestion perce la cloison.</p></details>
      <details id="accordeon-revenus"><summary>De quel revenu avez-vous besoin, et quand ?</summary>
        <p>Vivre de l’activité dès le troisième mois et laisser le bénéfice dans l’entreprise
          pendant quatre ans sont deux projets distincts. Salaire, prélèvement, dividende n’ont ni
          le même coût ni le même calendrier. Apportez votre budget familial, c’est lui qui fixe le
          plancher.</p></details>
      <details id="accordeon-protection-sociale"><summary>Quelle protection sociale souhaitez-vous ?</summary>
        <p>Le statut du dirigeant commande son régime. L’assimilé salarié et le travailleur
          indépendant ne cotisent pas sur les mêmes bases, n’ont pas toujours les mêmes délais
          d’indemnisation, et complètent leur couverture différemment. Comparez à revenu net égal,
          garanties privées comprises.</p></details>
      <details id="accordeon-sortie"><summary>Comment imaginez-vous la fin ?</summary>
        <p>Vendre, transmettre à un enfant, fermer simplement : l’issue pèse sur le choix de départ.
          Céder des titres et céder un fonds n’entraînent ni les mêmes impôts ni les mêmes garanties
          pour l’acheteur.</p></details>
      <h2>Du besoin au sigle</h2>
      <p>Rangez ensuite vos réponses par ordre d’importance. Rarement un statut satisfait les cinq ;
        il faut renoncer à quelque chose en connaissance de cause. Deux scénarios chiffrés, l’un
        prudent, l’autre ambitieux, suffisent d’ordinaire à départager les finalistes. Faites-les
        lire à la personne qui partage votre vie : elle verra des charges que vous avez
        oubliées.</p>
      <p>Gardez aussi en tête le coût d’entretien : comptes à déposer, assemblées, formalités à
        chaque changement. Une structure sophistiquée pour une activité naissante consomme du temps
        que vous devriez passer avec vos clients.</p>
      <div class="encadre"><p class="encadre-titre">Précision</p>
        <p>Le choix n’est pas gravé. Changer de forme reste possible, avec un coût juridique et
          parfois fiscal qu’il faut mesurer avant. Commencer simple n’est donc pas une faute, à
          condition de savoir quand revoir la décision.</p></div>
      <p>Pour préparer vos réponses, lisez notre guide
        <a href="/nos-guides/creer-son-entreprise/choisir-un-statut">Choisir un statut</a>, puis
        venez en parler avec vos chiffres, même griffonnés.</p>`,
  },
  {
    slug: 'delais-de-paiement-ce-que-la-facture-doit-dire',
    title: 'Délais de paiement : ce que la facture doit dire',
    summary:
      'Date d’échéance, pénalités de retard, indemnité forfaitaire : trois mentions à ne pas oublier entre professionnels.',
    motif: 'AEJ',
    source: 'economie.gouv.fr',
    html: `<p>Une facture envoyée sans date d’échéance laisse le client décider à votre place. Entre
        professionnels, trois mentions suffisent à reprendre la main ; elles sont d’ailleurs
        obligatoires.</p>
      <table><caption>Trois mentions, leur rôle et la faute à éviter</caption>
        <thead><tr><th scope="col">Mention</th>
            <th scope="col">À quoi elle sert</th>
            <th scope="col">Faute courante</th></tr></thead>
        <tbody>
          <tr><th scope="row">Date d’échéance</th>
            <td>Elle fixe le jour à partir duquel le retard commence</td>
            <td>Écrire « à réception » par habitude, sans l’avoir convenu</td></tr>
          <tr><th scope="row">Taux des pénalités</th>
            <td>Il chiffre le prix du retard, sans nouvelle négociation</td>
            <td>Recopier un taux ancien ou trop bas au regard de la loi</td></tr>
          <tr><th scope="row">Indemnité forfaitaire</th>
            <td>Elle couvre une partie des frais de recouvrement</td>
            <td>L’annoncer aux particuliers, à qui elle ne s’applique pas</td></tr>
        </tbody>
      </table>
      <h2>Une date, pas une formule</h2>
      <p>« Net », « fin de mois », « fin de mois le dix » : ces expressions se comptent de plusieurs
        manières. Inscrivez le jour exact. Le délai convenu reste enfermé dans un maximum légal,
        plus court pour certains produits ou secteurs ; economie.gouv.fr en tient la liste.</p>
      <h2>Des pénalités sans lettre préalable</h2>
      <p>Elles courent dès le lendemain de l’échéance, sans qu’un rappel soit nécessaire. Les
        réclamer est un choix commercial ; les écrire ne l’est pas. Beaucoup d’entreprises s’en
        servent comme d’un argument : les abandonner en échange d’un règlement sous huitaine.</p>
      <div class="encadre"><p class="encadre-titre">En pratique</p>
        <p><img class="icone" src="{externalKey}-icone-info.jpg" alt="">Ouvrez votre modèle de
          facture, imprimez-en un exemplaire et entourez les trois mentions. Celle que vous ne
          trouvez pas est celle que votre client cherchera en cas de litige. N’oubliez pas non plus
          les conditions d’escompte, ou leur absence.</p></div>
      <p>Notre guide passe en revue toutes <a href="/nos-guides/bien-facturer/les-mentions">les
        mentions d’une facture</a>, et le simulateur de
        <a href="/vos-outils/simulateurs/penalites-de-retard">pénalités de retard</a> montre ce
        qu’un mois d’attente représente.</p>`,
  },
  {
    slug: 'modifier-sa-societe-qui-prevenir-et-dans-quel-ordre',
    title: 'Modifier sa société : qui prévenir et dans quel ordre ?',
    summary:
      'Décision des associés, annonce légale, formalité en ligne : le parcours d’un changement de siège ou de dirigeant.',
    motif: 'AEJ',
    source: 'formalites.entreprises.gouv.fr',
    html: `<p>Déménager le siège, remplacer un gérant, changer de nom : la décision prend une
        minute, sa publicité un peu plus. L’ordre des étapes n’est pas décoratif. Chaque document
        cite le précédent, et une date incohérente suffit à faire revenir le dossier.</p>
      <h2>Le parcours, dans l’ordre</h2>
      <ol>
        <li><strong>Lire les statuts.</strong> Ils disent qui décide, à quelle majorité, et si le
          dirigeant peut agir seul puis faire ratifier.</li>
        <li><strong>Prendre la décision.</strong> Assemblée ou décision de l’associé unique, avec un
          procès-verbal daté qui fixe le jour d’effet.</li>
        <li><strong>Mettre les statuts à jour</strong> lorsque l’information y figure, et en
          certifier un exemplaire.</li>
        <li><strong>Publier l’annonce légale</strong> dans un support habilité du ressort du siège.
          Un transfert vers un autre ressort peut en demander deux.</li>
        <li><strong>Déposer la formalité en ligne</strong> sur le guichet des formalités des
          entreprises, pièces numérisées à l’appui.</li>
        <li><strong>Conserver le récépissé</strong>, puis demander un extrait à jour.</li>
      </ol>
      <h2>Deux cas fréquents</h2>
      <p><strong>Changement de siège.</strong> Joignez la preuve que la société peut occuper les
        lieux : bail, attestation de domiciliation, titre de propriété. Pensez à la plaque, aux
        factures, aux conditions générales et au site internet.</p>
      <p><strong>Changement de dirigeant.</strong> Le nouveau venu fournit une pièce d’identité et
        une déclaration sur l’honneur de non-condamnation. L’ancien perd la signature bancaire ;
        vérifiez-le, car la banque n’apprend rien toute seule. Regardez aussi si la liste des
        bénéficiaires effectifs doit être corrigée.</p>
      <h2>Qui prévenir ensuite ?</h2>
      <p>Le guichet transmet à plusieurs administrations, pas à vos partenaires. Écrivez à la
        banque, à l’assureur, au bailleur, aux clients dont les contrats citent l’ancienne
        situation, et aux plateformes qui tiennent vos coordonnées de facturation.</p>
      <div class="encadre"><p class="encadre-titre">Attention</p>
        <p>Après une annonce légale arrivent souvent des courriers d’allure officielle réclamant une
          inscription payante à un « registre ». Rien n’oblige à répondre. Dans le doute,
          montrez-les à notre pôle <a href="/nos-missions/juridique">Juridique</a>.</p></div>`,
  },
]
