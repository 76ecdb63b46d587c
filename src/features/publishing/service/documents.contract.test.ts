import { Hash } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ContentError } from '#base/core/content-error.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Stores } from '#app/stores.ts'
import { bareSite } from '../../../../tests/bare-site.ts'
import { onEachEngine, type OpenedStores } from '../../../../tests/store-contract.ts'
import { ANNE, AT, BRUNO, onEachKind, kinds, LATER, MUCH_LATER, typed } from './document-fixture.ts'
import { editedDocument } from './edited-document.ts'
import { compareVersions, restoreVersion } from './history.ts'
import type { DocumentPlace, Kind } from './kind.ts'
import { publishDocument, unpublishDocument } from './publish-document.ts'
import { askForPublication } from './publish-requests.ts'
import { discardDocument, type DraftToSave, saveDocument, setAside } from './save-document.ts'
import { scheduleDocument } from './schedule-document.ts'
import { fireSchedules } from './scheduled-documents.ts'
import { FIRING } from '../../../../tests/firing.ts'

onEachEngine('documents', (open) => {
  onEachKind((of) => {
    let opened: OpenedStores
    let stores: Stores
    beforeAll(async () => {
      opened = await open()
      stores = opened.stores
    })

    async function made(make = of.make): Promise<DocumentPlace> {
      const { id: siteId } = await stores.sites.create(bareSite({ isDefault: false }))
      return { stores, kind: of.kind, siteId, key: await make(stores, siteId) }
    }
    const inside = <T>(place: DocumentPlace, work: (place: DocumentPlace) => Promise<T>) =>
      stores.atomically((trx) => work({ ...place, stores: trx }))
    const save = (place: DocumentPlace, draft: DraftToSave) =>
      inside(place, (within) => saveDocument(within, draft))
    const publish = (place: DocumentPlace, base: number, actor = BRUNO) =>
      inside(place, (within) => publishDocument(within, { base, actor, at: LATER }))
    const liveWords = ({ siteId, key }: DocumentPlace) => of.liveWords(stores, siteId, key)
    const edited = (place: DocumentPlace) => editedDocument(place, of.kind)
    const words = async (place: DocumentPlace) => of.wordsOf((await edited(place)).content)
    const reasons = async ({ siteId, key }: DocumentPlace) =>
      (await stores.revisions.list(siteId, key)).map(({ reason, by }) => [reason, by.name])
    /** Of what the test itself does, but for what making the document left. */
    const newReasons = async (place: DocumentPlace, before: number) =>
      (await reasons(place)).slice(0, (await reasons(place)).length - before)
    const conflict = (error: unknown) => (error instanceof Refused ? error.facts : error)

    test('a draft is kept beside what is live, which stays as it is', async () => {
      const place = await made()
      const version = await stores.sites.version(place.siteId)
      expect(await edited(place)).toMatchObject({ base: 0, isDraft: false, isBehind: false })
      expect(await save(place, typed(of, 0, 'Nouveau'))).toEqual({
        base: 1,
        isDraft: true,
        isBehind: false,
        saved: { by: ANNE, at: AT },
      })
      expect(await words(place)).toBe('Nouveau')
      expect(await edited(place)).toMatchObject({ base: 1, isDraft: true, last: { by: ANNE } })
      expect(await stores.documents.list(place.siteId, of.kind.kind)).toMatchObject([
        { key: place.key, base: 1, by: ANNE, at: AT },
      ])
      expect(await liveWords(place)).toBe('En ligne')
      expect(await stores.sites.version(place.siteId)).toBe(version)
    })

    test('an autosave reads what is live once, and hashes once', async () => {
      const place = await made()
      await save(place, typed(of, 0, 'Un'))
      let reads = 0
      const live: Kind['live'] = (...order) => {
        reads += 1
        return of.kind.live(...order)
      }
      const hashes = vi.spyOn(Hash.prototype, 'digest')
      onTestFinished(() => hashes.mockRestore())
      await save({ ...place, kind: { ...of.kind, live } }, typed(of, 1, 'Deux'))
      expect(reads).toBe(1)
      expect(hashes).toHaveBeenCalledTimes(1)
    })

    test('what was typed back to what is live is no draft any more', async () => {
      const place = await made()
      await save(place, typed(of, 0, 'Nouveau'))
      expect(await save(place, typed(of, 1, 'En ligne'))).toMatchObject({ base: 2, isDraft: false })
      expect(await stores.documents.list(place.siteId, of.kind.kind)).toEqual([])
    })

    test('the second of two who saved on one draft is told who was faster', async () => {
      const place = await made()
      await save(place, typed(of, 0, 'Anne'))
      const second = save(place, typed(of, 0, 'Bruno', { actor: BRUNO, at: LATER }))
      expect(conflict(await second.catch((error: unknown) => error))).toEqual({
        reason: 'saved',
        by: ANNE,
        at: AT,
        base: 1,
      })
      expect(await words(place)).toBe('Anne')
    })

    test('fifty saves at once of one base: one wins, forty-nine are told', async () => {
      const place = await made()
      const ended = await Promise.allSettled(
        Array.from({ length: 50 }, (_, at) => save(place, typed(of, 0, `n° ${at}`))),
      )
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const end of ended) {
        if (end.status === 'rejected') expect(end.reason).toMatchObject({ reason: 'conflict' })
      }
      expect(await edited(place)).toMatchObject({ base: 1 })
    })

    test('a draft of another person that is saved over goes into the history', async () => {
      const place = await made()
      const before = (await reasons(place)).length
      await save(place, typed(of, 0, 'Un'))
      await save(place, typed(of, 1, 'Deux'))
      expect(await newReasons(place, before)).toEqual([])
      await save(place, typed(of, 2, 'Trois', { actor: BRUNO }))
      expect(await newReasons(place, before)).toEqual([['replaced', 'Anne']])
      await save(place, typed(of, 3, 'Quatre', { actor: BRUNO, instead: true }))
      expect(await newReasons(place, before)).toEqual([
        ['replaced', 'Bruno'],
        ['replaced', 'Anne'],
      ])
      const [, first] = await stores.revisions.list(place.siteId, place.key)
      const kept = await stores.revisions.find(place.siteId, first?.id ?? 0)
      expect(of.wordsOf(of.kind.readRevision(kept?.content ?? '') ?? {})).toBe('Deux')
    })

    test('publishing puts the draft live, keeps both versions and ends what waited', async () => {
      const place = await made()
      const { siteId, key } = place
      const before = (await reasons(place)).length
      const version = await stores.sites.version(siteId)
      await save(place, typed(of, 0, 'Neuf'))
      const asking = { base: 1, note: 'Prêt', actor: ANNE, at: AT }
      await inside(place, (within) => askForPublication(within, asking))
      const local = '2026-12-01T08:00'
      const planning = { action: 'publish', local, base: 1, by: ANNE, now: new Date(AT) } as const
      await inside(place, (within) => scheduleDocument(within, planning))
      const { note } = await publish(place, 1)
      expect(note).toMatchObject({
        action: `${of.kind.kind}.publish`,
        subject: `${of.kind.kind}:${key.ref}`,
      })
      expect(await liveWords(place)).toBe('Neuf')
      expect(await stores.sites.version(siteId)).toBeGreaterThan(version)
      // What was live was kept by its own publication: then it is not kept twice.
      expect((await newReasons(place, before))[0]).toEqual(['published', 'Bruno'])
      expect((await reasons(place)).filter(([reason]) => reason === 'before')).toHaveLength(
        before === 0 ? 1 : 0,
      )
      expect(await edited(place)).toMatchObject({ base: 2, isDraft: false, last: { by: BRUNO } })
      expect(await stores.documents.tasks.of(siteId, key)).toEqual([])
      expect(await stores.documents.requests.of(siteId, key)).toBeNull()
      const late = await save(place, typed(of, 1, 'Tard')).catch((error: unknown) => error)
      expect(conflict(late)).toMatchObject({ reason: 'published', base: 2 })
    })

    test.runIf(of.begin)('a first publication keeps no version of nothing', async () => {
      const place = await made(of.begin)
      const { base } = await edited(place)
      await save(place, typed(of, base, 'Neuf'))
      await publish(place, base + 1)
      expect(await liveWords(place)).toBe('Neuf')
      expect(await reasons(place)).toEqual([['published', 'Bruno']])
    })

    test('nothing to publish, and what the kind refuses, is told; the draft stays', async () => {
      const place = await made()
      await expect(publish(place, 0)).rejects.toThrow('rien à publier')
      await save(place, { ...typed(of, 0, ''), content: of.refused })
      await expect(publish(place, 1)).rejects.toThrow('ne peut pas être mis')
      expect(await edited(place)).toMatchObject({ base: 1, isDraft: true })
      expect(await liveWords(place)).toBe('En ligne')
    })

    test('of two that are published in one transaction neither is live when one refuses', async () => {
      const place = await made()
      await save(place, typed(of, 0, 'Neuf'))
      const both = stores.atomically(async (trx) => {
        const within = { ...place, stores: trx }
        await publishDocument(within, { base: 1, actor: ANNE, at: LATER })
        await publishDocument(within, { base: 1, actor: ANNE, at: LATER })
      })
      await expect(both).rejects.toThrow('entre-temps')
      expect(await liveWords(place)).toBe('En ligne')
      expect(await edited(place)).toMatchObject({ base: 1, isDraft: true })
    })

    test('a kind that throws while it writes leaves draft, history and site as they were', async () => {
      const place = await made()
      const before = await reasons(place)
      await save(place, typed(of, 0, 'Neuf'))
      const broken = {
        ...place,
        kind: { ...of.kind, write: () => Promise.reject(new ContentError('Le disque refuse.')) },
      }
      const refused = inside(broken, (within) =>
        publishDocument(within, { base: 1, actor: ANNE, at: LATER }),
      )
      await expect(refused).rejects.toThrow('Le disque refuse.')
      expect(await reasons(place)).toEqual(before)
      expect(await edited(place)).toMatchObject({ base: 1, isDraft: true })
      expect(await liveWords(place)).toBe('En ligne')
    })

    test('a draft that went on after what is published stays a draft', async () => {
      const place = await made()
      await save(place, typed(of, 0, 'Approuvé'))
      const local = '2026-11-20T10:01'
      const planning = { action: 'publish', local, base: 1, by: ANNE, now: new Date(AT) } as const
      await inside(place, (within) => scheduleDocument(within, planning))
      await save(place, typed(of, 1, 'Ajouté ensuite'))
      const parts = { stores, kinds, ...FIRING, clock: () => new Date(MUCH_LATER) }
      expect(await fireSchedules(parts)).toBe(1)
      expect(await liveWords(place)).toBe('Approuvé')
      expect(await words(place)).toBe('Ajouté ensuite')
      expect(await edited(place)).toMatchObject({ base: 2, isDraft: true, isBehind: false })
    })

    test('what is due is done once, whoever asks; what is refused waits with its reason', async () => {
      const place = await made()
      const { siteId, key } = place
      await save(place, typed(of, 0, 'À l’heure'))
      const local = '2026-11-20T10:01'
      const planning = { action: 'publish', local, base: 1, by: ANNE, now: new Date(AT) } as const
      await inside(place, (within) => scheduleDocument(within, planning))
      const parts = { stores, kinds, ...FIRING, clock: () => new Date(MUCH_LATER) }
      const fired = await Promise.all([fireSchedules(parts), fireSchedules(parts)])
      expect(fired.toSorted()).toEqual([0, 1])
      expect(await liveWords(place)).toBe('À l’heure')
      await stores.documents.tasks.save(siteId, key, {
        action: 'publish',
        due: AT,
        base: 2,
        content: of.kind.writeDraft(of.refused),
        by: ANNE,
        at: AT,
      })
      expect(await fireSchedules(parts)).toBe(0)
      const [waiting] = await stores.documents.tasks.of(siteId, key)
      expect(waiting?.error).toContain('ne peut pas être mis')
    })

    test('a draft says when what is live changed by another way', async () => {
      const place = await made()
      await save(place, typed(of, 0, 'Neuf'))
      const live = await of.kind.live(stores, place.siteId, place.key)
      await of.kind.write(stores, place.siteId, live, of.content('Autrement'))
      expect(await edited(place)).toMatchObject({ isBehind: true })
    })

    test('a discarded draft goes into the history, and back to what is live', async () => {
      const place = await made()
      const before = (await reasons(place)).length
      await save(place, typed(of, 0, 'Neuf'))
      const discard = (base: number) =>
        inside(place, (within) => discardDocument(within, { base, actor: BRUNO, at: LATER }))
      expect(conflict(await discard(0).catch((error: unknown) => error))).toMatchObject({ base: 1 })
      expect(await discard(1)).toEqual({ base: 2 })
      expect(await edited(place)).toMatchObject({ base: 2, isDraft: false })
      expect(await newReasons(place, before)).toEqual([['discarded', 'Bruno']])
    })

    test('an unpublished document is off the site, and can be put back from its draft', async () => {
      const place = await made()
      const unpublished = inside(place, (within) =>
        unpublishDocument(within, { actor: ANNE, at: AT }),
      )
      if (of.isNeeded) {
        await expect(unpublished).rejects.toMatchObject({ reason: 'invalid' })
        expect(await liveWords(place)).toBe('En ligne')
        return
      }
      await unpublished
      expect(await liveWords(place)).toBeNull()
      expect((await reasons(place))[0]).toEqual(['unpublished', 'Anne'])
      expect(await words(place)).toBe('En ligne')
      const kept = await reasons(place)
      const again = inside(place, (within) => unpublishDocument(within, { actor: ANNE, at: AT }))
      await again.catch((error: unknown) => expect(error).toMatchObject({ reason: 'invalid' }))
      expect(await reasons(place)).toEqual(kept)
      expect(await words(place)).toBe('En ligne')
      await publish(place, (await edited(place)).base)
      expect(await liveWords(place)).toBe('En ligne')
    })

    test('a version of the history comes back as the draft', async () => {
      const place = await made()
      const { siteId, key } = place
      const aside = { content: of.content('De côté'), actor: ANNE, at: AT }
      const revisionId = await inside(place, (within) => setAside(within, aside))
      await save(place, typed(of, 0, 'Neuf'))
      const restoring = { base: 1, revisionId, actor: BRUNO, at: LATER }
      await inside(place, (within) => restoreVersion(within, restoring))
      expect(await words(place)).toBe('De côté')
      expect(await compareVersions(place, revisionId, 'draft')).toEqual([])
      const elsewhere = { ...restoring, base: 2, revisionId: 9_999 }
      await expect(restoreVersion(place, elsewhere)).rejects.toThrow('plus dans l’historique')
      expect(await stores.revisions.find(siteId + 1, revisionId)).toBeNull()
      expect((await stores.revisions.find(siteId, revisionId))?.key).toEqual(key)
    })

    test('the lock is one holder’s until the lease ends, it is let go or taken', async () => {
      const place = await made()
      const { siteId, key } = place
      const { locks } = stores.documents
      const heartbeat = (holder: string, now: string, take = false) =>
        locks.heartbeat(siteId, key, {
          holder,
          by: holder === 'anne' ? ANNE : BRUNO,
          now,
          until: new Date(Date.parse(now) + 60_000).toISOString(),
          take,
        })
      expect(await heartbeat('anne', AT)).toMatchObject({ lock: { holder: 'anne' }, from: null })
      expect(await heartbeat('bruno', AT)).toMatchObject({ lock: { holder: 'anne', by: ANNE } })
      expect(await heartbeat('anne', '2026-11-20T09:00:15.000Z')).toMatchObject({
        lock: { at: AT, until: '2026-11-20T09:01:15.000Z' },
      })
      const refused = save(place, typed(of, 0, 'x', { holder: 'bruno', actor: BRUNO }))
      expect(conflict(await refused.catch((error: unknown) => error))).toMatchObject({
        reason: 'taken',
        by: ANNE,
      })
      expect(await heartbeat('bruno', LATER, true)).toMatchObject({
        lock: { holder: 'bruno' },
        from: { holder: 'anne', by: ANNE },
      })
      expect(await heartbeat('anne', LATER)).toMatchObject({ lock: { holder: 'bruno' } })
      await locks.release(siteId, key, 'anne')
      expect(await locks.find(siteId, key, LATER)).toMatchObject({ holder: 'bruno' })
      expect(await heartbeat('anne', MUCH_LATER)).toMatchObject({ lock: { holder: 'anne' } })
      await locks.release(siteId, key, 'anne')
      expect(await locks.find(siteId, key, MUCH_LATER)).toBeNull()
    })

    test('a link leads to its document until it is revoked or over', async () => {
      const { siteId, key } = await made()
      const { shares } = stores.documents
      await shares.add(siteId, key, { id: 'aa', by: ANNE, at: AT, until: LATER })
      await shares.add(siteId, key, { id: 'bb', by: ANNE, at: AT, until: MUCH_LATER })
      expect(await shares.find(siteId, 'aa', AT)).toEqual(key)
      expect(await shares.find(siteId + 1, 'aa', AT)).toBeNull()
      expect(await shares.find(siteId, 'aa', LATER)).toBeNull()
      expect(await shares.revoke(siteId, { ...key, ref: '999' }, 'bb')).toBe(false)
      expect(await shares.revoke(siteId, key, 'bb')).toBe(true)
      expect(await shares.find(siteId, 'bb', AT)).toBeNull()
      expect(await shares.of(siteId, key, AT)).toMatchObject([{ id: 'aa', by: ANNE }])
      await stores.documents.purge(MUCH_LATER)
      expect(await shares.of(siteId, key, AT)).toEqual([])
    })

    test('the history keeps a year, and a hundred versions whatever their age', async () => {
      const { siteId, key } = await made()
      const before = (await stores.revisions.list(siteId, key)).length
      const aside = (at: string) =>
        stores.revisions.add(siteId, key, { reason: 'aside', by: ANNE, at, content: '{}' })
      for (let count = 0; count < 3; count += 1) await aside('2025-01-01T00:00:00.000Z')
      for (let count = 0; count < 99; count += 1) await aside('2025-11-21T00:00:00.000Z')
      const now = new Date('2026-11-20T00:00:00Z')
      const left = async () => (await stores.revisions.list(siteId, key)).length
      await aside('2026-11-20T00:00:00.000Z')
      await stores.revisions.purge(now)
      expect(await left()).toBe(100 + before)
      await aside('2026-11-20T00:00:00.000Z')
      await stores.revisions.purge(now)
      expect(await left()).toBe(101 + before)
    })

    test('a draft that nothing can read counts as none; one of an unknown kind is nobody’s', async () => {
      const place = await made()
      const { siteId } = place
      await save(place, typed(of, 0, 'Neuf'))
      await opened.db
        .updateTable('editorial_document')
        .set({ content: '{"wrong":1}' })
        .where('site_id', '=', siteId)
        .execute()
      expect(await edited(place)).toMatchObject({ base: 1, isDraft: false })
      expect(await words(place)).toBe('En ligne')
      const row = { site_id: siteId, kind: 'poster', ref: '1', lang: '', user_id: '', at: AT }
      await opened.db
        .insertInto('editorial_document')
        .values({
          ...row,
          user_name: '',
          counter: 1,
          what: 'saved',
          content: '{}',
          live_hash: '',
          review_at: '',
        })
        .execute()
      const known = await stores.documents.list(siteId)
      expect(known.map(({ key }) => key.kind)).toEqual([of.kind.kind])
    })
  })
})
