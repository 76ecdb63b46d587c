import { expect, test } from 'vitest'
import { documentWords } from './document-words.ts'

const saidOf = (kind: 'page' | 'menu' | 'article' | 'layout' | 'template', ref = '1') => {
  const { the, this: demonstrative, Of, to, it, object, ending } = documentWords({ kind, ref })
  return [the, demonstrative, Of, to, it, object, `mis${ending}`].join(', ')
}

test('a document is named by what it is, in its gender, elided and contracted', () => {
  expect(saidOf('page')).toBe('la page, cette page, De la page, à la page, elle, la, mise')
  expect(saidOf('menu')).toBe('le menu, ce menu, Du menu, au menu, il, le, mis')
  expect(saidOf('article')).toBe('l’article, cet article, De l’article, à l’article, il, le, mis')
  expect(saidOf('template')).toBe('le modèle, ce modèle, Du modèle, au modèle, il, le, mis')
})

test('a part of a layout is named by itself', () => {
  expect(saidOf('layout', '1/announcement')).toBe(
    'l’annonce, cette annonce, De l’annonce, à l’annonce, elle, la, mise',
  )
  expect(saidOf('layout', '1/header')).toBe(
    'l’en-tête, cet en-tête, De l’en-tête, à l’en-tête, il, le, mis',
  )
  expect(saidOf('layout', '2/footer')).toBe(
    'le pied de page, ce pied de page, Du pied de page, au pied de page, il, le, mis',
  )
  const { The, This, It } = documentWords({ kind: 'layout', ref: '1/error404' })
  expect([The, This, It]).toEqual(['La page introuvable', 'Cette page introuvable', 'Elle'])
  expect(documentWords({ kind: 'layout', ref: '1/signin' }).the).toBe('la page de connexion')
})
