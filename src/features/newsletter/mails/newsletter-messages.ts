/** Words of the mails around the letter; in French, `firm` is the name with its preposition: « du Cabinet Brun ». */
export const NEWSLETTER_WORDS = {
  'fr-FR': {
    hello: (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    confirm: {
      subject: (firm: string) => `Confirmez votre inscription à la lettre ${firm}`,
      text: (firm: string) =>
        `Quelqu’un, vous sans doute, a demandé à recevoir la lettre d’information ${firm} à ` +
        'cette adresse. Pour la recevoir, ouvrez la page ci-dessous et appuyez sur son bouton.',
      action: 'Confirmer mon inscription',
      agreed: 'Ce que vous acceptez en confirmant',
      note: (days: number) =>
        `Le lien fonctionne ${days} jours. Si vous n’avez rien demandé, ne faites rien : sans ` +
        'confirmation, vous ne recevrez aucune lettre et votre adresse sera effacée.',
    },
    already: {
      subject: (firm: string) => `Vous êtes déjà inscrit à la lettre ${firm}`,
      text: (firm: string) =>
        `Votre adresse a été inscrite de nouveau à la lettre d’information ${firm}. Vous la ` +
        'recevez déjà : il n’y a rien à faire, et rien n’a changé.',
    },
    welcome: {
      subject: (firm: string) => `Votre inscription à la lettre ${firm} est confirmée`,
      text: (firm: string) =>
        `Merci : vous recevrez la prochaine lettre d’information ${firm} à cette adresse.`,
    },
    leave: {
      subject: (firm: string) => `Se désabonner de la lettre ${firm}`,
      text: (firm: string) =>
        `Quelqu’un, vous sans doute, a demandé à ne plus recevoir la lettre d’information ` +
        `${firm} à cette adresse. Pour vous désabonner, ouvrez la page ci-dessous et appuyez sur ` +
        'son bouton.',
      note: 'Si vous n’avez rien demandé, ne faites rien : rien ne change.',
    },
    unsubscribe: 'Se désabonner',
    stay: 'Vous pouvez partir quand vous voulez :',
  },
  'en-GB': {
    hello: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
    confirm: {
      subject: (firm: string) => `Confirm your subscription to the newsletter of ${firm}`,
      text: (firm: string) =>
        `Someone, probably you, asked for the newsletter of ${firm} at this address. To get it, ` +
        'open the page below and press its button.',
      action: 'Confirm my subscription',
      agreed: 'What you agree to by confirming',
      note: (days: number) =>
        `The link works for ${days} days. If you asked for nothing, do nothing: without ` +
        'confirmation you get no newsletter and your address will be erased.',
    },
    already: {
      subject: (firm: string) => `You already get the newsletter of ${firm}`,
      text: (firm: string) =>
        `Your address was entered again for the newsletter of ${firm}. You get it already: there ` +
        'is nothing to do, and nothing has changed.',
    },
    welcome: {
      subject: (firm: string) => `Your subscription to the newsletter of ${firm} is confirmed`,
      text: (firm: string) =>
        `Thank you: you will get the next newsletter of ${firm} at this address.`,
    },
    leave: {
      subject: (firm: string) => `Unsubscribe from the newsletter of ${firm}`,
      text: (firm: string) =>
        `Someone, probably you, asked to get the newsletter of ${firm} no longer at this address. ` +
        'To unsubscribe, open the page below and press its button.',
      note: 'If you asked for nothing, do nothing: nothing changes.',
    },
    unsubscribe: 'Unsubscribe',
    stay: 'You may leave whenever you like:',
  },
} as const
