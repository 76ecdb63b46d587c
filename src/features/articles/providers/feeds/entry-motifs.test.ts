import { expect, test } from 'vitest'
import { entryMotifs } from './entry-motifs.ts'

const source = {
  kind: 'news' as const,
  motifs: ['AEJ'],
  keywords: [
    { motif: 'AES', words: ['salarié', 'bulletin de paie', 'cotis*'] },
    { motif: 'AEF', words: ['TVA', 'impôt', 'intéressement'] },
  ],
}

const motifs = (title: string, summary = '', categories: string[] = []) =>
  entryMotifs({ title, summary, categories }, source)

test.each([
  ['La TVA en clair', ['AEF']],
  ['L’impôt à la source', ['AEF']],
  ['IMPOT : les dates', ['AEF']],
  ['Un salarie absent', ['AES']],
  ['Vos salariés et vous', ['AES']],
  ['Les bulletins de paie', ['AES']],
  ['Cotisations : le calendrier', ['AES']],
])('« %s » has the motifs %j: accents, case and plural aside', (title, expected) => {
  expect(motifs(title)).toEqual(expected)
})

test('a word is a whole one, unless it ends with a star', () => {
  expect(motifs('Les impôtsx')).toEqual(['AEJ'])
  expect(motifs('Un désintéressement certain')).toEqual(['AEJ'])
  expect(motifs('La décotisation')).toEqual(['AEJ'])
  expect(motifs('Cotiser plus')).toEqual(['AES'])
})

test('the words of an expression stand side by side', () => {
  expect(motifs('Bulletin : de la paie')).toEqual(['AEJ'])
  expect(motifs('Le bulletin de paie')).toEqual(['AES'])
})

test('several rules may match; the title counts more than the summary', () => {
  expect(motifs('TVA', 'Salarié, cotisations.')).toEqual(['AEF', 'AES'])
  expect(motifs('Salarié', 'TVA, impôt.')).toEqual(['AES', 'AEF'])
  expect(motifs('Du nouveau', 'TVA et impôt du salarié.')).toEqual(['AEF', 'AES'])
})

test('rules of equal weight keep their order', () => {
  expect(motifs('TVA et salarié')).toEqual(['AES', 'AEF'])
})

test('two rules of one motif give it once', () => {
  const twice = { ...source, keywords: [...source.keywords, { motif: 'AES', words: ['emploi'] }] }
  expect(entryMotifs({ title: 'Emploi salarié', summary: '', categories: [] }, twice)).toEqual([
    'AES',
  ])
})

test('the summary and the categories count too', () => {
  expect(motifs('Du nouveau', 'Sur la TVA.')).toEqual(['AEF'])
  expect(motifs('Du nouveau', '', ['Impôt', 'Divers'])).toEqual(['AEF'])
})

test('without a matching rule an entry has the motifs of its source, or none', () => {
  expect(motifs('Météo')).toEqual(['AEJ'])
  const strict = { ...source, motifs: [] }
  expect(entryMotifs({ title: 'Météo', summary: '', categories: [] }, strict)).toEqual([])
})

test('a rule whose words hold no letter matches nothing', () => {
  const empty = { ...source, keywords: [{ motif: 'AEP', words: ['*', '…'] }] }
  expect(entryMotifs({ title: 'Épargne *', summary: '…', categories: [] }, empty)).toEqual(['AEJ'])
})

test('an entry of a video channel is a video, whatever its words', () => {
  const channel = { ...source, kind: 'video' as const }
  expect(entryMotifs({ title: 'TVA', summary: '', categories: [] }, channel)).toEqual([
    'EREVUEVIDEO',
  ])
})
