import { beforeAll, expect, test } from 'vitest'
import { newSite, onEachEngine, ONE_OF_EACH } from '../../../../tests/store-contract.ts'
import { type ArticleFields, emptyArticle } from '../rules/own-article.ts'
import type { Stores } from '#app/stores.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { StoredArticle } from './stored-article.ts'

const NOW = '2026-04-15T10:00:00.000Z'

const fieldsOf = (more: Partial<ArticleFields> = {}): ArticleFields => ({
  ...emptyArticle('fr', 'Claire'),
  title: 'Une note',
  slug: 'une-note',
  html: '<p>Texte</p>',
  motifs: ['AEF'],
  ...more,
})

const articleOf = (id: number, { title, slug, html, motifs }: ArticleFields): StoredArticle => ({
  id,
  lang: 'fr',
  title,
  slug,
  html,
  motifs,
  summary: '',
  datePublished: NOW,
  dateUpdate: NOW,
  externalKey: `article-${id}`,
  mediasPaths: [],
  copyright_year: '',
  author: 'Claire',
  sanitiserVersion: 2,
})

onEachEngine(
  'articles as their editors see them',
  (open) => {
    let stores: Stores
    beforeAll(async () => {
      ;({ stores } = await open())
    })

    const site = async () => (await stores.sites.create(newSite('Cabinet'))).id

    async function published(siteId: number, more: Partial<ArticleFields> = {}) {
      const fields = fieldsOf(more)
      const id = await stores.articleDrafts.create(siteId, fields, 'Claire')
      const version = await stores.articleDrafts.publish(siteId, articleOf(id, fields), {
        base: 1,
        fields,
        by: 'Claire',
      })
      return { id, version: version ?? 0, fields }
    }

    test('a draft is nobody’s but its editors’, and leaves the site’s version alone', async () => {
      const siteId = await site()
      const before = await stores.sites.version(siteId)
      const id = await stores.articleDrafts.create(siteId, fieldsOf(), 'Claire')
      const change = { base: 1, fields: fieldsOf({ title: 'Mieux' }), by: 'Paul' }
      expect(await stores.articleDrafts.saveDraft(siteId, id, change)).toBe(2)
      expect(await stores.sites.version(siteId)).toBe(before)
      expect(await stores.articles.idOfSlug(siteId, 'une-note', NOW)).toBeNull()
      expect(await stores.articleDrafts.find(siteId, id)).toMatchObject({
        fields: { title: 'Mieux' },
        live: null,
        version: 2,
        updatedBy: 'Paul',
      })
    })

    test('of two changes of one version the second is refused', async () => {
      const siteId = await site()
      const id = await stores.articleDrafts.create(siteId, fieldsOf(), 'Claire')
      const change = { base: 1, fields: fieldsOf(), by: 'Paul' }
      expect(await stores.articleDrafts.saveDraft(siteId, id, change)).toBe(2)
      expect(await stores.articleDrafts.saveDraft(siteId, id, change)).toBeNull()
      expect(
        await stores.articleDrafts.publish(siteId, articleOf(id, fieldsOf()), change),
      ).toBeNull()
      expect(await stores.articles.find(siteId, id, NOW)).toBeNull()
    })

    test('of two who first touch a live article one wins', async () => {
      const siteId = await site()
      await stores.articles.save(siteId, articleOf(7, fieldsOf()))
      const change = { base: 0, fields: fieldsOf(), by: 'Paul' }
      const both = await Promise.all([
        stores.articleDrafts.saveDraft(siteId, 7, change),
        stores.articleDrafts.saveDraft(siteId, 7, change),
      ])
      expect(both.toSorted()).toEqual([1, null])
    })

    test('no article gets the number of another one', async () => {
      const siteId = await site()
      await stores.articles.save(siteId, articleOf(41, fieldsOf()))
      const first = await stores.articleDrafts.create(siteId, fieldsOf({ slug: '' }), 'Claire')
      const second = await stores.articleDrafts.create(siteId, fieldsOf({ slug: '' }), 'Claire')
      expect([first, second]).toEqual([42, 43])
    })

    test('a changed slug leads on, and what the firm says follows it', async () => {
      const siteId = await site()
      const { id, version } = await published(siteId)
      const choice = { externalKey: '', lang: 'fr', title: 'Une note', opinion: null } as const
      const hidden = { ...choice, slug: 'une-note', pin: null, isHidden: true }
      await stores.articleChoices.save(siteId, hidden)
      const fields = fieldsOf({ slug: 'autre' })
      const change = { base: version, fields, by: 'Claire' }
      await stores.articleDrafts.publish(siteId, articleOf(id, fields), change)
      expect(await stores.articles.slugNow(siteId, 'une-note', NOW)).toBe('autre')
      expect(await stores.articles.slugNow(siteId, 'autre', NOW)).toBeNull()
      expect((await stores.articleChoices.list(siteId)).map(({ slug }) => slug)).toEqual(['autre'])
      const other = await published(siteId, { title: 'Autre note' })
      expect(await stores.articles.slugNow(siteId, 'une-note', NOW)).toBeNull()
      expect(await stores.articles.idOfSlug(siteId, 'une-note', NOW)).toBe(other.id)
    })

    test('a slug that another article has is refused, and nothing is written', async () => {
      const siteId = await site()
      await published(siteId)
      const fields = fieldsOf({ slug: 'libre' })
      const id = await stores.articleDrafts.create(siteId, fields, 'Claire')
      expect(await stores.articleDrafts.isTaken(siteId, 'une-note', id)).toBe(true)
      expect(await stores.articleDrafts.isTaken(siteId, 'libre', id)).toBe(false)
      const taken = fieldsOf()
      const change = { base: 1, fields: taken, by: 'Claire' }
      const refused = stores.articleDrafts.publish(siteId, articleOf(id, taken), change)
      await expect(refused).rejects.toThrow(ContentError)
      expect(await stores.articleDrafts.find(siteId, id)).toMatchObject({ version: 1, live: null })
    })

    test('the bin gives back what was live', async () => {
      const siteId = await site()
      const { id, version, fields } = await published(siteId)
      const draft = { base: version, fields: { ...fields, title: 'En cours' }, by: 'Paul' }
      const saved = (await stores.articleDrafts.saveDraft(siteId, id, draft)) ?? 0
      const gone = { ...draft, base: saved }
      expect(await stores.articleDrafts.remove(siteId, id, gone)).toBe(true)
      expect(await stores.articles.idOfSlug(siteId, 'une-note', NOW)).toBeNull()
      const [inBin] = await stores.articleDrafts.list(siteId)
      expect(inBin).toMatchObject({ id, removedAt: expect.stringMatching(/Z$/) })
      expect(await stores.articleDrafts.restore(siteId, id)).toBe(true)
      expect(await stores.articles.find(siteId, id, NOW)).toMatchObject({ title: 'Une note' })
      expect(await stores.articleDrafts.find(siteId, id)).toMatchObject({
        fields: { title: 'En cours' },
        hasDraft: true,
        removedAt: '',
      })
      expect(await stores.articleDrafts.restore(siteId, id)).toBe(false)
    })

    test('the list knows what is live, what is written and who signs', async () => {
      const siteId = await site()
      await stores.articles.save(siteId, articleOf(7, fieldsOf({ slug: 'sept' })))
      const { id } = await published(siteId)
      const all = await stores.articleDrafts.list(siteId)
      expect(all.map((one) => [one.id, one.publishedAt, one.hasDraft])).toEqual([
        [7, NOW, false],
        [id, NOW, false],
      ])
      expect((await stores.articles.find(siteId, id, NOW))?.author).toBe('Claire')
    })

    test('an article appears at its hour', async () => {
      const siteId = await site()
      await published(siteId)
      expect(await stores.articles.appeared('2026-04-15T09:59:59.999Z', NOW)).toContain(siteId)
      expect(await stores.articles.appeared(NOW, '2026-04-15T11:00:00.000Z')).not.toContain(siteId)
    })

    test('a choice that says nothing is gone', async () => {
      const siteId = await site()
      const opinion = { html: '<p>Oui</p>', signature: 'Claire', at: NOW }
      const choice = {
        slug: 'a',
        externalKey: 'K',
        lang: 'fr' as const,
        title: 'A',
        opinion,
        pin: { at: NOW, until: '' },
        isHidden: false,
      }
      await stores.articleChoices.save(siteId, choice)
      expect(await stores.articleChoices.list(siteId)).toEqual([choice])
      await stores.articleChoices.save(siteId, { ...choice, opinion: null, pin: null })
      expect(await stores.articleChoices.list(siteId)).toEqual([])
    })

    test('menus are listed, one that can’t be read too, and removed', async () => {
      const siteId = await site()
      const data = { paramsMenu: { onlyLevelChoice: '1' }, menu: [] }
      await stores.menus.save(siteId, 1500, 'Principal', data)
      await stores.menus.save(siteId, 1501, 'Pied', data)
      await stores.menus.remove(siteId, 1500)
      await stores.menus.remove(siteId, 1500)
      expect(await stores.menus.list(siteId)).toEqual([{ id: 1501, name: 'Pied', data }])
    })
  },
  ONE_OF_EACH,
)
