import type { Words } from '#base/core/form.ts'
import type { Culture } from '#base/kit/language.ts'
import { words } from '#features/leads/rules/messages.ts'
import { lasting, processingOf } from '#features/leads/rules/processing.ts'
import type { LeadForm } from '#features/leads/rules/lead.ts'
import { MONTHS_AFTER_LEAVING } from '#features/newsletter/rules/newsletter.ts'
import { type Html, html } from './html.ts'

/** What a request is lawful for (RGPD, art. 6), by form. */
const GROUND: Readonly<Partial<Record<LeadForm, Words>>> = {
  lead_rappel: words('Votre demande de rappel', 'Your request to be called'),
  candidature: words('Intérêt légitime à recruter', 'Our legitimate interest in recruiting'),
}
const PROSPECT_GROUND = words(
  'Démarches faites à votre demande avant un contrat, ou intérêt légitime à vous répondre',
  'Steps taken at your request before a contract, or our legitimate interest in answering you',
)

const DATA: Readonly<Partial<Record<LeadForm, Words>>> = {
  lead_rappel: words('Nom, téléphone, créneau, sujet', 'Name, telephone, time, subject'),
  candidature: words(
    'Nom, adresse électronique, message, CV',
    'Name, e-mail address, message, curriculum vitae',
  ),
  guide: words(
    'Nom, adresse électronique ; adresse postale pour la version papier seulement',
    'Name, e-mail address; postal address for the printed version only',
  ),
  simulation: words(
    'Nom, adresse électronique, message, chiffres du simulateur',
    'Name, e-mail address, message, figures of the simulator',
  ),
}
const REQUEST_DATA = words(
  'Nom, coordonnées, contenu de la demande',
  'Name, contact details, content of the request',
)

const START: Readonly<Record<'received' | 'last-contact', Words>> = {
  received: words('l’envoi', 'it was sent'),
  'last-contact': words('le dernier échange', 'the last exchange'),
}

/** How long somebody is on a list, and what is kept of who left it. */
export const UNTIL_LEFT: Words = words(
  `Jusqu’au désabonnement, ou jusqu’à trois ans sans nouvelles de votre part : dans ce cas l’adresse est effacée. Après un désabonnement, l’adresse encore ${lasting(MONTHS_AFTER_LEAVING)['fr-FR']}, pour prouver votre choix, puis une empreinte seule`,
  `Until you leave, or until three years have passed without news from you: in that case your address is erased. After you have left, your address for another ${lasting(MONTHS_AFTER_LEAVING)['en-GB']}, to prove your choice, then a fingerprint of it alone`,
)

/** The line of a form in the table of what is kept. */
export function processingRow(form: LeadForm, culture: Culture): Html {
  const { title, purpose, months, from } = processingOf(form)
  const kept = lasting(months)[culture].replace(/^./, (first) => first.toUpperCase())
  const start = START[from][culture]
  return html`<tr>
    <th scope="row">${title[culture]}</th>
    <td>${(DATA[form] ?? REQUEST_DATA)[culture]}</td>
    <td>${purpose[culture]}</td>
    <td>${(GROUND[form] ?? PROSPECT_GROUND)[culture]}</td>
    <td>
      ${culture === 'fr-FR' ? `${kept} au plus après ${start}` : `${kept} at most after ${start}`}
    </td>
  </tr> `
}
