import { z } from 'zod'
import { parseStored } from '#base/platform/db/stored-json.ts'
import type {
  Article,
  ArticleVideo,
  MediaPath,
  ArticleListItem,
} from '#base/core/article/article.ts'
import type { Language } from '#base/kit/language.ts'

/** An own article with what only the store knows. */
export type StoredArticle = Omit<Article, 'html'> & {
  html: string
  lang: Language
  sanitiserVersion: number
}

/** A page of own articles, newest first. */
export interface StoredArticleList {
  articles: (Omit<ArticleListItem, 'mediasPaths'> &
    Pick<Article, 'mediasPaths' | 'datePublished'>)[]
  countArticle: number
}

export const motifsSchema = z.array(z.string())

const mediaSchema = z.object({
  index: z.string(),
  url: z.string(),
  copyright: z.string().exactOptional(),
}) satisfies z.ZodType<MediaPath>

export const mediasSchema = z.array(mediaSchema)

const videoSchema = z.object({
  url: z.string(),
  type: z.string(),
  poster: z.string(),
  width: z.number(),
  height: z.number(),
  captions: z.array(z.object({ url: z.string(), language: z.string(), label: z.string() })),
}) satisfies z.ZodType<ArticleVideo>

/** As its column holds it: an article without a film may say so. */
export const storedVideoSchema = videoSchema.nullable()

/** An article that was live when it was removed, as its row keeps it. */
export const removedArticleSchema = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  slug: z.string(),
  html: z.string(),
  lang: z.enum(['fr', 'en']),
  motifs: motifsSchema,
  datePublished: z.string(),
  dateUpdate: z.string(),
  externalKey: z.string(),
  mediasPaths: mediasSchema,
  copyright_year: z.string(),
  sanitiserVersion: z.number(),
  duration: z.string().exactOptional(),
  author: z.string().exactOptional(),
  personId: z.number().exactOptional(),
  reviewerId: z.number().exactOptional(),
  video: videoSchema.exactOptional(),
}) satisfies z.ZodType<StoredArticle>

/** Codes of motifs as their column holds them; none for a text that can't be read. */
export function motifsOf(text: string): string[] {
  const read = parseStored(motifsSchema, text)
  return 'value' in read ? read.value : []
}
