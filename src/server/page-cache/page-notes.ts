import type { Params } from '#domain/page-params.ts'
import type { MenuData } from '#domain/menu.ts'
import type { DocumentContext } from '#domain/offered-document.ts'
import type { Editorial } from '#editorial/editorial.ts'
import { type AnswerNotes, notingAnswers } from '#editorial/noted-answers.ts'

/** How the address of a page is read: what a hit needs to know before the page is looked up. */
export interface PageShape {
  params: Params
  /** Codes of the topics there are; `null` when nobody asked. */
  knownMotifs: ReadonlySet<string> | null
}

/** What a page shows, noted while it is made, so that it is dropped when just that changes. */
export interface PageNotes {
  /** `page:12`, `menu:1509`, `articles`, `pages`, `feed:…` (`content/site-changes.ts`). */
  tags: Set<string>
  answers: AnswerNotes
  shape: PageShape | null
  /** Until when lists of articles hold; `null` when time changes nothing in them. */
  articlesUntil: Date | null
  /** Spelling of the parameters that the page was made with; `null`: for one visitor alone. */
  key: string | null
}

/** Notes of a page that is about to be made. */
export function newNotes(): PageNotes {
  const tags = new Set<string>()
  const answers = { tags, freshUntil: Infinity }
  return { tags, answers, articlesUntil: null, shape: null, key: null }
}

/** Makes a page; each answer of a provider that it is given is noted. */
export const noting = <T>(notes: PageNotes, work: () => T): T => notingAnswers(notes.answers, work)

/** The same gateway; whoever asks it shows articles. */
export function notedEditorial(inner: Editorial, notes: PageNotes | undefined): Editorial {
  if (notes === undefined) return inner
  const noted =
    <A extends unknown[], R>(ask: (...args: A) => R) =>
    (...args: A): R => {
      notes.tags.add('articles')
      return ask(...args)
    }
  return {
    subscribedMotifs: noted(() => inner.subscribedMotifs()),
    listByMotifs: noted((query) => inner.listByMotifs(query)),
    listByOffset: noted((query) => inner.listByOffset(query)),
    articleId: noted((slug, signal) => inner.articleId(slug, signal)),
    article: noted((query) => inner.article(query)),
  }
}

/** The same menus; whoever reads one shows it. */
export const notedMenu =
  (read: (id: number) => Promise<MenuData | null>, notes: PageNotes | undefined) =>
  (id: number): Promise<MenuData | null> => {
    notes?.tags.add(`menu:${id}`)
    return read(id)
  }

/** The same question about other pages' widgets; whoever asks shows what they say. */
export const notedPages =
  <A extends unknown[], R>(ask: (...args: A) => R, notes: PageNotes | undefined) =>
  (...args: A): R => {
    notes?.tags.add('pages')
    return ask(...args)
  }

/** The same documents; a page that names one whose size is not known yet is not kept. */
export const notedDocuments = (
  inner: DocumentContext,
  notes: PageNotes | undefined,
): DocumentContext => ({
  list: notedPages(() => inner.list(), notes),
  size: notedPages(async (slug: string) => {
    const size = await inner.size(slug)
    if (size === null && notes !== undefined) notes.answers.freshUntil = 0
    return size
  }, notes),
})

/** Milliseconds for which a page is fresh that is drawn by a file that a designer may change. */
const OWN_TEMPLATE = 5000

/** Told of a template that was asked for; one of the site's own folder is looked at again soon. */
export function noteTemplate(dir: string, now: Date, notes: PageNotes | undefined): void {
  if (notes === undefined || dir === '') return
  const { answers } = notes
  answers.freshUntil = Math.min(answers.freshUntil, now.getTime() + OWN_TEMPLATE)
}
