import type { SeedDocument } from '../seed-types.ts'

const sheet = (number: number, document: Omit<SeedDocument, 'kind' | 'label'>): SeedDocument => ({
  ...document,
  kind: 'sheet',
  label: `Fiche ${number}`,
})

/** To begin: sheets 1 to 3. */
export const startingSheets: SeedDocument[] = [
  sheet(1, {
    slug: 'fiche-1-premier-rendez-vous',
    title: 'Le premier rendez-vous',
    description:
      'Les papiers à apporter selon que vous créez, reprenez ou changez d’organisation, et six questions à préparer.',
    date: '2026-10-05',
    html: `<h2>Dans tous les cas</h2>
<ul>
<li>Une pièce d’identité et les coordonnées de toutes les personnes engagées dans le projet.</li>
<li>Une page qui raconte l’activité : ce que vous vendez, à qui, où, à quel rythme.</li>
<li>Les contrats déjà signés ou sur le point de l’être : bail, prêt, franchise, assurance.</li>
</ul>
<h2>Vous créez</h2>
<ul>
<li>Vos chiffres, même griffonnés : ventes espérées, dépenses connues, apport.</li>
<li>Les devis du matériel et des travaux.</li>
<li>Ce que vous gardez à côté : emploi, allocations, revenus du conjoint.</li>
</ul>
<h2>Vous reprenez</h2>
<ul>
<li>Les trois derniers bilans du vendeur et le détail de ses charges.</li>
<li>La liste du personnel, avec l’ancienneté de chacun.</li>
<li>Le bail, les contrats à poursuivre et le projet de compromis.</li>
</ul>
<h2>Vous changez d’organisation</h2>
<ul>
<li>Le dernier dossier de clôture et les déclarations de l’année.</li>
<li>La lettre de mission en cours, avec ses conditions de fin.</li>
<li>Les accès au logiciel et le nom de qui saisit quoi.</li>
</ul>
<h2>Six questions à préparer</h2>
<ol>
<li>De combien ai-je besoin pour vivre chaque mois ?</li>
<li>Que se passe-t-il si les ventes arrivent six mois plus tard ?</li>
<li>Qu’est-ce que je veux faire moi-même, et confier ?</li>
<li>Qui décide, et qui signe, en mon absence ?</li>
<li>Quel risque m’empêche de dormir ?</li>
<li>Comment saurai-je, dans un an, que cela marche ?</li>
</ol>`,
  }),
  sheet(2, {
    slug: 'fiche-2-comptes-du-foyer',
    title: 'Les comptes du foyer avant de se lancer',
    description:
      'Un tableau à remplir : dépenses incompressibles, revenus assurés, mois d’avance disponibles.',
    date: '2026-09-14',
    html: `<h2>Ce que le foyer dépense, par mois</h2>
<table>
<thead><tr><th scope="col">Poste</th><th scope="col">Aujourd’hui</th><th scope="col">Au plus juste</th></tr></thead>
<tbody>
<tr><th scope="row">Logement, charges, énergie</th><td></td><td></td></tr>
<tr><th scope="row">Courses, repas, transports</th><td></td><td></td></tr>
<tr><th scope="row">Enfants, école, garde</th><td></td><td></td></tr>
<tr><th scope="row">Santé et assurances</th><td></td><td></td></tr>
<tr><th scope="row">Remboursements de prêts</th><td></td><td></td></tr>
<tr><th scope="row">Impôts ramenés au mois</th><td></td><td></td></tr>
<tr><th scope="row">Tout le reste</th><td></td><td></td></tr>
<tr><th scope="row">Total A</th><td></td><td></td></tr>
</tbody>
</table>
<h2>Ce qui entre sans l’entreprise, par mois</h2>
<table>
<thead><tr><th scope="col">Revenu</th><th scope="col">Montant</th><th scope="col">Assuré jusqu’au</th></tr></thead>
<tbody>
<tr><th scope="row">Salaire ou pension du conjoint</th><td></td><td></td></tr>
<tr><th scope="row">Emploi gardé, allocations</th><td></td><td></td></tr>
<tr><th scope="row">Loyers, placements</th><td></td><td></td></tr>
<tr><th scope="row">Total B</th><td></td><td></td></tr>
</tbody>
</table>
<h2>Combien de mois d’avance ?</h2>
<div class="encadre"><p>Épargne que l’on accepte d’entamer ÷ (total A au plus juste − total B) =
nombre de mois sans rien gagner.</p></div>
<h2>Avant de signer quoi que ce soit</h2>
<ul>
<li>Le tableau a été rempli à deux, avec les relevés sous les yeux.</li>
<li>Une somme intouchable est mise de côté et nommée.</li>
<li>Une date est fixée pour refaire ce calcul : dans six mois.</li>
</ul>`,
  }),
  sheet(3, {
    slug: 'fiche-3-contrats-premiere-annee',
    title: 'Les contrats de la première année',
    description:
      'Bail, assurance, banque, logiciel, téléphone : pour chacun, la clause à lire avant de signer.',
    date: '2026-10-19',
    html: `<h2>Le bail</h2>
<ul>
<li>L’activité prévue est écrite, assez largement pour évoluer.</li>
<li>Qui paie travaux, taxes et grosses réparations ?</li>
<li>L’indice et la date de révision du loyer sont nommés.</li>
<li>La façon de partir, et le délai pour prévenir, sont clairs.</li>
</ul>
<h2>L’assurance</h2>
<ul>
<li>Toutes les activités réelles sont déclarées, sous-traitance comprise.</li>
<li>Les exclusions ont été lues à voix haute.</li>
<li>La garantie commence avant le premier client, pas après.</li>
</ul>
<h2>La banque</h2>
<ul>
<li>Le coût d’un mois ordinaire est connu : tenue, carte, encaissements.</li>
<li>Le montant et la durée d’une caution personnelle sont limités.</li>
<li>Le découvert autorisé est écrit, avec sa durée.</li>
</ul>
<h2>Le logiciel</h2>
<ul>
<li>Les données s’exportent dans un format que d’autres savent lire.</li>
<li>Ce que devient le dossier après la fin de l’abonnement est prévu.</li>
<li>Chaque personne a son propre accès.</li>
</ul>
<h2>Le téléphone, l’énergie, les copieurs</h2>
<ul>
<li>La durée ferme est notée dans l’agenda, trois mois avant sa fin.</li>
<li>Le contrat de location ne survit pas au contrat d’entretien.</li>
<li>Aucune signature sur tablette sans copie lisible emportée.</li>
</ul>
<div class="encadre"><p class="encadre-titre">La règle du lendemain</p><p>Un contrat que l’on ne peut
pas relire chez soi avant de signer est un contrat que l’on ne signe pas ce jour-là.</p></div>`,
  }),
]

