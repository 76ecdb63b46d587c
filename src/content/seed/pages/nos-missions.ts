import type { SeedPages } from '../seed-types.ts'

/** The film of a payslip, one of the site’s own videos. */
const BRUT_AU_NET = '/media/provider/demo/videos/du-brut-au-net'

/** Section « Nos missions »: fourteen pages. */
export const nosMissions: SeedPages = {
  '/nos-missions': {
    title: 'Nos missions : comptabilité, paie, droit, conseil',
    description:
      'Ce que le cabinet fait pour les entreprises, ce qu’il leur demande et ce qu’il leur remet : comptabilité, fiscalité, social, juridique et conseil.',
    eyebrow: 'Ce que nous faisons',
    intro:
      'Certaines missions reviennent chaque mois, d’autres une fois dans une vie. Toutes commencent par une conversation et une lettre.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le socle et le sur-mesure</h2>
<p>Le socle, ce sont les comptes, les déclarations et les paies : des travaux réguliers, attendus à
date fixe, qu’il faut faire juste. Autour viennent les moments à part. On crée, on embauche, on
achète des murs, on associe un enfant, on vend. Vous n’avez pas besoin de savoir dans quelle case
ranger votre question ; posez-la, nous trouverons la personne.</p>
<h2>Comment une mission se met en place</h2>
<ol>
<li><strong>Écouter.</strong> Un premier rendez-vous, sur place ou chez vous, pour comprendre
l’activité et ce qui vous préoccupe.</li>
<li><strong>Écrire.</strong> Une lettre de mission décrit les travaux, le partage des tâches, le
calendrier et les honoraires.</li>
<li><strong>Reprendre.</strong> Si vous aviez déjà un expert-comptable, nous prenons contact avec
lui, comme notre déontologie le veut, pour que le dossier passe proprement.</li>
<li><strong>Faire, puis relire.</strong> Le collaborateur produit, un responsable contrôle,
l’associé signe.</li>
<li><strong>Raconter.</strong> Chaque fin d’exercice se termine autour d’une table.</li>
</ol>
<h2>Toutes les tailles de mission</h2>
<p>Vous pouvez nous confier l’ensemble ou seulement un morceau : la paie sans les comptes, la
révision sans la saisie, un prévisionnel et rien d’autre. Le périmètre se rediscute à chaque
exercice. Il arrive qu’il diminue, quand une entreprise recrute son propre comptable ; nous formons
alors la personne volontiers.</p>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Mission par mission',
        },
      },
    ],
  },
  '/nos-missions/comptabilite': {
    title: 'Tenue et révision de votre comptabilité',
    description:
      'Tenir les écritures, les réviser, établir les comptes annuels et vous les expliquer : qui fait quoi, à quel rythme, et ce que vous recevez en retour.',
    intro: 'La comptabilité raconte ce qui s’est passé. Bien tenue, elle aide aussi à voir venir.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Trois façons de se partager le travail</h2>
<table>
<caption>Répartition des tâches selon la formule choisie</caption>
<thead><tr><th scope="col">Formule</th><th scope="col">Vous</th><th scope="col">Nous</th></tr></thead>
<tbody>
<tr><th scope="row">Tenue complète</th><td>Transmettez les pièces</td><td>Saisissons, rapprochons,
révisons, clôturons</td></tr>
<tr><th scope="row">Tenue partagée</th><td>Facturez et réglez dans un outil
commun</td><td>Affectons, contrôlons, clôturons</td></tr>
<tr><th scope="row">Révision</th><td>Tenez vos comptes en interne</td><td>Vérifions par sondage et
arrêtons les comptes avec vous</td></tr>
</tbody>
</table>
<h2>Au fil de l’année</h2>
<p>Chaque mois ou chaque trimestre, le relevé de banque est pointé ligne à ligne : c’est le
<a href="/vos-outils/lexique/rapprochement-bancaire">rapprochement bancaire</a>, et c’est là que
l’on découvre le prélèvement oublié ou la facture payée deux fois. Les questions partent groupées,
jamais au compte-gouttes. À la clôture, nous vous demandons un inventaire, l’état des travaux en
cours et la liste de ce qui vous inquiète.</p>
<h2>Ce que vous recevez</h2>
<ul>
<li>Les comptes annuels : bilan, compte de résultat, annexe quand elle est due.</li>
<li>Une page de commentaires, avec ce qui a bougé et pourquoi.</li>
<li>La liasse fiscale transmise et son accusé de réception.</li>
<li>Le fichier des écritures, que l’administration peut réclamer et qu’il faut conserver.</li>
</ul>
<p>Et un rendez-vous, le vrai, celui où l’on a le droit de demander ce que veut dire une ligne.</p>`,
        },
      },
    ],
  },
  '/nos-missions/fiscalite': {
    title: 'Fiscalité de l’entreprise et du dirigeant',
    description:
      'Déclarations, choix de régime, acomptes, contrôle : comment le cabinet prépare vos obligations fiscales et vous prévient avant chaque échéance.',
    intro:
      'L’impôt juste, déclaré à l’heure, compris par celui qui le paie. Cela paraît peu ; c’est un travail d’année entière.',
    motifs: ['AEF'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Déclarer</h2>
<p>TVA, résultat, cotisations des entreprises, revenus du dirigeant : nous établissons les
déclarations prévues dans la lettre de mission, nous les télétransmettons et nous vous laissons une
copie. Avant chaque prélèvement important, vous connaissez le montant et le jour. Vous gardez la
main sur le compte bancaire, nous gardons l’œil sur le calendrier.</p>
<h2>Choisir</h2>
<p>Deux régimes sont parfois ouverts. Avant de trancher, nous posons les deux calculs côte à côte,
sur vos chiffres, avec ce que chacun change pour la trésorerie, pour les cotisations sociales et
pour la suite. Un choix fiscal engage souvent plusieurs années. Il mérite mieux qu’une réponse
donnée entre deux portes.</p>
<h2>Répondre</h2>
<p>Une demande d’information arrive, ou un avis de vérification. Ne répondez pas seul le soir même.
Envoyez-nous la lettre entière, enveloppe comprise ; nous lisons ce qui est demandé, nous réunissons
les pièces et nous préparons la réponse avec vous. Si le désaccord persiste et devient contentieux,
un avocat fiscaliste prend place à la table.</p>
<h2>Votre part</h2>
<p>Dites-nous tôt les événements qui comptent : une vente d’immeuble, un véhicule acheté, un client
à l’étranger, une donation, un logement loué. Beaucoup d’options se décident avant, presque aucune
après.</p>
<div class="encadre"><p class="encadre-titre">Taux et seuils</p><p>Vous n’en trouverez pas ici, car
ils changent à chaque loi de finances. Vérifiez la règle du moment sur
<a href="https://www.impots.gouv.fr/">impots.gouv.fr</a>, ou posez-nous la question pour votre
cas.</p></div>`,
        },
      },
    ],
  },
  '/nos-missions/social-et-paie': {
    title: 'Social et paie : accompagner les employeurs',
    description:
      'De la première embauche au dernier bulletin, l’équipe sociale du cabinet prépare vos paies, vos contrats et vos décisions d’employeur.',
    intro:
      'Employer quelqu’un, c’est tenir parole chaque mois. Nous nous occupons de la partie écrite de cette promesse.',
    motifs: ['AES'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Une équipe à part entière</h2>
<p>Chez nous, la paie n’est pas une annexe de la comptabilité. Inès Carvalho, expert-comptable,
dirige le pôle social ; Nadia Benali organise la production des bulletins. Elles partagent un bureau
place de la Gare, et un principe : on ne recopie pas la paie du mois d’avant sans avoir demandé ce
qui a changé.</p>
<h2>Trois niveaux d’appui</h2>
<ul>
<li><strong>Produire.</strong> <a href="/nos-missions/social-et-paie/bulletins-de-paie">Les
bulletins et les déclarations</a>, mois après mois.</li>
<li><strong>Sécuriser.</strong> <a href="/nos-missions/social-et-paie/embauche-et-contrats">Les
embauches, les contrats et leurs avenants</a>, avant que quelqu’un ne commence.</li>
<li><strong>Décider.</strong> <a href="/nos-missions/social-et-paie/conseil-social">Le conseil
social</a>, lorsque la situation sort de l’ordinaire.</li>
</ul>
<h2>La convention collective d’abord</h2>
<p>Avant tout calcul, nous vérifions le texte qui s’applique à votre activité réelle, et pas
seulement au code qui figure sur vos papiers. Minima, primes, maintien du salaire, préavis : une
bonne part des erreurs vient de là. Nous vous en remettons une lecture courte, avec les pages
utiles.</p>
<h2>Ce qui vous revient</h2>
<p>Vous restez l’employeur. Vous transmettez les heures, les absences et les primes, vous relisez
avant la mise en paiement, vous affichez ce qui doit l’être. En échange, vous recevez un calendrier
clair et une personne qui décroche.</p>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'list',
          show_description: true,
          title: 'Les trois missions du pôle social',
        },
      },
    ],
  },
  '/nos-missions/social-et-paie/bulletins-de-paie': {
    title: 'Bulletins de paie et déclarations sociales',
    description:
      'Le cycle d’une paie au cabinet : variables, contrôle, bulletin, déclaration sociale nominative. Qui fait quoi, dans quel ordre et pourquoi.',
    intro: 'Un mois de paie tient en cinq étapes. La plus importante est la vôtre.',
    motifs: ['AES'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le mois, étape par étape</h2>
<ol>
<li><strong>Vous envoyez les variables.</strong> Heures, absences, primes, acomptes, frais : un
tableau simple, ou la saisie dans l’outil partagé.</li>
<li><strong>La gestionnaire calcule.</strong> Elle compare avec le mois passé et s’arrête sur tout
écart qu’elle ne sait pas expliquer.</li>
<li><strong>Vous relisez.</strong> Une récapitulation par salarié suffit à repérer l’oubli. Votre
accord écrit lance la suite.</li>
<li><strong>Les bulletins sont remis,</strong> sur papier ou dans un coffre numérique, selon ce que
vous avez convenu avec chacun.</li>
<li><strong>La <a href="/vos-outils/lexique/dsn">déclaration sociale nominative</a> part,</strong>
et nous suivons les retours des organismes jusqu’au dernier.</li>
</ol>
<h2>Avec les bulletins, vous recevez</h2>
<p>Le montant des virements à faire, celui des cotisations à venir, l’écriture comptable du mois et,
si vous le voulez, un coût par personne ou par équipe. Ces chiffres servent à fixer un prix de vente
ou à préparer un recrutement autant qu’à tenir les comptes.</p>
<h2>Quand un bulletin est faux</h2>
<p>Cela arrive : une absence signalée tard, une prime mal comprise. Nous vous préparons une
explication de quelques lignes à lui remettre, et la régularisation se lit clairement sur le
bulletin suivant. Un salarié comprend une erreur ; il comprend moins bien qu’on la lui cache.</p>`,
        },
      },
      {
        type: 'video',
        options: {
          title: 'Du brut au net',
          text: 'Un salaire suivi de haut en bas, en moins d’une minute.',
          src: `${BRUT_AU_NET}.mp4`,
          poster: `${BRUT_AU_NET}-poster.webp`,
          captions: [{ src: `${BRUT_AU_NET}.fr.vtt`, language: 'fr', label: 'Français' }],
          transcript: `<p>Entre le brut et le net, que se passe-t-il ? Suivons un salaire.</p>
<p>On part du salaire de base, auquel s’ajoutent les primes et les heures supplémentaires. Dans notre
exemple, le brut est de 2 000 €.</p>
<p>On retire les cotisations et contributions du salarié : retraite, prévoyance, CSG, CRDS. Ici
440 €, un montant arrondi qui change avec chaque situation.</p>
<p>Il reste 1 560 € : c’est le net à payer avant impôt sur le revenu. Le bulletin affiche aussi le
montant net social, utile pour certaines prestations.</p>
<p>L’employeur retient l’impôt au taux que l’administration lui transmet. Avec 40 € de retenue, le
salarié reçoit 1 520 €.</p>
<p>L’employeur verse en plus ses propres cotisations, dites patronales. Ajoutées au brut, elles
donnent le coût total du salaire.</p>
<p>Un bulletin se lit de haut en bas ; une ligne vous échappe ? Montrez-la-nous.</p>`,
        },
      },
    ],
  },
  '/nos-missions/social-et-paie/embauche-et-contrats': {
    title: 'Embauches et contrats de travail bien préparés',
    description:
      'Promesse, contrat, période d’essai, formalités : ce que le cabinet prépare avant l’arrivée d’un salarié et les informations à nous donner à temps.',
    intro: 'Le bon moment pour nous appeler est celui où vous hésitez encore entre deux candidats.',
    motifs: ['AES'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Avant de dire oui</h2>
<p>Une embauche se chiffre. Nous calculons le coût complet du poste, nous regardons les aides
auxquelles vous pourriez prétendre, nous relisons l’intitulé et la classification. Il arrive que le
bon contrat ne soit pas celui que vous aviez en tête : temps partiel, apprentissage, remplacement,
saison.</p>
<h2>Entre le oui et le premier matin</h2>
<dl>
<dt>Nous préparons</dt>
<dd>Le contrat et ses clauses, la déclaration préalable à l’embauche, l’affiliation à la
complémentaire santé et à la prévoyance, une trame pour le registre du personnel.</dd>
<dt>Vous nous donnez</dt>
<dd>L’identité et le numéro de sécurité sociale de la personne, son autorisation de travail si elle
en a besoin d’une, la date d’arrivée, les horaires, la rémunération convenue, le lieu de
travail.</dd>
<dt>Vous recevez</dt>
<dd>Un contrat prêt à signer en deux exemplaires, une liste à cocher pour le jour de l’arrivée et
l’accusé de la déclaration.</dd>
</dl>
<h2>Ensuite, la vie du contrat</h2>
<p>Un horaire qui change, un poste qui évolue, une période d’essai que l’on souhaite prolonger :
chaque modification appelle un écrit, souvent court, toujours daté. Nous tenons le modèle à jour.
Les sanctions et les ruptures relèvent du
<a href="/nos-missions/social-et-paie/conseil-social">conseil social</a>, car elles demandent de
réfléchir avant d’écrire.</p>
<p>Pour une première fois, lisez aussi notre guide
<a href="/nos-guides/essentiel-de-lentrepreneur/embaucher">Embaucher</a>.</p>`,
        },
      },
    ],
  },
  '/nos-missions/social-et-paie/conseil-social': {
    title: 'Conseil social : décider en employeur averti',
    description:
      'Temps de travail, intéressement, départs, statut du dirigeant : le conseil social aide à choisir avant d’agir, et sait quand appeler un avocat.',
    intro:
      'Certaines décisions d’employeur ne se rattrapent pas. Une heure passée avant vaut bien des courriers après.',
    motifs: ['AES'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>De quoi parle-t-on ?</h2>
<p>D’une équipe qui ne veut plus travailler le samedi. D’un conjoint qui aide sans statut. D’une
prime que l’on aimerait verser sans savoir comment. D’un salarié qui part à la retraite, d’un autre
avec qui cela ne va plus. Inès Carvalho reçoit ces questions-là, en tête à tête, et les suit
elle-même.</p>
<p>Le travail se déroule en trois temps : établir les faits, vérifier les textes et la convention
collective, comparer les chemins possibles avec leur coût et leur risque. Vous repartez avec une
note écrite que vous pourrez relire, et un calendrier.</p>`,
        },
      },
      {
        type: 'accordion',
        options: {
          items: [
            {
              title: 'Faut-il vous consulter avant ou après avoir parlé au salarié ?',
              html: `<p>Avant, si vous le pouvez. Une phrase prononcée sous le coup de l’agacement pèse parfois plus
lourd qu’une lettre. Nous préparons ensemble ce que vous direz et ce que vous écrirez.</p>`,
            },
            {
              title: 'Pouvez-vous mettre en place un intéressement ?',
              html: `<p>Oui : nous construisons la formule de calcul à partir de vos comptes, nous la testons sur les
exercices passés, puis nous rédigeons l’accord. Son dépôt et sa communication aux salariés suivent
des règles à respecter à la lettre.</p>`,
            },
            {
              title: 'Et le statut social du dirigeant ?',
              html: `<p>Salarié assimilé ou travailleur indépendant, la protection diffère autant que les cotisations.
Nous comparons les deux situations sur des revenus identiques, arrêts de travail et retraite
compris.</p>`,
            },
            {
              title: 'À quel moment passez-vous la main ?',
              html: `<p>Devant le conseil de prud’hommes, ou dès qu’un conflit se dessine, l’avocat devient votre premier
conseil. Nous lui remettons un dossier ordonné et restons disponibles pour les calculs.</p>`,
            },
          ],
        },
      },
    ],
  },
  '/nos-missions/juridique': {
    title: 'Secrétariat juridique des sociétés',
    description:
      'Assemblées, dépôt des comptes, modifications de statuts, cessions de parts : le suivi juridique courant de votre société, et ses limites.',
    intro:
      'Une société vit aussi sur le papier. Mal tenu, ce papier se rappelle à vous le jour où vous vendez ou empruntez.',
    motifs: ['AEJ'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce que prépare Solène Guyader</h2>
<table>
<caption>Événements courants de la vie d’une société</caption>
<thead><tr><th scope="col">Événement</th><th scope="col">Nous rédigeons</th><th scope="col">Vous
fournissez</th></tr></thead>
<tbody>
<tr><th scope="row">Approbation des comptes</th><td>Convocation, rapport, procès-verbal,
dépôt</td><td>La date, les présents, l’affectation souhaitée</td></tr>
<tr><th scope="row">Changement de siège ou de dirigeant</th><td>Décision, statuts mis à jour,
annonce légale, formalité</td><td>Bail, pièces d’identité, déclarations signées</td></tr>
<tr><th scope="row">Entrée ou sortie d’un associé</th><td>Acte de cession, agrément,
registre</td><td>Le prix et la façon dont il a été fixé</td></tr>
<tr><th scope="row">Distribution de dividendes</th><td>Décision, décompte, déclaration</td><td>Vos
besoins et votre calendrier</td></tr>
<tr><th scope="row">Augmentation de capital</th><td>Décisions, attestations,
formalités</td><td>L’origine des apports</td></tr>
</tbody>
</table>
<h2>Une revue par an</h2>
<p>Au moment des comptes, nous rouvrons les statuts, les conventions entre la société et ses
dirigeants, les comptes courants, les registres. Cette lecture prend une heure. Elle met au jour un
mandat expiré, une caution oubliée, une adresse qui n’est plus la bonne.</p>
<h2>Nos limites</h2>
<p>La loi nous permet de rédiger des actes en complément de notre mission comptable, pas d’exercer
le métier d’avocat ou de notaire. Quand l’enjeu dépasse ce cadre, nous le signalons et travaillons
avec le professionnel que vous aurez choisi. Toutes vos pièces restent classées au cabinet et
accessibles depuis votre <a href="/espace-client">espace client</a>.</p>`,
        },
      },
    ],
  },
  '/nos-missions/creation-et-reprise': {
    title: 'Création et reprise d’entreprise accompagnées',
    description:
      'Créer de zéro ou reprendre une affaire : prévisionnel, statut, financement, lecture des bilans du cédant et premiers mois d’activité à vos côtés.',
    intro:
      'Créer, c’est écrire une histoire. Reprendre, c’est en continuer une dont on n’a pas lu tous les chapitres.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Si vous créez</h2>
<p>Nous partons de ce que vous savez faire et de ce que vous devez gagner pour vivre. De là viennent
le chiffre d’affaires nécessaire, puis les questions gênantes : combien de clients, à quel prix, à
partir de quand ? Le prévisionnel sert à cela avant de servir au banquier. Le statut se choisit
ensuite, une fois que l’on connaît les revenus attendus, les risques et la famille.</p>
<p>Vous recevez un dossier chiffré sur trois exercices, un plan de trésorerie mois par mois, un
comparatif de statuts et la liste des formalités. Le guide
<a href="/nos-guides/creer-son-entreprise">Créer son entreprise</a> permet de prendre de
l’avance.</p>
<h2>Si vous reprenez</h2>
<p>Demandez au cédant ses trois derniers bilans complets, le bail, les contrats de travail et la
liste du matériel. Nous les lisons avec un regard d’acheteur : la rentabilité tient-elle sans le
patron actuel ? Le stock vaut-il son prix ? Que faudra-t-il remplacer bientôt ? Quels salaires,
quels congés, quels litiges reprend-on avec les murs ?</p>
<p>Notre note distingue ce qui est solide, ce qui se négocie et ce que nous n’avons pas pu vérifier.
Elle ne fixe pas un prix à votre place ; elle vous donne de quoi le discuter.</p>
<h2>Les premiers mois</h2>
<p>Une facture type, une caisse réglée, un classement simple, un rendez-vous à mi-parcours du
premier exercice : nous préférons installer de bonnes habitudes que corriger les mauvaises.</p>`,
        },
      },
      {
        type: 'call-to-action',
        options: {
          title: 'Un projet en tête, même flou ?',
          text:
            'Dites-nous où vous en êtes. Une idée notée au dos d’une enveloppe fait un très bon point de départ.',
          tone: 'tint',
          buttons: [
            {
              text: 'Parler de votre projet',
              link: '/votre-projet/parlons-de-votre-projet',
              style: 'primary',
            },
          ],
        },
      },
    ],
  },
  '/nos-missions/gestion-et-pilotage': {
    title: 'Gestion et pilotage : tableaux de bord utiles',
    description:
      'Tableaux de bord, prévisions de trésorerie, coûts de revient : des chiffres réguliers, courts et commentés, pour décider pendant l’année.',
    intro:
      'Conduire avec un bilan annuel, c’est regarder la route une fois par an, et dans le rétroviseur.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Peu de chiffres, mais les vôtres</h2>
<p>Avec vous, nous choisissons cinq à huit indicateurs. Pour un restaurant, le coût matière et la
masse salariale ; pour un menuisier, les heures vendues sur les heures payées ; pour un négoce, la
rotation du stock. On les suit au même rythme, sous la même forme, et l’on ne garde pas celui que
personne ne regarde.</p>
<div class="exemple"><p><strong>Exemple :</strong> une entreprise vend pour 40 000 € par mois avec
une marge de 45 %. Elle dégage 18 000 € de marge. Ses charges fixes s’élèvent à 15 000 € : il lui
reste 3 000 €. Elle couvre donc ses charges à partir de 33 333 € de ventes. Si elle accorde une
remise qui ramène la marge à 40 %, ce point passe à 37 500 €. Chiffres ronds, inventés pour la
démonstration.</p></div>
<h2>Ce que nous préparons</h2>
<ul>
<li>Une situation mensuelle ou trimestrielle, commentée en une page.</li>
<li>Une prévision de trésorerie glissante, avec un scénario où un gros client paie en retard.</li>
<li>Un coût de revient par produit, par chantier ou par heure.</li>
<li>Un budget annuel, et l’écart expliqué.</li>
</ul>
<h2>Ce que cela demande</h2>
<p>Une comptabilité à jour, et une demi-heure de conversation par période. Le tableau seul ne sert à
rien : ce sont les questions qu’il fait naître qui changent quelque chose. Pour vous exercer,
essayez le simulateur de <a href="/vos-outils/simulateurs/seuil-de-rentabilite">seuil de
rentabilité</a> ou celui du <a href="/vos-outils/simulateurs/bfr">besoin en fonds de
roulement</a>.</p>`,
        },
      },
    ],
  },
  '/nos-missions/facturation-electronique': {
    title: 'Facturation électronique : se préparer sereinement',
    description:
      'Calendrier, plateforme, fichier clients, formation : comment le cabinet accompagne le passage à la facture électronique, sans jargon ni panique.',
    intro:
      'Envoyer un PDF par courriel n’est pas faire une facture électronique. Pour le reste, rassurez-vous : cela s’apprend.',
    motifs: ['AEM'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le calendrier</h2>
<p>Tel que nous le lisons en novembre 2026, et à vérifier sur
<a href="https://www.impots.gouv.fr/">impots.gouv.fr</a> :</p>
<ul>
<li>depuis le 1<sup>er</sup> septembre 2026, toutes les entreprises concernées doivent pouvoir
recevoir des factures électroniques ;</li>
<li>à partir du 1<sup>er</sup> septembre 2027, les petites et moyennes entreprises doivent aussi les
émettre.</li>
</ul>
<h2>Ce que cela change vraiment</h2>
<p>La facture devient un jeu de données, qui circule par une plateforme agréée. Un nom mal
orthographié ne gêne pas un lecteur ; un identifiant faux bloque un envoi. La réforme commence donc
par le fichier clients, et c’est tant mieux : le ranger sert aussi à relancer et à encaisser.</p>
<h2>La marche à suivre</h2>
<ol>
<li>Thomas Wirth regarde comment vous facturez : logiciel, caisse, tableur ou carnet.</li>
<li>Ensemble, vous choisissez la plateforme et l’outil. Nous disons pourquoi nous penchons pour
l’un, vous décidez.</li>
<li>On nettoie : numéros SIREN, adresses, conditions de paiement, taux par article.</li>
<li>On essaie avec deux ou trois clients de bonne volonté.</li>
<li>On forme la personne qui facture, à son poste, sur ses vraies factures.</li>
</ol>
<h2>Ce que vous gardez à la fin</h2>
<p>Une fiche d’une page qui décrit votre circuit, la liste des accès, et le nom de la personne à
appeler quand une facture est rejetée. Le guide
<a href="/nos-guides/bien-facturer/la-facture-electronique">La facture électronique</a> reprend
chaque point à votre rythme.</p>`,
        },
      },
    ],
  },
  '/nos-missions/patrimoine-du-dirigeant': {
    title: 'Patrimoine du dirigeant : voir l’ensemble',
    description:
      'Rémunération, retraite, protection des proches, immobilier : relier l’entreprise et la maison dans un même bilan, sans vendre aucun placement.',
    intro:
      'L’entreprise, la maison, le couple, les enfants : les papiers sont séparés, la vie ne l’est pas.',
    motifs: ['AEP'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Un inventaire, pour commencer</h2>
<p>Que possédez-vous, à quel nom, avec quelles dettes et quelles cautions ? Rares sont ceux qui
peuvent répondre sans ouvrir un tiroir. Nous dressons avec vous cet état des lieux, conjoint présent
si vous le souhaitez. Il tient sur deux pages et il surprend souvent : tout est dans l’entreprise,
ou rien n’est prévu si vous vous arrêtez trois mois.</p>
<h2>Les sujets que nous travaillons</h2>
<ul>
<li>L’équilibre entre salaire, dividendes et épargne laissée dans la société.</li>
<li>La protection en cas d’arrêt, d’invalidité ou de décès.</li>
<li>La retraite : ce qui est acquis, ce qui manque, le temps qui reste.</li>
<li>Les murs de l’entreprise : les loger à part, ou non.</li>
<li>La donation et la place de chaque enfant.</li>
</ul>
<h2>Notre position</h2>
<p>Nous ne vendons pas de placements et ne sommes rémunérés que par nos honoraires. Le notaire
rédige les actes, l’assureur propose les contrats, la banque prête ; nous faisons les comptes et
nous veillons à ce que les trois racontent la même histoire.</p>
<h2>Ce que l’on vous demande</h2>
<p>Les avis d’imposition, le contrat de mariage ou de Pacs, les tableaux d’emprunt, les relevés
d’épargne, les contrats de prévoyance. Et un peu de franchise sur ce que vous souhaitez pour plus
tard. Pour préparer l’échange, parcourez le guide <a href="/nos-guides/gerer-son-patrimoine">Gérer
son patrimoine</a>.</p>`,
        },
      },
    ],
  },
  '/nos-missions/transmission': {
    title: 'Transmission : préparer la suite de l’entreprise',
    description:
      'Céder à un enfant, à un salarié ou à un tiers : évaluer, mettre en ordre, choisir le moment et accompagner le passage de relais, étape par étape.',
    intro:
      'On ne transmet pas une entreprise le jour de la signature. On la transmet pendant les années qui précèdent.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Quatre questions avant les chiffres</h2>
<p>À qui ? Quand ? Pour vivre de quoi ensuite ? Et l’entreprise tient-elle sans vous ? Claire Dauval
commence par là. La dernière question est la plus rude, et la plus utile : une affaire dont tout
passe par le patron se vend mal, parfois pas du tout.</p>
<h2>Mettre la maison en ordre</h2>
<p>Nous passons l’entreprise en revue comme le ferait un acheteur. Bail à renouveler, matériel sans
facture, compte courant à clarifier, stock dormant, contrats signés au nom du dirigeant : chaque
point se règle plus tranquillement avant qu’après. Vous recevez une liste classée par ordre
d’urgence.</p>
<h2>Donner une valeur</h2>
<p>Plusieurs méthodes existent, et elles ne donnent pas le même résultat. Nous en employons au moins
deux, nous expliquons l’écart et nous proposons une fourchette. Le prix, lui, naîtra d’une
rencontre.</p>
<h2>Passer le relais</h2>
<dl>
<dt>Dans la famille</dt>
<dd>Il faut penser à l’enfant qui reprend et à ceux qui ne reprennent pas. Le notaire intervient
tôt.</dd>
<dt>À un salarié</dt>
<dd>Le projet se finance autrement, l’apprentissage se fait à deux, l’information des équipes obéit
à des règles.</dd>
<dt>À un tiers</dt>
<dd>La discrétion compte. Nous préparons le dossier de présentation et répondons aux questions de
l’acquéreur, avec un avocat pour les actes.</dd>
</dl>
<p>Après la vente, reste une vie à organiser : c’est l’objet de notre mission sur le
<a href="/nos-missions/patrimoine-du-dirigeant">patrimoine du dirigeant</a>.</p>`,
        },
      },
    ],
  },
  '/nos-missions/audit-et-commissariat-aux-comptes': {
    title: 'Audit et commissariat aux comptes',
    description:
      'Certification des comptes, missions ponctuelles d’audit, règles d’indépendance : ce que fait un commissaire aux comptes et ce qu’il ne peut pas faire.',
    intro:
      'Ici, nous changeons de chaise. L’expert-comptable vous assiste ; le commissaire aux comptes donne une opinion, et ne la négocie pas.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Deux métiers, jamais dans le même dossier</h2>
<p>Claire Dauval est commissaire aux comptes. Lorsqu’elle certifie les comptes d’une entité, le
cabinet ne les tient pas, ne les prépare pas et ne conseille pas cette entité. L’indépendance est la
raison d’être du mandat. Avant toute acceptation, nous vérifions nos liens, nos clients et nos
proches ; au moindre doute, nous déclinons.</p>
<h2>Quand intervient-il ?</h2>
<p>La loi impose un commissaire aux comptes à certaines sociétés et associations, selon leur taille
ou les fonds qu’elles reçoivent. D’autres en nomment un par choix, pour rassurer des associés ou des
financeurs. Il intervient aussi pour un apport, une transformation, une fusion. Les seuils
évoluent ; consultez <a href="https://www.service-public.gouv.fr/">service-public.gouv.fr</a> ou
interrogez-nous.</p>
<h2>Le déroulement d’un mandat</h2>
<ol>
<li>Prendre connaissance de l’activité et repérer les zones de risque.</li>
<li>Observer l’organisation : qui commande, qui paie, qui contrôle.</li>
<li>Vérifier les comptes par sondages, confirmations et rapprochements.</li>
<li>Échanger sur les constats avec la direction.</li>
<li>Émettre un rapport destiné aux associés ou aux membres.</li>
</ol>
<h2>Hors mandat légal</h2>
<p>Un dirigeant peut demander un regard extérieur sur un point précis : la caisse, les stocks, une
filiale, les comptes d’une cible. La lettre de mission fixe l’étendue des travaux et les
destinataires du rapport, qui n’aura de sens que lu en entier.</p>`,
        },
      },
    ],
  },
}
