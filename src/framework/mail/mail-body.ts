import { escapeHtml } from '#base/kit/html/escape-html.ts'
import type { Culture } from '#base/kit/language.ts'
import { seenText } from '#base/kit/text/seen-text.ts'
import type { Letterhead } from './transport.ts'

/** A piece of a mail, top to bottom. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Words of it may lead somewhere: plain text has the absolute address behind them. */
  | { kind: 'note'; text: string; link?: Link | undefined }
  | { kind: 'heading'; text: string }
  /** Labels with what was answered. */
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  /** One thing to do: `href` is an absolute address. */
  | { kind: 'action'; text: string; href: string }

interface MailBody {
  text: string
  html: string
}

/** In place of the firm's colour until the mail is sent. */
const COLOUR = '#0e4a4f'

const STYLE = {
  page: 'margin:0;padding:24px;background:#ffffff;color:#1b2b2d;font:16px/1.5 Arial,Helvetica,sans-serif',
  box: 'max-width:600px;margin:0 auto',
  head: 'margin:0 0 24px;padding:0 0 16px',
  logo: 'vertical-align:middle;border:0;max-width:100%;height:auto;margin-right:12px',
  firm: 'vertical-align:middle;font-size:18px;font-weight:bold',
  heading: `margin:24px 0 8px;font-size:18px;line-height:1.3;color:${COLOUR}`,
  paragraph: 'margin:0 0 16px',
  note: 'margin:24px 0 0;padding-top:16px;border-top:1px solid #c9d3d3;font-size:14px;color:#44565a',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  label:
    'width:38%;padding:8px 12px 8px 0;border-bottom:1px solid #dfe6e6;text-align:left;vertical-align:top;font-weight:bold',
  value: 'padding:8px 0;border-bottom:1px solid #dfe6e6;vertical-align:top;white-space:pre-wrap',
  link: 'color:#44565a',
  action: `display:inline-block;padding:12px 20px;border-radius:8px;background:${COLOUR};color:#ffffff;font-weight:bold;text-decoration:none`,
} as const

/** Where `signed` puts head and foot of a mail; until it is sent nobody knows what the firm looks like then. */
const HEAD = '<!-- letterhead -->'
const FOOT = '<!-- signature -->'

/** Styles of ours that name the colour: what a visitor wrote has no quotation mark that is not escaped. */
const COLOURED = / style="[^"]*"/g

/** Name of the logo among the parts of a mail. */
export const LOGO_PART = 'logo@letterhead'

/** A mail under its firm's logo and name, above its signature; the picture travels with it as the part `LOGO_PART`. */
export function signed({ text, html }: MailBody, letterhead: Letterhead): MailBody {
  const { colour } = letterhead
  const signature = seenText(letterhead.signature)
  return {
    text: withFoot(text, signature),
    html: html
      .replaceAll(COLOURED, (style) => style.replaceAll(COLOUR, colour))
      .replace(HEAD, () => headHtml(letterhead))
      .replace(FOOT, () => footHtml(signature)),
  }
}

function headHtml({ firm, colour, logo }: Letterhead): string {
  const isAlone = logo !== null && !logo.hasName
  const picture =
    logo === null
      ? ''
      : `<img src="cid:${LOGO_PART}" alt="${isAlone ? escaped(firm) : ''}" width="${Math.round(logo.width / 2)}" ` +
        `height="${Math.round(logo.height / 2)}" style="${STYLE.logo}">`
  const name = isAlone || firm === '' ? '' : `<span style="${STYLE.firm}">${escaped(firm)}</span>`
  if (picture + name === '') return ''
  return `<div style="${STYLE.head};border-bottom:2px solid ${colour}">${picture}${name}</div>\n`
}

/** The mark by which programs know what is no part of the message (RFC 3676, section 4.3). */
const MARK = '-- '

function withFoot(text: string, signature: string): string {
  if (signature === '') return text
  const isMarked = text.split('\n').includes(MARK)
  return `${text}\n${isMarked ? '' : `${MARK}\n`}${signature}\n`
}

function footHtml(signature: string): string {
  if (signature === '') return ''
  const shown = signature.split('\n').map((line) => {
    const words = escaped(line)
    return /^https?:\/\/\S+$/.test(line) ? linkHtml({ words, href: words }) : words
  })
  return `\n<p style="${STYLE.note}">${shown.join('<br>')}</p>`
}

/**
 * The two forms of a mail from one list of blocks: plain text, and HTML that needs no image and no
 * style sheet. Everything is escaped: a visitor's words are words.
 */
export function mailBody(title: string, culture: Culture, blocks: readonly MailBlock[]): MailBody {
  const lang = culture.slice(0, 2)
  const html = blocks.map(blockHtml).join('\n')
  return {
    text: seenText(`${blocks.map(blockText).join('\n\n')}\n`),
    html: `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="${STYLE.page}"><div style="${STYLE.box}">
${HEAD}${html}${FOOT}
</div></body>
</html>
`,
  }
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'note':
      return `${MARK}\n${linked(block, ({ words, href }) => `${words} (${href})`)}`
    case 'heading':
      return block.text.toUpperCase()
    case 'facts':
      return block.rows
        .map(({ label, value }) => `${withColon(label)} ${indented(value)}`)
        .join('\n')
    case 'action':
      return `${withColon(block.text)}\n${block.href}`
  }
}

const withColon = (label: string): string => (/[?!:]$/.test(label) ? label : `${label}\u00A0:`)

/** Lines of an answer can't be taken for another label. */
const indented = (value: string): string => value.replace(/\r\n?|\n/g, '\n    ')

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${STYLE.paragraph}">${lines(block.text)}</p>`
    case 'note': {
      const { text, link } = block
      const words = link && { words: escaped(link.words), href: escaped(link.href) }
      return `<p style="${STYLE.note}">${linked({ text: lines(text), link: words }, linkHtml)}</p>`
    }
    case 'heading':
      return `<h2 style="${STYLE.heading}">${escaped(block.text)}</h2>`
    case 'facts':
      return `<table style="${STYLE.table}"><tbody>\n${block.rows.map(rowHtml).join('\n')}\n</tbody></table>`
    case 'action':
      return `<p style="${STYLE.paragraph}"><a style="${STYLE.action}" href="${escaped(block.href)}">${escaped(block.text)}</a></p>`
  }
}

interface Link {
  words: string
  href: string
}

/** The text of a note with what leads somewhere in place of the first time that it says its words. */
const linked = (
  { text, link }: { text: string; link?: Link | undefined },
  drawn: (link: Link) => string,
): string => (link === undefined ? text : text.replace(link.words, () => drawn(link)))

const linkHtml = ({ words, href }: Link): string =>
  `<a href="${href}" style="${STYLE.link}">${words}</a>`

const rowHtml = ({ label, value }: { label: string; value: string }): string =>
  `<tr><th scope="row" style="${STYLE.label}">${escaped(label)}</th>` +
  `<td style="${STYLE.value}">${escaped(value)}</td></tr>`

const lines = (text: string): string => escaped(text).replace(/\n/g, '<br>')

const escaped = (text: string): string => escapeHtml(seenText(text))
