/** Motifs of the demo with the labels of call 1. */
export const MOTIFS: Readonly<Record<string, string>> = {
  AEF: 'AEF : Fiscal',
  AEJ: 'AEJ : Juridique',
  AEM: 'AEM : High-tech',
  AEP: 'AEP : Patrimoine',
  AES: 'AES : Social',
  EREVUEVIDEO: 'EREVUEVIDEO : La minute de l’expert',
}

/** Motif, title and summary of what a provider publishes, newest first. */
export const TITLES: readonly (readonly [motif: string, title: string, summary: string])[] = [
  [
    'AEF',
    'Crédit de TVA : le demander ou le reporter',
    'Deux façons d’utiliser un excédent de taxe, et comment choisir.',
  ],
  [
    'AES',
    'Visite de reprise : qui la demande, et quand',
    'Après une longue absence, le salarié revoit le médecin du travail.',
  ],
  [
    'AEJ',
    'Pacte d’associés : les clauses que l’on regrette d’oublier',
    'Sortie, préemption, désaccord : prévoir tant que tout va bien.',
  ],
  [
    'AEM',
    'Double authentification : la déployer sans drame',
    'Un second facteur pour chaque compte, et un plan pour les téléphones perdus.',
  ],
  [
    'AEP',
    'Usufruit et nue-propriété : qui paie quoi',
    'Travaux, impôts, assurance : le partage des charges en un tableau.',
  ],
  [
    'EREVUEVIDEO',
    'La trésorerie nette, en une minute',
    'Ce que la banque montre, et ce qu’elle ne montre pas.',
  ],
  [
    'AEF',
    'Taxe sur les salaires : suis-je concerné ?',
    'Le rapport d’assujettissement décide ; il se calcule chaque année.',
  ],
  [
    'AES',
    'Télétravail : l’écrire avant de le pratiquer',
    'Accord, charte ou simple échange : ce que chaque forme permet.',
  ],
  [
    'AEJ',
    'Cession de fonds : le calendrier des publicités',
    'Annonces, oppositions, séquestre : l’ordre des étapes.',
  ],
  [
    'AEM',
    'Archivage électronique : plus qu’une copie',
    'Intégrité, lisibilité, durée : trois promesses à tenir.',
  ],
  [
    'AEP',
    'Société civile : les comptes aussi comptent',
    'Même sans obligation, un suivi annuel évite les discussions.',
  ],
  [
    'EREVUEVIDEO',
    'Le bénéfice n’est pas la trésorerie',
    'Pourquoi un bon résultat peut laisser un compte vide.',
  ],
  [
    'AEF',
    'Déficit : l’imputer ou le garder',
    'Report en avant, report en arrière : deux calendriers.',
  ],
  [
    'AES',
    'Heures supplémentaires : les compter juste',
    'La semaine civile, le seuil, la majoration, le repos.',
  ],
  [
    'AEJ',
    'Marque et nom commercial : deux protections',
    'L’une se dépose, l’autre s’utilise ; elles ne se remplacent pas.',
  ],
  [
    'AEM',
    'Messagerie partagée : mettre de l’ordre',
    'Une boîte par sujet, un responsable par boîte.',
  ],
  [
    'AEP',
    'Assurance emprunteur : comparer à garanties égales',
    'Le prix seul ne dit rien : lire les exclusions d’abord.',
  ],
  ['EREVUEVIDEO', 'À quoi sert un prévisionnel ?', 'Décider avant, comprendre après.'],
  [
    'AEF',
    'Véhicule de société : l’avantage en nature',
    'Forfait ou dépense réelle : le choix se fait par véhicule.',
  ],
  [
    'AES',
    'Entretien professionnel : ne pas le confondre',
    'Il parle du parcours, jamais de la performance.',
  ],
  [
    'AEJ',
    'Mise en demeure : les mots qui comptent',
    'Une date, une somme, un délai : et la preuve de l’envoi.',
  ],
  [
    'AEM',
    'Signature électronique : le bon niveau',
    'Simple, avancée, qualifiée : à chaque acte le sien.',
  ],
  [
    'AEP',
    'Retraite : lire son relevé de carrière',
    'Trimestres manquants, employeurs oubliés : corriger tôt.',
  ],
  ['EREVUEVIDEO', 'Lire un bilan sans peur', 'Ce que l’on possède, ce que l’on doit.'],
  ['AEF', 'Plus-value professionnelle : court ou long terme', 'La durée de détention change tout.'],
  [
    'AES',
    'Période d’essai : la rompre correctement',
    'Prévenir, respecter le délai, garder une trace.',
  ],
  ['AEJ', 'Sous-traitance : vérifier avant de signer', 'Attestations, agrément, paiement direct.'],
  [
    'AEM',
    'Inventaire informatique : savoir ce que l’on a',
    'On ne protège bien que ce que l’on a compté.',
  ],
  ['AEP', 'Indivision : décider à plusieurs', 'Majorité, unanimité : la règle dépend de l’acte.'],
  ['EREVUEVIDEO', 'Le seuil de rentabilité', 'Le jour où l’on commence à gagner.'],
  [
    'AEF',
    'Intérêts de retard : comment ils courent',
    'Du mois qui suit l’échéance au mois du paiement.',
  ],
  [
    'AES',
    'Épargne salariale : aussi pour les petites équipes',
    'Un intéressement s’écrit en quelques pages.',
  ],
  [
    'AEJ',
    'Bail dérogatoire : court, mais encadré',
    'Trois ans au plus, et une sortie à surveiller.',
  ],
  [
    'AEM',
    'Site marchand : les mentions à relire',
    'Prix, livraison, rétractation : l’essentiel en dix lignes.',
  ],
  [
    'AEP',
    'Quotité disponible : ce que l’on peut donner',
    'La part des enfants d’abord, le reste ensuite.',
  ],
  ['EREVUEVIDEO', 'Combien coûte un salarié ?', 'Du brut au coût complet.'],
  [
    'AEF',
    'Registre des immobilisations : le tenir à jour',
    'Entrées, sorties, amortissements : un tableau vivant.',
  ],
  ['AES', 'Accident du trajet : les premiers gestes', 'Déclarer, informer, ne rien présumer.'],
  [
    'AEJ',
    'Dirigeant : la délégation de pouvoirs',
    'Compétence, autorité, moyens : les trois conditions.',
  ],
  ['AEF', 'Notes de frais : la règle du jour même', 'Photographier, classer, rapprocher.'],
]
