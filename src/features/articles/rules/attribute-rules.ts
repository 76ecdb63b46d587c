import { isFreeAnchor, isFreeId } from '#base/kit/page-ids.ts'
import type { Attributes, HtmlElement } from '#base/kit/html/html-tree.ts'
import { type Addresses, isExternal } from '#base/kit/html/safe-address.ts'

/** What attributes are judged by, while one text is walked through. */
export interface Judging {
  addresses: Addresses
  ids: Set<string>
}

/** What becomes of an element: its attributes, or its end, with or without its content. */
export type Judged = Attributes | 'drop' | 'unwrap'

type Values = (attribute: string) => string | undefined
type AttributeRule = (value: Values, judging: Judging) => Judged

/** Looks at every attribute value of an element (requirements E4). */
export function judgedAttributes(element: HtmlElement, judging: Judging): Judged {
  const value: Values = (name) => element.attributes.get(name)?.trim()
  const judged = rules[element.name]?.(value, judging) ?? {}
  if (judged === 'drop' || judged === 'unwrap') return judged
  return {
    ...judged,
    lang: matching(value('lang'), LANGUAGE),
    'data-url': pagePath(value('data-url'), judging),
  }
}

/** The page of the site that an element stands for, marked where it is shown (requirements B6). */
function pagePath(written: string | undefined, { addresses }: Judging): string | undefined {
  const path = addresses.link(written ?? '')
  return path?.startsWith('/') ? path : undefined
}

const matching = (value: string | undefined, pattern: RegExp): string | undefined =>
  value !== undefined && pattern.test(value) ? value : undefined

/** The first of the addresses that may stay. */
const firstOf = (
  written: readonly (string | undefined)[],
  judge: (written: string) => string | null,
): string | null => written.map((address) => judge(address ?? '')).find(Boolean) ?? null

/** A language as BCP 47 writes it. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}$/
const PIXELS = /^[1-9]\d{0,4}$/
const SPAN = /^[1-9]\d{0,2}$/

const heading: AttributeRule = (value, { ids }) => ({ id: freeId(value('id'), ids) })

const cell: AttributeRule = (value) => ({
  scope: matching(value('scope'), /^(?:col|row|colgroup|rowgroup)$/),
  colspan: matching(value('colspan'), SPAN),
  rowspan: matching(value('rowspan'), SPAN),
})

const columns: AttributeRule = (value) => ({ span: matching(value('span'), SPAN) })

/** Attributes of each element that has any besides its classes. */
const rules: Readonly<Record<string, AttributeRule>> = {
  a(value, { addresses }) {
    const href = addresses.link(value('href') ?? '')
    if (href === null) return 'unwrap'
    return { href, rel: isExternal(href) ? 'noopener noreferrer' : undefined }
  },
  abbr: (value) => ({ title: value('title') || undefined }),
  img(value, { addresses }) {
    // Scripts of providers keep the address of a lazy image beside that of its placeholder.
    const src = firstOf([value('src'), value('data-src')], addresses.image)
    if (src === null) return 'drop'
    return {
      src,
      alt: value('alt') ?? '',
      width: matching(value('width'), PIXELS),
      height: matching(value('height'), PIXELS),
      loading: 'lazy',
      decoding: 'async',
    }
  },
  video: (value, { addresses }) => ({
    controls: '',
    preload: matching(value('preload'), /^(?:none|metadata|auto)$/),
    width: matching(value('width'), PIXELS),
    height: matching(value('height'), PIXELS),
    poster: addresses.media(value('poster') ?? '') ?? undefined,
  }),
  source(value, { addresses }) {
    const src = addresses.media(value('src') ?? '')
    if (src === null) return 'drop'
    return { src, type: matching(value('type'), /^video\/[a-z0-9.+-]+$/) }
  },
  track(value, { addresses }) {
    const src = addresses.media(value('src') ?? '')
    if (src === null) return 'drop'
    return {
      kind: matching(value('kind'), /^(?:captions|subtitles|descriptions|chapters)$/),
      src,
      srclang: matching(value('srclang'), LANGUAGE),
      label: value('label') || undefined,
      default: value('default') === undefined ? undefined : '',
    }
  },
  details: (value, { ids }) => ({
    id: freeId(value('id'), ids, isFreeAnchor),
    open: value('open') === undefined ? undefined : '',
  }),
  h2: heading,
  h3: heading,
  h4: heading,
  th: cell,
  td: cell,
  col: columns,
  colgroup: columns,
}

/** The id unless it is malformed, the page's own or already given; two equal ids lead nowhere. */
function freeId(id: string | undefined, ids: Set<string>, isFree = isFreeId): string | undefined {
  if (id === undefined || !isFree(id) || ids.has(id)) return undefined
  ids.add(id)
  return id
}
