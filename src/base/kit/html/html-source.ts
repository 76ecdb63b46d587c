import { escapeAttribute } from './escape-html.ts'
/** A piece of HTML source; the sources of all pieces joined give the HTML back. */
export interface HtmlPiece {
  /** `raw`: inside `<script>` or `<style>`; `other`: comments, doctypes, cut-off tags. */
  kind: 'text' | 'start' | 'end' | 'raw' | 'other'
  source: string
  /** Tag name in lower case, of `start`, `end` and `raw`; else empty. */
  name: string
}

const TAG_START = /<(\/?)([a-z][^\s/>]*)/iy
const RAW_END: Readonly<Record<string, RegExp>> = {
  script: /<\/script(?=[\s/>])/gi,
  style: /<\/style(?=[\s/>])/gi,
}

/**
 * Cuts HTML into tags and what stands between them, in one pass. It is no sanitiser: it reads
 * HTML that was cleaned at the border, and keeps its head on whatever else it is given.
 */
export function htmlPieces(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = []
  eachPiece(html, (kind, name, from, to) =>
    pieces.push({ kind, source: html.slice(from, to), name }),
  )
  return pieces
}

/** Tells where each piece of `htmlPieces` begins and ends, in order, without making it. */
export function eachPiece(
  html: string,
  visit: (kind: HtmlPiece['kind'], name: string, from: number, to: number) => void,
): void {
  const push = (kind: HtmlPiece['kind'], from: number, to: number, name = '') => {
    if (to > from) visit(kind, name, from, to)
  }
  let textStart = 0
  let at = html.indexOf('<')
  while (at !== -1) {
    const next = html[at + 1] ?? ''
    TAG_START.lastIndex = at
    const tag = TAG_START.exec(html)
    if (!tag && next !== '!' && next !== '?') {
      at = html.indexOf('<', at + 1)
      continue
    }
    push('text', textStart, at)
    const end = tag ? tagEnd(html, TAG_START.lastIndex) : declarationEnd(html, at)
    if (end === -1) return push('other', at, html.length)
    const name = tag?.[2]?.toLowerCase() ?? ''
    push(tag ? (tag[1] ? 'end' : 'start') : 'other', at, end, name)
    textStart = end
    const rawEnd = tag && !tag[1] ? RAW_END[name] : undefined
    if (rawEnd) {
      rawEnd.lastIndex = end
      textStart = rawEnd.exec(html)?.index ?? html.length
      push('raw', end, textStart, name)
    }
    at = html.indexOf('<', textStart)
  }
  push('text', textStart, html.length)
}

const SPACE = /\s/

/** Place after the `>` of a tag; a quoted value may hold one. -1 when the tag is cut off. */
function tagEnd(html: string, from: number): number {
  let quote = ''
  let afterEquals = false
  for (let at = from; at < html.length; at += 1) {
    const character = html[at] ?? ''
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '>') {
      return at + 1
    } else if (afterEquals && (character === '"' || character === "'")) {
      quote = character
      afterEquals = false
    } else if (!SPACE.test(character)) {
      afterEquals = character === '='
    }
  }
  return -1
}

function declarationEnd(html: string, from: number): number {
  const close = html.startsWith('<!--', from) ? '-->' : '>'
  const at = html.indexOf(close, from + 2)
  return at === -1 ? -1 : at + close.length
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g

/**
 * Changes attributes of a start tag. `change` is given each name in lower case with its decoded
 * value, and answers the new value, or `null` to leave the attribute as it is written.
 */
export function changeAttributes(
  tag: string,
  change: (name: string, value: string) => string | null,
): string {
  const nameEnd = /^<[^\s/>]*/.exec(tag)?.[0].length ?? 0
  const attributes = tag
    .slice(nameEnd)
    .replace(ATTRIBUTE, (source: string, name: string, value: string | undefined) => {
      const changed = change(name.toLowerCase(), attributeValue(value ?? ''))
      return changed === null ? source : `${name}="${escapeAttribute(changed)}"`
    })
  return tag.slice(0, nameEnd) + attributes
}

/** Attributes of a start tag, decoded, by name in lower case; the first of a name counts. */
export function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>()
  changeAttributes(tag, (name, value) => {
    if (!attributes.has(name)) attributes.set(name, value)
    return null
  })
  return attributes
}

const attributeValue = (written: string): string =>
  decodeEntities(/^["']/.test(written) ? written.slice(1, -1) : written)

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi

/** Decodes, once, the five entities of XML and the numeric ones; others are the border's affair. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (_source, decimal?: string, hex?: string, name?: string) =>
    name === undefined
      ? characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : (NAMED[name.toLowerCase()] ?? ''),
  )
}

const WINDOWS_1252 = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index),
)

/** HTML reads the numbers 128 to 159 as Windows-1252: old French texts write ’ as `&#146;`. */
function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) {
    return WINDOWS_1252.charAt(code - 0x80)
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  return code === 0 || isSurrogate || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
}
