import { expect, test } from 'vitest'
import { modelWords } from './model-words.ts'

const TITLES: Record<string, string> = {
  breadcrumb: 'Fil d’Ariane',
  heading: 'Titre',
  accordion: 'Accordéon',
  pdf: 'PDF à télécharger',
}

const words = (...types: string[]) => modelWords(types, (type) => TITLES[type])

test('a model is told by its blocks, each once, as a sentence', () => {
  expect(words('breadcrumb', 'heading', 'accordion', 'accordion')).toBe('Titre et accordéon.')
  expect(words('heading', 'accordion', 'pdf')).toBe('Titre, accordéon et PDF à télécharger.')
  expect(words('heading', 'gone')).toBe('Titre.')
  expect(words('breadcrumb')).toBe('')
})
