import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type ComparedPages,
  comparedPages,
  type PageChange,
} from '#features/publishing/rules/page-diff.ts'
import type { makePdf } from '#features/documents/pdf/make-pdf.ts'
import type { sharingDrawing } from '#features/documents/pdf/sharing-drawing.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import type {
  FeedContext,
  FeedDocument,
} from '#features/articles/providers/feeds/document/feed-document.ts'
import { FeedUnreadable } from '#features/articles/providers/feeds/document/unreadable-feed.ts'
import {
  type AnswerQuestion,
  type AnswerToRead,
  type ReadAnswer,
  readAnswer,
} from '#features/articles/providers/http/read-answer.ts'
import { cleanAgain, type OwnBody } from '#features/articles/providers/library/clean-again.ts'
import { sanitiseArticle } from '#features/articles/rules/sanitise.ts'
import { QueueFull } from '#base/platform/http/semaphore.ts'
import { BadSvg, type CleanSvg, cleanSvg } from '#features/media/service/clean-svg.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { createWorkerPool, WorkFailed } from '#base/platform/workers/worker-pool.ts'
import type { Answered } from './heavy-tasks.ts'
import { projectRoot } from '#base/platform/installation/project-root.ts'

/**
 * Pure work that would hold the event loop (docs/decisions/023): what is light is done at once, the rest
 * in a thread of its own, with a limit in seconds and in memory. What goes beyond it is refused as any
 * other input that can't be read.
 */
export interface HeavyWork {
  /** @throws {EditorialUnavailable} {EditorialContractBroken} */
  readAnswer<Question extends AnswerQuestion>(
    toRead: AnswerToRead<Question>,
  ): Promise<ReadAnswer<Question>>
  /** @throws {FeedUnreadable} {EditorialUnavailable} */
  readFeed(bytes: Uint8Array, context: FeedContext): Promise<FeedDocument>
  /** An editor's HTML by the allow-list. @throws {QueueFull} {WorkFailed} */
  clean(html: string): Promise<string>
  /** An own article's HTML by the rules of today. @throws {EditorialUnavailable} {EditorialContractBroken} */
  cleanAgain(article: OwnBody): Promise<string>
  /** @throws {BadSvg} {QueueFull} */
  cleanSvg(text: string): Promise<CleanSvg>
  /** @throws {QueueFull} {WorkFailed} */
  makePdf: typeof makePdf
  /** @throws {QueueFull} {WorkFailed} */
  sharingDrawing: typeof sharingDrawing
  /** What became of a page. @throws {QueueFull} {WorkFailed} */
  comparePages(compared: ComparedPages): Promise<PageChange[]>
  /** Ends what is under way. */
  close(): Promise<void>
}

type Tasks = typeof import('./heavy-tasks.ts')
type Task = keyof Tasks
type Value<Name extends Task> =
  Awaited<ReturnType<Tasks[Name]>> extends Answered<infer T> ? T : never

/** Two: what a page waits for does not stand behind a PDF. */
const POOL = {
  threads: 2,
  waiting: 100,
  maxBytes: 64 * 1024 ** 2,
  idle: 20_000,
  heapMb: 160,
}

/** Seconds that a task may run: many times what its largest input takes on a small server. */
const SECONDS: Readonly<Record<Task, number>> = {
  readAnswer: 5,
  readFeed: 8,
  clean: 5,
  cleanAgain: 5,
  cleanSvg: 8,
  makePdf: 60,
  sharingDrawing: 20,
  comparePages: 10,
}

/** What a task refuses its input for. */
const REFUSALS: Readonly<Record<string, new (message: string) => Error>> = {
  EditorialContractBroken,
  EditorialUnavailable,
  FeedUnreadable,
  BadSvg,
}

