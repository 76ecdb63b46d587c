import { firmInWords } from '#base/core/settings/firm-name.ts'
import type { Words } from '#base/core/form.ts'
import type { LeadForm } from './lead.ts'
import type { Site } from '#base/core/site.ts'
import type { Culture } from '#base/kit/language.ts'
import { words } from './messages.ts'

/** What the register of processing says of a form. */
export interface Processing {
  title: Words
  /** What the answers are used for. */
  purpose: Words
  /** Months for which a request is kept after the last contact, or after it came. */
  months: number
  /** From when the months count: a call-back that was asked for expires by itself. */
  from: 'last-contact' | 'received'
  /** The text that the visitor reads; `{nomcabinet}`, `{le_cabinet}` with its article, and `{site_email}` stand in it. */
  consent: Words
}

/** Retention of prospects (CNIL reference framework), of CVs and of a call-back, in months. */
const PROSPECT = 36
const CV = 24
const CALL_BACK = 3

const FR = 'fr-FR'
const EN = 'en-GB'

const COUNTED: readonly [string, string][] = [
  ['un', 'one'],
  ['deux', 'two'],
  ['trois', 'three'],
  ['quatre', 'four'],
  ['cinq', 'five'],
]

/** « deux ans », « trois mois », « 18 mois »: what a visitor agrees to is what is kept to. */
export function lasting(months: number): Words {
  const inYears = months % 12 === 0
  const count = inYears ? months / 12 : months
  const [french, english] = COUNTED[count - 1] ?? [String(count), String(count)]
  const plural = count === 1 ? '' : 's'
  return words(
    `${french} ${inYears ? `an${plural}` : 'mois'}`,
    `${english} ${inYears ? 'year' : 'month'}${plural}`,
  )
}

/** What a consent calls the page on data protection: where it is shown, these words lead there. */
export const PRIVACY_WORDS = words('protection des données', 'data protection')

/** Path that the page on data protection has in French. */
export const PRIVACY_PAGE = '/informations-legales/protection-des-donnees'

const informed = (months: number): Words =>
  words(
    'Les informations saisies sont utilisées par {le_cabinet} pour répondre à votre demande. ' +
      `Elles sont conservées au plus ${lasting(months)[FR]} après notre dernier échange. Vous pouvez y accéder, les faire rectifier ou effacer, et ` +
      `vous opposer à leur usage : {site_email}. En savoir plus : ${PRIVACY_WORDS[FR]}. Vous ` +
      'pouvez aussi saisir la CNIL.',
    'What you enter is used by {nomcabinet} to answer your request. It is kept ' +
      `for ${lasting(months)[EN]} at most after our last exchange. You may see it, have it corrected or erased, and object to its use: ` +
      `{site_email}. Find out more: ${PRIVACY_WORDS[EN]}. You may also complain to the CNIL, the ` +
      'French data protection authority.',
  )

const ofProspects = informed(PROSPECT)

const CALL_BACK_CONSENT = words(
  'Je demande que l’on me rappelle au numéro indiqué au sujet de ma demande, sur le créneau choisi. ' +
    `Ce numéro ne servira à aucun autre appel. Ma demande est effacée au plus ${lasting(CALL_BACK)[FR]} après ` +
    'son envoi. Je peux y accéder, la faire rectifier ou effacer, et retirer mon accord : ' +
    `{site_email}. En savoir plus : ${PRIVACY_WORDS[FR]}. Je peux aussi saisir la CNIL.`,
  'I ask to be called back on this number about my request, at the time I chose. This number ' +
    `will not be used for any other call. My request is erased ${lasting(CALL_BACK)[EN]} at most after it was ` +
    'sent. I may see it, have it corrected or erased, and withdraw my agreement: {site_email}. ' +
    `Find out more: ${PRIVACY_WORDS[EN]}. I may also complain to the CNIL, the French data protection ` +
    'authority.',
)

const prospect = (title: Words, purpose: Words): Processing => ({
  title,
  purpose,
  months: PROSPECT,
  from: 'last-contact',
  consent: ofProspects,
})

const PROCESSING: Readonly<Record<LeadForm, Processing>> = {
  lead_projet: prospect(
    words('Parlons de votre projet', 'Tell us about your project'),
    words('Répondre à une demande d’accompagnement', 'Answering a request for support'),
  ),
  lead_rappel: {
    title: words('Être rappelé', 'Ask for a call'),
    purpose: words(
      'Rappeler la personne, une fois, au sujet qu’elle indique',
      'Calling the person back, once, about the subject given',
    ),
    months: CALL_BACK,
    from: 'received',
    consent: CALL_BACK_CONSENT,
  },
  lead_rdv: prospect(
    words('Prendre rendez-vous', 'Ask for an appointment'),
    words('Convenir d’un rendez-vous', 'Arranging an appointment'),
  ),
  contact: prospect(
    words('Nous écrire', 'Write to us'),
    words('Répondre à un message', 'Answering a message'),
  ),
  guide: prospect(
    words('Recevoir un guide', 'Get a guide'),
    words(
      'Envoyer le guide demandé, par courriel ou par la poste',
      'Sending the guide asked for, by e-mail or by post',
    ),
  ),
  candidature: {
    title: words('Candidature', 'Application'),
    purpose: words('Étudier une candidature et y répondre', 'Considering and answering it'),
    months: CV,
    from: 'last-contact',
    consent: informed(CV),
  },
  simulation: prospect(
    words('Chiffres d’un simulateur', 'Figures of a simulator'),
    words('Commenter les chiffres d’un simulateur', 'Commenting on the figures of a simulator'),
  ),
}

/** Purpose, retention and consent of a form. */
export const processingOf = (form: LeadForm): Processing => PROCESSING[form]

/** The consent of a form, word for word as the visitor of a site reads it. */
export function consentText(
  form: LeadForm,
  site: Pick<Site, 'constants' | 'settings'>,
  culture: Culture,
): string {
  const values: Readonly<Record<string, string>> = {
    nomcabinet: site.constants.nomcabinet,
    le_cabinet: firmInWords(site).the,
    site_email: site.settings.site_email,
  }
  return processingOf(form).consent[culture].replace(
    /\{(\w+)\}/g,
    (_whole, name: string) => values[name] ?? '',
  )
}
