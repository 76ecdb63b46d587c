import type { SeedPages, SeedWidget } from '../seed-types.ts'

/** Where a guide is asked for, by e-mail or on paper. */
const request = (
  guide: 'creation' | 'facturation' | 'patrimoine' | 'entrepreneur',
  intro: string,
): SeedWidget => ({
  type: 'lead-form',
  options: {
    form: 'guide',
    guide,
    answer: '/contact/message-envoye',
    title: 'Recevoir ce guide',
    intro,
  },
})

/** The firm's own guides: the index, four guides and their nineteen chapters. */
export const nosGuides: SeedPages = {
  '/nos-guides': {
    title: 'Guides pratiques pour entreprendre et gérer',
    description:
      'Quatre guides écrits par le cabinet : créer une entreprise, bien facturer, gérer son patrimoine, diriger au quotidien. À lire dans l’ordre ou par chapitre.',
    eyebrow: 'À lire au calme',
    intro:
      'Quatre guides et dix-neuf chapitres, écrits par celles et ceux qui répondent à vos questions toute l’année.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Un rendez-vous dure une heure. On y règle l’urgent, et l’on repart parfois avec
des questions de fond restées dans la poche. Ces guides sont faits pour elles. Chaque chapitre
traite un seul sujet, se lit en quelques minutes et finit sur quelque chose à faire : une liste à
cocher, un calcul à poser, un coup de fil à passer.</p>
<p>Vous n’y trouverez ni barème ni taux. Ces chiffres changent, et un guide qui se trompe coûte cher
à son lecteur. Nous renvoyons vers le site officiel qui les publie et vers notre page de
<a href="/vos-outils/chiffres-utiles">chiffres utiles</a>.</p>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Choisir un guide',
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Par où commencer</h2>
<ul>
<li><strong>Vous avez une idée en tête.</strong> Ouvrez
<a href="/nos-guides/creer-son-entreprise">le guide de la création</a> à la première page et suivez
l’ordre des chapitres.</li>
<li><strong>On vous paie trop tard.</strong> Commencez par
<a href="/nos-guides/bien-facturer/relances-et-impayes">le chapitre sur les relances</a>, puis
remontez jusqu’au devis : c’est là que le retard se prépare.</li>
<li><strong>Votre entreprise tourne, mais vous la regardez peu.</strong>
<a href="/nos-guides/essentiel-de-lentrepreneur">L’essentiel de l’entrepreneur</a> tient en quatre
habitudes.</li>
<li><strong>Vous pensez à votre famille ou à l’après.</strong>
<a href="/nos-guides/gerer-son-patrimoine">Le guide du patrimoine</a> invite d’abord à faire
l’inventaire.</li>
</ul>
<p>Un mot vous arrête ? <a href="/vos-outils/lexique">Le lexique du cabinet</a> en explique une
quarantaine. Et si vous lisez plus volontiers sur papier, dites-le à l’accueil du bureau du centre :
Odile Marchand vous imprimera le guide de votre choix.</p>`,
        },
      },
    ],
  },

  '/nos-guides/creer-son-entreprise': {
    title: 'Créer son entreprise : le guide en sept étapes',
    description:
      'De l’idée aux cent premiers jours d’activité : sept chapitres pour créer son entreprise avec méthode, chiffres réalistes et listes à cocher.',
    eyebrow: 'Guide de la création',
    intro:
      'Sept chapitres pour passer d’une intuition à une entreprise qui facture. Sautez-en un si vous voulez, mais sachez lequel.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Beaucoup de créateurs nous consultent pour choisir un sigle : EURL, SASU,
entreprise individuelle. C’est la quatrième question. Les trois premières sont plus ingrates : qui a
besoin de ce que vous vendez, combien de personnes sont dans ce cas près de chez vous, et que
reste-t-il une fois les charges payées ?</p>
<p>Nous avons donc rangé les chapitres dans l’ordre où les décisions s’enchaînent. L’immatriculation
n’arrive qu’en sixième position : c’est une formalité, pas un début.</p>`,
        },
      },
      {
        type: 'guide-contents',
        options: { title: 'Les sept chapitres', request: '#formulaire-guide' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Combien de temps faut-il ?</h2>
<p>Cela dépend du métier. Un consultant qui a déjà son premier client avance vite ; un restaurant
qui doit trouver un local, un prêt et une autorisation, beaucoup moins. Le bon repère n’est pas le
calendrier mais la preuve : on change de chapitre quand on a répondu par écrit aux questions du
précédent.</p>
<p>Si vous reprenez une affaire existante, lisez aussi notre page
<a href="/nos-missions/creation-et-reprise">création et reprise</a> : il faut alors comprendre les
comptes d’un autre avant d’écrire les siens.</p>`,
        },
      },
      request(
        'creation',
        'Le PDF s’ouvre sans rien demander. Pour le recevoir dans votre boîte, un nom et une adresse suffisent.',
      ),
      {
        type: 'call-to-action',
        options: {
          title: 'Le projet prend forme ?',
          text: 'Racontez-le-nous en trois écrans : situation, activité, besoins. Un associé lit chaque dossier.',
          buttons: [{ text: 'Décrire mon projet', link: '/votre-projet/parlons-de-votre-projet' }],
        },
      },
    ],
  },

  '/nos-guides/creer-son-entreprise/valider-lidee': {
    title: 'Valider son idée d’entreprise avant d’investir',
    description:
      'Trois épreuves pour vérifier qu’une idée d’entreprise répond à un besoin, se vend à un prix viable et convient à la vie que vous voulez mener.',
    h1: 'Valider l’idée',
    eyebrow: 'Création, chapitre 1',
    intro:
      'Une idée se vérifie avant de se financer. Il y faut quelques semaines, un carnet et l’envie d’entendre des réponses qui dérangent.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Écrire l’idée en une phrase</h2>
<p>Complétez : « J’aide… à… grâce à…, et l’on me paie pour… » Tant que la phrase reste floue, le
projet l’est aussi. Lisez-la à quelqu’un qui ignore tout de votre métier. S’il peut la redire le
lendemain, elle tient.</p>
<h2>Trois épreuves, dans cet ordre</h2>
<ol>
<li><strong>Le besoin.</strong> Rencontrez une quinzaine de personnes concernées. Ne présentez pas
votre solution : demandez comment elles se débrouillent aujourd’hui, ce que cela leur prend de temps
et d’argent, ce qu’elles ont déjà essayé.</li>
<li><strong>Le prix.</strong> Annoncez un tarif, puis taisez-vous. La première réaction en dit long.
Un compliment n’engage personne ; une commande, un acompte ou une date ferme, si.</li>
<li><strong>La vie que cela suppose.</strong> Horaires, route, saison creuse, revenus irréguliers :
écrivez une semaine type et faites-la lire à ceux qui la vivront avec vous.</li>
</ol>
<h2>Les signaux d’alerte</h2>
<ul>
<li>Chacun trouve l’idée excellente, mais nul ne demande quand vous ouvrez.</li>
<li>Un seul client porterait presque toute l’activité.</li>
<li>La marge repose sur un prix d’achat qu’aucun fournisseur n’a confirmé par écrit.</li>
<li>Le métier exige un diplôme, une assurance ou une autorisation que vous n’avez pas encore
vérifiés.</li>
</ul>
<div class="encadre"><p class="encadre-titre">À faire cette semaine</p><p>Prenez trois rendez-vous
avec des clients possibles que vous ne connaissez pas. Notez leurs mots exacts, sans les traduire
dans les vôtres : ils serviront à votre devis, à votre site et à votre vitrine.</p></div>
<h2>Continuer, corriger ou renoncer</h2>
<p>Abandonner une idée sur le papier est une bonne nouvelle : elle n’a coûté que du temps. La
corriger en est une autre. Si la vôtre a résisté aux trois épreuves, passez à
<a href="/nos-guides/creer-son-entreprise/etude-de-marche">l’étude de marché</a> pour compter ce que
vous n’avez encore fait qu’entendre.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/creer-son-entreprise/etude-de-marche': {
    title: 'Étude de marché : compter avant d’y croire',
    description:
      'Mener son étude de marché soi-même : délimiter la zone, observer les offres, fixer un prix et estimer un chiffre d’affaires sans se raconter d’histoires.',
    eyebrow: 'Création, chapitre 2',
    intro:
      'Une étude de marché utile tient en quatre pages et répond à une seule question : combien de clients, à quel prix, à quel rythme ?',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Délimiter le terrain</h2>
<p>Un boulanger travaille à dix minutes à pied, un couvreur à une demi-heure de route, une boutique
en ligne partout où livre son transporteur. Dessinez votre zone sur une carte avant d’ouvrir le
moindre fichier. Tout le reste se compte à l’intérieur de ce trait.</p>
<h2>Où trouver les réponses</h2>
<table>
<caption>Quatre questions et l’endroit où chercher</caption>
<thead><tr><th scope="col">Question</th><th scope="col">Source</th></tr></thead>
<tbody>
<tr><th scope="row">Combien d’habitants ou
d’entreprises ?</th><td><a href="https://www.insee.fr/">Les statistiques locales de l’Insee</a>,
gratuites</td></tr>
<tr><th scope="row">Qui propose déjà quelque chose d’approchant ?</th><td>Vos jambes, les annuaires,
les avis laissés en ligne</td></tr>
<tr><th scope="row">Quels prix sont pratiqués ?</th><td>Devis, cartes, vitrines : une dizaine de
relevés datés</td></tr>
<tr><th scope="row">Comment vit le secteur ?</th><td>Chambres consulaires, syndicats professionnels,
<a href="https://www.bpifrance-creation.fr/">fiches de Bpifrance Création</a></td></tr>
</tbody>
</table>
<h2>Observer, vraiment</h2>
<p>Postez-vous devant l’emplacement visé un mardi matin, un vendredi soir, un jour de pluie. Comptez
les passages, les arrêts, les sacs. Deux heures de comptage valent dix avis d’amis.</p>
<h2>Traduire en chiffre d’affaires</h2>
<div class="exemple"><p><strong>Exemple.</strong> Un atelier de retouche relève 200 passages par
jour. S’il suppose qu’un passant sur cinquante entre et laisse 15 €, il obtient quatre clients et
60 € par jour. C’est l’hypothèse « un sur cinquante » qu’il faut défendre, pas le
résultat.</p></div>
<p>Faites le calcul par deux chemins : depuis la demande, comme ci-dessus, puis depuis votre
capacité de travail. Retenez le plus petit des deux résultats.</p>
<h2>La conclusion à écrire</h2>
<ul>
<li>Trois clients types, décrits avec leurs habitudes d’achat.</li>
<li>Votre prix et la raison pour laquelle il sera accepté.</li>
<li>Un volume de ventes prudent, mois par mois.</li>
<li>Ce qui vous ferait changer d’avis.</li>
</ul>
<p>Ces quatre points nourriront directement
<a href="/nos-guides/creer-son-entreprise/previsionnel">votre prévisionnel</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/creer-son-entreprise/previsionnel': {
    title: 'Bâtir un prévisionnel qui tient la route',
    description:
      'Investissements, résultat, trésorerie : construire les trois tableaux du prévisionnel, tester trois scénarios et savoir les défendre devant un banquier.',
    eyebrow: 'Création, chapitre 3',
    intro:
      'Le prévisionnel ne devine pas l’avenir. Il dit à quelles conditions votre entreprise peut vivre, et lesquelles surveiller.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Trois tableaux, trois questions</h2>
<dl>
<dt>Le plan de financement</dt>
<dd>De quoi ai-je besoin pour ouvrir, et qui l’apporte ? Matériel, travaux, stock de départ, dépôt
de garantie, frais de création, réserve de trésorerie.</dd>
<dt>Le compte de résultat prévisionnel</dt>
<dd>Une année de ventes couvre-t-elle une année de dépenses ? Séparez
<a href="/vos-outils/lexique/charges-fixes">les charges fixes</a>, qui tombent même sans client, des
charges qui suivent l’activité.</dd>
<dt>Le plan de trésorerie</dt>
<dd>Chaque mois, l’argent arrive-t-il avant d’avoir à sortir ? C’est le tableau le moins aimé et
celui qui évite les mauvaises surprises.</dd>
</dl>
<h2>Commencer par les dépenses</h2>
<p>Les recettes se discutent, les charges se connaissent. Listez loyer, assurances, énergie,
abonnements, cotisations, intérêts, comptabilité, déplacements. Ajoutez une ligne « imprévus » et
votre rémunération : une entreprise qui ne vous paie pas n’est équilibrée que sur le papier.</p>
<h2>Calculer le point à partir duquel on gagne</h2>
<div class="exemple"><p><strong>Exemple.</strong> Avec 30 000 € de charges fixes par an et une marge
de 60 € pour 100 € vendus, il faut vendre 50 000 € hors taxes pour ne rien perdre. Divisez ce
montant par vos jours d’ouverture : la question devient concrète.</p></div>
<p>Refaites l’opération avec vos nombres dans
<a href="/vos-outils/simulateurs/seuil-de-rentabilite">le simulateur de seuil de
rentabilité</a>.</p>
<h2>Trois scénarios</h2>
<ul>
<li><strong>Prudent :</strong> les ventes démarrent avec un trimestre de retard.</li>
<li><strong>Probable :</strong> celui que vous présentez.</li>
<li><strong>Favorable :</strong> il vérifie surtout que vous sauriez livrer, recruter et acheter
plus.</li>
</ul>
<div class="encadre"><p class="encadre-titre">La question du banquier</p><p>« D’où sort ce
nombre ? » Gardez pour chaque hypothèse un devis, un relevé ou un calcul. Un prévisionnel sans
pièces est une opinion.</p></div>
<p>Pensez enfin au décalage entre ventes et encaissements : stocks à payer, clients à crédit.
<a href="/vos-outils/simulateurs/bfr">Le calcul du besoin en fonds de roulement</a> le mesure.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/creer-son-entreprise/choisir-un-statut': {
    title: 'Choisir un statut juridique sans se tromper',
    description:
      'Entreprise individuelle, SARL, SAS : cinq questions à se poser avant de choisir un statut, un tableau de lecture et les erreurs que nous rencontrons.',
    eyebrow: 'Création, chapitre 4',
    intro:
      'Il n’existe pas de bon statut dans l’absolu, seulement un statut accordé à vos associés, à vos risques et à vos projets.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Cinq questions avant tout sigle</h2>
<ol>
<li><strong>Seul ou à plusieurs ?</strong> À plusieurs, la vraie décision porte sur le partage du
pouvoir et sur la sortie d’un associé.</li>
<li><strong>Quels risques prenez-vous ?</strong> Chantiers, stocks, salariés, emprunts : plus ils
pèsent, plus la séparation des patrimoines compte.</li>
<li><strong>Que devez-vous gagner, et quand ?</strong> Vivre de l’activité dès la première année
n’appelle pas les mêmes choix que garder un emploi à côté.</li>
<li><strong>Quelle protection sociale voulez-vous ?</strong> Maladie, retraite, prévoyance : le
régime dépend du statut du dirigeant.</li>
<li><strong>Quelle fin imaginez-vous ?</strong> Vendre, transmettre, arrêter : les règles d’entrée
se choisissent en pensant à la porte.</li>
</ol>
<h2>Lire les grandes familles</h2>
<table>
<caption>Trois familles vues de loin</caption>
<thead><tr><th scope="col">Famille</th><th scope="col">Fonctionnement</th><th scope="col">Régime
social habituel du dirigeant</th></tr></thead>
<tbody>
<tr><th scope="row">Entreprise individuelle</th><td>Pas d’associé, pas de statuts, gestion
simple</td><td>Travailleur indépendant</td></tr>
<tr><th scope="row">SARL et EURL</th><td>Cadre fixé en grande partie par la loi</td><td>Indépendant
si le gérant est majoritaire ou associé unique, assimilé salarié s’il est minoritaire ou
égalitaire</td></tr>
<tr><th scope="row">SAS et SASU</th><td>Statuts très libres, à rédiger avec soin</td><td>Assimilé
salarié pour le président rémunéré</td></tr>
</tbody>
</table>
<div class="encadre"><p class="encadre-titre">Micro-entreprise</p><p>Ce n’est pas un statut mais un
régime simplifié de l’entreprise individuelle. Il allège les formalités, sous des plafonds à
vérifier sur <a href="https://www.urssaf.fr/">le site de l’Urssaf</a>, mais ne déduit pas vos
dépenses réelles.</p></div>
<h2>Les erreurs que nous rencontrons</h2>
<ul>
<li>Copier le statut d’un ami dont le métier, la famille et les dettes diffèrent.</li>
<li>Ne regarder que les cotisations, en oubliant ce qu’elles ouvrent comme droits.</li>
<li>Signer des statuts types à parts égales, sans prévoir le désaccord.</li>
</ul>
<p>Un statut se change, avec des frais et parfois de l’impôt. Le nôtre se discute autour de votre
prévisionnel, jamais avant : Solène Guyader le rédige ensuite avec
<a href="/nos-missions/juridique">le pôle juridique</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/creer-son-entreprise/financer': {
    title: 'Financer sa création : apports, prêts, aides',
    description:
      'Réunir les fonds d’une création : apport, prêt bancaire, prêt d’honneur, aides. Comment les assortir, préparer le dossier et garder une réserve.',
    eyebrow: 'Création, chapitre 5',
    intro:
      'Un projet se finance rarement d’une seule main. Tout l’art consiste à assortir chaque besoin à l’argent qui lui convient.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>À chaque dépense, sa ressource</h2>
<table>
<caption>Accorder la durée du financement à celle du besoin</caption>
<thead><tr><th scope="col">Besoin</th><th scope="col">Ressource adaptée</th></tr></thead>
<tbody>
<tr><th scope="row">Matériel, travaux, véhicule</th><td>Prêt bancaire ou crédit-bail, sur la durée
d’usage</td></tr>
<tr><th scope="row">Stock de départ, premiers mois de charges</th><td>Apport personnel, prêt
d’honneur</td></tr>
<tr><th scope="row">Décalage d’encaissement régulier</th><td>Facilité négociée avec la banque,
mobilisation de factures</td></tr>
<tr><th scope="row">Fonds de commerce</th><td>Prêt assorti d’une garantie, parfois crédit du
vendeur</td></tr>
</tbody>
</table>
<p>Payer une machine avec sa trésorerie paraît sage. Six mois plus tard, on demande en urgence un
découvert pour régler un fournisseur, et la conversation est moins agréable.</p>
<h2>L’apport, preuve plus que montant</h2>
<p>Le prêteur regarde ce que vous engagez vous-même, mais aussi la façon dont l’épargne s’est
constituée. Un prêt d’honneur, accordé à la personne par un réseau d’accompagnement, renforce cet
apport et ouvre souvent des portes. Les aides publiques varient selon le lieu et le métier :
consultez <a href="https://www.bpifrance-creation.fr/">Bpifrance Création</a> et n’inscrivez dans le
plan que celles qui vous sont notifiées.</p>
<h2>Le dossier à poser sur la table</h2>
<ul>
<li>Une page de présentation : vous, l’offre, les clients, le montant demandé.</li>
<li>Le prévisionnel et ses hypothèses.</li>
<li>Les devis des investissements.</li>
<li>Les pièces personnelles : relevés, avis d’imposition, charges du foyer.</li>
<li>Le projet de bail ou de compromis.</li>
</ul>
<div class="encadre"><p class="encadre-titre">Avant de signer une caution</p><p>Faites préciser le
montant, la durée et les biens visés, et parlez-en chez vous. Demandez si une garantie extérieure
peut réduire votre engagement personnel.</p></div>
<h2>Négocier autre chose que le taux</h2>
<p>Un différé de remboursement, une modulation des échéances, l’absence de frais en cas de
remboursement anticipé valent parfois davantage qu’une petite baisse d’intérêt. Testez l’effet des
durées avec <a href="/vos-outils/simulateurs/mensualite-demprunt">le calcul de mensualité</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/creer-son-entreprise/immatriculer': {
    title: 'Immatriculer son entreprise pas à pas',
    description:
      'Nom, siège, statuts, dépôt du capital, formalité en ligne : l’ordre des démarches pour immatriculer une entreprise et les courriers à ne pas payer.',
    eyebrow: 'Création, chapitre 6',
    intro:
      'La formalité se fait en ligne, mais elle se prépare sur papier. Un dossier complet évite les allers-retours.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Entreprise individuelle : le parcours court</h2>
<p>Une pièce d’identité, un justificatif d’adresse, une description précise de l’activité et, pour
un métier réglementé, la preuve de la qualification. La déclaration se dépose sur le guichet unique
officiel, <strong>formalites.entreprises.gouv.fr</strong>.</p>
<h2>Société : les étapes dans l’ordre</h2>
<ol>
<li><strong>Choisir le nom.</strong> Vérifiez qu’il n’est ni une marque déposée ni l’enseigne d’une
entreprise proche, et que le nom de domaine est libre.</li>
<li><strong>Fixer le siège.</strong> Domicile, local ou domiciliation : relisez le bail et le
règlement de copropriété.</li>
<li><strong>Rédiger et signer les statuts.</strong> Objet assez large, pouvoirs clairs, règles de
cession.</li>
<li><strong>Déposer les fonds</strong> correspondant au capital et conserver l’attestation.</li>
<li><strong>Publier l’annonce légale</strong> dans un support habilité.</li>
<li><strong>Envoyer la formalité</strong>, avec la déclaration des bénéficiaires effectifs.</li>
</ol>
<p>L’activité décrite dans la formalité sert à vous classer : elle influence la caisse, la
convention collective, parfois l’assurance. Pesez chaque mot.</p>
<h2>Signer avant d’exister</h2>
<p>Bail, commande de matériel, contrat de téléphone : une société en formation peut s’engager, à
condition de le dire. Faites écrire « pour le compte de la société en formation » et joignez la
liste de ces actes aux statuts, faute de quoi vous resteriez tenu personnellement.</p>
<div class="encadre"><p class="encadre-titre">Attention aux faux registres</p><p>Dans les semaines
qui suivent la publication, des courriers d’allure officielle réclament une inscription payante. Ils
ne viennent d’aucune administration. Montrez-les-nous avant tout virement.</p></div>
<h2>À vérifier en recevant le numéro SIREN</h2>
<ul>
<li>L’orthographe du nom et l’adresse du siège.</li>
<li>Le code d’activité attribué.</li>
<li>Le régime d’imposition et celui de la TVA retenus.</li>
<li>La date de clôture du premier exercice.</li>
</ul>
<p>Une erreur corrigée le premier mois est une simple demande. Découverte au bilan, elle en devient
plusieurs.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/creer-son-entreprise/les-100-premiers-jours': {
    title: 'Les 100 premiers jours de votre entreprise',
    description:
      'Banque, assurances, première facture, tableau de bord : que faire, et dans quel ordre, pendant les cent jours qui suivent la création de l’entreprise.',
    eyebrow: 'Création, chapitre 7',
    intro:
      'L’entreprise existe. Reste à lui donner de bonnes habitudes pendant que le volume est encore petit.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Jours 1 à 15 : fermer les portes ouvertes</h2>
<ul>
<li>Ouvrir le compte bancaire de l’activité et n’y faire passer que l’activité.</li>
<li>Signer les assurances nécessaires avant le premier chantier ou le premier client.</li>
<li>Créer l’espace professionnel sur <a href="https://www.impots.gouv.fr/">impots.gouv.fr</a> et
celui de l’Urssaf.</li>
<li>Préparer <a href="/vos-outils/modeles-de-documents/facture">un modèle de facture</a> et un
modèle de devis complets.</li>
</ul>
<h2>Jours 16 à 45 : prendre le rythme</h2>
<p>Choisissez une heure fixe chaque semaine pour l’administratif. Trois gestes suffisent : classer
les pièces de la semaine, envoyer les factures, rappeler les retards. Ce rendez-vous avec vous-même
est le plus facile à annuler ; protégez-le comme celui d’un client.</p>
<p>Notez aussi le temps passé par mission. Vous découvrirez que certains travaux rapportent moins
qu’ils n’en ont l’air.</p>
<h2>Jours 46 à 75 : comparer avec le plan</h2>
<table>
<caption>Trois écarts à regarder</caption>
<thead><tr><th scope="col">Ce qui s’écarte</th><th scope="col">La question à se
poser</th></tr></thead>
<tbody>
<tr><th scope="row">Les ventes</th><td>Manque-t-il des contacts, des devis ou des
accords ?</td></tr>
<tr><th scope="row">La marge</th><td>Le prix est-il trop bas ou l’achat trop cher ?</td></tr>
<tr><th scope="row">La trésorerie</th><td>Qui me doit de l’argent, et depuis quand ?</td></tr>
</tbody>
</table>
<h2>Jours 76 à 100 : décider</h2>
<p>Vous disposez maintenant de faits. Gardez ce qui marche, arrêtez une chose qui ne marche pas,
augmentez un tarif si chaque devis est accepté sans discussion. Puis mettez à jour le plan de
trésorerie jusqu’à la fin de l’exercice.</p>
<div class="encadre"><p class="encadre-titre">Ne pas dépenser l’argent des autres</p><p>La TVA
encaissée et les cotisations à venir ne vous appartiennent pas. Virez-en une part, à chaque
règlement reçu, sur un compte séparé.</p></div>
<p>Nous proposons un point au bout de trois mois d’activité, pièces et carnet sur la table :
<a href="/votre-projet/prendre-rendez-vous">demandez un rendez-vous de suivi</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/bien-facturer': {
    title: 'Bien facturer : être clair pour être payé',
    description:
      'Mentions, devis, acomptes, facture électronique, relances : un guide en quatre chapitres pour que chaque vente devienne un paiement.',
    eyebrow: 'Guide de la facturation',
    intro:
      'Une facture est la dernière étape d’une promesse. Quand elle est claire, on la paie ; quand elle est floue, on la met de côté.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Nous voyons passer des factures par milliers. Les retards de paiement viennent
rarement d’un mauvais payeur : un bon de commande manque, l’adresse est celle d’un ancien siège, la
date d’échéance n’apparaît nulle part. Le comptable du client met la pièce en attente, et personne
ne vous prévient.</p>
<p>Ce guide suit le trajet complet, de la première proposition à l’argent sur le compte. Il vaut
pour une entreprise seule devant son tableur comme pour une équipe équipée d’un logiciel.</p>`,
        },
      },
      {
        type: 'guide-contents',
        options: { title: 'Les quatre chapitres', request: '#formulaire-guide' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Un test de deux minutes</h2>
<p>Prenez votre dernière facture et posez-la devant quelqu’un d’extérieur. Peut-il dire en moins de
deux minutes :</p>
<ul>
<li>qui vend et qui achète ;</li>
<li>ce qui a été livré, et à quelle date ;</li>
<li>combien payer, quand et comment ;</li>
<li>qui appeler en cas de doute ?</li>
</ul>
<p>Une hésitation suffit à justifier la lecture du premier chapitre. Vos modèles peuvent être repris
à partir de ceux de notre page <a href="/vos-outils/modeles-de-documents">modèles de
documents</a>.</p>`,
        },
      },
      request(
        'facturation',
        'À garder près du logiciel de facturation : dites-nous où envoyer ce guide.',
      ),
    ],
  },

  '/nos-guides/bien-facturer/les-mentions': {
    title: 'Mentions d’une facture : la liste commentée',
    description:
      'Identité, numéro, prestation, TVA, échéance : les mentions d’une facture expliquées bloc par bloc, avec la raison d’être de chacune.',
    h1: 'Les mentions d’une facture',
    eyebrow: 'Facturation, chapitre 1',
    intro:
      'Chaque mention répond à une question : qui, quoi, quand, combien, et que se passe-t-il en cas de retard ?',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>La facture, bloc par bloc</h2>
<table>
<caption>Les mentions courantes entre professionnels</caption>
<thead><tr><th scope="col">Bloc</th><th scope="col">Ce qu’on y écrit</th></tr></thead>
<tbody>
<tr><th scope="row">Le vendeur</th><td>Nom ou dénomination, forme et capital pour une société,
adresse, numéro SIREN, numéro de TVA</td></tr>
<tr><th scope="row">L’acheteur</th><td>Nom exact, adresse de facturation, adresse de livraison si
elle diffère, références demandées</td></tr>
<tr><th scope="row">Le document</th><td>Date d’émission, numéro unique dans une suite continue, date
de la livraison ou de la fin de prestation</td></tr>
<tr><th scope="row">Le détail</th><td>Désignation, quantité, prix unitaire hors taxes,
remises</td></tr>
<tr><th scope="row">La TVA</th><td>Taux par ligne, montant par taux, ou la mention qui justifie son
absence</td></tr>
<tr><th scope="row">Le règlement</th><td>Date d’échéance, conditions d’escompte, pénalités de
retard, indemnité forfaitaire de recouvrement</td></tr>
</tbody>
</table>
<p>Certains métiers en ajoutent : assurance obligatoire dans le bâtiment, régime particulier de TVA,
mentions propres aux professions réglementées. La généralisation de la facture électronique en
complète aussi la liste. Comparez votre modèle à celle que publie
<a href="https://www.economie.gouv.fr/">le ministère de l’Économie</a>.</p>
<h2>Trois fautes fréquentes</h2>
<ol>
<li><strong>Une numérotation trouée.</strong> On ne supprime pas une facture fausse : on l’annule
par <a href="/vos-outils/lexique/avoir">un avoir</a>, puis on en émet une autre.</li>
<li><strong>Une désignation vague.</strong> « Prestation de mars » ne prouve rien. Écrivez le lieu,
la nature, la quantité.</li>
<li><strong>Le mauvais client.</strong> Le nom commercial n’est pas la société. Contrôlez l’identité
avec <a href="/vos-outils/simulateurs/verification-siren-et-tva">la vérification du SIREN</a>.</li>
</ol>
<div class="encadre"><p class="encadre-titre">Petit détail, grand effet</p><p>Ajoutez en bas de page
un nom, un téléphone direct et le numéro de commande du client. Ce n’est pas exigé, mais la question
qui bloquait un virement se règle alors en un appel.</p></div>
<h2>Contrôler avant d’envoyer</h2>
<ul>
<li>Le total des lignes redonne le total général.</li>
<li>Les arrondis suivent toujours la même méthode.</li>
<li>La date d’échéance est une vraie date, pas « à réception ».</li>
<li>Les coordonnées bancaires sont celles du compte actuel.</li>
</ul>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/bien-facturer/devis-et-acomptes': {
    title: 'Devis et acomptes : poser les règles du jeu',
    description:
      'Rédiger un devis qui protège les deux parties, demander un acompte sans gêne, distinguer acompte et arrhes, gérer les travaux en plus.',
    eyebrow: 'Facturation, chapitre 2',
    intro:
      'Le devis signé est un contrat. Tout ce qu’il tait se discutera plus tard, au moment où l’on n’a plus envie de discuter.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Un devis dit aussi ce qu’il exclut</h2>
<p>Décrivez la prestation comme si un inconnu devait l’exécuter à votre place. Puis ajoutez une
rubrique « Non compris » : évacuation des gravats, déplacements, corrections au-delà de deux
relectures, hébergement du site. Cette rubrique évite plus de litiges que toutes les clauses.</p>
<h2>Les huit lignes à ne pas oublier</h2>
<ul>
<li>La date et la durée de validité de l’offre.</li>
<li>L’identité complète des deux parties.</li>
<li>Le détail des quantités et des prix.</li>
<li>Le total hors taxes, la TVA, le total à payer.</li>
<li>Le calendrier, avec ce qui dépend du client.</li>
<li>Le montant de l’acompte et sa date.</li>
<li>Le délai et le mode de règlement du solde.</li>
<li>La place pour la date, la signature et la mention d’accord.</li>
</ul>
<h2>Acompte ou arrhes ?</h2>
<dl>
<dt>L’acompte</dt>
<dd>Un premier paiement sur une vente ferme. Chacun est engagé jusqu’au bout.</dd>
<dt>Les arrhes</dt>
<dd>Une somme qui permet de renoncer, en principe en la perdant pour l’acheteur, en la rendant
majorée pour le vendeur. Face à un particulier, le silence du contrat conduit en principe à cette
lecture : écrivez donc le mot voulu.</dd>
</dl>
<p>Un acompte reçu donne lieu à une facture d’acompte, et la TVA correspondante peut devenir due à
ce moment. La facture finale le rappelle et le déduit.</p>
<div class="exemple"><p><strong>Exemple.</strong> Pour une cuisine à 10 000 €, un artisan demande
3 000 € à la commande, 5 000 € à la livraison des meubles, le reste à la réception. L’acompte paie
ses achats ; il n’avance plus que son travail.</p></div>
<h2>Quand la demande change en route</h2>
<p>« Tant que vous y êtes… » : ces mots coûtent cher. Gardez un modèle d’avenant d’une page et
faites-le valider, même par un simple message daté, avant de sortir l’outil.</p>
<p>Vente à domicile, à distance, travaux d’urgence : des règles propres protègent le consommateur,
notamment le droit de rétractation. Relisez-les sur
<a href="https://www.service-public.gouv.fr/">service-public.gouv.fr</a>, puis reprenez
<a href="/vos-outils/modeles-de-documents/devis">notre modèle de devis</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/bien-facturer/la-facture-electronique': {
    title: 'Facture électronique : s’y préparer posément',
    description:
      'Ce qu’est une facture électronique, le calendrier à vérifier, le choix d’une plateforme et les six chantiers à mener dans une petite entreprise.',
    eyebrow: 'Facturation, chapitre 3',
    intro:
      'Un PDF envoyé par courriel n’est pas une facture électronique. La différence tient aux données, et c’est par elles qu’il faut commencer.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>De quoi parle-t-on ?</h2>
<p>Une facture électronique contient des données structurées qu’un logiciel lit sans recopie :
identifiants, montants, taux, échéance. Elle circule entre professionnels par une plateforme agréée,
et non de boîte mail à boîte mail. Les ventes aux particuliers ou à l’étranger donnent lieu, elles,
à une transmission de données à l’administration.</p>
<h2>Le calendrier</h2>
<table>
<caption>Dates connues en novembre 2026, à vérifier sur impots.gouv.fr</caption>
<thead><tr><th scope="col">Obligation</th><th scope="col">Date</th></tr></thead>
<tbody>
<tr><th scope="row">Recevoir, pour toutes les entreprises concernées</th><td>Depuis le
1<sup>er</sup> septembre 2026</td></tr>
<tr><th scope="row">Émettre, pour les petites et moyennes entreprises</th><td>À partir du
1<sup>er</sup> septembre 2027</td></tr>
</tbody>
</table>
<p>Ce calendrier a déjà bougé plusieurs fois. Relisez-le avant toute décision sur
<a href="https://www.impots.gouv.fr/">le portail des impôts</a>.</p>
<div class="encadre"><p class="encadre-titre">Une autre date, à ne pas confondre</p><p>Le régime
simplifié de TVA prend fin au 1<sup>er</sup> janvier 2027, et des déclarations trimestrielles lui
succèdent. Cela change vos échéances, pas le format de vos factures. Là encore, la source à
consulter est l’administration fiscale.</p></div>
<h2>Six chantiers, du plus simple au plus long</h2>
<ol>
<li><strong>Nettoyer le fichier clients :</strong> SIREN, adresse, contact, doublons.</li>
<li><strong>Relire vos articles :</strong> libellés, taux de TVA, unités.</li>
<li><strong>Lister vos cas particuliers :</strong> acomptes, avoirs, autoliquidation, tickets de
caisse.</li>
<li><strong>Choisir la plateforme,</strong> souvent celle que propose déjà votre logiciel.</li>
<li><strong>Dire qui valide :</strong> une facture reçue doit avoir un lecteur et un circuit
d’accord.</li>
<li><strong>Essayer à petite échelle</strong> avec un client et un fournisseur volontaires.</li>
</ol>
<h2>Ce que vous y gagnez</h2>
<p>Moins de saisie, un suivi du statut de chaque facture, des litiges repérés plus tôt. À une
condition : que les données soient propres. Thomas Wirth conduit ces préparations au cabinet ;
<a href="/nos-missions/facturation-electronique">la page de notre mission</a> en décrit le
déroulement.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/bien-facturer/relances-et-impayes': {
    title: 'Relances et impayés : une méthode en paliers',
    description:
      'Prévenir le retard, relancer avec tact, mettre en demeure, saisir le juge : les paliers d’une relance et les preuves à garder à chaque étape.',
    eyebrow: 'Facturation, chapitre 4',
    intro:
      'Relancer n’est pas quémander. C’est rappeler une date que votre client a acceptée, avec courtoisie puis avec méthode.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Avant l’échéance</h2>
<p>Quelques jours avant la date, un message suffit : « Avez-vous bien reçu notre facture, et vous
manque-t-il un élément pour la régler ? » Vous découvrez ainsi les blocages à temps, sans reproche
possible.</p>
<h2>Après l’échéance : quatre paliers</h2>
<table>
<caption>Du rappel à la mise en demeure</caption>
<thead><tr><th scope="col">Palier</th><th scope="col">Moyen</th><th scope="col">Ton</th></tr></thead>
<tbody>
<tr><th scope="row">Le rappel</th><td>Courriel avec la facture jointe</td><td>Oubli
supposé</td></tr>
<tr><th scope="row">L’appel</th><td>Téléphone, puis message qui résume l’échange</td><td>Question
ouverte, date demandée</td></tr>
<tr><th scope="row">La lettre</th><td>Courrier signé du dirigeant</td><td>Ferme, pénalités
rappelées</td></tr>
<tr><th scope="row">La mise en demeure</th><td>Recommandé avec avis de réception</td><td>Formel,
dernier délai</td></tr>
</tbody>
</table>
<p>Espacez les paliers d’une semaine environ et notez chaque échange dans un même tableau : date,
interlocuteur, promesse.</p>
<h2>Écouter la réponse</h2>
<ul>
<li><strong>« Il y a un problème. »</strong> Traitez la réclamation aujourd’hui, et faites payer la
part non contestée.</li>
<li><strong>« C’est parti. »</strong> Demandez la date du virement et vérifiez le lendemain.</li>
<li><strong>« Je ne peux pas. »</strong> Proposez un échéancier écrit, court, avec un premier
versement immédiat.</li>
<li><strong>Le silence.</strong> Passez au palier suivant sans attendre.</li>
</ul>
<h2>Si rien ne vient</h2>
<p>L’injonction de payer, la procédure simplifiée menée par un commissaire de justice ou l’action
devant le tribunal supposent un dossier net : devis signé, preuve de livraison, facture, relances.
Les délais pour agir diffèrent selon que le client est un professionnel ou un particulier :
n’attendez pas pour vous renseigner.</p>
<div class="encadre"><p class="encadre-titre">Ouverture d’une procédure chez le client</p><p>Si
votre débiteur est placé en sauvegarde, en redressement ou en liquidation, une déclaration de
créance doit être faite dans un délai strict. Prévenez-nous dès que vous l’apprenez.</p></div>
<p>Pour écrire sans hésiter, partez de
<a href="/vos-outils/modeles-de-documents/lettre-de-relance">notre lettre de relance</a> ; pour
chiffrer le retard, utilisez <a href="/vos-outils/simulateurs/penalites-de-retard">le calcul des
pénalités</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/gerer-son-patrimoine': {
    title: 'Gérer son patrimoine de chef d’entreprise',
    description:
      'Faire son bilan, protéger ses proches, préparer sa retraite, transmettre : quatre chapitres sur le patrimoine privé et professionnel du dirigeant.',
    eyebrow: 'Guide du patrimoine',
    intro:
      'Chez un dirigeant, la maison, l’entreprise et la famille se tiennent par la main. Ce guide les regarde ensemble.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>On s’occupe de son patrimoine « quand on aura le temps », c’est-à-dire après un
accident, une séparation ou une offre de rachat. Nous préférons la période calme : les mêmes
décisions s’y prennent mieux, et à plusieurs.</p>
<p>Le cabinet ne vend aucun placement. Notre rôle consiste à poser les chiffres, à mesurer les
effets d’un choix et à travailler avec votre notaire, votre banque et votre assureur. Chaque
chapitre s’arrête donc là où commence leur métier.</p>`,
        },
      },
      {
        type: 'guide-contents',
        options: { title: 'Les quatre chapitres', request: '#formulaire-guide' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>À quel moment l’ouvrir</h2>
<ul>
<li>Vous venez de vous marier, de vous pacser, d’avoir un enfant.</li>
<li>Votre société distribue ses premiers bénéfices, ou vous en laissez dans l’entreprise sans raison
précise.</li>
<li>Vous signez une caution ou achetez les murs de votre activité.</li>
<li>La retraite n’est plus une idée lointaine.</li>
</ul>
<p>Commencez toujours par <a href="/nos-guides/gerer-son-patrimoine/bilan-patrimonial">le bilan
patrimonial</a>, même sommaire. Sans lui, les trois autres chapitres restent des généralités. Pour
aller plus loin en tête à tête, voyez <a href="/nos-missions/patrimoine-du-dirigeant">comment nous
accompagnons le patrimoine du dirigeant</a>.</p>`,
        },
      },
      request(
        'patrimoine',
        'À lire à deux, au calme. Nous vous l’adressons par courriel.',
      ),
    ],
  },

  '/nos-guides/gerer-son-patrimoine/bilan-patrimonial': {
    title: 'Dresser son bilan patrimonial soi-même',
    description:
      'Recenser ce que l’on possède, ce que l’on doit et ce que l’on gagne : la méthode pour dresser un bilan patrimonial et en tirer trois décisions.',
    eyebrow: 'Patrimoine, chapitre 1',
    intro:
      'Avant de décider quoi que ce soit, étalez tout sur la table : biens, dettes, revenus, contrats. Une soirée suffit pour un premier jet.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Rassembler les papiers</h2>
<ul>
<li>Livret de famille, contrat de mariage ou convention de pacs, testament éventuel.</li>
<li>Titres de propriété et tableaux d’amortissement des prêts.</li>
<li>Derniers relevés d’épargne, d’assurance-vie, d’épargne retraite.</li>
<li>Statuts et derniers comptes de vos sociétés.</li>
<li>Avis d’imposition, contrats de prévoyance, actes de caution.</li>
</ul>
<h2>Remplir trois colonnes</h2>
<table>
<caption>Le bilan d’un foyer sur une page</caption>
<thead><tr><th scope="col">Catégorie</th><th scope="col">Ce qu’on y place</th><th scope="col">À
noter en face</th></tr></thead>
<tbody>
<tr><th scope="row">Usage</th><td>Résidence, voiture, meubles</td><td>Qui est propriétaire, dette
restante</td></tr>
<tr><th scope="row">Rapport</th><td>Logement loué, placements</td><td>Revenu net après frais et
impôt</td></tr>
<tr><th scope="row">Professionnel</th><td>Titres, murs, compte courant d’associé</td><td>Valeur
prudente, dépendance à votre travail</td></tr>
<tr><th scope="row">Disponible</th><td>Livrets, comptes</td><td>Nombre de mois de dépenses
couverts</td></tr>
</tbody>
</table>
<p>Valorisez sans rêver. Votre entreprise vaut ce qu’un acheteur paierait si vous n’étiez plus là
pour la faire tourner.</p>
<h2>Lire le résultat</h2>
<ol>
<li><strong>La concentration.</strong> Combien dépend de la seule santé de l’activité ?</li>
<li><strong>La liquidité.</strong> Que pourriez-vous mobiliser en un mois sans vendre à perte ?</li>
<li><strong>La propriété.</strong> Ce qui est à vous, à votre conjoint, aux deux : la réponse se lit
dans le régime matrimonial, pas dans vos souvenirs.</li>
<li><strong>Les engagements cachés.</strong> Cautions, garanties, impôts futurs sur une vente.</li>
</ol>
<div class="encadre"><p class="encadre-titre">Trois décisions, pas dix</p><p>Terminez par trois
actions datées. Par exemple : porter l’épargne disponible à un niveau choisi, relire une clause
bénéficiaire, demander au banquier la levée d’une caution devenue sans objet.</p></div>
<p>Refaites cette page chaque année à la même date. Sa valeur vient de la comparaison. Pour les
notions de base sur les placements, <a href="https://www.lafinancepourtous.com/">La finance pour
tous</a> offre des explications neutres.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/gerer-son-patrimoine/proteger-ses-proches': {
    title: 'Protéger ses proches quand on dirige',
    description:
      'Conjoint, enfants, associés : ce qu’un dirigeant peut prévoir pour que sa famille et son entreprise tiennent en cas d’accident, de séparation ou de décès.',
    eyebrow: 'Patrimoine, chapitre 2',
    intro:
      'Si vous ne pouviez plus travailler demain matin, qui ouvrirait l’entreprise et qui paierait le loyer de la maison ?',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Mesurer le trou</h2>
<p>Un arrêt long, une invalidité ou un décès coupe d’abord les revenus. Additionnez les dépenses
fixes du foyer, retirez ce que versent le régime obligatoire et les contrats en place. La
différence, mois par mois, est ce qu’il reste à couvrir. Demandez à chaque assureur un tableau écrit
des garanties, délais de carence compris.</p>
<h2>Le couple, avant les produits</h2>
<p>Mariage, pacs ou union libre ne protègent pas du tout de la même façon. Sans mariage, le
survivant n’hérite pas sans testament. Sous certains régimes, le conjoint partage les dettes comme
les réussites. Changer de régime, consentir une donation entre époux, rédiger un testament : ce sont
des conversations à tenir chez <a href="https://www.notaires.fr/">un notaire</a>, avec votre bilan
sous les yeux.</p>
<h2>Les contrats à relire</h2>
<ul>
<li><strong>La prévoyance :</strong> le revenu assuré correspond-il à celui d’aujourd’hui ?</li>
<li><strong>L’assurance des emprunts :</strong> quelle part repose sur chaque tête ?</li>
<li><strong>L’assurance-vie :</strong> la clause bénéficiaire nomme-t-elle encore les bonnes
personnes ?</li>
<li><strong>La garantie entre associés :</strong> permet-elle de racheter les parts sans étrangler
la société ?</li>
</ul>
<h2>L’entreprise sans vous</h2>
<ol>
<li>Écrivez où se trouvent les contrats, les accès et les contacts clés.</li>
<li>Désignez une personne capable de tenir un mois, et donnez-lui une procuration limitée.</li>
<li>Relisez les statuts : que deviennent vos parts ? Vos héritiers entrent-ils, ou faut-il un
agrément ?</li>
<li>Étudiez le mandat de protection future et le mandat à effet posthume.</li>
</ol>
<div class="encadre"><p class="encadre-titre">L’enveloppe</p><p>Une simple enveloppe fermée, chez
vous et chez votre notaire, avec la liste des interlocuteurs et des contrats, épargne à une famille
des semaines de recherches. Datez-la et remplacez-la chaque janvier.</p></div>
<p>Pour la couverture obligatoire des indépendants, partez de
<a href="https://www.secu-independants.fr/">leur site officiel de sécurité sociale</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/gerer-son-patrimoine/preparer-sa-retraite': {
    title: 'Préparer sa retraite de dirigeant, par étapes',
    description:
      'Relevé de carrière, rémunération, épargne, cession : les étapes pour préparer sa retraite de dirigeant sans tout attendre de la vente de l’entreprise.',
    eyebrow: 'Patrimoine, chapitre 3',
    intro:
      '« Ma retraite, c’est mon entreprise. » La phrase est belle, mais un acheteur n’a jamais signé ce contrat-là.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Savoir d’où l’on part</h2>
<p>Demandez votre relevé de carrière et lisez-le ligne à ligne. Années d’apprentissage, service
national, premier emploi saisonnier, changement de caisse : les oublis sont fréquents et se réparent
mieux tant que l’on retrouve les bulletins. Rangez les preuves dans un dossier unique.</p>
<h2>Quatre sources, quatre horizons</h2>
<table>
<caption>Ce que l’on peut attendre de chaque source</caption>
<thead><tr><th scope="col">Source</th><th scope="col">Ce qui la fait grandir</th><th scope="col">Sa
limite</th></tr></thead>
<tbody>
<tr><th scope="row">Régimes obligatoires</th><td>La rémunération soumise à
cotisations</td><td>Règles modifiables par la loi</td></tr>
<tr><th scope="row">Épargne retraite</th><td>Des versements réguliers</td><td>Argent peu disponible
avant l’heure</td></tr>
<tr><th scope="row">Immobilier et placements</th><td>Le temps, un endettement
remboursé</td><td>Gestion, vacance, fluctuations</td></tr>
<tr><th scope="row">Vente de l’entreprise</th><td>Une activité qui marche sans
vous</td><td>Incertitude du prix et de la date</td></tr>
</tbody>
</table>
<h2>L’arbitrage de chaque année</h2>
<p>Salaire, dividendes, épargne dans la société : la répartition décidée à l’assemblée annuelle
modifie vos droits futurs. Se verser très peu réduit les cotisations d’aujourd’hui et la pension de
demain. Nous chiffrons les deux côtés avant la clôture, pas après.</p>
<h2>Un rétroplanning réaliste</h2>
<ul>
<li><strong>À quinze ans du départ :</strong> corriger le relevé, lancer une épargne automatique,
même modeste.</li>
<li><strong>À dix ans :</strong> chiffrer le budget souhaité, réduire les dettes, rendre
l’entreprise moins dépendante de vous.</li>
<li><strong>À cinq ans :</strong> préparer l’acquéreur ou la famille, mettre les comptes et les
contrats au clair.</li>
<li><strong>À deux ans :</strong> choisir la date, demander les estimations, vérifier les conditions
d’un cumul avec une activité.</li>
</ul>
<div class="encadre"><p class="encadre-titre">Prudence sur les projections</p><p>Une simulation vaut
pour les règles du jour où elle est faite. Refaites-la après chaque réforme, et ne prenez pas de
décision irréversible sur un seul chiffre.</p></div>
<p>L’effet du temps se vérifie avec <a href="/vos-outils/simulateurs/epargne">le simulateur
d’épargne</a> ; les démarches, elles, sont décrites sur
<a href="https://www.service-public.gouv.fr/">le site Service-Public</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/gerer-son-patrimoine/transmettre': {
    title: 'Transmettre son patrimoine de son vivant',
    description:
      'Donation, démembrement, société familiale, transmission d’entreprise : préparer le passage de relais, avec qui en parler et dans quel ordre avancer.',
    h1: 'Transmettre à ses proches',
    eyebrow: 'Patrimoine, chapitre 4',
    intro:
      'Transmettre, c’est d’abord une affaire de parole. Le droit et l’impôt viennent ensuite mettre en forme ce que la famille a compris.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Se mettre d’accord sur le but</h2>
<p>Aider un enfant à s’installer, garder une maison dans la famille, confier l’entreprise à celui
qui y travaille, traiter chacun équitablement : ces intentions se contredisent parfois. Écrivez la
vôtre avant de parler technique, et demandez à vos enfants ce qu’ils souhaitent vraiment
recevoir.</p>
<h2>La boîte à outils</h2>
<dl>
<dt>La donation simple</dt>
<dd>Souple, mais sa valeur est en général réexaminée au règlement de la succession.</dd>
<dt>La donation-partage</dt>
<dd>Elle répartit des lots et fige les valeurs si ses conditions sont remplies. Elle apaise souvent
les comparaisons entre frères et sœurs.</dd>
<dt>Le démembrement</dt>
<dd>Les parents donnent la nue-propriété et gardent l’usage ou les revenus.</dd>
<dt>La société civile</dt>
<dd>Elle organise la gestion à plusieurs d’un bien difficile à partager, au prix d’une comptabilité
et de décisions à tenir.</dd>
<dt>L’assurance-vie</dt>
<dd>Elle désigne librement un bénéficiaire, sous les limites prévues par la loi.</dd>
</dl>
<h2>Quand il y a une entreprise</h2>
<p>Distinguez trois transmissions : la propriété, la direction, les murs. Elles peuvent suivre des
rythmes différents. Un successeur qui dirige avant de posséder apprend sans tout risquer ; un parent
qui conserve les murs garde un revenu. Certains régimes allègent l’impôt en échange d’engagements de
conservation : leur respect se suit année après année, et un oubli se paie.</p>
<h2>Les étapes à cocher</h2>
<ul>
<li>Bilan patrimonial à jour et estimation prudente de l’entreprise.</li>
<li>Budget du donateur vérifié : on ne donne pas ce dont on vivra.</li>
<li>Conversation familiale, y compris avec l’enfant qui ne reprend pas.</li>
<li>Simulation avec le notaire et l’expert-comptable réunis.</li>
<li>Calendrier, puis relecture tous les trois ans.</li>
</ul>
<div class="encadre"><p class="encadre-titre">Le silence coûte cher</p><p>Les blocages de succession
que nous connaissons viennent moins de l’impôt que d’une surprise. Annoncez vos choix de votre
vivant, et expliquez-les.</p></div>
<p>Pour céder à un tiers ou à un salarié, l’approche change : voyez
<a href="/nos-missions/transmission">notre mission de transmission</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/essentiel-de-lentrepreneur': {
    title: 'L’essentiel de l’entrepreneur en quatre points',
    description:
      'Comptes, trésorerie, embauche, protection : le socle de gestion de l’entrepreneur, en quatre chapitres courts et applicables dès cette semaine.',
    eyebrow: 'Guide du quotidien',
    intro:
      'Diriger, c’est beaucoup de métiers à la fois. Voici les quatre sujets qu’on ne peut déléguer sans les comprendre un peu.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Nous avons demandé à nos collaborateurs ce qu’ils aimeraient que tout dirigeant
sache en arrivant. Leurs réponses tenaient en quatre mots : pièces, caisse, équipe, risques. Ce
guide n’en dit pas davantage.</p>
<p>Il s’adresse à l’artisan qui fait ses papiers le dimanche, à la gérante qui vient de recruter, au
commerçant qui regarde son solde bancaire pour savoir s’il gagne de l’argent. Aucun chapitre ne
demande de savoir passer une écriture.</p>`,
        },
      },
      {
        type: 'guide-contents',
        options: { title: 'Les quatre chapitres', request: '#formulaire-guide' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Une heure par semaine, une demi-journée par trimestre</h2>
<p>Le lundi ou le vendredi, peu importe, bloquez soixante minutes : pièces, factures, retards,
échéances de la semaine suivante. Chaque trimestre, prenez une matinée loin du téléphone pour relire
les chiffres avec nous ou seul : ventes, marge, trésorerie à trois mois, contrats qui arrivent à
terme.</p>
<p>Les dates qui tombent chaque mois figurent dans <a href="/vos-outils/agenda">l’agenda fiscal et
social</a>. Pour transformer ces rendez-vous en tableau de bord suivi, regardez ce que couvre
<a href="/nos-missions/gestion-et-pilotage">la mission gestion et pilotage</a>.</p>`,
        },
      },
      request(
        'entrepreneur',
        'Une lecture pour le train ou l’atelier : laissez-nous une adresse.',
      ),
    ],
  },

  '/nos-guides/essentiel-de-lentrepreneur/tenir-ses-comptes': {
    title: 'Tenir ses comptes sans y passer ses soirées',
    description:
      'Classer les pièces, séparer les comptes, rapprocher la banque : la routine de comptabilité d’une petite entreprise, semaine, mois et année.',
    eyebrow: 'Essentiel, chapitre 1',
    intro:
      'Une comptabilité bien tenue est surtout une affaire de classement régulier. Le reste, nous le faisons avec vous.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>La règle de la pièce</h2>
<p>À chaque mouvement d’argent correspond un papier, et à chaque papier un motif. Ticket, facture,
contrat, relevé : sans pièce, une dépense peut être refusée et une TVA perdue. Photographiez le
ticket de restaurant à table, notez au dos qui vous invitiez, et passez à autre chose.</p>
<h2>Trois rythmes</h2>
<table>
<caption>Qui fait quoi, et quand</caption>
<thead><tr><th scope="col">Rythme</th><th scope="col">Chez vous</th><th scope="col">Au
cabinet</th></tr></thead>
<tbody>
<tr><th scope="row">Chaque semaine</th><td>Déposer les pièces, émettre les
factures</td><td>Récupérer et imputer</td></tr>
<tr><th scope="row">Chaque mois ou trimestre</th><td>Répondre aux questions en
suspens</td><td>Rapprocher la banque, préparer la TVA</td></tr>
<tr><th scope="row">Chaque année</th><td>Inventorier le stock, valider les choix</td><td>Clôturer,
établir les comptes annuels</td></tr>
</tbody>
</table>
<h2>Cinq habitudes qui font gagner du temps</h2>
<ol>
<li>Un compte bancaire et une carte réservés à l’activité.</li>
<li>Un seul endroit pour les pièces, papier ou numérique, jamais les deux à moitié.</li>
<li>Des noms de fichiers qui se trient seuls : date, fournisseur, objet.</li>
<li>Une note de frais mensuelle, avec les justificatifs agrafés ou joints.</li>
<li>Les questions du comptable traitées dans la semaine, quand on s’en souvient encore.</li>
</ol>
<div class="encadre"><p class="encadre-titre">Combien de temps garder ?</p><p>Factures, contrats,
bulletins, statuts : chaque famille a sa durée de conservation, parfois longue. Consultez la liste
officielle sur <a href="https://www.service-public.gouv.fr/">service-public.gouv.fr</a> avant le
grand tri.</p></div>
<h2>Lire, au moins un peu</h2>
<p>Demandez trois nombres par mois : les ventes, la marge, ce que l’on vous doit. Vous saurez si
l’exercice se passe comme prévu bien avant le bilan. Notre lexique explique
<a href="/vos-outils/lexique/rapprochement-bancaire">le rapprochement bancaire</a> et
<a href="/vos-outils/lexique/compte-de-resultat">le compte de résultat</a> en quelques lignes.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/essentiel-de-lentrepreneur/piloter-sa-tresorerie': {
    title: 'Piloter sa trésorerie semaine après semaine',
    description:
      'Un tableau à treize semaines, des leviers simples et des signaux d’alerte : piloter sa trésorerie pour ne plus découvrir le découvert.',
    eyebrow: 'Essentiel, chapitre 2',
    intro:
      'On peut être bénéficiaire et à court d’argent. La trésorerie se regarde devant soi, pas dans le relevé du mois passé.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Le tableau à treize semaines</h2>
<p>Une feuille, treize colonnes, une par semaine. En haut, le solde de départ. Puis ce qui doit
entrer, facture par facture ; ce qui doit sortir, échéance par échéance ; enfin le solde d’arrivée,
reporté dans la colonne suivante. Mettez-le à jour chaque lundi : dix minutes suffisent une fois le
pli pris.</p>
<div class="exemple"><p><strong>Exemple.</strong> Solde : 8 000 €. Encaissements attendus : 6 000 €.
Sorties : salaires 7 000 €, fournisseur 4 000 €, TVA 2 000 €. Il resterait 1 000 €. Si un client de
3 000 € glisse d’une semaine, le compte passe sous zéro : c’est lui qu’il faut appeler
aujourd’hui.</p></div>
<h2>D’où viennent les trous ?</h2>
<ul>
<li>Des clients qui paient après vos fournisseurs.</li>
<li>Un stock qui dort ou des travaux en cours non facturés.</li>
<li>Un investissement réglé comptant.</li>
<li>Des échéances groupées : taxes, cotisations, acomptes, primes.</li>
<li>Une croissance trop vive, qui fait avancer des achats avant les ventes.</li>
</ul>
<h2>Les leviers, du plus doux au plus lourd</h2>
<ol>
<li>Facturer le jour de la livraison, demander un acompte.</li>
<li>Relancer selon un calendrier fixe.</li>
<li>Commander moins et plus souvent.</li>
<li>Étaler une assurance, déplacer une échéance avec l’accord du fournisseur.</li>
<li>Financer le matériel sur sa durée d’usage.</li>
<li>Négocier une ligne de crédit tant que tout va bien.</li>
</ol>
<div class="encadre"><p class="encadre-titre">Si l’échéance ne passera pas</p><p>Appelez avant,
jamais après. Banque, Urssaf, service des impôts : un plan se demande en amont, avec un tableau à
l’appui. Un rejet de prélèvement, lui, se remarque.</p></div>
<h2>Le bon coussin</h2>
<p>Fixez un plancher, exprimé en semaines de charges, sous lequel vous décidez de ne plus investir.
Le niveau dépend de votre saison et de vos délais ;
<a href="/vos-outils/simulateurs/delai-de-paiement">le calcul des délais de paiement</a> aide à le
choisir.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/essentiel-de-lentrepreneur/embaucher': {
    title: 'Embaucher : préparer une première recrue',
    description:
      'Définir le poste, chiffrer le coût, déclarer, accueillir : les étapes d’une embauche réussie et la liste des formalités avant le premier jour.',
    eyebrow: 'Essentiel, chapitre 3',
    intro:
      'Recruter change votre métier : vous devenez responsable du travail d’un autre. Cela mérite mieux qu’une annonce écrite en dix minutes.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Un poste avant une personne</h2>
<p>Notez pendant deux semaines les tâches que vous voudriez confier. Regroupez-les : en sort-il un
vrai poste, un mi-temps, une sous-traitance ponctuelle, un apprenti ? Écrivez ensuite ce que la
recrue saura faire au bout de trois mois. Cette phrase guidera l’annonce, l’entretien et la période
d’essai.</p>
<h2>Le coût complet</h2>
<ul>
<li>Salaire brut et cotisations patronales.</li>
<li>Congés, remplacement, temps de formation.</li>
<li>Complémentaire santé, transport, repas selon les cas.</li>
<li>Outils : poste de travail, téléphone, vêtements, véhicule.</li>
<li>Votre temps, surtout le premier mois.</li>
</ul>
<p>Rapprochez le total de la marge que ce poste permettra de produire. Nadia Benali établit ce
calcul avec la convention collective applicable.</p>
<h2>Les formalités dans l’ordre</h2>
<table>
<caption>Avant, pendant, après l’arrivée</caption>
<thead><tr><th scope="col">Moment</th><th scope="col">À faire</th></tr></thead>
<tbody>
<tr><th scope="row">Avant le premier jour</th><td>Vérifier le droit au travail, faire la déclaration
préalable auprès de l’<a href="https://www.urssaf.fr/">Urssaf</a>, rédiger le contrat</td></tr>
<tr><th scope="row">Le premier jour</th><td>Signer et remettre les documents, inscrire au registre
du personnel, affilier à la complémentaire et à la prévoyance, présenter les consignes de
sécurité</td></tr>
<tr><th scope="row">Les semaines suivantes</th><td>Organiser la visite d’information et de
prévention, établir la première paie, répondre aux questions qu’elle suscite</td></tr>
<tr><th scope="row">Avant la fin de l’essai</th><td>Faire un point écrit et décider</td></tr>
</tbody>
</table>
<div class="encadre"><p class="encadre-titre">Le document unique</p><p>Dès le premier salarié,
l’évaluation des risques doit être écrite. Pour un petit atelier, quelques pages honnêtes valent
mieux qu’un modèle de quarante. <a href="https://www.inrs.fr/">L’INRS</a> propose des outils par
métier.</p></div>
<h2>L’accueil, ce grand oublié</h2>
<p>Un programme pour la première semaine, une personne à qui poser les questions bêtes, un repas
ensemble : rien de tout cela n’est obligatoire, et c’est pourtant ce qui fait rester. Pour les
contrats, suivez <a href="/nos-missions/social-et-paie/embauche-et-contrats">notre page embauche et
contrats</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },

  '/nos-guides/essentiel-de-lentrepreneur/se-proteger': {
    title: 'Se protéger : assurances, contrats, données',
    description:
      'Faire le tour des risques d’une petite entreprise : assurances à vérifier, contrats à écrire, sauvegardes à tester, fraude au virement à déjouer.',
    eyebrow: 'Essentiel, chapitre 4',
    intro:
      'On ne supprime pas les risques. On choisit ceux que l’on garde, ceux que l’on assure et ceux que l’on évite.',
    widgets: [
      { type: 'guide-steps', options: { place: 'start' } },
      {
        type: 'rich-text',
        options: {
          anchors: true,
          html: `<h2>Dessiner sa carte des risques</h2>
<p>Prenez une feuille et demandez-vous : qu’est-ce qui arrêterait l’entreprise plus d’une semaine ?
Un incendie, un litige, la panne d’une machine, le départ d’une personne, une boîte mail piratée.
Classez chaque réponse selon sa gravité et sa probabilité. Commencez par ce qui est grave, même si
c’est rare.</p>
<h2>Les assurances à passer en revue</h2>
<ul>
<li><strong>Responsabilité civile professionnelle :</strong> vos activités réelles y sont-elles
toutes déclarées ?</li>
<li><strong>Garantie décennale</strong> pour la construction : l’attestation est-elle à jour ?</li>
<li><strong>Locaux et matériel :</strong> la valeur assurée suit-elle vos achats ?</li>
<li><strong>Perte d’exploitation :</strong> combien de mois de charges fixes couvre-t-elle ?</li>
<li><strong>Cyber :</strong> qui appeler un samedi soir ?</li>
</ul>
<p>Une garantie mal décrite ne protège que l’assureur. Relisez les exclusions à voix haute.</p>
<h2>Écrire ce qui va sans dire</h2>
<p>Conditions de vente, contrat avec les sous-traitants, pacte entre associés : l’écrit fixe la
règle quand tout va bien. Gardez aussi la trace des réserves, des réceptions de travaux et des
accords donnés par message.</p>
<h2>Les données et l’argent</h2>
<ol>
<li>Sauvegardez sur deux supports au moins, dont un hors des locaux, et testez une restauration
chaque trimestre.</li>
<li>Activez la double authentification sur la messagerie et la banque.</li>
<li>Retirez les accès le jour où quelqu’un part.</li>
<li>Avant de modifier un RIB, rappelez le fournisseur sur un numéro déjà connu.</li>
</ol>
<div class="encadre"><p class="encadre-titre">En cas d’attaque</p><p>Débranchez du réseau sans
éteindre, notez l’heure, prévenez la banque, puis suivez le diagnostic de
<a href="https://www.cybermalveillance.gouv.fr/">Cybermalveillance</a>. Si des données personnelles
sont touchées, la <a href="https://www.cnil.fr/">CNIL</a> explique quand et comment la
saisir.</p></div>
<h2>Vous, enfin</h2>
<p>Le premier risque d’une petite structure est l’absence de son dirigeant. Il est traité dans le
chapitre <a href="/nos-guides/gerer-son-patrimoine/proteger-ses-proches">protéger ses
proches</a>.</p>`,
        },
      },
      { type: 'guide-steps', options: { place: 'end' } },
    ],
  },
}
