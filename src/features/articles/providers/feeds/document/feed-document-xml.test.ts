import { describe, expect, test } from 'vitest'
import { readText, rssOf } from './feed-document-fixture.ts'
import { tidyXml } from './feed-document-xml.ts'

const tidy = (inner: string) => tidyXml(`<rss>${inner}</rss>`).xml

describe('XML as feeds write it', () => {
  test.each([
    ['a & b &amp; c &eacute; &#233; &#xE9;', 'a &amp; b &amp; c &eacute; &#233; &#xE9;'],
    ['<a href="?x&y"/>', '<a href="?x&amp;y"/>'],
    ['a < b', 'a &lt; b'],
    ['<![CDATA[a & b < c]]>', '<![CDATA[a & b < c]]>'],
    ['a<!-- b -->c', 'ac'],
    ['<a title="1 > 0">b</a>', '<a title="1 > 0">b</a>'],
    [`<a b="${'c'.repeat(9000)}">d</a>`, '<a>d</a>'],
    [`<a b="${'c'.repeat(9000)}"/>d`, '<a/>d'],
  ])('%.40s', (written, tidied) => {
    expect(tidy(written)).toBe(`<rss>${tidied}</rss>`)
  })

  test('what stands before and after the document element goes', () => {
    const source =
      '<?xml version="1.0"?>\n<!DOCTYPE rss [<!-- l\'un ]> --><!ENTITY a "<html>">' +
      '<!ENTITY b ">">]><?note?><!-- <html> --><rss>a</rss><script>b</script>'
    expect(tidyXml(source)).toEqual({
      xml: '<rss>a</rss>',
      root: 'rss',
      entries: 0,
      isCut: false,
    })
  })

  test('a quote that is never closed costs its own text only', () => {
    const rss = rssOf(
      '<title>un <a href="x>mot</title><link>https://site.example/1</link>',
      '<title>deux "</title><link>https://site.example/2</link>',
    )
    expect(readText(rss).entries.map(({ url }) => url)).toEqual([
      'https://site.example/1',
      'https://site.example/2',
    ])
  })
})

test('RSS whose elements have a prefix is read as RSS', () => {
  const item = '<r:item><r:title>Un</r:title><r:link>https://site.example/1</r:link></r:item>'
  const rss = `<r:rss xmlns:r="http://backend.userland.com/rss2" version="2.0"><r:channel><r:title>Fil</r:title>${item}</r:channel></r:rss>`
  const { title, entries } = readText(rss)
  expect([title, ...entries.map((entry) => `${entry.title} ${entry.url}`)]).toEqual([
    'Fil',
    'Un https://site.example/1',
  ])
})

test('texts of Atom in base64 are decoded, what is none stays', () => {
  const of = (text: string) => Buffer.from(text).toString('base64')
  const entry = (id: number, title: string, summary: string) =>
    `<entry><id>${id}</id><link rel="alternate" href="https://site.example/${id}"/><title mode="base64">${title}</title><summary type="text/html" mode='base64'>\n${summary}\n</summary></entry>`
  const feed =
    '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title mode="base64">' +
    `${of('Crédits & déficits')}</title>${entry(1, of('Été < hiver'), of('<p>Un <b>mot</b></p>'))}` +
    `${entry(2, 'déjà & lisible', of('x'))}<entry><id>3</id><title>VW4=</title></entry></feed>`
  const { title, entries } = readText(feed)
  expect(title).toBe('Crédits & déficits')
  expect(entries.map((one) => one.title)).toEqual(['Été < hiver', 'déjà & lisible'])
  expect(entries[0]?.summary).toContain('Un mot')
})

test('articles of RSS outside a channel are told as such', () => {
  expect(() => readText('<rss><item><title>Un</title></item></rss>')).toThrow(/« channel »/)
})

test('a document of too many tags ends after the last whole entry', () => {
  const { xml, entries, isCut } = tidyXml(`<rss><item>a</item><item>${'<a/>'.repeat(500_000)}`)
  expect({ xml, entries, isCut }).toEqual({ xml: '<rss><item>a</item>', entries: 1, isCut: true })
  expect(tidyXml(`<rss><item/><item>${'<a/>'.repeat(500_000)}</item></rss>`).entries).toBe(1)
})
