import { createHash } from 'node:crypto'
import type { LeasedMail } from '#base/core/mail.ts'
import { withoutAddresses } from '#base/kit/text/without-addresses.ts'
import type { OutgoingMail, Sender } from './transport.ts'

/** A mail on its way, named by its key. */
export const outgoing = (mail: LeasedMail, from: Sender): OutgoingMail => ({
  draft: mail.draft,
  from,
  messageId: messageIdOf(mail.siteId, mail.key, from),
  inReplyTo:
    mail.draft.follows === undefined
      ? undefined
      : messageIdOf(mail.siteId, mail.draft.follows, from),
  date: new Date(mail.createdAt),
})

/** Signs of a mail's mark that end its file's name. */
export const MARK = 16

/** What names a mail without saying what is in it: its message's id, the end of its file's name. */
export const markOf = (siteId: number, key: string): string =>
  createHash('sha256').update(`${siteId} ${key}`).digest('hex').slice(0, 32)

/** Made of the key alone: a mail sent again after a crash carries the same. */
function messageIdOf(siteId: number, key: string, from: Sender): string {
  return `<${markOf(siteId, key)}@${from.address.split('@')[1] ?? 'localhost'}>`
}

/** What a server answers may repeat the address: the log of an operator is not the place for it. */
export function reasonOf(cause: unknown, { draft }: LeasedMail): string {
  const said = cause instanceof Error ? cause.message : String(cause)
  return withoutAddresses(said.replaceAll(draft.to, '…'), '…').replace(/\s+/g, ' ').slice(0, 300)
}
