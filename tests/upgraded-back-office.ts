import { pageDocument, templateDocument } from '#base/core/document.ts'
import { articleDocument } from '#features/articles/service/written-articles.ts'
import { ARTICLES } from '#features/publishing/kinds/article-kind.ts'
import { PAGES } from '#features/publishing/kinds/page-kind.ts'
import { editedDocument } from '#features/publishing/service/edited-document.ts'
import { expect } from 'vitest'
import type { Stores } from '#app/stores.ts'

const HOME = pageDocument(1, 'fr')
const NINA = { id: 'u-nina', name: 'Nina Ferrand' }
const NOW = '2026-11-21T10:05:30.000Z'

/** What migration 6 brought, as it stands in the dumps from then on. */
export async function backOfficeIsTheSame(stores: Stores): Promise<void> {
  expect(await stores.accounts.list(1)).toMatchObject([
    { email: 'nina@ardoin.example', role: 'super-admin', isDisabled: false, secondFactor: true },
    { email: 'paul@ardoin.example', role: 'client', isDisabled: true, secondFactor: false },
  ])
  const { entries } = await stores.audit.list(1)
  expect(entries).toMatchObject([
    { id: 2, action: 'setting.save', actor: NINA },
    { id: 1, subject: 'page:2', before: { title: 'Actu' }, after: { title: 'Actualités' } },
  ])
  expect((await stores.trash.list(1)).at(-1)).toMatchObject({
    name: 'Offre close',
    pages: 1,
    by: NINA,
  })
  expect(await stores.treeChanges.latest(1, 4)).toMatchObject({
    kind: 'rename',
    name: 'Ancienne offre',
  })

  const home = await editedDocument({ stores, siteId: 1, key: HOME }, PAGES)
  expect(home).toMatchObject({
    base: 1,
    isDraft: true,
    content: {
      widgets: [{ id: 1459, options: { text: 'Bienvenue chez nous' } }],
      fields: { title: 'Accueil du cabinet' },
    },
    isBehind: false,
  })
  expect(await stores.documents.tasks.of(1, HOME)).toMatchObject([
    { action: 'publish', due: '2026-12-01T07:00:00.000Z', base: 1 },
  ])
  expect(await stores.documents.requests.of(1, HOME)).toMatchObject({ note: 'À relire' })
  expect(await stores.documents.shares.of(1, HOME, NOW)).toMatchObject([{ by: NINA }])

  expect(await stores.media.list(1)).toMatchObject([
    { path: '/media/provider/cabinet/equipe/xxbig.webp', focal: { x: 40, y: 30 }, bytes: 312_456 },
  ])
  const [kept] = await stores.revisions.list(1, templateDocument('card/card-simple'))
  expect(kept).toMatchObject({ reason: 'published', by: NINA })
  expect(JSON.parse((await stores.revisions.find(1, kept?.id ?? 0))?.content ?? '')).toEqual({
    html: '<article>{{title}}</article>',
    css: '.card{}',
    js: '',
  })
  const article = { stores, siteId: 1, key: articleDocument(8) }
  expect(await editedDocument(article, ARTICLES)).toMatchObject({
    base: 1,
    isDraft: true,
    content: { fields: { title: 'Le bilan', reviewAt: '2027-01-01' } },
  })
  expect(await stores.articles.slugNow(1, 'la-taxe', NOW)).toBe('la-tva')
  expect(await stores.articleChoices.list(1)).toMatchObject([
    { slug: 'la-tva', opinion: { html: '<p>À lire.</p>' }, isHidden: false },
  ])
  const [lead] = await stores.leads.list(1)
  expect(lead).toMatchObject({ id: 4, assigned_to: NINA.id, assigned_name: NINA.name })
  expect((await stores.leads.notes(1, [4])).get(4)).toMatchObject([{ text: 'Rappelée.' }])

  const restored = await stores.trash.restore(1, 1)
  expect(restored.page).toMatchObject({ id: 4, path: '/offre-close' })
  expect(await stores.widgets.of(1, { pageId: 4, lang: 'fr' })).toMatchObject([{ id: 1501 }])
}

/** Sessions come along with a database that is brought up to date; an archive holds none. */
export async function sessionsAreTheSame(stores: Stores): Promise<void> {
  const sessions = await stores.accounts.database.db
    .selectFrom('account_session')
    .select(['token', 'viewing_as', 'expires_at'])
    .execute()
  expect(sessions).toMatchObject([{ token: 'T0k3nOfNina', viewing_as: 'u-paul' }])
  expect(new Date(sessions[0]?.expires_at ?? 0).toISOString()).toBe('2026-11-27T07:30:00.000Z')
}
