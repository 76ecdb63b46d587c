import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  newSite,
  onEachEngine,
  ONE_OF_EACH,
  type OpenedStores,
  siteInTwoLanguages,
} from '../../../../../tests/store-contract.ts'
import { sampled } from '../../../../../tests/exhaustive.ts'
import { MOST_LINES, MOST_REDIRECTS } from '../../rules/edited-redirects.ts'
import { costOf, held, MOST_HELD } from '../../../../../tests/readers/measure.ts'
import { chunksOf } from '#base/platform/db/chunks.ts'
import { RedirectMap } from './redirect-map.ts'
import { gatherStatistics } from '#base/platform/db/statistics.ts'
import type { Stores } from '#app/stores.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Redirect } from '#base/core/address/redirect.ts'

const manual = (source: string, destination = '/contact'): Redirect => ({
  source,
  destination,
  kind: 'manual',
})

const numbered = (count: number, redirect: (index: number) => Redirect): Redirect[] =>
  Array.from({ length: count }, (_, index) => redirect(index))

/** Few addresses, so that they meet. */
const path = fc
  .array(fc.constantFrom('a', 'b', '/', '😀'), { maxLength: 2 })
  .map((signs) => `/${signs.join('')}`)
const source = fc.tuple(path, fc.constantFrom('', '', '*')).map(([start, star]) => start + star)
const redirect: fc.Arbitrary<Redirect> = fc.record({
  source: fc.oneof({ weight: 9, arbitrary: source }, fc.constantFrom('a', '/\ud800', '/a b')),
  destination: fc.oneof(source, fc.constantFrom('page:2', 'https://a.example/', '//a', '/cabinet')),
  kind: fc.constantFrom('manual', 'manual', 'manual', 'moved'),
})

