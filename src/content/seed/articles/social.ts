import type { SeedArticle } from '../seed-types.ts'

export const social: SeedArticle[] = [
  {
    slug: 'embaucher-son-premier-salarie-les-etapes-cles',
    title: 'Embaucher son premier salarié : les étapes clés',
    summary:
      'Déclaration préalable, contrat, registre du personnel, suivi médical : une liste à cocher avant le premier jour.',
    motif: 'AES',
    source: 'urssaf.fr',
    html: `<p>Recruter quelqu’un pour la première fois, c’est ajouter une personne à l’équipe et un
        nouveau métier à votre journée : employeur. Les formalités paraissent nombreuses parce
        qu’elles arrivent toutes ensemble. Remises dans l’ordre, elles tiennent sur une page.</p>
      <h2>Avant de publier l’annonce</h2>
      <h3>Chiffrer le poste en entier</h3>
      <p>Le salaire affiché n’est pas le coût. Ajoutez les cotisations patronales, la complémentaire
        santé, l’équipement, le temps que vous passerez à former et la paie elle-même. Étalez
        ensuite cette dépense mois par mois dans votre prévisionnel, en tenant compte du délai avant
        que la nouvelle recrue soit pleinement productive.</p>
      <h3>Trouver la bonne convention collective</h3>
      <p>Elle découle de votre activité principale, pas du code inscrit sur vos papiers, qui n’est
        qu’un indice. Vous y trouverez les salaires minimaux, la durée des essais, les primes, le
        maintien du revenu en cas de maladie. Une erreur à ce stade se propage dans toutes les paies
        suivantes.</p>
      <h3>Décrire le travail avant la personne</h3>
      <p>Écrivez trois listes : ce que la recrue fera chaque jour, ce qu’elle devra savoir au bout
        de trois mois, ce que vous cesserez de faire. La dernière est la seule qui justifie vraiment
        l’embauche.</p>
      <h3>Vérifier les aides sans en dépendre</h3>
      <p>Des dispositifs existent selon le profil, le lieu ou la nature du contrat. La plupart
        doivent être demandés à un moment précis, parfois avant la signature. Consultez les sites
        officiels, puis décidez comme si l’aide n’existait pas.</p>
      <h2>Entre l’accord et le premier jour</h2>
      <ol>
        <li><strong>Déclarer l’embauche.</strong> La déclaration préalable se transmet à l’Urssaf
          avant la prise de poste, jamais après. Gardez l’accusé de réception.</li>
        <li><strong>Écrire le contrat.</strong> Même lorsque la loi tolère l’oral, nous recommandons
          l’écrit : fonction, horaires, rémunération, lieu, essai. Certains contrats, à durée
          déterminée ou à temps partiel notamment, l’exigent.</li>
        <li><strong>Contrôler l’identité et le droit au travail.</strong> Pour une personne
          étrangère, l’autorisation se vérifie auprès de l’administration avant l’arrivée.</li>
        <li><strong>Ouvrir le registre unique du personnel.</strong> Il se remplit dans l’ordre des
          embauches et reste sur place.</li>
        <li><strong>Adhérer à un service de prévention et de santé au travail.</strong> C’est lui
          qui organise la visite d’information de votre salarié.</li>
        <li><strong>Choisir la complémentaire santé</strong> et, si la convention le demande, la
          prévoyance, puis s’affilier à la caisse de retraite complémentaire.</li>
      </ol>
      <div class="encadre"><p class="encadre-titre">Attention</p>
        <p>Une journée « pour voir » est une journée de travail. Faire venir quelqu’un sans
          déclaration, même quelques heures et même avec son accord, expose à des sanctions lourdes
          et laisse tout le monde sans protection en cas d’accident.</p></div>
      <h2>Le jour de l’arrivée</h2>
      <p>Remettez le contrat signé, la notice de la complémentaire et les informations écrites que
        la réglementation prévoit. Montrez les consignes de sécurité avant la machine. Le document
        unique d’évaluation des risques est dû dès le premier salarié ; profitez-en pour faire avec
        lui le tour de l’atelier ou du magasin, car un regard neuf voit des câbles que vous ne voyez
        plus.</p>
      <p>Pensez enfin aux affichages obligatoires et à un moyen fiable de noter les heures. Un
        cahier tenu chaque soir vaut mieux qu’un fichier oublié.</p>
      <h2>Les premières semaines</h2>
      <p>La première paie révèle ce qui manque : un numéro de sécurité sociale, une mutuelle mal
        paramétrée, un taux de prélèvement à la source non reçu. Transmettez les éléments du mois à
        une date fixe et relisez le bulletin avec nous avant l’envoi. La
        <a href="/vos-outils/lexique/dsn"><abbr title="déclaration sociale nominative">DSN</abbr></a>
        en découle : une paie juste donne une déclaration juste.</p>
      <p>Notez aussi dans votre calendrier la fin de la période d’essai. Un point à mi-parcours
        évite de devoir trancher la veille, sous pression. Parlez-y du travail fait, du rythme, de
        ce qui manque pour progresser ; laissez aussi le nouveau venu dire ce qu’il attendait et n’a
        pas trouvé.</p>
      <p>Notre guide <a href="/nos-guides/essentiel-de-lentrepreneur/embaucher">Embaucher</a>
        reprend ces étapes pas à pas, et l’équipe paie peut prendre en charge
        <a href="/nos-missions/social-et-paie/embauche-et-contrats">l’embauche et les contrats</a>
        si vous préférez consacrer ce temps à l’accueil.</p>`,
  },
  {
    slug: 'comment-lire-un-bulletin-de-paie',
    title: 'Comment lire un bulletin de paie',
    summary:
      'Du brut au net à payer, les lignes à connaître pour répondre aux questions de ses salariés.',
    motif: 'AES',
    source: 'service-public.gouv.fr',
    html: `<p>Un salarié pose son bulletin sur votre bureau : « Je ne comprends pas cette ligne. »
        Vous n’avez pas à tout savoir, mais connaître la carte du document permet de répondre, ou
        d’expliquer où chercher.</p>
      <h2>La carte, de haut en bas</h2>
      <table><caption>Les grandes zones d’un bulletin de paie</caption>
        <thead><tr><th scope="col">Zone</th>
            <th scope="col">Ce qu’on y lit</th>
            <th scope="col">Question fréquente</th></tr></thead>
        <tbody>
          <tr><th scope="row">En-tête</th>
            <td>Employeur, salarié, emploi, classification, convention collective</td>
            <td>« Mon ancienneté est-elle bien reprise ? »</td></tr>
          <tr><th scope="row">Salaire brut</th>
            <td>Salaire de base, heures supplémentaires, primes, absences</td>
            <td>« Pourquoi mon brut varie-t-il ? »</td></tr>
          <tr><th scope="row">Cotisations</th>
            <td>Part du salarié et part de l’employeur, regroupées par risque couvert</td>
            <td>« À quoi sert cette retenue ? »</td></tr>
          <tr><th scope="row">Nets</th>
            <td>Net social, net imposable, impôt prélevé, net versé</td>
            <td>« Lequel de ces montants est le mien ? »</td></tr>
          <tr><th scope="row">Pied de page</th>
            <td>Congés acquis et pris, cumuls de l’année</td>
            <td>« Combien de jours me reste-t-il ? »</td></tr>
        </tbody>
      </table>
      <p>Le chemin est toujours le même : on part du brut, on retire les cotisations à la charge du
        salarié, on traite l’impôt, on ajoute ou on enlève ce qui ne relève ni de l’un ni de
        l’autre.</p>
      <h2>Les lignes qui font parler</h2>
      <details id="accordeon-salaire-brut"><summary>Le salaire brut</summary>
        <p>Il rassemble tout ce qui rémunère le travail avant retenues. Une absence y apparaît en
          négatif, puis l’éventuel maintien en positif : deux lignes au lieu d’une, ce qui inquiète
          souvent à tort.</p></details>
      <details id="accordeon-net-social"><summary>Le montant net social</summary>
        <p>Ce montant sert de référence pour certaines prestations, comme la prime d’activité. Il
          n’est ni le salaire versé ni la somme à reporter dans la déclaration de
          revenus.</p></details>
      <details id="accordeon-net-imposable"><summary>Le net imposable</summary>
        <p>C’est la base de l’impôt sur le revenu. Il dépasse fréquemment le net versé, car quelques
          contributions retenues sur la paie ne sont pas déductibles et la part patronale de la
          complémentaire santé s’y ajoute.</p></details>
      <details id="accordeon-prelevement-a-la-source"><summary>Le prélèvement à la source</summary>
        <p>L’employeur applique le taux transmis par l’administration et reverse la somme. Il ne
          connaît pas la situation du foyer : toute question sur ce taux se règle entre le salarié
          et les impôts.</p></details>
      <details id="accordeon-net-a-payer"><summary>Le net à payer</summary>
        <p>Voilà la somme réellement virée, après impôt, acomptes, titres-repas et remboursements de
          frais. Ces derniers ne sont pas du salaire ; ils rendent seulement ce qui a été
          avancé.</p></details>
      <h2>Quand une erreur se glisse</h2>
      <p>Remerciez le salarié de l’avoir vue, notez le mois et la ligne, puis prévenez la personne
        qui établit la paie. Une régularisation figure en général sur un bulletin suivant, avec un
        libellé clair. Évitez les arrangements de la main à la main : ils échappent aux déclarations
        et compliquent tout.</p>
      <div class="encadre"><p class="encadre-titre">À savoir</p>
        <p>Rappelez à vos équipes de garder leurs bulletins sans limite de temps : ils serviront le
          jour où il faudra reconstituer une carrière.</p></div>`,
  },
  {
    slug: 'conges-payes-organiser-les-departs',
    title: 'Congés payés : organiser les départs',
    summary:
      'Ordre des départs, information des salariés, imprévus : préparer la période des congés avec méthode.',
    motif: 'AES',
    source: 'code.travail.gouv.fr',
    html: `<p>Au mois de février, personne ne pense à l’été. C’est pourtant le moment de s’y
        mettre : une période de congés se prépare à froid, quand les demandes ne sont pas encore des
        réservations.</p>
      <h2>Poser le cadre par écrit</h2>
      <p>La période pendant laquelle se prend le congé principal, l’ordre des départs et les règles
        de modification viennent d’abord d’un accord d’entreprise ou de la convention collective. À
        défaut, l’employeur les fixe, après avoir consulté le comité social et économique lorsqu’il
        existe. Dans une petite équipe, une note d’une page suffit : dates d’ouverture, façon de
        demander, date de réponse.</p>
      <h2>Départager sans favoriser</h2>
      <p>Deux personnes veulent la même quinzaine et l’atelier ne peut pas perdre les deux. Les
        critères admis tournent autour de la situation de famille, de l’ancienneté et de l’activité
        chez un autre employeur. Les conjoints ou partenaires de Pacs employés dans la même
        entreprise ont droit à un congé simultané. Appliquez les mêmes critères à tous, et expliquez
        la décision à celui qui n’obtient pas satisfaction. Garder la trace des arbitrages passés
        aide à alterner d’un été à l’autre, sans que chacun refasse l’histoire à sa façon.</p>
      <h2>Un calendrier en cinq temps</h2>
      <ol>
        <li>Recensez les soldes de chacun, en les rapprochant des bulletins.</li>
        <li>Repérez les semaines où l’activité impose une présence minimale.</li>
        <li>Recueillez les souhaits, avec un premier et un second choix.</li>
        <li>Arbitrez, puis communiquez l’ordre des départs à chaque salarié dans le délai
          prévu.</li>
        <li>Affichez le planning et confiez chaque dossier à un relais nommé.</li>
      </ol>
      <h2>Et si quelque chose change ?</h2>
      <p>Une fois les dates arrêtées, elles engagent les deux parties ; les déplacer à la dernière
        minute suppose des circonstances sérieuses. La maladie, avant ou pendant le congé, obéit à
        des règles qui ont évolué ces dernières années : ne vous fiez pas à vos souvenirs, consultez
        code.travail.gouv.fr ou appelez-nous.</p>
      <div class="encadre"><p class="encadre-titre">Précision</p>
        <p>Le congé non pris ne se remplace pas librement par de l’argent pendant le contrat. Il
          appartient aussi à l’employeur de montrer qu’il a mis ses salariés en mesure de
          partir.</p></div>
      <p>La fermeture complète est une autre solution, courante dans le bâtiment ou les ateliers.
        Elle simplifie tout, sauf pour ceux qui n’ont pas encore acquis assez de jours : voyez avec
        eux, à l’avance, comment couvrir la période.</p>
      <p>Pour compter une absence sans se tromper entre jours ouvrés et jours ouvrables, notre
        <a href="/vos-outils/simulateurs/jours-ouvres">simulateur de jours ouvrés</a> affiche les
        deux.</p>`,
  },
  {
    slug: 'document-unique-faire-vivre-levaluation-des-risques',
    title: 'Document unique : faire vivre l’évaluation des risques',
    summary:
      'Recenser les risques, décider des actions, mettre à jour : un outil de prévention plus qu’une formalité.',
    motif: 'AES',
    source: 'inrs.fr',
    html: `<p>Beaucoup de documents uniques dorment dans un classeur. Ils ont été remplis une fois,
        sur un modèle trouvé en ligne, et décrivent une entreprise qui n’existe plus vraiment. Un
        tel papier ne protège ni les salariés ni l’employeur.</p>
      <h2>Regarder le travail, pas l’organigramme</h2>
      <p>Partez des gestes. Pour chaque poste, observez une journée : que porte-t-on, que
        respire-t-on, où monte-t-on, avec quelle machine, dans quel bruit, sous quelle pression ?
        N’oubliez ni la route, ni la relation avec un client agressif, ni l’isolement du soir. Les
        personnes concernées savent ce qui fait mal au dos en fin de semaine ; demandez-leur.</p>
      <h2>Classer puis décider</h2>
      <p>Tout ne peut être traité à la fois. Pour chaque risque, croisez la gravité d’un accident
        possible et la fréquence de l’exposition. Ensuite, cherchez la mesure qui supprime le danger
        avant celle qui l’atténue : déplacer un stockage en hauteur vaut mieux que distribuer une
        consigne de prudence.</p>
      <ul>
        <li>une action, formulée avec un verbe ;</li>
        <li>une personne qui s’en charge ;</li>
        <li>une date pour la vérifier.</li>
      </ul>
      <h2>Le rouvrir à chaque changement</h2>
      <p>Nouvelle machine, déménagement, produit différent, accident ou simple frayeur : chacun de
        ces faits appelle une mise à jour. S’y ajoute, selon l’effectif, une révision périodique.
        Conservez les versions précédentes et laissez le document consultable par les salariés.</p>
      <p>Pour démarrer, l’INRS met à disposition des outils par métier. Choisissez le vôtre,
        imprimez-le, et faites le tour des locaux avec un salarié volontaire : une heure suffit
        souvent pour un premier passage. Affichez ensuite les trois actions décidées à l’endroit où
        l’équipe prend son café. Un risque dont on parle est déjà un peu moins dangereux.</p>`,
  },
  {
    slug: 'arret-de-travail-dun-salarie-que-doit-faire-lemployeur',
    title: 'Arrêt de travail d’un salarié : que doit faire l’employeur ?',
    summary:
      'Déclarer, calculer le maintien éventuel, organiser l’absence : les étapes dans l’ordre.',
    motif: 'AES',
    source: 'ameli.fr',
    html: `<p>Sept heures quarante, un message : « Je suis arrêté. » Il faut remplacer au pied levé,
        et la paperasse passe après. Voici l’ordre dans lequel la reprendre, une fois la matinée
        sauvée.</p>
      <h2>1. Recevoir et vérifier l’arrêt</h2>
      <p>Le salarié vous prévient vite et transmet l’avis dans le délai prévu. Relevez les dates de
        début et de fin, la mention d’une prolongation, les heures de sortie. Le motif médical ne
        vous regarde pas : le volet de l’employeur ne le porte pas, et il ne faut pas le demander.
        Pendant l’arrêt, ne confiez aucun travail, même un courriel.</p>
      <h2>2. Déclarer sans attendre la paie</h2>
      <p>L’événement est signalé à la Sécurité sociale par la
        <a href="/vos-outils/lexique/dsn">DSN</a>, ce qui sert à calculer les indemnités
        journalières. Donnez-nous l’information le jour même, avec la date du dernier jour
        travaillé. Un signalement tardif retarde l’argent du salarié, et c’est lui qui appelle
        ensuite.</p>
      <div class="encadre"><p class="encadre-titre">Attention</p>
        <p>Un accident du travail ou de trajet suit une autre procédure, avec sa propre déclaration
          et un délai court. Si vous doutez de l’origine, déclarez et formulez vos réserves par
          écrit, de façon motivée.</p></div>
      <h2>3. Calculer ce que vous maintenez</h2>
      <p>Trois sources se superposent : la loi, la convention collective et l’éventuel contrat de
        prévoyance. Ancienneté, carence, durée et niveau du maintien en dépendent. Quand l’employeur
        pratique la subrogation, il verse le maintien et perçoit lui-même les indemnités ; sinon, le
        salarié les reçoit directement. Le choix change l’allure du bulletin, pas forcément le
        total.</p>
      <p>Demandez-nous une estimation écrite avant d’annoncer un chiffre au salarié. Une promesse
        faite au téléphone, puis démentie par la paie, laisse plus de traces qu’une réponse remise
        au lendemain.</p>
      <h2>4. Organiser l’absence</h2>
      <ul>
        <li>Répartissez les tâches urgentes et prévenez les clients concernés, sans parler de
          santé.</li>
        <li>Si vous recourez à un contrat de remplacement, nommez la personne remplacée et faites
          signer à temps.</li>
        <li>Suspendez ou transférez les accès sensibles lorsque l’absence se prolonge.</li>
      </ul>
      <h2>5. Préparer le retour</h2>
      <p>Selon la durée et la cause de l’absence, une visite de reprise auprès de la médecine du
        travail s’impose. Prenez rendez-vous avant la date de retour. Un entretien simple, le
        premier matin, aide à reprendre le fil : ce qui a changé, ce qui peut attendre, ce qu’il
        faut aménager.</p>`,
  },
  {
    slug: 'accueillir-un-apprenti-les-questions-a-se-poser',
    title: 'Accueillir un apprenti : les questions à se poser',
    summary:
      'Maître d’apprentissage, calendrier, aides possibles : ce qu’il faut préparer avant de signer.',
    motif: 'AES',
    source: 'travail-emploi.gouv.fr',
    html: `<p>Former un jeune, c’est transmettre un métier et, parfois, préparer sa propre relève.
        Un apprentissage réussi commence plusieurs mois avant la rentrée, par des questions que l’on
        se pose honnêtement.</p>
      <h2>Qui va former ?</h2>
      <p>Le maître d’apprentissage doit remplir des conditions de diplôme ou d’expérience, et
        surtout disposer de temps. Choisissez une personne qui aime expliquer. Si elle est seule à
        savoir faire tourner l’atelier, allégez sa charge ; sinon, l’apprenti passera ses journées à
        balayer en attendant.</p>
      <h2>Avez-vous du travail qui apprend ?</h2>
      <p>Relisez le référentiel du diplôme avec le centre de formation. Couvre-t-il ce que vous
        faites vraiment ? Une partie du programme peut manquer chez vous ; un passage dans une autre
        entreprise est alors parfois envisageable.</p>
      <h2>Le calendrier tient-il ?</h2>
      <p>Alternance d’une semaine sur deux, blocs plus longs, examens : placez ces dates sur votre
        planning d’activité avant de dire oui. Les mineurs ont en outre des règles propres sur la
        durée du travail, la nuit et certaines machines. Quelques travaux exigent une démarche
        préalable.</p>
      <h2>Quel budget, quelles aides ?</h2>
      <p>La rémunération dépend de l’âge et de l’avancement dans la formation. Des aides publiques
        existent, mais leurs conditions varient souvent : lisez la page à jour de
        travail-emploi.gouv.fr et ne comptez que sur ce qui est confirmé. L’opérateur de compétences
        de votre branche renseigne sur la prise en charge des frais pédagogiques.</p>
      <h2>Avant de signer</h2>
      <ol>
        <li>Rencontrer le jeune sur le lieu de travail, une demi-journée, dans le cadre légal d’un
          stage d’observation si besoin.</li>
        <li>Faire signer le contrat par le jeune, son représentant légal s’il est mineur, et
          l’employeur.</li>
        <li>Obtenir le visa du centre de formation et transmettre le dossier à l’opérateur de
          compétences.</li>
        <li>Déclarer l’embauche et prévoir la visite médicale.</li>
        <li>Préparer un vestiaire, un outil, un nom sur une porte : l’accueil compte autant que le
          reste.</li>
      </ol>
      <p>Notre pôle paie peut relire le contrat et paramétrer les premiers bulletins ; le détail est
        sur la page <a href="/nos-missions/social-et-paie/conseil-social">Conseil social</a>.</p>`,
  },
]
