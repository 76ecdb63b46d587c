import type { SeedArticle } from '../seed-types.ts'

/** The short films of the demo. Written by `scripts/media/make-videos.ts`. */
export const videos: (SeedArticle & {
  /** ISO 8601, as measured on the film. */
  duration: string
})[] = [
  {
    slug: 'la-tva-en-une-minute',
    title: 'La TVA en une minute',
    summary: 'Collectée, déductible, à reverser : trois mots et un exemple chiffré.',
    motif: 'EREVUEVIDEO',
    source: 'impots.gouv.fr',
    duration: 'PT58S',
    html: `<p>Une partie de l’argent encaissé ne fait que passer dans vos caisses. Trois mots et un
      exemple en chiffres ronds montrent laquelle.</p>
      <h2>Transcription</h2>
      <p>La TVA tient en trois mots : collectée, déductible, à reverser.</p>
      <p>Exemple : vous vendez une prestation 1 000 € hors taxes. Vous ajoutez 200 € de TVA. Le
      client paie 1 200 €, mais les 200 € de TVA collectée ne sont pas à vous.</p>
      <p>La même période, vous achetez pour 400 € de fournitures. Le fournisseur vous facture 80 €
      de TVA. Avec une facture en règle et un besoin professionnel, cette TVA est en principe
      déductible.</p>
      <p>Sur votre déclaration, vous portez la TVA collectée. Vous en retirez la TVA déductible. La
      différence, ici 120 €, est à reverser à l’État.</p>
      <p>Un gros achat peut inverser les rôles : vous avez payé plus de TVA que vous n’en avez
      collecté. Ce crédit de TVA se reporte ou, sous conditions, se fait rembourser.</p>
      <p>Mettez la TVA de côté dès que le client paie. Gardez les factures d’achat et notez la date
      de la prochaine déclaration.</p>
      <p>Votre régime de TVA a ses propres règles : vérifions-les ensemble.</p>`,
  },
  {
    slug: 'lire-son-bilan-en-trois-regards',
    title: 'Lire son bilan en trois regards',
    summary: 'Ce que l’entreprise possède, ce qu’elle doit, ce qui lui appartient.',
    motif: 'EREVUEVIDEO',
    source: 'economie.gouv.fr',
    duration: 'PT56S',
    html: `<p>Un bilan n’est pas réservé aux comptables. En posant trois fois les yeux dessus, dans le
      bon ordre, on comprend de quoi vit l’entreprise.</p>
      <h2>Transcription</h2>
      <p>Un bilan paraît austère ; trois regards suffisent pour le comprendre.</p>
      <p>C’est une photo de l’entreprise, prise le jour de la clôture des comptes. À gauche l’actif,
      à droite le passif : les deux totaux sont toujours égaux.</p>
      <p>Premier regard, l’actif : dans notre exemple, des machines et des stocks. Puis des factures
      à encaisser et de la trésorerie. En tout, 300 000 €.</p>
      <p>Deuxième regard, les dettes : l’emprunt, les fournisseurs, les impôts et les cotisations.
      L’entreprise doit ici 180 000 €.</p>
      <p>Troisième regard : 300 000 moins 180 000, il reste 120 000 € de capitaux propres. Ce sont
      surtout les apports des associés et les bénéfices gardés dans l’entreprise.</p>
      <p>Demandez-vous alors si la trésorerie couvre les échéances proches, si les clients paient
      plus lentement qu’avant, et si les capitaux propres progressent.</p>
      <p>Comparez enfin avec l’année passée : une seule photo ne montre pas le mouvement.</p>`,
  },
  {
    slug: 'seuil-de-rentabilite-a-partir-de-quand-gagne-t-on-de-largent',
    title: 'Seuil de rentabilité : à partir de quand gagne-t-on de l’argent ?',
    summary: 'Charges fixes, marge, point mort : le calcul au tableau.',
    motif: 'EREVUEVIDEO',
    source: 'bpifrance-creation.fr',
    duration: 'PT53S',
    html: `<p>Avant de gagner de l’argent, une activité commence par couvrir ses charges. Le seuil de
      rentabilité dit combien il faut vendre pour y arriver, et le point mort à quelle date.</p>
      <h2>Transcription</h2>
      <p>À partir de quel niveau de ventes votre activité gagne-t-elle de l’argent ?</p>
      <p>D’abord les charges fixes, celles que l’on paie même sans rien vendre. Ici, loyer, salaires
      et assurances font 60 000 € par an.</p>
      <p>Ensuite la marge : sur 100 € vendus, 40 € partent en achats et en transport. Il reste 60 €
      de marge pour les charges fixes : le taux de marge sur coûts variables est de 60 %.</p>
      <p>Divisez les charges fixes par ce taux. 60 000 divisé par 0,60 : le seuil de rentabilité est
      de 100 000 € par an.</p>
      <p>Avec moins de 100 000 € de ventes, l’année se termine en perte. Au-delà, chaque tranche de
      100 € vendus laisse 60 € de résultat avant impôt.</p>
      <p>Supposons 150 000 € de ventes, réparties également sur l’année. Le seuil est franchi le
      243<sup>e</sup> jour, à la fin du mois d’août : c’est le point mort.</p>
      <p>Refaites ce calcul avant d’embaucher, de louer ou de changer un prix.</p>`,
  },
  {
    slug: 'relancer-un-client-sans-le-facher',
    title: 'Relancer un client sans le fâcher',
    summary: 'Trois messages, trois tons, trois dates.',
    motif: 'EREVUEVIDEO',
    source: 'entreprendre.service-public.gouv.fr',
    duration: 'PT52S',
    html: `<p>Réclamer son dû n’a rien d’impoli, à condition de choisir ses mots et son moment. Voici une
      suite de trois messages, à adapter à votre clientèle.</p>
      <h2>Transcription</h2>
      <p>Une facture reste impayée ? Écrivez trois messages, chacun avec son ton.</p>
      <p>D’abord, vérifiez que la facture est arrivée et qu’elle porte une échéance. S’il y a un
      désaccord, un appel vaut mieux qu’une relance.</p>
      <p>Trois jours après l’échéance, par exemple, envoyez un rappel courtois. Supposez l’oubli, et
      joignez la facture avec votre RIB.</p>
      <p>Vers le quinzième jour, le ton devient ferme et reste poli. Demandez une date précise, et
      rappelez les pénalités prévues.</p>
      <p>Au bout d’un mois vient la mise en demeure, en recommandé avec avis de réception. Elle
      nomme la facture, le montant et le délai laissé pour payer.</p>
      <p>Courtois, ferme, formel : trois tons pour trois dates, que vous adaptez à chaque client.
      Notez chaque échange : une trace écrite évite bien des malentendus.</p>
      <p>Et rien n’interdit de décrocher son téléphone entre deux messages.</p>`,
  },
  {
    slug: 'du-brut-au-net',
    title: 'Du brut au net',
    summary: 'Suivre le chemin d’un salaire, ligne après ligne.',
    motif: 'EREVUEVIDEO',
    source: 'service-public.gouv.fr',
    duration: 'PT51S',
    html: `<p>Entre la somme inscrite au contrat et celle qui arrive sur le compte, le bulletin de paie
      déroule plusieurs étapes. Suivons un même salaire de haut en bas.</p>
      <h2>Transcription</h2>
      <p>Entre le brut et le net, que se passe-t-il ? Suivons un salaire.</p>
      <p>On part du salaire de base, auquel s’ajoutent les primes et les heures supplémentaires.
      Dans notre exemple, le brut est de 2 000 €.</p>
      <p>On retire les cotisations et contributions du salarié : retraite, prévoyance, CSG, CRDS.
      Ici 440 €, un montant arrondi qui change avec chaque situation.</p>
      <p>Il reste 1 560 € : c’est le net à payer avant impôt sur le revenu. Le bulletin affiche
      aussi le montant net social, utile pour certaines prestations.</p>
      <p>L’employeur retient l’impôt au taux que l’administration lui transmet. Avec 40 € de
      retenue, le salarié reçoit 1 520 €.</p>
      <p>L’employeur verse en plus ses propres cotisations, dites patronales. Ajoutées au brut,
      elles donnent le coût total du salaire.</p>
      <p>Un bulletin se lit de haut en bas ; une ligne vous échappe ? Montrez-la-nous.</p>`,
  },
  {
    slug: 'besoin-en-fonds-de-roulement-pourquoi-la-caisse-est-vide-alors-que-les-ventes',
    title:
      'Besoin en fonds de roulement : pourquoi la caisse est vide alors que les ventes montent',
    summary: 'Stocks, clients, fournisseurs : le décalage expliqué.',
    motif: 'EREVUEVIDEO',
    source: 'bpifrance-creation.fr',
    duration: 'PT56S',
    html: `<p>Une entreprise peut être rentable et manquer d’argent. La réponse se trouve souvent dans le
      temps qui sépare ce que l’on paie de ce que l’on encaisse.</p>
      <h2>Transcription</h2>
      <p>Les ventes montent, et pourtant la caisse est vide. Où est passé l’argent ?</p>
      <p>Vous achetez aujourd’hui, et payez votre fournisseur au bout de 30 jours. Vous vendez le
      quarante-cinquième jour ; le client règle le quatre-vingt-dixième. Pendant 60 jours, c’est
      vous qui avancez l’argent.</p>
      <p>Additionnez les stocks et ce que les clients vous doivent. Retirez les dettes
      d’exploitation, comme les fournisseurs : il faut financer 45 000 €.</p>
      <p>Avec 20 % de ventes en plus, stocks, créances et dettes grandissent ensemble. Le besoin
      passe à 54 000 € : il manque 9 000 €, et la caisse se vide.</p>
      <p>Encaissez plus tôt : demandez des acomptes et facturez sans attendre. Achetez au plus près
      des commandes. Négociez vos délais de paiement, dans les limites de la loi.</p>
      <p>Suivez ce besoin en jours : 45 000 € pour 365 000 € de ventes font 45 jours.</p>
      <p>Et s’il est négatif ? Bonne nouvelle : l’activité se finance elle-même.</p>`,
  },
  {
    slug: 'preparer-son-rendez-vous-de-bilan',
    title: 'Préparer son rendez-vous de bilan',
    summary: 'Les cinq documents et les trois questions à apporter.',
    motif: 'EREVUEVIDEO',
    source: 'entreprendre.service-public.gouv.fr',
    duration: 'PT56S',
    html: `<p>Le bilan n’est pas une lecture de chiffres, c’est une conversation. Elle gagne à être
      préparée des deux côtés de la table.</p>
      <h2>Transcription</h2>
      <p>Un rendez-vous de bilan se prépare : cinq documents, trois questions.</p>
      <p>Un : les relevés bancaires et les tableaux d’emprunt. Deux : les factures encore ouvertes,
      côté clients et côté fournisseurs. Trois : l’inventaire des stocks, compté le jour de la
      clôture.</p>
      <p>Quatre : les contrats signés dans l’année, du bail à l’assurance. Cinq : vos projets, avec
      un prévisionnel même sommaire.</p>
      <p>Première question : pourquoi le résultat a-t-il bougé d’une année à l’autre ? Un écart a
      toujours une cause : un prix, un volume, une charge nouvelle.</p>
      <p>Deuxième question : combien puis-je me verser sans fragiliser l’entreprise ? On regarde la
      trésorerie qui reste après les échéances, pas seulement le bénéfice.</p>
      <p>Troisième question : que faut-il préparer dès maintenant ? Investir, embaucher, changer un
      prix : posez une date sur chaque décision.</p>
      <p>Envoyez vos pièces quelques jours avant : l’entretien servira à décider.</p>`,
  },
  {
    slug: 'cyber-le-bon-reflexe-face-a-un-faux-virement',
    title: 'Cyber : le bon réflexe face à un faux virement',
    summary: 'Rappeler sur un numéro connu avant de payer, toujours.',
    motif: 'EREVUEVIDEO',
    source: 'cybermalveillance.gouv.fr',
    duration: 'PT55S',
    html: `<p>La fraude au faux virement vise aussi les petites entreprises. Elle joue sur la confiance
      et sur la hâte ; un simple appel la met en échec.</p>
      <h2>Transcription</h2>
      <p>On vous demande de payer vite, sur un nouveau compte ? Arrêtez-vous.</p>
      <p>Le message imite un fournisseur que vous connaissez : logo, ton, signature. Il annonce un
      nouveau compte bancaire et réclame un paiement immédiat.</p>
      <p>Trois signaux doivent alerter. L’urgence, d’abord. Le secret que l’on vous demande de
      garder. Et tout changement de coordonnées bancaires.</p>
      <p>Avant de payer, rappelez, mais jamais au numéro indiqué dans le message. Composez celui de
      votre fichier ou d’un ancien contrat : votre vrai contact répondra.</p>
      <p>Fixez une règle : une personne prépare le virement, une autre le valide. Elle s’applique à
      tous, dirigeant compris.</p>
      <p>Le virement est parti ? Appelez votre banque aussitôt pour tenter de le rappeler. Gardez
      les messages comme preuves et déposez plainte. Cybermalveillance.gouv.fr vous guide.</p>
      <p>Un numéro connu, un appel, puis le paiement : dans cet ordre, toujours.</p>`,
  },
]
