import type { MailDraft } from '#base/core/mail.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { formatInParis } from '#base/kit/time/paris-time.ts'
import { mailBody } from '#framework/mail/mail-body.ts'
import { isMailAddress, oneLine } from '#framework/mail/message.ts'
import type { Lead } from '../rules/lead.ts'
import { processingOf } from '../rules/processing.ts'

interface Reminder {
  email: string
  /** The first goes to whoever looks after it, the second to the firm. */
  step: 1 | 2
  /** Base of the back office, `/admin` included. */
  backOffice: string
}

/** Tells that a request waits for an answer. It says nothing of the visitor: a mail outlives what is erased. */
export function reminderMail(
  lead: Pick<Lead, 'id' | 'form' | 'nonce' | 'received_at' | 'assigned_name'>,
  { email, step, backOffice }: Reminder,
): MailDraft[] {
  if (!isMailAddress(email)) return []
  const { id, nonce, received_at, assigned_name } = lead
  const title = processingOf(lead.form).title['fr-FR']
  const subject = oneLine(frTypography(`Sans réponse : ${title}, demande n° ${id}`))
  const whose =
    assigned_name === ''
      ? 'Personne ne s’en occupe encore.'
      : `Elle est confiée à ${oneLine(assigned_name)}.`
  const body = mailBody(subject, 'fr-FR', [
    {
      kind: 'paragraph',
      text: frTypography(
        `La demande n° ${id} (« ${title} ») attend une réponse depuis le ${formatInParis(received_at)}. ${whose}`,
      ),
    },
    { kind: 'action', text: 'Lire et répondre', href: `${backOffice}/leads/${id}/show` },
    {
      kind: 'note',
      text: 'Si la réponse est déjà donnée, marquez la demande comme traitée : plus aucun rappel ne part.',
    },
  ])
  const key = `lead-reminder-${step} ${nonce}`
  return [{ kind: 'lead-reminder', key, to: email, subject, ...body }]
}
