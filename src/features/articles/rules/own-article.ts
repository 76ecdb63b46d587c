import type { Language } from '#base/kit/language.ts'

/** The picture of an own article. */
interface ArticleCover {
  /** Path under `/media`; empty when the article has none. */
  path: string
  /** Whose picture it is: « Crédit photo : … ». */
  credit: string
  /** Year of the credit; empty for none. */
  creditYear: string
}

/** What plays above the text of an own article. */
export interface OwnVideo {
  /** `file`: one of our media; `external`: the address of a video at a known service. */
  kind: 'none' | 'file' | 'external'
  /** Path under `/media`, or the address of the video's page. */
  address: string
  /** Still picture of a file, path under `/media`. */
  poster: string
  /** Captions of a file (WebVTT), path under `/media`; empty for none. */
  captions: string
  /** ISO 8601: `PT1M5S`; empty when nobody measured it. */
  duration: string
}

/** An own article as its editor fills it in. */
export interface ArticleFields {
  lang: Language
  title: string
  /** Last part of its address; empty as long as it follows the title. */
  slug: string
  summary: string
  /** Clean HTML. */
  html: string
  motifs: string[]
  /** Instant from which visitors see it; empty for « when it is published ». */
  publishedAt: string
  /** Who wrote it, as readers are told; empty for the firm. */
  author: string
  /** ISO day on which somebody should look at it again; empty for none. */
  reviewAt: string
  cover: ArticleCover
  video: OwnVideo
}

/**
 * Where an own article is between an idea and its readers: never published or taken back, published, published
 * with a date that has not come, in the bin.
 */
export const ARTICLE_STATES = ['draft', 'published', 'scheduled', 'removed'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]

/** An article that nobody has written yet. */
export const emptyArticle = (lang: Language, author: string): ArticleFields => ({
  lang,
  title: '',
  slug: '',
  summary: '',
  html: '',
  motifs: [],
  publishedAt: '',
  author,
  reviewAt: '',
  cover: { path: '', credit: '', creditYear: '' },
  video: { kind: 'none', address: '', poster: '', captions: '', duration: '' },
})

/** What keeps an article from being published, by the name of its field; empty when nothing does. */
export function publicationFaults(fields: ArticleFields): Record<string, string> {
  const faults: Record<string, string> = {}
  if (fields.title.trim() === '') faults['title'] = 'Donnez un titre à l’article.'
  if (fields.motifs.length === 0) {
    faults['motifs'] = 'Choisissez au moins un motif : sans lui, aucune liste ne montre l’article.'
  }
  if (fields.html.trim() === '' && fields.video.kind === 'none') {
    faults['html'] = 'Écrivez le texte de l’article ou choisissez une vidéo.'
  }
  if (fields.video.kind !== 'none' && fields.video.address === '') {
    faults['video'] = 'Choisissez la vidéo, ou « Aucune vidéo ».'
  }
  if (fields.video.kind === 'file' && fields.video.poster === '') {
    faults['video'] = 'Choisissez l’image qui tient la place de la vidéo avant la lecture.'
  }
  return faults
}

/** Where an article stands, by what is live of it and whether it is in the bin. */
export function articleState(
  { publishedAt, removedAt }: { publishedAt: string | null; removedAt: string },
  now: string,
): ArticleState {
  if (removedAt !== '') return 'removed'
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}
