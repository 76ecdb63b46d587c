import type { LeadForm } from '../../rules/lead.ts'
import type { Culture } from '#base/kit/language.ts'

interface Words {
  /** What follows each request, by form; never a delay, which only the firm may promise. */
  next: Readonly<Record<LeadForm, readonly string[]>>
  title: string
  received: string
  nextTitle: string
  /** To the visitors of a form that asks for an e-mail address. */
  mail: string
  /** Where no mail leaves: to the same, and instead of the line that speaks of it. */
  unsent: string
  nextUnsent: Readonly<Partial<Record<LeadForm, readonly string[]>>>
  reach: string
}

export const WORDS: Readonly<Record<Culture, Words>> = {
  'fr-FR': {
    title: 'Votre demande est bien arrivée',
    received: 'Ce que vous nous avez envoyé',
    nextTitle: 'Ce qui se passe maintenant',
    mail:
      'Un courriel de confirmation vous est adressé. Si vous ne le voyez pas, regardez parmi les ' +
      'indésirables : l’adresse contient peut-être une faute, appelez-nous alors.',
    unsent: 'Ce site n’envoie pas de courriel de confirmation : cette page en tient lieu.',
    nextUnsent: {
      lead_rdv: [
        'C’est une demande : le rendez-vous est pris quand l’un de nous l’a confirmé.',
        'Nous retenons l’un de vos créneaux, ou nous vous en proposons d’autres.',
      ],
      guide: ['Une personne du cabinet lit votre demande et vous fait parvenir le guide.'],
    },
    reach: 'Pour corriger, compléter ou annuler, appelez le',
    next: {
      lead_projet: [
        'Une personne du cabinet lit votre demande et choisit l’interlocuteur selon le sujet et ' +
          'le secteur.',
        'Il vous répond par courriel. S’il manque une information, il vous dit laquelle.',
      ],
      lead_rappel: [
        'Une personne du cabinet compose votre numéro sur le créneau choisi, et cite le sujet ' +
          'que vous avez indiqué.',
        'Si vous ne décrochez pas, elle laisse un message.',
      ],
      lead_rdv: [
        'C’est une demande : le rendez-vous est pris quand l’un de nous l’a confirmé.',
        'Nous retenons l’un de vos créneaux, ou nous vous en proposons d’autres.',
        'Le courriel de confirmation porte un fichier d’agenda (.ics) des créneaux demandés.',
      ],
      contact: [
        'L’accueil lit votre message et le confie à la personne la plus proche du sujet.',
        'C’est elle qui vous répond, par courriel.',
      ],
      guide: [
        'Le courriel de confirmation vous mène au guide.',
        'Si vous avez demandé la version papier, elle part par la poste à l’adresse indiquée.',
      ],
      candidature: [
        'La personne qui dirigerait votre travail lit votre candidature.',
        'Vous recevez une réponse, favorable ou non, par courriel.',
      ],
      simulation: [
        'Un collaborateur relit vos chiffres et les hypothèses qu’ils supposent.',
        'Il vous répond par courriel. Le résultat d’un simulateur reste indicatif.',
      ],
    },
  },
  'en-GB': {
    title: 'Your request has reached us',
    received: 'What you sent us',
    nextTitle: 'What happens now',
    mail:
      'A confirmation e-mail is on its way to you. If you do not see it, look among unwanted ' +
      'mail: the address may be misspelt, so please call us.',
    unsent: 'This site sends no confirmation e-mail: this page stands for it.',
    nextUnsent: {
      lead_rdv: [
        'This is a request: the appointment stands once one of us has confirmed it.',
        'We take one of your times, or suggest others.',
      ],
      guide: ['Someone at the firm reads your request and gets the guide to you.'],
    },
    reach: 'To correct, complete or cancel it, call',
    next: {
      lead_projet: [
        'Someone at the firm reads your request and chooses who can help best.',
        'That person answers by e-mail, and tells you if something is missing.',
      ],
      lead_rappel: [
        'Someone at the firm calls your number at the time you chose, and names your subject.',
        'If you do not pick up, they leave a message.',
      ],
      lead_rdv: [
        'This is a request: the appointment stands once one of us has confirmed it.',
        'We take one of your times, or suggest others.',
        'The confirmation e-mail carries a calendar file (.ics) of the times you asked for.',
      ],
      contact: [
        'Reception reads your message and gives it to the person closest to its subject.',
        'That person answers you by e-mail.',
      ],
      guide: [
        'The confirmation e-mail takes you to the guide.',
        'If you asked for a printed copy, it is posted to the address you gave.',
      ],
      candidature: [
        'The person you would work with reads your application.',
        'You get an answer by e-mail, whether it is yes or no.',
      ],
      simulation: [
        'One of us reads your figures and what they assume.',
        'They answer by e-mail. The result of a simulator is an indication only.',
      ],
    },
  },
}
