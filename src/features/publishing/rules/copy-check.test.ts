import { describe, expect, test } from 'vitest'
import { copyFaults } from './copy-check.ts'

const rules = (text: string) => copyFaults(text).map(({ rule }) => rule)

describe('what the code of ethics does not allow', () => {
  test.each([
    ['Nous sommes moins chers que les autres cabinets.', ['comparaison']],
    ['Un suivi plus humain que la concurrence', ['comparaison']],
    ['mieux qu’ailleurs', ['comparaison']],
    ['Contrairement à nos confrères, nous répondons.', ['comparaison']],
    ['Des prix imbattables', ['comparaison']],
    ['Cabinet n° 1 de la région', ['superlatif']],
    ['Le numéro un de la paie', ['superlatif']],
    ['Le meilleur cabinet de la ville', ['superlatif']],
    ['Votre meilleur expert-comptable', ['superlatif']],
    ['Leader sur son marché', ['superlatif']],
    ['le cabinet le plus réactif', ['superlatif']],
    ['Spécialiste de la restauration', ['spécialité']],
    ['une équipe spécialisée dans le bâtiment', ['spécialité']],
    ['Leader, et spécialiste du bâtiment', ['superlatif', 'spécialité']],
  ])('%s', (text, found) => expect(rules(text)).toEqual(found))
})

describe('what is no claim', () => {
  test.each([
    'Un bilan vaut mieux que deux tableaux.',
    'Votre dossier avance plus vite que prévu.',
    'Choisissez le meilleur moment pour embaucher.',
    'Expérience du secteur de la restauration',
    'Le taux le plus bas du barème',
    'L’article n° 12 du code',
    'Un médecin spécialement formé',
    '',
  ])('%s', (text) => expect(rules(text)).toEqual([]))
})

test('the quote shows the words with what stands around them, the advice says what to do', () => {
  const [fault] = copyFaults(
    'Depuis trente ans, dans toute la vallée, nous sommes le cabinet n° 1 des artisans et commerçants du canton.',
  )
  expect(fault?.quote).toBe('…nous sommes le cabinet n° 1 des artisans et…')
  expect(fault?.advice).toContain('donnez un fait')
})
