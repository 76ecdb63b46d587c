import { comparedPages } from '#domain/page-diff.ts'
import { makePdf } from '#documents/make-pdf.ts'
import { sharingDrawing } from '#documents/sharing-drawing.ts'
import { readFeed } from '#editorial/feeds/feed-document.ts'
import { readAnswer } from '#editorial/http/read-answer.ts'
import { cleanAgain } from '#editorial/library/clean-again.ts'
import { sanitiseArticle } from '#editorial/sanitise.ts'
import { cleanSvg } from '#server/media/clean-svg.ts'
import type { HeavyWork } from '../src/heavy-work.ts'

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
