import { CompiledQuery, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'

const COUNT = 50_000
const MOTIFS = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']

/** 50,000 articles a minute apart, each with two of the five motifs; the last is the newest. */
async function fill(db: Database): Promise<void> {
  const published = sql`strftime('%Y-%m-%dT%H:%M:00.000Z', '2020-01-01', n || ' minutes')`
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${COUNT})
    insert into article (site_id, id, lang, title, summary, slug, html, motifs, date_published,
      date_update, external_key, medias_paths, copyright_year, sanitiser_version)
    select 1, n, 'fr', 'Titre ' || n, 'Résumé', 'article-' || n, '<p>Corps</p>', '[]', ${published},
      ${published}, '', '[]', '', 1 from numbers`.execute(db)
  for (const shift of [0, 2]) {
    await sql`
      insert into article_motif
      select 1, id, case (id + ${shift}) % 5 when 0 then 'AEF' when 1 then 'AEJ' when 2 then 'AEM'
        when 3 then 'AEP' else 'AES' end, 'fr', date_published from article`.execute(db)
  }
}

test('a list among 50,000 articles is two questions, both answered from the index', async () => {
  const db = await openDatabase({ file: ':memory:' })
  await migrate(db)
  const stores = createStores(db)
  await stores.sites.create({
    id: 1,
    name: 'Cabinet',
    isDefault: true,
    hosts: [],
    settings: DEFAULT_SETTINGS,
    constants: DEFAULT_CONSTANTS,
    offices: [],
    theme: { light: {}, dark: {} },
  })
  await fill(db)
  const list = (motifs: string[], offset: number) =>
    stores.articles.list(1, { motifs, lang: 'fr', limit: 5, offset, now: '2026-04-15T10:00:00Z' })

  const asked = vi.spyOn(db.getExecutor(), 'executeQuery')
  const all = await list(MOTIFS, 0)
  const queries = asked.mock.calls.map(([query]) => query)
  asked.mockRestore()
  expect(all.countArticle).toBe(COUNT)
  expect(all.articles.map(({ id }) => id)).toEqual([50_000, 49_999, 49_998, 49_997, 49_996])

  expect(queries).toHaveLength(2)
  for (const { sql: text, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
    const { rows } = await db.executeQuery(explained)
    const steps = z.array(z.object({ detail: z.string() })).parse(rows)
    const reads = steps.filter(({ detail }) =>
      /(SEARCH|SCAN) (article|article_motif)\b/.test(detail),
    )
    expect(reads.length).toBeGreaterThan(0)
    for (const { detail } of reads) expect(detail).toMatch(/^SEARCH .* USING .*INDEX/)
  }

  const later = await list(['AEF', 'AEM'], 10)
  // Numbers that end in 0, 2, 3, 5, 7 or 8 have one of the two motifs.
  expect(later.countArticle).toBe(30_000)
  expect(later.articles.map(({ id }) => id)).toEqual([49_983, 49_982, 49_980, 49_978, 49_977])
  const none = await stores.articles.list(1, {
    motifs: MOTIFS,
    lang: 'fr',
    limit: 5,
    offset: 0,
    now: '2019-01-01T00:00:00Z',
  })
  expect(none).toEqual({ articles: [], countArticle: 0 })
  await stores.close()
})
