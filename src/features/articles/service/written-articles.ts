import type { z } from 'zod'
import { ContentError } from '#base/core/content-error.ts'
import type { DocumentKey, DoneBy, Schedule } from '#base/core/document.ts'
import type { createTrashOf } from '#base/platform/db/tables/editorial-trash.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Language } from '#base/kit/language.ts'
import { type ArticleFields, emptyArticle, plannedFor } from '../rules/own-article.ts'
import {
  type ArticleSummary,
  fieldsSchema,
  trashedArticle,
  trashedDetail,
} from '../store/article-work.ts'
import type { ArticleWrites } from '../store/article-writes.ts'
import type { StoredArticle } from '../store/stored-article.ts'

/** What is kept of an article beside what is live of it. */
interface Head {
  counter: number
  content: string
  reviewAt: string
}

/** The stores of own articles, live, being written and in the trash. */
export interface WrittenStores {
  articleWrites: ArticleWrites
  articleTrash: ReturnType<typeof createTrashOf>
  documents: {
    find(siteId: number, key: DocumentKey): Promise<Head>
    heads(
      siteId: number,
      kind: 'article',
    ): Promise<(DoneBy & Omit<Head, 'counter'> & { key: DocumentKey })[]>
    open(siteId: number, key: DocumentKey, at: string): Promise<Head>
    write(
      siteId: number,
      key: DocumentKey,
      head: Partial<Head> & { last?: DoneBy & { what: 'saved' } },
    ): Promise<void>
    remove(siteId: number, key: DocumentKey): Promise<void>
    tasks: { list(siteId: number): Promise<(Schedule & DocumentKey)[]> }
  }
}

/** The document of an own article: its language is a field of it. */
export const articleDocument = (id: number | string): DocumentKey => ({
  kind: 'article',
  ref: String(id),
  lang: '',
})

/**
 * Slugs that lead to an article; none to one that nobody has published.
 * @throws {Refused} `absent`
 */
export async function slugsOf(
  { articleWrites, documents }: Pick<WrittenStores, 'articleWrites' | 'documents'>,
  siteId: number,
  id: number,
): Promise<string[]> {
  const [slugs, { counter, content }] = await Promise.all([
    articleWrites.slugs(siteId, id),
    documents.find(siteId, articleDocument(id)),
  ])
  if (slugs.length === 0 && counter === 0 && content === '') throw absent()
  return slugs
}

/** A stored draft; `null` for none, and for one that nothing can read any more. */
export function articleDraft(text: string): ArticleFields | null {
  if (text === '') return null
  const read = parseStored(fieldsSchema, text)
  return 'value' in read ? read.value : null
}

/** All of them, those in the trash too, as the list of their editors shows them. */
export async function listArticles(
  { articleWrites, articleTrash, documents }: WrittenStores,
  siteId: number,
): Promise<ArticleSummary[]> {
  const [live, heads, trashed, tasks] = await Promise.all([
    articleWrites.list(siteId),
    documents.heads(siteId, 'article'),
    articleTrash.list(siteId),
    documents.tasks.list(siteId),
  ])
  const dues = new Map(
    tasks
      .filter(
        ({ kind, action, error }) => kind === 'article' && action === 'publish' && error === '',
      )
      .map(({ ref, due }) => [ref, due]),
  )
  const all = new Map<number, ArticleSummary>(
    live.map((article) => [
      article.id,
      { ...article, plannedAt: '', hasDraft: false, reviewAt: '', updatedBy: '', removedAt: '' },
    ]),
  )
  for (const { key, content, reviewAt, by, at } of heads) {
    const id = Number(key.ref)
    const published = all.get(id)
    const fields = articleDraft(content)
    const shown = fields ?? published
    if (!shown) continue
    all.set(id, {
      id,
      lang: shown.lang,
      title: shown.title,
      slug: shown.slug,
      motifs: shown.motifs,
      publishedAt: published?.publishedAt ?? null,
      plannedAt: plannedFor(dues.get(key.ref) ?? '', fields?.publishedAt ?? ''),
      hasDraft: content !== '',
      reviewAt,
      updatedAt: at,
      updatedBy: by.name,
      removedAt: '',
    })
  }
  return [
    ...all.values(),
    ...trashed.map(({ ref, title, detail, by, at }) => ({
      id: Number(ref),
      title,
      ...detailOf(detail),
      publishedAt: null,
      plannedAt: '',
      hasDraft: false,
      reviewAt: '',
      updatedAt: at,
      updatedBy: by.name,
      removedAt: at,
    })),
  ]
}

