import type { SeedPages } from '../seed-types.ts'

/** The valley of the Aure: the town is fictional, so that the map shows the land without a pin. */
const AROUND = {
  latitude: '49.276',
  longitude: '-0.703',
  scale: 'region',
  show_marker: false,
} as const

/** Section « Le cabinet »: thirteen pages. */
export const leCabinet: SeedPages = {
  '/le-cabinet': {
    title: 'Le cabinet, ses associés et sa façon de travailler',
    description:
      'Un cabinet d’expertise comptable fondé en 1987 à Villebourg-sur-Aure : trois associés, dix-neuf personnes, deux bureaux et quelques principes simples.',
    eyebrow: 'Depuis 1987',
    intro:
      'Une maison fondée en 1987, deux bureaux, dix-neuf personnes. Voici qui nous sommes et pourquoi nous travaillons ainsi.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Notre métier, dit simplement</h2>
<p>Toute entreprise laisse des traces : des factures, des relevés, des bulletins de paie, parfois
une boîte à chaussures pleine de tickets. Notre travail commence là. Nous les rangeons, nous
vérifions qu’elles disent vrai, puis nous en tirons deux choses bien différentes : les documents que
la loi demande, et ceux dont vous avez besoin pour décider.</p>
<p>Les premiers partent à l’administration. Les seconds doivent tenir sur une page et se lire sans
dictionnaire. Nous passons autant de temps sur les uns que sur les autres.</p>
<h2>Ceux qui répondent de votre dossier</h2>
<p>Trois associés dirigent le cabinet. Claire Dauval, expert-comptable et commissaire aux comptes,
suit les sociétés et les opérations de transmission. Mathieu Lhermine, expert-comptable, accompagne
les artisans, les commerçants et les exploitations. Inès Carvalho, expert-comptable, a la charge du
social. Autour d’eux, seize collègues tiennent les comptes, font les paies, rédigent les actes et
décrochent le téléphone. Vous trouverez leurs noms sur la page
<a href="/le-cabinet/notre-equipe">Notre équipe</a>.</p>
<h2>Trois choses auxquelles nous tenons</h2>
<ul>
<li><strong>La franchise.</strong> Si un projet nous paraît fragile, vous l’entendez avant de
signer, pas un an plus tard.</li>
<li><strong>L’écrit.</strong> Mission, honoraires, partage des tâches : tout figure dans une lettre
que vous relisez à tête reposée.</li>
<li><strong>La discrétion.</strong> À Villebourg, tout le monde se croise le jour du marché. Vos
affaires, elles, ne sortent pas d’ici.</li>
</ul>
<blockquote><p>Un bon bilan, c’est un bilan que le client sait raconter en sortant de la
pièce.</p><p>Claire Dauval, associée</p></blockquote>`,
        },
      },
      {
        type: 'figures',
        options: {
          items: [
            { value: '1987', label: 'ouverture du premier bureau' },
            { value: '3', label: 'associés' },
            { value: '19', label: 'personnes' },
            { value: '2', label: 'adresses' },
          ],
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Mieux nous connaître',
        },
      },
    ],
  },
  '/le-cabinet/notre-histoire': {
    title: 'Notre histoire, de 1987 à aujourd’hui',
    description:
      'De deux pièces louées rue des Tisserands en 1987 à deux bureaux et dix-neuf personnes : l’histoire du cabinet, de ses associés et de ses outils.',
    intro:
      'Un bureau, une calculatrice à bande et beaucoup de kilomètres : tout a commencé rue des Tisserands.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>1987 : deux pièces et une voiture</h2>
<p>Yves Lhermine ouvre son cabinet au 14 de la rue des Tisserands, dans un ancien atelier dont il
garde le plancher et la grande table. Les premiers dossiers viennent des alentours : un boulanger,
un garage, deux fermes. Le lundi, il fait sa tournée et rapporte les pièces dans des chemises
cartonnées. Il recopie les écritures à la main, il écoute surtout. « La moitié du métier, disait-il,
se passe sur le pas de la porte. »</p>
<p>Très vite, on lui demande aussi les fiches de paie, puis les statuts, puis un avis sur un
emprunt. Le cabinet grandit comme cela, de question en question, sans plan très arrêté.</p>
<h2>2004 : l’arrivée de Claire Dauval</h2>
<p>Claire Dauval a appris l’audit dans de plus grandes structures. Elle veut voir les entreprises de
près. Elle apporte une méthode de révision, l’habitude des dossiers de travail bien tenus, et l’idée
qu’un client doit recevoir des chiffres plusieurs fois par an. Les deux noms se retrouvent sur la
plaque.</p>
<h2>Un second bureau, une seconde génération</h2>
<p>Le centre devenant étroit, une équipe s’installe
<a href="/le-cabinet/nos-bureaux/bureau-de-la-gare">place de la Gare</a>, plus commode pour qui
vient en train ou en voiture. Mathieu Lhermine reprend les dossiers de terrain. Inès Carvalho donne
à la paie la place d’une vraie mission de conseil. Yves Lhermine, lui, s’est retiré ; la grande
table est restée.</p>
<h2>Ce qui change, ce qui demeure</h2>
<p>Les chemises cartonnées ont laissé place aux fichiers, et la facture devient électronique à son
tour. Les outils passent. La visite au client, la phrase claire au bas d’un tableau, le droit de
poser deux fois la même question : cela, nous n’avons pas l’intention d’y toucher.</p>`,
        },
      },
    ],
  },
  '/le-cabinet/nos-engagements': {
    title: 'Nos engagements envers chaque client',
    description:
      'Interlocuteur nommé, honoraires écrits, secret professionnel : ce que nous vous devons, ce que nous attendons de vous et ce que nous refusons de faire.',
    intro:
      'Une relation de confiance supporte très bien d’être écrite. Voici la nôtre, dans les deux sens.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce que nous vous devons</h2>
<ol>
<li><strong>Un nom et un visage.</strong> Votre dossier a un collaborateur attitré et un associé
responsable. S’ils changent, vous êtes prévenu et la passation se fait en votre présence.</li>
<li><strong>Une lettre de mission avant le premier travail.</strong> Elle dit qui fait quoi, pour
quel prix, et comment l’un ou l’autre peut y mettre fin.</li>
<li><strong>Des honoraires que l’on comprend.</strong> Ce qui est compris est listé. Ce qui ne l’est
pas fait l’objet d’un accord avant d’être commencé.</li>
<li><strong>Le secret professionnel.</strong> Il couvre vos chiffres, vos projets, et jusqu’au fait
que vous êtes venu nous voir.</li>
<li><strong>Des explications.</strong> Aucun document à signer ne vous est remis sans que quelqu’un
puisse vous dire à quoi il sert.</li>
</ol>
<h2>Ce que nous attendons de vous</h2>
<p>Des pièces complètes et régulières. Une réponse aux questions, même quand elle est « je ne sais
pas ». Un appel avant les décisions importantes plutôt qu’après : un bail, une embauche, un
véhicule, un associé qui entre. Nous travaillons mieux avec une mauvaise nouvelle donnée tôt qu’avec
une bonne nouvelle donnée tard.</p>
<h2>Ce que nous ne ferons pas</h2>
<p>Arranger un résultat pour plaire à une banque. Vendre un placement ou toucher une commission sur
une orientation. Accepter un dossier pour lequel il nous manquerait le temps ou la compétence : dans
ce cas, nous le disons, et nous aidons à chercher ailleurs.</p>
<p>Si quelque chose vous déplaît, parlez-en à l’associé qui suit votre dossier. Les voies de
conciliation et de médiation figurent dans les
<a href="/informations-legales/mentions-legales">mentions légales du cabinet</a>.</p>
<div class="encadre"><p class="encadre-titre">Pourquoi demander une pièce d’identité ?</p><p>Notre
profession participe à la lutte contre le blanchiment. Avant d’accepter une mission, nous devons
savoir qui la demande et pour quelle activité. Cela vaut pour tout le monde, y compris pour les
voisins.</p></div>`,
        },
      },
    ],
  },
  '/le-cabinet/notre-equipe': {
    title: 'Notre équipe : qui fait quoi au cabinet',
    description:
      'Trois associés, cinq interlocuteurs du quotidien et onze collègues : les noms, les rôles et une phrase sur celles et ceux qui suivront votre dossier.',
    intro:
      'Dix-neuf personnes, dont huit que vous croiserez presque à coup sûr. Une phrase sur chacune, pour mettre une voix sur un nom.',
    widgets: [
      {
        type: 'team',
        options: {
          title: 'Les associés',
          members: [
            {
              name: 'Claire Dauval',
              role: 'Expert-comptable et commissaire aux comptes',
              text: 'Elle suit les sociétés, les reprises et les transmissions. Elle commence toujours par vous demander ce que vous voulez faire dans cinq ans, et note la réponse.',
            },
            {
              name: 'Mathieu Lhermine',
              role: 'Expert-comptable',
              text: 'Artisans, commerçants, exploitations agricoles : il connaît les routes du canton autant que les comptes. Il garde une paire de bottes dans son coffre, et elle sert.',
            },
            {
              name: 'Inès Carvalho',
              role: 'Expert-comptable, responsable du social',
              text: 'Elle accompagne les employeurs, de la première embauche aux départs. Elle croit qu’un bulletin de paie bien expliqué évite bien des malentendus.',
            },
          ],
        },
      },
      {
        type: 'team',
        options: {
          title: 'Vos interlocuteurs de tous les jours',
          members: [
            {
              name: 'Hugo Perrin',
              role: 'Responsable comptabilité',
              text: 'Il organise le travail des collaborateurs et relit les dossiers avant l’associé. Un écart de quelques centimes le dérange autant qu’un gros : il dit que les petits cachent parfois les grands.',
            },
            {
              name: 'Nadia Benali',
              role: 'Responsable paie',
              text: 'Le calendrier de l’équipe paie, c’est elle. Elle rappelle à chacun, avec le sourire, que les heures supplémentaires se communiquent avant la fin du mois.',
            },
            {
              name: 'Solène Guyader',
              role: 'Juridique',
              text: 'Assemblées, statuts, formalités : elle rédige et vérifie. Elle lit les conventions à voix haute, parce qu’une phrase que l’on ne peut pas dire est souvent mal écrite.',
            },
            {
              name: 'Thomas Wirth',
              role: 'Systèmes et facturation électronique',
              text: 'Il branche vos outils aux nôtres et forme ceux qui s’en servent. Son critère est simple : si le logiciel complique votre journée, on en rediscute.',
            },
            {
              name: 'Odile Marchand',
              role: 'Accueil du bureau du centre',
              text: 'La première voix au téléphone, souvent la première poignée de main. Elle sait qui suit quel dossier et à qui passer un appel pressé.',
            },
          ],
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Et onze autres collègues</h2>
<p>Comptables, gestionnaires de paie, assistants et alternants complètent l’équipe. Le nom de la
personne qui tiendra vos comptes est inscrit dans votre lettre de mission, et c’est avec elle que se
passe le deuxième rendez-vous. Si l’envie vous prend de travailler parmi nous, la page
<a href="/le-cabinet/nous-rejoindre">Nous rejoindre</a> raconte la suite.</p>`,
        },
      },
    ],
  },
  '/le-cabinet/nos-bureaux': {
    title: 'Nos deux bureaux à Villebourg-sur-Aure',
    description:
      'Le bureau du centre, rue des Tisserands, et le bureau de la gare : ce que l’on y trouve, qui y travaille et comment choisir celui où venir.',
    intro:
      'Deux adresses, une seule équipe. Vous venez où cela vous arrange ; votre dossier vous suit.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Lequel choisir ?</h2>
<p>À pied, un jour de courses : le centre. En train, en voiture, entre deux chantiers : la gare. La
règle s’arrête là. Un rendez-vous peut se tenir dans l’un ou l’autre, quelle que soit la personne
qui suit vos comptes, et un pli déposé à une adresse rejoint l’autre avec la navette du soir.</p>
<h2>Ce qui se passe dans chacun</h2>
<table>
<caption>Répartition des équipes entre les deux adresses</caption>
<thead><tr><th scope="col">Équipe</th><th scope="col">Centre</th><th scope="col">Gare</th></tr></thead>
<tbody>
<tr><th scope="row">Accueil et dépôt de pièces</th><td>Toute la journée</td><td>Toute la
journée</td></tr>
<tr><th scope="row">Tenue et révision des comptes</th><td>Équipe de Hugo Perrin</td><td>Dossiers de
terrain, avec Mathieu Lhermine</td></tr>
<tr><th scope="row">Paie et conseil social</th><td>Sur rendez-vous</td><td>Inès Carvalho, Nadia
Benali</td></tr>
<tr><th scope="row">Juridique</th><td>Solène Guyader</td><td>Sur rendez-vous</td></tr>
<tr><th scope="row">Outils et facturation électronique</th><td>Sur rendez-vous</td><td>Thomas
Wirth</td></tr>
</tbody>
</table>
<h2>Venir sans rendez-vous</h2>
<p>Pour déposer un document, récupérer un dossier ou poser une question brève à l’accueil, passez
quand vous voulez aux heures d’ouverture. Pour parler de fond, mieux vaut
<a href="/votre-projet/prendre-rendez-vous">convenir d’un rendez-vous</a> : la bonne personne sera
là, et elle aura relu votre dossier. Nous recevons aussi au téléphone et en visioconférence. Quand
c’est utile, nous nous déplaçons chez vous ; une heure dans un atelier apprend parfois davantage que
dix courriels.</p>
<p>Le détail des accès et du stationnement se trouve sur la page
<a href="/contact/acces-et-horaires">Accès et horaires</a>.</p>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Voir chaque bureau',
        },
      },
    ],
  },
  '/le-cabinet/nos-bureaux/bureau-du-centre': {
    title: 'Bureau du centre à Villebourg-sur-Aure',
    description:
      'L’adresse historique du cabinet, rue des Tisserands à Villebourg-sur-Aure : accueil, stationnement, accessibilité, horaires et plan pour venir.',
    intro: 'Notre adresse depuis 1987, à deux pas du marché.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce que vous y trouverez</h2>
<p>Odile Marchand tient l’accueil au rez-de-chaussée. La salle de rendez-vous donne sur la rue ; on
y parle autour de la grande table de l’ancien atelier. Hugo Perrin et l’équipe comptable occupent
l’étage, Solène Guyader le bureau du fond, côté cour, là où l’on signe les procès-verbaux.</p>
<h2>Venir jusqu’à nous</h2>
<ul>
<li><strong>À pied :</strong> la rue des Tisserands part de la place du Marché. Nous sommes du côté
des numéros pairs, porte verte.</li>
<li><strong>En voiture :</strong> la rue est étroite. Garez-vous place du Marché, puis comptez cinq
minutes de marche.</li>
<li><strong>À vélo :</strong> des arceaux sont posés devant le numéro 10.</li>
</ul>
<h2>Accessibilité</h2>
<p>Une marche sépare l’entrée du trottoir. Sonnez, ou prévenez au
<a href="tel:+33199001234">01 99 00 12 34</a> : nous posons la rampe et la porte s’ouvre en grand.
La salle de rendez-vous est de plain-pied une fois à l’intérieur. Une place calme est possible pour
qui supporte mal le bruit de la rue.</p>`,
        },
      },
      {
        type: 'map',
        options: { title: 'Adresse, horaires et plan', office: 'centre', show_details: true, ...AROUND },
      },
    ],
  },
  '/le-cabinet/nos-bureaux/bureau-de-la-gare': {
    title: 'Bureau de la gare à Villebourg-sur-Aure',
    description:
      'Le bureau de la gare, à la sortie des trains de Villebourg-sur-Aure : paie, conseil social, outils numériques, accès de plain-pied et horaires.',
    intro: 'En face des quais, de plain-pied, avec de quoi se garer : le bureau des gens pressés.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Qui vous y reçoit</h2>
<p>Ici travaillent Inès Carvalho, Nadia Benali et les gestionnaires de paie, Thomas Wirth et son
banc d’essai de logiciels, Mathieu Lhermine quand il n’est pas sur la route. Une question
d’employeur ou un souci de facture électronique se règle donc plutôt de ce côté de la ville.</p>
<h2>Arriver</h2>
<p>Par le train, sortez par le hall et traversez la place : la plaque est à droite de la pharmacie.
En autocar, descendez à l’arrêt qui dessert la gare. En voiture, quelques emplacements de courte
durée bordent la place ; le parc de stationnement se trouve derrière les quais, accessible par le
passage souterrain.</p>
<p>L’entrée n’a ni marche ni seuil, la porte est large, et un bureau fermé permet de parler sans
être entendu de la salle d’attente. Une boîte sécurisée, à gauche de la porte, reçoit vos plis même
quand nous sommes partis.</p>
<div class="encadre"><p class="encadre-titre">Le vendredi</p><p>La porte se ferme à 17 h. Si vous
avez prévu de déposer des heures ou des contrats, passez avant, ou glissez-les dans la
boîte.</p></div>`,
        },
      },
      {
        type: 'map',
        options: { title: 'L’adresse, les horaires et le plan', office: 'gare', show_details: true, ...AROUND },
      },
    ],
  },
  '/le-cabinet/nous-rejoindre': {
    title: 'Nous rejoindre : travailler au cabinet',
    description:
      'Comment nous travaillons, ce que nous proposons à celles et ceux qui arrivent, comment se passe un recrutement et quoi nous envoyer pour candidater.',
    intro:
      'On peut aimer les chiffres et aimer les gens. C’est même à peu près la définition du poste.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Comment on travaille ici</h2>
<p>Par portefeuille, et rarement seul. Chacun suit ses dossiers du premier justificatif au
rendez-vous de bilan, y compris le rendez-vous lui-même : vous ne préparerez pas des comptes que
quelqu’un d’autre ira raconter. Un responsable relit, un associé signe, et les remarques se font de
vive voix.</p>
<p>La période fiscale existe chez nous comme ailleurs. Nous la préparons dès l’automne en
répartissant les clôtures et en refusant, quand il le faut, un dossier arrivé trop tard. Les heures
faites en plus se notent et se récupèrent.</p>
<h2>Ce que l’on apprend</h2>
<ul>
<li>Un métier complet : tenue, révision, fiscalité, échange avec le client.</li>
<li>Un secteur, si l’envie vient : bâtiment, restauration, associations, agriculture.</li>
<li>Les outils, avec Thomas Wirth, qui préfère montrer deux fois que fournir un mode d’emploi.</li>
</ul>
<p>Les stagiaires et les candidats au diplôme d’expertise comptable trouvent du temps pour réviser
et un associé pour relire.</p>
<h2>Comment se passe un recrutement</h2>
<ol>
<li>Vous nous envoyez quelques lignes et un CV par le formulaire de cette page ou de celle du métier.
La lettre de motivation est facultative ; dites plutôt ce qui vous plaît et ce qui vous
ennuie.</li>
<li>Un premier échange a lieu avec la personne qui dirigerait votre travail.</li>
<li>Vous passez ensuite une heure parmi l’équipe, sans examen caché : un café, un dossier anonymisé,
des questions dans les deux sens.</li>
<li>Un associé vous rencontre et vous donne une réponse, favorable ou non, avec ses raisons.</li>
</ol>
<p>Les pages qui suivent décrivent des métiers ; quand un poste est ouvert, l’annonce se trouve en
tête de sa page. Ce que deviennent votre CV et vos coordonnées
est expliqué sous le formulaire et dans la page <a href="/informations-legales/protection-des-donnees">Protection des
données</a>.</p>`,
        },
      },
      {
        type: 'lead-form',
        options: {
          form: 'candidature',
          answer: '/contact/message-envoye',
          title: 'Candidature spontanée',
          subject: 'Candidature spontanée',
          intro:
            'Aucun métier de cette page ne vous ressemble tout à fait ? Écrivez-nous quand même : nous répondons à chaque candidature.',
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Les métiers',
        },
      },
    ],
  },
  '/le-cabinet/nous-rejoindre/collaborateur-comptable': {
    title: 'Métier : collaborateur comptable au cabinet',
    description:
      'Portefeuille, révision, rendez-vous de bilan : le quotidien d’un collaborateur comptable chez nous, ce qu’il faut savoir faire et ce que l’on apprend.',
    intro: 'Vous tenez les comptes, vous les comprenez, et vous allez les expliquer vous-même.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Une semaine ordinaire</h2>
<p>Lundi, deux déclarations de TVA et un rapprochement bancaire qui résiste. Mardi, une clôture :
stocks, factures à recevoir, amortissements. Mercredi matin chez un menuisier, pour démêler trois
chantiers en cours. Jeudi, la relecture avec Hugo Perrin. Vendredi, un rendez-vous de bilan que vous
menez, l’associé à côté de vous.</p>
<h2>Ce que nous cherchons chez quelqu’un</h2>
<ul>
<li>Une formation comptable, ou une expérience qui la remplace.</li>
<li>Le goût de vérifier, sans celui de soupçonner.</li>
<li>La capacité d’écrire trois lignes claires à un client.</li>
<li>Le réflexe de dire « je me suis trompé » assez tôt pour que cela se répare.</li>
</ul>
<p>La taille du portefeuille se discute selon votre expérience et elle se révise chaque année. Le
poste se partage entre le <a href="/le-cabinet/nos-bureaux/bureau-du-centre">bureau de la rue des
Tisserands</a> et les visites en clientèle ; le permis de conduire rend service. La rémunération,
les horaires et le télétravail sont abordés dès la première conversation, chiffres en main.</p>`,
        },
      },
      {
        type: 'lead-form',
        options: {
          form: 'candidature',
          answer: '/contact/message-envoye',
          title: 'Proposer votre candidature',
          intro:
            'Dites en quelques lignes les dossiers que vous avez tenus et ceux que vous aimeriez tenir.',
        },
      },
    ],
  },
  '/le-cabinet/nous-rejoindre/gestionnaire-de-paie': {
    title: 'Métier : gestionnaire de paie au cabinet',
    description:
      'Bulletins, déclarations sociales, contrats et questions d’employeurs : le métier de gestionnaire de paie au bureau de la gare, sans le romancer.',
    intro: 'Un métier de rythme et de précision, où chaque ligne finit dans la poche de quelqu’un.',
    widgets: [
      {
        type: 'job-offer',
        options: {
          title: 'Gestionnaire de paie',
          contract: 'cdi',
          office: 'gare',
          start: 'dès que vous êtes libre, au plus tard en mars 2027',
          posted: '2026-11-02',
          valid_through: '2027-02-28',
          description: `<p>Vous suivez les paies d’une soixantaine d’employeurs, en binôme : bulletins,
déclarations sociales, embauches et départs, réponses aux questions de tous les jours. Une
pratique de la paie, en cabinet ou en entreprise, est attendue ; nous formons aux conventions
collectives que vous ne connaissez pas.</p>`,
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<p>Derrière un bulletin, il y a un loyer à payer. C’est la première chose que Nadia Benali dit aux
nouveaux. La deuxième : aucune question d’employeur n’est bête, même posée un soir de fin de
mois.</p>
<h2>Vos missions</h2>
<dl>
<dt>Produire</dt>
<dd>Recueillir les variables, établir les bulletins, contrôler, transmettre la déclaration sociale
nominative et suivre ses retours.</dd>
<dt>Accompagner</dt>
<dd>Préparer les embauches, les arrêts, les départs ; appliquer plusieurs conventions collectives
sans les mélanger.</dd>
<dt>Conseiller</dt>
<dd>Repérer ce qui coince et prévenir Inès Carvalho quand la situation demande une analyse.</dd>
</dl>
<h2>Le profil</h2>
<p>Un diplôme en paie ou en ressources humaines aide ; une pratique en cabinet ou en entreprise
compte autant. Il faut aimer les textes, car ils bougent souvent : nous réservons chaque mois une
demi-journée de veille à toute l’équipe. Les dossiers se travaillent en binôme, de sorte que des
vacances restent des vacances. Vous seriez installé au
<a href="/le-cabinet/nos-bureaux/bureau-de-la-gare">bureau voisin de la gare</a>, pratique si vous
venez en train.</p>`,
        },
      },
      {
        type: 'lead-form',
        options: {
          form: 'candidature',
          answer: '/contact/message-envoye',
          title: 'Parler de vous et de paie',
          intro:
            'Les conventions que vous connaissez, le nombre de bulletins que vous suivez, ce que vous aimeriez apprendre.',
        },
      },
    ],
  },
  '/le-cabinet/nous-rejoindre/alternance': {
    title: 'Faire son alternance dans un cabinet comptable',
    description:
      'Du BTS au diplôme d’expertise comptable : comment nous accueillons les alternants, ce qu’ils font vraiment et comment nous écrire une candidature utile.',
    intro:
      'Nous accueillons des alternants parce que nous avons tous commencé quelque part, souvent en classant des relevés.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Avec qui, et pour quoi faire</h2>
<p>Chaque alternant a un tuteur, une place à lui et quelques petits dossiers dès les premiers mois.
On commence par la saisie et les rapprochements, car on révise mal ce que l’on n’a jamais tenu. Puis
viennent la TVA, un bout de clôture, une visite chez un client avec Mathieu Lhermine. L’année
d’après, on présente soi-même une partie d’un bilan.</p>
<h2>Pour quels diplômes ?</h2>
<p>BTS et BUT de gestion, licences, DCG, DSCG ; côté paie, les formations du même ordre. Le
calendrier dépend de votre école : donnez-le-nous dans votre message, avec le rythme des semaines de
cours.</p>
<h2>Nous écrire</h2>
<p>Un CV et dix lignes suffisent. Racontez un problème que vous avez résolu, même loin de la
comptabilité : une association remise d’aplomb, une caisse de buvette enfin juste. Odile Marchand
transmet au tuteur concerné. Et si vos parents préfèrent appeler, laissez-nous plutôt entendre votre
voix.</p>`,
        },
      },
      {
        type: 'lead-form',
        options: {
          form: 'candidature',
          answer: '/contact/message-envoye',
          title: 'Déposer votre candidature d’alternant',
          intro:
            'Votre école, votre diplôme, le rythme des semaines de cours, et la date à laquelle vous pourriez commencer.',
        },
      },
    ],
  },
  '/le-cabinet/temoignages': {
    title: 'Pourquoi nous ne publions pas de témoignages',
    description:
      'Vous ne lirez ici ni avis ni étoiles. Nos raisons, et ce que vous pouvez demander ou vérifier avant de confier vos comptes à un cabinet.',
    intro:
      'Cette page devrait contenir des compliments. Nous avons préféré vous donner de quoi juger par vous-même.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Nos raisons</h2>
<p>La première est le secret professionnel. Qu’une entreprise soit cliente de notre cabinet ne
regarde qu’elle, et une citation avec un prénom et un métier suffit, dans une petite ville, à
reconnaître quelqu’un.</p>
<p>La deuxième tient à notre déontologie : la communication d’un expert-comptable doit rester utile,
exacte et mesurée. Un mur d’éloges choisis par celui qui les affiche n’est rien de tout cela. La
troisième est une simple affaire de bon sens : un client content le dit à sa sœur, à son plombier, à
son voisin de marché. C’est par ce chemin que la plupart des gens arrivent chez nous.</p>
<h2>Ce que vous pouvez demander à la place</h2>
<ul>
<li>De rencontrer la personne qui tiendrait réellement vos comptes, avant de signer.</li>
<li>Un exemple de tableau de bord et de compte rendu, rendu anonyme.</li>
<li>Le projet de lettre de mission, pour le lire chez vous.</li>
<li>Notre expérience de votre secteur, avec nos limites.</li>
<li>Ce qui se passe si l’on ne s’entend pas.</li>
</ul>
<p>Vous pouvez aussi vérifier l’inscription d’un cabinet au tableau de l’Ordre des
experts-comptables : elle est publique. Et parler, autour de vous, avec des chefs d’entreprise qui
ont changé de comptable ; demandez-leur moins s’ils sont satisfaits que ce qu’ils ont compris de
leur dernier bilan.</p>`,
        },
      },
      {
        type: 'call-to-action',
        options: {
          title: 'Poser vos questions de vive voix',
          text: 'Un premier échange sert à cela. Venez avec vos doutes, ils font gagner du temps.',
          tone: 'tint',
          buttons: [
            {
              text: 'Convenir d’un premier échange',
              link: '/votre-projet/prendre-rendez-vous',
              style: 'primary',
            },
            { text: 'Lire nos engagements', link: '/le-cabinet/nos-engagements', style: 'outline' },
          ],
        },
      },
    ],
  },
  '/le-cabinet/nos-partenaires': {
    title: 'Nos partenaires et notre façon de vous orienter',
    description:
      'Notaires, avocats, banques, chambres consulaires, éditeurs : avec qui nous travaillons, pour quoi, et pourquoi vous restez libre de votre choix.',
    intro:
      'Un expert-comptable ne sait pas tout faire. Il doit savoir à qui passer le relais, et rester dans la pièce.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Les métiers qui nous entourent</h2>
<dl>
<dt>Les notaires</dt>
<dd>Pour une donation, une cession de fonds, un contrat de mariage, un immeuble. Nous préparons les
chiffres ; l’acte est le leur.</dd>
<dt>Les avocats</dt>
<dd>Dès qu’il y a litige, licenciement délicat ou contrat sur mesure. Le conseil juridique, chez
nous, reste attaché à la mission comptable.</dd>
<dt>Les banques et les organismes de garantie</dt>
<dd>Nous aidons à monter le dossier et à répondre aux questions. La décision leur appartient, et
nous n’en préjugeons pas.</dd>
<dt>Les chambres consulaires et les réseaux d’accompagnement</dt>
<dd>Artisanat, commerce, agriculture, création : leurs stages et leurs diagnostics complètent bien
un prévisionnel.</dd>
<dt>Les éditeurs de logiciels</dt>
<dd>Caisse, facturation, notes de frais. Thomas Wirth essaie avant de recommander.</dd>
</dl>
<h2>Notre règle</h2>
<p>Quand nous citons un confrère d’une autre profession, nous en citons plusieurs si nous le
pouvons, et vous choisissez. Nous ne recevons rien en échange : ni commission, ni remise, ni cadeau
de fin d’année. Avec votre accord écrit, nous transmettons les pièces utiles et participons au
premier rendez-vous, pour que vous n’ayez pas à tout raconter deux fois.</p>`,
        },
      },
    ],
  },
}
