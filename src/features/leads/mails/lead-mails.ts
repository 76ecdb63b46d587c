import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { longDate } from '#base/kit/time/french-date.ts'
import { hourInParis } from '#base/kit/time/paris-time.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Lead } from '../rules/lead.ts'
import { type AnswerLine, answerLines } from '../rules/answers.ts'
import { siteForm } from '../rules/lead-forms.ts'
import { PRIVACY_WORDS, processingOf } from '../rules/processing.ts'
import { firmInWords } from '#base/core/settings/firm-name.ts'
import type { MailAttachment, MailDraft } from '#base/core/mail.ts'
import { polishedSite } from '#base/core/settings/polished-site.ts'
import type { Site } from '#base/core/site.ts'
import { type Culture, cultureOf } from '#base/kit/language.ts'
import { appointmentIcs } from './appointment-ics.ts'
import { nextSteps, VISITOR_WORDS } from './lead-messages.ts'
import { recipientOf } from './recipient.ts'
import { mailBody } from '#framework/mail/mail-body.ts'
import { isMailAddress, oneLine } from '#framework/mail/message.ts'
import { withoutLinks } from '#framework/mail/without-links.ts'

/** Absolute addresses in the mails of a request. */
export interface LeadLinks {
  /** The site, without slash. */
  origin: string
  /** The page on data protection in the language of the request; empty when there is none. */
  privacy: string
}

/**
 * The mails that a request causes: to the firm, and to the visitor who gave an address. None for a
 * quarantined one, which a person looks at first. `addressee` is the mail address of whoever of the team it is
 * meant for, empty for nobody.
 */
export function leadMails(
  lead: Lead,
  stored: Site,
  links: LeadLinks,
  now: Date = new Date(lead.received_at),
  addressee = '',
): MailDraft[] {
  if (lead.status === 'quarantine') return []
  const site = polishedSite(stored)
  const ics = lead.form === 'lead_rdv' ? appointmentIcs(lead, site, hostOf(links.origin)) : null
  const attachments = ics === null ? [] : [ics]
  const to = recipientOf(lead, site, now, addressee)
  return [
    ...toFirm(lead, site, { ...links, to }, attachments),
    ...toVisitor(lead, site, links, attachments),
  ]
}

/**
 * Tells the firm that requests wait in quarantine since more come than it reads: one mail a day, however
 * many they are.
 */
export function crowdedMail(site: Site, backOffice: string, now: Date): MailDraft[] {
  const to = site.settings.site_email
  if (!isMailAddress(to)) return []
  const subject = 'Un afflux de demandes attend en quarantaine'
  const filter = encodeURIComponent(JSON.stringify({ status: 'quarantine' }))
  const body = mailBody(subject, 'fr-FR', [
    {
      kind: 'paragraph',
      text: frTypography(
        `Depuis le ${longDate(dayInParis(now))} à ${hourInParis(now.toISOString())}, votre site reçoit plus de ` +
          'demandes que d’ordinaire. Pour que votre boîte n’en déborde pas, celles qui dépassent ' +
          'attendent en quarantaine : rien n’est perdu, et vous n’en êtes pas averti une à une.',
      ),
    },
    {
      kind: 'action',
      text: 'Ouvrir la quarantaine',
      href: `${backOffice}/leads?filter=${filter}`,
    },
    {
      kind: 'note',
      text: frTypography(
        'Celles que vous en sortez partent comme les autres. Un tel message n’est envoyé qu’une fois par jour.',
      ),
    },
  ])
  const key = `lead-crowd ${now.toISOString().slice(0, 10)}`
  return [{ kind: 'lead-crowd', key, to, subject, ...body }]
}

