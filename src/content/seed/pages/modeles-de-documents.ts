import type { SeedPages } from '../seed-types.ts'

/** Vos outils > Modèles de documents: what each must hold, how to fill it, a text to adapt. */
export const modelesDeDocuments: SeedPages = {
  '/vos-outils/modeles-de-documents': {
    title: 'Modèles de documents à adapter',
    description:
      'Facture, devis, relance, note de frais, procès-verbal : ce que chaque document doit contenir, comment le remplir et les oublis courants.',
    intro:
      'Cinq documents que toute entreprise finit par écrire. Pour chacun, une trame, une explication ligne par ligne et les erreurs que nous corrigeons le plus.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Un modèle n’est pas un texte à recopier : c’est une liste de choses à ne pas
oublier. Le nôtre reste volontairement court. Ajoutez ce que votre métier impose, retirez ce qui ne
vous concerne pas, et faites relire la première version.</p>
<h2>Avant d’adopter un modèle</h2>
<ul>
  <li>Vérifiez qu’il correspond à votre forme juridique et à votre régime de TVA.</li>
  <li>Remplacez chaque passage entre crochets.</li>
  <li>Notez la date de votre version, pour savoir dans un an si elle a vieilli.</li>
  <li>Rangez le fichier d’origine en lecture seule.</li>
</ul>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Les cinq modèles',
        },
      },
      {
        type: 'call-to-action',
        options: {
          title: 'Un document particulier à rédiger ?',
          text:
            'Bail, pacte d’associés, contrat de travail : certains écrits ne supportent pas le modèle. Parlons-en avant la signature.',
          buttons: [{ text: 'Écrire au cabinet', link: '/contact', style: 'outline' }],
        },
      },
    ],
  },
  '/vos-outils/modeles-de-documents/facture': {
    title: 'Modèle de facture : mentions et exemple',
    description:
      'Les mentions à porter sur une facture entre professionnels, une trame de lignes et de totaux, et les oublis qui bloquent un paiement.',
    intro:
      'Une facture est à la fois une demande de paiement, une preuve et une pièce fiscale. Chaque mention sert l’un de ces trois rôles.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce qu’elle doit contenir</h2>
<table>
  <thead>
    <tr><th scope="col">Bloc</th><th scope="col">À écrire</th></tr>
  </thead>
  <tbody>
    <tr>
      <th scope="row">Vendeur</th>
      <td>Nom ou dénomination, forme et capital pour une société, adresse, SIREN, numéro de TVA</td>
    </tr>
    <tr>
      <th scope="row">Client</th>
      <td>Nom, adresse de facturation, SIREN et numéro de TVA s’il est professionnel, adresse de
      livraison si elle diffère</td>
    </tr>
    <tr>
      <th scope="row">Références</th>
      <td>Numéro unique dans une suite sans trou, date d’émission, date de la vente, bon de commande
      éventuel</td>
    </tr>
    <tr>
      <th scope="row">Lignes</th>
      <td>Désignation précise, quantité, prix unitaire HT, remise, taux de TVA</td>
    </tr>
    <tr><th scope="row">Totaux</th><td>HT par taux, TVA par taux, TTC</td></tr>
    <tr>
      <th scope="row">Règlement</th>
      <td>Échéance, escompte, pénalités de retard, indemnité forfaitaire entre professionnels</td>
    </tr>
  </tbody>
</table>
<div class="exemple">
  <p><strong>Exemple</strong> au taux supposé de 20 %. Pose de deux portes à 450 € HT : 900 € HT,
  TVA 180 €, total 1 080 € TTC. Acompte déjà facturé : 300 €. Reste à payer : 780 €.</p>
</div>
<h2>Comment la remplir</h2>
<p>Décrivez la prestation comme si un inconnu devait la comprendre dans trois ans. Écrivez
l’échéance sous forme de date, et non de délai. Si vous ne facturez pas de TVA, indiquez la mention
qui le justifie : elle dépend de votre situation.</p>
<h2>Les erreurs fréquentes</h2>
<ul>
  <li>Modifier une facture envoyée, au lieu d’émettre un
  <a href="/vos-outils/lexique/avoir">avoir</a>.</li>
  <li>Utiliser deux suites de numéros sans règle écrite.</li>
  <li>Facturer une enseigne qui n’est pas le client réel.</li>
</ul>
<p>Avec la facture électronique, ces données voyagent dans un fichier structuré ; les mentions et le
calendrier en vigueur se lisent sur <a href="https://www.impots.gouv.fr/">impots.gouv.fr</a>. Notre
guide détaille aussi <a href="/nos-guides/bien-facturer/les-mentions">le rôle de chaque
mention</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/modeles-de-documents/devis': {
    title: 'Modèle de devis clair et complet',
    description:
      'Rubriques d’un devis, durée de validité, acompte, formule d’acceptation : une trame à adapter et les clauses qui évitent les litiges.',
    intro:
      'Un devis signé vaut contrat. Il gagne donc à dire ce qui est compris, ce qui ne l’est pas, et ce qui se passe si le chantier change.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>La trame</h2>
<ol>
  <li><strong>En-tête</strong> : vos coordonnées, votre SIREN, votre assurance si le métier
  l’exige.</li>
  <li><strong>Client et lieu</strong> : qui commande, où l’on intervient.</li>
  <li><strong>Date et validité</strong> : « offre valable jusqu’au [date] ».</li>
  <li><strong>Description</strong> : lots, quantités, matériaux, prix unitaires.</li>
  <li><strong>Exclusions</strong> : ce que le client croit parfois compris.</li>
  <li><strong>Prix</strong> : total HT, TVA par taux, total TTC, frais de déplacement.</li>
  <li><strong>Calendrier</strong> : début prévu, durée, conditions pour commencer.</li>
  <li><strong>Paiement</strong> : acompte, situations, solde.</li>
</ol>
<h2>La formule d’acceptation</h2>
<blockquote>
  <p>Devis reçu avant l’exécution des travaux, bon pour accord.</p>
  <p>Fait à [lieu], le [date]. Nom, qualité et signature du client.</p>
</blockquote>
<div class="exemple">
  <p><strong>Exemple.</strong> Devis de 8 000 € TTC : acompte de 30 % à la commande, soit 2 400 € ;
  40 % à mi-chantier, soit 3 200 € ; solde de 2 400 € à la réception.</p>
</div>`,
        },
      },
      {
        type: 'accordion',
        options: {
          items: [
            {
              title: 'Acompte ou arrhes ?',
              html: `<p>L’<a href="/vos-outils/lexique/acompte">acompte</a> engage les deux parties ; les
arrhes permettent en général de renoncer en les perdant. Écrivez le mot que vous voulez voir
appliquer.</p>`,
            },
            {
              title: 'Puis-je facturer le devis lui-même ?',
              html: `<p>C’est possible dans certains cas, à condition d’en avoir informé le client avant
de l’établir.</p>`,
            },
            {
              title: 'Le client demande un supplément en cours de route',
              html: `<p>Faites signer un avenant d’une ligne, daté et chiffré. Un accord oral sur un
chantier s’oublie vite, des deux côtés.</p>`,
            },
          ],
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<p>Certains secteurs imposent des mentions supplémentaires, notamment pour les
dépannages et les particuliers : consultez
<a href="https://entreprendre.service-public.gouv.fr/">entreprendre.service-public.gouv.fr</a> avant
votre premier envoi.</p>`,
        },
      },
    ],
  },
  '/vos-outils/modeles-de-documents/lettre-de-relance': {
    title: 'Modèle de lettre de relance pour impayé',
    description:
      'Trois textes gradués, du rappel courtois à la mise en demeure, avec les informations à y porter et les maladresses à éviter.',
    intro:
      'Relancer n’est pas accuser. Le premier message suppose un oubli ; le dernier prépare, calmement, ce qui suivra.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce que toute relance doit porter</h2>
<ul>
  <li>Le numéro, la date, l’échéance et le montant de la facture.</li>
  <li>Une copie jointe, pour supprimer l’excuse de la pièce égarée.</li>
  <li>Le moyen de payer : coordonnées bancaires ou lien.</li>
  <li>Le nom et la ligne directe de la personne à rappeler.</li>
</ul>
<h2>Premier rappel</h2>
<blockquote>
  <p>Madame, Monsieur,</p>
  <p>Sauf erreur de notre part, la facture n° [numéro] du [date], d’un montant de [montant] € TTC,
  arrivée à échéance le [date], n’a pas encore été réglée. Vous en trouverez une copie
  ci-jointe.</p>
  <p>Si le virement est parti, merci de ne pas tenir compte de ce message. Sinon, pouvez-vous nous
  indiquer la date prévue ?</p>
  <p>Bien cordialement, [nom, téléphone]</p>
</blockquote>
<h2>Deuxième relance</h2>
<blockquote>
  <p>Notre message du [date] est resté sans réponse. La somme de [montant] € TTC demeure due. Si une
  difficulté ou une réclamation explique ce retard, dites-le-nous avant le [date] : nous chercherons
  une solution avec vous.</p>
</blockquote>
<h2>Mise en demeure</h2>
<blockquote>
  <p>Par la présente, nous vous mettons en demeure de régler la somme de [montant] € TTC au titre de
  la facture n° [numéro], échue le [date], dans un délai de [nombre] jours à réception. À défaut,
  nous engagerons la procédure de recouvrement. Les pénalités et l’indemnité prévues par nos
  conditions sont exigibles.</p>
</blockquote>
<p>Ce dernier texte part en recommandé avec avis de réception.</p>
<h2>Les maladresses</h2>
<ul>
  <li>Menacer dès le premier message, puis ne rien faire.</li>
  <li>Écrire à la comptabilité quand le litige est chez l’acheteur.</li>
  <li>Laisser passer des mois : une créance se prescrit.</li>
</ul>
<p>Le calcul des sommes accessoires figure dans la fiche
<a href="/vos-outils/simulateurs/penalites-de-retard">pénalités de retard</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/modeles-de-documents/note-de-frais': {
    title: 'Modèle de note de frais et pièces à joindre',
    description:
      'Colonnes d’une note de frais, justificatifs, repas d’affaires, kilomètres : comment la remplir pour être remboursé sans aller-retour.',
    intro:
      'Une bonne note de frais répond à quatre questions : quand, combien, pourquoi, avec qui. Le reste est affaire de présentation.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Les colonnes</h2>
<table>
  <caption>Exemple de note remplie, montants inventés</caption>
  <thead>
    <tr>
      <th scope="col">Date</th>
      <th scope="col">Dépense</th>
      <th scope="col">Motif</th>
      <th scope="col">TTC</th>
      <th scope="col">Pièce</th>
    </tr>
  </thead>
  <tbody>
    <tr>
      <td>3 juin</td>
      <td>Train aller-retour</td>
      <td>Visite du chantier Tilleuls</td>
      <td>64,00 €</td>
      <td>1</td>
    </tr>
    <tr>
      <td>3 juin</td>
      <td>Repas, 2 personnes</td>
      <td>Déjeuner avec le maître d’œuvre</td>
      <td>46,00 €</td>
      <td>2</td>
    </tr>
    <tr><td>10 juin</td><td>Parking</td><td>Salon professionnel</td><td>12,00 €</td><td>3</td></tr>
  </tbody>
</table>
<p>Total de cette note : 122,00 €, avec trois pièces jointes. En tête, on porte le nom, le mois et
le service ; en bas, la date, la signature du demandeur et celle du responsable.</p>
<h2>Mode d’emploi</h2>
<ol>
  <li>Numérotez les justificatifs dans l’ordre des lignes.</li>
  <li>Demandez une facture plutôt qu’un ticket lorsque la TVA est récupérable.</li>
  <li>Pour un repas, inscrivez le nom et la société des invités au dos.</li>
  <li>Pour la voiture, joignez le détail des trajets, départ et arrivée compris.</li>
  <li>Remettez la note dans le mois : au-delà, la mémoire invente.</li>
</ol>
<h2>Ce qui est refusé</h2>
<ul>
  <li>Le relevé de carte bancaire seul : il prouve un paiement, pas une dépense
  professionnelle.</li>
  <li>Les arrondis et les forfaits sans règle écrite.</li>
  <li>Le plein d’essence d’une voiture déjà remboursée au kilomètre.</li>
</ul>
<p>Une photographie du ticket peut suffire si elle est lisible, complète et bien conservée ; les
conditions de la copie numérique se vérifient sur
<a href="https://bofip.impots.gouv.fr/">bofip.impots.gouv.fr</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/modeles-de-documents/proces-verbal-dassemblee': {
    title: 'Modèle de procès-verbal d’assemblée annuelle',
    description:
      'La trame d’un procès-verbal d’approbation des comptes : en-tête, présence, résolutions, votes, signature, et les oublis à éviter.',
    intro:
      'Le procès-verbal garde la mémoire des décisions. Un tiers doit pouvoir le lire et savoir ce qui a été voté, par qui, et avec quel résultat.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>La trame</h2>
<blockquote>
  <p>[Dénomination], [forme] au capital de [montant] €, siège : [adresse], [numéro] RCS [ville].</p>
  <p>L’an [année], le [date], à [heure], les associés se sont réunis en assemblée générale ordinaire
  annuelle, au siège social, sur convocation du [date].</p>
  <p>Sont présents ou représentés : [nom], propriétaire de [nombre] parts ; [nom], propriétaire de
  [nombre] parts ; soit [nombre] parts sur [nombre].</p>
  <p>L’assemblée est présidée par [nom], en qualité de [gérant, président]. Elle peut valablement
  délibérer.</p>
  <p>Première résolution. L’assemblée, après lecture du rapport de gestion, approuve les comptes de
  l’exercice clos le [date], qui font ressortir un résultat de [montant] €. Votes pour : [nombre] ;
  contre : [nombre] ; abstentions : [nombre].</p>
  <p>Deuxième résolution. L’assemblée affecte ce résultat : [montant] € à la réserve légale,
  [montant] € aux autres réserves, [montant] € en dividendes, [montant] € en report à nouveau.</p>
  <p>Troisième résolution. L’assemblée prend acte des conventions réglementées conclues pendant
  l’exercice.</p>
  <p>L’ordre du jour étant épuisé, la séance est levée à [heure]. Signatures.</p>
</blockquote>
<h2>Pour bien le remplir</h2>
<ul>
  <li>Reprenez les chiffres du bilan définitif, au centime.</li>
  <li>Vérifiez que la somme des affectations égale le résultat.</li>
  <li>Adaptez le vocabulaire : parts et gérant en SARL, actions et président en SAS.</li>
  <li>Ajoutez une résolution par sujet : rémunération, quitus, pouvoir pour les formalités.</li>
</ul>
<div class="exemple">
  <p><strong>Exemple.</strong> Résultat de 30 000 € : 1 500 € à la réserve légale, 18 500 € aux
  autres réserves, 10 000 € de dividendes. Total : 30 000 €.</p>
</div>
<h2>Les oublis</h2>
<p>Une convocation tardive, une résolution votée hors de l’ordre du jour, une feuille volante jamais
classée au registre. Les statuts priment souvent sur un modèle : relisez-les d’abord. Nous
expliquons ailleurs le <a href="/vos-outils/lexique/report-a-nouveau">report à nouveau</a> et la
<a href="/vos-outils/lexique/reserve-legale">réserve légale</a>.</p>`,
        },
      },
    ],
  },
}
