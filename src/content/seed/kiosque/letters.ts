import type { SeedDocument } from '../seed-types.ts'

/** The quarterly letters that can be read on the site, the newest first. */
export const letters: SeedDocument[] = [
  {
    slug: 'lettre-automne-2026',
    kind: 'letter',
    label: 'Lettre trimestrielle, automne 2026',
    title: 'Le budget de l’an prochain, bâti en une après-midi',
    description:
      'Le dossier de saison, avec un cas chiffré inventé ; la question du trimestre ; les chiffres d’un garage ; un calendrier à compléter.',
    date: '2026-11-09',
    html: `<h2>Le dossier : une après-midi, quatre feuilles</h2>
<p>Le mot « budget » fait fuir. On imagine un tableau de quarante lignes, faux dès février. Celui que
nous proposons tient sur quatre feuilles et sert à une seule chose : savoir, avant que l’année
commence, ce qui doit se produire pour qu’elle finisse bien.</p>
<h3>Première feuille : ce qui ne dépend pas des ventes</h3>
<p>Commencez par les charges fixes, parce qu’elles se connaissent. Loyer, salaires, assurances,
remboursements, abonnements : reprenez le relevé bancaire des douze derniers mois et cochez ce qui
reviendra. Ajoutez votre propre rémunération, au niveau dont le foyer a besoin. Une entreprise qui ne
paie pas son dirigeant n’est pas à l’équilibre, elle est en sursis.</p>
<h3>Deuxième feuille : ce qui suit les ventes</h3>
<p>Matières, sous-traitance, commissions, transport. Cherchez la part qu’ils prennent dans cent euros
vendus, sur l’année écoulée, puis demandez à vos trois premiers fournisseurs ce qu’ils annoncent pour
la suite. Un appel vaut mieux qu’une moyenne.</p>
<h3>Troisième feuille : les ventes</h3>
<p>Partez de ce que vous pouvez produire : jours travaillés, heures facturables, couverts, lits. Puis
de ce que les clients ont commandé. Retenez le plus petit des deux, et écrivez l’augmentation de tarif
que vous êtes prêt à annoncer.</p>
<h3>Quatrième feuille : les mois</h3>
<p>Répartissez enfin entrées et sorties mois par mois, à la date où l’argent bouge. C’est là
qu’apparaissent les creux, et c’est la seule feuille qu’il faudra rouvrir en cours d’année.</p>
<h2>Un cas inventé pour l’occasion</h2>
<p>L’atelier de Maud Corvel, menuisière, n’existe pas ; ses nombres non plus. Elle emploie un
compagnon et vend pour 240 000 € hors taxes.</p>
<table>
<caption>L’atelier de Maud, hors taxes</caption>
<thead><tr><th scope="col">Ligne</th><th scope="col">Cette année</th><th scope="col">Budget</th><th scope="col">Budget prudent</th></tr></thead>
<tbody>
<tr><th scope="row">Ventes</th><td>240 000 €</td><td>247 200 €</td><td>222 480 €</td></tr>
<tr><th scope="row">Bois, quincaillerie</th><td>91 200 €</td><td>95 760 €</td><td>86 184 €</td></tr>
<tr><th scope="row">Marge</th><td>148 800 €</td><td>151 440 €</td><td>136 296 €</td></tr>
<tr><th scope="row">Charges fixes</th><td>129 000 €</td><td>134 800 €</td><td>134 800 €</td></tr>
<tr><th scope="row">Résultat avant impôt</th><td>19 800 €</td><td>16 640 €</td><td>1 496 €</td></tr>
</tbody>
</table>
<p>Maud prévoit autant de chantiers, un tarif relevé de 3 %, du bois plus cher de 5 %. Ses charges
fixes montent de 1 000 € d’assurance et de 4 800 € pour financer un fourgon. Son résultat baisse alors
qu’elle vend davantage : elle s’en doutait, la feuille le lui montre.</p>
<p>La dernière colonne retire 10 % des ventes, et des achats avec elles. Il reste de quoi payer tout le
monde, à peine. Maud en tire deux décisions : le fourgon attendra la signature du chantier de
l’école, et la hausse de tarif s’applique dès janvier, pas en mars.</p>
<div class="encadre"><p class="encadre-titre">Son seuil</p><p>134 800 € de charges fixes, 151 440 € de
marge pour 247 200 € de ventes : il lui faut vendre environ 220 000 € pour ne rien perdre. C’est 11 %
de moins que son budget. Voilà sa marge d’erreur, en un seul nombre.</p></div>
<h3>Les limites de l’exercice</h3>
<p>Un budget ne dit rien de l’impôt, de la TVA qui passe par la caisse ni des stocks qui gonflent. Il
ne remplace pas le plan de trésorerie ; il en fournit les lignes. Et un cas inventé n’est pas le vôtre :
une activité saisonnière ou un gros client changent la méthode.</p>
<h2>La question du trimestre</h2>
<p><strong>« Mon budget est prêt. À quelle fréquence le regarder ? »</strong></p>
<p>Une fois par mois, un quart d’heure, et trois lignes seulement : les ventes, la marge, l’argent
disponible à la fin du mois suivant. Un écart qui dure deux mois mérite un appel. Un écart d’un seul
mois est le plus souvent une facture partie trop tard.</p>
<h2>Un métier, ses chiffres : le garage</h2>
<p>Un garage vend deux choses très différentes sur la même facture : des heures et des pièces. Les
lire ensemble ne veut rien dire.</p>
<ul>
<li><strong>Les heures vendues</strong> se comparent aux heures payées. L’écart, ce sont les essais,
les recherches de panne, le rangement et les retours.</li>
<li><strong>La marge sur pièces</strong> dépend des remises du fournisseur : on la suit par famille,
pneus à part.</li>
<li><strong>Le stock</strong> cache des pièces commandées pour une voiture qui n’est jamais revenue.
Une fois par an, on les sort et on décide.</li>
<li><strong>L’atelier vide du lundi</strong> coûte autant que celui du vendredi : le planning de
rendez-vous est un outil de gestion.</li>
</ul>
<h2>Le calendrier, à compléter</h2>
<table>
<caption>Ce qui revient chaque hiver, en principe</caption>
<thead><tr><th scope="col">Quand</th><th scope="col">Ce qu’on prépare</th><th scope="col">Votre date</th></tr></thead>
<tbody>
<tr><th scope="row">Avant les fêtes</th><td>Inventaire, tarifs de l’an prochain, entretiens annuels</td><td></td></tr>
<tr><th scope="row">Janvier</th><td>Relances des factures de l’année, relevés de fin d’année</td><td></td></tr>
<tr><th scope="row">Février</th><td>Pièces de clôture, factures à recevoir et à établir</td><td></td></tr>
<tr><th scope="row">Mars</th><td>Projet de comptes, premier regard sur le budget</td><td></td></tr>
</tbody>
</table>
<p>Les échéances déclaratives dépendent de votre régime : <a href="/vos-outils/agenda">l’agenda du
site</a> donne les dates habituelles, votre espace professionnel donne les vôtres.</p>
<h2>La vie du cabinet</h2>
<p>Les deux bureaux ferment entre Noël et le jour de l’an ; la permanence téléphonique du matin
continue. Pour une embauche prévue en janvier, appelez avant la mi-décembre : une déclaration faite
l’avant-veille se passe toujours plus mal.</p>`,
  },
]
