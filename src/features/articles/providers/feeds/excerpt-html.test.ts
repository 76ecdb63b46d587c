import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseArticle } from '../../rules/sanitise.ts'
import { type Excerpt, excerptHtml } from './excerpt-html.ts'

const excerpt = (changes: Partial<Excerpt> = {}): Excerpt => ({
  summary: 'Les taux changent.',
  name: 'BOFiP',
  url: 'https://bofip.impots.gouv.fr/bofip/42?a=1&b=2',
  licence: 'Licence Ouverte 2.0',
  isVideo: false,
  datePublished: '2026-05-02T08:00:00.000Z',
  dateUpdate: '2026-05-02T08:00:00.000Z',
  isDated: true,
  ...changes,
})

/** The last paragraph, no-break spaces as plain ones. */
const line = (changes: Partial<Excerpt>) =>
  />([^>]*)<\/p>$/.exec(excerptHtml(excerpt(changes)))?.[1]?.replaceAll('\u00A0', ' ')

test('P1 an excerpt is the summary, a link to the original and the line of its source', () => {
  expect(excerptHtml(excerpt())).toBe(
    '<p>Les taux changent.</p>' +
      '<p><a class="btn btn-outline-primary" ' +
      'href="https://bofip.impots.gouv.fr/bofip/42?a=1&amp;b=2" rel="noopener noreferrer">' +
      'Lire sur BOFiP</a></p>' +
      '<p class="source">Source\u00A0: BOFiP. Publié le 2\u00A0mai 2026. Licence Ouverte 2.0.</p>',
  )
})

test('P2 the line tells the date of the last update when it is another day', () => {
  expect(line({ dateUpdate: '2026-05-04T08:00:00.000Z' })).toBe(
    'Source : BOFiP. Publié le 2 mai 2026, mis à jour le 4 mai 2026. Licence Ouverte 2.0.',
  )
})

test('days are those of Paris, and the first of a month is « 1er »', () => {
  const instant = '2026-04-30T22:30:00.000Z'
  expect(line({ datePublished: instant, dateUpdate: instant })).toContain('Publié le 1er mai 2026.')
})

test('an entry without date was « relevé » on the day of its first reading', () => {
  expect(line({ isDated: false })).toContain('. Relevé le 2 mai 2026. ')
})

test('without licence the line ends with the date; a full stop is not doubled', () => {
  expect(line({ licence: '' })).toBe('Source : BOFiP. Publié le 2 mai 2026.')
  expect(line({ licence: 'Tous droits réservés.' })).toMatch(/ Tous droits réservés\.$/)
})

test('a video is seen, not read', () => {
  expect(excerptHtml(excerpt({ isVideo: true }))).toContain('>Voir la vidéo sur BOFiP</a>')
})

test('an entry without summary has no empty paragraph', () => {
  expect(excerptHtml(excerpt({ summary: '' }))).toMatch(/^<p><a /)
})

test('E4 texts are escaped, and the sanitiser has nothing to say', () => {
  const hostile = excerpt({ summary: '<script>alert(1)</script> & "co"', name: '<b>B</b>' })
  expect(excerptHtml(hostile)).not.toMatch(/<script|<b>/)
  const texts = fc.record({
    summary: fc.string({ unit: 'grapheme' }),
    name: fc.string({ unit: 'grapheme', minLength: 1 }),
    licence: fc.string({ unit: 'grapheme' }),
    url: fc.webUrl({ withFragments: true, withQueryParameters: true }),
  })
  fc.assert(
    fc.property(texts, (changes) => {
      const html = excerptHtml(excerpt(changes))
      expect(sanitiseArticle(html)).toBe(html)
    }),
  )
  const html = excerptHtml(hostile)
  expect(sanitiseArticle(html)).toBe(html)
})