/** Few redirects or many (requirements A4). */
onEachEngine(
  'many redirects',
  (open, engine) => {
    let opened: OpenedStores
    let stores: Stores
    beforeAll(async () => {
      opened = await open()
      stores = opened.stores
    })

    const ofSample = sampled(engine !== 'PostgreSQL')
    async function site(): Promise<number> {
      const { id } = await stores.sites.create(newSite('Redirections'))
      await stores.layouts.create(id, { id: 1, name: 'Page', css_class: 'page' })
      await stores.pages.insert(id, null, { path: '/', name: 'Accueil' })
      await stores.pages.insert(id, 1, { path: '/cabinet', name: 'Cabinet' })
      await stores.pages.insert(id, 1, { path: '/ab', name: 'Ab' })
      return id
    }

    /** Puts rows into the table as no rule would let them in. */
    async function fill(siteId: number, redirects: readonly Redirect[]): Promise<void> {
      for (const part of chunksOf(redirects)) {
        const rows = part.map(({ lang = null, ...row }) => ({
          ...row,
          lang,
          site_id: siteId,
          is_wildcard: row.source.endsWith('*') ? (1 as const) : (0 as const),
        }))
        await opened.db.insertInto('redirect').values(rows).execute()
      }
    }

    const savedByOne = async (siteId: number, redirects: readonly Redirect[]) => {
      const refusals: (string | null)[] = []
      for (const one of redirects) {
        const refusal = await stores.redirects.save(siteId, one).then(
          () => null,
          (cause: unknown) => (cause instanceof ContentError ? cause.message : String(cause)),
        )
        refusals.push(refusal)
      }
      return refusals
    }

    test('A4 many at once are saved and refused as one by one', ofSample, async () => {
      const [one, other] = [await site(), await site()]
      const runs = fc.array(fc.array(redirect, { maxLength: 12 }), { maxLength: 3 })
      const property = fc.asyncProperty(runs, async (imports) => {
        for (const siteId of [one, other]) {
          await opened.db.deleteFrom('redirect').where('site_id', '=', siteId).execute()
        }
        for (const redirects of imports) {
          expect(await stores.redirects.saveAll(one, redirects)).toEqual(
            await savedByOne(other, redirects),
          )
          expect(await stores.redirects.list(one)).toEqual(await stores.redirects.list(other))
        }
      })
      await fc.assert(property, { numRuns: 100 })
    })

    test('A4 a path is caught by itself, else by its longest beginning with a star', async () => {
      const siteId = await site()
      const property = fc.asyncProperty(
        fc.array(redirect, { maxLength: 12 }),
        fc.array(source, { maxLength: 8 }),
        async (redirects, paths) => {
          await opened.db.deleteFrom('redirect').where('site_id', '=', siteId).execute()
          await stores.redirects.saveAll(siteId, redirects)
          const known = await stores.redirects.list(siteId)
          const inMemory = new RedirectMap()
          for (const one of known) inMemory.set(one)
          for (const asked of paths) {
            const [first] = known
              .filter((one) =>
                one.source.endsWith('*')
                  ? asked.startsWith(one.source.slice(0, -1))
                  : asked === one.source,
              )
              .toSorted(
                (a, b) =>
                  Number(a.source.endsWith('*')) - Number(b.source.endsWith('*')) ||
                  b.source.length - a.source.length ||
                  (a.kind < b.kind ? -1 : 1),
              )
            expect(await stores.redirects.match(siteId, asked)).toEqual(first ?? null)
            expect(inMemory.match(asked)).toEqual(first ?? null)
          }
        },
      )
      await fc.assert(property, { numRuns: 40 })
    })

    test('A4 long paths are caught by as long a beginning as can be saved', async () => {
      const siteId = await site()
      for (const length of [30, 127, 499]) {
        await stores.redirects.save(siteId, manual(`/${'x'.repeat(length - 1)}*`, `/${length}`))
      }
      const caught = async (length: number) =>
        (await stores.redirects.match(siteId, `/${'x'.repeat(length - 1)}`))?.destination
      expect(await caught(29)).toBeUndefined()
      expect(await caught(30)).toBe('/30')
      expect(await caught(126)).toBe('/30')
      expect(await caught(498)).toBe('/127')
      expect(await caught(499)).toBe('/499')
      expect(await caught(3000)).toBe('/499')
    })

    test('A4 a full table takes no other redirect, and changes those that it has', async () => {
      const siteId = await site()
      await fill(
        siteId,
        numbered(MOST_REDIRECTS.manual - 1, (index) => manual(`/r${index}`)),
      )
      const tooMany = expect.stringContaining('5\u202f000 redirections au plus')
      const more = [
        manual('/r1', '/cabinet'),
        manual('/tourne', '/tourne'),
        manual('/last'),
        manual('/other'),
        manual('x'),
        manual('/last', '/cabinet'),
      ]
      const expected = [
        null,
        expect.stringContaining('en rond'),
        null,
        tooMany,
        expect.stringContaining('ne peut pas être redirigé'),
        null,
      ]
      expect(await stores.redirects.saveAll(siteId, more)).toEqual(expected)
      expect(await savedByOne(siteId, [manual('/other'), manual('/r2', '/cabinet')])).toEqual([
        tooMany,
        null,
      ])
      expect(await stores.redirects.list(siteId)).toHaveLength(MOST_REDIRECTS.manual)
      expect(await stores.redirects.find(siteId, manual('/last'))).toEqual(
        manual('/last', '/cabinet'),
      )
      expect(await stores.redirects.find(siteId, manual('/other'))).toBeNull()
      // Former addresses are counted apart.
      await stores.pages.update(siteId, 2, 'fr', { path: '/le-cabinet' })
      expect((await stores.redirects.match(siteId, '/cabinet'))?.kind).toBe('moved')
    })

    test('A4 no page leaves another former address where there are too many', async () => {
      const siteId = await site()
      await fill(
        siteId,
        numbered(MOST_REDIRECTS.moved, (index) => ({
          source: `/m${index}`,
          destination: 'page:2',
          kind: 'moved',
        })),
      )
      await expect(stores.pages.update(siteId, 2, 'fr', { path: '/le-cabinet' })).rejects.toThrow(
        '20\u202f000 anciennes adresses de pages au plus',
      )
      expect((await stores.pages.find(siteId, 2, 'fr'))?.path).toBe('/cabinet')
      // One is taken back as another is left.
      await stores.pages.update(siteId, 2, 'fr', { path: '/m1' })
    })

    test(
      'A4 a path that nothing catches costs the same however many redirects there are',
      ofSample,
      async () => {
        const [few, many] = [await site(), await site()]
        await fill(
          few,
          numbered(50, (index) => manual(`/x${index}*`)),
        )
        await fill(
          many,
          numbered(24_000, (index) => manual(`/x${index}*`)),
        )
        // A plan that a connection made for the empty table would read all of the filled one.
        await gatherStatistics(opened.db)
        const time = async (siteId: number) => {
          const begun = performance.now()
          for (let asked = 0; asked < 40; asked += 1) {
            expect(await stores.redirects.match(siteId, `/page/introuvable-${asked}`)).toBeNull()
          }
          return performance.now() - begun
        }
        const least = { few: Infinity, many: Infinity }
        // In turn, so that what else the machine does falls on both.
        for (let round = 0; round < 8; round += 1) {
          least.few = Math.min(least.few, await time(few))
          least.many = Math.min(least.many, await time(many))
        }
        expect(least.many).toBeLessThan(3 * Math.max(least.few, 10))
      },
    )

    test.each<[string, Redirect[], Redirect[]]>([
      [
        'stars',
        numbered(MOST_REDIRECTS.manual - MOST_LINES, (index) => manual(`/old${index}/*`, '/new/*')),
        numbered(MOST_LINES, (index) => manual(`/other${index}/*`, `/old${index}/*`)),
      ],
      [
        'a chain',
        numbered(MOST_REDIRECTS.manual, (index) => manual(`/c${index}`, `/c${index + 1}`)),
        numbered(MOST_LINES, (index) => manual(`/c${index}`, `/c${index + 2}`)),
      ],
      [
        'long beginnings that meet',
        numbered(490, (index) => manual(`/${'x'.repeat(index)}*`, `/${'x'.repeat(index + 9)}y*`)),
        numbered(MOST_LINES, (index) => manual(`/z${index}`, `/${'x'.repeat(200)}`)),
      ],
    ])(
      'A4 the largest import into a full table holds nobody: %s',
      ofSample,
      async (_, known, lines) => {
        const siteId = await site()
        await fill(siteId, known)
        const costs: { total: number; stretch: number }[] = []
        for (const count of [MOST_LINES / 2, MOST_LINES, MOST_LINES]) {
          const taken = stores.atomically(async (inner) => {
            costs.push(await costOf(() => inner.redirects.saveAll(siteId, lines.slice(0, count))))
            throw new ContentError('taken back')
          })
          await expect(taken).rejects.toThrow('taken back')
        }
        const [half, ...whole] = costs
        expect(Math.min(...whole.map(({ stretch }) => stretch))).toBeLessThan(MOST_HELD)
        const least = Math.min(...whole.map(({ total }) => total))
        expect(least).toBeLessThan(3 * Math.max(half?.total ?? 0, 20))
        expect(least).toBeLessThan(1000)
      },
    )

    // PostgreSQL waits ten seconds for what SQLite does in one.
    const renamed = { ...sampled(engine !== 'PostgreSQL'), timeout: 60_000 }
    test('A4 a section of thousands of pages that is renamed holds nobody', renamed, async () => {
      const siteId = await siteInTwoLanguages(stores)
      const rows = Array.from({ length: 3000 }, (_, index) => ({ id: 100 + index }))
      const root = await opened.db
        .selectFrom('page')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', 2)
        .executeTakeFirstOrThrow()
      const texts = await opened.db
        .selectFrom('page_translation')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('page_id', '=', 2)
        .where('lang', '=', 'fr')
        .executeTakeFirstOrThrow()
      const wide = 2 * rows.length
      await opened.db
        .updateTable('page')
        .set((eb) => ({ rgt: eb('rgt', '+', wide) }))
        .where('site_id', '=', siteId)
        .where('rgt', '>=', root.rgt)
        .execute()
      await opened.db
        .updateTable('page')
        .set((eb) => ({ lft: eb('lft', '+', wide) }))
        .where('site_id', '=', siteId)
        .where('lft', '>', root.rgt)
        .execute()
      for (const part of chunksOf(rows, 100)) {
        await opened.db
          .insertInto('page')
          .values(
            part.map(({ id }) => ({
              ...root,
              id,
              level: root.level + 1,
              lft: root.rgt + 2 * (id - 100),
              rgt: root.rgt + 2 * (id - 100) + 1,
            })),
          )
          .execute()
        await opened.db
          .insertInto('page_translation')
          .values(
            part.map(({ id }) => ({
              ...texts,
              page_id: id,
              path: `/cabinet/${id}`,
              slug: String(id),
            })),
          )
          .execute()
      }
      expect(await stores.pages.check(siteId)).toEqual([])
      let moves = 0
      const stretch = await held(MOST_HELD, () => {
        moves += 1
        return stores.pages.update(siteId, 2, 'fr', { path: `/section-${moves}` })
      })
      expect((await stores.redirects.match(siteId, '/cabinet/3099'))?.destination).toBe('page:3099')
      expect(stretch).toBeLessThan(MOST_HELD)
    })
  },
  ONE_OF_EACH,
)
