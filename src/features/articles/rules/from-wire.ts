import * as z from 'zod/mini'
import type {
  Article,
  ArticleList,
  ArticleListItem,
  ArticleSource,
  ArticleVideo,
  MediaPath,
} from '#base/core/article/article.ts'
import { SLUG } from '#base/core/article/article-link.ts'
import { MOTIF_CODE, validMotifs } from '#base/core/article/motifs.ts'
import { FOCAL } from '#base/core/media/list-image.ts'
import { EditorialContractBroken, type MotifMap } from '#base/core/article/article-gateway.ts'

/** How the texts and the HTML of an answer become clean; the site's own answers already are. */
export interface WireCleaning {
  /** Makes a title, a summary, a label or a credit plain. */
  text(value: string): string
  /** The path below the site's media base of what a provider has at one. */
  media(path: string): string
  /** Makes an article's body safe. */
  html(value: string, article: Pick<Article, 'externalKey' | 'mediasPaths'>): string
}

/**
 * Makes good what could not be read: gets every entry of an answer with what was read of it, `null`
 * where nothing could be, and gives the list. Unless said, an entry that can't be read is left out.
 */
export type MendList = (
  entries: readonly { raw: unknown; item: ArticleListItem | null }[],
) => ArticleListItem[]

const leaveOut: MendList = (entries) => entries.flatMap(({ item }) => item ?? [])

const ALREADY_CLEAN: WireCleaning = {
  text: (value) => value,
  media: (path) => path,
  html: (value) => value,
}

const text = z.catch(z.string(), '')
const optionalText = z.catch(z.optional(z.string()), undefined)
const digits = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))
const count = z.union([z.int(), digits]).check(z.nonnegative())
const id = z.union([z.int(), digits]).check(z.positive())
const unreadable = z.catch(z.unknown(), undefined)

/** PHP writes an empty map as an empty array. */
const emptyMap = z.pipe(
  z.array(z.unknown()).check(z.length(0)),
  z.transform(() => ({})),
)

const motifsAnswer = z.object({
  data: z.object({ motifs: z.union([z.record(z.string(), z.unknown()), emptyMap]) }),
})

const listAnswer = z.object({
  data: z.object({
    articles: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
    arrayPagination: z.nullish(
      z.union([
        z.object({ countArticle: z.nullish(count) }),
        z.pipe(
          emptyMap,
          z.transform(() => null),
        ),
      ]),
    ),
  }),
})

