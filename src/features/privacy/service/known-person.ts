import { Refused } from '#base/kit/refused.ts'
import type { Lead, LeadNote, Person } from '#features/leads/rules/lead.ts'
import type { MailRecord, MailState } from '#base/core/mail.ts'
import type { Subscriber } from '#features/newsletter/rules/newsletter.ts'
import { foldedEmail } from '#base/kit/text/email.ts'
import type { PersonalStores } from './personal-stores.ts'
import { phoneOf } from '#base/platform/phone.ts'

/** Mails of one state that are looked through for a person. */
const MAILS = 100_000

const STATES: readonly MailState[] = ['waiting', 'failed']

/** Everything that the site knows of one person. */
export interface KnownPerson {
  leads: Lead[]
  /** What the firm noted beside them. */
  notes: LeadNote[]
  subscription: Subscriber | null
  /** Mails to the person that wait or were given up; those that were sent hold nothing any more. */
  mails: MailRecord[]
  /** Other addresses and numbers that the same requests carry: to be asked for too. */
  others: string[]
}

/** Who an argument names: an address, or a number as people write it; `null` for neither. */
export async function personOf(argument: string): Promise<Person | null> {
  if (/^[^\s@]+@[^\s@]+$/.test(argument)) return { email: argument }
  const phone = await phoneOf(argument)
  return phone === null ? null : { phone }
}

/**
 * The person that an argument names, with everything that the site knows of them.
 * @throws {Refused} `invalid` for neither address nor number, `absent` when nothing is known
 */
export async function findPerson(
  stores: PersonalStores,
  siteId: number,
  argument: string,
): Promise<{ person: Person; known: KnownPerson }> {
  const person = await personOf(argument)
  if (person === null) {
    throw new Refused('invalid', 'Écrivez une adresse électronique ou un numéro de téléphone.')
  }
  const known = await readPerson(stores, siteId, person)
  if (isUnknown(known)) {
    throw new Refused('absent', 'Le site ne garde rien de cette adresse ou de ce numéro.')
  }
  return { person, known }
}

/** Reads everything about a person. */
export async function readPerson(
  { leads: stored, newsletter, outbox }: PersonalStores,
  siteId: number,
  person: Person,
): Promise<KnownPerson> {
  const leads = await stored.findByPerson(siteId, person)
  const notes = await stored.notes(
    siteId,
    leads.map(({ id }) => id),
  )
  const address = 'email' in person ? foldedEmail(person.email) : ''
  const lists =
    address === '' ? [] : await Promise.all(STATES.map((state) => outbox.list(state, MAILS)))
  const subscription = address === '' ? null : await newsletter.find(siteId, address)
  return {
    leads,
    notes: [...notes.values()].flat(),
    // Of someone who was erased the proof of consent is left, and nothing that says whose.
    subscription: subscription?.email === '' ? null : subscription,
    mails: lists.flat().filter((mail) => mail.siteId === siteId && mail.recipient === address),
    others: othersOf(leads, person),
  }
}

function othersOf(leads: readonly Lead[], person: Person): string[] {
  const named = leads.flatMap(({ email, phone }) => [foldedEmail(email), phone])
  const asked = 'email' in person ? foldedEmail(person.email) : person.phone
  return [...new Set(named)].filter((one) => one !== '' && one !== asked)
}

/** Whether the site knows nothing of a person. */
export const isUnknown = ({ leads, subscription, mails }: KnownPerson): boolean =>
  leads.length === 0 && subscription === null && mails.length === 0
