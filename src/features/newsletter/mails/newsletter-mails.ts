import { frTypography } from '#base/kit/text/fr-typography.ts'
import { firmInWords } from '#base/core/settings/firm-name.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { Subscriber } from '../rules/newsletter.ts'
import { describedIn } from '../rules/described-firm.ts'
import type { Deadline } from '#features/agenda/rules/deadlines.ts'
import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { longDate } from '#base/kit/time/french-date.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import { polishedSite } from '#base/core/settings/polished-site.ts'
import type { Site } from '#base/core/site.ts'
import { cultureOf } from '#base/kit/language.ts'
import { mailBody, type MailBlock } from '#framework/mail/mail-body.ts'
import { isMailAddress, oneLine } from '#framework/mail/message.ts'
import { COMMON_WORDS, LIST_WORDS, REMINDER_WORDS } from './newsletter-messages.ts'
import { withoutLinks } from '#framework/mail/without-links.ts'

type Recipient = Pick<
  Subscriber,
  'email' | 'name' | 'lang' | 'list' | 'about' | 'addressHash' | 'round' | 'consent'
>

/** Where a subscriber leaves: a page with a button, and the address that a mail reader posts to. */
interface LeaveLinks {
  page: string
  oneClick: string
}

/**
 * Headers by which a mail reader shows its own way to unsubscribe, in one click (RFC 8058). Every
 * letter carries them.
 */
