import { beforeAll, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import { bareSite } from '../../../../tests/bare-site.ts'
import { onEachEngine, type OpenedStores } from '../../../../tests/store-contract.ts'
import { ANNE, AT, CASES, LATER, typed } from './document-fixture.ts'
import { editedDocument } from './edited-document.ts'
import type { DocumentPlace } from './kind.ts'
import { publishDocument, unpublishDocument } from './publish-document.ts'
import { saveDocument } from './save-document.ts'
import { createText, listTexts, removeText, restoreText, textsOf } from './texts.ts'

const OF_TEXTS = CASES.flatMap(([name, one]) => {
  const of = textsOf(one.kind)
  return of ? [{ name, one, of }] : []
})

onEachEngine('texts of each kind', (open) => {
  let opened: OpenedStores
  let stores: Stores
  beforeAll(async () => {
    opened = await open()
    stores = opened.stores
  })
  const siteOf = async () => (await stores.sites.create(bareSite({ isDefault: false }))).id
  const anne = { by: ANNE, at: LATER }
  const unused = { ...anne, uses: [] }

  test.each(OF_TEXTS)(
    'a $name that is removed comes back as it was, live, with its draft',
    async ({ one, of }) => {
      const siteId = await siteOf()
      const key = await one.make(stores, siteId)
      const id = Number(key.ref)
      const place: DocumentPlace = { stores, kind: one.kind, siteId, key }
      await stores.atomically((trx) =>
        saveDocument({ ...place, stores: trx }, typed(one, 0, 'À venir')),
      )
      const removed = await stores.atomically((trx) => removeText(trx, siteId, of, id, unused))
      expect(removed.wasLive).toBe(true)
      expect(await one.liveWords(stores, siteId, key)).toBeNull()
      expect(await listTexts(stores, siteId, of, new Map())).toMatchObject({
        texts: [],
        trashed: [{ id, title: removed.title, by: 'Anne', at: LATER }],
      })
      await expect(editedDocument(place, one.kind)).rejects.toMatchObject({ reason: 'absent' })

      await stores.atomically((trx) => restoreText(trx, siteId, of, id, anne))
      expect(await one.liveWords(stores, siteId, key)).toBe('En ligne')
      const { content, base, isDraft } = await editedDocument(place, one.kind)
      expect([one.wordsOf(content), base, isDraft]).toEqual(['À venir', 2, true])
      expect(await listTexts(stores, siteId, of, new Map())).toMatchObject({
        texts: [{ id, isLive: true, isDraft: true }],
        trashed: [],
      })
      const again = stores.atomically((trx) => restoreText(trx, siteId, of, id, anne))
      await expect(again).rejects.toMatchObject({ reason: 'invalid' })
    },
  )

  test.each(OF_TEXTS)('a $name that is gone keeps its number', async ({ of }) => {
    const siteId = await siteOf()
    const begin = (title: string) =>
      stores.atomically((trx) => createText(trx, siteId, of, { title, lang: 'fr' }))
    const first = await begin('Un')
    await stores.atomically((trx) => removeText(trx, siteId, of, first, unused))
    // As in an archive whose counter is behind its rows.
    await opened.db.updateTable('site').set({ last_text_id: 0 }).where('id', '=', siteId).execute()
    expect(await begin('Deux')).toBe(first + 1)
    const gone = stores.atomically((trx) => removeText(trx, siteId, of, first, unused))
    await expect(gone).rejects.toMatchObject({ reason: 'absent' })
  })

  test.each(OF_TEXTS)(
    'a $name that is taken off the site keeps what it was, and goes live again as it stands',
    async ({ one }) => {
      const siteId = await siteOf()
      const key = await one.make(stores, siteId)
      const within = (trx: Stores): DocumentPlace => ({ stores: trx, kind: one.kind, siteId, key })
      const done = { actor: ANNE, at: AT }
      await stores.atomically((trx) => unpublishDocument(within(trx), done))
      expect(await one.liveWords(stores, siteId, key)).toBeNull()
      const { content, isDraft } = await editedDocument(within(stores), one.kind)
      expect([one.wordsOf(content), isDraft]).toEqual(['En ligne', false])
      await stores.atomically((trx) => publishDocument(within(trx), { ...done, base: 0 }))
      expect(await one.liveWords(stores, siteId, key)).toBe('En ligne')
    },
  )

  test.each(OF_TEXTS)(
    'a $name that nothing can read is opened as it began',
    async ({ one, of }) => {
      const siteId = await siteOf()
      const key = await one.make(stores, siteId)
      await opened.db
        .updateTable('editorial_text')
        .set({ content: '{' })
        .where('site_id', '=', siteId)
        .execute()
      const { live } = await editedDocument({ stores, siteId, key }, one.kind)
      expect(live.title).not.toBe('')
      expect(await listTexts(stores, siteId, of, new Map())).toMatchObject({
        texts: [{ title: live.title }],
      })
    },
  )
})
