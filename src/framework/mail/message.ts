import type { SendMailOptions } from 'nodemailer'
import type { LogoImage } from '#base/core/logo.ts'
import { seenText } from '#base/kit/text/seen-text.ts'
import { LOGO_PART, signed } from './mail-body.ts'
import { MailRefused, type OutgoingMail } from './transport.ts'

/** Longest address (RFC 5321), and longest line of a header that a person wrote, in characters. */
const MAX_ADDRESS = 254
const MAX_HEADER = 300

const ADDRESS = /^[^\s\p{Cc}"(),:;<>@[\\\]]{1,64}@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/

/** Headers that say who and where to: a draft has fields for them. */
const OURS =
  /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|in-reply-to|references|mime-version|content-.*)$/i

/** Whether a text is one plain address: no list, no name, no line break. */
export const isMailAddress = (text: string): boolean =>
  text.length <= MAX_ADDRESS && ADDRESS.test(text)

/**
 * A mail as nodemailer takes it. Every header is one line whatever a visitor typed, every address
 * is one address, and nothing is fetched from a disk or a network.
 * @throws {MailRefused} for what is no address
 */
export function messageOf({
  draft,
  from,
  messageId,
  inReplyTo,
  date,
}: OutgoingMail): SendMailOptions {
  const replyTo = draft.replyTo ?? from.replyTo
  const { text, html } = from.letterhead ? signed(draft, from.letterhead) : draft
  return {
    from: { name: oneLine(from.name), address: address(from.address) },
    to: { name: '', address: address(draft.to) },
    ...(replyTo ? { replyTo: { name: '', address: address(replyTo) } } : {}),
    subject: oneLine(draft.subject),
    messageId,
    ...(inReplyTo === undefined ? {} : { inReplyTo, references: inReplyTo }),
    date,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...headersOf(draft.headers ?? {}) },
    attachments: [
      ...logoPart(from.letterhead?.logo ?? null),
      ...(draft.attachments ?? []).map(({ name, type, content }) => ({
        filename: oneLine(name).replace(/[/\\]/g, '-'),
        contentType: oneLine(type),
        content: Buffer.from(content),
      })),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The picture of the letterhead, shown in its place instead of being offered as a file. */
const logoPart = (logo: LogoImage | null) =>
  logo === null
    ? []
    : [
        {
          filename: 'logo.png',
          contentType: 'image/png',
          content: logo.png,
          cid: LOGO_PART,
          contentDisposition: 'inline' as const,
        },
      ]

/** The one recipient that the server is told, whatever the headers say. */
export const envelopeOf = ({ draft, from }: OutgoingMail) => ({
  from: address(from.address),
  to: [address(draft.to)],
})

/** Line breaks and other controls would end a header: they become spaces. What turns the reading is left out. */
export const oneLine = (text: string): string =>
  [...seenText(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim()].slice(0, MAX_HEADER).join('')

function address(text: string): string {
  if (isMailAddress(text)) return text
  throw new MailRefused(`« ${oneLine(text)} » n’est pas une adresse électronique.`)
}

const headersOf = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => HEADER_NAME.test(name) && !OURS.test(name))
      .map(([name, value]) => [name, withoutBreaks(value)]),
  )

/** A header of ours may be long, as a signed address is. */
const withoutBreaks = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
