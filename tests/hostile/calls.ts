import type { ProvidedArticle } from './articles.ts'

/** What a provider is asked for. */
export type Call =
  | { endpoint: 'motifs' }
  | { endpoint: 'list' | 'offset'; motifs: string[]; limit: number; offset: number }
  | { endpoint: 'slug'; slug: string }
  | { endpoint: 'article'; id: number }
  | { endpoint: 'media'; path: string }

export type Endpoint = Call['endpoint']

export const ENDPOINTS: readonly Endpoint[] = [
  'motifs',
  'list',
  'offset',
  'slug',
  'article',
  'media',
]

/** Where the five calls begin on a hostile provider. */
export const BASE = '/editorial'

/** The call that an address names; `null` for any other address. */
export function callOf(target: string): Call | null {
  const { pathname } = new URL(target, 'http://provider.invalid')
  if (pathname.startsWith('/media/')) return { endpoint: 'media', path: pathname }
  const [base, ...rest] = pathname.split('/').slice(1).map(decodeURIComponent)
  if (`/${base}` !== BASE) return null
  const path = rest.map((part) => (/^\[.*\]$/.test(part) ? '[]' : part)).join('/')
  const motifs = rest.find((part) => part.startsWith('[')) ?? '[]'
  const numbers = rest.map(Number)
  const list = /^article\/motifs\/\[\]\/nbperpage\/\d+\/idpage\/\d+\/size\/x?xbig$/
  if (list.test(path)) {
    const limit = numbers[4] ?? 0
    const offset = ((numbers[6] ?? 1) - 1) * limit
    return { endpoint: 'list', motifs: JSON.parse(motifs), limit, offset }
  }
  if (/^article\/motif\/\[\]\/limit\/\d+\/offset\/\d+\/size\/x?xbig$/.test(path)) {
    const [limit = 0, offset = 0] = [numbers[4], numbers[6]]
    return { endpoint: 'offset', motifs: JSON.parse(motifs), limit, offset }
  }
  if (path === 'motifs/subscribed') return { endpoint: 'motifs' }
  if (/^article\/slug\/[^/]+$/.test(path)) return { endpoint: 'slug', slug: rest[2] ?? '' }
  if (/^article\/id\/\d+\/xsl\/\w+\/size\/x?xbig$/.test(path)) {
    return { endpoint: 'article', id: numbers[2] ?? 0 }
  }
  return null
}

/** What a provider holds. */
export interface Holdings {
  motifs: Record<string, string>
  articles: ProvidedArticle[]
}

/** Fields of an item or of an article, as loose as JSON is. */
export type Fields = Record<string, unknown>

/** The healthy answer to a call, before anything spoils it. */
export type Told =
  | { kind: 'motifs'; motifs: Record<string, unknown> }
  | { kind: 'list'; items: Fields[]; countArticle: number }
  | { kind: 'slug'; articleId: number }
  | { kind: 'article'; html: string; fields: Fields }
  | { kind: 'nothing' }

/** What a healthy provider has to tell. */
export function tell(call: Exclude<Call, { endpoint: 'media' }>, held: Holdings): Told {
  switch (call.endpoint) {
    case 'motifs':
      return { kind: 'motifs', motifs: held.motifs }
    case 'list':
    case 'offset': {
      const found = held.articles.filter(({ motifs }) =>
        motifs.some((motif) => motif in held.motifs && call.motifs.includes(motif)),
      )
      const items = found.slice(call.offset, call.offset + call.limit).map(itemOf)
      return { kind: 'list', items, countArticle: found.length }
    }
    case 'slug': {
      const article = held.articles.find(({ slug }) => slug === call.slug)
      return article ? { kind: 'slug', articleId: article.id } : { kind: 'nothing' }
    }
    case 'article': {
      const article = held.articles.find(({ id }) => id === call.id)
      if (!article) return { kind: 'nothing' }
      const { html, ...fields } = article
      return { kind: 'article', html, fields }
    }
  }
}

function itemOf({ id, title, summary, slug, motifs, ...article }: ProvidedArticle): Fields {
  const { dateUpdate, datePublished, duration } = article
  const mediasPaths = JSON.stringify(article.mediasPaths)
  const item = { id, title, summary, slug, motifs, mediasPaths, dateUpdate, datePublished }
  return duration === undefined ? item : { ...item, duration }
}

/** The prescribed shapes (requirements G). */
export function wired(told: Told): unknown {
  switch (told.kind) {
    case 'motifs':
      return { data: { motifs: told.motifs } }
    case 'list':
      return {
        data: { articles: told.items, arrayPagination: { countArticle: told.countArticle } },
      }
    case 'slug':
      return { data: { articleId: told.articleId } }
    case 'article':
      return { data: { article: told.html, data: told.fields } }
    case 'nothing':
      return { success: false }
  }
}
