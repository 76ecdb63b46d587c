import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frenchNumber, parseFrenchNumber } from '#base/kit/text/french-number.ts'
import { requestedSize } from '#base/core/media/image-set.ts'
import { motifLabel } from '#base/core/article/motifs.ts'
import { replaceParts } from '#base/kit/text/replace-parts.ts'
import { withoutEnd } from '#base/kit/text/trim-end.ts'
import { isoDay } from '#base/kit/time/typed-date.ts'
import { withoutAddresses } from '#base/kit/text/without-addresses.ts'
import { entryMotifs } from '#features/articles/providers/feeds/entry-motifs.ts'
import { mayBeSlugOf } from '#features/articles/providers/feeds/feed-names.ts'
import { withoutLinks } from '#framework/mail/without-links.ts'
import { fieldWords } from '#features/leads/rules/field-messages.ts'
import { answerError } from '#features/leads/widgets/lead-form/check-answer.ts'
import { sampled } from './exhaustive.ts'

/*
 * Patterns that took the square of their text were written anew: what they say of short texts, made
 * of the pieces that matter to them, is what the pattern said.
 */

const textsOf = (...pieces: string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''))

/** The same answer to every text. */
function same<T>(
  texts: fc.Arbitrary<string>,
  now: (text: string) => T,
  former: (text: string) => T,
) {
  fc.assert(
    fc.property(texts, (text) => {
      expect(now(text)).toEqual(former(text))
    }),
    { numRuns: 2000 },
  )
}

test('links of a mail', () => {
  const LINK = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.|(?:[\w-]+\.)+[a-z]{2,}\/)\S*/gi
  same(
    textsOf(
      'a',
      'fr',
      '.',
      '/',
      ':',
      '://',
      'www.',
      'WWW',
      '-',
      '_',
      '1',
      ' ',
      '\n',
      'é',
      '+',
      '(',
      'x.fr/',
    ),
    (text) => withoutLinks(text, '[…]'),
    (text) => text.replace(LINK, '[…]'),
  )
})

test('addresses in what a mail server says', () => {
  same(
    textsOf('a', '@', '.', ' ', '<', '>', "'", 'é'),
    (text) => withoutAddresses(text, '…'),
    (text) => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '…'),
  )
})

test('ends and parts', () => {
  same(
    textsOf('a', ' ', '\n', ';'),
    (text) => withoutEnd(text, /[\s;]/),
    (text) => text.replace(/[\s;]+$/, ''),
  )
  same(
    textsOf('<form', '</form>', ' ', 'a', '>'),
    (text) => replaceParts(text, /<form\b/g, /<\/form>/g, ''),
    (text) => text.replace(/<form\b.*?<\/form>/gs, ''),
  )
})

test('numbers', () => {
  const shortest = (plain: string) => {
    const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d*)\.?(\d*?)0*$/.exec(plain) ?? []
    const text = (whole || '0') + (decimals && `.${decimals}`)
    return text === '0' ? text : sign + text
  }
  const plain = fc.stringMatching(/^-?[01]{0,6}(?:\.[01]{0,6})?$/).filter((text) => /\d/.test(text))
  same(plain, parseFrenchNumber, shortest)
  same(fc.stringMatching(/^-?\d{1,12}(?:\.\d{1,3})?$/), frenchNumber, (text) => {
    const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
    return sign + whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202F') + (decimals && `,${decimals}`)
  })
})

test('days', sampled(false), () => {
  const former = /^\s*(\d{1,2})\s*[/.\s-]\s*(\d{1,2})\s*[/.\s-]\s*(\d{4})\s*$/
  const texts = textsOf('1', '04', '2026', '/', '.', '-', ' ', '\t')
  same(
    texts.filter((text) => isoDay(text) !== null || former.test(text)),
    (text) => isoDay(text) !== null,
    (text) => {
      const [, day = '', month = '', year = ''] = former.exec(text) ?? []
      return isoDay(`${day}/${month}/${year}`) !== null
    },
  )
})

test('sizes of an image', () => {
  same(
    textsOf('/a', '?', '&', 'size=', '?size=', '&size=', 'xbig', 'xxbig', '='),
    requestedSize,
    (url) => {
      const [parameter, size] = /[?&]size=([^&]*)$/.exec(url) ?? []
      if (parameter === undefined) return { url, size: 'xxbig' }
      if (size !== 'xbig' && size !== 'xxbig') return null
      return { url: url.slice(0, -parameter.length), size }
    },
  )
})

test('labels of motifs, slugs of entries', () => {
  const outer = /^[\s\u0085\u180e\u200b-\u200d\u2060]+|[\s\u0085\u180e\u200b-\u200d\u2060]+$/g
  same(
    textsOf('A', ':', ' ', '\u00A0', '\u200b', '\u180e', 'é'),
    (text) => motifLabel(text, 'X'),
    (text) => text.slice(text.indexOf(':') + 1).replace(outer, '') || 'X',
  )
  same(
    textsOf('bofip', '-', 'bofip-', '0a1b2c3d', 'x', 'A', '\n'),
    (text) => mayBeSlugOf(text, 'bofip'),
    (text) => /(?:^|-)bofip-[0-9a-z]{8}$/.test(text),
  )
})

test('words of an entry', () => {
  const forms = 'cotis[\\p{L}\\p{N}]*|plan[sx]? epargne[sx]?|prix[sx]?|plan[sx]?'
  const keywords = [{ motif: 'A', words: ['cotis*', 'Plan épargne', 'prix', 'plan', '*', ''] }]
  same(
    textsOf(
      'cotis',
      'ations ',
      'plan ',
      'plans ',
      'epargne ',
      'épargnes ',
      'prix ',
      'x ',
      's',
      ' ',
    ),
    (text) =>
      entryMotifs(
        { title: '', summary: text, categories: [] },
        { kind: 'news', motifs: ['B'], keywords },
      ),
    (text) => {
      const folded = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim()
      const hits = folded.match(new RegExp(`(?<=^| )(?:${forms})(?= |$)`, 'gu'))
      return hits === null ? ['B'] : ['A']
    },
  )
})

test('addresses that a visitor types', () => {
  const former = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
  const words = fieldWords('fr-FR')
  same(
    // What stands before « @ » has a rule of its own, with a sentence of its own.
    textsOf('a', '@', '.', 'fr', 'é').filter((text) => text !== '' && !/é.*@/.test(text)),
    (text) => answerError({ kind: 'email', value: text, required: true }, words),
    (text) => (former.test(text) ? '' : words.email),
  )
})
