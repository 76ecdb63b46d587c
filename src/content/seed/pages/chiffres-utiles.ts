import type { SeedPages } from '../seed-types.ts'

/** Vos outils > Chiffres utiles: what each figure is, how often it moves, where it is read. */
export const chiffresUtiles: SeedPages = {
  '/vos-outils/chiffres-utiles': {
    title: 'Chiffres utiles : quoi vérifier, et où',
    description:
      'SMIC, plafond, barèmes, indices, taux : ce que mesure chaque chiffre, qui le fixe, quand il change et sur quel site le lire.',
    intro:
      'Un chiffre utile est d’abord un chiffre à jour. Ces pages disent ce que chacun mesure, qui le fixe et à quelle adresse le lire.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Une valeur n’apparaît ici qu’avec sa période, sa source et la date à laquelle nous
l’avons lue. Les taux et les plafonds bougent au 1<sup>er</sup> janvier, parfois en cours d’année, et une page
oubliée finit toujours par tromper quelqu’un : passé sa période, une valeur se retire d’elle-même.
Celles que nous n’avons pas confirmées n’ont que le chemin vers la bonne page.</p>
<h2>Comment lire nos tableaux</h2>
<dl>
  <dt>Donnée</dt>
  <dd>Le nom exact à chercher sur le site officiel, et la fréquence habituelle des changements.
  C’est une habitude, pas une garantie.</dd>
  <dt>Valeur</dt>
  <dd>Le chiffre et la période où il s’applique. « À vérifier » signale une lecture indirecte,
  « valeur à confirmer » une valeur que nous ne donnons pas.</dd>
  <dt>Source</dt>
  <dd>L’organisme qui publie la valeur opposable.</dd>
</dl>
<p>Une valeur de l’an passé peut rester la bonne pour une paie ou un exercice ancien. Regardez donc
toujours la période d’application avant le montant.</p>`,
        },
      },
      {
        type: 'child-pages',
        options: { parent: 'self', layout: 'cards', show_description: true },
      },
    ],
  },
  '/vos-outils/chiffres-utiles/paie-et-cotisations': {
    title: 'Paie et cotisations : les repères à vérifier',
    description:
      'SMIC, plafond de la Sécurité sociale, taux de cotisations, repas, stages : le rythme des changements et la source de chaque valeur.',
    intro:
      'Un bulletin juste repose sur une douzaine de paramètres. Voici ceux que notre équipe paie contrôle avant la première paie de l’année.',
    motifs: ['AES'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Les pouvoirs publics fixent le SMIC et le plafond ; les organismes de protection
sociale publient les taux ; votre convention collective ajoute ses minima. Le plus élevé du SMIC et
du minimum conventionnel s’applique.</p>`,
        },
      },
      {
        type: 'useful-figures',
        options: { group: 'paie-et-cotisations', title: 'Repères de paie' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Deux réflexes</h2>
<ul>
  <li>Le taux accidents du travail vous est notifié personnellement : cherchez la notification, pas
  une moyenne de branche.</li>
  <li>Un changement d’effectif peut modifier vos contributions, avec un décalage dans le temps.</li>
</ul>
<p>Pour estimer le coût d’un salaire, l’administration propose ses propres calculs sur
<a href="https://mon-entreprise.urssaf.fr/">mon-entreprise.urssaf.fr</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/chiffres-utiles/fiscalite-des-entreprises': {
    title: 'Fiscalité des entreprises : taux et seuils',
    description:
      'Impôt sur les sociétés, TVA, régimes micro, CFE : ce que fixe chaque seuil, à quel rythme il change et où trouver sa valeur.',
    intro:
      'Un seuil fiscal décide moins d’un montant que d’un régime : qui déclare, à quelle fréquence, avec ou sans TVA.',
    motifs: ['AEF'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>La plupart de ces données viennent de la loi de finances, votée en fin d’année.
D’autres, comme la cotisation foncière, dépendent d’une délibération de votre commune : deux
entreprises identiques n’ont donc pas la même facture.</p>`,
        },
      },
      {
        type: 'useful-figures',
        options: { group: 'fiscalite-des-entreprises', title: 'Seuils et taux des entreprises' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce qui trompe le plus souvent</h2>
<p>Un seuil se compare à un chiffre d’affaires précis : encaissé ou facturé, de l’année en cours ou
de la précédente, ramené à douze mois pour une activité récente. Lisez la note avant la
valeur.</p>
<p>En cas de doute sur un passage de seuil, prévenez-nous avant la facture qui le franchit, non
après.</p>`,
        },
      },
    ],
  },
  '/vos-outils/chiffres-utiles/fiscalite-personnelle': {
    title: 'Fiscalité personnelle : barèmes et plafonds',
    description:
      'Tranches de l’impôt sur le revenu, quotient familial, épargne retraite, donations : les chiffres du foyer et leur source officielle.',
    intro:
      'Rémunération, dividendes, loyers, donations : les choix du dirigeant se terminent presque toujours sur sa déclaration personnelle.',
    motifs: ['AEP', 'AEF'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Le barème progressif s’applique par tranche : gagner un euro de plus ne fait
jamais taxer tous les autres au taux supérieur. C’est l’idée reçue que nous entendons le plus au
printemps.</p>`,
        },
      },
      {
        type: 'useful-figures',
        options: { group: 'fiscalite-personnelle', title: 'Barèmes et plafonds du foyer' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Trois mots à distinguer</h2>
<ul>
  <li><strong>Taux marginal</strong> : celui de la dernière tranche atteinte.</li>
  <li><strong>Taux moyen</strong> : l’impôt divisé par le revenu.</li>
  <li><strong>Taux de prélèvement</strong> : celui que l’employeur ou la banque retient.</li>
</ul>
<p>Pour arbitrer entre salaire et <a href="/vos-outils/lexique/dividende">dividendes</a>, il faut
les trois, ainsi que les cotisations.</p>`,
        },
      },
    ],
  },
  '/vos-outils/chiffres-utiles/indices-et-loyers': {
    title: 'Indices et loyers : IRL, ILC, ILAT, ICC',
    description:
      'À quoi sert chaque indice de l’Insee, quel bail il concerne, quand il paraît et quel numéro de série chercher pour le lire.',
    intro:
      'Quatre sigles se ressemblent et ne se remplacent pas. Celui qui compte est écrit dans votre bail, avec son trimestre.',
    motifs: ['AEJ'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>L’Insee calcule ces indices et les publie après la fin du trimestre. Ni le
bailleur ni le locataire ne choisissent la valeur : ils constatent celle qui correspond à la
référence du contrat.</p>`,
        },
      },
      {
        type: 'useful-figures',
        options: { group: 'indices-et-loyers', title: 'Indices de l’Insee' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Retrouver la bonne valeur</h2>
<ol>
  <li>Ouvrez le bail à la clause « révision » ou « indexation ».</li>
  <li>Notez l’indice, le trimestre et l’année de départ.</li>
  <li>Cherchez la série sur le site de l’Insee, puis relevez la date de publication.</li>
  <li>Appliquez la <a href="/vos-outils/simulateurs/revision-de-loyer">règle de trois de la
  révision</a>.</li>
</ol>
<p>Les règles elles-mêmes se lisent sur
<a href="https://www.service-public.gouv.fr/">service-public.gouv.fr</a> pour un logement, sur
<a href="https://entreprendre.service-public.gouv.fr/">entreprendre.service-public.gouv.fr</a> pour
un bail commercial.</p>
<p>Conservez une copie de la page consultée avec le courrier du bailleur.</p>`,
        },
      },
    ],
  },
  '/vos-outils/chiffres-utiles/vehicules-et-deplacements': {
    title: 'Véhicules et déplacements : les barèmes',
    description:
      'Barème kilométrique, frais de repas, taxes sur les véhicules, avantage en nature : ce qui change chaque année et où le vérifier.',
    intro:
      'La voiture est la dépense la plus discutée lors d’un contrôle, et celle dont les règles bougent le plus souvent.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Il faut d’abord savoir à qui appartient le véhicule. S’il est à vous,
l’entreprise vous rembourse des kilomètres. S’il est à elle, elle en paie les frais, et votre usage
privé devient un avantage à déclarer.</p>`,
        },
      },
      {
        type: 'useful-figures',
        options: { group: 'vehicules-et-deplacements', title: 'Barèmes des déplacements' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>À réunir pendant l’année</h2>
<ul>
  <li>Un carnet de bord, même sommaire, tenu le jour du trajet.</li>
  <li>La copie de chaque carte grise.</li>
  <li>Les tickets de péage et de stationnement, datés.</li>
  <li>La règle d’usage du véhicule, signée.</li>
</ul>
<p>Le principe du calcul est détaillé dans la fiche sur les
<a href="/vos-outils/simulateurs/indemnites-kilometriques">indemnités kilométriques</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/chiffres-utiles/taux-dinteret': {
    title: 'Taux d’intérêt et délais de paiement',
    description:
      'Intérêt légal, usure, comptes courants d’associés, délais et pénalités de paiement : à quoi sert chaque chiffre, et quand il vaut.',
    intro:
      'Trois taux reviennent dans la vie d’une entreprise. Ils ne mesurent pas la même chose et ne se mettent pas à jour aux mêmes dates.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>À chaque usage son taux</h2>
<dl>
  <dt>Taux de l’intérêt légal</dt>
  <dd>Il sert de référence aux pénalités de retard et aux condamnations. Il existe en deux versions,
  selon que le créancier est un particulier ou non.</dd>
  <dt>Taux de l’usure</dt>
  <dd>Le prêteur ne peut pas le dépasser. Il varie avec la nature et la durée du prêt.</dd>
  <dt>Taux maximal déductible</dt>
  <dd>Il limite les intérêts que la société peut déduire lorsqu’un associé lui prête de
  l’argent.</dd>
</dl>`,
        },
      },
      {
        type: 'useful-figures',
        options: { group: 'taux-dinteret', title: 'Taux d’intérêt' },
      },
      {
        type: 'useful-figures',
        options: {
          group: 'delais-de-paiement',
          title: 'Délais et retards de paiement entre professionnels',
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<div class="encadre">
  <p class="encadre-titre">Une date, un taux</p>
  <p>Pour un retard à cheval sur deux semestres, on découpe le calcul. Pour un exercice qui ne suit
  pas l’année civile, le taux des comptes courants dépend de la date de clôture.</p>
</div>
<p>La mécanique du prêt par un associé est expliquée à la page
<a href="/vos-outils/lexique/compte-courant-dassocie">compte courant d’associé</a>.</p>`,
        },
      },
    ],
  },
}
