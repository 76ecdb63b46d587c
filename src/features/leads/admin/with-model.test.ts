import { describe, expect, test } from 'vitest'
import { withModel } from './with-model.ts'

const BEGINNING = 'Bonjour Zoé,\n\n'
const MODEL = 'Bonjour Zoé,\n\nMardi ?\n\nLe cabinet'

describe('a ready answer', () => {
  test.each(['', ' \n', BEGINNING, 'Bonjour Zoé,'])('fills %j, where nothing was typed', (text) => {
    expect(withModel(text, MODEL, BEGINNING)).toBe(MODEL)
  })

  test('goes in after what was typed', () => {
    expect(withModel('Merci !\n', MODEL, BEGINNING)).toBe(`Merci !\n\n${MODEL}`)
  })

  test('does not greet a second time', () => {
    expect(withModel('Bonjour Zoé,\n\nMerci !', MODEL, BEGINNING)).toBe(
      'Bonjour Zoé,\n\nMerci !\n\nMardi ?\n\nLe cabinet',
    )
    expect(withModel('Bonjour Zoé,\nmerci !', 'Bonjour Zoé,', BEGINNING)).toBe(
      'Bonjour Zoé,\nmerci !',
    )
  })
})