/** To sell and be paid: sheets 4 to 6. */
export const sellingSheets: SeedDocument[] = [
  sheet(4, {
    slug: 'fiche-4-facture-en-dix-points',
    title: 'La facture contrôlée en dix points',
    description: 'Une grille à poser à côté de votre modèle, du nom du client au pied de page.',
    date: '2026-11-02',
    html: `<h2>Qui vend, qui achète</h2>
<ul>
<li><strong>1.</strong> Votre nom ou dénomination, votre adresse, votre numéro SIREN ; pour une
société, sa forme et son capital.</li>
<li><strong>2.</strong> Le nom exact du client, tel qu’il figure au registre, et son adresse de
facturation.</li>
<li><strong>3.</strong> Les références qu’il a demandées : bon de commande, service, chantier.</li>
</ul>
<h2>Quoi et quand</h2>
<ul>
<li><strong>4.</strong> Un numéro unique, dans une suite sans trou, et la date d’émission.</li>
<li><strong>5.</strong> La date de la livraison ou de la fin de la prestation.</li>
<li><strong>6.</strong> Une désignation qu’un inconnu comprendrait : nature, lieu, quantité, prix
unitaire hors taxes.</li>
</ul>
<h2>Combien</h2>
<ul>
<li><strong>7.</strong> Les remises, lisibles, et le total hors taxes.</li>
<li><strong>8.</strong> La TVA par taux, votre numéro de TVA, ou la mention qui explique son
absence.</li>
</ul>
<h2>Comment être payé</h2>
<ul>
<li><strong>9.</strong> Une vraie date d’échéance, les pénalités de retard, l’indemnité forfaitaire de
recouvrement entre professionnels, l’escompte éventuel.</li>
<li><strong>10.</strong> Le compte à créditer, vérifié sur un relevé, et un nom à appeler en cas de
doute.</li>
</ul>
<h2>Avant d’envoyer</h2>
<ul>
<li>Les lignes redonnent le total, arrondis compris.</li>
<li>Les mentions propres au métier sont là : assurance, qualification, régime de TVA.</li>
<li>L’acompte déjà versé est rappelé et déduit.</li>
<li>La facture part le jour de la livraison, par le circuit que le client attend.</li>
</ul>
<div class="exemple"><p><strong>Le test.</strong> Quelqu’un qui ignore tout de l’affaire peut dire en
deux minutes qui doit combien, à qui, pour quoi et avant quelle date.</p></div>`,
  }),
  sheet(5, {
    slug: 'fiche-5-carnet-de-relances',
    title: 'Le carnet de relances',
    description:
      'Quatre messages types, un tableau de suivi et les phrases à éviter au téléphone.',
    date: '2026-09-28',
    html: `<h2>Quatre messages</h2>
<dl>
<dt>Quelques jours avant l’échéance</dt>
<dd>« Bonjour, notre facture arrive à échéance le … L’avez-vous bien reçue, et vous manque-t-il un
élément pour la régler ? »</dd>
<dt>Juste après</dt>
<dd>« Sauf erreur, la facture jointe n’est pas encore réglée. Pouvez-vous me dire quel jour partira le
virement ? »</dd>
<dt>Une semaine plus tard, après l’appel</dt>
<dd>« Comme convenu ce matin avec …, j’attends votre règlement pour le … Merci de me prévenir avant
cette date si quelque chose change. »</dd>
<dt>Avant la lettre recommandée</dt>
<dd>« Sans règlement au …, je vous adresserai une mise en demeure ; les pénalités prévues sur la
facture seront alors calculées. »</dd>
</dl>
<h2>Le suivi</h2>
<table>
<thead><tr><th scope="col">Client et facture</th><th scope="col">Échéance</th><th scope="col">Dernier
échange</th><th scope="col">Promesse</th><th scope="col">Prochain geste</th></tr></thead>
<tbody>
<tr><td>1.</td><td></td><td></td><td></td><td></td></tr>
<tr><td>2.</td><td></td><td></td><td></td><td></td></tr>
<tr><td>3.</td><td></td><td></td><td></td><td></td></tr>
<tr><td>4.</td><td></td><td></td><td></td><td></td></tr>
</tbody>
</table>
<h2>Au téléphone</h2>
<ul>
<li>J’ai la facture, le devis signé et la preuve de livraison sous les yeux.</li>
<li>Je demande une date, puis je me tais.</li>
<li>Je traite la réclamation à part et je fais payer ce qui n’est pas contesté.</li>
<li>J’écris le soir même ce qui a été promis.</li>
</ul>
<div class="encadre"><p class="encadre-titre">À ne pas dire</p><p>« Je sais que c’est difficile en ce
moment », « quand vous pourrez », « je vais voir avec mon comptable » : ces phrases offrent le délai
que l’on ne voulait pas donner.</p></div>`,
  }),
  sheet(6, {
    slug: 'fiche-6-caisse-du-soir',
    title: 'La caisse du soir',
    description:
      'Compter, comparer, expliquer l’écart, signer : la routine d’un commerce qui reçoit des espèces.',
    date: '2026-10-12',
    html: `<h2>Compter</h2>
<ul>
<li>La porte est fermée, le dernier ticket est sorti.</li>
<li>Le fonds de caisse du lendemain est mis à part en premier.</li>
<li>Pièces et billets sont comptés deux fois, si possible par deux personnes.</li>
</ul>
<h2>Comparer</h2>
<table>
<thead><tr><th scope="col">Moyen de paiement</th><th scope="col">Compté</th><th scope="col">Selon la
caisse</th><th scope="col">Écart</th></tr></thead>
<tbody>
<tr><th scope="row">Espèces</th><td></td><td></td><td></td></tr>
<tr><th scope="row">Cartes</th><td></td><td></td><td></td></tr>
<tr><th scope="row">Chèques</th><td></td><td></td><td></td></tr>
<tr><th scope="row">Titres-restaurant</th><td></td><td></td><td></td></tr>
<tr><th scope="row">Autres, avoirs compris</th><td></td><td></td><td></td></tr>
<tr><th scope="row">Total</th><td></td><td></td><td></td></tr>
</tbody>
</table>
<h2>Expliquer l’écart</h2>
<ul>
<li>Rendu de monnaie, ticket annulé, paiement saisi sur le mauvais bouton : la cause est
cherchée le soir même.</li>
<li>Un écart inexpliqué est noté tel quel : on ne l’équilibre pas.</li>
</ul>
<h2>Signer et ranger</h2>
<ul>
<li>La clôture du logiciel est imprimée ou enregistrée, jamais effacée.</li>
<li>La feuille est datée et signée par qui a compté.</li>
<li>Le surplus part au coffre ou à la banque, avec un bordereau.</li>
</ul>
<table>
<tbody>
<tr><th scope="row">Date</th><td></td><th scope="row">Compté par</th><td></td></tr>
</tbody>
</table>
<div class="encadre"><p class="encadre-titre">Un écart qui revient</p><p>Toujours le même jour, la même
personne ou le même montant ? Ce n’est plus un hasard : parlons-en avant la fin du mois.</p></div>`,
  }),
]