/** In French, the language of the firm, whatever the page's. */
function toFirm(
  lead: Lead,
  site: Site,
  { origin, privacy, to }: LeadLinks & { to: string },
  attachments: MailAttachment[],
): MailDraft[] {
  if (to === '') return []
  const form = processingOf(lead.form).title['fr-FR']
  const files = lead.files.map(({ name, stored, size }) => ({
    label: 'Fichier',
    value: `${oneLine(name)} (${kilobytes(size)}), gardé sur le serveur du site : leads/${stored}`,
  }))
  const subject = oneLine(lead.name ? `${form} : ${lead.name}` : form)
  const body = mailBody(subject, 'fr-FR', [
    {
      kind: 'paragraph',
      text: frTypography(`Une demande est arrivée par le site, ${receivedOn(lead)}.`),
    },
    { kind: 'facts', rows: [...answersOf(lead, site, 'fr-FR'), ...files] },
    ...(lead.email
      ? [{ kind: 'paragraph' as const, text: 'Répondez à ce message : il part à la personne.' }]
      : []),
    {
      kind: 'note',
      text: frTypography(
        `Demande n° ${lead.id}, page ${origin}${lead.page_path}` +
          `${lead.lang === 'en' ? ', en anglais' : ''}. Texte que la personne a lu : « ${lead.consent.text} »`,
      ),
      link: privacyLink(lead, privacy),
    },
  ])
  return [
    {
      kind: 'lead-firm',
      key: `lead-firm ${lead.nonce}`,
      to,
      ...(isMailAddress(lead.email) ? { replyTo: lead.email } : {}),
      subject,
      ...body,
      attachments,
    },
  ]
}

function toVisitor(
  lead: Lead,
  site: Site,
  { origin, privacy }: LeadLinks,
  attachments: MailAttachment[],
): MailDraft[] {
  if (!isMailAddress(lead.email)) return []
  const culture = cultureOf(lead.lang)
  const words = VISITOR_WORDS[culture]
  const { nomcabinet, phonetotext } = site.constants
  const addressed = culture === 'fr-FR' ? firmInWords(site).to : nomcabinet || 'the firm'
  const typography = culture === 'fr-FR' ? frTypography : (text: string) => text
  const harmless = (text: string) => withoutLinks(text, words.link)
  const files = lead.files.map(({ name }) => ({
    label: words.file,
    value: harmless(oneLine(name)),
  }))
  const rows = [...quotedAnswers(lead, site, culture), ...files]
  const subject = typography(words.subject(processingOf(lead.form).title[culture], nomcabinet))
  const body = mailBody(subject, culture, [
    { kind: 'paragraph', text: words.hello(harmless(oneLine(lead.name))) },
    { kind: 'paragraph', text: typography(words.received(addressed)) },
    { kind: 'heading', text: words.next },
    { kind: 'paragraph', text: nextSteps(lead.form)[culture] },
    ...(lead.form === 'guide'
      ? [{ kind: 'action' as const, text: words.guide, href: `${origin}${lead.page_path}` }]
      : []),
    ...(phonetotext === ''
      ? []
      : [{ kind: 'paragraph' as const, text: typography(words.call(phonetotext)) }]),
    { kind: 'heading', text: words.sent },
    { kind: 'facts', rows },
    {
      kind: 'note',
      text: `${lead.consent.text}\n${typography(words.notYou)}`,
      link: privacyLink(lead, privacy),
    },
  ])
  return [
    {
      kind: 'lead-visitor',
      key: visitorMailKey(lead),
      to: lead.email,
      subject: oneLine(subject),
      ...body,
      attachments,
    },
  ]
}

/** What a consent calls the page on data protection leads there. */
const privacyLink = ({ lang }: Lead, href: string) =>
  href === '' ? undefined : { words: PRIVACY_WORDS[cultureOf(lang)], href }

/** Names the mail that told the visitor that their request has come. */
export const visitorMailKey = ({ nonce }: Pick<Lead, 'nonce'>): string => `lead-visitor ${nonce}`

/** What was asked, for its visitor: a stranger may have written their address, so nothing in it leads anywhere. */
export const quotedAnswers = (lead: Lead, site: Site, culture: Culture) =>
  answersOf(lead, site, culture).map(({ label, value }) => ({
    label,
    value: withoutLinks(value, VISITOR_WORDS[culture].link),
  }))

/** What was answered; what the form keeps out of sight is said too. */
const answersOf = (lead: Lead, site: Site, culture: Culture): AnswerLine[] =>
  answerLines(siteForm(lead.form, site, subjectOf(lead)), lead.fields, culture)

/** A guide's form asks for an address when the firm sends that guide by post. */
function subjectOf({ fields }: Lead): { guide?: string } {
  const guide = fields['guide']
  return typeof guide === 'string' ? { guide } : {}
}

const hostOf = (origin: string): string => URL.parse(origin)?.hostname || 'localhost'

function receivedOn({ received_at }: Lead): string {
  const instant = new Date(received_at)
  return `le ${longDate(dayInParis(instant))} à ${hourInParis(received_at)}`
}

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))}\u00A0Ko`
