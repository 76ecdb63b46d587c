import { expect } from 'vitest'
import type { Stores } from '#app/stores.ts'
import {
  layoutDocument,
  menuDocument,
  pageDocument,
  templateDocument,
} from '#base/core/document.ts'
import {
  articleDocument,
  listArticles,
  restoreArticle,
} from '#features/articles/service/written-articles.ts'
import { ARTICLES } from '#features/publishing/kinds/article-kind.ts'
import { pageRevision } from '#features/publishing/store/stored-page.ts'
import { LAYOUTS } from '#features/publishing/kinds/layout-kind.ts'
import { MENUS } from '#features/publishing/kinds/menu-kind.ts'
import { PAGES } from '#features/publishing/kinds/page-kind.ts'
import { editedDocument } from '#features/publishing/service/edited-document.ts'

const NEWS = pageDocument(2, 'en')
const NINA = { id: 'u-nina', name: 'Nina Ferrand' }
const PAUL = { id: 'u-paul', name: 'Paul Roche' }
const AT = '2026-11-22T10:00:00.000Z'

/** What was being written under schema 8, page by page and article by article. */
export async function documentsAreTheSame(stores: Stores): Promise<void> {
  await draftsOfPages(stores)
  await revisionsOfPages(stores)
  await articlesInEachState(stores)
  await versionsOfTemplates(stores)
}

async function versionsOfTemplates(stores: Stores): Promise<void> {
  const kept = await stores.revisions.list(1, templateDocument('card/card-magazine'))
  expect(kept).toHaveLength(20)
  const texts = await Promise.all(kept.map(({ id }) => stores.revisions.find(1, id)))
  expect(texts.map((revision) => JSON.parse(revision?.content ?? '{}').html)).toEqual(
    Array.from({ length: 20 }, (_unused, index) => `<article>${19 - index}</article>`),
  )
}

async function draftsOfPages(stores: Stores): Promise<void> {
  const { documents } = stores
  expect(await editedDocument({ stores, siteId: 1, key: NEWS }, PAGES)).toMatchObject({
    base: 1,
    isDraft: true,
    isBehind: false,
    content: { fields: { title: 'Our news' } },
    last: { by: PAUL },
  })
  expect(await documents.tasks.of(1, NEWS)).toMatchObject([
    { action: 'publish', base: 1, error: 'Le widget « Titre » est à corriger.' },
    { action: 'unpublish', error: '' },
  ])
  expect(await documents.shares.find(1, 'ab'.repeat(32), AT)).toEqual(NEWS)
  expect(await documents.requests.of(1, NEWS)).toMatchObject({
    note: 'En anglais',
    rejected: null,
  })
  const trashed = (await stores.trash.list(1)).find(({ name }) => name === 'Nos offres')
  expect(trashed).toMatchObject({ pages: 2, path: '/offres', parentName: 'Accueil' })
  const back = await stores.trash.restore(1, trashed?.id ?? 0)
  expect(back.page).toMatchObject({ path: '/offres' })
  // The draft of a page below it waited for it.
  const payroll = { stores, siteId: 1, key: pageDocument((trashed?.pageId ?? 0) + 1, 'fr') }
  expect(await editedDocument(payroll, PAGES)).toMatchObject({
    isDraft: true,
    content: { fields: { title: 'La paie, sans souci' } },
  })
}

async function revisionsOfPages(stores: Stores): Promise<void> {
  const kept = await stores.revisions.list(1, pageDocument(3, 'fr'))
  expect(kept).toHaveLength(21)
  expect(new Set(kept.map(({ reason }) => reason)).size).toBe(7)
  for (const { id } of kept) {
    const revision = await stores.revisions.find(1, id)
    expect(pageRevision(revision?.content ?? '')?.page).toMatchObject({ name: 'Contact' })
  }
}

async function articlesInEachState(stores: Stores): Promise<void> {
  const all = await listArticles(stores, 1)
  const byTitle = (title: string) => {
    const found = all.find((article) => article.title === title)
    if (!found) throw new Error(`No article ${title}.`)
    return found
  }
  const edited = (title: string) =>
    editedDocument({ stores, siteId: 1, key: articleDocument(byTitle(title).id) }, ARTICLES)

  expect(byTitle('Publié')).toMatchObject({ hasDraft: false, reviewAt: '2027-02-01' })
  expect(await edited('Publié')).toMatchObject({
    base: 2,
    isDraft: false,
    content: { fields: { html: '<p>Publié</p>', reviewAt: '2027-02-01' } },
  })
  expect(byTitle('Changé encore')).toMatchObject({ hasDraft: true, updatedBy: PAUL.name })
  expect(await edited('Changé encore')).toMatchObject({ base: 3, live: { title: 'Changé' } })
  expect(byTitle('À venir').publishedAt).toBe('2098-11-20T08:00:00.000Z')
  expect(byTitle('Repris')).toMatchObject({ publishedAt: null, hasDraft: true })
  expect(byTitle('Jeté, brouillon').removedAt).not.toBe('')
  expect(byTitle('Jamais paru').removedAt).not.toBe('')

  const { id } = byTitle('Jeté, brouillon')
  const restored = await restoreArticle(stores, 1, id, { by: NINA, at: AT })
  expect(restored).toEqual({ title: 'Jeté, brouillon', wasLive: true })
  expect(await stores.articleWrites.find(1, id)).toMatchObject({ title: 'Jeté', slug: 'jete' })
  expect(await edited('Jeté, brouillon')).toMatchObject({ base: 5, live: { title: 'Jeté' } })
  const never = byTitle('Jamais paru').id
  await restoreArticle(stores, 1, never, { by: NINA, at: AT })
  expect(await stores.articleWrites.find(1, never)).toBeNull()
}

/** What was being written under schema 10 of the kinds that came with it. */
export async function draftsAreTheSame(stores: Stores): Promise<void> {
  const announcement = layoutDocument({ layoutId: 1, part: 'announcement', lang: 'fr' })
  const menu = await editedDocument({ stores, siteId: 1, key: menuDocument(1509) }, MENUS)
  expect(menu).toMatchObject({ isDraft: true, content: { name: 'Principal, bientôt' } })
  const layout = await editedDocument({ stores, siteId: 1, key: announcement }, LAYOUTS)
  expect(layout).toMatchObject({ isDraft: true, content: { widgets: [{ id: 1501 }] } })
  const card = await stores.documents.find(1, templateDocument('card/card-magazine'))
  expect(JSON.parse(card.content)).toMatchObject({ html: '<article>bientôt</article>' })
}

/** Shared blocks as schema 11 kept them: one that is live, one in the trash, and the next number. */
export async function textsAreTheSame(stores: Stores): Promise<void> {
  expect(await stores.texts.live(1, 'block', 1)).toMatchObject({ lang: 'fr' })
  expect(await stores.texts.find(1, 'block', 1)).toMatchObject({
    title: 'Nous joindre',
    position: 0,
  })
  const [removed] = await stores.texts.trashOf('block').list(1)
  expect(removed).toMatchObject({ ref: '2', title: 'Nous joindre' })
  expect(await stores.texts.reserveId(1)).toBe(3)
  expect(await stores.texts.allLive(1, 'person')).toEqual([])
}
