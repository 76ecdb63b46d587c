import { dialled } from '../../kit/text/dialled.ts'
import { attributesOf, eachPiece } from '../../kit/html/html-source.ts'
import { resolveLink } from '../address/link.ts'
import { isSlug, parseArticleParam } from '../article/article-link.ts'
import { mediaKey, mentionedMedia } from '../media/media-file.ts'
import type { FieldKind } from './described-field.ts'
import type { Field, Fields } from './fields.ts'
import type { NestedWidget } from './nested-widget.ts'

/** What a value can name. */
export const TARGET_KINDS = [
  'page',
  'address',
  'menu',
  'block',
  'media',
  'article',
  'phone',
  'web',
] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** Something as whoever uses it names it. */
export interface Target {
  kind: TargetKind
  /**
   * Number of a page, a menu or a shared block, path of an address, key of a medium (`mediaKey`), slug of an article, a
   * telephone as it is dialled (E.164), an http or https address as it is written, but for what follows its `#`.
   */
  ref: string
}

/** A widget inside something else; a text is options that nobody could read. */
type HeldWidget = Pick<NestedWidget, 'id' | 'type' | 'version'> & {
  options: NestedWidget['options'] | string
}

/** What it names: whoever knows the types of widgets says it. */
type UsesOfWidget = (widget: HeldWidget) => Target[]

type Naming = (value: unknown) => Target[]

/** What a value names, by the kind of its field; a kind that is not here names nothing. */
const NAMED: Partial<Record<FieldKind, Naming>> = {
  page: (value) => numberTargets('page', value),
  menu: (value) => numberTargets('menu', value),
  block: (value) => numberTargets('block', value),
  media: (value) => textTargets(mediaTargets, value),
  link: (value) => textTargets(linkTargets, value),
  'rich-text': (value) => textTargets(htmlTargets, value),
  own: usesInValue,
}

/**
 * What described values name, each once: what is stored, or the default that stands for it, of groups, entries of
 * lists and widgets inside too. What `when` hides counts, since it stays stored. Whatever is not as its field says, or
 * that no field describes, is searched as text, and so are widgets inside unless `usesOfWidget` says what they name.
 */
export function usesOf(
  fields: Fields,
  values: unknown,
  usesOfWidget: UsesOfWidget = usesInValue,
): Target[] {
  if (!isRecord(values)) return usesInValue(values)
  const described = Object.entries(fields).flatMap(([name, field]) =>
    usesOfValue(field, Object.hasOwn(values, name) ? values[name] : field.default, usesOfWidget),
  )
  const rest = Object.entries(values).filter(([name]) => !Object.hasOwn(fields, name))
  return eachOnce([...described, ...rest.flatMap(([, value]) => usesInValue(value))])
}

function usesOfValue(
  { kind, members = {} }: Field<unknown>,
  value: unknown,
  usesOfWidget: UsesOfWidget,
): Target[] {
  if (kind === 'group') return usesOf(members, value, usesOfWidget)
  if (kind !== 'list' && kind !== 'widgets') return NAMED[kind]?.(value) ?? []
  if (!Array.isArray(value)) return usesInValue(value)
  return value.flatMap((entry: unknown) => {
    if (kind === 'list') return usesOf(members, entry, usesOfWidget)
    return isWidget(entry) ? usesOfWidget(entry) : usesInValue(entry)
  })
}

const numberTargets = (kind: 'page' | 'menu' | 'block', value: unknown): Target[] =>
  typeof value === 'number' && value > 0 ? [{ kind, ref: String(value) }] : []

const textTargets = (read: (text: string) => Target[], value: unknown): Target[] =>
  typeof value === 'string' ? read(value) : usesInValue(value)

/** A medium by any address of it. */
export function mediaTargets(path: string): Target[] {
  const ref = mediaKey(path)
  return ref === null ? [] : [{ kind: 'media', ref }]
}

const mentionTargets = (text: string): Target[] =>
  [...mentionedMedia(text)].map((ref) => ({ kind: 'media', ref }))

/** A page, by its number or its path, a medium, an article that is read there, a telephone, an address elsewhere. */
export function linkTargets(link: string): Target[] {
  let page = 0
  const href = resolveLink(link, (id) => {
    page = id
    return '/'
  })
  if (href === null) return []
  const phone = /^tel:/i.test(href) ? dialled(href.slice('tel:'.length)) : ''
  if (phone !== '') return [{ kind: 'phone', ref: phone }]
  if (/^https?:/i.test(href)) return [{ kind: 'web', ref: href.split('#', 1)[0] ?? '' }]
  if (!href.startsWith('/')) return []
  if (href.startsWith('/media/')) return mediaTargets(href)
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(href) ?? []
  const place: Target =
    page > 0 ? { kind: 'page', ref: String(page) } : { kind: 'address', ref: bareAddress(path) }
  const query = new URLSearchParams(search)
  const slug = query.get('title') ?? parseArticleParam(query.get('article'))?.slug
  return isSlug(slug) ? [place, { kind: 'article', ref: slug }] : [place]
}

/** A path as pages have it: decoded, without a slash at its end. */
function bareAddress(path: string): string {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}

/** Attributes of HTML that name a page: what is followed, and what the element stands for (requirements B6). */
const NAMING_PAGES: ReadonlySet<string> = new Set(['href', 'data-url'])

/** Where links of HTML lead, and the media that its tags and styles show. */
function htmlTargets(html: string): Target[] {
  const targets: Target[] = []
  eachPiece(html, (kind, _name, from, to) => {
    if (kind === 'raw') targets.push(...mentionTargets(html.slice(from, to)))
    if (kind !== 'start') return
    for (const [attribute, value] of attributesOf(html.slice(from, to))) {
      targets.push(...(NAMING_PAGES.has(attribute) ? linkTargets(value) : mentionTargets(value)))
    }
  })
  return targets
}

/** Links as they stand in stored JSON: whole texts, and `href` and `data-url` of rich texts. */
const LINKS = /"((?:page:\d|\/|tel:)[^"\\]*)"|(?:href|data-url)=\\"([^"\\]*)\\"/g

/** What a stored text names that nobody can read otherwise. */
export function usesInText(text: string): Target[] {
  const links = new Set([...text.matchAll(LINKS)].map(([, whole, href]) => whole ?? href ?? ''))
  return eachOnce([...[...links].flatMap(linkTargets), ...mentionTargets(text)])
}

/** The same of a value that no field describes. */
function usesInValue(value: unknown): Target[] {
  if (typeof value === 'string') return usesInText(`"${value}"`)
  return typeof value === 'object' && value !== null ? usesInText(JSON.stringify(value)) : []
}

/** What tells targets apart. */
export const targetKey = ({ kind, ref }: Target): string => `${kind} ${ref}`

const eachOnce = (targets: readonly Target[]): Target[] => [
  ...new Map(targets.map((target) => [targetKey(target), target])).values(),
]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWidget = (value: unknown): value is HeldWidget =>
  isRecord(value) &&
  typeof value['type'] === 'string' &&
  typeof value['version'] === 'number' &&
  (isRecord(value['options']) || typeof value['options'] === 'string')