function letterHeaders(
  { oneClick }: LeaveLinks,
  { settings }: Pick<Site, 'settings'>,
): Record<string, string> {
  const mailto = isMailAddress(settings.site_email)
    ? `, <mailto:${settings.site_email}?subject=Desinscription>`
    : ''
  return {
    'List-Unsubscribe': `<${oneClick}>${mailto}`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Asks whether the address is its owner's; `link` opens a page with one button. One an hour. */
export const confirmationMail = (to: Recipient, site: Site, link: string, now: Date): MailDraft => {
  const { words, firm, about, type } = told(to, site)
  return drafted('newsletter-confirm', to, {
    key: `${to.round} ${hourOf(now)}`,
    subject: words.confirm.subject(firm),
    blocks: [
      { kind: 'paragraph', text: type(words.confirm.text(firm, about)) },
      { kind: 'action', text: words.confirm.action, href: link },
      { kind: 'heading', text: common(to).agreed },
      { kind: 'paragraph', text: to.consent.text },
      { kind: 'note', text: type(words.confirm.note) },
    ],
  })
}

interface Renewal {
  /** Opens a page with one button. */
  link: string
  links: LeaveLinks
  /** Instant at which it is asked. */
  key: string
}

/** Asks who has said nothing for long whether to go on; `key` makes it one an hour. */
export const renewalMail = (
  to: Recipient,
  site: Site,
  { link, links, key }: Renewal,
): MailDraft => {
  const { words, firm, about, type } = told(to, site)
  return drafted('newsletter-renewal', to, {
    key: `${to.round} ${key.slice(0, HOUR_SIGNS)}`,
    subject: words.renewal.subject(firm),
    headers: letterHeaders(links, site),
    blocks: [
      { kind: 'paragraph', text: type(words.renewal.text(firm, about)) },
      { kind: 'action', text: words.renewal.action, href: link },
      { kind: 'note', text: type(words.renewal.note) },
      ...leaving(to, type, links),
    ],
  })
}

/** Tells who asks again that the letter comes already. One a day. */
export const alreadyMail = (to: Recipient, site: Site, links: LeaveLinks, now: Date): MailDraft => {
  const { words, firm, about, type } = told(to, site)
  return drafted('newsletter-already', to, {
    key: `${to.round} ${now.toISOString().slice(0, 10)}`,
    subject: words.already.subject(firm),
    headers: letterHeaders(links, site),
    blocks: [
      { kind: 'paragraph', text: type(words.already.text(firm, about)) },
      ...leaving(to, type, links),
    ],
  })
}

/** Tells that the letter will come, and how to leave. */
export const welcomeMail = (to: Recipient, site: Site, links: LeaveLinks): MailDraft => {
  const { words, firm, about, type } = told(to, site)
  return drafted('newsletter-welcome', to, {
    key: String(to.round),
    subject: words.welcome.subject(firm),
    headers: letterHeaders(links, site),
    blocks: [
      { kind: 'paragraph', text: type(words.welcome.text(firm, about)) },
      ...leaving(to, type, links),
    ],
  })
}

/** The link with which one leaves, for who typed an address. One an hour. */
export const leaveMail = (to: Recipient, site: Site, links: LeaveLinks, now: Date): MailDraft => {
  const { words, firm, about, type } = told(to, site)
  return drafted('newsletter-leave', to, {
    key: `${to.round} ${hourOf(now)}`,
    subject: words.leave.subject(firm),
    headers: letterHeaders(links, site),
    blocks: [
      { kind: 'paragraph', text: type(words.leave.text(firm, about)) },
      { kind: 'action', text: common(to).unsubscribe, href: links.page },
      { kind: 'note', text: type(common(to).nothing) },
    ],
  })
}

/** What falls due on one day for the firm that a subscriber described; `calendar` shows it. Once for each day. */
export function deadlineMail(
  to: Recipient,
  site: Site,
  { day, deadlines, links, calendar }: Reminder,
): MailDraft {
  const { firm, about, type } = told(to, site)
  const { subject, text, action, toConfirm, advice } = REMINDER_WORDS
  return drafted('agenda-reminder', to, {
    key: isoDay(day),
    subject: subject(longDate(day), deadlines.length),
    headers: letterHeaders(links, site),
    blocks: [
      { kind: 'paragraph', text: type(text(firm, about)) },
      {
        kind: 'facts',
        rows: deadlines.map((deadline) => ({
          label: type(deadline.title),
          value: type(
            [
              deadline.when,
              deadline.confidence === 'to-confirm' && toConfirm,
              deadline.who,
              deadline.advice && advice(deadline.advice),
            ]
              .filter(Boolean)
              .join('. '),
          ),
        })),
      },
      { kind: 'action', text: action, href: calendar },
      ...leaving(to, type, links),
    ],
  })
}

interface Reminder {
  day: CalendarDay
  deadlines: readonly Deadline[]
  links: LeaveLinks
  calendar: string
}

function leaving(to: Recipient, type: (text: string) => string, { page }: LeaveLinks): MailBlock[] {
  const { stay, unsubscribe } = common(to)
  return [
    { kind: 'paragraph', text: type(stay) },
    { kind: 'action', text: unsubscribe, href: page },
  ]
}

const common = ({ lang }: Recipient) => COMMON_WORDS[cultureOf(lang)]

function told({ lang, list, about }: Recipient, stored: Site) {
  const site = polishedSite(stored)
  const culture = cultureOf(lang)
  return {
    words: LIST_WORDS[list][culture],
    about: describedIn(about),
    firm: culture === 'fr-FR' ? firmInWords(site).of : site.constants.nomcabinet || 'the firm',
    type: culture === 'fr-FR' ? frTypography : (text: string) => text,
  }
}

interface Parts {
  key: string
  subject: string
  headers?: Record<string, string>
  blocks: MailBlock[]
}

function drafted(kind: string, to: Recipient, parts: Parts): MailDraft {
  const culture = cultureOf(to.lang)
  const { hello } = COMMON_WORDS[culture]
  const subject = oneLine(culture === 'fr-FR' ? frTypography(parts.subject) : parts.subject)
  const name = withoutLinks(oneLine(to.name), '').trim()
  return {
    kind,
    key: `${kind} ${to.addressHash} ${parts.key}`,
    to: to.email,
    subject,
    ...mailBody(subject, culture, [{ kind: 'paragraph', text: hello(name) }, ...parts.blocks]),
    ...(parts.headers ? { headers: parts.headers } : {}),
  }
}

/** `2026-11-20T12` */
const hourOf = (now: Date): string => now.toISOString().slice(0, HOUR_SIGNS)

const HOUR_SIGNS = 13
