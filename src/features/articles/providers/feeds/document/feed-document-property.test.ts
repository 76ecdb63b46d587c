import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeedDocument, FeedUnreadable, readFeed } from './feed-document.ts'
import { workOf } from '../../../../../../tests/readers/measure.ts'
import { CONTEXT, fixture, fixtureNames, NOW, rssOf } from './feed-document-fixture.ts'

const DAY = 86_400_000

function expectPlain(text: string, max: number) {
  expect(text.length).toBeLessThanOrEqual(max)
  expect(text).not.toMatch(/<\/?[a-z][^<>]*>|<!--|\p{Cc}|\p{Cs}/iu)
  expect(text).toBe(text.trim())
}

function expectInstant(instant: string | null) {
  if (instant === null) return
  const time = Date.parse(instant)
  expect(new Date(time).toISOString()).toBe(instant)
  expect(time >= Date.UTC(1990, 0, 1) && time <= NOW.getTime() + DAY).toBe(true)
}

function expectPromises({ title, entries }: FeedDocument) {
  expectPlain(title, 300)
  expect(entries.length).toBeLessThanOrEqual(200)
  expect(new Set(entries.map(({ guid }) => guid)).size).toBe(entries.length)
  for (const entry of entries) {
    expect(entry.title).not.toBe('')
    expectPlain(entry.title, 300)
    expectPlain(entry.summary, 400)
    expect(entry.guid.length > 0 && entry.guid.length <= 500).toBe(true)
    expect(entry.guid.isWellFormed()).toBe(true)
    expect(entry.guid).not.toMatch(/\p{Cc}/u)
    expect(['http:', 'https:']).toContain(new URL(entry.url).protocol)
    expect(new URL(entry.url).href).toBe(entry.url)
    expectInstant(entry.date)
    expectInstant(entry.updated)
    expect(entry.duration ?? 'PT1S').toMatch(/^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/)
    expect(entry.categories.length).toBeLessThanOrEqual(20)
    for (const category of entry.categories) expectPlain(category, 80)
  }
}

/** Reads, or learns that there is nothing to read; anything else fails. */
function expectReadOrRefused(bytes: Uint8Array) {
  let document: FeedDocument | null = null
  const work = workOf(() => {
    try {
      document = readFeed(bytes, CONTEXT)
    } catch (fault) {
      expect(fault).toBeInstanceOf(FeedUnreadable)
      expect(String(fault)).toMatch(/^FeedUnreadable: (?:La|Le) .+\.$/)
    }
  })
  if (document) expectPromises(document)
  expect(work).toBeLessThan(1000)
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const fixtures = fixtureNames().map(fixture)

test.each(fixtureNames())('%s keeps every promise', (name) => {
  expectReadOrRefused(fixture(name))
})

test('any bytes are a feed or refused', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), expectReadOrRefused))
})

test('any text is a feed or refused', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expectReadOrRefused(utf8(text))))
})

test('any JSON is a feed or refused', () => {
  const items = fc.oneof(
    fc.jsonValue(),
    fc.array(
      fc.dictionary(
        fc.constantFrom(
          'id',
          'url',
          'title',
          'summary',
          'content_html',
          'date_published',
          'tags',
          'length',
        ),
        fc.oneof(fc.jsonValue(), fc.webUrl(), fc.constant('2026-02-12')),
      ),
    ),
  )
  const feed = fc.record({
    version: fc.constant('https://jsonfeed.org/version/1.1'),
    title: fc.jsonValue(),
    items,
  })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), feed), (json) =>
      expectReadOrRefused(utf8(JSON.stringify(json))),
    ),
    { numRuns: 300 },
  )
})

test('any soup of tags is a feed or refused', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<title>',
      '</title>',
      '<link>',
      '</link>',
      '<guid>',
      '</guid>',
      '<item>',
      '</item>',
      '<entry>',
      '</entry>',
      '</rss>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<!DOCTYPE a [',
      '<?xml',
      '?>',
      '<',
      '>',
      '&',
      '"',
      "'",
      '&amp;lt;',
      '&#0;',
      '<length>9</length>',
      '<__proto__>',
      '<constructor/>',
      '<category>',
      '</category>',
      '<pubDate>12/02/2026</pubDate>',
      'https://a.example/',
      'javascript:',
      '\u0000',
      '\ud800',
      'été',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) =>
      expectReadOrRefused(utf8(rssOf(pieces.join('')))),
    ),
    { numRuns: 500 },
  )
})

test('any change of a fixture is a feed or refused', () => {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    without: fc.nat({ max: 40 }),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 8 }),
      fc
        .constantFrom('<', '>', '"', '&', '</item>', '<![CDATA[', ']]>', '<!--', '\u0000')
        .map(utf8),
    ),
  })
  const changes = fc.array(change, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...fixtures), changes, (original, list) => {
      const changed = list.reduce((bytes, { at, without, put }) => {
        const from = Math.floor(at * bytes.length)
        return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + without)])
      }, Buffer.from(original))
      expectReadOrRefused(changed)
    }),
    { numRuns: 800 },
  )
})