/** Begins an article, inside of a transaction. @returns its number */
export async function createArticle(
  { articleWrites, articleTrash, documents }: WrittenStores,
  siteId: number,
  lang: Language,
  { by, at }: DoneBy,
): Promise<number> {
  const { id, key } = await freeNumber({ articleWrites, articleTrash, documents }, siteId)
  const { counter } = await documents.open(siteId, key, at)
  await documents.write(siteId, key, {
    counter: counter + 1,
    content: JSON.stringify(emptyArticle(lang, by.name)),
    last: { what: 'saved', by, at },
  })
  return id
}

/** A number that no article has: not one that is being written or lies in the trash either. */
async function freeNumber(
  { articleWrites, articleTrash, documents }: WrittenStores,
  siteId: number,
): Promise<{ id: number; key: DocumentKey }> {
  for (;;) {
    const id = await articleWrites.reserveId(siteId)
    const key = articleDocument(id)
    const { counter } = await documents.find(siteId, key)
    if (counter === 0 && (await articleTrash.ofDocument(siteId, key.ref)) === null) {
      return { id, key }
    }
  }
}

/** What was put into the trash, or taken out of it. */
export interface Moved {
  title: string
  /** Whether visitors saw it, or see it again. */
  wasLive: boolean
}

/**
 * Puts an article into the trash with its draft and what is live of it, inside of a transaction.
 * @throws {Refused} `absent`
 */
export async function removeArticle(
  { articleWrites, articleTrash, documents }: WrittenStores,
  siteId: number,
  id: number,
  { by, at }: DoneBy,
): Promise<Moved> {
  const key = articleDocument(id)
  const [live, { counter, content, reviewAt }] = await Promise.all([
    articleWrites.find(siteId, id),
    documents.find(siteId, key),
  ])
  const draft = articleDraft(content)
  const shown = draft ?? live
  if (!shown) throw absent()
  const { title, lang, slug, motifs } = shown
  await articleTrash.put(siteId, {
    ref: key.ref,
    title,
    detail: JSON.stringify({ lang, slug, motifs }),
    content: JSON.stringify({ counter, draft, live, reviewAt }),
    by,
    at,
  })
  await documents.remove(siteId, key)
  if (live) await articleWrites.unpublish(siteId, id)
  return { title, wasLive: live !== null }
}

/**
 * Takes an article out of the trash, as it was, inside of a transaction.
 * @throws {Refused} `invalid` when it does not lie there, or its address is another's by now
 */
export async function restoreArticle(
  { articleWrites, articleTrash, documents }: WrittenStores,
  siteId: number,
  id: number,
  { by, at }: DoneBy,
): Promise<Moved> {
  const entry = await articleTrash.ofDocument(siteId, String(id))
  if (!entry) throw new Refused('invalid', 'Cet article n’est pas dans la corbeille.')
  const read = parseStored(trashedArticle, entry.content)
  if ('reason' in read) {
    throw new ContentError(
      `L’article ${id} est abîmé dans la base et ne peut pas être restauré : demandez une sauvegarde ` +
        'antérieure à votre agence.',
    )
  }
  const { counter, draft, live, reviewAt } = read.value
  await articleTrash.take(siteId, entry.id)
  const key = articleDocument(id)
  await documents.open(siteId, key, at)
  await documents.write(siteId, key, {
    counter: counter + 1,
    content: draft === null ? '' : JSON.stringify(draft),
    reviewAt,
    last: { what: 'saved', by, at },
  })
  if (live) await articleWrites.publish(siteId, cleanedAgain(id, live))
  return { title: entry.title, wasLive: live !== null }
}

/** Its HTML is cleaned again, whoever wrote the row. */
const cleanedAgain = (id: number, article: StoredArticle): StoredArticle => ({
  ...article,
  id,
  sanitiserVersion: 0,
})

export const absent = (): Refused =>
  new Refused('absent', 'Cet article n’existe pas ou plus : il est peut-être dans la corbeille.')

function detailOf(text: string): z.infer<typeof trashedDetail> {
  const read = parseStored(trashedDetail, text)
  return 'value' in read ? read.value : trashedDetail.parse({})
}
