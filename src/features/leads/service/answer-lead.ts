import type { Actor, Audited } from '#base/core/account.ts'
import type { Site } from '#base/core/site.ts'
import { Refused } from '#base/kit/refused.ts'
import { isMailAddress } from '#framework/mail/message.ts'
import { leadReply } from '../mails/lead-reply.ts'
import type { LeadMessage } from '../rules/lead.ts'
import { findLead, leadNote, type LeadStores } from './change-lead.ts'

interface Answering {
  stores: LeadStores
  clock(): Date
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
}

interface Answer {
  subject: string
  text: string
  /** Id of the last answer that its author saw. */
  after: number
  /** It has left from its author's own mail. */
  isByHand?: boolean | undefined
}

/**
 * Answers a request by mail, or writes down that it was answered. Whoever answers is asked back: their address is where
 * the visitor writes.
 * @throws {Refused} `conflict` when a colleague answered meanwhile, or while it is in quarantine
 */
export async function answerLead(
  { stores, clock, mailed }: Answering,
  { site, user }: { site: Site; user: Actor },
  id: number,
  { subject, text, after, isByHand = false }: Answer,
  audited: Audited<LeadStores>,
): Promise<LeadMessage[]> {
  const lead = await findLead(stores, site.id, id)
  if (lead.status === 'quarantine') {
    throw new Refused('conflict', 'Sortez d’abord cette demande de quarantaine.')
  }
  if (!isMailAddress(lead.email)) {
    throw new Refused('invalid', 'Cette demande ne donne pas d’adresse où répondre.')
  }
  const author = (await stores.accounts.find(site.id, { id: user.id }))?.email ?? ''
  const reply = { at: clock().toISOString(), author: user.name, subject, text, after }
  const messages = await audited(leadNote('reply', lead), async (within) => {
    const mailOf = (key: string) => leadReply(lead, site, { key, subject, text, author })
    const written = await within.leads.answer(site.id, id, reply, isByHand ? null : mailOf)
    if (written === null) throw new Refused('absent', `La demande n° ${id} n’existe pas ou plus.`)
    if (written === 'behind') {
      throw new Refused(
        'conflict',
        'Quelqu’un vient de répondre à cette demande : lisez sa réponse avant d’envoyer la vôtre.',
      )
    }
    return written
  })
  if (!isByHand) mailed()
  return messages
}

/** The firm's ready answers, with what each says of the firm and of whoever answers in place. */
export function replyModels(
  { settings, constants }: Pick<Site, 'settings' | 'constants'>,
  { name }: Actor,
): { title: string; text: string }[] {
  const facts: Readonly<Record<string, string>> = {
    cabinet: constants.nomcabinet,
    telephone: constants.phonetotext,
    signature: name,
  }
  return settings.reply_models.map(({ title, text }) => ({
    title,
    text: text.replaceAll(/\{([a-z]+)\}/g, (all, fact: string) =>
      Object.hasOwn(facts, fact) ? (facts[fact] ?? all) : all,
    ),
  }))
}
