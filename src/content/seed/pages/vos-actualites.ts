import type { SeedPages } from '../seed-types.ts'

/** The newest article of each theme, in the order of the themes. */
const letterFeed = {
  widget_title: 'Les articles de la semaine, par thème',
  request_type: 'list',
  motifs: ['AEF', 'AES', 'AEJ', 'AEP', 'AEM'],
  fixed_motifs: true,
  items_per_motif: 1,
  nb_items: 5,
  arrangement: 'rows',
  title_class_first: 'item-title text-body h6',
  tokenize_links: true,
}

/** News: indexes, introductions to the feeds, dossiers, questions and the letter by e-mail. */
export const vosActualites: SeedPages = {
  '/vos-actualites': {
    title: 'Actualités pour les chefs d’entreprise',
    description:
      'Nouvelles fiscales, sociales et juridiques, vidéos d’une minute, dossiers et questions-réponses : l’information choisie par le cabinet pour les entreprises.',
    eyebrow: 'S’informer',
    intro:
      'L’information professionnelle ne manque pas ; le tri, si. Voici ce que nous lisons, gardons et expliquons pour vous.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Chaque semaine, nous nous posons la même question devant un texte nouveau : qui,
parmi les entreprises de Villebourg-sur-Aure, devra faire quelque chose autrement ? Si la réponse
est « personne », l’article n’entre pas ici. S’il concerne dix métiers, il est résumé, daté et
rattaché à sa source officielle.</p>
<p>Trois chemins mènent à ces contenus. Le premier rassemble les formats : nouvelles, vidéos,
dossiers, réponses. Le deuxième les range par thème. Le troisième vous les apporte par courriel, si
vous le demandez.</p>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Trois entrées',
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Lire une nouvelle sans s’alarmer</h2>
<ol>
<li>Regardez la date de publication et, s’il y en a une, celle de la mise à jour.</li>
<li>Cherchez à qui la mesure s’applique avant de lire combien elle coûte.</li>
<li>Ouvrez la source indiquée en fin d’article.</li>
<li>Si un doute demeure, <a href="/votre-projet/etre-rappele">demandez que l’on vous rappelle</a> en
donnant le titre de l’article.</li>
</ol>`,
        },
      },
    ],
  },

  '/vos-actualites/infos-pratiques': {
    title: 'Infos pratiques : quatre façons de s’informer',
    description:
      'Fil d’actualités, vidéos d’une minute, dossiers de fond et questions-réponses : quatre formats selon le temps dont vous disposez et la question du jour.',
    eyebrow: 'Vos actualités',
    intro:
      'Une minute devant la machine à café ou une heure un dimanche : il y a un format pour chaque moment.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Nous avons rangé les contenus selon le temps qu’ils demandent, parce que c’est
la première contrainte d’un dirigeant.</p>
<ul>
<li><strong>Une minute :</strong> une vidéo sous-titrée, une seule idée, un tableau noir.</li>
<li><strong>Trois minutes :</strong> un article du fil, avec ce qui change et ce qu’il faut en
faire.</li>
<li><strong>Cinq minutes :</strong> une réponse rédigée à une question entendue au téléphone.</li>
<li><strong>Vingt minutes :</strong> un dossier, quand le sujet mérite que l’on s’assoie.</li>
</ul>`,
        },
      },
      {
        type: 'child-pages',
        options: { parent: 'self', layout: 'cards', show_description: true },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Pas trouvé ?</h2>
<p>Si aucun format ne répond, essayez les outils : <a href="/vos-outils/simulateurs">les
simulateurs</a> calculent, <a href="/vos-outils/lexique">le lexique</a> traduit,
<a href="/vos-outils/liens-utiles">les liens utiles</a> mènent aux sites publics. Et proposez-nous
le sujet qui manque : plusieurs de nos articles sont nés d’un courriel de trois lignes.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/infos-pratiques/fil-dactualites': {
    title: 'Fil d’actualités de l’entreprise',
    description:
      'Tous les articles du cabinet, du plus récent au plus ancien : fiscal, social, juridique, patrimoine, high-tech. Résumés, datés et sourcés.',
    eyebrow: 'Infos pratiques',
    intro: 'Tous les thèmes, dans l’ordre où ils arrivent.',
    motifs: ['AEF', 'AEJ', 'AEM', 'AEP', 'AES'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Le fil mélange volontairement les matières. Un commerçant qui n’ouvrirait que la
rubrique fiscale manquerait l’article sur son bail, et c’est peut-être celui-là qui pèsera sur son
année. Parcourez donc les titres, comme on feuillette un journal régional : la couleur de la
pastille indique le thème, le résumé dit à qui l’article s’adresse.</p>
<p>Pressé ? Lisez seulement les encadrés, qui contiennent l’action à mener. Curieux ? Descendez
jusqu’à la source. Et pour une recherche précise, filtrez par <a href="/vos-actualites/themes">l’un
des cinq thèmes</a> ou saisissez un mot dans <a href="/recherche">la recherche du site</a>.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/infos-pratiques/la-minute-de-lexpert': {
    title: 'La minute de l’expert en vidéo',
    description:
      'Soixante secondes, une notion de gestion, un exemple au tableau : les vidéos sous-titrées du cabinet, à regarder seul ou avec votre équipe.',
    eyebrow: 'Infos pratiques',
    intro: 'Une notion, un exemple, soixante secondes. Puis on retourne travailler.',
    motifs: ['EREVUEVIDEO'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Expliquer la TVA en une minute oblige à jeter presque tout : les exceptions, le
jargon, les précautions de langage. Il reste un mécanisme et un dessin. C’est exactement ce que nous
cherchons ici, et c’est aussi la limite de l’exercice : une vidéo fait comprendre, elle ne tranche
pas un cas.</p>
<p>Les sujets viennent de l’accueil. Quand une question revient trois fois dans le mois, elle passe
devant la caméra. Tout est sous-titré et accompagné d’un texte à lire, pour les bureaux partagés,
les ateliers bruyants et ceux qui entendent mal. Montrez-en une au début d’une réunion : la
discussion démarre toute seule.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/infos-pratiques/dossiers': {
    title: 'Dossiers : trois sujets pris en profondeur',
    description:
      'Se rémunérer quand on dirige, fixer ses prix, préparer un contrôle : trois dossiers de fond du cabinet, à lire avant de prendre une décision.',
    eyebrow: 'Infos pratiques',
    intro:
      'Trois questions reviennent dans presque tous nos rendez-vous de bilan. Nous leur donnons ici la place qu’une conversation ne laisse pas.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Se rémunérer quand on dirige</h2>
<p>La question se pose mal lorsqu’elle arrive sous la forme « salaire ou dividendes ? ». Avant la
répartition, il y a trois montants à connaître : ce dont votre foyer a besoin chaque mois, ce que
l’entreprise peut verser sans s’affaiblir, ce que vous souhaitez préparer pour plus tard. Souvent,
le premier dépasse le deuxième, et aucun montage n’y changera rien.</p>
<p>Vient ensuite le statut. Un entrepreneur individuel ne se verse pas de salaire : il prélève, et
ses cotisations suivent son bénéfice, retiré ou non. Un gérant majoritaire de SARL et un président
de SAS perçoivent une rémunération votée, soumise à deux régimes sociaux différents. Les dividendes,
eux, supposent un bénéfice, une décision de l’assemblée et une trésorerie réelle.</p>
<table>
<caption>Trois façons de sortir de l’argent d’une société</caption>
<thead><tr><th scope="col">Forme</th><th scope="col">Ce qu’elle apporte</th><th scope="col">Ce
qu’elle demande</th></tr></thead>
<tbody>
<tr><th scope="row">Rémunération</th><td>Un revenu régulier et des droits sociaux</td><td>Des
cotisations, même dans un mauvais mois</td></tr>
<tr><th scope="row">Dividende</th><td>Une part du résultat, une fois l’an</td><td>Des capitaux
propres solides, peu ou pas de droits à retraite</td></tr>
<tr><th scope="row">Compte courant d’associé</th><td>Le remboursement de ce que vous avez
prêté</td><td>Un solde créditeur et une caisse qui le supporte</td></tr>
</tbody>
</table>
<p>Notre avis : fixez d’abord une rémunération qui couvre la vie courante et les droits que vous
jugez nécessaires. Décidez du reste à froid, chaque année, comptes en main. Une règle stable vaut
mieux qu’une optimisation que l’on doit défaire. Et méfiez-vous des simulations trouvées en ligne :
elles supposent un célibataire sans projet, qui n’aura jamais ni maladie ni retraite.</p>
<p>Reste la trésorerie. Un revenu voté mais impayé devient une dette de la société envers vous, avec
des conséquences sociales et fiscales qu’il faut mesurer à l’avance. Pour préparer la discussion,
apportez le budget du foyer, vos relevés de retraite et le plan de l’année à venir.</p>
<h2>Fixer ses prix et oser les changer</h2>
<p>La plupart des prix que nous voyons sont des souvenirs. Ils datent de l’ouverture, d’un ancien
patron ou d’un voisin, et n’ont plus rien à voir avec ce que coûte aujourd’hui une heure de travail.
Or une petite erreur de tarif se répète à chaque vente.</p>
<p>Partez du coût complet. Additionnez une année de charges et la rémunération que vous visez, puis
divisez par les heures que vous facturez vraiment. Pas celles que vous travaillez : le devis, la
route, la comptabilité et le balai ne se facturent pas.</p>
<div class="exemple"><p><strong>Exemple.</strong> Une graphiste totalise 24 000 € de charges et vise
36 000 € de revenu avant impôt. Elle facture 1 200 heures sur 1 700 heures travaillées. Son heure
doit rapporter 50 € hors taxes ; si elle divisait par 1 700, elle annoncerait 35 € environ et
s’épuiserait à combler l’écart.</p></div>
<p>Le coût donne un plancher, non un prix. Le client, lui, achète un résultat : un délai tenu, une
panne évitée, une tranquillité. Demandez-vous ce qu’il ferait sans vous et ce que cela lui
coûterait. Entre le plancher et cette valeur, il y a votre marge de décision.</p>
<p>Pour augmenter un tarif, prévenez tôt, expliquez en deux phrases et tenez bon. Quelques habitudes
aident :</p>
<ul>
<li>revoir la grille à date fixe, la même chaque année ;</li>
<li>distinguer l’offre de base et les options plutôt que d’accorder une remise ;</li>
<li>calculer combien de ventes vous pourriez perdre sans gagner moins ;</li>
<li>commencer par les nouveaux clients, puis les contrats qui se renouvellent.</li>
</ul>
<p>Une remise mérite la même attention. Elle ne réduit pas le chiffre d’affaires, elle mange la
marge, c’est-à-dire ce qui vous paie. Avant d’accepter, mesurez-la avec
<a href="/vos-outils/simulateurs/marge-et-prix-de-vente">le calcul de marge et de prix de vente</a>,
puis demandez une contrepartie : quantité, règlement comptant, durée d’engagement.</p>
<h2>Être prêt pour un contrôle</h2>
<p>Un contrôle fiscal ou de l’Urssaf n’est pas une accusation. Des dossiers sont examinés par
secteur, par recoupement ou par tirage, et une part d’entre eux se termine sans redressement. La
différence entre une visite pénible et une visite ordinaire tient surtout à l’ordre dans lequel vos
pièces vous attendent.</p>
<p>Ce qui se prépare toute l’année :</p>
<ol>
<li><strong>La piste de chaque opération.</strong> Du devis à l’encaissement, on doit pouvoir suivre
une vente sans que vous soyez là pour la raconter.</li>
<li><strong>Les usages mixtes.</strong> Voiture, téléphone, logement : la part privée est notée,
calculée, constante.</li>
<li><strong>Les frais.</strong> Qui, où, pourquoi : trois mots au dos du justificatif.</li>
<li><strong>La caisse.</strong> Un système conforme, des clôtures conservées, des écarts
expliqués.</li>
<li><strong>Le social.</strong> Contrats signés, relevés d’heures, avantages en nature
déclarés.</li>
</ol>
<p>À la réception de l’avis, lisez tout, y compris la charte qui l’accompagne : elle énonce vos
droits, dont celui d’être assisté. Notez les délais indiqués, prévenez-nous le jour même et ne
promettez rien au téléphone. Pendant les échanges, une seule personne répond. On fournit ce qui est
demandé, ni moins ni plus, et l’on garde copie de ce qui sort.</p>
<p>Si une erreur vous saute aux yeux avant toute visite, il est souvent préférable de la corriger
spontanément : l’administration prévoit des voies pour le faire, décrites sur
<a href="https://www.impots.gouv.fr/">impots.gouv.fr</a>. Après la proposition de rectification,
chaque point se discute par écrit, pièces à l’appui, dans le temps imparti.</p>
<p>Un dernier conseil, qui ne figure dans aucun texte : offrez une table, du calme et un
interlocuteur disponible. Le vérificateur fait son métier ; on l’aide à finir en lui évitant de
chercher. Et profitez du dossier réuni pour relire vos propres procédures, car un classement clair
sert d’abord à celui qui l’a fait.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/infos-pratiques/questions-reponses': {
    title: 'Questions-réponses de gestion courante',
    description:
      'Dix questions entendues au téléphone du cabinet et nos réponses : frais, TVA, notes de restaurant, associés, prêts, archives, fin d’activité.',
    eyebrow: 'Infos pratiques',
    intro:
      'Dix questions que l’on nous pose vraiment, avec des réponses assez courtes pour être lues debout.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Les réponses donnent le principe et le réflexe. Elles supposent une situation
ordinaire ; la vôtre a peut-être une particularité qui change tout. Dans ce cas, une conversation de
dix minutes fera davantage que dix lectures : <a href="/votre-projet/etre-rappele">indiquez-nous
quand vous joindre</a>.</p>`,
        },
      },
      {
        type: 'accordion',
        options: {
          first_open: true,
          items: [
            {
              title: 'Mon solde bancaire est bon : ai-je gagné de l’argent ?',
              html: `<p>Pas forcément. Le compte contient aussi la TVA à reverser, les cotisations à
venir, un acompte encaissé pour un travail non commencé. À l’inverse, un solde faible peut cacher
des ventes non payées. Le bénéfice se lit dans le
<a href="/vos-outils/lexique/compte-de-resultat">compte de résultat</a>, la trésorerie dans un
prévisionnel. Regardez les deux, et séparément.</p>`,
            },
            {
              title: 'Puis-je déduire un repas pris seul près d’un chantier ?',
              html: `<p>La dépense doit être justifiée par la distance et par l’activité, et seule
une partie est admise selon des limites révisées régulièrement. Gardez la note, notez le lieu du
chantier et la raison de ne pas rentrer. Pour les montants de l’année, référez-vous à
l’administration fiscale ou à nos
<a href="/vos-outils/chiffres-utiles/vehicules-et-deplacements">repères sur les
déplacements</a>.</p>`,
            },
            {
              title: 'Un fournisseur a oublié la TVA sur sa facture. Que faire ?',
              html: `<p>Ne la calculez pas vous-même. Sans TVA mentionnée, il n’y a rien à déduire,
et le vendeur est peut-être en franchise : la facture porte alors une mention qui le dit. En cas
d’oubli, demandez une facture rectificative avant de payer. Classez les deux documents ensemble,
avec le message qui explique la correction.</p>`,
            },
            {
              title: 'J’ai perdu un ticket : la dépense est-elle perdue ?',
              html: `<p>Essayez d’abord d’obtenir un duplicata : beaucoup d’enseignes le fournissent
avec la date et le montant. À défaut, un relevé de carte prouve le paiement, mais pas la nature de
l’achat ni la TVA. Signalez-le-nous plutôt que d’inventer une pièce. Et prenez l’habitude de
photographier chaque reçu avant de quitter le comptoir.</p>`,
            },
            {
              title: 'Faut-il refaire un contrat quand un salarié change d’horaires ?',
              html: `<p>Cela dépend de l’ampleur du changement. Un aménagement d’horaires relève en
général de l’employeur ; une modification de la durée du travail, du passage de nuit ou de la
rémunération touche au contrat et demande l’accord du salarié. Écrivez un avenant dans le doute,
datez-le, et transmettez-le au service de Nadia Benali avant la paie suivante.</p>`,
            },
            {
              title: 'Puis-je prêter de l’argent à ma société ?',
              html: `<p>Oui, en <a href="/vos-outils/lexique/compte-courant-dassocie">compte courant
d’associé</a>, et c’est fréquent au démarrage. Rédigez une convention : montant, remboursement,
intérêt éventuel. L’inverse est dangereux : dans la plupart des sociétés, un dirigeant ou un associé
personne physique n’a pas le droit de laisser son compte devenir débiteur. Prévenez-nous avant tout
virement inhabituel.</p>`,
            },
            {
              title: 'Que dois-je répondre à un courrier de l’administration ?',
              html: `<p>Rien avant de nous l’avoir montré ; si le délai presse, appelez d’abord.
Photographiez toutes les pages, enveloppe comprise, car la date de réception compte. Une simple
demande de renseignements n’est pas un contrôle, mais une réponse maladroite peut en faire naître
un. Nous préparons un projet de lettre, que vous relisez et signez.</p>`,
            },
            {
              title: 'À quoi sert une assemblée si je suis associé unique ?',
              html: `<p>À laisser une trace. Vous approuvez les comptes et décidez du sort du
résultat par une décision écrite, portée sur un registre. Cette page protège : elle date la
distribution, fonde la rémunération, rassure une banque. L’oublier complique une vente ou un
contrôle. Notre <a href="/vos-outils/modeles-de-documents/proces-verbal-dassemblee">modèle de
procès-verbal</a> montre sa forme.</p>`,
            },
            {
              title: 'Acheter la voiture à titre personnel ou par l’entreprise ?',
              html: `<p>Il faut poser le calcul. Par l’entreprise, on passe les frais mais on
supporte des taxes, un avantage en nature et des limites de déduction. À titre personnel, on demande
des indemnités selon les kilomètres professionnels. Distance, modèle, énergie et statut font
basculer la réponse. Apportez un relevé de trajets d’un mois.</p>`,
            },
            {
              title: 'Je veux arrêter : par quoi commencer ?',
              html: `<p>Par une date et un inventaire. Cesser n’est pas disparaître : il faut solder
les contrats, encaisser ce qui est dû, traiter les salariés, déclarer la cessation, établir les
derniers comptes. Une société passe en plus par la dissolution puis la liquidation. Parlez-en avant
d’annoncer votre décision : vendre ou mettre en location-gérance reste parfois possible.</p>`,
            },
          ],
        },
      },
    ],
  },

  '/vos-actualites/themes': {
    title: 'Les cinq thèmes de nos actualités',
    description:
      'Fiscal, social, juridique, patrimoine, high-tech : cinq thèmes pour retrouver les articles du cabinet qui touchent votre métier ou votre famille.',
    eyebrow: 'Vos actualités',
    intro:
      'Cinq tiroirs, parce qu’une même question ne se pose pas de la même façon à l’impôt, au juge ou au salarié.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Une embauche est sociale par le contrat, fiscale par ses incidences, juridique
si elle tourne mal, informatique le jour où il faut créer un accès. Nous rattachons pourtant chaque
article à un seul thème : celui de la personne qui devra agir.</p>
<ul>
<li>Si c’est celui qui déclare, cherchez en fiscal.</li>
<li>Si c’est celui qui emploie, en social.</li>
<li>Si c’est celui qui signe, en juridique.</li>
<li>Si c’est le chef de famille autant que le chef d’entreprise, en patrimoine.</li>
<li>Si un écran est en cause, en high-tech.</li>
</ul>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Ouvrir un thème',
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<p>Chaque thème commence par une courte présentation du cabinet, suivie de ses
articles. Pour tout voir d’un seul tenant, préférez
<a href="/vos-actualites/infos-pratiques/fil-dactualites">le fil complet des articles</a>.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/themes/fiscal': {
    title: 'Actualité fiscale des entreprises',
    description:
      'TVA, impôt sur les bénéfices, contrôles, justificatifs : les articles fiscaux du cabinet, écrits pour celui qui déclare et non pour le juriste.',
    h1: 'Actualités fiscales',
    eyebrow: 'Les thèmes',
    intro: 'L’impôt aime les dates et les preuves. Nos articles aussi.',
    motifs: ['AEF'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Une mesure fiscale fait trois fois parler d’elle : quand on l’annonce, quand on
la vote, quand on l’applique. Nous n’écrivons qu’à la troisième, ou lorsque la deuxième oblige à se
préparer. Vous ne lirez donc pas ici les rumeurs de l’automne.</p>
<p>Chaque texte dit quelle déclaration est touchée, quelle pièce garder et où contrôler la règle.
Mathieu Lhermine relit la série avec une seule exigence : qu’on sache, à la dernière ligne, s’il
faut agir ou attendre. Posez l’article à côté de <a href="/vos-outils/agenda">votre calendrier
d’échéances</a> et reportez la date avant de fermer l’onglet.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/themes/social': {
    title: 'Actualité sociale pour l’employeur',
    description:
      'Embauche, paie, congés, arrêts, prévention : les articles sociaux du cabinet pour les employeurs de petites équipes, avec les démarches dans l’ordre.',
    h1: 'Actualités sociales',
    eyebrow: 'Les thèmes',
    intro:
      'Derrière chaque règle de droit du travail, il y a quelqu’un qui attend sa paie, son planning ou une réponse.',
    motifs: ['AES'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Vous employez trois personnes, et l’on vous demande de connaître un code de
plusieurs milliers de pages. Personne n’y arrive. Ce que l’on peut, c’est reconnaître le moment où
il faut s’arrêter et demander : une absence qui dure, un contrat qui se termine, une phrase de
travers dans un courrier.</p>
<p>Inès Carvalho choisit les sujets avec le service paie, à partir des appels de la semaine. Nos
articles décrivent les gestes dans l’ordre, puis ce qu’on peut dire au salarié sans se tromper.
Votre convention collective peut prévoir autre chose : gardez son nom près du téléphone quand vous
nous appelez.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/themes/juridique': {
    title: 'Actualité juridique : contrats et sociétés',
    description:
      'Baux, impayés, assemblées, conditions de vente, statuts : les articles juridiques du cabinet pour relire avant de signer et réagir à temps.',
    h1: 'Actualités juridiques',
    eyebrow: 'Les thèmes',
    intro: 'Ce thème parle des papiers que l’on signe vite et que l’on relit trop tard.',
    motifs: ['AEJ'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Un bail, des statuts, un devis, un bon de commande : le droit des affaires d’une
petite entreprise tient dans un tiroir. Solène Guyader en ouvre un dossier à la fois et se demande
où le désaccord pourrait naître. L’article raconte ensuite la clause, ce qu’elle produit et la façon
de la rédiger sans latin.</p>
<p>Les décisions de justice ne figurent ici que lorsqu’elles obligent à modifier un document que
vous utilisez. Servez-vous de ces lectures comme d’une alarme : si un titre ressemble à votre
situation, sortez le contrat, repérez la date de renouvellement et
<a href="/nos-missions/juridique">voyez ce que notre pôle juridique peut prendre en
charge</a>.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/themes/patrimoine': {
    title: 'Actualité du patrimoine privé et familial',
    description:
      'Donation, épargne, location, assurance-vie, protection du dirigeant : des articles au long cours pour décider en famille, sans hâte ni slogan.',
    h1: 'Actualités du patrimoine',
    eyebrow: 'Les thèmes',
    intro: 'Ici, l’unité de temps est l’année, parfois la génération.',
    motifs: ['AEP'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Le patrimoine supporte mal la précipitation. Un placement à saisir avant
vendredi, une défiscalisation qui se vend au téléphone : voilà des sujets que nous laissons à
d’autres. Les nôtres sont plus lents. Que devient la maison si l’un des deux part ? Faut-il
rembourser un prêt ou garder de l’épargne ? Comment aider un enfant sans blesser son frère ?</p>
<p>Lisez ces articles à deux, si vous vivez à deux. Cochez ce qui vous ressemble, puis apportez la
page à votre notaire ou à Claire Dauval. Comme le cabinet ne place pas d’argent, il n’a rien à
gagner à votre réponse : c’est plus commode pour en discuter.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/themes/high-tech': {
    title: 'Actualité high-tech de la petite entreprise',
    description:
      'Mots de passe, sauvegardes, hameçonnage, facture électronique : l’informatique utile aux petites entreprises, expliquée sans jargon ni publicité.',
    h1: 'Actualités high-tech',
    eyebrow: 'Les thèmes',
    intro:
      'Rien sur le dernier téléphone. Tout sur la panne du lundi matin, la fausse facture et le fichier perdu.',
    motifs: ['AEM'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Thomas Wirth a une règle : un conseil informatique doit pouvoir s’appliquer
avant midi, sans racheter d’ordinateur. Les articles de ce thème respectent la consigne. Ils partent
d’un ennui réel, une boîte mail bloquée, un virement détourné, un disque qui claque, et remontent à
l’habitude qui l’aurait évité.</p>
<p>Nous ne recommandons pas de marque et nous ne touchons aucune commission. Quand un choix de
logiciel se présente, nous donnons les questions à poser au vendeur : où sont les données, comment
on les récupère, ce que coûte le départ. Imprimez l’article, lisez-le avec l’équipe et désignez tout
de suite quelqu’un pour s’en occuper.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/lettre-dinformation': {
    title: 'La lettre d’information par courriel',
    description:
      'Une lettre courte, une fois par mois, pour les dirigeants : ce que vous y lirez, ce que nous n’y mettrons jamais et comment nous traitons votre adresse.',
    eyebrow: 'Vos actualités',
    intro:
      'Un courriel par mois, sauf en août. Trois articles, une échéance, une question : vous l’aurez lu avant la fin du café.',
    widgets: [
      {
        type: 'weekly-letter',
        options: {
          html: `<p>Chaque semaine, le plus récent de chaque thème et ce qui arrive à échéance. Le
courriel, lui, ne part qu’une fois par mois. Pour garder ou transmettre ce numéro, copiez
<a href="/vos-actualites/lettre-dinformation?AAAASS=%%AAAASS%%&amp;id_client=%%IDCLIENT%%">son
adresse</a>.</p>`,
        },
      },
      { type: 'feed', options: letterFeed },
      {
        type: 'agenda',
        options: {
          shown: 'next',
          title: 'Ce qui arrive à échéance',
          nb_items: 3,
          show_details: false,
          show_calendar: false,
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Par courriel : au sommaire, toujours dans le même ordre</h2>
<ol>
<li><strong>À faire :</strong> l’échéance ou la démarche à ne pas laisser filer dans les prochaines
semaines.</li>
<li><strong>À comprendre :</strong> trois articles du site, présentés en deux lignes.</li>
<li><strong>À écouter :</strong> la vidéo du mois.</li>
<li><strong>À nous demander :</strong> une question de lecteur, rendue anonyme, et sa réponse.</li>
</ol>
<h2>Ce que vous n’y trouverez pas</h2>
<p>Aucune publicité, aucun partenaire invité, aucun message déguisé en urgence. Nous ne mesurons pas
qui ouvre quoi. Si le mois a été pauvre en nouvelles, la lettre est plus brève, et c’est très bien
ainsi.</p>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'list',
          show_description: true,
          title: 'Recevoir, retrouver',
        },
      },
      {
        type: 'call-to-action',
        options: {
          title: 'Envie de la lire ?',
          text: 'Une adresse et une case à cocher suffisent. La page d’inscription explique ce que vous acceptez, et ce que vous pouvez défaire.',
          buttons: [
            {
              text: 'S’inscrire à la lettre',
              link: '/vos-actualites/lettre-dinformation/inscription',
            },
          ],
        },
      },
    ],
  },

  '/vos-actualites/lettre-dinformation/inscription': {
    title: 'S’inscrire à la lettre d’information',
    description:
      'Demander la lettre du cabinet en une minute, comprendre le consentement que vous donnez et savoir comment le retirer quand vous voulez.',
    eyebrow: 'Lettre d’information',
    intro:
      'Une adresse à donner, une phrase à approuver, un lien pour partir quand vous voulez.',
    widgets: [
      { type: 'newsletter', options: { title: 'Recevoir la lettre' } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ensuite, un message à confirmer</h2>
<p>Un message part aussitôt vers l’adresse donnée. Tant que vous n’avez pas ouvert le lien qu’il
contient et appuyé sur le bouton, l’inscription n’existe pas : personne ne peut donc vous abonner à
votre insu.</p>
<h2>Ce à quoi vous consentez, mot à mot</h2>
<p>La formule d’accord se lit à côté de la case, et de nouveau dans le message de confirmation. Deux
promesses s’y répondent : la vôtre, de recevoir, et la nôtre, de vous laisser partir.</p>
<dl>
<dt>« J’accepte de recevoir… »</dt>
<dd>C’est un choix libre. Aucune case n’est cochée d’avance, et refuser ne vous prive d’aucun
service.</dd>
<dt>« … la lettre d’information de Cabinet Lhermine-Dauval… »</dt>
<dd>Cet envoi-là, et rien d’autre : pas d’appel commercial, pas de cession du fichier.</dd>
<dt>« … par courriel. »</dt>
<dd>Nous avons besoin d’une adresse électronique. Le nom est facultatif.</dd>
<dt>« Je peux me désabonner à tout moment… »</dt>
<dd>Pas seulement à la date anniversaire, et sans avoir à donner de raison.</dd>
<dt>« … grâce au lien présent dans chaque envoi. »</dt>
<dd>Il figure au bas de tous les numéros et ne réclame aucun mot de passe.</dd>
</dl>
<p>Nous conservons la preuve de votre accord : la date, le texte approuvé, l’origine de la demande.
Vos droits d’accès et d’effacement sont détaillés dans
<a href="/informations-legales/protection-des-donnees">la page sur la protection des données</a>, et
vous pouvez saisir la <a href="https://www.cnil.fr/">CNIL</a>. Pour partir sans attendre le prochain
envoi, ouvrez <a href="/informations-legales/desinscription">la page de désinscription</a>.</p>`,
        },
      },
    ],
  },

  '/vos-actualites/lettre-dinformation/archives': {
    title: 'Archives de la lettre : les thèmes par saison',
    description:
      'De quoi parle la lettre au fil de l’année ? Les thèmes traités en hiver, au printemps, en été et à l’automne, et comment retrouver un sujet ancien.',
    eyebrow: 'Lettre d’information',
    intro:
      'La vie d’une entreprise a ses saisons, et la lettre les suit. Voici ce dont elle parle, et à quel moment.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>En hiver</h2>
<p>On compte et l’on range. Inventaire, créances douteuses, choix à arrêter avant les comptes
annuels, entretiens de début d’année. Celle de janvier est toujours consacrée à ce qui vient de
changer, avec le renvoi aux textes.</p>
<h2>Au printemps</h2>
<p>Les comptes parlent. Nous expliquons comment lire un bilan, comment réunir les associés, comment
remplir la déclaration personnelle quand on dirige. Viennent aussi les congés d’été, qu’il vaut
mieux organiser en avril.</p>
<h2>En été</h2>
<p>Le téléphone sonne moins. C’est le moment des sujets patients : protection de la famille, mots de
passe, contrats d’apprentissage à préparer, relecture des conditions de vente.</p>
<h2>À l’automne</h2>
<p>Il faut prévoir. Budget, révision des prix, investissements de fin d’exercice, trésorerie des
fêtes pour les commerces et des gelées pour les chantiers.</p>
<h2>Retrouver un sujet</h2>
<p>Nous n’entreposons pas ici les anciens numéros : plusieurs contiendraient des informations
périmées. Les articles, eux, affichent la date de leur dernière révision. Cherchez-les par mot-clé
dans <a href="/recherche">le moteur du site</a>. Vous vous souvenez d’une phrase, pas du mois ?
Décrivez-la-nous : quelqu’un, au cabinet, s’en rappellera.</p>`,
        },
      },
    ],
  },
}
