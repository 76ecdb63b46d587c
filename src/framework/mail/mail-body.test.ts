import { describe, expect, test } from 'vitest'
import { mailBody, signed } from './mail-body.ts'
import type { Letterhead } from './transport.ts'

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

describe('a mail that is signed', () => {
  const body = mailBody('Titre', 'fr-FR', [{ kind: 'paragraph', text: 'Bonjour.' }])
  const letterhead: Letterhead = { firm: '', colour: '#123456', logo: null, signature: '' }

  test('has the same foot in both forms, and its address as a link', () => {
    const signature = 'Brun & <Fils>\n\u202Ehttps://a.fr/?x=1&y=2'
    const { text, html } = signed(body, { ...letterhead, firm: 'Brun & <Fils>', signature })
    expect(text).toBe('Bonjour.\n\n-- \nBrun & <Fils>\nhttps://a.fr/?x=1&y=2\n')
    expect(html).toMatch(/<span style="[^"]*">Brun &amp; &lt;Fils&gt;<\/span>/)
    expect(html).toMatch(
      /<p style="[^"]*">Brun &amp; &lt;Fils&gt;<br><a href="https:\/\/a\.fr\/\?x=1&amp;y=2" style="[^"]*">https:\/\/a\.fr\/\?x=1&amp;y=2<\/a><\/p>\s*<\/div><\/body>/,
    )
  })

  test('has one foot in its plain form', () => {
    const noted = mailBody('Titre', 'fr-FR', [{ kind: 'note', text: 'Rien à faire.' }])
    const { text } = signed(noted, { ...letterhead, signature: 'Le cabinet' })
    expect(text).toBe('-- \nRien à faire.\n\nLe cabinet\n')
  })

  test('makes no link of other lines', () => {
    const signature = 'javascript:alert(1)\nVoir https://a.fr'
    expect(signed(body, { ...letterhead, signature }).html).not.toContain('<a ')
  })

  test('by a firm that has said nothing has neither head nor foot', () => {
    const { text, html } = signed(body, letterhead)
    expect(text).toBe(body.text)
    expect(html).toMatch(/<div style="[^"]*">\s*<p style="[^"]*">Bonjour\.<\/p>\s*<\/div><\/body>/)
  })
})
