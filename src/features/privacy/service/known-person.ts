import { Refused } from '#base/kit/refused.ts'
import type { Lead, LeadMessage, LeadNote } from '#features/leads/rules/lead.ts'
import type { MailRecord, MailState } from '#base/core/mail.ts'
import type { Subscriber } from '#features/newsletter/rules/newsletter.ts'
import { foldedEmail } from '#base/kit/text/email.ts'
import { fold } from '#base/kit/text/fold.ts'
import type { PersonalStores } from './personal-stores.ts'
import { phoneOf } from '#base/platform/phone.ts'
import { type Asked, reachedBy, type TeamPerson, teamPersons } from './team-person.ts'

/** Mails of one state that are looked through for a person. */
const MAILS = 100_000

const STATES: readonly MailState[] = ['waiting', 'failed']

/** Everything that the site knows of one person. */
export interface KnownPerson {
  leads: Lead[]
  /** What the firm noted beside them. */
  notes: LeadNote[]
  /** What it answered them. */
  messages: LeadMessage[]
  /** What the address subscribed to. */
  subscriptions: Subscriber[]
  /** Mails to the person that wait or were given up; those that were sent hold nothing any more. */
  mails: MailRecord[]
  /** They as somebody of the firm's team. */
  team: TeamPerson[]
  /** Other addresses and numbers that the same requests or persons carry: to be asked for too. */
  others: string[]
}

/**
 * Who an argument names: an address, a number as people write it, or somebody of the team by first and last
 * name; `null` for none of them.
 */
export async function personOf(argument: string): Promise<Asked | null> {
  if (/^[^\s@]+@[^\s@]+$/.test(argument)) return { email: argument }
  const phone = await phoneOf(argument)
  if (phone !== null) return { phone }
  const isName = !/[\d@]/.test(argument) && fold(argument).includes(' ')
  return isName ? { name: argument } : null
}

/**
 * The person that an argument names, with everything that the site knows of them.
 * @throws {Refused} `invalid` for neither address nor number nor name, `absent` when nothing is known
 */
export async function findPerson(
  stores: PersonalStores,
  siteId: number,
  argument: string,
): Promise<{ person: Asked; known: KnownPerson }> {
  const person = await personOf(argument)
  if (person === null) {
    throw new Refused(
      'invalid',
      'Écrivez une adresse électronique, un numéro de téléphone, ou le prénom et le nom d’une personne de l’équipe.',
    )
  }
  const known = await readPerson(stores, siteId, person)
  if (isUnknown(known)) {
    throw new Refused(
      'absent',
      'Le site ne garde rien de cette adresse, de ce numéro ou de ce nom.',
    )
  }
  return { person, known }
}

/** Reads everything about a person. Requests are found by address or number alone: names are shared. */
export async function readPerson(
  { leads: stored, newsletter, outbox, documentContents }: PersonalStores,
  siteId: number,
  whom: Asked,
): Promise<KnownPerson> {
  const leads = 'name' in whom ? [] : await stored.findByPerson(siteId, whom)
  const ids = leads.map(({ id }) => id)
  const [notes, messages] = await Promise.all([
    stored.notes(siteId, ids),
    stored.messages(siteId, ids),
  ])
  const address = 'email' in whom ? foldedEmail(whom.email) : ''
  const lists =
    address === '' ? [] : await Promise.all(STATES.map((state) => outbox.list(state, MAILS)))
  const team = teamPersons(await documentContents.list(siteId, 'person'), whom)
  return {
    leads,
    notes: [...notes.values()].flat(),
    messages: [...messages.values()].flat(),
    // Of someone who was erased the proof of consent is left, and nothing that says whose.
    subscriptions: await newsletter.findAll(siteId, address),
    mails: lists.flat().filter((mail) => mail.siteId === siteId && mail.recipient === address),
    team,
    others: othersOf({ leads, team }, whom),
  }
}

function othersOf({ leads, team }: Pick<KnownPerson, 'leads' | 'team'>, whom: Asked): string[] {
  const named = [
    ...leads.flatMap(({ email, phone }) => [foldedEmail(email), phone]),
    ...team.flatMap(reachedBy),
  ]
  const known = 'email' in whom ? foldedEmail(whom.email) : 'phone' in whom ? whom.phone : ''
  return [...new Set(named)].filter((one) => one !== '' && one !== known)
}

/** Whether the site knows nothing of a person. */
export const isUnknown = ({ leads, subscriptions, mails, team }: KnownPerson): boolean =>
  leads.length === 0 && subscriptions.length === 0 && mails.length === 0 && team.length === 0
