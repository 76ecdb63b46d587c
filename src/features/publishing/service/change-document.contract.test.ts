import { beforeAll, expect, test } from 'vitest'
import { Refused } from '#base/kit/refused.ts'
import type { Stores } from '#app/stores.ts'
import { bareSite } from '../../../../tests/bare-site.ts'
import { onEachEngine } from '../../../../tests/store-contract.ts'
import { makeChange, planChange } from './change-document.ts'
import { ANNE, AT, BRUNO, LATER, onEachKind, typed } from './document-fixture.ts'
import { editedDocument } from './edited-document.ts'
import type { DocumentPlace } from './kind.ts'
import { saveDocument } from './save-document.ts'
import { scheduleDocument } from './schedule-document.ts'

onEachEngine('documents that nobody has opened', (open) => {
  onEachKind((of) => {
    let stores: Stores
    beforeAll(async () => {
      stores = (await open()).stores
    })

    async function made(): Promise<DocumentPlace> {
      const { id: siteId } = await stores.sites.create(bareSite({ isDefault: false }))
      return { stores, kind: of.kind, siteId, key: await of.make(stores, siteId) }
    }
    const inside = <T>(place: DocumentPlace, work: (place: DocumentPlace) => Promise<T>) =>
      stores.atomically((trx) => work({ ...place, stores: trx }))
    const plan = async (place: DocumentPlace) => {
      const planned = await planChange(place, () => of.content('Autrement'))
      if (!planned) throw new Error('Nothing is planned.')
      return planned
    }
    const make = async (place: DocumentPlace, planned: Awaited<ReturnType<typeof plan>>) =>
      inside(place, (within) =>
        makeChange(within, planned, { actor: BRUNO, at: LATER, reason: 'renumbered' }),
      )
    const live = ({ siteId, key }: DocumentPlace) => of.liveWords(stores, siteId, key)
    const refusal = (place: DocumentPlace, planned: Awaited<ReturnType<typeof plan>>) =>
      make(place, planned).then(
        () => 'made',
        (cause: unknown) => (cause instanceof Refused ? cause.reason : cause),
      )

    test('are changed and live at once, as a version with a reason of its own', async () => {
      const place = await made()
      const planned = await plan(place)
      expect(planned.isPublic).toBe(true)
      const note = await make(place, planned)
      expect(note.action).toBe(`${of.kind.kind}.renumbered`)
      expect(await live(place)).toBe('Autrement')
      const [newest] = await stores.revisions.list(place.siteId, place.key)
      expect(newest).toMatchObject({ reason: 'renumbered', by: BRUNO })
      expect(await editedDocument(place, of.kind)).toMatchObject({ isDraft: false })
    })

    test('stay as they are where nothing is to be changed', async () => {
      expect(await planChange(await made(), (content) => content)).toBeNull()
    })

    test('keep it in a draft that is in progress', async () => {
      const place = await made()
      await inside(place, (within) => saveDocument(within, typed(of, 0, 'Commencé')))
      const before = await live(place)
      const planned = await plan(place)
      expect(planned.isPublic).toBe(false)
      await make(place, planned)
      expect(await live(place)).toBe(before)
      const { content, isDraft } = await editedDocument(place, of.kind)
      expect([of.wordsOf(content), isDraft]).toEqual(['Autrement', true])
    })

    test('are left to whoever was faster, has them open or has planned their publication', async () => {
      const faster = await made()
      const planned = await plan(faster)
      await inside(faster, (within) => saveDocument(within, typed(of, 0, 'Plus vite')))
      expect(await refusal(faster, planned)).toBe('conflict')
      const { content } = await editedDocument(faster, of.kind)
      expect(of.wordsOf(content)).toBe('Plus vite')

      const opened = await made()
      const lock = { holder: 'editor-1', by: ANNE, until: '2026-11-20T10:00:00.000Z', now: AT }
      await stores.documents.locks.heartbeat(opened.siteId, opened.key, { ...lock, take: false })
      expect(await refusal(opened, await plan(opened))).toBe('conflict')

      const due = await made()
      await inside(due, async (within) => {
        await saveDocument(within, typed(of, 0, 'Demain'))
        await scheduleDocument(within, {
          base: 1,
          action: 'publish',
          local: '2026-11-21T09:00',
          by: ANNE,
          now: new Date(AT),
        })
      })
      expect(await refusal(due, await plan(due))).toBe('conflict')
    })
  })
})