/** The heavy work of a server. Threads begin with the first of it, and end without. */
export function heavyWork(): HeavyWork {
  const pool = createWorkerPool({ ...POOL, entry: entryOf() })

  const inThread = async <Name extends Task>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    bytes: number,
  ): Promise<Value<Name>> => {
    const seconds = SECONDS[name]
    const answer = (await pool.run(name, input, { bytes, seconds })) as Answered<Value<Name>>
    if ('value' in answer) return answer.value
    const { name: refusal, message } = answer.refused
    throw new (REFUSALS[refusal] ?? Error)(message)
  }

  return {
    async readAnswer(toRead) {
      const { body } = toRead.answer
      if (isLight(body) || isRefusal(toRead.answer)) return readAnswer(toRead)
      const reading = inThread('readAnswer', toRead, body.length)
      return (await reading.catch(tooHeavy(EditorialContractBroken, 'La réponse'))) as never
    },

    async readFeed(bytes, context) {
      if (!isLight(bytes)) {
        const reading = inThread('readFeed', { bytes, context }, bytes.length)
        return reading.catch(tooHeavy(FeedUnreadable, 'Le flux'))
      }
      // Loaded for sites that show feeds.
      const { readFeed } =
        await import('#features/articles/providers/feeds/document/feed-document.ts')
      return readFeed(bytes, context)
    },

    async clean(html) {
      if (!isLight(html)) return inThread('clean', html, html.length)
      await yieldToLoop()
      return sanitiseArticle(html)
    },

    async cleanAgain(article) {
      const { html } = article
      if (isLight(html)) return cleanAgain(article)
      const cleaning = inThread('cleanAgain', article, html.length)
      return cleaning.catch(tooHeavy(EditorialContractBroken, 'L’article'))
    },

    async cleanSvg(text) {
      if (isLight(text)) return cleanSvg(text)
      return inThread('cleanSvg', text, text.length).catch((cause: unknown) => {
        throw isOver(cause) ? new BadSvg(HEAVY_DRAWING, { cause }) : cause
      })
    },

    async makePdf(document) {
      const { bytes, pages } = await inThread('makePdf', document, sizeOf(document))
      return { bytes: Buffer.from(bytes), pages }
    },

    sharingDrawing: (drawn) => inThread('sharingDrawing', drawn, sizeOf(drawn)),

    async comparePages({ types, ...versions }) {
      await yieldToLoop()
      // Texts are copied many times faster than what is read of them.
      const pages = JSON.stringify(versions)
      if (isLight(pages)) return comparedPages({ types, ...versions })
      return inThread('comparePages', { pages, types }, pages.length)
    },

    close: () => pool.close(),
  }
}

/** Whether a status alone tells what an answer says: its body is not read. */
const isRefusal = ({ status }: { status: number }): boolean => status >= 400 && status !== 404

/** Whether a task went beyond its limits: doing it again would end the same. */
const isOver = (cause: unknown): boolean => cause instanceof WorkFailed && cause.reason !== 'closed'

/** What becomes of an answer that costs too much: unreadable for good, or not to be had for now. */
const tooHeavy =
  (Unreadable: new (message: string, options: ErrorOptions) => Error, what: string) =>
  (cause: unknown): never => {
    if (isOver(cause)) {
      throw new Unreadable(`${what} demande trop de travail pour être lu.`, { cause })
    }
    if (cause instanceof QueueFull || cause instanceof WorkFailed) {
      throw new EditorialUnavailable('Le serveur a déjà trop à lire.', { cause })
    }
    throw cause
  }

const HEAVY_DRAWING = 'Ce dessin SVG demande trop de travail : simplifiez-le avant de l’envoyer.'

const sizeOf = (value: unknown): number => JSON.stringify(value).length

/** The tasks as they stand beside this file, or as they were built. */
const entryOf = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('./heavy-tasks.ts', import.meta.url)
    : pathToFileURL(join(projectRoot(), 'dist', 'server', 'heavy-tasks.js'))

/** Bytes, and signs that begin a tag, an entity or an escape, up to which a text costs a few milliseconds. */
const LIGHT = { bytes: 64 * 1024, signs: 1000 }

const SIGNS: ReadonlySet<number> = new Set(Buffer.from('<&\\'))

/**
 * Whether a text is read and cleaned in less time than the loop may be held for: within 10 ms on a small
 * server, where the way to a thread and back takes one, or a hundred when the thread has to begin
 * (docs/decisions/023).
 */
export function isLight(text: string | Uint8Array): boolean {
  if (text.length > LIGHT.bytes) return false
  let signs = 0
  for (const byte of typeof text === 'string' ? Buffer.from(text) : text) {
    if (SIGNS.has(byte)) signs += 1
    if (signs > LIGHT.signs) return false
  }
  return true
}
