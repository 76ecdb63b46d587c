/** @module-tag exhaustive */
import { describe, expect, test } from 'vitest'
import { FeedUnreadable } from './feed-document.ts'
import { workOf } from '../../../../../../tests/readers/measure.ts'
import { entryOf, readFixture, readText, rssOf } from './feed-document-fixture.ts'

/** Milliseconds that reading takes; what is unreadable was read too. */
const timeOf = (text: string): number =>
  workOf(() => {
    try {
      readText(text)
    } catch (fault) {
      expect(fault).toBeInstanceOf(FeedUnreadable)
    }
  })

test('a feed that breaks off gives its whole entries', () => {
  const { title, entries } = readFixture('rss-truncated.xml')
  expect(title).toBe('Flux coupé')
  expect(entries.map((entry) => entry.title)).toEqual([
    'Premier article entier',
    'Second article entier',
  ])
})

test('a feed cut anywhere gives whole entries or says so', () => {
  const rss = rssOf(
    '<title>un</title><link>https://site.example/1</link><description><![CDATA[a]]></description>',
    '<title>deux</title><link>https://site.example/2</link><guid>https://site.example/2</guid>',
  )
  for (let length = 1; length < rss.length; length += 1) {
    const cut = rss.slice(0, length)
    const whole = cut.split('</item>').length - 1
    const read = () => readText(cut).entries.map(({ title }) => title)
    if (whole === 0) expect(read).toThrow(FeedUnreadable)
    else expect(read()).toEqual(['un', 'deux'].slice(0, whole))
  }
})

test('entities of a document type are neither fetched nor expanded', () => {
  const { title, entries } = readFixture('rss-doctype.xml')
  expect(title).toBe('Entités &e;')
  expect(entries).toMatchObject([
    { title: 'Titre &fichier; &distant; &e;', summary: 'Résumé &fichier; &e;' },
  ])
})

test('nothing that runs is left in a title, a summary or an address', () => {
  const attack =
    '<![CDATA[<script>alert(1)</script><svg onload="alert(2)"><text>non</text></svg><img src=x onerror=alert(3)>' +
    '<xmp><b></xmp><template><i></template><noscript>non</noscript>Bonjour\u0000\ud800]]>'
  const entry = entryOf(
    `<title>${attack}</title><description>${attack}</description><category>${attack}</category>`,
  )
  expect(entry).toMatchObject({ title: 'Bonjour', summary: 'Bonjour', categories: ['Bonjour'] })
})

test('an element named length does not make an array of an item', () => {
  const bomb = '<title>a</title><length>90000000</length><x:length>90000000</x:length>'
  expect(timeOf(rssOf(bomb))).toBeLessThan(500)
  expect(entryOf(bomb)?.title).toBe('a')
  expect(
    timeOf(`{"version":"https://jsonfeed.org/version/1","items":{"length":90000000}}`),
  ).toBeLessThan(500)
})

describe('hostile documents are read in bounded time', () => {
  const many = 100_000
  const atom = (inner: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><entry>${inner}</entry></feed>`
  const rdf = (inner: string) =>
    '<rdf:RDF xmlns="http://purl.org/rss/1.0/" ' +
    `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${inner}</rdf:RDF>`
  const about = (n: number) => `https://a.example/${'a'.repeat(100)}${n}`

  test.each([
    ['deep nesting', () => rssOf('<a>'.repeat(many))],
    ['deep nesting in a title', () => rssOf(`<title>${'<title>'.repeat(many)}`)],
    ['deep nesting in xhtml', () => atom(`<content type="xhtml">${'<div>'.repeat(many)}`)],
    ['deep JSON', () => `{"version":"https://jsonfeed.org/version/1","items":${'['.repeat(many)}`],
    [
      'deep JSON that ends',
      () =>
        `{"version":"https://jsonfeed.org/version/1","items":${'['.repeat(many)}${']'.repeat(many)}}`,
    ],
    ['open brackets of an author', () => rssOf(`<author>${'('.repeat(many)}</author>`)],
    ['an author of dashes', () => rssOf(`<author>a@b.fr ${'-'.repeat(many)}a</author>`)],
    [
      'open brackets of an editor',
      () => rssOf().replace('<link>', `<managingEditor>${'('.repeat(many)}</managingEditor><link>`),
    ],
    [
      'open brackets of a webmaster',
      () => rssOf().replace('<link>', `<webMaster>${'('.repeat(many)}</webMaster><link>`),
    ],
    ['open quotes', () => rssOf('<a b="'.repeat(many))],
    ['attributes without end', () => rssOf(`<a ${'b=\' c="'.repeat(many)}>`)],
    ['brackets that open nothing', () => rssOf('<'.repeat(many))],
    ['comments without end', () => rssOf('<!--'.repeat(many))],
    ['CDATA without end', () => rssOf('<![CDATA['.repeat(many))],
    ['document types without end', () => `<!DOCTYPE rss [${'<!ENTITY a "'.repeat(many)}`],
    ['ampersands', () => rssOf(`<title>${'&'.repeat(many)}${'&a'.repeat(many)}</title>`)],
    ['empty entries', () => rssOf(...Array.from({ length: many }, () => ''))],
    ['entries of dates in words', () => rssOf(`<pubDate>${'1 mars '.repeat(many)}</pubDate>`)],
    ['spaces of a link', () => rssOf(`<link>a${' '.repeat(many)}\n${' \n'.repeat(many)}a</link>`)],
    ['elements without end', () => rssOf('<a/>'.repeat(10 * many))],
    [
      'an RDF table of contents',
      () =>
        rdf(
          `<channel><items><rdf:Seq>${Array.from({ length: 5000 }, (_, n) => `<rdf:li rdf:resource="${about(n)}"/>`).join('')}</rdf:Seq></items></channel>` +
            Array.from({ length: 20_000 }, (_, n) => `<item rdf:about="${about(-n)}"/>`).join(''),
        ),
    ],
    [
      'megabytes of one description',
      () => rssOf(`<description>${'a &amp; <b>'.repeat(200_000)}</description>`),
    ],
  ])('%s', (_name, document) => {
    expect(timeOf(document())).toBeLessThan(2000)
  })
})
