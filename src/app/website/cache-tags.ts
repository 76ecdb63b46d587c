import type { Params } from '#base/core/page/page-params.ts'
import type { ChangeTags } from '#base/platform/db/site-changes.ts'
import type { FirmPerson } from '#base/core/person.ts'
import type { DocumentContext } from '#base/core/offered-document.ts'
import { type AnswerNotes, notingAnswers } from '#features/articles/providers/query-tags.ts'

/** How the address of a page is read: what a hit needs to know before the page is looked up. */
export interface PageShape {
  params: Params
  /** Codes of the topics there are; `null` when nobody asked. */
  knownMotifs: ReadonlySet<string> | null
}

/** What a page shows, collected while it is made, so that it is dropped when just that changes. */
export interface CacheTags {
  /** `page:12`, `menu:1509`, `block:5`, `articles`, `persons`, `redirects`, `pages`, `feed:…` (`base/platform/db/site-changes.ts`). */
  tags: Set<string>
  answers: AnswerNotes
  shape: PageShape | null
  /** Until when lists of articles hold; `null` when time changes nothing in them. */
  articlesUntil: Date | null
  /** Spelling of the parameters that the page was made with; `null`: for one visitor alone. */
  key: string | null
}

/** Tags of a page that is about to be made. */
export function newCacheTags(): CacheTags {
  const tags = new Set<string>()
  const answers = { tags, freshUntil: Infinity }
  return { tags, answers, articlesUntil: null, shape: null, key: null }
}

/** Makes a page; each answer of a provider that it is given is among its tags. */
export const collectTags = <T>(tags: CacheTags, work: () => T): T =>
  notingAnswers(tags.answers, work)

/** The same menus, or blocks; whoever asks for one shows it, or would as soon as it is there. */
export const taggedById =
  <R>(
    read: (id: number) => Promise<R>,
    tagsOf: (id: number) => ChangeTags,
    tags: CacheTags | undefined,
  ) =>
  (id: number): Promise<R> => {
    for (const tag of tagsOf(id)) tags?.tags.add(tag)
    return read(id)
  }

/** The same team; whoever reads it shows somebody of it, or would. */
export const taggedTeam =
  (read: () => Promise<readonly FirmPerson[]>, tags: CacheTags | undefined) =>
  (): Promise<readonly FirmPerson[]> => {
    tags?.tags.add('persons')
    return read()
  }

/** The same question about other pages' widgets; whoever asks shows what they say. */
export const taggedPages =
  <A extends unknown[], R>(ask: (...args: A) => R, tags: CacheTags | undefined) =>
  (...args: A): R => {
    tags?.tags.add('pages')
    return ask(...args)
  }

/** The same documents; a page that names one whose size is not known yet is not kept. */
export const taggedDocuments = (
  inner: DocumentContext,
  tags: CacheTags | undefined,
): DocumentContext => ({
  list: taggedPages(() => inner.list(), tags),
  size: taggedPages(async (slug: string) => {
    const size = await inner.size(slug)
    if (size === null && tags !== undefined) tags.answers.freshUntil = 0
    return size
  }, tags),
})

/** Milliseconds for which a page is fresh that is drawn by a file that a designer may change. */
const OWN_TEMPLATE = 5000

/** Told of a template that was asked for; one of the site's own folder is looked at again soon. */
export function tagTemplate(dir: string, now: Date, tags: CacheTags | undefined): void {
  if (tags === undefined || dir === '') return
  const { answers } = tags
  answers.freshUntil = Math.min(answers.freshUntil, now.getTime() + OWN_TEMPLATE)
}
