import type { MailDraft } from '#base/core/mail.ts'
import type { Site } from '#base/core/site.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { longDate } from '#base/kit/time/french-date.ts'
import { cultureOf } from '#base/kit/language.ts'
import { mailBody } from '#framework/mail/mail-body.ts'
import { isMailAddress, oneLine } from '#framework/mail/message.ts'
import type { Lead } from '../rules/lead.ts'
import { quotedAnswers, visitorMailKey } from './lead-mails.ts'
import { VISITOR_WORDS } from './lead-messages.ts'

interface ReplyParts {
  key: string
  subject: string
  text: string
  /** Address of whoever answers; where answers to the firm go when it is none. */
  author: string
}

/** The mail that answers a request: the words of the firm, and below them what was asked. */
export function leadReply(
  lead: Lead,
  site: Site,
  { key, subject, text, author }: ReplyParts,
): MailDraft {
  const culture = cultureOf(lead.lang)
  const { asked } = VISITOR_WORDS[culture]
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.trim())
  const body = mailBody(subject, culture, [
    ...paragraphs.map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph })),
    { kind: 'heading', text: asked(longDate(dayInParis(new Date(lead.received_at)))) },
    { kind: 'facts', rows: quotedAnswers(lead, site, culture) },
  ])
  return {
    kind: 'lead-reply',
    key,
    to: lead.email,
    ...(isMailAddress(author) ? { replyTo: author } : {}),
    follows: visitorMailKey(lead),
    subject: oneLine(subject),
    ...body,
  }
}
