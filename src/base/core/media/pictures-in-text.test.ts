import { expect, test } from 'vitest'
import { CENTRE, type MediaFacts, shownMedia } from './media-file.ts'
import { picturesInText } from './pictures-in-text.ts'

const OFFICE = '/media/provider/cabinet/bureau/xxbig.webp'
const PLAN = '/media/provider/demo/plan.webp'

const facts: MediaFacts = {
  folder: '',
  alt: 'Le bureau',
  decorative: false,
  caption: '',
  credit: '',
  focal: CENTRE,
  width: 1440,
  height: 960,
  hash: 'abcdef0123456789',
}
const library = new Map([
  [OFFICE, facts],
  [PLAN, { ...facts, hash: '', width: 400, height: 300 }],
])
const drawn = (html: string) => picturesInText(html, (path) => shownMedia(path, library.get(path)))

const ROOM = '(min-width: 820px) 760px, 92vw'

test('a picture comes in the sizes that the library has, with the measures that it took', () => {
  const stored = `<p>a</p><figure><img src="${OFFICE}" alt="Salle &amp; vue" width="7" loading="lazy" decoding="async"><figcaption>b</figcaption></figure>`
  const at = (name: string) => `/media/provider/cabinet/bureau/${name}?v=abcdef0123`
  expect(drawn(stored)).toBe(
    '<p>a</p><figure><picture>' +
      `<source type="image/avif" srcset="${at('xbig.avif')} 720w, ${at('xxbig.avif')} 1440w" sizes="${ROOM}">` +
      `<img src="${at('xxbig.webp')}" alt="Salle &amp; vue" width="1440" loading="lazy" decoding="async" height="960" ` +
      `srcset="${at('xbig.webp')} 720w, ${at('xxbig.webp')} 1440w" sizes="${ROOM}">` +
      '</picture><figcaption>b</figcaption></figure>',
  )
})

test('a picture of one size has its two forms', () => {
  expect(drawn(`<figure>\n<img src="${PLAN}" alt=""></figure>`)).toBe(
    '<figure>\n<picture><source type="image/avif" srcset="/media/provider/demo/plan.avif">' +
      `<img src="${PLAN}" alt="" width="400" height="300"></picture></figure>`,
  )
})

test.each([
  ['no picture', '<p>Un texte, 3 < 4.</p>'],
  [
    'a picture that the library does not know',
    '<figure><img src="/media/provider/a.webp" alt=""></figure>',
  ],
  ['an empty address', '<figure><img alt=""></figure>'],
  ['a picture in a paragraph', `<p><img src="${OFFICE}" alt=""></p>`],
  [
    'one that stands behind something else',
    `<figure><p>a</p><img src="${OFFICE}" alt=""></figure>`,
  ],
  ['one behind a figure', `<figure></figure><img src="${OFFICE}" alt="">`],
  ['a figure of something else', '<figure><table><tr><td>1</td></tr></table></figure>'],
  ['a tag that is cut off', `<figure><img src="${OFFICE}" alt="a`],
])('%s stays as it is stored', (_name, html) => expect(drawn(html)).toBe(html))

test('a hostile value stays inside its quotes', () => {
  const html = `<figure><img src="${OFFICE}" alt="&quot; onerror=&quot;alert(1)"></figure>`
  expect(drawn(html)).toContain('alt="&quot; onerror=&quot;alert(1)"')
})