/** To employ and close the year: sheets 7 to 9. */
export const closingSheets: SeedDocument[] = [
  sheet(7, {
    slug: 'fiche-7-arrivee-dun-salarie',
    title: 'L’arrivée d’un salarié',
    description:
      'Avant, le jour même, le premier mois : une liste à cocher avec le nom de la personne responsable.',
    date: '2026-10-26',
    html: `<table>
<tbody>
<tr><th scope="row">Salarié</th><td></td><th scope="row">Arrivée le</th><td></td></tr>
<tr><th scope="row">Poste</th><td></td><th scope="row">Suivi par</th><td></td></tr>
</tbody>
</table>
<h2>Avant</h2>
<ul>
<li>Le droit de travailler est vérifié, les diplômes exigés par le métier aussi.</li>
<li>La déclaration préalable est faite et son accusé rangé.</li>
<li>Le contrat est relu avec la convention collective, imprimé en deux exemplaires.</li>
<li>Le poste est prêt : outils, tenue, accès, clés, adresse électronique.</li>
<li>L’équipe sait qui arrive, quand, et pour faire quoi.</li>
</ul>
<h2>Le jour même</h2>
<ul>
<li>Le contrat est signé avant le début du travail.</li>
<li>L’inscription au registre du personnel est faite.</li>
<li>La mutuelle et la prévoyance sont expliquées, le choix est écrit.</li>
<li>Les consignes de sécurité sont montrées sur place, pas seulement remises.</li>
<li>Quelqu’un déjeune avec la nouvelle recrue.</li>
</ul>
<h2>Le premier mois</h2>
<ul>
<li>La visite d’information et de prévention est demandée.</li>
<li>Le document unique tient compte du nouveau poste.</li>
<li>Les horaires réels sont relevés, les questions de paie traitées avant le bulletin.</li>
<li>Un point de vingt minutes a lieu chaque semaine.</li>
</ul>
<h2>Avant la fin de l’essai</h2>
<ul>
<li>La date est dans l’agenda, avec le délai pour prévenir.</li>
<li>Un entretien a lieu et laisse une trace écrite.</li>
<li>La décision est dite de vive voix avant d’être envoyée.</li>
</ul>`,
  }),
  sheet(8, {
    slug: 'fiche-8-variables-de-paie',
    title: 'Les variables de paie',
    description:
      'Absences, heures, primes, frais : un relevé mensuel à nous transmettre sans oubli.',
    date: '2026-11-09',
    html: `<table>
<tbody>
<tr><th scope="row">Entreprise</th><td></td><th scope="row">Mois</th><td></td></tr>
<tr><th scope="row">Rempli par</th><td></td><th scope="row">Envoyé le</th><td></td></tr>
</tbody>
</table>
<h2>Par salarié</h2>
<table>
<thead><tr><th scope="col">Nom</th><th scope="col">Absences, du … au …</th><th scope="col">Heures en
plus</th><th scope="col">Primes, avances</th><th scope="col">Frais, repas</th></tr></thead>
<tbody>
<tr><td>1.</td><td></td><td></td><td></td><td></td></tr>
<tr><td>2.</td><td></td><td></td><td></td><td></td></tr>
<tr><td>3.</td><td></td><td></td><td></td><td></td></tr>
<tr><td>4.</td><td></td><td></td><td></td><td></td></tr>
<tr><td>5.</td><td></td><td></td><td></td><td></td></tr>
<tr><td>6.</td><td></td><td></td><td></td><td></td></tr>
</tbody>
</table>
<h2>Rien d’oublié ?</h2>
<ul>
<li>Arrêts de travail, avec les dates exactes et les prolongations.</li>
<li>Congés payés, repos, absences non rémunérées, retards retenus.</li>
<li>Heures supplémentaires ou complémentaires, de nuit, du dimanche, fériées.</li>
<li>Primes, commissions, acomptes déjà versés, saisies reçues.</li>
<li>Titres-restaurant, indemnités de trajet, avantages en nature.</li>
<li>Changement d’adresse, de situation, de compte bancaire.</li>
</ul>
<h2>Entrées, sorties, contrats</h2>
<ul>
<li>Embauche : contrat signé et pièces jointes avant le premier bulletin.</li>
<li>Départ : date, motif et congés restants, dès qu’ils sont connus.</li>
<li>Avenant : horaires, salaire ou poste, avec sa date d’effet.</li>
</ul>
<div class="encadre"><p class="encadre-titre">Un compte bancaire qui change</p><p>Rappelez le salarié
sur un numéro connu avant de modifier son RIB. Les faux messages de ce genre sont fréquents.</p></div>`,
  }),
  sheet(9, {
    slug: 'fiche-9-inventaire',
    title: 'L’inventaire de fin d’exercice',
    description:
      'Comment compter, valoriser et dater un stock, avec les précautions pour la marchandise abîmée.',
    date: '2026-11-09',
    html: `<h2>Préparer</h2>
<ul>
<li>Une date la plus proche possible de la clôture, à une heure sans mouvement.</li>
<li>Les livraisons reçues et non facturées sont mises à part, les ventes non livrées aussi.</li>
<li>Le stock est rangé par famille ; ce qui appartient à un tiers est étiqueté.</li>
<li>Des feuilles numérotées sont distribuées, toutes reviendront.</li>
</ul>
<h2>Compter</h2>
<ul>
<li>À deux : l’un compte, l’autre écrit.</li>
<li>Chaque zone terminée reçoit une marque visible.</li>
<li>Un dixième des lignes est recompté par quelqu’un d’autre.</li>
<li>Les produits en cours de fabrication sont décrits avec leur stade.</li>
</ul>
<h2>Valoriser</h2>
<ol>
<li>Marchandises et matières : au coût d’achat, frais d’approche compris, remises déduites.</li>
<li>Produits fabriqués : au coût de production, sans la marge.</li>
<li>La même méthode que l’an dernier : premier entré, premier sorti, ou coût moyen.</li>
<li>La TVA récupérable n’entre pas dans la valeur.</li>
</ol>
<h2>La marchandise abîmée ou démodée</h2>
<ul>
<li>Elle est comptée à part, avec la raison et une photo.</li>
<li>Un prix de vente probable est estimé, frais de vente déduits.</li>
<li>Ce qui part à la benne est listé, daté et signé avant d’être jeté.</li>
</ul>
<h2>Clore</h2>
<table>
<tbody>
<tr><th scope="row">Total retenu</th><td></td><th scope="row">Total de l’an dernier</th><td></td></tr>
<tr><th scope="row">Explication de l’écart</th><td></td><th scope="row">Signé par, le</th><td></td></tr>
</tbody>
</table>
<div class="encadre"><p>Gardez les feuilles d’origine, ratures comprises : elles prouvent le comptage
mieux qu’un tableau recopié.</p></div>`,
  }),
]
