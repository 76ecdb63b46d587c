import type { MediaPath } from '#base/core/article/article.ts'
import { attributesOf, changeAttributes, htmlPieces } from '#base/kit/html/html-source.ts'
import { mediaUrl } from '#base/core/media/list-image.ts'

const REFERENCES: ReadonlySet<string> = new Set(['src', 'href', 'data-src', 'poster'])
const JPEG_NAME = /^(.*)\.jpe?g(?:[?#].*)?$/is

/**
 * Points the image references of an article's body at the site's media base (requirements E4). A
 * reference is the `externalKey`, one of `-`, `_`, `/`, `.` or nothing, the index of a media, and
 * `.jpg` or `.jpeg`, with any path or host in front. One whose index no media has stays as it is,
 * as does one whose media has no usable url.
 */
export function rewriteBodyImages(
  html: string,
  article: ReferringArticle & { host: string },
): string {
  const { externalKey, mediasPaths, host } = article
  if (!externalKey) return html
  return changeTags(html, (tag) =>
    changeAttributes(tag, (name, value) => {
      const media = REFERENCES.has(name)
        ? referencedMedia(value, { externalKey, mediasPaths })
        : null
      return (media && mediaUrl(media.url, host)) || null
    }),
  )
}

/** What the image references of a body are made of. */
export interface ReferringArticle {
  externalKey: string
  mediasPaths: readonly MediaPath[]
}

/**
 * An image reference in its shortest form, without the path or the host in front of it; empty when
 * no usable media has its index, `null` for an address that is no reference (requirements E4, D10).
 */
export function shortReference(address: string, article: ReferringArticle): string | null {
  const media = referencedMedia(address, article)
  if (media) return mediaUrl(media.url, '') && `${article.externalKey}-${media.index}.jpg`
  const stem = article.externalKey ? JPEG_NAME.exec(address.trim())?.[1] : undefined
  const key = stem?.replace(INDEX_AT_END, '')
  return key !== undefined && key !== stem && isKey(key, article.externalKey) ? '' : null
}

/** Indexes as providers number their medias: « 24-11 » (requirements E4). */
const INDEX_AT_END = /[-_/.]?\d{1,3}-\d{1,3}$/

function referencedMedia(
  address: string,
  { externalKey, mediasPaths }: ReferringArticle,
): MediaPath | null {
  const stem = externalKey ? JPEG_NAME.exec(address.trim())?.[1] : undefined
  if (stem === undefined) return null
  return mediasPaths.find(({ index }) => namesMedia(stem, externalKey, index)) ?? null
}

function namesMedia(stem: string, externalKey: string, index: string): boolean {
  if (!index || !stem.endsWith(index)) return false
  const before = stem.slice(0, stem.length - index.length)
  return [before, before.replace(/[-_/.]$/, '')].some((key) => isKey(key, externalKey))
}

const isKey = (path: string, externalKey: string): boolean =>
  path === externalKey || path.endsWith(`/${externalKey}`)

const RESPONSIVE = 'img-fluid'
const SAYS_ICON = /(?<!\p{L})ic(?:on|one|ône)s?(?!\p{L})/iu

/**
 * Gives the responsive-image class to the icons of a text: images whose class, name or file name
 * says icon (requirements E4). Doing it twice changes nothing.
 */
export function responsiveIcons(html: string): string {
  return changeTags(html, (tag, name) => {
    if (name !== 'img') return tag
    const attributes = attributesOf(tag)
    const written = attributes.get('class')
    const file = attributes
      .get('src')
      ?.replace(/[?#].*$/s, '')
      .split('/')
      .at(-1)
    const isIcon = [written, attributes.get('name'), file].some((text) =>
      SAYS_ICON.test(text ?? ''),
    )
    const classes = written?.split(/\s+/).filter(Boolean) ?? []
    if (!isIcon || classes.includes(RESPONSIVE)) return tag
    const value = [...classes, RESPONSIVE].join(' ')
    return written === undefined
      ? tag.replace(/^<img/i, (start) => `${start} class="${value}"`)
      : changeAttributes(tag, (attribute) => (attribute === 'class' ? value : null))
  })
}

const changeTags = (html: string, change: (tag: string, name: string) => string): string =>
  htmlPieces(html)
    .map(({ kind, source, name }) => (kind === 'start' ? change(source, name) : source))
    .join('')
