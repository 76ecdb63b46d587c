import type { ComparedPages } from '#features/publishing/rules/page-diff.ts'
import type { MarkedCard } from '#base/core/page/sharing-card.ts'
import type { SiteDocument } from '#features/documents/pdf/site-document.ts'
import type { FeedContext } from '#features/articles/providers/feeds/document/feed-document.ts'
import type { AnswerToRead } from '#features/articles/providers/http/read-answer.ts'
import type { OwnBody } from '#features/articles/providers/library/clean-again.ts'

/*
 * What the threads of `heavy-work.ts` do, by its name: their entry, built beside the server's. Each task
 * loads what it needs with its first turn.
 */

/** What a task answers: its value, or what it refused its input for. */
export type Answered<T> = { value: T } | { refused: { name: string; message: string } }

/** Errors are told by their name and message: their class stays behind on the way between threads. */
const answered =
  <Input, T>(task: (input: Input) => Promise<T>) =>
  async (input: Input): Promise<Answered<T>> => {
    try {
      return { value: await task(input) }
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      return { refused: { name: cause.name, message: cause.message } }
    }
  }

export const readAnswer = answered(async (toRead: AnswerToRead) => {
  const { readAnswer: read } = await import('#features/articles/providers/http/read-answer.ts')
  const { answer } = toRead
  return read({ ...toRead, answer: { ...answer, body: bufferOf(answer.body) } })
})

export const readFeed = answered(
  async ({ bytes, context }: { bytes: Uint8Array; context: FeedContext }) => {
    const { readFeed: read } =
      await import('#features/articles/providers/feeds/document/feed-document.ts')
    return read(bytes, context)
  },
)

export const clean = answered(async (html: string) => {
  const { sanitiseArticle } = await import('#features/articles/rules/sanitise.ts')
  return sanitiseArticle(html)
})

export const cleanAgain = answered(async (article: OwnBody) => {
  const { cleanAgain: cleaned } =
    await import('#features/articles/providers/library/clean-again.ts')
  return cleaned(article)
})

export const cleanSvg = answered(async (text: string) => {
  const { cleanSvg: cleaned } = await import('#features/media/service/clean-svg.ts')
  return cleaned(text)
})

export const makePdf = answered(async (document: SiteDocument) => {
  const { makePdf: make } = await import('#features/documents/pdf/make-pdf.ts')
  return make(document)
})

export const sharingDrawing = answered(async (drawn: MarkedCard) => {
  const { sharingDrawing: draw } = await import('#features/documents/pdf/sharing-drawing.ts')
  return draw(drawn)
})

export const comparePages = answered(
  async ({ pages, types }: { pages: string; types: ComparedPages['types'] }) => {
    const { comparedPages } = await import('#features/publishing/rules/page-diff.ts')
    return comparedPages({ ...JSON.parse(pages), types })
  },
)

/** A buffer comes out of another thread as plain bytes. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
