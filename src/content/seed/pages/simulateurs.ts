import type { SeedPages } from '../seed-types.ts'

/** Vos outils > Simulateurs: sixteen management calculations explained by formula and example. */
export const simulateurs: SeedPages = {
  '/vos-outils/simulateurs': {
    title: 'Seize calculs de gestion expliqués pas à pas',
    description:
      'TVA, marge, emprunt, seuil de rentabilité, BFR, loyer, jours ouvrés : la formule, un exemple vérifié et les pièges de chaque calcul.',
    intro:
      'Chaque page calcule avec vos chiffres, montre la formule et déroule un exemple vérifié. Imprimez le résultat, partagez-le ou envoyez-le-nous.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Chaque outil répond pendant que vous tapez, dans votre navigateur : rien ne nous
parvient tant que vous ne l’envoyez pas. L’intérêt n’est pas d’obtenir un nombre, mais de savoir
d’où il vient et ce qui le ferait changer : une hypothèse de vente, une durée, une base hors taxes
prise pour une base toutes taxes comprises.</p>
<h2>Trois précautions valables partout</h2>
<ol>
  <li>Notez l’unité à côté de chaque donnée : hors taxes ou non, par mois ou par an.</li>
  <li>N’arrondissez qu’à la dernière ligne.</li>
  <li>Refaites le calcul avec une hypothèse plus sombre avant de décider.</li>
</ol>
<p>Les montants des exemples sont inventés et ronds, leurs taux aussi. Un taux ou un barème officiel ne
s’affiche qu’avec sa source et la date de sa vérification ; pour les autres, nos
<a href="/vos-outils/chiffres-utiles">pages de chiffres utiles</a> indiquent où les lire.</p>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'list',
          show_description: true,
          title: 'Les seize calculs',
        },
      },
    ],
  },
  '/vos-outils/simulateurs/tva-ht-ttc': {
    title: 'Passer du prix HT au prix TTC, et retour',
    description:
      'La formule pour ajouter ou retirer la TVA d’un prix, un exemple dans les deux sens et la question des arrondis ligne par ligne.',
    intro:
      'Ajouter la TVA est facile. La retirer d’un prix affiché l’est moins, et c’est là que se glissent les erreurs.',
    widgets: [
      { type: 'simulator', options: { tool: 'tva-ht-ttc' } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>La formule</h2>
<p>Pour aller vers le toutes taxes comprises, on multiplie le prix hors taxes par un plus le taux.
Pour revenir au hors taxes, on divise.</p>
<ul>
  <li>TTC = HT × (1 + taux)</li>
  <li>HT = TTC ÷ (1 + taux)</li>
  <li>TVA = TTC − HT</li>
</ul>
<div class="exemple">
  <p><strong>Exemple</strong> avec un taux supposé de 20 %. Un prix de 1 250 € HT donne 1 250 × 1,20
  = 1 500 € TTC, dont 250 € de TVA. Dans l’autre sens, 1 500 ÷ 1,20 = 1 250 € HT.</p>
</div>
<h2>Deux pièges</h2>
<p>Retirer 20 % de 1 500 € donnerait 1 200 € : c’est faux, car le taux s’applique au prix hors
taxes. L’autre piège est l’arrondi. Trois lignes à 9,99 € HT portent 6,00 € de TVA si l’on arrondit
chaque ligne, 5,99 € si l’on arrondit le total. Choisissez une méthode, dites laquelle et
gardez-la.</p>
<p>Ce calcul reste indicatif : le taux dépend du bien ou du service, et se vérifie sur
<a href="https://www.impots.gouv.fr/">impots.gouv.fr</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/marge-et-prix-de-vente': {
    title: 'Calculer sa marge et fixer un prix de vente',
    description:
      'Taux de marge, taux de marque, coefficient : trois façons de lire le même écart entre l’achat et la vente, avec un exemple chiffré.',
    intro:
      'Deux commerçants annoncent « 40 % » et ne parlent pas de la même chose. Tout dépend de ce que l’on met au dénominateur.',
    widgets: [
      { type: 'simulator', options: { tool: 'marge-et-prix-de-vente' } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Trois rapports, un seul écart</h2>
<table>
  <caption>PA : prix d’achat HT ; PV : prix de vente</caption>
  <thead>
    <tr>
      <th scope="col">Indicateur</th>
      <th scope="col">Formule</th>
      <th scope="col">On compare à</th>
    </tr>
  </thead>
  <tbody>
    <tr><th scope="row">Taux de marge</th><td>(PV HT − PA) ÷ PA</td><td>l’achat</td></tr>
    <tr><th scope="row">Taux de marque</th><td>(PV HT − PA) ÷ PV HT</td><td>la vente</td></tr>
    <tr><th scope="row">Coefficient</th><td>PV TTC ÷ PA</td><td>l’étiquette</td></tr>
  </tbody>
</table>
<div class="exemple">
  <p><strong>Exemple.</strong> Un article acheté 60 € HT est vendu 100 € HT, soit 120 € TTC au taux
  supposé de 20 %. La marge vaut 40 €. Le taux de marge est de 66,67 %, le taux de marque de 40 % et
  le coefficient de 2.</p>
</div>
<h2>Partir de l’objectif</h2>
<p>Pour viser un taux de marque de 40 %, on divise l’achat par 1 − 0,40 : 60 ÷ 0,60 = 100 €.
Multiplier 60 € par 1,40 donnerait 84 €, et une marque de 28,57 % seulement.</p>
<p>Le résultat est indicatif. Il ignore la casse, les soldes et les frais d’approche ; si votre prix
de vente est nul, les rapports n’ont pas de sens. Pour la suite du raisonnement, lisez
<a href="/vos-outils/lexique/marge-brute">la définition de la marge brute</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/remise': {
    title: 'Remises successives : calculer le prix net',
    description:
      'Pourquoi 20 % puis 10 % ne font pas 30 %, comment enchaîner plusieurs remises et retrouver le prix d’origine à partir du net.',
    intro:
      'Les remises ne s’additionnent pas, elles se multiplient. Sur un devis important, la nuance se compte en centaines d’euros.',
    widgets: [
      { type: 'simulator', options: { tool: 'remise' } },
      {
        type: 'rich-text',
        options: {
          html: `<p>Chaque remise s’applique à ce qui reste après la précédente. On multiplie donc le
prix par une suite de compléments.</p>
<p><strong>Prix net = prix × (1 − r1) × (1 − r2) × …</strong></p>
<div class="exemple">
  <p><strong>Exemple.</strong> Un article à 500 € bénéficie de 20 %, puis de 10 % en fin de mois.
  500 × 0,80 = 400 €, puis 400 × 0,90 = 360 €. La remise totale est de 140 €, soit 28 % et non 30 %,
  qui aurait donné 350 €.</p>
</div>
<h2>À garder en tête</h2>
<ul>
  <li>L’ordre ne change rien au prix final : 10 % puis 20 % donnent aussi 360 €.</li>
  <li>Pour remonter au prix de départ, on divise le net par les mêmes compléments : 360 ÷ 0,72 =
  500 €.</li>
  <li>Une remise en euros, elle, dépend de l’ordre : convenez-en par écrit.</li>
  <li>Raisonnez hors taxes avec un client professionnel.</li>
</ul>
<p>Résultat indicatif : l’arrondi à chaque étape peut déplacer un centime. Avant d’accorder un
geste, regardez ce qu’il laisse de <a href="/vos-outils/simulateurs/marge-et-prix-de-vente">marge
sur la vente</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/mensualite-demprunt': {
    title: 'Mensualité d’un emprunt à taux fixe',
    description:
      'La formule d’une mensualité constante, un exemple sur quinze ans avec le coût des intérêts, et ce que le calcul laisse de côté.',
    intro:
      'Combien sortira du compte chaque mois, et combien aura coûté le crédit à la fin ? Une seule formule répond aux deux questions.',
    widgets: [
      { type: 'simulator', options: { tool: 'mensualite-demprunt' } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Les ingrédients</h2>
<p>C est le capital emprunté, i le taux du mois, c’est-à-dire le taux annuel divisé par douze, et n
le nombre de mensualités.</p>
<p><strong>Mensualité = C × i ÷ (1 − (1 + i)<sup>−n</sup>)</strong></p>
<p>Si le taux est nul, on divise simplement le capital par n.</p>
<div class="exemple">
  <p><strong>Exemple.</strong> 150 000 € empruntés à 3,5 % sur 15 ans, soit 180 mois : la mensualité
  est de 1 072,32 €. Les 180 versements font 193 018,43 €, dont 43 018,43 € d’intérêts, la dernière
  échéance étant de 1 073,15 €. Le premier mois, 437,50 € d’intérêts et 634,82 € de capital
  remboursé.</p>
</div>
<h2>Ce que la formule ne dit pas</h2>
<ul>
  <li>L’assurance et les frais de dossier s’ajoutent.</li>
  <li>Un différé de remboursement rallonge le coût.</li>
  <li>La dernière échéance absorbe les arrondis.</li>
  <li>Seuls les intérêts sont une charge ; le capital se rembourse avec la trésorerie.</li>
</ul>
<p>Chiffre indicatif : le tableau d’amortissement de votre banque fait foi.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/capacite-demprunt': {
    title: 'Estimer sa capacité d’emprunt',
    description:
      'Partir de la mensualité supportable pour remonter au capital empruntable : formule, exemple sur dix ans et limites du raisonnement.',
    intro:
      'Ici, la question est posée à l’envers : vous savez ce que vous pouvez payer chaque mois, et vous cherchez le capital correspondant.',
    widgets: [
      { type: 'simulator', options: { tool: 'capacite-demprunt' } },
      {
        type: 'rich-text',
        options: {
          html: `<p>On actualise les mensualités : chacune vaut un peu moins que la précédente, parce
qu’elle arrive plus tard.</p>
<p><strong>Capital = M × (1 − (1 + i)<sup>−n</sup>) ÷ i</strong>, avec M la mensualité, i le taux
mensuel et n le nombre de mois.</p>
<div class="exemple">
  <p><strong>Exemple.</strong> Avec 1 000 € par mois à 4 % pendant 10 ans (120 mois), le capital
  ressort à 98 770,17 €. Vous aurez versé 120 000 €, dont 21 229,83 € d’intérêts. Contrôle : la
  mensualité d’un prêt de 98 770,17 € aux mêmes conditions redonne 1 000 €.</p>
</div>
<h2>Choisir la bonne mensualité</h2>
<p>C’est le vrai sujet. Pour une entreprise, partez de la <a href="/vos-outils/lexique/caf">capacité
d’autofinancement</a>, retirez les remboursements en cours et gardez une marge pour le mois où un
gros client paie en retard. Pour un ménage, la banque ajoute ses propres règles d’endettement.</p>
<p>Le montant trouvé est indicatif : il ne vaut ni accord ni offre, et il ignore l’assurance, les
garanties et l’apport demandé.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/epargne': {
    title: 'Faire croître une épargne : le calcul',
    description:
      'Intérêts composés et versements réguliers : la formule de la valeur future, un exemple sur dix ans et les hypothèses à discuter.',
    intro:
      'Que devient une somme placée, et qu’apporte un versement régulier ? Les intérêts composés font le travail, à condition d’être patient.',
    widgets: [
      { type: 'simulator', options: { tool: 'epargne' } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Deux morceaux à additionner</h2>
<p>Le capital de départ grossit à chaque période ; les versements s’y ajoutent, chacun pour le temps
qui lui reste.</p>
<p><strong>Valeur future = C × (1 + i)<sup>n</sup> + v × ((1 + i)<sup>n</sup> − 1) ÷ i</strong></p>
<p>C est la somme initiale, v le versement de fin de période, i le taux de la période et n le nombre
de périodes.</p>
<div class="exemple">
  <p><strong>Exemple.</strong> 10 000 € placés à 3 % pendant 10 ans deviennent 13 439,16 €. En
  ajoutant 1 000 € à la fin de chaque année, on obtient 11 463,88 € de plus, soit 24 903,04 €.</p>
</div>
<h2>Le revers de la formule</h2>
<ul>
  <li>Un rendement constant n’existe que sur le papier, sauf engagement écrit.</li>
  <li>Frais, impôts et prélèvements réduisent le taux réel.</li>
  <li>L’inflation grignote le pouvoir d’achat du capital final.</li>
  <li>Un versement mensuel demande un taux mensuel : ne mélangez pas les rythmes.</li>
</ul>
<p>Prenez ce total pour une indication, pas pour une promesse ; il ne constitue pas un conseil en
placement.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/seuil-de-rentabilite': {
    title: 'Calculer son seuil de rentabilité',
    description:
      'Le chiffre d’affaires à partir duquel l’activité couvre ses charges, la date du point mort dans l’année, un exemple et les pièges.',
    intro:
      'À partir de quel chiffre d’affaires, et vers quelle date de l’année, l’entreprise cesse-t-elle de perdre de l’argent ?',
    widgets: [
      { type: 'simulator', options: { tool: 'seuil-de-rentabilite' } },
      {
        type: 'rich-text',
        options: {
          html: `<ol>
  <li>Séparez les charges : fixes d’un côté (CF), variables de l’autre (CV).</li>
  <li>Calculez le taux de marge sur coûts variables : (CA − CV) ÷ CA.</li>
  <li>Divisez les charges fixes par ce taux.</li>
</ol>
<p><strong>Seuil = CF ÷ ((CA − CV) ÷ CA)</strong> et <strong>point mort = seuil ÷ CA
× 365 jours</strong>.</p>
<div class="exemple">
  <p><strong>Exemple.</strong> CA de 200 000 €, charges variables de 120 000 €, charges fixes de
  60 000 €. Le taux vaut 80 000 ÷ 200 000 = 40 %. Le seuil est de 60 000 ÷ 0,40 = 150 000 €. Le
  point mort tombe après 150 000 ÷ 200 000 × 365 = 273,75 jours, autour du
  1<sup>er</sup> octobre.</p>
</div>`,
        },
      },
      {
        type: 'accordion',
        options: {
          items: [
            {
              title: 'Et si la marge est nulle ou négative ?',
              html: `<p>Le seuil n’est jamais atteint : chaque vente aggrave la perte. Il faut d’abord
revoir le prix ou le coût, pas le volume.</p>`,
            },
            {
              title: 'Mon activité est saisonnière, que vaut la date ?',
              html: `<p>Pas grand-chose. Le point mort en jours suppose des ventes régulières ;
remplacez-le par un cumul mois par mois.</p>`,
            },
            {
              title: 'Faut-il compter ma rémunération ?',
              html: `<p>Oui, avec les charges fixes. Sans elle, le seuil est flatteur et faux.</p>`,
            },
          ],
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<p>L’ensemble est indicatif, car le partage entre fixe et variable reste une
appréciation. <a href="/vos-outils/lexique/charges-fixes">La définition des charges fixes</a> aide à
trancher.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/bfr': {
    title: 'Mesurer son besoin en fonds de roulement',
    description:
      'Stocks, clients, fournisseurs : la formule du BFR, sa lecture en jours de chiffre d’affaires et les leviers pour le réduire.',
    h1: 'Besoin en fonds de roulement',
    intro:
      'Les ventes montent et le compte baisse ? Le besoin en fonds de roulement mesure l’argent immobilisé entre vos dépenses et vos encaissements.',
    widgets: [
      { type: 'simulator', options: { tool: 'bfr' } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Trois postes suffisent</h2>
<p><strong>BFR = stocks + créances clients − dettes d’exploitation</strong></p>
<p>Les dettes d’exploitation réunissent les fournisseurs, les cotisations et les taxes à payer. En
jours : BFR ÷ CA HT × 365.</p>
<div class="exemple">
  <p><strong>Exemple.</strong> Stocks 30 000 €, créances clients 50 000 €, dettes d’exploitation
  45 000 €. Le BFR vaut 35 000 €. Pour un chiffre d’affaires de 365 000 € HT, cela représente
  35 jours de ventes à financer.</p>
</div>
<h2>Lire le résultat</h2>
<table>
  <thead>
    <tr><th scope="col">BFR</th><th scope="col">Ce qu’il dit</th></tr>
  </thead>
  <tbody>
    <tr>
      <th scope="row">Positif</th>
      <td>L’activité consomme de l’argent avant d’en rapporter.</td>
    </tr>
    <tr><th scope="row">Nul</th><td>Les fournisseurs financent tout le cycle.</td></tr>
    <tr>
      <th scope="row">Négatif</th>
      <td>Bonne nouvelle : les clients paient avant que vous ne payiez.</td>
    </tr>
  </tbody>
</table>
<p>Attention à la photographie : un bilan arrêté en saison creuse minore le besoin. Refaites le
calcul au mois le plus tendu. L’indication obtenue guide trois leviers : stocker moins, facturer
plus tôt, négocier l’échéance des achats.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/amortissement-lineaire': {
    title: 'Amortissement linéaire : établir le tableau',
    description:
      'Répartir le prix d’un bien sur sa durée d’utilisation, avec le prorata de la première et de la dernière année : formule et tableau.',
    intro:
      'Une machine achetée en cours d’année ne s’amortit pas d’un bloc. Le calcul tient en une division et deux prorata.',
    widgets: [
      { type: 'simulator', options: { tool: 'amortissement-lineaire' } },
      {
        type: 'rich-text',
        options: {
          html: `<p>L’annuité normale est égale à la base divisée par la durée. La première année, on
la réduit au temps écoulé depuis la mise en service, en mois de 30 jours ; la dernière complète
jusqu’à la base.</p>
<p><strong>Annuité = base ÷ durée</strong> ; <strong>première année = annuité × jours
÷ 360</strong></p>
<div class="exemple">
  <p><strong>Exemple.</strong> Une machine de 12 000 € HT, cinq ans, mise en service le
  1<sup>er</sup> avril, clôture au 31 décembre. L’annuité est de 2 400 € ; la première compte
  270 jours, soit 2 400 × 270 ÷ 360 = 1 800 €.</p>
  <table>
    <caption>Plan de l’exemple</caption>
    <thead>
      <tr>
        <th scope="col">Exercice</th>
        <th scope="col">Dotation</th>
        <th scope="col">Reste à amortir</th>
      </tr>
    </thead>
    <tbody>
      <tr><th scope="row">1</th><td>1 800 €</td><td>10 200 €</td></tr>
      <tr><th scope="row">2</th><td>2 400 €</td><td>7 800 €</td></tr>
      <tr><th scope="row">3</th><td>2 400 €</td><td>5 400 €</td></tr>
      <tr><th scope="row">4</th><td>2 400 €</td><td>3 000 €</td></tr>
      <tr><th scope="row">5</th><td>2 400 €</td><td>600 €</td></tr>
      <tr><th scope="row">6</th><td>600 €</td><td>0 €</td></tr>
    </tbody>
  </table>
</div>
<p>Les erreurs classiques : partir de la date de facture au lieu de la mise en service, oublier la
sixième ligne, amortir un terrain. Le plan est indicatif ; la durée d’usage se discute avec nous et
se vérifie sur <a href="https://bofip.impots.gouv.fr/">bofip.impots.gouv.fr</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/taux-horaire': {
    title: 'Fixer son taux horaire ou son tarif journalier',
    description:
      'Charges, rémunération visée, heures réellement facturables : le calcul d’un tarif qui tient, avec un exemple d’indépendant.',
    intro:
      'Le tarif que l’on n’ose pas calculer est souvent trop bas. La cause est presque toujours la même : on divise par trop d’heures.',
    widgets: [
      { type: 'simulator', options: { tool: 'taux-horaire' } },
      {
        type: 'rich-text',
        options: {
          html: `<p>Additionnez ce que l’activité coûte et ce que vous voulez en retirer, puis
répartissez ce total sur les seules heures vendues.</p>
<p><strong>Taux horaire = (charges + rémunération visée) ÷ heures facturables</strong></p>
<h2>Compter les heures facturables</h2>
<p>Retirez de l’année les congés, les fériés, la maladie, la formation, les devis, les trajets, la
relance et le classement. Ce qui reste surprend toujours.</p>
<div class="exemple">
  <p><strong>Exemple.</strong> 18 000 € de charges, cotisations comprises, et 36 000 € de
  rémunération visée font 54 000 €. Avec 160 jours facturés de 7,5 heures, soit 1 200 heures, le
  taux est de 54 000 ÷ 1 200 = 45 € HT de l’heure, et le tarif de la journée de 337,50 € HT.</p>
</div>
<p>Si l’on divisait par 1 600 heures travaillées, on trouverait 33,75 €, et il manquerait 13 500 €
en fin d’année.</p>
<p>Voyez-y un plancher indicatif. Le prix de vente dépend aussi de ce que le client achète vraiment,
du risque que vous portez et du travail que l’on vous refait faire.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/delai-de-paiement': {
    title: 'Échéance de facture et délai de paiement moyen',
    description:
      'Trouver la date d’échéance d’une facture, lire les « 45 jours fin de mois » et mesurer le délai réel de vos clients en jours.',
    intro:
      'Deux questions voisines : à quelle date cette facture doit-elle être payée, et en combien de jours mes clients paient-ils vraiment ?',
    widgets: [
      { type: 'simulator', options: { tool: 'delai-de-paiement' } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>La date d’échéance</h2>
<p>À « 30 jours net », on ajoute trente jours à la date de facture. La formule « 45 jours fin de
mois » se lit de deux façons : ajouter 45 jours puis aller à la fin du mois, ou aller d’abord à la
fin du mois puis ajouter 45 jours.</p>
<div class="exemple">
  <p><strong>Exemple.</strong> Facture du 20 janvier, année non bissextile. Première lecture : le
  6 mars, puis le 31 mars. Seconde lecture : le 31 janvier, puis le 17 mars. Quatorze jours d’écart,
  que vos conditions de vente doivent lever.</p>
</div>
<h2>Le délai moyen</h2>
<p><strong>Délai clients = créances TTC ÷ chiffre d’affaires TTC × 365</strong></p>
<div class="exemple">
  <p><strong>Exemple.</strong> 60 000 € de créances pour 438 000 € de ventes TTC : 60 000 ÷ 438 000
  × 365 = 50 jours.</p>
</div>
<p>Le même rapport fonctionne côté achats. Gardez une base homogène : des créances toutes taxes
comprises rapportées à des ventes hors taxes gonflent le délai. La loi plafonne les délais entre
professionnels ; la règle à jour se lit sur
<a href="https://www.economie.gouv.fr/">economie.gouv.fr</a>. Nos résultats sont indicatifs et
n’engagent pas vos contrats.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/penalites-de-retard': {
    title: 'Pénalités de retard entre professionnels',
    description:
      'Calculer les pénalités d’une facture payée en retard : formule, exemple au taux inventé, et où vérifier le taux et l’indemnité.',
    intro:
      'Votre client professionnel paie un mois trop tard. Que pouvez-vous lui réclamer, et comment le chiffrer sans vous tromper ?',
    widgets: [
      { type: 'simulator', options: { tool: 'penalites-de-retard' } },
      {
        type: 'rich-text',
        options: {
          html: `<p>Les pénalités courent sur le montant toutes taxes comprises, au prorata des jours
de retard. S’y ajoute une indemnité forfaitaire pour frais de recouvrement, une fois par
facture.</p>
<p><strong>Somme due = TTC × taux annuel × jours ÷ 365 + indemnité forfaitaire</strong></p>
<div class="exemple">
  <p><strong>Exemple.</strong> Facture de 7 300 € TTC, taux inventé de 10 % l’an, 30 jours de
  retard : 7 300 × 0,10 × 30 ÷ 365 = 60 €. Chaque jour de plus ajoute 2 €. L’indemnité vient en
  sus.</p>
</div>
<h2>Les données à lire à la source</h2>
<table>
  <thead>
    <tr><th scope="col">Donnée</th><th scope="col">Valeur</th><th scope="col">Où la lire</th></tr>
  </thead>
  <tbody>
    <tr>
      <th scope="row">Taux minimal et taux par défaut</th>
      <td>valeur à confirmer</td>
      <td><a href="https://entreprendre.service-public.gouv.fr/">entreprendre.service-public.gouv.fr</a></td>
    </tr>
    <tr>
      <th scope="row">Indemnité forfaitaire</th>
      <td>donnée par l’outil, avec sa date</td>
      <td><a href="https://www.economie.gouv.fr/">economie.gouv.fr</a></td>
    </tr>
  </tbody>
</table>
<p>Le retard se compte à partir du lendemain de l’échéance portée sur la facture. N’appliquez pas ce
calcul à un particulier : les règles sont autres. Somme indicative, à confronter à vos conditions
générales avant l’envoi d’une <a href="/vos-outils/modeles-de-documents/lettre-de-relance">lettre de
relance</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/revision-de-loyer': {
    title: 'Réviser un loyer à partir d’un indice',
    description:
      'Bail commercial, professionnel ou d’habitation : la règle de trois de la révision, le bon trimestre et un exemple aux indices fictifs.',
    intro:
      'La lettre du bailleur annonce un nouveau loyer. Avant de payer, trois vérifications : quel indice, quel trimestre, quel loyer de départ ?',
    widgets: [
      { type: 'simulator', options: { tool: 'revision-de-loyer' } },
      {
        type: 'rich-text',
        options: {
          html: `<p>La révision est une règle de trois. On garde le même trimestre d’une année sur
l’autre et l’indice écrit dans le bail, sans le remplacer par un autre qui arrangerait l’une des
parties.</p>
<p><strong>Nouveau loyer = loyer × indice nouveau ÷ indice de base</strong></p>
<div class="exemple">
  <p><strong>Exemple</strong> avec des indices fictifs. Loyer de 1 200 €, indice de base 120, indice
  nouveau 126 : 1 200 × 126 ÷ 120 = 1 260 €. La hausse est de 60 €, soit 5 %.</p>
</div>
<h2>Quel indice ?</h2>
<table>
  <thead>
    <tr>
      <th scope="col">Sigle</th>
      <th scope="col">Loyers le plus souvent visés</th>
      <th scope="col">Série Insee</th>
      <th scope="col">Valeur</th>
    </tr>
  </thead>
  <tbody>
    <tr><th scope="row">IRL</th><td>habitation</td><td>001515333</td><td>à confirmer</td></tr>
    <tr>
      <th scope="row">ILC</th>
      <td>commerce, artisanat</td>
      <td>001532540</td>
      <td>à confirmer</td>
    </tr>
    <tr>
      <th scope="row">ILAT</th>
      <td>bureaux, activités tertiaires</td>
      <td>001617112</td>
      <td>à confirmer</td>
    </tr>
    <tr><th scope="row">ICC</th><td>baux anciens</td><td>000008630</td><td>à confirmer</td></tr>
  </tbody>
</table>
<p>Chaque valeur se lit sur <a href="https://www.insee.fr/">insee.fr</a> à partir du numéro de
série. Un plafond, une date d’effet ou une clause d’échelle mobile peuvent modifier le compte : le
résultat n’est qu’indicatif, le bail commande.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/jours-ouvres': {
    title: 'Compter les jours ouvrés et ouvrables',
    description:
      'Cinq jours ou six jours par semaine ? La différence, la liste des onze jours fériés et un exemple de mois compté dans les deux systèmes.',
    intro:
      'Un congé, un délai de contrat, un planning d’équipe : selon que l’on compte en jours ouvrés ou ouvrables, le total n’est pas le même.',
    widgets: [
      { type: 'simulator', options: { tool: 'jours-ouvres' } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Deux façons de compter</h2>
<ul>
  <li><strong>Ouvrés</strong> : les jours travaillés, en général du lundi au vendredi.</li>
  <li><strong>Ouvrables</strong> : du lundi au samedi, que l’on travaille ou non ce jour-là.</li>
</ul>
<p><strong>Jours retenus = jours de la période − repos hebdomadaires − fériés tombant un jour
compté</strong></p>
<div class="exemple">
  <p><strong>Exemple.</strong> Mai 2027 a 31 jours et quatre fériés : deux samedis (le 1<sup>er</sup>
  et le 8), le jeudi 6, l’Ascension, et le lundi 17, celui de Pentecôte. Du lundi au vendredi, 21
  jours moins deux fériés : 19 ouvrés. Du lundi au samedi, 26 moins quatre : 22 ouvrables.</p>
</div>
<h2>Les onze fériés</h2>
<p>Huit tombent à date fixe : 1<sup>er</sup> janvier, 1<sup>er</sup> mai, 8 mai, 14 juillet,
15 août, 1<sup>er</sup> novembre, 11 novembre et 25 décembre. Trois suivent Pâques : le lundi de
Pâques, l’Ascension, 39 jours après le dimanche, et le lundi de Pentecôte, 50 jours après.</p>
<p>L’Alsace et la Moselle en ajoutent deux. Votre convention peut prévoir des ponts ou des jours
supplémentaires : le décompte est indicatif, à rapprocher de
<a href="https://code.travail.gouv.fr/">code.travail.gouv.fr</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/verification-siren-et-tva': {
    title: 'Vérifier un SIREN et un numéro de TVA',
    description:
      'Contrôler à la main la clé d’un SIREN et d’un numéro de TVA français : les deux calculs, un exemple complet et leurs limites.',
    intro:
      'Un chiffre inversé suffit à égarer une facture. Deux petits calculs repèrent la faute de frappe avant l’envoi.',
    widgets: [
      { type: 'simulator', options: { tool: 'verification-siren-et-tva' } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le SIREN : la clé de Luhn</h2>
<p>En partant de la droite, on double un chiffre sur deux, en commençant par l’avant-dernier. Si le
double dépasse 9, on retire 9. La somme doit être un multiple de 10.</p>
<p><strong>Somme des chiffres ainsi transformés = multiple de 10</strong></p>
<h2>Le numéro de TVA français</h2>
<p>Il réunit « FR », une clé de deux chiffres et le SIREN. La clé se tire du reste de la division
par 97.</p>
<p><strong>Clé = (12 + 3 × (SIREN mod 97)) mod 97</strong>, où « mod » désigne le reste de la
division.</p>
<div class="exemple">
  <p><strong>Exemple.</strong> SIREN 303 265 045. Les chiffres deviennent 3, 0, 3, 4, 6, 1, 0, 8, 5,
  dont la somme vaut 30 : le numéro est plausible. Le reste de 303 265 045 ÷ 97 est 74 ; 12 + 3 × 74
  = 234, dont le reste par 97 est 40. Le numéro de TVA attendu est FR 40 303 265 045.</p>
</div>
<p>Une clé juste n’est qu’un indice : elle ne prouve ni que l’entreprise existe, ni qu’elle est en
activité. Le SIRET suit la même logique sur quatorze chiffres, avec des exceptions connues à La
Poste. Avant une première vente importante, confrontez le numéro à un registre officiel ;
<a href="https://entreprendre.service-public.gouv.fr/">entreprendre.service-public.gouv.fr</a>
indique lesquels.</p>`,
        },
      },
    ],
  },
  '/vos-outils/simulateurs/indemnites-kilometriques': {
    title: 'Estimer des indemnités kilométriques',
    description:
      'Distance, puissance, tranche du barème : le raisonnement des indemnités kilométriques, un exemple fictif et les preuves à garder.',
    intro:
      'Vous roulez pour l’entreprise avec votre voiture. Le remboursement dépend de la distance, de la puissance du véhicule et d’un barème officiel.',
    widgets: [
      { type: 'simulator', options: { tool: 'indemnites-kilometriques' } },
      {
        type: 'rich-text',
        options: {
          html: `<p>Le barème découpe l’année en tranches de kilomètres. Dans chacune, on multiplie
la distance par un coefficient, et l’on ajoute parfois une somme fixe.</p>
<p><strong>Indemnité = distance professionnelle × coefficient de la tranche + somme fixe
éventuelle</strong></p>
<div class="exemple">
  <p><strong>Exemple</strong> au coefficient inventé. 4 000 km dans l’année, 0,40 € par kilomètre,
  aucune somme fixe : 4 000 × 0,40 = 1 600 €.</p>
</div>
<table>
  <thead>
    <tr><th scope="col">Donnée</th><th scope="col">Valeur</th><th scope="col">Site</th></tr>
  </thead>
  <tbody>
    <tr>
      <th scope="row">Barème automobile et deux-roues</th>
      <td>valeur à confirmer</td>
      <td><a href="https://www.impots.gouv.fr/">impots.gouv.fr</a></td>
    </tr>
    <tr>
      <th scope="row">Limite d’exonération de cotisations</th>
      <td>valeur à confirmer</td>
      <td><a href="https://www.urssaf.fr/">urssaf.fr</a></td>
    </tr>
  </tbody>
</table>
<h2>Les preuves</h2>
<ul>
  <li>La carte grise, pour la puissance.</li>
  <li>Un relevé par trajet : date, lieu, motif, kilomètres.</li>
  <li>La règle interne, identique pour tous.</li>
</ul>
<p>Le barème couvre déjà l’essence, l’entretien, l’assurance et l’usure : ne les remboursez pas une
seconde fois. Les péages et le stationnement se traitent à part. Calcul indicatif tant que le barème
de l’année n’a pas été relu.</p>`,
        },
      },
    ],
  },
}
