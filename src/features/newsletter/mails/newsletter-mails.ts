import { frTypography } from '#base/kit/text/fr-typography.ts'
import { firmInWords } from '#base/core/settings/firm-name.ts'
import type { MailDraft } from '#base/core/mail.ts'
import { CONFIRMATION_DAYS, type Subscriber } from '../rules/newsletter.ts'
import type { Site } from '#base/core/site.ts'
import { type Culture, cultureOf } from '#base/kit/language.ts'
import { mailBody, type MailBlock } from '#framework/mail/mail-body.ts'
import { isMailAddress, oneLine } from '#framework/mail/message.ts'
import { NEWSLETTER_WORDS } from './newsletter-messages.ts'
import { withoutLinks } from '#framework/mail/without-links.ts'

type Recipient = Pick<Subscriber, 'email' | 'name' | 'lang' | 'addressHash' | 'round' | 'consent'>

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
  const { words, firm, type } = told(to, site)
  return drafted('newsletter-confirm', to, {
    key: `${to.round} ${hourOf(now)}`,
    subject: words.confirm.subject(firm),
    blocks: [
      { kind: 'paragraph', text: type(words.confirm.text(firm)) },
      { kind: 'action', text: words.confirm.action, href: link },
      { kind: 'heading', text: words.confirm.agreed },
      { kind: 'paragraph', text: to.consent.text },
      { kind: 'note', text: type(words.confirm.note(CONFIRMATION_DAYS)) },
    ],
  })
}

/** Tells who asks again that the letter comes already. One a day. */
export const alreadyMail = (to: Recipient, site: Site, links: LeaveLinks, now: Date): MailDraft => {
  const { words, firm, type } = told(to, site)
  return drafted('newsletter-already', to, {
    key: `${to.round} ${now.toISOString().slice(0, 10)}`,
    subject: words.already.subject(firm),
    headers: letterHeaders(links, site),
    blocks: [
      { kind: 'paragraph', text: type(words.already.text(firm)) },
      ...leaving(words, type, links),
    ],
  })
}

/** Tells that the letter will come, and how to leave. */
export const welcomeMail = (to: Recipient, site: Site, links: LeaveLinks): MailDraft => {
  const { words, firm, type } = told(to, site)
  return drafted('newsletter-welcome', to, {
    key: String(to.round),
    subject: words.welcome.subject(firm),
    headers: letterHeaders(links, site),
    blocks: [
      { kind: 'paragraph', text: type(words.welcome.text(firm)) },
      ...leaving(words, type, links),
    ],
  })
}

/** The link with which one leaves, for who typed an address. One an hour. */
export const leaveMail = (to: Recipient, site: Site, links: LeaveLinks, now: Date): MailDraft => {
  const { words, firm, type } = told(to, site)
  return drafted('newsletter-leave', to, {
    key: `${to.round} ${hourOf(now)}`,
    subject: words.leave.subject(firm),
    headers: letterHeaders(links, site),
    blocks: [
      { kind: 'paragraph', text: type(words.leave.text(firm)) },
      { kind: 'action', text: words.unsubscribe, href: links.page },
      { kind: 'note', text: type(words.leave.note) },
    ],
  })
}

function leaving(
  words: (typeof NEWSLETTER_WORDS)[Culture],
  type: (text: string) => string,
  { page }: LeaveLinks,
): MailBlock[] {
  return [
    { kind: 'paragraph', text: type(words.stay) },
    { kind: 'action', text: words.unsubscribe, href: page },
  ]
}

function told({ lang }: Recipient, site: Site) {
  const culture = cultureOf(lang)
  return {
    words: NEWSLETTER_WORDS[culture],
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
  const { hello } = NEWSLETTER_WORDS[culture]
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
const hourOf = (now: Date): string => now.toISOString().slice(0, 13)
