import { beforeAll, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import { menuDocument, pageDocument } from '#base/core/document.ts'
import type { Use } from '#base/core/field/used-in.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { Refused } from '#base/kit/refused.ts'
import type { MenuPlace } from '#features/menus/rules/add-page.ts'
import { bareSite } from '../../../../tests/bare-site.ts'
import { onEachEngine } from '../../../../tests/store-contract.ts'
import { ANNE, AT, BRUNO, CASES, kinds, LATER, typed } from './document-fixture.ts'
import { addToMenu, offeredMenus, type PageForMenu } from './page-menus.ts'
import { publishDocument } from './publish-document.ts'
import { saveDocument } from './save-document.ts'
import { scheduleDocument } from './schedule-document.ts'

const MAIN = 1500
const BOTTOM = 1501
const ASIDE = 1502

const NEW = { pageId: 4, lang: 'fr' } as const

const entry = (pageId: number, childs: MenuEntry[] = []): MenuEntry => ({
  id: pageId,
  link: `page:${pageId}`,
  label: `Entrée ${pageId}`,
  childs,
  mediaPage: '',
  mediaLinkedObject: '',
  infos: '',
})

const dataOf = (menu: MenuEntry[]) => ({ paramsMenu: { onlyLevelChoice: '' }, menu })

const kindOf = (name: string) => {
  const kind = kinds.find((one) => one.kind === name)
  if (!kind) throw new Error(`No kind ${name}.`)
  return kind
}

const pageCase = () => {
  const [, found] = CASES.find(([name]) => name === 'page') ?? []
  if (!found) throw new Error('No pages.')
  return found
}

const use = (part: string): Use => ({
  kind: 'layout',
  ref: `1/${part}`,
  lang: 'fr',
  isDraft: false,
  title: part,
  href: '',
})

/** Every page shows the first menu at its top, the second one at its bottom. */
const USED = new Map([
  [String(MAIN), [use('header')]],
  [String(BOTTOM), [use('footer')]],
])

onEachEngine('a page that goes into a menu as it is published', (open) => {
  let stores: Stores
  beforeAll(async () => {
    stores = (await open()).stores
  })

  const inside = <T>(work: (trx: Stores) => Promise<T>) => stores.atomically(work)

  /** Home (1), the missions (2) with accounting (3), and a new one (4) that is not online. */
  async function firm(): Promise<number> {
    const { id: siteId } = await stores.sites.create(bareSite({ isDefault: false }))
    const { pages, menus } = stores
    await pages.insert(siteId, null, { path: '/', name: 'Accueil' })
    await pages.insert(siteId, 1, { path: '/missions', name: 'Missions' })
    await pages.insert(siteId, 2, { path: '/missions/compta', name: 'Compta' })
    await pages.insert(siteId, 2, { path: '/missions/paie', name: 'Paie', is_active: false })
    await menus.save(siteId, ASIDE, 'Liens', dataOf([]))
    await menus.save(siteId, BOTTOM, 'Bas', dataOf([entry(2, [entry(3)])]))
    await menus.save(siteId, MAIN, 'Principal', dataOf([entry(2, [entry(3)]), entry(1)]))
    return siteId
  }

  const wanted = (siteId: number, of: Stores = stores): PageForMenu => ({
    stores: of,
    kind: kindOf('menu'),
    siteId,
    page: NEW,
  })
  const offered = (siteId: number, userId = ANNE.id) =>
    offeredMenus(wanted(siteId), { used: USED, userId, at: LATER })
  const add = (siteId: number, menuId = MAIN, place: MenuPlace = 'below') =>
    inside((trx) => addToMenu(wanted(siteId, trx), { menuId, place }, { actor: ANNE, at: LATER }))
  const publish = (siteId: number) =>
    inside((trx) =>
      publishDocument(
        { stores: trx, kind: kindOf('page'), siteId, key: pageDocument(4, 'fr') },
        { base: 0, actor: ANNE, at: AT },
      ),
    )
  const writeMenu = (siteId: number, menuId: number, menu: MenuEntry[], actor = BRUNO) =>
    inside((trx) =>
      saveDocument(
        { stores: trx, kind: kindOf('menu'), siteId, key: menuDocument(menuId) },
        { base: 0, actor, at: AT, content: { name: 'Principal', data: dataOf(menu) } },
      ),
    )
  const labels = async (siteId: number, menuId = MAIN) => {
    const data = await stores.menus.find(siteId, menuId)
    return data?.menu.map(({ label, childs }) => [label, childs.map((one) => one.label)])
  }
  const UNCHANGED = [
    ['Entrée 2', ['Entrée 3']],
    ['Entrée 1', []],
  ]
  const refusal = async (work: Promise<unknown>): Promise<[string, string]> => {
    const cause = await work.then(
      () => null,
      (error: unknown) => error,
    )
    if (!(cause instanceof Refused)) throw new Error(`Not refused: ${String(cause)}`)
    return [cause.reason, cause.message]
  }

  describe('is offered', () => {
    test('the menus around every page first, and of them the one in which its neighbours stand', async () => {
      const siteId = await firm()
      const { menus, proposed } = await offered(siteId)
      expect(menus).toEqual([
        { id: MAIN, name: 'Principal', above: 'Entrée 2', refusal: '' },
        { id: BOTTOM, name: 'Bas', above: 'Entrée 2', refusal: '' },
        { id: ASIDE, name: 'Liens', above: '', refusal: '' },
      ])
      expect(proposed).toEqual({ menuId: MAIN, place: 'below' })
    })

    test('no menu that pages of another language alone show', async () => {
      const siteId = await firm()
      const english = { ...use('footer'), lang: 'en' } as const
      const used = new Map([...USED, [String(ASIDE), [english]]])
      const ids = async () =>
        (await offeredMenus(wanted(siteId), { used, userId: ANNE.id, at: LATER })).menus.map(
          ({ id }) => id,
        )
      expect(await ids()).toEqual([MAIN, BOTTOM])
      used.set(String(ASIDE), [english, use('footer')])
      expect(await ids()).toEqual([MAIN, BOTTOM, ASIDE])
    })

    test('no menu rather than another where none of its neighbours stand in one', async () => {
      const siteId = await firm()
      await stores.menus.save(siteId, MAIN, 'Principal', dataOf([entry(2)]))
      await stores.menus.save(siteId, BOTTOM, 'Bas', dataOf([entry(2)]))
      const { menus, proposed } = await offered(siteId)
      expect(menus).toHaveLength(3)
      expect(proposed).toBeNull()
    })

    test('a menu that somebody writes in not at all, by a sentence that says who', async () => {
      const siteId = await firm()
      await writeMenu(siteId, MAIN, [entry(2, [entry(3)])])
      const refusals = async (userId?: string) => {
        const { menus, proposed } = await offered(siteId, userId)
        return [menus.map(({ refusal: why }) => why), proposed]
      }
      expect(await refusals()).toEqual([['Bruno a un brouillon de ce menu.', '', ''], null])
      expect(await refusals(BRUNO.id)).toEqual([
        ['Vous avez un brouillon de ce menu.', '', ''],
        null,
      ])
    })

    test('nothing once it stands in a menu, or in the draft of one, or was online', async () => {
      const [inMenu, inDraft, online] = [await firm(), await firm(), await firm()]
      await stores.menus.save(inMenu, ASIDE, 'Liens', dataOf([entry(4)]))
      await writeMenu(inDraft, MAIN, [entry(2, [entry(3), entry(4)])])
      await publish(online)
      for (const siteId of [inMenu, inDraft, online]) {
        expect(await offered(siteId)).toEqual({ menus: [], proposed: null })
      }
      await inside((trx) => trx.pageContents.unpublish(online, NEW))
      expect(await offered(online)).toEqual({ menus: [], proposed: null })
    })
  })

  test('it stands in the menu as visitors have it, which has one version more, by who published', async () => {
    const siteId = await firm()
    await publish(siteId)
    const { name, above, note } = await add(siteId)
    expect([name, above]).toEqual(['Principal', 'Entrée 2'])
    expect(note).toMatchObject({ action: 'menu.publish', subject: `menu:${MAIN}` })
    expect(await labels(siteId)).toEqual([
      ['Entrée 2', ['Entrée 3', 'Paie']],
      ['Entrée 1', []],
    ])
    const [newest, before] = await stores.revisions.list(siteId, menuDocument(MAIN))
    expect([newest?.reason, newest?.by.name, before?.reason]).toEqual([
      'published',
      'Anne',
      'before',
    ])
    expect(await stores.documents.find(siteId, menuDocument(MAIN))).toMatchObject({ content: '' })
  })

  test('at the end of the menu where somebody wants it there', async () => {
    const siteId = await firm()
    await publish(siteId)
    expect((await add(siteId, MAIN, 'end')).above).toBe('')
    expect(await labels(siteId)).toEqual([...UNCHANGED, ['Paie', []]])
  })

  describe('the menu is left alone, and it is said why,', () => {
    test('as long as the page is not online, be its publication planned', async () => {
      const siteId = await firm()
      const key = pageDocument(4, 'fr')
      const place = { stores, kind: kindOf('page'), siteId, key }
      await inside((trx) => saveDocument({ ...place, stores: trx }, typed(pageCase(), 0, 'Neuf')))
      await inside((trx) =>
        scheduleDocument(
          { ...place, stores: trx },
          {
            action: 'publish',
            base: 1,
            local: '2026-12-24T08:00',
            by: ANNE,
            now: new Date(LATER),
          },
        ),
      )
      expect(await refusal(add(siteId))).toEqual([
        'invalid',
        'La page n’est pas en ligne : elle va dans un menu une fois publiée.',
      ])
      expect(await labels(siteId)).toEqual(UNCHANGED)
    })

    test('when it stands there already, also when two ask at once', async () => {
      const siteId = await firm()
      await publish(siteId)
      const outcomes = await Promise.allSettled([add(siteId), add(siteId)])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await refusal(add(siteId, MAIN, 'end'))).toEqual([
        'conflict',
        'La page est déjà dans ce menu.',
      ])
      expect((await labels(siteId))?.flat(2).filter((label) => label === 'Paie')).toHaveLength(1)
    })

    test('when somebody has a draft of it, which stays as it is', async () => {
      const siteId = await firm()
      await publish(siteId)
      await writeMenu(siteId, MAIN, [entry(1)])
      expect(await refusal(add(siteId))).toEqual(['conflict', 'Bruno a un brouillon de ce menu.'])
      expect(await labels(siteId)).toEqual(UNCHANGED)
      const { content, counter } = await stores.documents.find(siteId, menuDocument(MAIN))
      expect([JSON.parse(content).data.menu.length, counter]).toEqual([1, 1])
    })

    test('when somebody has it open', async () => {
      const siteId = await firm()
      await publish(siteId)
      await inside((trx) =>
        trx.documents.locks.heartbeat(siteId, menuDocument(MAIN), {
          holder: 'bruno-1',
          by: BRUNO,
          now: LATER,
          until: '2026-11-20T09:05:00.000Z',
          take: false,
        }),
      )
      expect(await refusal(add(siteId))).toEqual([
        'conflict',
        'Ce menu est ouvert par Bruno en ce moment.',
      ])
    })

    test('when it was removed meanwhile, and when the page was', async () => {
      const siteId = await firm()
      await publish(siteId)
      await stores.menus.remove(siteId, MAIN)
      const [reason, message] = await refusal(add(siteId))
      expect([reason, message]).toEqual(['absent', expect.stringContaining('n’existe pas ou plus')])
      const gone = { ...wanted(siteId), page: { pageId: 404, lang: 'fr' } as const }
      const work = addToMenu(gone, { menuId: BOTTOM, place: 'end' }, { actor: ANNE, at: LATER })
      expect((await refusal(work))[0]).toBe('absent')
    })
  })
})
