import type { SeedPages } from '../seed-types.ts'

/** Vos outils > Lexique: forty-three words of accounting and company life, each with an example. */
export const lexique: SeedPages = {
  '/vos-outils/lexique': {
    title: 'Lexique de comptabilité et de gestion',
    description:
      'Quarante-trois mots de la comptabilité, de la TVA et de la société, définis simplement et illustrés chacun par un exemple chiffré.',
    intro:
      'Quarante-trois mots que l’on croise dans un bilan, une assemblée ou un échange avec sa banque. Chacun a sa page, sa définition et son exemple.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>La comptabilité emploie des mots ordinaires dans un sens qui ne l’est pas. Un
« avoir » n’est pas une fortune, une « provision » n’est pas une réserve d’argent, et le « passif »
ne contient pas que des dettes. Nous avons écrit ces définitions comme nous les donnons en
rendez-vous, sans remplacer un terme obscur par un autre.</p>
<p>Les montants des exemples sont inventés. Si vous débutez, lisez dans l’ordre
<a href="/vos-outils/lexique/bilan">bilan</a>,
<a href="/vos-outils/lexique/compte-de-resultat">compte de résultat</a>, puis
<a href="/vos-outils/lexique/tresorerie">trésorerie</a> : le reste s’y rattache.</p>`,
        },
      },
      {
        type: 'glossary-index',
        options: { title: 'Les termes de A à Z' },
      },
    ],
  },
  '/vos-outils/lexique/actif': {
    title: 'Actif : définition et exemple',
    description:
      'L’actif est la partie du bilan qui recense ce que l’entreprise contrôle : locaux, matériel, stocks, créances et argent en banque.',
    intro:
      'L’actif réunit les biens et les droits que l’entreprise contrôle et dont elle attend un avantage. Il occupe la moitié gauche du bilan.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>On le lit de haut en bas. D’abord l’actif immobilisé, ce qui reste plusieurs
années : un local, une machine, un logiciel, un dépôt versé. Ensuite l’actif circulant, qui tourne
avec l’activité : le stock, les factures que les clients doivent encore, le solde bancaire. Les
biens qui s’usent y figurent à leur valeur nette, une fois retiré l’amortissement. L’actif ne dit
donc pas à quel prix tout se vendrait demain.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une menuiserie possède pour 40 000 € de machines nettes, 10 000 € de
  bois, 15 000 € de factures à encaisser et 5 000 € en banque. Son actif s’élève à 70 000 €.</p>
</div>
<p>Il a toujours un vis-à-vis de même montant, le <a href="/vos-outils/lexique/passif">passif</a>.
Pour ses lignes durables, voir <a href="/vos-outils/lexique/immobilisation">immobilisation</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/acompte': {
    title: 'Acompte : ce que ce mot engage',
    description:
      'Un acompte est un premier versement sur un prix convenu ; il engage vendeur et client. Différence avec les arrhes et exemple chiffré.',
    intro:
      'Un acompte est un versement partiel fait avant la livraison, à valoir sur le prix. Il confirme un engagement ferme des deux côtés.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Celui qui verse un acompte ne peut pas se dédire en l’abandonnant : il doit en
principe la totalité, sauf accord. Les arrhes, au contraire, laissent une porte de sortie à chacun.
Chez le vendeur, la somme reçue n’est pas encore une recette acquise ; elle reste une dette envers
le client jusqu’à la livraison. Elle donne lieu à une facture d’acompte et peut rendre la TVA
exigible dès l’encaissement.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Pour une cuisine à 5 000 €, le client verse 30 % à la commande, soit
  1 500 €. La facture finale rappelle cet acompte, et le solde à payer est de 3 500 €.</p>
</div>
<p>À rapprocher de la <a href="/vos-outils/lexique/creance">créance</a> qui naît du solde et de la
<a href="/vos-outils/lexique/tva-collectee">TVA collectée</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/amortissement': {
    title: 'Amortissement : répartir le prix d’un bien',
    description:
      'L’amortissement étale le coût d’un bien durable sur sa durée d’utilisation. Principe, effet sur le résultat et calcul d’un véhicule.',
    intro:
      'Amortir, c’est répartir le coût d’un bien durable sur les années pendant lesquelles il sert. Chaque exercice en supporte une part.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Sans amortissement, l’année de l’achat paraîtrait catastrophique et les suivantes
trop belles. La part de l’année, appelée dotation, est une charge sans sortie d’argent : le paiement
a eu lieu à l’achat, ou suit le rythme de l’emprunt. La durée retenue est celle de l’utilisation
prévue. Un terrain, qui ne s’use pas, ne s’amortit pas en principe. Le prix diminué des dotations
passées s’appelle la valeur nette comptable.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Un fourgon de 20 000 € HT, utilisé cinq ans, donne une dotation de
  4 000 € par an. Après trois ans complets, il reste au bilan pour 8 000 €.</p>
</div>
<p>Poursuivez avec <a href="/vos-outils/lexique/prorata-temporis">prorata temporis</a> pour la
première année, ou avec <a href="/vos-outils/lexique/caf">CAF</a> pour l’effet sur la
trésorerie.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/assujetti': {
    title: 'Assujetti à la TVA : qui est concerné ?',
    description:
      'Être assujetti, c’est exercer seul et à titre habituel une activité économique dans le champ de la TVA. Nuance avec le redevable.',
    intro:
      'Un assujetti est une personne qui exerce de façon indépendante une activité économique entrant dans le champ de la TVA, quels que soient son statut et ses résultats.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Le mot ne dit pas que l’on paie la taxe. Un assujetti peut être exonéré, comme
certains professionnels de santé, ou relever de la franchise en base : il n’ajoute alors pas de TVA
et n’en récupère pas. Celui qui doit effectivement la reverser s’appelle le redevable. Un salarié
n’est jamais assujetti pour son travail, puisqu’il n’agit pas de manière indépendante. La nuance
compte : des obligations de facturation pèsent sur les assujettis, redevables ou non.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une graphiste à son compte facture un logo 600 €. En franchise, elle
  est assujettie mais n’ajoute rien. Si elle devient redevable, au taux supposé de 20 %, la même
  prestation vaut 600 € HT et 720 € TTC.</p>
</div>
<p>Mots liés : <a href="/vos-outils/lexique/tva-deductible">TVA déductible</a>,
<a href="/vos-outils/lexique/tva-collectee">TVA collectée</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/avoir': {
    title: 'Avoir : annuler ou réduire une facture',
    description:
      'Un avoir corrige une facture déjà émise, en tout ou partie. Quand l’établir, que doit-il mentionner, et quel effet sur la TVA ?',
    intro:
      'Un avoir est une facture en sens inverse : il annule ou diminue une facture déjà envoyée, après un retour, une erreur ou un rabais.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>On n’efface jamais une facture émise, même fausse. On établit un avoir qui cite
son numéro, indique le motif et reprend les montants à corriger, TVA comprise. Le document prend sa
place dans une suite numérotée. Le client le garde pour rectifier sa propre déduction. Selon
l’accord trouvé, l’avoir est remboursé, imputé sur une autre facture ou conservé pour un achat
futur.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une facture de 500 € HT et 100 € de TVA, au taux supposé de 20 %,
  totalise 600 € TTC. Un article de 100 € HT est rendu : l’avoir porte 100 € HT et 20 € de TVA. Le
  client ne doit plus que 480 €.</p>
</div>
<p>Un avoir réduit la <a href="/vos-outils/lexique/creance">créance</a> sur le client ; on l’associe
à sa facture par le <a href="/vos-outils/lexique/lettrage">lettrage</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/bilan': {
    title: 'Bilan : lire la photographie de l’entreprise',
    description:
      'Le bilan montre, à une date, ce que l’entreprise possède et comment elle l’a financé. Structure, lecture et exemple équilibré.',
    intro:
      'Le bilan est un tableau arrêté à la date de clôture : à gauche, ce que l’entreprise possède ; à droite, l’origine de l’argent qui l’a financé.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Les deux colonnes ont toujours le même total, puisque chaque bien a bien été payé
par quelqu’un : les associés, la banque, les fournisseurs ou les bénéfices passés. Une photographie
ne raconte pas le film. Le bilan dit où l’on en est le dernier jour, non comment on y est arrivé.
Comparez-en deux à la suite : ce sont les mouvements qui parlent, davantage que les montants.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Côté possessions : immobilisations 50 000 €, stock 15 000 €, clients
  20 000 €, banque 5 000 €, soit 90 000 €. Côté financement : capitaux propres 40 000 €, emprunt
  30 000 €, fournisseurs 20 000 €, soit 90 000 €.</p>
</div>
<p>Les deux côtés s’appellent <a href="/vos-outils/lexique/actif">actif</a> et
<a href="/vos-outils/lexique/passif">passif</a> ; le film, lui, est le
<a href="/vos-outils/lexique/compte-de-resultat">compte de résultat</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/bfr': {
    title: 'BFR : comprendre le besoin en fonds de roulement',
    description:
      'Le BFR mesure l’argent bloqué entre les achats et les encaissements. Ce qui le fait grossir, ce qui le réduit, et un exemple.',
    h1: 'BFR, besoin en fonds de roulement',
    intro:
      'Le besoin en fonds de roulement est la somme qu’il faut avancer pour faire tourner l’activité, parce que l’on paie avant d’être payé.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Il additionne les stocks et les factures clients en attente, puis retranche ce
que l’on doit soi-même aux fournisseurs, aux salariés et à l’administration. Il grossit avec les
ventes : c’est pourquoi une entreprise qui réussit peut manquer d’argent. Un commerce payé comptant
et fournisseur à crédit connaît souvent un besoin négatif, ce qui lui laisse de la trésorerie.
Relancer plus tôt agit aussi bien qu’un emprunt.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Stocks 20 000 €, clients 35 000 €, dettes envers les fournisseurs, les
  salariés et l’État 25 000 €. Le besoin est de 20 000 + 35 000 − 25 000 = 30 000 €.</p>
</div>
<p>Pour le financer : <a href="/vos-outils/lexique/fonds-de-roulement">le fonds de roulement</a>.
Pour voir ce qui reste : <a href="/vos-outils/lexique/tresorerie">la trésorerie</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/caf': {
    title: 'CAF : la capacité d’autofinancement',
    description:
      'La CAF est l’argent que l’activité peut dégager sur un exercice. Son calcul depuis le résultat, son usage par la banque, un exemple.',
    h1: 'CAF, capacité d’autofinancement',
    intro:
      'La capacité d’autofinancement est la ressource que l’exercice a pu dégager, une fois neutralisées les charges et les recettes qui ne touchent pas la caisse.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>On part du résultat net, on rajoute les dotations aux amortissements et aux
provisions, on retire les reprises, et l’on écarte le résultat des ventes d’immobilisations. Le
nombre obtenu ne se trouve pas tel quel sur le compte en banque : des clients n’ont peut-être pas
encore payé. Mais il dit ce que l’on peut consacrer aux remboursements, aux investissements et aux
associés. Les prêteurs s’y arrêtent longuement, et ils ont raison.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Résultat net 18 000 €, dotations 12 000 € : la CAF est de 30 000 €. Si
  20 000 € de capital d’emprunt sont à rembourser dans l’année, il en reste 10 000 €.</p>
</div>
<p>Comparez avec l’<a href="/vos-outils/lexique/ebe">EBE</a>, calculé plus haut, et relisez
<a href="/vos-outils/lexique/amortissement">amortissement</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/capitaux-propres': {
    title: 'Capitaux propres : ce qui revient aux associés',
    description:
      'Les capitaux propres sont la part du bilan qui appartient aux associés : capital, réserves, report et résultat. Lecture et exemple.',
    intro:
      'Les capitaux propres sont les ressources qui n’ont pas à être remboursées à un tiers : apports des associés et bénéfices laissés dans l’entreprise.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Leur montant mesure la solidité. Ils absorbent les pertes avant les créanciers,
et rassurent donc ceux-ci. Quand des pertes répétées les ramènent trop bas par rapport au capital,
la loi impose, dans de nombreuses sociétés, de consulter les associés puis de les reconstituer. On
les augmente de trois façons : gagner de l’argent, en distribuer moins, faire entrer des apports.
Ils ne disent rien de la somme disponible en banque, déjà transformée en machines ou en stock.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Capital 10 000 €, réserves 15 000 €, résultat de l’exercice 5 000 € :
  total 30 000 €. Après une perte de 8 000 € l’année suivante, sans autre mouvement, il resterait
  22 000 €.</p>
</div>
<p>Parmi leurs composantes : <a href="/vos-outils/lexique/capital-social">capital social</a> et
<a href="/vos-outils/lexique/reserve-legale">réserve légale</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/charges-fixes': {
    title: 'Charges fixes : celles qui ne dépendent pas des ventes',
    description:
      'Les charges fixes tombent même sans vente : loyer, assurances, abonnements. Comment les repérer, et leur poids par unité vendue.',
    intro:
      'Les charges fixes restent à peu près identiques que l’on vende peu ou beaucoup, du moins tant que l’entreprise garde la même taille.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Loyer, assurance, abonnements, salaires permanents, honoraires : il faut les
payer même portes closes. Elles ne sont pas immobiles pour toujours. Au-delà d’un certain volume, il
faut un second local ou une embauche, et la marche se franchit d’un coup. Pour les reconnaître,
posez une question simple : cette dépense augmenterait-elle si je vendais une unité de plus ? Si la
réponse est non, elle est fixe.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Un atelier supporte 4 500 € par mois, soit 54 000 € par an. Réparties
  sur 9 000 pièces, ces charges pèsent 6 € par pièce ; sur 18 000 pièces, 3 € seulement.</p>
</div>
<p>Elles fixent la hauteur du <a href="/vos-outils/lexique/seuil-de-rentabilite">seuil de
rentabilité</a> que la <a href="/vos-outils/lexique/marge-brute">marge brute</a> doit franchir.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/compte-courant-dassocie': {
    title: 'Compte courant d’associé : prêter à sa société',
    description:
      'Le compte courant d’associé est l’argent qu’un associé prête à sa société. Remboursement, intérêts, précautions et exemple chiffré.',
    intro:
      'Le compte courant d’associé retrace les sommes qu’un associé prête à sa société ou y laisse. C’est une dette de la société envers lui.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Il ne s’agit ni d’un compte bancaire ni d’un apport en capital. Sauf convention
de blocage, l’associé peut demander le remboursement, à condition que la société en ait les moyens.
Le prêt peut porter intérêt ; la déduction de cet intérêt par la société obéit à un taux maximal et
à des conditions. L’inverse est dangereux : un compte débiteur est en principe interdit aux
personnes physiques dirigeantes ou associées d’une SARL.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Au démarrage, un associé avance 8 000 € pour l’outillage. La société
  lui rend 3 000 € l’année suivante. Son compte courant reste créditeur de 5 000 €.</p>
</div>
<p>Ne pas le confondre avec le <a href="/vos-outils/lexique/capital-social">capital social</a> ni
avec un <a href="/vos-outils/lexique/dividende">dividende</a> déjà versé.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/compte-de-resultat': {
    title: 'Compte de résultat : le film de l’exercice',
    description:
      'Le compte de résultat oppose produits et charges d’un exercice pour aboutir au bénéfice ou à la perte. Lecture et exemple simple.',
    intro:
      'Le compte de résultat récapitule les produits et les charges de l’exercice. La différence est un bénéfice ou une perte.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Il se lit par étages : l’exploitation, c’est-à-dire le métier ; le financier,
surtout les intérêts ; l’exceptionnel ; enfin l’impôt. Un produit y entre quand la vente est faite,
une charge quand elle est engagée, que le paiement ait eu lieu ou non. Voilà pourquoi un bénéfice ne
se retrouve pas forcément sur le compte bancaire. Le total du bas intéresse moins que l’étage où
l’on gagne, ou perd, de l’argent.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Ventes 148 000 €, autres produits 2 000 €, charges de toute nature
  135 000 €. Le résultat est un bénéfice de 150 000 − 135 000 = 15 000 €.</p>
</div>
<p>Ses étages sont détaillés par les <a href="/vos-outils/lexique/sig">SIG</a> ; son solde rejoint
le <a href="/vos-outils/lexique/bilan">bilan</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/creance': {
    title: 'Créance : l’argent que l’on vous doit',
    description:
      'Une créance est le droit de recevoir une somme, le plus souvent d’un client. Naissance, suivi, risque d’impayé et exemple.',
    intro:
      'Une créance est le droit de réclamer une somme d’argent à quelqu’un. La plus courante est la facture qu’un client n’a pas encore payée.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Elle naît avec la vente, vit jusqu’à l’encaissement et vieillit mal. Passé
l’échéance, chaque semaine réduit les chances d’être réglé sans discussion. Une balance âgée, qui
classe les factures par ancienneté, suffit pour savoir qui appeler. Lorsque le paiement devient
incertain, la prudence oblige à constater une dépréciation. Et si plus rien n’est à espérer, la
somme passe en perte, avec les pièces qui le prouvent.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une agence facture 3 000 € TTC à trente jours. Le client verse 1 000 €
  au bout d’un mois : il reste une créance échue de 2 000 €, à relancer.</p>
</div>
<p>Du côté opposé se trouve la dette, inscrite au <a href="/vos-outils/lexique/passif">passif</a> ;
le risque d’impayé rejoint l’idée de <a href="/vos-outils/lexique/provision">provision</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/dividende': {
    title: 'Dividende : la part de bénéfice distribuée',
    description:
      'Le dividende est la part du bénéfice que les associés décident de se verser. Conditions, décision, partage et exemple à deux.',
    intro:
      'Le dividende est la fraction du bénéfice distribuable que l’assemblée décide de verser aux associés, en général selon leurs parts.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Trois conditions se cumulent : un bénéfice ou des réserves disponibles, une
décision régulière des associés, une trésorerie suffisante. Un bénéfice comptable ne garantit pas la
dernière. Le dividende rémunère le capital, pas le travail ; il ne remplace donc pas un salaire et
n’ouvre pas, en lui-même, de droits à la retraite. Son imposition dépend de l’associé et, pour
certains dirigeants, une partie peut supporter des cotisations.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Sur 24 000 € distribuables, l’assemblée vote 10 000 €. L’associée qui
  détient 60 % des parts reçoit 6 000 €, son frère 4 000 €, avant impôt. Les 14 000 € restants
  demeurent dans la société.</p>
</div>
<p>Ce qui n’est pas distribué va en réserves ou en
<a href="/vos-outils/lexique/report-a-nouveau">report à nouveau</a> ; sur la qualité
d’<a href="/vos-outils/lexique/associe">associé</a>, une page séparée.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/dsn': {
    title: 'DSN : la déclaration sociale nominative',
    description:
      'La DSN transmet chaque mois les données de paie aux organismes sociaux. Contenu, dates de principe, erreurs et exemple.',
    h1: 'DSN, déclaration sociale nominative',
    intro:
      'La déclaration sociale nominative est le fichier mensuel, issu de la paie, par lequel l’employeur transmet les données de ses salariés aux organismes.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Un seul envoi sert à l’Urssaf, à la caisse de retraite, à l’assurance maladie, à
France Travail et à l’administration fiscale. La date de principe est le 5 ou le 15, suivant
l’employeur. Des signalements s’y ajoutent en cours de mois : un arrêt de travail, une fin de
contrat. Comme tout part de la paie, une erreur d’état civil ou de taux se propage partout. On la
corrige dans l’envoi suivant.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une boulangerie de 3 salariés clôture la paie d’avril le 30. Si elle
  relève de l’échéance du 15, sa DSN d’avril est attendue pour le 15 mai au plus tard, en
  principe.</p>
</div>
<p>Les cotisations déclarées attendent parfois leur paiement au
<a href="/vos-outils/lexique/passif">passif</a> ; le salaire, lui, pèse sur
l’<a href="/vos-outils/lexique/ebe">EBE</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/ebe': {
    title: 'EBE : l’excédent brut d’exploitation',
    description:
      'L’EBE montre ce que rapporte le métier avant amortissements, intérêts et impôt. Formule, lecture et exemple chiffré d’entreprise.',
    h1: 'EBE, excédent brut d’exploitation',
    intro:
      'L’excédent brut d’exploitation mesure ce que dégage le métier seul, avant les choix d’investissement, de financement et d’impôt.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>On part de la valeur ajoutée, on ajoute les subventions d’exploitation, on retire
les impôts et taxes liés à l’activité et les charges de personnel. Comme il ignore les
amortissements et les emprunts, il permet de rapprocher deux années malgré un gros achat entre les
deux. S’il est négatif, on parle d’insuffisance : l’entreprise perd de l’argent en travaillant, et
aucun crédit n’y remédie durablement. Chez un entrepreneur individuel, la rémunération de
l’exploitant n’y figure pas.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Valeur ajoutée 120 000 €, impôts et taxes 5 000 €, personnel 85 000 €.
  L’EBE vaut 120 000 − 5 000 − 85 000 = 30 000 €.</p>
</div>
<p>En amont, la <a href="/vos-outils/lexique/valeur-ajoutee">valeur ajoutée</a> ; en aval, le
<a href="/vos-outils/lexique/resultat-dexploitation">résultat d’exploitation</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/exercice-comptable': {
    title: 'Exercice comptable : durée et date de clôture',
    description:
      'L’exercice comptable est la période dont on arrête les comptes, en général douze mois. Choix de la clôture, première année, exemple.',
    intro:
      'L’exercice comptable est la période au terme de laquelle on arrête les comptes. Il dure en général douze mois.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Rien n’oblige une société à suivre l’année civile. Un commerce de jouets évite de
compter son stock à Noël, une école préfère clôturer en été. Le premier exercice peut être plus
court ou plus long que les suivants. Changer de date est possible, par décision des associés, mais
complique une comparaison et déplace les échéances fiscales. À chaque clôture, on rattache les
charges et les produits à la période qui les concerne.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une société immatriculée le 1<sup>er</sup> octobre choisit de clôturer
  pour la première fois le 31 décembre de l’année suivante. Son premier exercice dure 15 mois.</p>
</div>
<p>Le découpage du temps appelle le <a href="/vos-outils/lexique/prorata-temporis">prorata
temporis</a> et se conclut par la <a href="/vos-outils/lexique/liasse-fiscale">liasse
fiscale</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/fec': {
    title: 'FEC : le fichier des écritures comptables',
    description:
      'Le FEC contient toutes les écritures d’un exercice dans un format imposé. À quoi il sert, comment l’obtenir, un exemple de lignes.',
    h1: 'FEC, fichier des écritures comptables',
    intro:
      'Le fichier des écritures comptables rassemble, dans un format imposé, toutes les écritures d’un exercice. L’administration le demande lors d’un contrôle.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Toute comptabilité tenue sur informatique doit pouvoir le produire. Chaque ligne
porte un journal, un numéro, une date, un compte, un libellé, une pièce et un montant. Un logiciel
de contrôle y cherche les trous de numérotation, les dates incohérentes ou les libellés vides. Mieux
vaut le tester après chaque clôture que de le découvrir le jour où un vérificateur le réclame.
Gardez-le avec les pièces, y compris si vous changez de logiciel.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Un achat de fournitures de 100 € HT, avec 20 € de TVA au taux supposé
  de 20 %, y occupe trois lignes : débit 606 pour 100 €, débit 44566 pour 20 €, crédit 401 pour
  120 €.</p>
</div>
<p>Les numéros viennent du <a href="/vos-outils/lexique/plan-comptable">plan comptable</a> ; le code
de <a href="/vos-outils/lexique/lettrage">lettrage</a> a aussi sa colonne.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/fonds-de-roulement': {
    title: 'Fonds de roulement : la réserve de long terme',
    description:
      'Le fonds de roulement est l’excédent des ressources stables sur les biens durables. Calcul, lien avec le BFR et exemple.',
    intro:
      'Le fonds de roulement est ce qui reste des ressources durables une fois les immobilisations payées. Il sert à financer le quotidien.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Les ressources durables sont les capitaux propres et les emprunts à plus d’un an.
Si elles dépassent les biens de long terme, le surplus finance les stocks et l’attente des clients.
S’il manque, l’entreprise paie ses machines avec son découvert, situation fragile. Un achat comptant
de matériel le fait baisser d’un coup ; un emprunt de même durée que le bien le préserve. Voilà un
bon argument pour ne pas tout autofinancer.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Capitaux propres 40 000 €, emprunt 30 000 €, immobilisations
  50 000 € : le fonds de roulement est de 20 000 €. Si le besoin d’exploitation est de 15 000 €, il
  reste 5 000 € en trésorerie.</p>
</div>
<p>Il se compare au <a href="/vos-outils/lexique/bfr">BFR</a> et repose surtout sur les
<a href="/vos-outils/lexique/capitaux-propres">capitaux propres</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/immobilisation': {
    title: 'Immobilisation : un bien fait pour durer',
    description:
      'Une immobilisation est un bien qui sert plusieurs exercices : machine, local, logiciel, dépôt. Les trois familles et un exemple.',
    intro:
      'Une immobilisation est un bien ou un droit que l’entreprise garde pour l’utiliser plusieurs exercices, et non pour le revendre.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Il en existe trois familles. Les incorporelles : fonds de commerce, logiciel,
brevet. Les corporelles : terrain, bâtiment, matériel, mobilier. Les financières : participations,
prêts, dépôts versés. La frontière avec la charge tient à l’usage. Un même ordinateur est un stock
chez le revendeur et un bien durable chez l’architecte. Le petit matériel de faible valeur peut
passer en charge, par simplification, dans une limite admise par l’administration.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Un boulanger achète un four 9 000 € HT et la pose coûte 600 € HT. Le
  bien entre au bilan pour 9 600 €. La farine du mois, elle, est une charge.</p>
</div>
<p>Son coût se répartit ensuite par
l’<a href="/vos-outils/lexique/amortissement">amortissement</a> ; elle figure en haut de
l’<a href="/vos-outils/lexique/actif">actif</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/lettrage': {
    title: 'Lettrage : rapprocher factures et règlements',
    description:
      'Lettrer un compte, c’est associer chaque facture à son paiement pour voir ce qui reste dû. Méthode, utilité et exemple.',
    intro:
      'Le lettrage consiste à marquer d’une même lettre une facture et le règlement qui la solde, dans le compte d’un client ou d’un fournisseur.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Ce qui reste sans lettre est à encaisser, à payer ou à expliquer. Un compte bien
tenu montre donc d’un regard les impayés, les doublons et les virements anonymes. Le travail se fait
au fil de l’eau : lettrer douze mois en une fois est une punition. Les écarts de quelques centimes
se soldent à part, et les paiements groupés exigent de demander au client le détail qu’il a
réglé.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Un client a deux factures, 1 200 € et 800 €. Il vire 1 200 € : la
  première facture et le virement reçoivent la lettre A. Le solde non lettré, 800 €, correspond
  exactement à la seconde.</p>
</div>
<p>C’est le cousin du <a href="/vos-outils/lexique/rapprochement-bancaire">rapprochement
bancaire</a>, appliqué à la <a href="/vos-outils/lexique/creance">créance</a> ou à la dette.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/liasse-fiscale': {
    title: 'Liasse fiscale : les tableaux remis au fisc',
    description:
      'La liasse fiscale accompagne la déclaration de résultats : bilan, compte de résultat, tableaux annexes. Contenu, envoi et exemple.',
    intro:
      'La liasse fiscale est l’ensemble des tableaux normalisés que l’entreprise joint à sa déclaration annuelle de résultats.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Elle reprend les comptes sous une forme imposée et les complète :
immobilisations, amortissements, provisions, échéances des dettes, composition du capital. Sa page
la plus fiscale passe du résultat comptable au résultat imposable, en ajoutant ce qui n’est pas
déductible et en retirant ce qui n’est pas taxé. Elle se télétransmet. Le jeu de formulaires dépend
du régime d’imposition ; la date limite est publiée chaque année.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une SARL affiche un bénéfice comptable de 20 000 €, après avoir passé
  en charge 500 € d’amendes, en principe non déductibles. Elle les réintègre : son résultat fiscal
  est de 20 500 €.</p>
</div>
<p>Elle clôt l’<a href="/vos-outils/lexique/exercice-comptable">exercice comptable</a> et concorde
avec le <a href="/vos-outils/lexique/fec">FEC</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/marge-brute': {
    title: 'Marge brute : ce que laisse chaque vente',
    description:
      'La marge brute est la différence entre les ventes et le coût d’achat de ce qui a été vendu. Rôle du stock et exemple de calcul.',
    intro:
      'La marge brute est l’écart entre les ventes hors taxes et le coût d’achat des marchandises ou matières réellement consommées.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Le mot important est « consommées ». Acheter beaucoup en décembre n’appauvrit
pas, si les cartons sont encore en réserve : la variation de stock corrige les achats. Un inventaire
bâclé fausse donc la marge, dans un sens cette année et dans l’autre la suivante. Suivez son taux
par famille de produits. Une baisse sans changement de tarif a souvent une cause banale : casse,
vol, remise oubliée, hausse d’un fournisseur jamais répercutée.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Ventes 80 000 €, achats 45 000 €, stock de 10 000 € au début et de
  12 000 € à la fin. Coût consommé : 45 000 + 10 000 − 12 000 = 43 000 €. Marge : 37 000 €, soit
  46,25 % des ventes.</p>
</div>
<p>Elle ouvre la cascade des <a href="/vos-outils/lexique/sig">SIG</a> et dépend de l’évaluation du
<a href="/vos-outils/lexique/stock">stock</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/passif': {
    title: 'Passif : d’où vient l’argent de l’entreprise',
    description:
      'Le passif recense les ressources du bilan : capitaux propres, emprunts, dettes envers fournisseurs et organismes. Exemple commenté.',
    intro:
      'Le passif est la moitié droite du bilan. Il indique l’origine des ressources : associés, prêteurs, fournisseurs, administrations.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Le langage courant en fait un synonyme de dettes ; en comptabilité, c’est plus
large. Tout en haut se trouvent les capitaux propres, que personne ne vient réclamer à une date
donnée. Viennent ensuite les provisions, les emprunts, puis les dettes de court terme. L’ordre suit
à peu près l’exigibilité : plus on descend, plus l’échéance est proche. Un passif lourd en bas, face
à des biens qui ne se vendent pas vite, annonce des fins de mois difficiles.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Capitaux propres 25 000 €, emprunt 60 000 €, fournisseurs 12 000 €,
  dettes fiscales et sociales 8 000 €. Le passif totalise 105 000 €, dont 80 000 € de dettes.</p>
</div>
<p>À lire ensuite : <a href="/vos-outils/lexique/capitaux-propres">capitaux propres</a>, puis
<a href="/vos-outils/lexique/compte-courant-dassocie">compte courant d’associé</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/plan-comptable': {
    title: 'Plan comptable : le classement des comptes',
    description:
      'Le plan comptable range chaque opération dans un compte numéroté, par classes. Les huit classes et un exemple d’écriture.',
    intro:
      'Le plan comptable est la liste numérotée des comptes dans lesquels on enregistre les opérations, pour que toutes les entreprises parlent la même langue.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Le premier chiffre désigne la classe : 1 pour les capitaux, 2 pour les
immobilisations, 3 pour les stocks, 4 pour les tiers, 5 pour la banque et la caisse, 6 pour les
charges, 7 pour les produits. La classe 8, plus rare, accueille des comptes spéciaux. Plus on ajoute
de chiffres, plus on précise. Chaque entreprise adapte la liste à son métier, sans la contredire.
Trop de comptes nuit : personne ne sait plus lequel choisir.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Un indépendant sans TVA paie 50 € de papier par carte. Le compte 606,
  achats non stockés, est débité de 50 €, et le compte 512, banque, crédité de 50 €.</p>
</div>
<p>On le retrouve ligne à ligne dans le <a href="/vos-outils/lexique/fec">FEC</a> et, regroupé, dans
le <a href="/vos-outils/lexique/compte-de-resultat">compte de résultat</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/prorata-temporis': {
    title: 'Prorata temporis : compter au temps écoulé',
    description:
      'Prorata temporis signifie « en proportion du temps ». Usages en comptabilité, calcul d’une assurance à cheval sur deux exercices.',
    intro:
      'L’expression signifie « en proportion du temps écoulé ». Elle sert à ne retenir, d’une somme annuelle, que la part qui concerne la période.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>On l’emploie pour un loyer payé d’avance, une prime, un salaire d’entrée en cours
de mois, un bien mis en service en mai. Deux conventions coexistent : l’année réelle de 365 jours ou
l’année commerciale de 360 jours, en douze mois de trente. Peu importe laquelle, pourvu que le
contrat ou l’usage la désigne et que l’on n’en change pas. La part reportée sur l’exercice suivant
s’appelle une charge constatée d’avance.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une assurance de 1 200 € est payée le 1<sup>er</sup> octobre pour
  douze mois. Clôture au 31 décembre : trois mois sur douze, soit 300 €, pèsent sur l’exercice ;
  900 € sont reportés.</p>
</div>
<p>Même logique dans l’<a href="/vos-outils/lexique/amortissement">amortissement</a> de la première
année et à la fin de chaque <a href="/vos-outils/lexique/exercice-comptable">exercice
comptable</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/provision': {
    title: 'Provision : constater un risque probable',
    description:
      'Une provision anticipe une charge probable dont le montant ou la date reste incertain. Conditions, reprise et exemple de litige.',
    intro:
      'Une provision enregistre, par prudence, une charge probable née d’un événement déjà survenu, mais dont le montant ou la date n’est pas certain.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Un procès engagé, une garantie donnée aux acheteurs, une remise en état promise
au bailleur : le fait existe, la facture non. On estime alors la sortie d’argent la plus
vraisemblable. Attention au mot : aucune somme n’est mise de côté sur un compte bancaire. Si le
risque disparaît, on reprend la provision, et le résultat remonte. Une simple crainte ne suffit
pas ; il faut un dossier, des calculs et des courriers.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Un ancien client réclame réparation. L’avocat estime la perte à
  4 000 €, provisionnés. L’an suivant, l’accord se conclut à 3 000 € : charge de 3 000 €, reprise de
  4 000 €, effet net positif de 1 000 €.</p>
</div>
<p>Elle réduit le <a href="/vos-outils/lexique/resultat-dexploitation">résultat d’exploitation</a>
sans toucher la <a href="/vos-outils/lexique/tresorerie">trésorerie</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/rapprochement-bancaire': {
    title: 'Rapprochement bancaire : deux soldes à accorder',
    description:
      'Le rapprochement bancaire explique l’écart entre le solde comptable et le relevé de banque. Étapes, écarts habituels, exemple.',
    intro:
      'Le rapprochement bancaire explique, à une date donnée, l’écart entre le solde de la banque dans les comptes et celui du relevé.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Les deux soldes diffèrent presque toujours, pour de bonnes raisons : un chèque
émis que le fournisseur n’a pas déposé, une remise en cours, des frais que vous ignoriez. On pointe
ligne à ligne, on liste les opérations connues d’un seul côté, puis l’on corrige chaque solde. S’ils
se rejoignent, la trésorerie est juste. Sinon, il manque une écriture ou il y en a une de trop.
Faites-le chaque mois : la fraude interne déteste cette habitude.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Relevé 9 100 €, comptabilité 8 500 €. Un chèque de 700 € n’est pas
  débité : 9 100 − 700 = 8 400 €. Des frais de 100 € manquent aux comptes : 8 500 − 100 = 8 400 €.
  L’accord est trouvé.</p>
</div>
<p>Prolongez par le <a href="/vos-outils/lexique/lettrage">lettrage</a> des comptes de tiers et un
suivi de <a href="/vos-outils/lexique/tresorerie">trésorerie</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/seuil-de-rentabilite': {
    title: 'Seuil de rentabilité : définition et exemple',
    description:
      'Le seuil de rentabilité est le niveau de ventes qui couvre toutes les charges, sans gain ni perte. Raisonnement à la pièce.',
    intro:
      'Le seuil de rentabilité est le niveau d’activité pour lequel l’entreprise ne gagne ni ne perd rien : la marge couvre juste les charges fixes.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Chaque vente rapporte son prix moins ce qu’elle coûte directement. Ces petites
marges s’accumulent et remboursent peu à peu le loyer, les salaires et le reste. Au-delà du seuil,
chaque unité supplémentaire fait du bénéfice. En deçà, elle limite la perte. La notion éclaire des
décisions concrètes : baisser un prix, ouvrir le lundi, embaucher. Elle suppose que l’on sache
séparer les charges, ce qui est rarement parfait mais toujours instructif.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une bougie vendue 10 € HT coûte 4 € de matière et d’emballage : il
  reste 6 €. Avec 36 000 € de charges fixes, il faut vendre 36 000 ÷ 6 = 6 000 bougies, soit
  60 000 € de ventes.</p>
</div>
<p>Avant de calculer, isolez les <a href="/vos-outils/lexique/charges-fixes">charges fixes</a> et
vérifiez la <a href="/vos-outils/lexique/marge-brute">marge brute</a> ; le point mort en jours est
traité parmi <a href="/vos-outils/simulateurs/seuil-de-rentabilite">nos fiches de calcul</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/sig': {
    title: 'SIG : les soldes intermédiaires de gestion',
    description:
      'Les SIG découpent le résultat en étapes, de la marge au bénéfice, pour voir où l’argent se gagne. Liste et exemple en cascade.',
    h1: 'SIG, soldes intermédiaires de gestion',
    intro:
      'Les soldes intermédiaires de gestion décomposent le résultat en paliers successifs, de la vente au bénéfice, afin de situer ce qui va et ce qui ne va pas.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Marge commerciale, production, valeur ajoutée, excédent brut, résultat
d’exploitation, résultat courant, résultat net : chaque palier retire une catégorie de charges. Deux
entreprises au même bénéfice peuvent raconter deux histoires. L’une vit de son métier, l’autre d’une
vente d’immeuble. Comparez les paliers en pourcentage du chiffre d’affaires, sur trois ans, et
arrêtez-vous au premier qui décroche : la cause est juste au-dessus.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Marge 110 000 €, moins 30 000 € d’achats extérieurs : valeur ajoutée
  80 000 €. Moins 60 000 € de personnel et de taxes : excédent brut 20 000 €. Moins 8 000 € de
  dotations : exploitation 12 000 €. Moins 2 000 € d’intérêts : résultat courant 10 000 €.</p>
</div>
<p>Deux paliers ont leur page : <a href="/vos-outils/lexique/valeur-ajoutee">valeur ajoutée</a>,
<a href="/vos-outils/lexique/ebe">EBE</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/stock': {
    title: 'Stock : ce qui attend d’être vendu ou consommé',
    description:
      'Le stock réunit marchandises, matières et produits finis qui attendent d’être vendus ou consommés. Son effet sur le résultat.',
    intro:
      'Le stock réunit les marchandises, les matières et les produits que l’entreprise détient pour les vendre ou les utiliser dans sa fabrication.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>On l’évalue à son coût, d’achat ou de production, jamais au prix de vente. Si un
article ne peut plus se vendre qu’à perte, on le déprécie. Un stock n’est pas une charge : il le
devient quand il sort. D’où l’importance de l’inventaire physique, seul moyen de mesurer les pertes,
la casse et les oublis. Trop de stock immobilise l’argent ; trop peu fait manquer des ventes. Le bon
niveau se cherche article par article.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Un caviste démarre avec 15 000 € de bouteilles, en achète pour
  60 000 € et en compte 18 000 € à la clôture. Il a consommé 15 000 + 60 000 − 18 000 =
  57 000 €.</p>
</div>
<p>Il entre dans le <a href="/vos-outils/lexique/bfr">BFR</a> et figure à
l’<a href="/vos-outils/lexique/actif">actif</a> circulant.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/tresorerie': {
    title: 'Trésorerie : l’argent réellement disponible',
    description:
      'La trésorerie est ce que l’entreprise peut dépenser tout de suite, découverts déduits. À ne pas confondre avec le bénéfice. Exemple.',
    intro:
      'La trésorerie est l’argent immédiatement disponible, en banque et en caisse, diminué des découverts.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>On peut être bénéficiaire et à court d’argent, ou l’inverse. Un emprunt encaissé
remplit la caisse sans enrichir ; un client qui tarde l’appauvrit sans perte. Le bénéfice se
constate une fois l’an, la trésorerie se regarde chaque semaine. Un plan à trois mois, avec les
entrées sûres, les entrées probables et les sorties, suffit à la plupart des petites entreprises. La
TVA perçue mérite une colonne à part, puisqu’elle ne fait que passer.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Compte principal 12 000 €, caisse 500 €, second compte à découvert de
  4 000 €. La trésorerie nette s’établit à 8 500 €.</p>
</div>
<p>Elle résulte du <a href="/vos-outils/lexique/fonds-de-roulement">fonds de roulement</a> diminué
du <a href="/vos-outils/lexique/bfr">BFR</a>. Pour aller plus loin, lisez
<a href="/nos-guides/essentiel-de-lentrepreneur/piloter-sa-tresorerie">comment la piloter</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/tva-collectee': {
    title: 'TVA collectée : celle que paient vos clients',
    description:
      'La TVA collectée est facturée aux clients pour le compte de l’État. Quand devient-elle due, et combien reverser ? Exemple.',
    intro:
      'La TVA collectée est la taxe ajoutée à vos ventes. Vous l’encaissez pour le compte de l’État, puis vous la déclarez.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Elle ne fait pas partie du chiffre d’affaires. Le moment où elle devient due
dépend de l’opération : souvent la livraison pour un bien, l’encaissement pour un service, sauf
option. L’erreur coûteuse consiste à la considérer comme de la trésorerie ; l’échéance arrive, et
l’argent a servi au loyer. Mettre de côté la taxe de chaque règlement, sur un compte séparé, évite
bien des nuits courtes. Une facture qui la mentionne à tort la rend due quand même.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Au taux supposé de 20 %, 10 000 € HT de ventes portent 2 000 € de
  taxe. Si celle payée sur les achats est de 1 200 €, il faut reverser 2 000 − 1 200 = 800 €.</p>
</div>
<p>On en retire la <a href="/vos-outils/lexique/tva-deductible">TVA déductible</a>, à condition
d’être <a href="/vos-outils/lexique/assujetti">assujetti</a> et redevable.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/tva-deductible': {
    title: 'TVA déductible : celle que vous récupérez',
    description:
      'La TVA déductible est celle de vos achats professionnels, récupérée sous conditions. Facture, exclusions, crédit de taxe et exemple.',
    intro:
      'La TVA déductible est la taxe payée sur vos achats et vos frais professionnels, que vous retranchez de celle facturée à vos clients.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Pour la récupérer, il faut une facture en règle, à votre nom, et une dépense
utile à une activité elle-même soumise à la taxe. Certaines dépenses sont exclues ou limitées :
véhicules de tourisme, hébergement des dirigeants, cadeaux au-delà d’une valeur. Un ticket de caisse
anonyme ne suffit pas toujours. Quand la taxe payée dépasse la taxe facturée, l’écart forme un
crédit, reporté ou remboursé à la demande.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Au taux supposé de 20 %, une imprimerie achète une machine 3 000 € HT
  et paie 600 € de taxe. Ses ventes du mois en portent 450 €. Elle ne reverse rien et dispose d’un
  crédit de 150 €.</p>
</div>
<p>Pages proches : <a href="/vos-outils/lexique/tva-collectee">TVA collectée</a> et
<a href="/vos-outils/lexique/immobilisation">immobilisation</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/valeur-ajoutee': {
    title: 'Valeur ajoutée : la richesse créée par le travail',
    description:
      'La valeur ajoutée est ce que l’entreprise crée au-delà de ses achats à l’extérieur. Calcul, partage entre les acteurs, exemple.',
    intro:
      'La valeur ajoutée est la différence entre ce que l’entreprise produit ou vend et ce qu’elle a acheté à d’autres pour y parvenir.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>On retire de la production les marchandises, les matières, l’énergie, le loyer,
la sous-traitance, les honoraires. Ce qui demeure a été créé sur place et se partage entre ceux qui
y ont contribué : les salariés d’abord, puis l’État, les prêteurs, l’outil de travail et les
associés. Une entreprise qui sous-traite beaucoup affiche une part plus faible qu’une autre qui
fabrique tout. Ce n’est ni bien ni mal ; c’est un choix d’organisation.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une serrurerie produit pour 100 000 € et consomme 40 000 € d’acier,
  d’énergie et de services. Sa valeur ajoutée est de 60 000 €, soit 60 % de la production.</p>
</div>
<p>Retirez les salaires et les taxes : voici l’<a href="/vos-outils/lexique/ebe">EBE</a>. La suite
est dans les <a href="/vos-outils/lexique/sig">SIG</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/resultat-dexploitation': {
    title: 'Résultat d’exploitation : le métier et ses outils',
    description:
      'Le résultat d’exploitation tient compte de l’usure du matériel, mais pas des emprunts ni de l’impôt. Calcul et exemple.',
    intro:
      'Le résultat d’exploitation est ce que gagne l’entreprise par son activité courante, une fois prise en compte l’usure de ses moyens de production.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Il se situe après les amortissements et les dépréciations liés au métier, mais
avant les intérêts, les éléments exceptionnels et l’impôt. C’est donc un juge équitable : il ne
dépend pas de la façon dont on a financé les machines. Positif et stable, il prouve que le modèle
tient. Négatif alors que le résultat final est bon, il doit inquiéter, car un gain de hasard ne se
répète pas.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Excédent brut 45 000 €, dotations aux amortissements 15 000 €, reprise
  d’une provision d’exploitation 2 000 €. Le résultat d’exploitation est de 45 000 − 15 000 + 2 000
  = 32 000 €.</p>
</div>
<p>Un étage plus haut : <a href="/vos-outils/lexique/ebe">EBE</a>. Vue d’ensemble :
<a href="/vos-outils/lexique/compte-de-resultat">compte de résultat</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/report-a-nouveau': {
    title: 'Report à nouveau : le résultat mis en attente',
    description:
      'Le report à nouveau garde un bénéfice non affecté ou une perte à absorber. Créditeur ou débiteur, son effet, un exemple.',
    intro:
      'Le report à nouveau est la part du résultat que les associés n’ont ni distribuée ni mise en réserve. Il attend la prochaine décision.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Créditeur, il s’ajoute au bénéfice distribuable de l’année suivante. Débiteur, il
porte les pertes passées, qu’il faut absorber avant tout partage. Certaines sociétés y laissent
chaque année un reliquat pour arrondir un dividende ; d’autres y découvrent, en ouvrant le dossier,
des pertes anciennes oubliées. Il appartient aux capitaux propres. Sa ligne se lit donc toujours
avec celle du résultat, jamais seule.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une société a perdu 5 000 € l’an passé et gagne 12 000 € cette année.
  Elle impute d’abord la perte : 12 000 − 5 000 = 7 000 € restent à affecter, avant dotation
  éventuelle aux réserves.</p>
</div>
<p>Deux autres destinations du résultat : <a href="/vos-outils/lexique/reserve-legale">réserve
légale</a> et <a href="/vos-outils/lexique/dividende">dividende</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/reserve-legale': {
    title: 'Réserve légale : l’épargne imposée à la société',
    description:
      'La réserve légale reçoit une fraction du bénéfice, jusqu’à un plafond lié au capital. Sociétés visées, usage et exemple.',
    intro:
      'La réserve légale est une part du bénéfice que certaines sociétés doivent mettre de côté avant toute distribution, jusqu’à un plafond lié à leur capital.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Elle concerne notamment les SARL et les sociétés par actions. La loi fixe la
fraction à prélever et le niveau à partir duquel on peut s’arrêter. Les pertes antérieures se
retirent d’abord de la base. Cette épargne ne peut pas être distribuée ; elle protège les créanciers
et absorbe un revers. Si le capital augmente, le plafond augmente aussi, et la dotation doit parfois
reprendre. On l’oublie souvent après une telle opération.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une SARL réalise 20 000 € de bénéfice, sans perte passée. Le calcul de
  la dotation donne 1 000 €. L’assemblée dispose librement des 19 000 € qui restent.</p>
</div>
<p>Elle prend place dans les <a href="/vos-outils/lexique/capitaux-propres">capitaux propres</a>, à
côté du <a href="/vos-outils/lexique/report-a-nouveau">report à nouveau</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/capital-social': {
    title: 'Capital social : les apports des associés',
    description:
      'Le capital social est la somme des apports faits à la société en échange de parts ou d’actions. Nature, rôle et exemple à trois.',
    intro:
      'Le capital social est la valeur des apports, en argent ou en biens, que les associés font à la société en échange de parts ou d’actions.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Il figure dans les statuts et ne change que par une décision formelle, publiée.
On le croit parfois bloqué en banque ; il peut au contraire être dépensé pour l’activité dès que la
société existe. Un montant très faible est légal dans beaucoup de formes, mais il inquiète un
banquier et un bailleur. Les apports en nature doivent être évalués avec soin, car ils donnent des
droits de vote autant que l’argent.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Trois personnes apportent 7 000 € en argent et une machine de 3 000 €.
  Le capital, 10 000 €, se divise en 100 parts de 100 €, réparties 50, 30 et 20.</p>
</div>
<p>Celui qui détient une part est un <a href="/vos-outils/lexique/associe">associé</a> ; l’argent
prêté, lui, va au <a href="/vos-outils/lexique/compte-courant-dassocie">compte courant
d’associé</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/associe': {
    title: 'Associé : droits et devoirs dans la société',
    description:
      'L’associé détient une part du capital : il vote, s’informe et partage les résultats. Différence avec le dirigeant, et exemple.',
    intro:
      'Un associé est une personne, physique ou morale, qui a fait un apport à une société et en détient des parts ou des actions.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Il possède trois droits : être informé, voter, prendre sa part des bénéfices. En
face, il doit libérer son apport et supporter les pertes, dans la limite de celui-ci pour une SARL
ou une SAS, au-delà pour une société civile ou en nom collectif. Il ne dirige pas forcément et ne
perçoit pas de salaire à ce titre. Dans une SAS, on dit « associé » ; dans une société anonyme,
« actionnaire ». Les statuts peuvent moduler l’entrée et la sortie de chacun.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une cousine détient 40 parts sur 100. Sauf clause différente, elle
  pèse 40 % des voix et recevra 4 000 € si l’assemblée distribue 10 000 €.</p>
</div>
<p>Celui qui dirige s’appelle souvent <a href="/vos-outils/lexique/gerant">gérant</a> ; ce que
chacun a mis forme le <a href="/vos-outils/lexique/capital-social">capital social</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/gerant': {
    title: 'Gérant : diriger une SARL ou une société civile',
    description:
      'Le gérant représente la société et la dirige au quotidien. Nomination, pouvoirs, responsabilité, statut social et exemple.',
    intro:
      'Le gérant est la personne qui dirige et représente une SARL, une société civile ou une société en nom collectif.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Nommé par les statuts ou par les associés, il signe, embauche, achète et répond
de ses fautes de gestion. Envers les tiers, ses pouvoirs sont larges ; envers les associés, les
statuts peuvent exiger un accord pour un emprunt ou une vente importante. Dans une SARL, sa
protection sociale dépend des parts qu’il détient avec son foyer et avec les autres gérants :
majoritaire, il relève des indépendants ; minoritaire ou égalitaire et rémunéré, il est assimilé à
un salarié.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une fondatrice, seule gérante, possède 60 parts sur 100. Elle est
  majoritaire. Si elle en cède 20 à un tiers, elle n’en garde que 40, et son régime social peut
  changer.</p>
</div>
<p>Sa fonction est un <a href="/vos-outils/lexique/mandat-social">mandat social</a> ; il peut être
<a href="/vos-outils/lexique/associe">associé</a>, sans y être toujours tenu.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/mandat-social': {
    title: 'Mandat social : la fonction de dirigeant',
    description:
      'Le mandat social confie la direction d’une société à une personne, hors contrat de travail. Durée, rémunération, cumul, exemple.',
    intro:
      'Le mandat social est la mission de diriger ou de représenter une société, confiée par les statuts ou par les associés. Ce n’est pas un contrat de travail.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Président, gérant, directeur général, administrateur : tous sont mandataires. Le
mandat commence par une nomination, publiée, et finit par le terme, la démission ou la révocation.
Il peut être gratuit. La rémunération se décide selon les statuts et laisse une trace écrite. En
principe, le mandataire ne cotise pas à l’assurance chômage pour cette fonction. Le cumul avec un
contrat de travail suppose un emploi technique réel, distinct, exercé sous l’autorité de la
société.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Une SAS nomme sa présidente pour 3 ans. L’assemblée fixe 2 000 € brut
  par mois, soit 24 000 € par an. Sans renouvellement au terme, le mandat cesse, sans procédure de
  licenciement.</p>
</div>
<p>Voyez le cas du <a href="/vos-outils/lexique/gerant">gérant</a>, ou ce que touche un
actionnaire : le <a href="/vos-outils/lexique/dividende">dividende</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/lexique/depot-de-garantie': {
    title: 'Dépôt de garantie : la somme versée au bailleur',
    description:
      'Le dépôt de garantie couvre les manquements du locataire et se rend en fin de bail. Comptabilité, restitution et exemple.',
    intro:
      'Le dépôt de garantie est une somme remise au bailleur à l’entrée dans les lieux, pour couvrir d’éventuels impayés ou dégâts. Il est restitué à la sortie.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>On l’appelle à tort « caution », mot qui désigne la personne qui s’engage à payer
à la place du locataire. Pour l’entreprise qui le verse, ce n’est pas une charge : l’argent lui
appartient toujours et figure au bilan parmi les immobilisations financières. Le bailleur, lui,
l’inscrit en dette. Un état des lieux précis, photographies à l’appui, décide presque toujours du
montant rendu. En bail commercial, le contrat fixe la somme et les conditions.</p>
<div class="exemple">
  <p><strong>Exemple</strong> Un bail à 1 500 € de loyer mensuel prévoit deux mois de dépôt, soit
  3 000 €. Au départ, le bailleur justifie 400 € de réparations et rend 2 600 €.</p>
</div>
<p>Sur sa place dans les comptes, lire
<a href="/vos-outils/lexique/immobilisation">immobilisation</a> et
<a href="/vos-outils/lexique/creance">créance</a>.</p>`,
        },
      },
    ],
  },
}