const source = z.object({
  name: z.string(),
  url: z.string().check(z.regex(/^https?:\/\/[^\s"<>\\]+$/i), z.maxLength(2000)),
  licence: text,
  icon: text,
})

const listItem = z.object({
  id,
  title: z.string(),
  summary: text,
  slug: z.string().check(z.regex(SLUG)),
  motifs: unreadable,
  mediasPaths: unreadable,
  dateUpdate: text,
  datePublished: optionalText,
  duration: optionalText,
  source: z.catch(z.optional(source), undefined),
})

const slugAnswer = z.object({ data: z.object({ articleId: id }) })

const media = z.object({
  index: z.string(),
  url: z.string(),
  copyright: optionalText,
  alt: optionalText,
  focal: z.catch(z.optional(z.string().check(z.regex(FOCAL))), undefined),
})

const video = z.object({
  url: z.string(),
  type: text,
  poster: text,
  width: z.number(),
  height: z.number(),
  captions: z.catch(
    z.array(z.object({ url: z.string(), language: z.string(), label: z.string() })),
    [],
  ),
})

const articleAnswer = z.object({
  data: z.object({
    article: z.string(),
    data: z.object({
      id,
      title: z.string(),
      summary: text,
      slug: z.catch(z.string().check(z.regex(SLUG)), ''),
      motifs: unreadable,
      datePublished: text,
      dateUpdate: text,
      externalKey: text,
      mediasPaths: unreadable,
      copyright_year: z.catch(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), ''),
      duration: optionalText,
      video: z.catch(z.optional(video), undefined),
      source: z.catch(z.optional(source), undefined),
    }),
  }),
})

/**
 * Answer of call 1 as a map. A code whose label can't be read is announced all the same: it goes by
 * the label of `last`, else by its own name. @throws {EditorialContractBroken}
 */
export function fromWireMotifs(
  answer: unknown,
  cleaning = ALREADY_CLEAN,
  last: MotifMap | null = null,
): MotifMap {
  const { motifs } = read('motifs abonnés', motifsAnswer, answer).data
  return Object.fromEntries(
    Object.entries(motifs).flatMap(([code, label]) => {
      if (!MOTIF_CODE.test(code)) return []
      const plain = typeof label === 'string' ? cleaning.text(label) : ''
      return [[code, plain || (last?.[code] ?? `${code} : ${code}`)]]
    }),
  )
}

/** Articles that are read of one list: 121 are asked for at most (requirements G4). */
const MAX_ENTRIES = 500

/**
 * Answer of calls 2 and 3 as a list, newest first; `countArticle` absent is 0 (requirements D5).
 * @throws {EditorialContractBroken}
 */
export function fromWireList(
  answer: unknown,
  cleaning = ALREADY_CLEAN,
  mend: MendList = leaveOut,
): ArticleList {
  const { articles, arrayPagination } = read('liste d’articles', listAnswer, answer).data
  const byId = !Array.isArray(articles)
  const entries = Object.values(articles)
  if (entries.length > MAX_ENTRIES) {
    throw new EditorialContractBroken(
      `La liste compte ${entries.length} articles, plus que les ${MAX_ENTRIES} acceptés.`,
    )
  }
  const items = mend(entries.map((raw) => ({ raw, item: readItem(raw, cleaning) })))
  return {
    articles: byId ? items.toSorted(newestFirst) : items,
    countArticle: arrayPagination?.countArticle ?? 0,
  }
}

/** Keys that are numbers come in their own order, which tells nothing. */
const newestFirst = (a: ArticleListItem, b: ArticleListItem): number =>
  instant(b) - instant(a) || b.id - a.id

const instant = ({ datePublished, dateUpdate }: ArticleListItem): number =>
  Date.parse(datePublished ?? dateUpdate) || 0

function readItem(value: unknown, cleaning: WireCleaning): ArticleListItem | null {
  const { success, data } = listItem.safeParse(value)
  const title = success ? cleaning.text(data.title) : ''
  if (!success || title === '') return null
  return {
    id: data.id,
    title,
    summary: cleaning.text(data.summary),
    slug: data.slug,
    motifs: validMotifs(data.motifs),
    mediasPaths: JSON.stringify(readMedias(data.mediasPaths, cleaning)),
    dateUpdate: cleaning.text(data.dateUpdate),
    ...extra('datePublished', data.datePublished, cleaning),
    ...extra('duration', data.duration, cleaning),
    ...(data.source === undefined ? {} : { source: readSource(data.source, cleaning) }),
  }
}

/** A member that may be absent, made plain. */
const extra = <Name extends string>(
  name: Name,
  value: string | undefined,
  { text: plain }: WireCleaning,
): { [name in Name]?: string } =>
  value === undefined ? {} : ({ [name]: plain(value) } as { [name in Name]: string })

const readSource = (
  { name, url, licence, icon }: z.infer<typeof source>,
  { text: plain }: WireCleaning,
): ArticleSource => ({ name: plain(name), url, licence: plain(licence), icon })

/**
 * Answer of call 4 as an id; `null` when it carries a `success` field, whatever its value.
 * @throws {EditorialContractBroken}
 */
export function fromWireSlug(answer: unknown): number | null {
  return carries(answer, 'success') ? null : read('slug', slugAnswer, answer).data.articleId
}

/**
 * Answer of call 5 as an article; `null` for `success` without `data` (requirements G4).
 * @throws {EditorialContractBroken}
 */
export function fromWireArticle(answer: unknown, cleaning = ALREADY_CLEAN): Article | null {
  if (carries(answer, 'success') && !carries(answer, 'data')) return null
  const { article, data } = read('article', articleAnswer, answer).data
  const film = data.video === undefined ? null : readVideo(data.video, cleaning)
  const externalKey = cleaning.text(data.externalKey)
  const mediasPaths = readMedias(data.mediasPaths, cleaning)
  return {
    html: cleaning.html(article, { externalKey, mediasPaths }),
    id: data.id,
    title: cleaning.text(data.title),
    summary: cleaning.text(data.summary),
    slug: data.slug,
    motifs: validMotifs(data.motifs),
    datePublished: cleaning.text(data.datePublished),
    dateUpdate: cleaning.text(data.dateUpdate),
    externalKey,
    mediasPaths,
    copyright_year: cleaning.text(data.copyright_year),
    ...extra('duration', data.duration, cleaning),
    ...(film === null ? {} : { video: film }),
    ...(data.source === undefined ? {} : { source: readSource(data.source, cleaning) }),
  }
}

const carries = (answer: unknown, member: string): boolean =>
  typeof answer === 'object' && answer !== null && member in answer

/** Medias that one article may have, and the longest JSON text of them. */
const MAX_MEDIAS = 200
export const MAX_MEDIAS_TEXT = 100_000

/** Medias as paths, from JSON text or an array; what is malformed is left out (requirements D10). */
function readMedias(value: unknown, cleaning: WireCleaning): MediaPath[] {
  const medias =
    typeof value === 'string' && value.length <= MAX_MEDIAS_TEXT ? parsed(value) : value
  if (!Array.isArray(medias)) return []
  return medias.slice(0, MAX_MEDIAS).flatMap((entry) => {
    const { success, data } = media.safeParse(entry)
    const path = success ? mediaPath(data.url) : null
    if (!success || path === null) return []
    return [
      {
        index: cleaning.text(data.index),
        url: cleaning.media(path),
        ...extra('copyright', data.copyright, cleaning),
        ...extra('alt', data.alt, cleaning),
        ...extra('focal', data.focal, cleaning),
      },
    ]
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function readVideo(film: z.infer<typeof video>, cleaning: WireCleaning): ArticleVideo | null {
  const url = mediaPath(film.url)
  if (url === null) return null
  const poster = mediaPath(film.poster)
  return {
    url: cleaning.media(url),
    type: cleaning.text(film.type) || 'video/mp4',
    poster: poster === null ? '' : cleaning.media(poster),
    width: film.width,
    height: film.height,
    captions: film.captions.flatMap(({ language, label, ...caption }) => {
      const track = mediaPath(caption.url)
      return track === null
        ? []
        : [
            {
              url: cleaning.media(track),
              language: cleaning.text(language),
              label: cleaning.text(label),
            },
          ]
    }),
  }
}

function read<T>(call: string, schema: z.ZodMiniType<T>, answer: unknown): T {
  const { success, data, error } = schema.safeParse(answer)
  if (success) return data
  throw new EditorialContractBroken(
    `La réponse à l’appel « ${call} » n’a pas la forme attendue : ${z.prettifyError(error)}`,
    { cause: error },
  )
}

const HOST = /^(?:https?:)?[/\\]{2}[^/\\?#]*/i
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i

/**
 * The url of a media as a path without host, as the port hands it out (requirements D10); `null`
 * when it is no address of a file on a web server.
 */
export function mediaPath(url: string): string | null {
  const path = url.trim().replace(HOST, '')
  if (path === '' || OTHER_SCHEME.test(path)) return null
  return path.startsWith('/') ? path : `/${path}`
}
