import { describe, expect, test } from 'vitest'
import { isFreeAnchor } from '#base/kit/page-ids.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { sampled, shares } from '../../../../../tests/exhaustive.ts'
import { faultsOfClean } from '../../../../../tests/html-soup.ts'
import { sanitiseArticle } from '../sanitise.ts'
import { WITHOUT_SCRIPT, WITH_SCRIPT } from './bootstrap-examples.ts'

const PIECES = /<[^<>]*>|[^<>]+/g
const TAG = /<[^<>]*>/g

/** What controls say, which go with them. */
const OF_CONTROLS = /^(?:&times;|×|Next|Loading)$/

/** An example whose every text is a word that stands nowhere else. */
function withOwnWords(html: string, prefix: string): string {
  let count = 0
  const named = (text: string) =>
    OF_CONTROLS.test(text.trim())
      ? text
      : text.replace(/\S(?:.*\S)?/s, () => `${prefix}${(count += 1)}x`)
  return html.replace(PIECES, (piece) => (piece.startsWith('<') ? piece : named(piece)))
}

const COMPONENTS = [...WITHOUT_SCRIPT, ...WITH_SCRIPT].map(([name, html], place) => ({
  name,
  place,
  html: withOwnWords(html, 'mot'),
  /** The same for what it stands in, or stands in it. */
  other: withOwnWords(html, 'autre'),
}))

/** Each stands in one of so many others, and in all of them in `npm run test:exhaustive`. */
const SHARE = 10

const wordsOf = (text: string): string[] => text.match(/(?:mot|autre)\d+x/g) ?? []

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** All that is wrong with what becomes of a text; `apart` where words stand in lines of their own. */
function faults(html: string, apart = false): string[] {
  const clean = sanitiseArticle(html)
  const text = htmlToText(clean)
  const shown = apart ? text.split(' ') : wordsOf(text)
  const ids = [...clean.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
  const found = [
    ...faultsOfClean(clean),
    ...(sanitiseArticle(clean) === clean ? [] : ['other when it is cleaned again']),
    ...wordsOf(html.replace(TAG, ' '))
      .filter((word) => !shown.includes(word))
      .map((word) => `${word} is lost`),
    ...repeated(wordsOf(text)).map((word) => `${word} is said twice`),
    ...repeated(ids).map((id) => `two #${id}`),
    ...ids.filter((id) => !isFreeAnchor(id)).map((id) => `#${id} is the page’s`),
    ...(/<details[^>]*>(?!<summary>[^<]+<\/summary>)/.exec(clean) ?? []),
  ]
  return found.length === 0 ? [] : [`${found.join(', ')}: ${html} → ${clean}`]
}

const allFaults = (texts: readonly string[], apart = false): string[] =>
  texts.flatMap((html) => faults(html, apart))

/** Where each tag begins and ends. */
const tagsOf = (html: string): { from: number; to: number; tag: string }[] =>
  [...html.matchAll(TAG)].map(({ index, 0: tag }) => ({ from: index, to: index + tag.length, tag }))

const cutAtEach = (html: string): string[] =>
  tagsOf(html).flatMap(({ from, to }) => [
    html.slice(0, from),
    html.slice(0, to - 1),
    html.slice(to),
  ])

const withoutEach = (html: string): string[] =>
  tagsOf(html).map(({ from, to }) => html.slice(0, from) + html.slice(to))

/** Each closing tag in the place of the next one, which takes its. */
function withSwappedClosings(html: string): string[] {
  const closings = tagsOf(html).filter(({ tag }) => tag.startsWith('</'))
  return closings.flatMap((first, index) => {
    const next = closings[index + 1]
    if (!next || next.tag === first.tag) return []
    const between = html.slice(first.to, next.from)
    return [html.slice(0, first.from) + next.tag + between + first.tag + html.slice(next.to)]
  })
}

const WRAPS = ['p', 'td', 'a href="/x"', 'li', 'h2', 'summary', 'span', 'table', 'ul', 'button']
const wrapped = (html: string): string[] =>
  WRAPS.map((start) => `<${start}>${html}</${start.split(' ')[0]}>`)

/** One text within another: behind its first tag, and before its last word. */
function nested(outer: string, inner: string): string[] {
  const first = tagsOf(outer)[0]?.to ?? 0
  const last = outer.lastIndexOf(wordsOf(outer).at(-1) ?? '')
  return [first, last].map((at) => outer.slice(0, at) + inner + outer.slice(at))
}

const PAGE_IDS = ['menu', 'Top', 'search-query', 'formulaire-contact', 'w12-question', 'icon-x']
const OWN_IDS = /(\s(?:id|aria-controls|data-target|href)=")(#?)(?!\/|http)[\w-]+"/g

/** Every id, and what leads to it, is one: the page's or that of a heading before or after. */
const withClashes = (html: string): string[] => {
  const one = (id: string) => html.replace(OWN_IDS, `$1$2${id}"`)
  const all = (id: string) => one(id).replace(/<(?=[a-z])(\w+)(?![^<>]* id=)/g, `<$1 id="${id}"`)
  const heading = '<h2 id="titre">Titre</h2>'
  return [
    ...PAGE_IDS.flatMap((id) => [one(id), all(id)]),
    heading + one('titre'),
    one('titre') + heading,
    all('titre'),
  ]
}

describe.each(COMPONENTS)('$name, written badly', ({ html, other, place }) => {
  test('keeps its words apart when it is written well', () => {
    expect(allFaults([html, ...wrapped(html)], true)).toEqual([])
  })

  test('cut at every tag', () => {
    expect(allFaults(cutAtEach(html))).toEqual([])
  })

  test('with a tag too few or two closed the wrong way round', () => {
    expect(allFaults([...withoutEach(html), ...withSwappedClosings(html)])).toEqual([])
  })

  test('in itself', () => {
    expect(allFaults(nested(html, other))).toEqual([])
  })

  for (const [share, isIn, isSample] of shares(SHARE)) {
    test(`in other components: ${share}`, sampled(isSample), () => {
      const outers = COMPONENTS.filter((outer) => isIn(outer.place + place))
      expect(outers.length).toBeGreaterThan(0)
      expect(allFaults(outers.flatMap((outer) => nested(outer.html, other)))).toEqual([])
    })
  }

  test('with ids of the page and of one another', () => {
    expect(allFaults([...withClashes(html), html + other])).toEqual([])
  })
})
