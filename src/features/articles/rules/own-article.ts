import { z } from 'zod'
import { type Language, LANGUAGES } from '#base/kit/language.ts'

const ownVideo = z.object({
  /** `file`: one of our media; `external`: the address of a video at a known service. */
  kind: z.enum(['none', 'file', 'external']),
  /** Path under `/media`, or the address of the video's page. */
  address: z.string(),
  /** Still picture of a file, path under `/media`. */
  poster: z.string(),
  /** Captions of a file (WebVTT), path under `/media`; empty for none. */
  captions: z.string(),
  /** ISO 8601: `PT1M5S`; empty when nobody measured it. */
  duration: z.string(),
})
/** What plays above the text of an own article. */
export type OwnVideo = z.infer<typeof ownVideo>

/** An own article as its editor fills it in. */
export const shownFields = z.object({
  lang: z.enum(LANGUAGES),
  title: z.string(),
  /** Last part of its address; empty as long as it follows the title. */
  slug: z.string(),
  summary: z.string(),
  /** Clean HTML. */
  html: z.string(),
  motifs: z.array(z.string()),
  /** Instant from which visitors see it; empty for « when it is published ». */
  publishedAt: z.string(),
  /** Who of the team wrote it, by their number; 0 for nobody of it. */
  personId: z.int().min(0),
  /** Who of the team read it again before it was published; 0 for nobody. */
  reviewerId: z.int().min(0),
  /** Who else wrote it, as readers are told; empty for the firm. */
  author: z.string(),
  /** ISO day on which somebody should look at it again; empty for none. */
  reviewAt: z.string(),
  cover: z.object({
    /** Path under `/media`; empty when the article has none. */
    path: z.string(),
    /** Whose picture it is: « Crédit photo : … ». */
    credit: z.string(),
    /** Year of the credit; empty for none. */
    creditYear: z.string(),
  }),
  video: ownVideo,
})
export type ArticleFields = z.infer<typeof shownFields>

/**
 * Where an own article is between an idea and its readers: never published or taken back, published, to be seen
 * at a time to come, in the bin.
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
  personId: 0,
  reviewerId: 0,
  author,
  reviewAt: '',
  cover: { path: '', credit: '', creditYear: '' },
  video: { kind: 'none', address: '', poster: '', captions: '', duration: '' },
})

/** Why an article without a motif is not published. */
export const NO_MOTIF = 'Choisissez au moins un thème : sans lui, aucune liste ne montre l’article.'

/** What keeps an article from being published, by the name of its field; empty when nothing does. */
export function publicationFaults(fields: ArticleFields): Record<string, string> {
  const faults: Record<string, string> = {}
  if (fields.title.trim() === '') faults['title'] = 'Donnez un titre à l’article.'
  if (fields.motifs.length === 0) faults['motifs'] = NO_MOTIF
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

/** What says where an article stands. */
export interface ArticleStanding {
  /** Date of what is live, an instant; `null` when nothing is. */
  publishedAt: string | null
  /** Instant at which visitors see what is planned; empty when nothing is. */
  plannedAt: string
  /** Instant at which it went to the bin; empty when it did not. */
  removedAt: string
}

/** Where an article stands, by what is live of it, what is planned and whether it is in the bin. */
export function articleState(
  { publishedAt, plannedAt, removedAt }: ArticleStanding,
  now: string,
): ArticleState {
  if (removedAt !== '') return 'removed'
  if (publishedAt === null) return plannedAt === '' ? 'draft' : 'scheduled'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** When visitors see a draft that goes live by itself: not before its own date. Empty when it does not. */
export const plannedFor = (due: string, wantedAt: string): string =>
  due !== '' && wantedAt > due ? wantedAt : due
