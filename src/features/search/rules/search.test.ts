import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExcerptPiece } from '#base/core/search/search.ts'
import { termsOf } from './analysis.ts'
import { excerptOf, markedText } from './excerpt.ts'
import { frenchStem } from './french-stem.ts'
import { indexedDocument } from './indexed-document.ts'
import { keepableQuery } from './keepable-query.ts'
import { editsAllowed } from '#base/kit/text/edit-distance.ts'
import { nearWords } from './near-words.ts'
import { wantedGroups } from './query.ts'
import { wordsOf } from './words.ts'

const marked = (pieces: readonly ExcerptPiece[]): string =>
  pieces.map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text)).join('')

const finds = (query: string, text: string, options = {}): boolean => {
  const terms = new Set([...termsOf(text, 'fr'), ...termsOf(text, 'en')])
  const groups = wantedGroups(query, options)
  return (
    groups.length > 0 &&
    groups.every((group) =>
      group.some(({ term, prefix }) =>
        prefix ? wordsOf(text).some(({ folded }) => folded.startsWith(term)) : terms.has(term),
      ),
    )
  )
}

describe('words', () => {
  test('accents, ligatures, elisions and points of acronyms make no difference', () => {
    const folded = (text: string) => wordsOf(text).map((word) => word.folded)
    expect(folded('L’Œuvre, cæcum ; ÉTÉ ﬁscal')).toEqual(['l', 'oeuvre', 'caecum', 'ete', 'fiscal'])
    expect(folded('la T.V.A. due')).toEqual(['la', 'tva', 'due'])
    expect(folded('e\u0301te\u0301')).toEqual(['ete'])
    expect(folded('🙂 « » \uD800 \0')).toEqual([])
  })

  test.each([
    ['comptabilite', 'comptable'],
    ['declaree', 'declaration'],
    ['premiere', 'premier'],
    ['fiscalite', 'fiscaux'],
    ['impots', 'impot'],
  ])('« %s » and « %s » have one stem', (one, other) => {
    expect(frenchStem(one)).toBe(frenchStem(other))
  })
})

describe('a query finds', () => {
  test.each([
    ['impot', 'Les impôts dus'],
    ['déclaration de TVA', 'déclarer la taxe sur la valeur ajoutée'],
    ['auto-entrepreneur', 'le régime de la micro-entreprise'],
    ['micro', 'les autoentrepreneurs'],
    ['is', 'un acompte d’IS'],
    ['impôt sur les sociétés', 'un acompte d’IS'],
    ['IS', 'l’impôt sur les sociétés'],
    ['urssaf', 'l’URSSAF'],
    ['qu’est-ce que le RCS ?', 'au registre du commerce et des sociétés'],
    ['kbis', 'un extrait d’immatriculation au RCS'],
    ['invoices the', 'all invoices paid'],
  ])('« %s » in « %s »', (query, text) => {
    expect(finds(query, text)).toBe(true)
  })

  test.each([
    ['société anonyme', 'il garde sa part'],
    ['chiffre d’affaires', 'ça ira'],
    ['tva', 'la valeur ajoutée du conseil'],
    ['tva paie', 'la TVA seule'],
    ['?!', 'tout'],
  ])('not « %s » in « %s »', (query, text) => {
    expect(finds(query, text)).toBe(false)
  })

  test('the beginning of a last word while it is typed, and only then', () => {
    expect(finds('plan compta', 'le plan de la comptabilité', { typing: true })).toBe(true)
    expect(finds('plan compta', 'le plan de la comptabilité')).toBe(false)
    expect(finds('compta plan', 'le plan de la comptabilité', { typing: true })).toBe(false)
    expect(finds('compta ', 'la comptabilité', { typing: true })).toBe(false)
  })
})

describe('an excerpt', () => {
  test('marks the words as the text writes them, ways of saying as a whole', () => {
    const groups = wantedGroups('impot auto-entrepreneur')
    expect(marked(markedText('Les impôts du micro-entrepreneur, imposé', groups, 'fr'))).toBe(
      'Les [impôts] du [micro-entrepreneur], imposé',
    )
  })

  test('shows the part that holds most, from the raw text', () => {
    const filler = 'mot '.repeat(200)
    const text = `tva ${filler} <b>paie</b> & tva ${filler}`
    const shown = marked(excerptOf(['', text], wantedGroups('tva paie'), 'fr'))
    expect(shown).toMatch(/^…(mot )+ <b>\[paie\]<\/b> & \[tva\] (mot ?)+…$/)
    expect(shown.length).toBeLessThan(260)
    expect(marked(excerptOf(['court', ''], wantedGroups('tva'), 'fr'))).toBe('court')
  })
})

test('near words: fewer wrong letters first, then the same beginning, then more documents', () => {
  const vocabulary = [
    { word: 'comptable', shown: 'comptable', documents: 90 },
    { word: 'comptabilite', shown: 'comptabilité', documents: 5 },
    { word: 'tva', shown: 'tva', documents: 50 },
    { word: 'sva', shown: 'sva', documents: 90 },
  ]
  const near = (word: string) =>
    nearWords(word, vocabulary, { limit: 3, edits: editsAllowed(word.length) }).map(
      ({ shown }) => shown,
    )
  expect(near('comptabilte')[0]).toBe('comptabilité')
  expect(near('tvb')).toEqual(['tva'])
  expect(near('tvaa')).toEqual(['tva'])
  expect(near('zzzzzz')).toEqual([])
})

test.each([
  ['  Déclaration  TVA ', 'déclaration tva'],
  ['anne@exemple.fr', null],
  ['anne arobase exemple', null],
  ['06 12 34 56 78', null],
  ['siren 732.829.320', null],
  ['loi 2026', 'loi 2026'],
  ['123', null],
  ['mot '.repeat(30), null],
])('the query « %s » is kept as %j', (query, kept) => {
  expect(keepableQuery(query)).toBe(kept)
})

test('any string is analysed; a document’s terms are letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const groups = wantedGroups(text, { typing: true })
      const document = indexedDocument({
        key: 'k',
        kind: 'page',
        lang: 'fr',
        title: text,
        path: '/',
        description: text,
        body: text,
      })
      const all = [...document.titleTerms, ...document.bodyTerms, ...document.beginnings]
      for (const term of [...all, ...groups.flat().map((wanted) => wanted.term)]) {
        expect(term).toMatch(/^[\p{L}\p{N}]+$/u)
      }
      const joined = excerptOf([text], groups, 'fr').map((piece) => piece.text)
      expect(text).toContain(joined.filter((piece) => piece !== '…' || text.includes('…')).join(''))
    }),
    { numRuns: 200 },
  )
})
