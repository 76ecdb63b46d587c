import type { MailDraft } from '#base/core/mail.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { mailBody } from '#framework/mail/mail-body.ts'
import { isMailAddress, oneLine } from '#framework/mail/message.ts'
import type { Lead } from '../rules/lead.ts'
import { processingOf } from '../rules/processing.ts'

interface Assigned {
  /** Whom the request is given to. */
  email: string
  /** Who gives it. */
  by: string
  /** Base of the back office, `/admin` included. */
  backOffice: string
  /** Instant, ISO 8601 in UTC. */
  at: string
}

/** Tells a colleague that a request is theirs. It says nothing of the visitor: a mail outlives what is erased. */
export function assignedMail(
  { id, form }: Pick<Lead, 'id' | 'form'>,
  { email, by, backOffice, at }: Assigned,
): MailDraft[] {
  if (!isMailAddress(email)) return []
  const title = processingOf(form).title['fr-FR']
  const subject = oneLine(`Une demande vous est confiée : ${title}, n° ${id}`)
  const body = mailBody(subject, 'fr-FR', [
    {
      kind: 'paragraph',
      text: frTypography(`${oneLine(by)} vous confie la demande n° ${id} (« ${title} »).`),
    },
    { kind: 'action', text: 'Lire et répondre', href: `${backOffice}/leads/${id}/show` },
  ])
  const key = `lead-assigned ${id} ${at}`
  return [{ kind: 'lead-assigned', key, to: email, subject: frTypography(subject), ...body }]
}
