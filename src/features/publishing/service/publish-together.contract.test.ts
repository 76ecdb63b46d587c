import { beforeAll, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import { type DocumentKey, documentWord, pageDocument, textDocument } from '#base/core/document.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { SHARED_BLOCK } from '#base/core/page/shared-block.ts'
import type { Role } from '#base/core/session.ts'
import { Refused } from '#base/kit/refused.ts'
import { siteTemplateDir } from '#features/templates/service/site-template-dir.ts'
import { bareSite } from '../../../../tests/bare-site.ts'
import { onEachEngine } from '../../../../tests/store-contract.ts'
import { ANNE, AT, BRUNO, type Case, CASES, kinds, LATER, typed } from './document-fixture.ts'
import { publishTogether, refuseUndrawables } from './publish-together.ts'
import { discardDocument, saveDocument } from './save-document.ts'
import { scheduleDocument } from './schedule-document.ts'
import { shownDrafts } from './shown-drafts.ts'
import { removeText, textsOf } from './texts.ts'

const KINDS = new Map(kinds.map((kind) => [kind.kind, kind]))

function caseOf(name: string): Case {
  const [, found] = CASES.find(([kind]) => kind === name) ?? []
  if (!found) throw new Error(`No case ${name}.`)
  return found
}

const widget = (id: number, type: string, options: object): DraftWidget => ({
  id,
  zone: 'content',
  type,
  version: 1,
  options: { ...options },
})

onEachEngine('documents that are published together', (open) => {
  let stores: Stores
  beforeAll(async () => {
    stores = (await open()).stores
  })

  const inside = <T>(work: (trx: Stores) => Promise<T>) => stores.atomically(work)
  const placeOf = (siteId: number, name: string, key: DocumentKey, of: Stores = stores) => ({
    stores: of,
    kind: caseOf(name).kind,
    siteId,
    key,
  })
  type Made = Record<'page' | 'layout' | 'menu' | 'block' | 'person' | 'template', DocumentKey>

  /** A page that shows a block, a menu, somebody and templates of the site's own, under an announcement. */
  async function firm(): Promise<{ siteId: number; keys: Made }> {
    const { id: siteId } = await stores.sites.create(bareSite({ isDefault: false }))
    const make = (name: string) => caseOf(name).make(stores, siteId)
    const page = await make('page')
    const block = await make('block')
    const person = await make('person')
    const layout = await make('layout')
    await stores.pages.update(siteId, Number(page.ref), 'fr', { layout_id: 1 })
    const template = await make('template')
    await stores.menus.save(
      siteId,
      1500,
      'En ligne',
      (caseOf('menu').content('') as { data: never }).data,
    )
    const menu = { kind: 'menu', ref: '1500', lang: '' } as const
    return { siteId, keys: { page, block, person, layout, template, menu } }
  }

  const save = (siteId: number, name: string, key: DocumentKey, words: string, base = 0) =>
    inside((trx) => saveDocument(placeOf(siteId, name, key, trx), typed(caseOf(name), base, words)))

  const pageWith = (siteId: number, key: DocumentKey, widgets: DraftWidget[], base = 0) =>
    inside((trx) =>
      saveDocument(placeOf(siteId, 'page', key, trx), {
        base,
        content: { widgets, fields: {} },
        actor: ANNE,
        at: AT,
      }),
    )

  const publish = (
    siteId: number,
    page: DocumentKey,
    others: readonly [name: string, key: DocumentKey, base: number][],
    base = 1,
  ) =>
    inside((trx) =>
      publishTogether(
        placeOf(siteId, 'page', page, trx),
        others.map(([name, key, counter]) => ({
          place: placeOf(siteId, name, key, trx),
          base: counter,
        })),
        { base, actor: BRUNO, at: LATER },
      ),
    )

  const live = (siteId: number, name: string, key: DocumentKey) =>
    caseOf(name).liveWords(stores, siteId, key)

  const shown = (siteId: number, page: DocumentKey, role: Role = 'editor') =>
    shownDrafts(placeOf(siteId, 'page', page), KINDS, { role, user: ANNE, at: LATER })

  const refusal = async (work: Promise<unknown>): Promise<[string, string]> => {
    const cause = await work.then(
      () => null,
      (error: unknown) => error,
    )
    if (!(cause instanceof Refused)) throw new Error(`Not refused: ${String(cause)}`)
    return [cause.reason, cause.message]
  }

  /** All that the page can show, in its draft. */
  const everything = ({ siteId, keys }: Awaited<ReturnType<typeof firm>>) => [
    widget(21, SHARED_BLOCK, { block: Number(keys.block.ref) }),
    widget(22, 'icon-menu', { menu: Number(keys.menu.ref) }),
    widget(23, 'team', { from: 'all' }),
    widget(24, 'feed', { template_dir: siteTemplateDir(siteId) }),
  ]

  test('all that the draft of a page shows is told where it is a draft, what stands around it first', async () => {
    const made = await firm()
    const { siteId, keys } = made
    await pageWith(siteId, keys.page, everything(made))
    expect(await shown(siteId, keys.page)).toEqual([])
    for (const name of ['block', 'menu', 'person', 'layout', 'template'] as const) {
      await save(siteId, name, keys[name], `Neuf ${name}`)
    }
    const told = await shown(siteId, keys.page, 'super-admin')
    expect(told.map(({ key }) => documentWord(key))).toEqual(
      (['layout', 'menu', 'template', 'block', 'person'] as const).map((name) =>
        documentWord(keys[name]),
      ),
    )
    expect(told.every(({ refusal: why, base, isLive }) => why === '' && base === 1 && isLive)).toBe(
      true,
    )
    // Neither another page, nor one that does not show them.
    await pageWith(siteId, keys.page, [widget(31, 'heading', { text: 'Seul' })], 1)
    expect((await shown(siteId, keys.page)).map(({ key }) => key.kind)).toEqual(['layout'])
  })

  test('what a block shows is told too, and what is named and gone is not', async () => {
    const { siteId, keys } = await firm()
    await save(siteId, 'menu', keys.menu, 'Neuf')
    await inside((trx) =>
      saveDocument(placeOf(siteId, 'block', keys.block, trx), {
        base: 0,
        content: { title: 'Nom', widgets: [widget(5, 'text-menu', { menu: 1500 })] },
        actor: ANNE,
        at: AT,
      }),
    )
    await pageWith(siteId, keys.page, [
      widget(21, SHARED_BLOCK, { block: Number(keys.block.ref) }),
      widget(22, SHARED_BLOCK, { block: 4040 }),
      widget(23, 'text-menu', { menu: 4041 }),
    ])
    expect((await shown(siteId, keys.page)).map(({ key }) => key.kind)).toEqual(['menu', 'block'])
  })

  test('each that somebody can\u2019t publish now says why', async () => {
    const made = await firm()
    const { siteId, keys } = made
    await pageWith(siteId, keys.page, everything(made))
    for (const name of ['menu', 'layout', 'template'] as const) {
      await save(siteId, name, keys[name], `Neuf ${name}`)
    }
    await inside((trx) =>
      saveDocument(placeOf(siteId, 'block', keys.block, trx), {
        base: 0,
        content: caseOf('block').refused,
        actor: ANNE,
        at: AT,
      }),
    )
    await inside((trx) =>
      trx.documents.locks.heartbeat(siteId, keys.layout, {
        holder: 'bruno-1',
        by: BRUNO,
        now: LATER,
        until: '2026-11-20T09:05:00.000Z',
        take: false,
      }),
    )
    await inside((trx) =>
      scheduleDocument(placeOf(siteId, 'menu', keys.menu, trx), {
        action: 'publish',
        base: 1,
        local: '2026-12-24T08:00',
        by: ANNE,
        now: new Date(LATER),
      }),
    )
    const told = new Map((await shown(siteId, keys.page)).map((one) => [one.key.kind, one.refusal]))
    expect(told.get('layout')).toBe('Bruno la modifie en ce moment.')
    expect(told.get('menu')).toMatch(/^Sa mise en ligne est prévue le .*24 décembre 2026/)
    expect(told.get('template')).toBe('Votre rôle ne permet pas de publier ce modèle.')
    expect(told.get('block')).toMatch(/^À corriger d\u2019abord : /)
  })

  test('a page and what it shows go live in one transaction, each in its own history', async () => {
    const { siteId, keys } = await firm()
    await save(siteId, 'page', keys.page, 'Page neuve')
    await save(siteId, 'layout', keys.layout, 'Annonce neuve')
    await save(siteId, 'block', keys.block, 'Bloc neuf')
    const done = await publish(siteId, keys.page, [
      ['layout', keys.layout, 1],
      ['block', keys.block, 1],
    ])
    expect(done.map(({ published: { note } }) => note.action)).toEqual([
      'page.publish',
      'layout.publish',
      'block.publish',
    ])
    expect(await live(siteId, 'page', keys.page)).toBe('Page neuve')
    expect(await live(siteId, 'layout', keys.layout)).toBe('Annonce neuve')
    expect(await live(siteId, 'block', keys.block)).toBe('Bloc neuf')
    for (const key of [keys.page, keys.layout, keys.block]) {
      const [newest] = await stores.revisions.list(siteId, key)
      expect(newest).toMatchObject({ reason: 'published', by: BRUNO })
    }
    expect(await shown(siteId, keys.page)).toEqual([])
  })

  describe('one of them that does not go keeps all of them back, and is named', () => {
    const nothingIsLive = async (siteId: number, keys: Made) => {
      expect(await live(siteId, 'page', keys.page)).toBe('En ligne')
      expect(await live(siteId, 'layout', keys.layout)).toBe('En ligne')
      expect((await stores.documents.find(siteId, keys.page)).counter).toBe(1)
    }

    test('saved meanwhile, or published in another tab', async () => {
      const { siteId, keys } = await firm()
      await save(siteId, 'page', keys.page, 'Page neuve')
      await save(siteId, 'layout', keys.layout, 'Annonce neuve')
      await save(siteId, 'layout', keys.layout, 'Annonce plus neuve', 1)
      const late = () => refusal(publish(siteId, keys.page, [['layout', keys.layout, 1]]))
      const [reason, message] = await late()
      expect(reason).toBe('conflict')
      expect(message).toContain('« Annonce » : Anne a changé cette annonce entre-temps')
      expect(message).toContain('Rien n’a été publié.')
      await nothingIsLive(siteId, keys)
    })

    test('discarded meanwhile', async () => {
      const { siteId, keys } = await firm()
      await save(siteId, 'page', keys.page, 'Page neuve')
      await save(siteId, 'layout', keys.layout, 'Annonce neuve')
      await inside((trx) =>
        discardDocument(placeOf(siteId, 'layout', keys.layout, trx), {
          base: 1,
          actor: ANNE,
          at: AT,
        }),
      )
      const [reason] = await refusal(publish(siteId, keys.page, [['layout', keys.layout, 1]]))
      expect(reason).toBe('conflict')
      await nothingIsLive(siteId, keys)
    })

    test('put into the trash meanwhile', async () => {
      const { siteId, keys } = await firm()
      await save(siteId, 'page', keys.page, 'Page neuve')
      await save(siteId, 'block', keys.block, 'Bloc neuf')
      const of = textsOf(caseOf('block').kind)
      if (!of) throw new Error('No texts.')
      await inside((trx) =>
        removeText(trx, siteId, of, Number(keys.block.ref), { by: ANNE, at: AT, uses: [] }),
      )
      expect(await shown(siteId, keys.page)).toEqual([])
      expect(await refusal(publish(siteId, keys.page, [['block', keys.block, 1]]))).toEqual([
        'conflict',
        'Le bloc partagé a été supprimé entre-temps. Rien n’a été publié.',
      ])
      await nothingIsLive(siteId, keys)
    })

    test('refused by its kind, without a word of the widgets that only its own editor knows', async () => {
      const { siteId, keys } = await firm()
      await save(siteId, 'page', keys.page, 'Page neuve')
      await inside((trx) =>
        saveDocument(placeOf(siteId, 'layout', keys.layout, trx), {
          base: 0,
          content: caseOf('layout').refused,
          actor: ANNE,
          at: AT,
        }),
      )
      const cause = await publish(siteId, keys.page, [['layout', keys.layout, 1]]).catch(
        (error: unknown) => error,
      )
      expect(cause).toMatchObject({ reason: 'invalid', facts: {} })
      expect(String(cause)).toContain('« Annonce » : L’annonce ne peut pas être mise en ligne')
      await nothingIsLive(siteId, keys)
    })

    test('not to be drawn', async () => {
      const { siteId, keys } = await firm()
      await save(siteId, 'page', keys.page, 'Page neuve')
      await save(siteId, 'layout', keys.layout, 'Annonce neuve')
      const place = placeOf(siteId, 'layout', keys.layout)
      const message = 'Elle échoue sur la page « / ».'
      const kind = {
        ...place.kind,
        drawingProblems: async () => [{ widgetId: 7, widget: '', field: '', message }],
      }
      const [reason, said] = await refusal(
        refuseUndrawables(placeOf(siteId, 'page', keys.page), [
          { place: { ...place, kind }, base: 1 },
        ]),
      )
      expect([reason, said.includes('« Annonce » : '), said.includes(message)]).toEqual([
        'invalid',
        true,
        true,
      ])
    })

    test('the page itself, after others would have gone', async () => {
      const { siteId, keys } = await firm()
      await save(siteId, 'page', keys.page, 'Page neuve')
      await save(siteId, 'layout', keys.layout, 'Annonce neuve')
      const [reason] = await refusal(publish(siteId, keys.page, [['layout', keys.layout, 1]], 0))
      expect(reason).toBe('conflict')
      await nothingIsLive(siteId, keys)
    })
  })

  test('documents of another site are none of this one', async () => {
    const [{ siteId, keys }, other] = [await firm(), await firm()]
    await save(siteId, 'page', keys.page, 'Page neuve')
    await save(other.siteId, 'block', other.keys.block, 'Bloc d\u2019ailleurs')
    const forged = textDocument('block', 9_999)
    for (const key of [forged, pageDocument(404, 'fr')]) {
      const name = key.kind
      const [reason] = await refusal(publish(siteId, keys.page, [[name, key, 1]]))
      expect([name, reason]).toEqual([name, 'conflict'])
    }
    expect(await live(siteId, 'page', keys.page)).toBe('En ligne')
    expect(await live(other.siteId, 'block', other.keys.block)).toBe('En ligne')
  })

  test('two who publish the same two documents at once never wait for each other: one is told', async () => {
    const { siteId, keys } = await firm()
    await save(siteId, 'page', keys.page, 'Page neuve')
    await save(siteId, 'layout', keys.layout, 'Annonce neuve')
    const own = (trx: Stores) => placeOf(siteId, 'page', keys.page, trx)
    const around = (trx: Stores) => placeOf(siteId, 'layout', keys.layout, trx)
    const done = { base: 1, actor: BRUNO, at: LATER }
    const outcomes = await Promise.allSettled([
      inside((trx) => publishTogether(own(trx), [{ place: around(trx), base: 1 }], done)),
      inside((trx) => publishTogether(around(trx), [{ place: own(trx), base: 1 }], done)),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [lost] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(lost).toMatchObject({ reason: 'conflict' })
  })
})
