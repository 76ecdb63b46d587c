import { beforeEach, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { Database } from '#app/tables.ts'
import { registry } from '#app/widgets.ts'
import {
  article,
  menuData,
  onEachEngine,
  ONE_OF_EACH,
  siteInTwoLanguages,
  widget,
} from '../../../tests/store-contract.ts'
import { deadLinks, writtenLinks } from './site-links.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

const linked = (...addresses: string[]) =>
  addresses.map((href) => `<p><a href="${href}">x</a></p>`).join('')
const text = (...addresses: string[]) =>
  widget({ type: 'rich-text', options: { html: linked(...addresses) } })

onEachEngine(
  'links of a site',
  (open) => {
    let stores: Stores
    let db: Database
    let siteId: number
    beforeEach(async () => {
      if (!stores) ({ stores, db } = await open())
      siteId = await siteInTwoLanguages(stores)
    })

    const written = async () =>
      (await writtenLinks({ stores, widgets: registry }, { id: siteId }, NOW)).toSorted()
    const dead = async () =>
      (await deadLinks({ stores, widgets: registry }, { id: siteId }, NOW)).map(
        ({ host, reason, since, name, to }) => `${since} ${host} (${reason}) ${name} ${to}`,
      )
    const failing = async (address: string, failures: number, reason = '404') => {
      const askedAt = NOW.toISOString()
      const known = [...(await written()), address]
      await stores.links.keep(siteId, known, askedAt)
      await stores.links.save(siteId, [
        { address, askedAt, reason, failures, failedOn: '2026-11-02' },
      ])
    }

    test('what visitors can follow on pages, in articles, menus and layouts is written', async () => {
      const page = (pageId: number, lang: 'fr' | 'en', ...addresses: string[]) =>
        stores.widgets.replace(siteId, { pageId, lang }, [text(...addresses)])
      await page(
        1,
        'fr',
        'https://page.fr/a?b=1#c',
        'https://twice.fr',
        '/contact',
        'tel:0199001234',
      )
      await page(1, 'en', 'https://english.fr')
      await page(6, 'fr', 'https://off.fr')
      await stores.pages.update(siteId, 6, 'fr', { is_active: false })
      await stores.widgets.replace(siteId, { layoutId: 1, part: 'footer', lang: 'fr' }, [
        text('https://footer.fr', 'https://twice.fr'),
      ])
      const [entry] = menuData().menu
      if (!entry) throw new Error('The menu has no entry.')
      const menu = [{ ...entry, childs: [{ ...entry, link: 'https://menu.fr', childs: [] }] }]
      await stores.menus.save(siteId, 5, 'Haut', { ...menuData(), menu })
      const own = (id: number, datePublished: string, address: string) =>
        stores.articles.save(
          siteId,
          article({ id, slug: `a-${id}`, datePublished, html: linked(address) }),
        )
      await own(1, '2026-11-01T08:00:00.000Z', 'https://article.fr')
      await own(2, '2026-12-01T08:00:00.000Z', 'https://to-come.fr')
      await db
        .insertInto('editorial_document')
        .values({
          site_id: siteId,
          kind: 'page',
          ref: '2',
          lang: 'fr',
          user_id: 'a',
          user_name: 'Anne',
          at: NOW.toISOString(),
          counter: 1,
          what: 'saved',
          content: JSON.stringify({
            widgets: [{ id: 9, ...text('https://draft.fr') }],
            fields: {},
          }),
          live_hash: '',
          review_at: '',
        })
        .execute()
      expect(await written()).toEqual([
        'https://article.fr',
        'https://english.fr',
        'https://footer.fr',
        'https://menu.fr',
        'https://page.fr/a?b=1',
        'https://twice.fr',
      ])
    })

    test('a dead link is told at each place where it is still written', async () => {
      const address = 'https://www.exemple.fr/aide'
      const [first] = await stores.widgets.replace(siteId, { pageId: 6, lang: 'fr' }, [
        text(address),
      ])
      const [second] = await stores.widgets.replace(siteId, { pageId: 2, lang: 'en' }, [
        text(address, address),
      ])
      await failing(address, 2)
      const line = '2026-11-02 exemple.fr (404)'
      expect(await dead()).toEqual([
        `${line} Firm, en anglais /pages/2/en/edit?bloc=${second?.id}`,
        `${line} Contact /pages/6/fr/edit?bloc=${first?.id}`,
      ])
      await stores.widgets.replace(siteId, { pageId: 2, lang: 'en' }, [])
      await stores.pages.update(siteId, 6, 'fr', { is_active: false })
      expect(await dead()).toEqual([])
    })

    test('what failed for less than it takes is not told', async () => {
      await stores.widgets.replace(siteId, { pageId: 6, lang: 'fr' }, [text('https://a.fr')])
      await failing('https://a.fr', 1)
      expect(await dead()).toEqual([])
      await failing('https://a.fr', 3, '503')
      expect(await dead()).toEqual([])
      await failing('https://a.fr', 4, '503')
      expect(await dead()).toHaveLength(1)
    })
  },
  ONE_OF_EACH,
)
