import { describe, expect, test } from 'vitest'
import { FeedUnreadable } from './feed-document.ts'
import { workOf } from '../../../../../../tests/readers/measure.ts'
import { entryOf, readFixture, readText, rssOf } from './feed-document-fixture.ts'

const link = (slug: string) => `<link>https://site.example/${slug}</link>`
const titlesOf = (...items: string[]) => readText(rssOf(...items)).entries.map(({ title }) => title)

describe('duplicates', () => {
  test('of one guid the entry updated last stays, of one address too, else the first', () => {
    expect(
      readFixture('rss-duplicate-guids.xml').entries.map(({ guid, title }) => [guid, title]),
    ).toEqual([
      ['d-2', 'Lire une balance'],
      ['d-4', 'Sans date, le premier'],
      ['d-1', 'Guide de l’embauche, édition revue'],
    ])
  })

  test('entries that lead to the site itself are not one, and are named by title and date', () => {
    const home = '<link>https://site.example/#x</link>'
    const { entries } = readText(
      rssOf(
        `<title>Un</title>${home}<pubDate>2026-02-12</pubDate>`,
        `<title>Deux</title>${home}<pubDate>2026-02-11</pubDate>`,
      ),
    )
    expect(entries.map(({ guid }) => guid)).toEqual([
      'Un 2026-02-11T23:00:00.000Z',
      'Deux 2026-02-10T23:00:00.000Z',
    ])
  })

  test('a guid holds no control characters', () => {
    const items = [{ id: ' a\u0000\u0007b\n', url: 'https://a.example/', title: 't' }]
    const json = JSON.stringify({ version: 'https://jsonfeed.org/version/1', items })
    expect(readText(json).entries[0]?.guid).toBe('a b')
  })

  test('a guid of any length names its entry and no other', () => {
    const guid = 'g'.repeat(100_000)
    const { entries } = readText(
      rssOf(
        `<title>a</title>${link('a')}<guid isPermaLink="false">${guid}a</guid>`,
        `<title>b</title>${link('b')}<guid isPermaLink="false">${guid}b</guid>`,
      ),
    )
    expect(entries.map((entry) => entry.guid.length <= 500)).toEqual([true, true])
    expect(entries[0]?.guid).not.toBe(entries[1]?.guid)
  })
})

describe('P3 identifiers of BOFiP', () => {
  const described = 'publié le 12/02/2026 BOI-TVA-EXEMPLE-10'
  const guidOf = (inner: string) => entryOf(`<title>t</title>${inner}`)?.guid

  test('one that is told with the day of publication names an entry without guid', () => {
    const description = `<description>${described}</description>`
    expect(guidOf(description)).toBe('BOI-TVA-EXEMPLE-10')
    expect(guidOf(`${description}<guid isPermaLink="false">g</guid>`)).toBe('g')
  })

  test('a name does not depend on a date that can be read today', () => {
    for (const date of ['2026-02-12', '2031-02-12', 'hier']) {
      const inner = `<pubDate>${date}</pubDate><description>${described}</description>`
      expect(guidOf(inner)).toBe('BOI-TVA-EXEMPLE-10')
    }
    const later = described.replace('2026', '2031')
    expect(guidOf(`<description>${later}</description>`)).toBe('BOI-TVA-EXEMPLE-10')
  })

  test('a mere mention is no name', () => {
    expect(guidOf('<description>Voir BOI-TVA-EXEMPLE-10.</description>')).toBe(
      'https://site.example/a',
    )
  })
})

