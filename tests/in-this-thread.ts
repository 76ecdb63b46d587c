import { comparedPages } from '#features/publishing/rules/page-diff.ts'
import { makePdf } from '#features/documents/pdf/make-pdf.ts'
import { sharingDrawing } from '#features/documents/pdf/sharing-drawing.ts'
import { readFeed } from '#features/articles/providers/feeds/document/feed-document.ts'
import { readAnswer } from '#features/articles/providers/http/read-answer.ts'
import { cleanAgain } from '#features/articles/providers/library/clean-again.ts'
import { sanitiseArticle } from '#features/articles/rules/sanitise.ts'
import { cleanSvg } from '#features/media/service/clean-svg.ts'
import type { HeavyWork } from '#app/workers/heavy-work.ts'

/** The heavy work of a server without threads: what its functions are. */
export const inThisThread: Omit<HeavyWork, 'close'> = {
  readAnswer: async (toRead) => readAnswer(toRead),
  readFeed: async (bytes, context) => readFeed(bytes, context),
  clean: async (html) => sanitiseArticle(html),
  cleanAgain: async (article) => cleanAgain(article),
  cleanSvg: async (text) => cleanSvg(text),
  makePdf,
  comparePages: async (compared) => comparedPages(compared),
  sharingDrawing,
}
