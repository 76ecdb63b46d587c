import type { SeedPages } from '../seed-types.ts'

/** Section « Vous êtes »: eleven pages. */
export const vousEtes: SeedPages = {
  '/vous-etes': {
    title: 'Vous êtes : choisissez votre métier',
    description:
      'Artisan, soignant, restaurateur, association, exploitant, loueur ou dirigeant de PME : ce que le cabinet sait de votre métier et de ses comptes.',
    h1: 'Votre métier, vos comptes',
    eyebrow: 'Par métier',
    intro:
      'Un plan comptable est le même pour tous. Ce qui compte, dans vos chiffres, ne l’est pas.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>On ne lit pas tous les comptes dans le même sens</h2>
<p>Chez un boulanger, nous regardons d’abord la matière première. Chez un architecte, les honoraires
non encore encaissés. Chez un viticulteur, ce qui dort en cave. À une association, nous demandons
combien de mois de loyer elle a devant elle. La première ligne que l’on cherche dit beaucoup du
métier que l’on a en face de soi.</p>
<p>Depuis 1987, le cabinet a rencontré à peu près toutes les activités d’une petite ville et de sa
campagne. Cela ne fait pas de nous des gens du bâtiment ou de la cuisine ; cela nous évite de poser
certaines questions, et nous en fait poser d’autres plus tôt.</p>
<p>Ouvrez la page qui vous ressemble. Vous y trouverez les difficultés que l’on rencontre souvent,
ce que nous suivons de près et ce que nous vous demanderons. Si aucune ne correspond, ce n’est pas
un obstacle : un métier rare se raconte très bien <a href="/votre-projet/etre-rappele">au
téléphone</a>.</p>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Votre activité',
        },
      },
    ],
  },
  '/vous-etes/createur-dentreprise': {
    title: 'Vous créez votre entreprise à Villebourg',
    description:
      'Du premier rendez-vous aux premiers encaissements : ce que le cabinet apporte à un créateur d’entreprise et ce qu’il vaut mieux préparer avant.',
    intro:
      'Vous avez une idée, peut-être un associé, sûrement des nuits courtes. Commençons par poser les choses à plat.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le premier rendez-vous</h2>
<p>Apportez ce que vous avez, même en désordre : un devis de fournisseur, trois noms de clients
possibles, une estimation de loyer. Nous écoutons longtemps, puis nous posons les questions que vous
redoutez. De combien avez-vous besoin chaque mois pour votre foyer ? Combien de temps tenez-vous
sans revenu ? Que se passe-t-il si les ventes arrivent trois mois plus tard que prévu ?</p>
<h2>Ce que nous faisons ensemble</h2>
<ol>
<li>Un prévisionnel bâti sur vos hypothèses, avec une version prudente que vous garderez pour
vous.</li>
<li>La comparaison de deux ou trois statuts, sur les mêmes revenus.</li>
<li>Le dossier pour la banque, et une répétition à voix haute.</li>
<li>Les statuts, l’immatriculation, les options fiscales à cocher sans se tromper.</li>
<li>Une organisation simple pour facturer, encaisser et classer.</li>
</ol>
<p>Il nous arrive de conseiller d’attendre, ou de commencer plus petit. Cela ne coûte pas
grand-chose à entendre avant d’avoir signé un bail. Pour avancer seul d’ici là, le guide
<a href="/nos-guides/creer-son-entreprise">Créer son entreprise</a> suit le même ordre que nous.</p>`,
        },
      },
    ],
  },
  '/vous-etes/artisan-ou-commercant': {
    title: 'Artisan ou commerçant : vos comptes au quotidien',
    description:
      'Caisse, stock, marge, rémunération du dirigeant : ce que le cabinet suit avec les artisans et les commerçants, de l’atelier à la boutique.',
    intro: 'Le tiroir-caisse dit ce qui rentre. Il ne dit pas ce qui reste.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>La caisse, chaque soir</h2>
<p>Un ticket de clôture par jour, les espèces comptées, les cartes rapprochées du relevé. C’est une
discipline de cinq minutes, et la première chose que l’on regarde en cas de contrôle. Si votre
logiciel ou votre balance ne vous facilite pas la tâche, nous le verrons ensemble avant de vous
demander des efforts.</p>
<h2>Le stock, une fois par an au moins</h2>
<p>On compte, on note, on évalue au prix d’achat. Un inventaire fait à la louche rend la marge
illisible. Nous préférons un samedi matin pénible à un an de doutes, et nous vous envoyons la
feuille de comptage toute prête.</p>
<h2>La marge, par famille</h2>
<p>Main-d’œuvre d’un côté, revente de l’autre ; bijoux et piles de montre ne jouent pas dans la même
cour. Quelques familles suffisent à voir ce qui nourrit la boutique et ce qui occupe seulement la
vitrine. Le simulateur de <a href="/vos-outils/simulateurs/marge-et-prix-de-vente">marge et prix de
vente</a> donne une première idée.</p>
<h2>Et vous, là-dedans</h2>
<p>Combien pouvez-vous prélever sans fragiliser l’affaire ? Le conjoint qui tient la boutique a-t-il
un statut ? La retraite se prépare-t-elle ailleurs que dans le fonds ? Mathieu Lhermine aborde ces
trois points chaque année, et vous laisse le temps d’en reparler à la maison.</p>`,
        },
      },
    ],
  },
  '/vous-etes/profession-liberale': {
    title: 'Profession libérale : comptes et cotisations',
    description:
      'Recettes, cotisations, associés et locaux partagés : l’accompagnement comptable des professions libérales de santé, du droit, du conseil et du chiffre.',
    intro:
      'Vous vendez du temps et du savoir. C’est ce qui rend vos comptes simples en apparence, et vos cotisations difficiles à prévoir.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Encaissé n’est pas gagné</h2>
<p>Beaucoup de professions libérales comptent ce qui est entré et sorti de la banque. Le solde du
compte professionnel donne alors l’illusion d’un revenu disponible. Une partie appartient déjà aux
caisses et au Trésor. Nous mettons en place, avec vous, un second compte alimenté chaque mois : la
régularisation de l’année suivante cesse d’être un événement.</p>
<h2>Seul, à deux, en maison de santé</h2>
<dl>
<dt>Vous exercez seul</dt>
<dd>Faut-il rester en nom propre ou créer une société ? La réponse dépend de vos revenus, mais aussi
de la suite que vous imaginez.</dd>
<dt>Vous partagez des moyens</dt>
<dd>Secrétariat, loyer, matériel : une clé de répartition claire évite les fâcheries. Nous tenons
les comptes de la structure et l’expliquons à chacun.</dd>
<dt>Vous vous associez</dt>
<dd>Rachat de parts, remplacement, départ en retraite d’un confrère : le pacte se rédige quand tout
va bien.</dd>
</dl>
<h2>Le secret des autres</h2>
<p>Vos patients, vos clients et leurs dossiers ne nous regardent pas. Nous travaillons sur des
montants et des dates, et nous paramétrons les exports de vos logiciels pour que les noms n’y
figurent pas lorsqu’ils ne sont pas nécessaires.</p>`,
        },
      },
    ],
  },
  '/vous-etes/cafe-hotel-restaurant': {
    title: 'Café, hôtel, restaurant : tenir sa marge',
    description:
      'Coût matière, caisse, équipes et saison : comment le cabinet suit les comptes d’un café, d’un hôtel ou d’un restaurant, et ce qu’il vous demande.',
    intro:
      'On peut faire salle comble et perdre de l’argent à chaque service. Autant le savoir le mois même.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce qui se passe en salle, ce que l’on voit en comptes</h2>
<table>
<caption>Du service au tableau de bord</caption>
<thead><tr><th scope="col">En salle</th><th scope="col">En comptes</th><th scope="col">Notre
question</th></tr></thead>
<tbody>
<tr><th scope="row">Une carte longue</th><td>Pertes et stock</td><td>Quels plats ne sortent
jamais ?</td></tr>
<tr><th scope="row">Un verre offert</th><td>Écart de matière</td><td>Est-il noté en
caisse ?</td></tr>
<tr><th scope="row">Un extra le samedi</th><td>Paie et déclaration</td><td>Le contrat est-il signé
avant le service ?</td></tr>
<tr><th scope="row">Un menu tout compris</th><td>TVA à ventiler</td><td>Comment la caisse
répartit-elle ?</td></tr>
<tr><th scope="row">Une réservation en ligne</th><td>Commission retenue</td><td>Enregistre-t-on le
prix payé ou le virement reçu ?</td></tr>
</tbody>
</table>
<h2>Trois chiffres, tous les mois</h2>
<p>Le coût matière rapporté aux ventes, les salaires rapportés aux ventes, le ticket moyen. Avec ces
trois-là, un restaurateur comprend presque tout. À l’hôtel, on y ajoute le taux d’occupation et le
prix moyen de la chambre.</p>
<h2>L’équipe</h2>
<p>Coupures, repas, pourboires, saisonniers logés, jours fériés : la convention de la branche est
précise et nos gestionnaires de paie la pratiquent. Envoyez les plannings tels qu’ils ont été faits,
ratures comprises. La rature, souvent, est la seule chose exacte.</p>`,
        },
      },
    ],
  },
  '/vous-etes/batiment': {
    title: 'Bâtiment et travaux : suivre chaque chantier',
    description:
      'Devis, situations, sous-traitance, retenues de garantie : le cabinet aide les entreprises du bâtiment à savoir ce que rapporte chaque chantier.',
    intro: 'Un chantier se gagne au devis et se perd souvent en heures non comptées.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le chantier, unité de compte</h2>
<p>Votre résultat annuel est une moyenne ; il cache de bons chantiers et de mauvais. Nous préférons
raisonner affaire par affaire : heures prévues, heures passées, matériaux, location, sous-traitants.
Une feuille que les compagnons remplissent au camion fait parfaitement l’affaire.</p>
<h2>Quatre sujets où l’on se trompe</h2>
<ul>
<li><strong>La situation de travaux.</strong> Facturer l’avancement réel, ni plus ni moins, et
savoir ce qui reste à produire au moment de la clôture.</li>
<li><strong>La retenue de garantie.</strong> Elle vous est due. Il faut un suivi pour la réclamer le
jour venu.</li>
<li><strong>La TVA.</strong> Le taux dépend du bâtiment et des travaux, et la sous-traitance suit
ses propres règles. L’attestation du client se conserve avec la facture.</li>
<li><strong>Le sous-traitant.</strong> Avant de lui confier quoi que ce soit, réunissez son
attestation de vigilance, son assurance et le contrat signé.</li>
</ul>
<h2>Les hommes et les kilomètres</h2>
<p>Petits et grands déplacements, paniers, intempéries, caisse de congés : la paie du secteur a ses
usages. Nadia Benali vous fournit un relevé d’heures pensé pour elle. Quant aux acomptes, ne les
prenez pas pour du bénéfice ; un chantier payé d’avance reste à faire.</p>`,
        },
      },
    ],
  },
  '/vous-etes/association': {
    title: 'Association : des comptes clairs pour vos membres',
    description:
      'Subventions, dons, salariés, bénévoles, fiscalité : le cabinet aide les associations à tenir des comptes lisibles par leurs membres et leurs financeurs.',
    intro:
      'Le trésorier est bénévole, les règles ne le sont pas. Nous tâchons de lui rendre ses soirées.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce que l’on attend d’une association</h2>
<p>Les adhérents veulent comprendre où est passée leur cotisation. La mairie veut savoir à quoi a
servi sa subvention. La banque, elle, veut un bilan. Une même comptabilité peut satisfaire les
trois, à condition de noter dès le départ à quelle action se rattache chaque dépense.</p>`,
        },
      },
      {
        type: 'accordion',
        options: {
          items: [
            {
              title: 'Devons-nous tenir une vraie comptabilité ?',
              html: `<p>Tout dépend de votre taille, de vos ressources et de vos statuts. Un cahier de recettes et de
dépenses suffit parfois. Dès qu’il y a des salariés ou des subventions importantes, des comptes
annuels complets deviennent nécessaires, et un commissaire aux comptes peut être imposé.</p>`,
            },
            {
              title: 'Sommes-nous soumis aux impôts commerciaux ?',
              html: `<p>En principe non, tant que la gestion reste désintéressée et que l’activité ne vient pas
concurrencer des entreprises dans les mêmes conditions. La buvette et le spectacle annuel ont leurs
règles. Nous examinons la question avec vous, par écrit, pour que le bureau suivant la retrouve.</p>`,
            },
            {
              title: 'Pouvons-nous délivrer des reçus pour les dons ?',
              html: `<p>Seulement si l’association remplit certaines conditions. Un reçu émis à tort engage sa
responsabilité ; il est possible d’interroger l’administration au préalable.</p>`,
            },
            {
              title: 'Comment se passe l’assemblée ?',
              html: `<p>Nous préparons le rapport financier en une page et, si vous le souhaitez, l’un de nous vient le
présenter à côté du trésorier.</p>`,
            },
          ],
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le temps des bénévoles</h2>
<p>Il a une valeur, que l’on peut faire apparaître. Un financeur voit alors ce que l’équipe donne
vraiment. Nous vous proposons une feuille d’heures si légère que les gens la remplissent.</p>`,
        },
      },
    ],
  },
  '/vous-etes/exploitant-agricole': {
    title: 'Exploitant agricole : des comptes au fil des saisons',
    description:
      'Stocks, cycles longs, aides, matériel et transmission : le suivi comptable des exploitations agricoles par une équipe qui vient jusque dans la cour.',
    intro: 'Une récolte ne suit pas l’année civile. Vos comptes devraient pouvoir s’en accommoder.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le temps long</h2>
<p>On sème, on élève, on attend. L’argent sort bien avant de rentrer, et deux années ne se
ressemblent pas. Nous travaillons donc avec vous sur plusieurs campagnes à la fois : une moyenne,
une mauvaise, et la trésorerie qu’il faut pour passer de l’une à l’autre.</p>
<h2>Dans la cour de la ferme</h2>
<p>Mathieu Lhermine se déplace pour l’inventaire. Animaux, fourrages, cultures en terre, gasoil,
pièces : chacun s’évalue d’une manière particulière, et cela se fait mieux les pieds sur place. Une
matinée suffit en général. Il en profite pour regarder le matériel, car la date à laquelle on change
un tracteur a des effets sur l’impôt, les cotisations et l’endettement.</p>
<h2>Nos points d’attention</h2>
<ul>
<li>Le régime du bénéfice agricole et les options qui lissent les années.</li>
<li>Les cotisations sociales agricoles, calculées avec un décalage qui surprend après un bon
exercice.</li>
<li>Les aides : à quelle campagne elles se rattachent, quand elles arrivent vraiment.</li>
<li>La vente directe, la chambre d’hôtes, le photovoltaïque, qui ne suivent pas tous le même
régime.</li>
<li>Le foncier, le bail rural, la société qui porte l’exploitation.</li>
</ul>
<p>Et puis il y a la suite. Quand un enfant ou un jeune du voisinage veut reprendre, on s’y prend
tôt ; la page <a href="/nos-missions/transmission">Transmission</a> dit pourquoi.</p>`,
        },
      },
    ],
  },
  '/vous-etes/loueur-en-meuble': {
    title: 'Loueur en meublé : déclarer sans se tromper',
    description:
      'Statut, régime d’imposition, amortissement, pièces à garder : ce que le cabinet fait pour les loueurs en meublé, du premier studio au gîte.',
    intro:
      'Des meubles, un bail, un locataire. Pour l’administration, vous voilà pourtant dans le monde des bénéfices commerciaux.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce que l’on découvre en commençant</h2>
<p>Louer meublé demande de s’immatriculer, de choisir un régime et, souvent, de tenir une
comptabilité. Beaucoup de propriétaires l’apprennent au moment de leur déclaration de revenus. Mieux
vaut s’y prendre avant la première remise de clés.</p>
<h2>Deux régimes à comparer</h2>
<p>Au régime micro, on applique un abattement et l’on s’arrête là. Au régime réel, on déduit les
charges et l’on amortit le logement, hors terrain, ainsi que le mobilier. Le second demande plus de
travail ; il n’est intéressant que si le calcul le montre. Nous le faisons sur vos vrais chiffres,
en regardant aussi ce qui se passera le jour de la revente.</p>
<h2>Gardez ces papiers</h2>
<ul>
<li>L’acte d’achat et le décompte du notaire.</li>
<li>Le tableau de l’emprunt et l’assurance.</li>
<li>Les factures de travaux et de meubles, même anciennes.</li>
<li>Les appels de fonds du syndic, la taxe foncière.</li>
<li>Les relevés de la plateforme, avec leurs commissions.</li>
</ul>
<div class="encadre"><p class="encadre-titre">Séjours courts</p><p>La location touristique obéit à
des règles locales en plus des règles fiscales : déclaration, numéro, durée, copropriété.
Renseignez-vous en mairie avant d’ouvrir une annonce.</p></div>`,
        },
      },
    ],
  },
  '/vous-etes/e-commercant': {
    title: 'E-commerçant : réconcilier ventes et virements',
    description:
      'Places de marché, commissions, retours, stocks et TVA à distance : le cabinet aide les vendeurs en ligne à retrouver leur marge derrière les virements.',
    intro:
      'Quatre cents commandes, un seul virement, trois commissions déduites. Par où commence-t-on ?',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Reconstituer la vente</h2>
<p>Une plateforme verse un solde. La comptabilité, elle, veut la vente entière, puis la commission,
puis le remboursement. Nous branchons vos exports de boutique et de paiement pour que chaque
commande retrouve son histoire. Une fois le circuit réglé, il tourne presque seul ; on ne regarde
plus que les anomalies.</p>
<h2>La TVA voyage</h2>
<p>Client français ou étranger, particulier ou professionnel, marchandise expédiée d’ici ou d’un
entrepôt lointain : le pays de la taxe en dépend. Un guichet unique européen simplifie les
déclarations, encore faut-il savoir quand y entrer. Nous dressons une carte de vos flux avant de
décider.</p>
<h2>Ce que rapporte un colis</h2>
<div class="exemple"><p><strong>Exemple :</strong> un article est vendu 50 € hors taxes. Achat 20 €,
port 6 €, commission 7 €, publicité 8 € : il reste 9 €. Si un colis sur dix revient et que chaque
retour coûte 12 € tout compris, la moyenne tombe à 7,80 € avant même de parler du loyer. Nombres
fictifs, calcul simplifié.</p></div>
<p>Ce petit tableau, tenu par famille d’articles, vaut beaucoup de discours sur la croissance. Il
montre aussi les produits que l’on aurait intérêt à ne plus vendre.</p>
<h2>Le stock, où est-il ?</h2>
<p>Chez vous, chez un logisticien, en transit. Au jour de la clôture il faut le dire, pays par pays,
avec un justificatif daté.</p>`,
        },
      },
    ],
  },
  '/vous-etes/dirigeant-de-pme': {
    title: 'Dirigeant de PME : un interlocuteur pour décider',
    description:
      'Reporting, équipe comptable interne, investissement, associés : ce qu’un dirigeant de PME attend de son cabinet, et la façon dont nous y répondons.',
    intro:
      'Vous avez une comptable, un logiciel et des réunions. Il vous manque parfois quelqu’un à qui dire « qu’en pensez-vous ? ».',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>À côté de votre équipe, pas au-dessus</h2>
<p>Votre service comptable connaît la maison mieux que nous. Nous révisons son travail, nous
l’aidons sur les points techniques, nous prenons le relais pendant un congé. Quand un logiciel
change, Thomas Wirth s’assoit à côté de la personne qui s’en servira.</p>
<h2>Un rendez-vous qui revient</h2>
<p>Chaque trimestre, une heure et demie avec l’associé. L’ordre du jour ne varie guère : l’activité
et la marge, la trésorerie à six mois, les investissements, les gens, ce qui vous réveille la nuit.
Vous recevez les chiffres quelques jours plus tôt, et un compte rendu avec les décisions prises et
celles qui attendent.</p>
<h2>Les dossiers de fond</h2>
<ul>
<li>Acheter ou louer une machine, un bâtiment, une flotte.</li>
<li>Créer une holding, ou s’en passer.</li>
<li>Faire entrer un cadre au capital.</li>
<li>Racheter un confrère : lire ses comptes, bâtir l’offre, intégrer l’équipe.</li>
<li>Renégocier avec la banque quand tout va encore bien.</li>
</ul>
<p>Si la loi vous impose un <a href="/nos-missions/audit-et-commissariat-aux-comptes">commissaire
aux comptes</a>, ce ne peut pas être nous en même temps que notre mission d’assistance. Nous
préparons son passage et lui ouvrons les dossiers.</p>`,
        },
      },
    ],
  },
}