describe('order', () => {
  const at = (title: string, date?: string) =>
    `<title>${title}</title>${link(title)}${date ? `<pubDate>${date}</pubDate>` : ''}`

  test('newest first; an undated entry follows the dated one before it', () => {
    expect(
      titlesOf(at('a', '2026-02-01'), at('sans'), at('b', '2026-02-03'), at('c', '2026-02-02')),
    ).toEqual(['b', 'c', 'a', 'sans'])
  })

  test('undated entries at the beginning stand before the first dated one', () => {
    expect(
      titlesOf(at('sans'), at('encore'), at('a', '2026-02-01'), at('b', '2026-01-01')),
    ).toEqual(['sans', 'encore', 'a', 'b'])
  })

  test('entries of one instant stay in the order of the document', () => {
    expect(titlesOf(at('b', '2026-02-01'), at('a', '2026-02-01'))).toEqual(['b', 'a'])
  })

  test('the newest are kept, wherever they stand', () => {
    const rss = rssOf(at('a', '2026-02-01'), at('b', '2026-02-03'), at('c', '2026-02-02'))
    expect(readText(rss, { max: 2 }).entries.map(({ title }) => title)).toEqual(['b', 'c'])
  })

  test('the first 5,000 entries are looked at', () => {
    const items = Array.from({ length: 5000 }, (_, n) => at(`n${n}`, '2026-01-01'))
    const newest = at('dernier', '2026-02-01')
    expect(titlesOf(...items.slice(1), newest)).toContain('dernier')
    expect(titlesOf(...items, newest)).not.toContain('dernier')
  })

  test('of 2,000 entries the 200 newest, in no time', () => {
    const day = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 86_400_000).toUTCString()
    const items = Array.from(
      { length: 2000 },
      (_, n) =>
        `${at(`n${n}`, day(n))}<description><![CDATA[<p>${'Un paragraphe. '.repeat(40)}</p>]]></description>`,
    )
    const rss = rssOf(...items)
    expect(workOf(() => readText(rss))).toBeLessThan(1500)
    expect(readText(rss).entries.map(({ title }) => title)).toEqual(
      Array.from({ length: 200 }, (_, n) => `n${1999 - n}`),
    )
  })
})

describe('P1 what is shown of an entry', () => {
  test('a long summary is cut at a word, its mark included in 400 characters', () => {
    const summary = entryOf(`<description>${'comptes '.repeat(200)}</description>`)?.summary ?? ''
    expect(summary).toMatch(/^(?:comptes )+\(\.\.\.\)$/)
    expect(summary.length).toBeLessThanOrEqual(400)
    expect(summary.length).toBeGreaterThan(380)
  })

  test('a summary that is the whole text is cut to half of it', () => {
    const text = 'Un texte court, mais entier, que seule sa source peut montrer.'
    const rss = rssOf(`<title>t</title>${link('a')}<description>${text}</description>
      <content:encoded>${text}</content:encoded>`)
    expect(readText(rss).entries[0]?.summary).toBe('Un texte court, mais (...)')
  })

  test('an entry without title takes the beginning of its summary, without words it goes', () => {
    expect(entryOf('<description>Un mot.</description>')?.title).toBe('Un mot.')
    expect(entryOf('<description>&lt;p&gt; &lt;/p&gt;</description>')).toBeUndefined()
  })

  test('a title has 300 characters at most, categories 80, and 20 of them', () => {
    const entry = entryOf(
      `<title>${'mot '.repeat(200)}</title>` +
        Array.from({ length: 50 }, (_, n) => `<category>${n}${' mot'.repeat(50)}</category>`).join(
          '',
        ),
    )
    expect(entry?.title.length).toBeLessThanOrEqual(300)
    expect(entry?.categories).toHaveLength(20)
    expect(Math.max(...(entry?.categories.map(({ length }) => length) ?? []))).toBeLessThanOrEqual(
      80,
    )
  })
})

describe('what is no feed says so', () => {
  test.each([
    ['nothing', '', /vide/],
    ['spaces', ' \n\t', /vide/],
    ['plain text', 'Service indisponible', /ni du XML ni du JSON/],
    ['JSON that is no feed', '{"success": true}', /pas un JSON Feed/],
    ['a JSON array', '[1, 2]', /pas un JSON Feed/],
    ['JSON that breaks off', '{"version": "https://jsonfeed.org/version/1", "items": [{', /coupé/],
    ['another XML', '<?xml version="1.0"?><urlset><url/></urlset>', /« urlset »/],
    ['no element', '<?xml version="1.0"?><!-- rien -->', /aucun élément/],
    ['a feed cut in its first entry', '<rss><channel><item><title>a', /premier article/],
  ])('%s', (_name, text, message) => {
    expect(() => readText(text)).toThrow(FeedUnreadable)
    expect(() => readText(text)).toThrow(message)
  })

  test('an HTML page, whatever it says of feeds', () => {
    expect(() => readFixture('page.html')).toThrow(FeedUnreadable)
    expect(() => readFixture('page.html')).toThrow(/page HTML/)
  })
})
