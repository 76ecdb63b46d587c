import { expect, test } from 'vitest'
import { mailBody } from './mail-body.ts'

test('what a visitor wrote turns the direction of reading in neither form of a mail', () => {
  const { text, html } = mailBody('Titre', 'fr-FR', [
    { kind: 'facts', rows: [{ label: 'Pièce', value: 'facture\u202Efdp.exe' }] },
  ])
  expect(text).toContain('facturefdp.exe')
  expect(html).toContain('facturefdp.exe')
  expect(text + html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
})

test('the foot of a plain mail begins with the mark that programs know', () => {
  const { text } = mailBody('Titre', 'fr-FR', [
    { kind: 'paragraph', text: 'Bonjour.' },
    { kind: 'note', text: 'Le cabinet' },
  ])
  expect(text).toBe('Bonjour.\n\n-- \nLe cabinet\n')
})
