/** The eight short films of the demo: what each slide shows and what the narrator says. */
import type { Figure } from './figures/types.ts'

export interface Slide {
  title: string
  /** True when the figures are invented, which the slide then says. */
  example?: boolean
  figure: Figure
  /** What is said, one caption a step; parts of the figure appear at the step they name. */
  said: readonly string[]
  /** What the picture alone says, for the transcript. */
  seen?: string
}

export interface Film {
  title: string
  summary: string
  /** Official site to check the rule on. */
  source: string
  /** Paragraph above the player. */
  introduction: string
  /** Said over the title card. */
  opening: string
  slides: readonly Slide[]
  /** Said over the last card. */
  closing: string
}

export const films: readonly Film[] = [
  {
    title: 'La TVA en une minute',
    summary: 'Collectée, déductible, à reverser : trois mots et un exemple chiffré.',
    source: 'impots.gouv.fr',
    introduction:
      'Une partie de l’argent encaissé ne fait que passer dans vos caisses. Trois mots et un exemple en chiffres ronds montrent laquelle.',
    opening: 'La TVA tient en trois mots : collectée, déductible, à reverser.',
    slides: [
      {
        title: 'La TVA collectée',
        example: true,
        figure: {
          kind: 'split',
          whole: '1 200 € payés par le client',
          wholeAt: 3,
          parts: [
            { share: 0.833, value: '1 000 €', label: 'prix hors taxes', tint: 'deep', at: 1 },
            { share: 0.167, value: '200 €', label: 'TVA collectée', tint: 'accent', at: 2 },
          ],
        },
        said: [
          'Exemple : vous vendez une prestation 1 000 € hors taxes.',
          'Vous ajoutez 200 € de TVA.',
          'Le client paie 1 200 €, mais les 200 € de TVA collectée ne sont pas à vous.',
        ],
      },
      {
        title: 'La TVA déductible',
        example: true,
        figure: {
          kind: 'sum',
          blocks: [
            { value: '400 €', label: ['achat', 'hors taxes'], tint: 'white', at: 1 },
            { value: '80 €', label: ['TVA', 'déductible'], tint: 'soft', at: 2, sign: '+' },
            { value: '480 €', label: ['payés au', 'fournisseur'], tint: 'deep', at: 2, sign: '=' },
          ],
        },
        said: [
          'La même période, vous achetez pour 400 € de fournitures.',
          'Le fournisseur vous facture 80 € de TVA.',
          'Avec une facture en règle et un besoin professionnel, cette TVA est en principe déductible.',
        ],
        seen: 'À l’écran : 400 € et 80 € font 480 €, payés au fournisseur.',
      },
      {
        title: 'La TVA à reverser',
        example: true,
        figure: {
          kind: 'sum',
          blocks: [
            { value: '200 €', label: ['TVA', 'collectée'], tint: 'accent', at: 1 },
            { value: '80 €', label: ['TVA', 'déductible'], tint: 'soft', at: 2, sign: '−' },
            { value: '120 €', label: ['à reverser', 'à l’État'], tint: 'deep', at: 3, sign: '=' },
          ],
        },
        said: [
          'Sur votre déclaration, vous portez la TVA collectée.',
          'Vous en retirez la TVA déductible.',
          'La différence, ici 120 €, est à reverser à l’État.',
        ],
      },
      {
        title: 'Et dans l’autre sens ?',
        example: true,
        figure: {
          kind: 'bars',
          bars: [
            { size: 0.95, value: '500 €', label: ['TVA', 'déductible'], tint: 'soft', at: 1 },
            { size: 0.38, value: '200 €', label: ['TVA', 'collectée'], tint: 'accent', at: 1 },
            { size: 0.57, value: '300 €', label: ['crédit', 'de TVA'], tint: 'deep', at: 2 },
          ],
        },
        said: [
          'Un gros achat peut inverser les rôles : vous avez payé plus de TVA que vous n’en avez collecté.',
          'Ce crédit de TVA se reporte ou, sous conditions, se fait rembourser.',
        ],
        seen: 'À l’écran : 500 € de TVA déductible, 200 € de TVA collectée, soit 300 € de crédit.',
      },
      {
        title: 'Trois habitudes',
        figure: {
          kind: 'list',
          mark: 'check',
          items: [
            { text: 'Mettre la TVA de côté dès l’encaissement', at: 1 },
            { text: 'Garder chaque facture d’achat', at: 2 },
            { text: 'Noter la date de la prochaine déclaration', at: 2 },
          ],
        },
        said: [
          'Mettez la TVA de côté dès que le client paie.',
          'Gardez les factures d’achat et notez la date de la prochaine déclaration.',
        ],
      },
    ],
    closing: 'Votre régime de TVA a ses propres règles : vérifions-les ensemble.',
  },
  {
    title: 'Lire son bilan en trois regards',
    summary: 'Ce que l’entreprise possède, ce qu’elle doit, ce qui lui appartient.',
    source: 'economie.gouv.fr',
    introduction:
      'Un bilan n’est pas réservé aux comptables. En posant trois fois les yeux dessus, dans le bon ordre, on comprend de quoi vit l’entreprise.',
    opening: 'Un bilan paraît austère ; trois regards suffisent pour le comprendre.',
    slides: [
      {
        title: 'Une photo, à une date',
        figure: {
          kind: 'sum',
          blocks: [
            { value: 'Actif', label: ['à quoi sert', 'l’argent'], tint: 'soft', at: 1 },
            { value: 'Passif', label: ['d’où il', 'vient'], tint: 'deep', at: 1, sign: '=' },
          ],
        },
        said: [
          'C’est une photo de l’entreprise, prise le jour de la clôture des comptes.',
          'À gauche l’actif, à droite le passif : les deux totaux sont toujours égaux.',
        ],
        seen: 'À l’écran : l’actif dit à quoi sert l’argent, le passif d’où il vient.',
      },
      {
        title: 'Ce que l’entreprise possède',
        example: true,
        figure: {
          kind: 'balance-sheet',
          left: [
            { label: 'Immobilisations', amount: 120, value: '120 000 €', tint: 'deep', at: 1 },
            { label: 'Stocks', amount: 60, value: '60 000 €', tint: 'mid', at: 1 },
            { label: 'Créances clients', amount: 80, value: '80 000 €', tint: 'soft', at: 2 },
            { label: 'Trésorerie', amount: 40, value: '40 000 €', tint: 'honey', at: 2 },
          ],
          right: [{ label: '', amount: 300, value: '', tint: 'white', at: 9 }],
        },
        said: [
          'Premier regard, l’actif : dans notre exemple, des machines et des stocks.',
          'Puis des factures à encaisser et de la trésorerie. En tout, 300 000 €.',
        ],
        seen: 'À l’écran : immobilisations 120 000 €, stocks 60 000 €, créances clients 80 000 €, trésorerie 40 000 €.',
      },
      {
        title: 'Ce qu’elle doit',
        example: true,
        figure: {
          kind: 'balance-sheet',
          left: [
            { label: 'Immobilisations', amount: 120, value: '120 000 €', tint: 'deep', at: 1 },
            { label: 'Stocks', amount: 60, value: '60 000 €', tint: 'mid', at: 1 },
            { label: 'Créances clients', amount: 80, value: '80 000 €', tint: 'soft', at: 1 },
            { label: 'Trésorerie', amount: 40, value: '40 000 €', tint: 'honey', at: 1 },
          ],
          right: [
            { label: '', amount: 120, value: '', tint: 'white', at: 9 },
            { label: 'Emprunts', amount: 100, value: '100 000 €', tint: 'deep', at: 1 },
            { label: 'Fournisseurs', amount: 45, value: '45 000 €', tint: 'mid', at: 1 },
            { label: 'Impôts et cotisations', amount: 35, value: '35 000 €', tint: 'soft', at: 1 },
          ],
        },
        said: [
          'Deuxième regard, les dettes : l’emprunt, les fournisseurs, les impôts et les cotisations.',
          'L’entreprise doit ici 180 000 €.',
        ],
        seen: 'À l’écran : emprunts 100 000 €, fournisseurs 45 000 €, impôts et cotisations 35 000 €.',
      },
      {
        title: 'Ce qui lui appartient',
        example: true,
        figure: {
          kind: 'balance-sheet',
          left: [
            { label: 'Immobilisations', amount: 120, value: '120 000 €', tint: 'deep', at: 1 },
            { label: 'Stocks', amount: 60, value: '60 000 €', tint: 'mid', at: 1 },
            { label: 'Créances clients', amount: 80, value: '80 000 €', tint: 'soft', at: 1 },
            { label: 'Trésorerie', amount: 40, value: '40 000 €', tint: 'honey', at: 1 },
          ],
          right: [
            { label: 'Capitaux propres', amount: 120, value: '120 000 €', tint: 'accent', at: 1 },
            { label: 'Emprunts', amount: 100, value: '100 000 €', tint: 'deep', at: 1 },
            { label: 'Fournisseurs', amount: 45, value: '45 000 €', tint: 'mid', at: 1 },
            { label: 'Impôts et cotisations', amount: 35, value: '35 000 €', tint: 'soft', at: 1 },
          ],
        },
        said: [
          'Troisième regard : 300 000 moins 180 000, il reste 120 000 € de capitaux propres.',
          'Ce sont surtout les apports des associés et les bénéfices gardés dans l’entreprise.',
        ],
      },
      {
        title: 'Les questions à poser',
        figure: {
          kind: 'list',
          mark: 'check',
          items: [
            { text: 'La trésorerie couvre-t-elle les échéances proches ?', at: 1 },
            { text: 'Les clients paient-ils plus lentement ?', at: 2 },
            { text: 'Les capitaux propres progressent-ils ?', at: 3 },
          ],
        },
        said: [
          'Demandez-vous alors si la trésorerie couvre les échéances proches…',
          '… si les clients paient plus lentement qu’avant…',
          '… et si les capitaux propres progressent.',
        ],
      },
    ],
    closing: 'Comparez enfin avec l’année passée : une seule photo ne montre pas le mouvement.',
  },
  {
    title: 'Seuil de rentabilité : à partir de quand gagne-t-on de l’argent ?',
    summary: 'Charges fixes, marge, point mort : le calcul au tableau.',
    source: 'bpifrance-creation.fr',
    introduction:
      'Avant de gagner de l’argent, une activité commence par couvrir ses charges. Le seuil de rentabilité dit combien il faut vendre pour y arriver, et le point mort à quelle date.',
    opening: 'À partir de quel niveau de ventes votre activité gagne-t-elle de l’argent ?',
    slides: [
      {
        title: 'Les charges fixes',
        example: true,
        figure: {
          kind: 'sum',
          blocks: [
            { value: '12 000 €', label: ['loyer'], tint: 'white', at: 1 },
            { value: '40 000 €', label: ['salaires'], tint: 'white', at: 1, sign: '+' },
            {
              value: '8 000 €',
              label: ['assurances,', 'abonnements'],
              tint: 'white',
              at: 1,
              sign: '+',
            },
            { value: '60 000 €', label: ['par an'], tint: 'deep', at: 2, sign: '=' },
          ],
        },
        said: [
          'D’abord les charges fixes, celles que l’on paie même sans rien vendre.',
          'Ici, loyer, salaires et assurances font 60 000 € par an.',
        ],
        seen: 'À l’écran : loyer 12 000 €, salaires 40 000 €, assurances et abonnements 8 000 €.',
      },
      {
        title: 'La marge',
        example: true,
        figure: {
          kind: 'split',
          whole: '100 € de ventes',
          parts: [
            { share: 0.4, value: '40 €', label: 'charges variables', tint: 'soft', at: 1 },
            {
              share: 0.6,
              value: '60 €',
              label: 'marge sur coûts variables',
              tint: 'accent',
              at: 2,
            },
          ],
        },
        said: [
          'Ensuite la marge : sur 100 € vendus, 40 € partent en achats et en transport.',
          'Il reste 60 € de marge pour les charges fixes : le taux de marge sur coûts variables est de 60 %.',
        ],
      },
      {
        title: 'Le calcul',
        example: true,
        figure: {
          kind: 'sum',
          blocks: [
            { value: '60 000 €', label: ['charges fixes'], tint: 'white', at: 1 },
            {
              value: '60 %',
              label: ['taux de marge sur', 'coûts variables'],
              tint: 'accent',
              at: 1,
              sign: '÷',
            },
            {
              value: '100 000 €',
              label: ['seuil de', 'rentabilité'],
              tint: 'deep',
              at: 2,
              sign: '=',
            },
          ],
        },
        said: [
          'Divisez les charges fixes par ce taux.',
          '60 000 divisé par 0,60 : le seuil de rentabilité est de 100 000 € par an.',
        ],
      },
      {
        title: 'De part et d’autre du seuil',
        example: true,
        figure: { kind: 'break-even', threshold: '100 000 €' },
        said: [
          'Avec moins de 100 000 € de ventes, l’année se termine en perte.',
          'Au-delà, chaque tranche de 100 € vendus laisse 60 € de résultat avant impôt.',
        ],
        seen: 'À l’écran, deux droites, les ventes et les charges, se croisent à 100 000 € : la perte avant, le bénéfice après.',
      },
      {
        title: 'Le point mort, une date',
        example: true,
        figure: {
          kind: 'timeline',
          marks: [
            { where: 0, when: 'Janvier', label: ['0 €'], tint: 'mid', at: 1 },
            { where: 0.667, when: 'Jour 243', label: ['100 000 €'], tint: 'accent', at: 2 },
            { where: 1, when: 'Décembre', label: ['150 000 €'], tint: 'deep', at: 1 },
          ],
          span: { from: 0, to: 0.667, label: 'charges à couvrir', at: 2 },
        },
        said: [
          'Supposons 150 000 € de ventes, réparties également sur l’année.',
          'Le seuil est franchi le 243e jour, à la fin du mois d’août : c’est le point mort.',
        ],
        seen: 'À l’écran : de janvier au jour 243, les ventes couvrent les charges.',
      },
    ],
    closing: 'Refaites ce calcul avant d’embaucher, de louer ou de changer un prix.',
  },
  {
    title: 'Relancer un client sans le fâcher',
    summary: 'Trois messages, trois tons, trois dates.',
    source: 'entreprendre.service-public.gouv.fr',
    introduction:
      'Réclamer son dû n’a rien d’impoli, à condition de choisir ses mots et son moment. Voici une suite de trois messages, à adapter à votre clientèle.',
    opening: 'Une facture reste impayée ? Écrivez trois messages, chacun avec son ton.',
    slides: [
      {
        title: 'Avant d’écrire',
        figure: {
          kind: 'list',
          mark: 'check',
          items: [
            { text: 'La facture est-elle bien arrivée ?', at: 1 },
            { text: 'L’échéance y est-elle écrite ?', at: 1 },
            { text: 'Y a-t-il un désaccord ?', at: 2 },
          ],
        },
        said: [
          'D’abord, vérifiez que la facture est arrivée et qu’elle porte une échéance.',
          'S’il y a un désaccord, un appel vaut mieux qu’une relance.',
        ],
      },
      {
        title: '1. Le rappel courtois',
        example: true,
        figure: {
          kind: 'message',
          when: 'échéance|+ 3 jours',
          subject: 'Facture n° 118',
          words: [
            'Sauf erreur de notre part, cette facture',
            'est arrivée à échéance lundi.',
            'Pouvez-vous vérifier son règlement ?',
          ],
          tint: 'soft',
          seal: 'letter',
        },
        said: [
          'Trois jours après l’échéance, par exemple, envoyez un rappel courtois.',
          'Supposez l’oubli, et joignez la facture avec votre RIB.',
        ],
        seen: 'À l’écran, au sujet de la facture n° 118 : « Sauf erreur de notre part, cette facture est arrivée à échéance lundi. Pouvez-vous vérifier son règlement ? »',
      },
      {
        title: '2. La relance ferme',
        example: true,
        figure: {
          kind: 'message',
          when: 'échéance|+ 15 jours',
          subject: 'Facture n° 118, deuxième rappel',
          words: [
            'Nous restons sans règlement de votre part.',
            'Merci de nous indiquer une date de paiement.',
            'Les pénalités prévues figurent sur la facture.',
          ],
          tint: 'mid',
          seal: 'letter',
        },
        said: [
          'Vers le quinzième jour, le ton devient ferme et reste poli.',
          'Demandez une date précise, et rappelez les pénalités prévues.',
        ],
        seen: 'À l’écran, un deuxième rappel : « Nous restons sans règlement de votre part. Merci de nous indiquer une date de paiement. Les pénalités prévues figurent sur la facture. »',
      },
      {
        title: '3. La mise en demeure',
        example: true,
        figure: {
          kind: 'message',
          when: 'échéance|+ 30 jours',
          subject: 'Mise en demeure de payer',
          words: [
            'Nous vous mettons en demeure de régler',
            'la somme de 1 200 € sous huit jours.',
            'Lettre recommandée avec avis de réception',
          ],
          tint: 'deep',
          seal: 'alert',
        },
        said: [
          'Au bout d’un mois vient la mise en demeure, en recommandé avec avis de réception.',
          'Elle nomme la facture, le montant et le délai laissé pour payer.',
        ],
        seen: 'À l’écran : « Nous vous mettons en demeure de régler la somme de 1 200 € sous huit jours. »',
      },
      {
        title: 'Trois tons, trois dates',
        example: true,
        figure: {
          kind: 'timeline',
          marks: [
            { where: 0.02, when: 'Échéance', label: ['de la facture'], tint: 'mid', at: 1 },
            { where: 0.3, when: '+ 3 jours', label: ['courtois'], tint: 'honey', at: 1 },
            { where: 0.62, when: '+ 15 jours', label: ['ferme'], tint: 'accent', at: 1 },
            { where: 0.98, when: '+ 30 jours', label: ['formel'], tint: 'deep', at: 1 },
          ],
        },
        said: [
          'Courtois, ferme, formel : trois tons pour trois dates, que vous adaptez à chaque client.',
          'Notez chaque échange : une trace écrite évite bien des malentendus.',
        ],
      },
    ],
    closing: 'Et rien n’interdit de décrocher son téléphone entre deux messages.',
  },
  {
    title: 'Du brut au net',
    summary: 'Suivre le chemin d’un salaire, ligne après ligne.',
    source: 'service-public.gouv.fr',
    introduction:
      'Entre la somme inscrite au contrat et celle qui arrive sur le compte, le bulletin de paie déroule plusieurs étapes. Suivons un même salaire de haut en bas.',
    opening: 'Entre le brut et le net, que se passe-t-il ? Suivons un salaire.',
    slides: [
      {
        title: 'Le salaire brut',
        example: true,
        figure: {
          kind: 'sum',
          blocks: [
            { value: '1 900 €', label: ['salaire', 'de base'], tint: 'white', at: 1 },
            { value: '100 €', label: ['prime'], tint: 'honey', at: 1, sign: '+' },
            { value: '2 000 €', label: ['salaire', 'brut'], tint: 'deep', at: 2, sign: '=' },
          ],
        },
        said: [
          'On part du salaire de base, auquel s’ajoutent les primes et les heures supplémentaires.',
          'Dans notre exemple, le brut est de 2 000 €.',
        ],
        seen: 'À l’écran : salaire de base 1 900 €, prime 100 €.',
      },
      {
        title: 'Les cotisations du salarié',
        example: true,
        figure: {
          kind: 'split',
          whole: '2 000 € de salaire brut',
          parts: [
            { share: 0.78, value: '1 560 €', label: 'reste au salarié', tint: 'deep', at: 1 },
            { share: 0.22, value: '440 €', label: 'cotisations', tint: 'accent', at: 1 },
          ],
        },
        said: [
          'On retire les cotisations et contributions du salarié : retraite, prévoyance, CSG, CRDS.',
          'Ici 440 €, un montant arrondi qui change avec chaque situation.',
        ],
      },
      {
        title: 'Le net avant impôt',
        example: true,
        figure: {
          kind: 'sum',
          blocks: [
            { value: '2 000 €', label: ['salaire', 'brut'], tint: 'white', at: 1 },
            { value: '440 €', label: ['cotisations'], tint: 'accent', at: 1, sign: '−' },
            {
              value: '1 560 €',
              label: ['net à payer', 'avant impôt'],
              tint: 'deep',
              at: 1,
              sign: '=',
            },
          ],
        },
        said: [
          'Il reste 1 560 € : c’est le net à payer avant impôt sur le revenu.',
          'Le bulletin affiche aussi le montant net social, utile pour certaines prestations.',
        ],
      },
      {
        title: 'L’impôt retenu à la source',
        example: true,
        figure: {
          kind: 'sum',
          blocks: [
            { value: '1 560 €', label: ['net avant', 'impôt'], tint: 'white', at: 1 },
            { value: '40 €', label: ['impôt', 'à la source'], tint: 'accent', at: 2, sign: '−' },
            { value: '1 520 €', label: ['net', 'à payer'], tint: 'deep', at: 2, sign: '=' },
          ],
        },
        said: [
          'L’employeur retient l’impôt au taux que l’administration lui transmet.',
          'Avec 40 € de retenue, le salarié reçoit 1 520 €.',
        ],
      },
      {
        title: 'Et pour l’employeur ?',
        figure: {
          kind: 'bars',
          bars: [
            { size: 0.55, value: 'Net', label: ['versé', 'au salarié'], tint: 'honey', at: 1 },
            { size: 0.74, value: 'Brut', label: ['inscrit', 'au contrat'], tint: 'mid', at: 1 },
            {
              size: 0.98,
              value: 'Coût total',
              label: ['brut et cotisations', 'patronales'],
              tint: 'deep',
              at: 2,
            },
          ],
        },
        said: [
          'L’employeur verse en plus ses propres cotisations, dites patronales.',
          'Ajoutées au brut, elles donnent le coût total du salaire.',
        ],
        seen: 'À l’écran, trois barres de plus en plus hautes : le net versé au salarié, le brut inscrit au contrat, le coût total.',
      },
    ],
    closing: 'Un bulletin se lit de haut en bas ; une ligne vous échappe ? Montrez-la-nous.',
  },
  {
    title:
      'Besoin en fonds de roulement : pourquoi la caisse est vide alors que les ventes montent',
    summary: 'Stocks, clients, fournisseurs : le décalage expliqué.',
    source: 'bpifrance-creation.fr',
    introduction:
      'Une entreprise peut être rentable et manquer d’argent. La réponse se trouve souvent dans le temps qui sépare ce que l’on paie de ce que l’on encaisse.',
    opening: 'Les ventes montent, et pourtant la caisse est vide. Où est passé l’argent ?',
    slides: [
      {
        title: 'Une affaire de calendrier',
        example: true,
        figure: {
          kind: 'timeline',
          marks: [
            { where: 0, when: 'Jour 0', label: ['achat'], tint: 'mid', at: 1 },
            {
              where: 0.333,
              when: 'Jour 30',
              label: ['paiement du', 'fournisseur'],
              tint: 'deep',
              at: 1,
            },
            { where: 0.5, when: 'Jour 45', label: ['vente'], tint: 'mid', at: 2 },
            { where: 1, when: 'Jour 90', label: ['encaissement'], tint: 'accent', at: 2 },
          ],
          span: { from: 0.333, to: 1, label: '60 jours à financer', at: 3 },
        },
        said: [
          'Vous achetez aujourd’hui, et payez votre fournisseur au bout de 30 jours.',
          'Vous vendez le quarante-cinquième jour ; le client règle le quatre-vingt-dixième.',
          'Pendant 60 jours, c’est vous qui avancez l’argent.',
        ],
      },
      {
        title: 'Le besoin se calcule',
        example: true,
        figure: {
          kind: 'sum',
          blocks: [
            { value: '30 000 €', label: ['stocks'], tint: 'white', at: 1 },
            { value: '50 000 €', label: ['créances', 'clients'], tint: 'white', at: 1, sign: '+' },
            {
              value: '35 000 €',
              label: ['dettes', 'd’exploitation'],
              tint: 'accent',
              at: 2,
              sign: '−',
            },
            { value: '45 000 €', label: ['besoin à', 'financer'], tint: 'deep', at: 2, sign: '=' },
          ],
        },
        said: [
          'Additionnez les stocks et ce que les clients vous doivent.',
          'Retirez les dettes d’exploitation, comme les fournisseurs : il faut financer 45 000 €.',
        ],
        seen: 'À l’écran : stocks 30 000 €, créances clients 50 000 €, dettes d’exploitation 35 000 €.',
      },
      {
        title: 'Quand les ventes montent',
        example: true,
        figure: {
          kind: 'bars',
          bars: [
            { size: 0.68, value: '45 000 €', label: ['cette année'], tint: 'mid', at: 1 },
            {
              size: 0.816,
              value: '54 000 €',
              label: ['avec 20 %', 'de ventes en plus'],
              tint: 'deep',
              at: 1,
            },
            { size: 0.136, value: '9 000 €', label: ['à trouver'], tint: 'accent', at: 2 },
          ],
        },
        said: [
          'Avec 20 % de ventes en plus, stocks, créances et dettes grandissent ensemble.',
          'Le besoin passe à 54 000 € : il manque 9 000 €, et la caisse se vide.',
        ],
      },
      {
        title: 'Trois leviers',
        figure: {
          kind: 'list',
          mark: 'number',
          items: [
            { text: 'Encaisser plus tôt : acomptes, factures sans attendre', at: 1 },
            { text: 'Acheter au plus près des commandes', at: 2 },
            { text: 'Négocier les délais, dans les limites légales', at: 3 },
          ],
        },
        said: [
          'Encaissez plus tôt : demandez des acomptes et facturez sans attendre.',
          'Achetez au plus près des commandes.',
          'Négociez vos délais de paiement, dans les limites de la loi.',
        ],
      },
      {
        title: 'À suivre en jours',
        example: true,
        figure: {
          kind: 'sum',
          blocks: [
            { value: '45 000 €', label: ['besoin'], tint: 'white', at: 1 },
            {
              value: '365 000 €',
              label: ['ventes de l’année', 'hors taxes'],
              tint: 'white',
              at: 1,
              sign: '÷',
            },
            { value: '365', label: ['jours'], tint: 'accent', at: 1, sign: '×' },
            { value: '45 jours', label: ['de ventes'], tint: 'deep', at: 1, sign: '=' },
          ],
        },
        said: ['Suivez ce besoin en jours : 45 000 € pour 365 000 € de ventes font 45 jours.'],
        seen: 'À l’écran : 45 000 € ÷ 365 000 € × 365 = 45 jours.',
      },
    ],
    closing: 'Et s’il est négatif ? Bonne nouvelle : l’activité se finance elle-même.',
  },
  {
    title: 'Préparer son rendez-vous de bilan',
    summary: 'Les cinq documents et les trois questions à apporter.',
    source: 'entreprendre.service-public.gouv.fr',
    introduction:
      'Le bilan n’est pas une lecture de chiffres, c’est une conversation. Elle gagne à être préparée des deux côtés de la table.',
    opening: 'Un rendez-vous de bilan se prépare : cinq documents, trois questions.',
    slides: [
      {
        title: 'Les documents, pour l’année passée',
        figure: {
          kind: 'list',
          mark: 'number',
          items: [
            { text: 'Relevés bancaires et tableaux d’emprunt', at: 1 },
            { text: 'Factures non réglées, clients et fournisseurs', at: 2 },
            { text: 'Inventaire des stocks à la clôture', at: 3 },
          ],
        },
        said: [
          'Un : les relevés bancaires et les tableaux d’emprunt.',
          'Deux : les factures encore ouvertes, côté clients et côté fournisseurs.',
          'Trois : l’inventaire des stocks, compté le jour de la clôture.',
        ],
      },
      {
        title: 'Les documents, pour la suite',
        figure: {
          kind: 'list',
          mark: 'number',
          first: 4,
          items: [
            { text: 'Contrats signés dans l’année', at: 1 },
            { text: 'Projets et prévisionnel', at: 2 },
          ],
        },
        said: [
          'Quatre : les contrats signés dans l’année, du bail à l’assurance.',
          'Cinq : vos projets, avec un prévisionnel même sommaire.',
        ],
      },
      {
        title: '« Qu’est-ce qui a changé ? »',
        example: true,
        figure: {
          kind: 'bars',
          bars: [
            {
              size: 0.62,
              value: '31 000 €',
              label: ['résultat', 'l’an dernier'],
              tint: 'soft',
              at: 1,
            },
            {
              size: 0.5,
              value: '25 000 €',
              label: ['résultat', 'cette année'],
              tint: 'deep',
              at: 1,
            },
            { size: 0.12, value: '− 6 000 €', label: ['pourquoi ?'], tint: 'accent', at: 2 },
          ],
        },
        said: [
          'Première question : pourquoi le résultat a-t-il bougé d’une année à l’autre ?',
          'Un écart a toujours une cause : un prix, un volume, une charge nouvelle.',
        ],
        seen: 'À l’écran : un résultat de 31 000 € l’an dernier, de 25 000 € cette année, soit 6 000 € de moins.',
      },
      {
        title: '« Combien puis-je me verser ? »',
        example: true,
        figure: {
          kind: 'split',
          whole: '40 000 € en trésorerie',
          parts: [
            {
              share: 0.725,
              value: '29 000 €',
              label: 'échéances et réserve de sécurité',
              tint: 'deep',
              at: 1,
            },
            { share: 0.275, value: '11 000 €', label: 'marge de décision', tint: 'accent', at: 2 },
          ],
        },
        said: [
          'Deuxième question : combien puis-je me verser sans fragiliser l’entreprise ?',
          'On regarde la trésorerie qui reste après les échéances, pas seulement le bénéfice.',
        ],
        seen: 'À l’écran : sur 40 000 € de trésorerie, 29 000 € pour les échéances et la réserve de sécurité ; il reste 11 000 € de marge de décision.',
      },
      {
        title: '« Que préparer maintenant ? »',
        figure: {
          kind: 'timeline',
          marks: [
            { where: 0.04, when: 'Bilan', label: ['décider'], tint: 'deep', at: 1 },
            { where: 0.36, when: 'Trimestre 1', label: ['investir ?'], tint: 'mid', at: 2 },
            { where: 0.67, when: 'Trimestre 2', label: ['embaucher ?'], tint: 'mid', at: 2 },
            { where: 0.98, when: 'Trimestre 3', label: ['faire le point'], tint: 'accent', at: 2 },
          ],
        },
        said: [
          'Troisième question : que faut-il préparer dès maintenant ?',
          'Investir, embaucher, changer un prix : posez une date sur chaque décision.',
        ],
        seen: 'À l’écran : décider au bilan ; investir, peut-être, au premier trimestre, embaucher au deuxième, faire le point au troisième.',
      },
    ],
    closing: 'Envoyez vos pièces quelques jours avant : l’entretien servira à décider.',
  },
  {
    title: 'Cyber : le bon réflexe face à un faux virement',
    summary: 'Rappeler sur un numéro connu avant de payer, toujours.',
    source: 'cybermalveillance.gouv.fr',
    introduction:
      'La fraude au faux virement vise aussi les petites entreprises. Elle joue sur la confiance et sur la hâte ; un simple appel la met en échec.',
    opening: 'On vous demande de payer vite, sur un nouveau compte ? Arrêtez-vous.',
    slides: [
      {
        title: 'Le scénario',
        example: true,
        figure: {
          kind: 'message',
          when: 'vendredi|17 h 40',
          subject: 'Votre fournisseur habituel ?',
          words: [
            'Bonjour, nous changeons de banque.',
            'Merci de régler dès ce soir notre facture',
            'sur le RIB joint. C’est très urgent.',
          ],
          tint: 'mid',
          seal: 'alert',
        },
        said: [
          'Le message imite un fournisseur que vous connaissez : logo, ton, signature.',
          'Il annonce un nouveau compte bancaire et réclame un paiement immédiat.',
        ],
        seen: 'À l’écran, un message du vendredi à 17 h 40 : « Bonjour, nous changeons de banque. Merci de régler dès ce soir notre facture sur le RIB joint. C’est très urgent. »',
      },
      {
        title: 'Trois signaux d’alerte',
        figure: {
          kind: 'list',
          mark: 'alert',
          items: [
            { text: 'L’urgence', at: 1 },
            { text: 'Le secret demandé', at: 2 },
            { text: 'Un changement de RIB', at: 3 },
          ],
        },
        said: [
          'Trois signaux doivent alerter. L’urgence, d’abord.',
          'Le secret que l’on vous demande de garder.',
          'Et tout changement de coordonnées bancaires.',
        ],
      },
      {
        title: 'Le bon réflexe : rappeler',
        figure: {
          kind: 'choice',
          no: ['Le numéro écrit', 'dans le message'],
          yes: ['Le numéro que vous', 'aviez déjà'],
        },
        said: [
          'Avant de payer, rappelez, mais jamais au numéro indiqué dans le message.',
          'Composez celui de votre fichier ou d’un ancien contrat : votre vrai contact répondra.',
        ],
      },
      {
        title: 'Une règle à deux',
        figure: {
          kind: 'sum',
          blocks: [
            { value: 'Préparer', label: ['une première', 'personne'], tint: 'soft', at: 1 },
            {
              value: 'Valider',
              label: ['une seconde', 'personne'],
              tint: 'accent',
              at: 1,
              sign: '+',
            },
            { value: 'Payer', label: ['après', 'l’appel'], tint: 'deep', at: 2, sign: '=' },
          ],
        },
        said: [
          'Fixez une règle : une personne prépare le virement, une autre le valide.',
          'Elle s’applique à tous, dirigeant compris.',
        ],
      },
      {
        title: 'Si le virement est parti',
        figure: {
          kind: 'list',
          mark: 'number',
          items: [
            { text: 'Appeler la banque aussitôt', at: 1 },
            { text: 'Garder les messages comme preuves', at: 2 },
            { text: 'Déposer plainte', at: 2 },
          ],
        },
        said: [
          'Le virement est parti ? Appelez votre banque aussitôt pour tenter de le rappeler.',
          'Gardez les messages comme preuves et déposez plainte. Cybermalveillance.gouv.fr vous guide.',
        ],
      },
    ],
    closing: 'Un numéro connu, un appel, puis le paiement : dans cet ordre, toujours.',
  },
]
