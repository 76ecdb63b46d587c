import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bareSite } from '../../../../tests/bare-site.ts'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { DraftToSave } from './draft-store.ts'

const ANNE = { id: 'a', name: 'Anne' }
const BRUNO = { id: 'b', name: 'Bruno' }
const AT = '2026-11-20T09:00:00.000Z'
const LATER = '2026-11-20T09:01:00.000Z'
const MUCH_LATER = '2026-11-20T09:02:00.000Z'
const PAGE = { pageId: 2, lang: 'fr' } as const

const heading = (id: number, text: string) => ({
  id,
  zone: 'content',
  type: 'heading',
  version: 1,
  options: { text },
})

const typed = (base: number, more: Partial<DraftToSave> = {}): DraftToSave => ({
  base,
  content: { widgets: [heading(5, 'Brouillon')], fields: {} },
  actor: ANNE,
  at: AT,
  ...more,
})

/** Every promise of `DraftStore`, to be kept on each engine. */
function draftContract(engine: string, locate: () => Promise<DatabaseLocation>): void {
  describe(engine, () => {
    let location: DatabaseLocation
    let db: Database
    let stores: Stores

    beforeAll(async () => {
      location = await locate()
      db = await openDatabase(location)
      await migrate(db)
      stores = createStores(db)
    })
    afterAll(() => stores.close())

    /** A site with a page that has one heading, 5, live. */
    async function sitePage(): Promise<number> {
      const { id: siteId } = await stores.sites.create(bareSite({ isDefault: false }))
      await stores.pages.insert(siteId, null, { path: '/', name: 'Accueil' })
      await stores.pages.insert(siteId, 1, { path: '/cabinet', name: 'Cabinet' })
      await stores.widgets.replace(siteId, PAGE, [heading(5, 'En ligne')])
      return siteId
    }

    const liveTexts = async (siteId: number) =>
      (await stores.widgets.of(siteId, PAGE)).map(({ options }) => options)
    const kinds = async (siteId: number) =>
      (await stores.revisions.list(siteId, 2, 'fr')).map(({ kind, author }) => [kind, author])

    test('a draft is kept beside the live page, which stays as it is', async () => {
      const siteId = await sitePage()
      const version = await stores.sites.version(siteId)
      expect(await stores.drafts.find(siteId, PAGE)).toEqual({
        base: 0,
        content: null,
        isBehind: false,
        last: null,
      })
      const content = { widgets: [heading(5, 'Nouveau')], fields: { h1: 'Un titre' } }
      expect(await stores.drafts.save(siteId, PAGE, typed(0, { content }))).toEqual({
        outcome: 'saved',
        base: 1,
      })
      expect(await stores.drafts.find(siteId, PAGE)).toEqual({
        base: 1,
        content,
        isBehind: false,
        last: { what: 'saved', by: ANNE, at: AT },
      })
      expect(await stores.drafts.find(siteId, { pageId: 2, lang: 'en' })).toMatchObject({ base: 0 })
      expect(await stores.drafts.list(siteId)).toEqual([{ ...PAGE, base: 1, by: ANNE, at: AT }])
      expect(await liveTexts(siteId)).toEqual(['{"text":"En ligne"}'])
      expect(await stores.sites.version(siteId)).toBe(version)
    })

    test('what was typed back to the live page is no draft any more', async () => {
      const siteId = await sitePage()
      await stores.drafts.save(siteId, PAGE, typed(0))
      const content = { widgets: [heading(5, 'En ligne')], fields: { title: 'Cabinet' } }
      await stores.drafts.save(siteId, PAGE, typed(1, { content }))
      expect(await stores.drafts.find(siteId, PAGE)).toMatchObject({ base: 2, content: null })
      expect(await stores.drafts.list(siteId)).toEqual([])
    })

    test('the second of two who saved on the same draft is told who was faster', async () => {
      const siteId = await sitePage()
      await stores.drafts.save(siteId, PAGE, typed(0))
      expect(await stores.drafts.save(siteId, PAGE, typed(0, { actor: BRUNO, at: LATER }))).toEqual(
        {
          outcome: 'conflict',
          reason: 'saved',
          by: ANNE,
          at: AT,
          base: 1,
        },
      )
      const both = await Promise.all([
        stores.drafts.save(siteId, PAGE, typed(1, { actor: ANNE })),
        stores.drafts.save(siteId, PAGE, typed(1, { actor: BRUNO })),
      ])
      expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'saved'])
    })

    test('a draft of another person that is saved over goes into the history', async () => {
      const siteId = await sitePage()
      await stores.drafts.save(siteId, PAGE, typed(0))
      await stores.drafts.save(siteId, PAGE, typed(1))
      expect(await kinds(siteId)).toEqual([])
      const content = { widgets: [], fields: {} }
      await stores.drafts.save(siteId, PAGE, typed(2, { actor: BRUNO, content }))
      expect(await kinds(siteId)).toEqual([['replaced', 'Anne']])
      await stores.drafts.save(siteId, PAGE, typed(3, { actor: BRUNO, instead: true }))
      expect(await kinds(siteId)).toEqual([
        ['replaced', 'Bruno'],
        ['replaced', 'Anne'],
      ])
      const [, first] = await stores.revisions.list(siteId, 2, 'fr')
      const kept = await stores.revisions.find(siteId, first?.id ?? 0)
      expect(kept?.content.widgets).toMatchObject([{ id: 5, options: '{"text":"Brouillon"}' }])
    })

    test('publishing puts the draft live, keeps both versions and ends the draft', async () => {
      const siteId = await sitePage()
      const before = await stores.sites.version(siteId)
      const content = { widgets: [heading(5, 'Neuf'), heading(6, 'Deux')], fields: { h1: 'Titre' } }
      await stores.drafts.save(siteId, PAGE, typed(0, { content }))
      await stores.drafts.requests.save(siteId, PAGE, { by: ANNE, at: AT, note: 'Prêt', base: 1 })
      await stores.drafts.schedules.save(siteId, PAGE, {
        action: 'publish',
        due: LATER,
        base: 1,
        content,
        by: ANNE,
        at: AT,
      })
      await stores.drafts.publish(siteId, PAGE, { base: 1, content, actor: BRUNO, at: LATER })
      expect(await liveTexts(siteId)).toEqual(['{"text":"Neuf"}', '{"text":"Deux"}'])
      expect(await stores.pages.find(siteId, 2, 'fr')).toMatchObject({
        h1: 'Titre',
        is_active: true,
      })
      expect(await stores.sites.version(siteId)).toBeGreaterThan(before)
      expect(await kinds(siteId)).toEqual([
        ['published', 'Bruno'],
        ['before', ''],
      ])
      expect(await stores.drafts.find(siteId, PAGE)).toEqual({
        base: 2,
        content: null,
        isBehind: false,
        last: { what: 'published', by: BRUNO, at: LATER },
      })
      expect(await stores.drafts.schedules.of(siteId, PAGE)).toEqual([])
      expect(await stores.drafts.requests.of(siteId, PAGE)).toBeNull()
      expect(await stores.drafts.save(siteId, PAGE, typed(1))).toMatchObject({
        outcome: 'conflict',
        reason: 'published',
      })
      // What was live was kept by the publication itself: it is not kept twice.
      await stores.drafts.publish(siteId, PAGE, { base: 2, content, actor: ANNE, at: MUCH_LATER })
      expect(await kinds(siteId)).toHaveLength(3)
    })

    test('a publication that fails halfway leaves page, draft and history as they were', async () => {
      const siteId = await sitePage()
      await stores.widgets.replace(siteId, { pageId: 1, lang: 'fr' }, [heading(77, 'Ailleurs')])
      const content = { widgets: [heading(77, 'Neuf')], fields: { h1: 'Titre' } }
      await stores.drafts.save(siteId, PAGE, typed(0, { content }))
      const publishing = stores.drafts.publish(siteId, PAGE, {
        base: 1,
        content,
        actor: ANNE,
        at: AT,
      })
      await expect(publishing).rejects.toThrow(ContentError)
      expect(await liveTexts(siteId)).toEqual(['{"text":"En ligne"}'])
      expect(await stores.pages.find(siteId, 2, 'fr')).toMatchObject({ h1: '' })
      expect(await stores.drafts.find(siteId, PAGE)).toMatchObject({ base: 1, content })
      expect(await kinds(siteId)).toEqual([])
    })

    test('stored options that nothing can read are published as they were', async () => {
      const siteId = await sitePage()
      const widget = { ...heading(5, ''), options: '{"text":"cassé' }
      const content = { widgets: [widget, heading(6, 'Neuf')], fields: {} }
      await stores.drafts.publish(siteId, PAGE, { base: 0, content, actor: ANNE, at: AT })
      expect(await liveTexts(siteId)).toEqual(['{"text":"cassé', '{"text":"Neuf"}'])
    })

    test('a draft that went on after what is published stays a draft', async () => {
      const siteId = await sitePage()
      const approved = { widgets: [heading(5, 'Approuvé')], fields: {} }
      await stores.drafts.save(siteId, PAGE, typed(0, { content: approved }))
      await stores.drafts.save(siteId, PAGE, typed(1))
      await stores.drafts.publish(siteId, PAGE, { base: 1, content: approved, actor: ANNE, at: AT })
      expect(await liveTexts(siteId)).toEqual(['{"text":"Approuvé"}'])
      expect(await stores.drafts.find(siteId, PAGE)).toMatchObject({
        base: 2,
        content: { widgets: [heading(5, 'Brouillon')] },
        isBehind: false,
      })
    })

    test('a draft says when the live page changed by another way', async () => {
      const siteId = await sitePage()
      await stores.drafts.save(siteId, PAGE, typed(0))
      await stores.widgets.saveOptions(siteId, 5, 1, { text: 'Autrement' })
      expect(await stores.drafts.find(siteId, PAGE)).toMatchObject({ isBehind: true })
    })

    test('a discarded draft goes into the history, and back to the live page', async () => {
      const siteId = await sitePage()
      await stores.drafts.save(siteId, PAGE, typed(0))
      expect(
        await stores.drafts.discard(siteId, PAGE, { base: 0, actor: BRUNO, at: LATER }),
      ).toMatchObject({ outcome: 'conflict', base: 1 })
      await stores.drafts.discard(siteId, PAGE, { base: 1, actor: BRUNO, at: LATER })
      expect(await stores.drafts.find(siteId, PAGE)).toMatchObject({ base: 2, content: null })
      expect(await kinds(siteId)).toEqual([['discarded', 'Bruno']])
    })

    test('an unpublished page is off the site, with its content in the history', async () => {
      const siteId = await sitePage()
      await stores.drafts.unpublish(siteId, PAGE, { actor: ANNE, at: AT })
      expect(await stores.pages.find(siteId, 2, 'fr')).toMatchObject({ is_active: false })
      expect(await kinds(siteId)).toEqual([['unpublished', 'Anne']])
    })

    test('the lock is one holder’s until the lease ends, it is let go or taken', async () => {
      const siteId = await sitePage()
      const { locks } = stores.drafts
      const beat = (holder: string, now: string, take = false) =>
        locks.beat(siteId, PAGE, {
          holder,
          by: holder === 'anne' ? ANNE : BRUNO,
          now,
          until: new Date(Date.parse(now) + 60_000).toISOString(),
          take,
        })
      expect(await beat('anne', AT)).toMatchObject({ lock: { holder: 'anne', at: AT }, from: null })
      expect(await beat('bruno', AT)).toMatchObject({ lock: { holder: 'anne', by: ANNE } })
      expect(await beat('anne', '2026-11-20T09:00:15.000Z')).toMatchObject({
        lock: { at: AT, until: '2026-11-20T09:01:15.000Z' },
      })
      const refused = await stores.drafts.save(
        siteId,
        PAGE,
        typed(0, { holder: 'bruno', actor: BRUNO }),
      )
      expect(refused).toMatchObject({ outcome: 'conflict', reason: 'taken', by: ANNE })
      expect(await beat('bruno', LATER, true)).toMatchObject({
        lock: { holder: 'bruno' },
        from: { holder: 'anne', by: ANNE },
      })
      expect(await beat('anne', LATER)).toMatchObject({ lock: { holder: 'bruno' }, from: null })
      await locks.release(siteId, PAGE, 'anne')
      expect(await locks.find(siteId, PAGE, LATER)).toMatchObject({ holder: 'bruno' })
      expect(await beat('anne', MUCH_LATER)).toMatchObject({ lock: { holder: 'anne' }, from: null })
      await locks.release(siteId, PAGE, 'anne')
      expect(await locks.find(siteId, PAGE, MUCH_LATER)).toBeNull()
    })

    test('what is due is taken once, by whoever asks first, and again after a lease', async () => {
      const siteId = await sitePage()
      const other = 'file' in location ? stores : createStores(await openDatabase(location))
      const schedules = [stores, other].map(({ drafts }) => drafts.schedules)
      const content = { widgets: [], fields: {} }
      for (const pageId of [1, 2]) {
        const page = { pageId, lang: 'fr' } as const
        const due = { action: 'publish', due: AT, base: 1, content, by: ANNE, at: AT } as const
        await stores.drafts.schedules.save(siteId, page, due)
      }
      const early = { now: '2026-11-20T08:59:59.000Z', until: LATER, limit: 9 }
      expect(await stores.drafts.schedules.take(early)).toEqual([])
      const asked = { now: AT, until: LATER, limit: 9 }
      const taken = await Promise.all([...schedules, ...schedules].map((each) => each.take(asked)))
      expect(
        taken
          .flat()
          .map(({ pageId }) => pageId)
          .toSorted(),
      ).toEqual([1, 2])
      const again = await stores.drafts.schedules.take({ ...asked, now: LATER, until: MUCH_LATER })
      expect(again).toMatchObject([{ content, actor: ANNE, base: 1 }, { siteId }])
      for (const former of taken.flat()) {
        expect(await stores.drafts.schedules.done(former)).toBe(false)
      }
      const [one, two] = again
      if (!one || !two) throw new Error('Nothing was taken.')
      expect(await stores.drafts.schedules.done(one)).toBe(true)
      expect(await stores.drafts.schedules.done(one)).toBe(false)
      expect(await stores.drafts.schedules.failed(two, 'Le titre manque.')).toBe(true)
      expect(await stores.drafts.schedules.list(siteId)).toMatchObject([
        { pageId: two.pageId, error: 'Le titre manque.' },
      ])
      expect(await stores.drafts.schedules.take({ ...asked, now: MUCH_LATER })).toEqual([])
      expect(await stores.drafts.schedules.remove(siteId, two, 'publish')).toBe(true)
      expect(await stores.drafts.schedules.remove(siteId, two, 'publish')).toBe(false)
      if (other !== stores) await other.close()
    })

    test('a link leads to its page until it is revoked or over', async () => {
      const siteId = await sitePage()
      const { shares } = stores.drafts
      await shares.add(siteId, PAGE, { id: 'aa', by: ANNE, at: AT, until: LATER })
      await shares.add(siteId, PAGE, { id: 'bb', by: ANNE, at: AT, until: MUCH_LATER })
      expect(await shares.find(siteId, 'aa', AT)).toEqual(PAGE)
      expect(await shares.find(siteId + 1, 'aa', AT)).toBeNull()
      expect(await shares.find(siteId, 'aa', LATER)).toBeNull()
      expect(await shares.revoke(siteId, { pageId: 1, lang: 'fr' }, 'bb')).toBe(false)
      expect(await shares.revoke(siteId, PAGE, 'bb')).toBe(true)
      expect(await shares.find(siteId, 'bb', AT)).toBeNull()
      expect(await shares.of(siteId, PAGE, AT)).toMatchObject([{ id: 'aa', by: ANNE }])
      await stores.drafts.purge(MUCH_LATER)
      expect(await shares.of(siteId, PAGE, AT)).toEqual([])
    })

    test('the history keeps a year, and a hundred versions whatever their age', async () => {
      const siteId = await sitePage()
      const aside = (at: string) =>
        stores.drafts.setAside(siteId, PAGE, {
          content: { widgets: [], fields: {} },
          actor: ANNE,
          at,
        })
      for (let count = 0; count < 3; count += 1) await aside('2025-01-01T00:00:00.000Z')
      for (let count = 0; count < 99; count += 1) await aside('2025-11-21T00:00:00.000Z')
      await stores.revisions.purge(new Date('2026-11-20T00:00:00Z'))
      expect(await stores.revisions.list(siteId, 2, 'fr')).toHaveLength(100)
      await aside('2026-11-20T00:00:00.000Z')
      await stores.revisions.purge(new Date('2026-11-20T00:00:00Z'))
      expect(await stores.revisions.list(siteId, 2, 'fr')).toHaveLength(100)
      await aside('2026-11-20T00:00:00.000Z')
      await stores.revisions.purge(new Date('2026-11-20T00:00:00Z'))
      expect(await stores.revisions.list(siteId, 2, 'fr')).toHaveLength(101)
    })
  })
}

draftContract('SQLite', async () => ({ file: ':memory:' }))
draftContract('PostgreSQL', async () => ({
  databaseUrl: await ownDatabase(),
}))
