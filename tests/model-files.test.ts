import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelFiles } from '../scripts/models/model-files.ts'
import { createTestApp, type TestApp } from './app.ts'

const ROOT = '/vos-outils/modeles-de-documents'
const files = modelFiles()

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('there are nine models, and their files are what the script makes of the pages', () => {
  expect([...files.keys()].toSorted()).toEqual([
    'conditions-generales-de-vente.docx',
    'decision-de-lassocie-unique.docx',
    'devis.docx',
    'facture.docx',
    'lettre-de-relance.docx',
    'liste-de-cloture.xlsx',
    'note-de-frais.docx',
    'proces-verbal-dassemblee.docx',
    'variables-de-paie.xlsx',
  ])
  expect(readdirSync('demo/media/modeles').toSorted()).toEqual([...files.keys()].toSorted())
  for (const [name, bytes] of files) {
    const kept = readFileSync(`demo/media/modeles/${name}`)
    expect(kept.equals(bytes), `${name}: node scripts/models/make-models.ts`).toBe(true)
    expect(bytes.subarray(0, 4).toString('latin1'), name).toBe('PK\u0003\u0004')
  }
})

const textOf = (name: string): string => files.get(name)?.toString('utf8') ?? ''

test.each([
  ['lettre-de-relance.docx', ['Premier rappel', 'Deuxième relance', 'Mise en demeure', '[numéro]']],
  ['proces-verbal-dassemblee.docx', ['243 bis', 'conventions', 'ne prend pas part au vote']],
  ['decision-de-lassocie-unique.docx', ['associé unique', 'trois exercices précédents']],
  ['conditions-generales-de-vente.docx', ['Paiement', 'indemnité forfaitaire', 'Litiges']],
  ['variables-de-paie.xlsx', ['Heures supplémentaires', 'Arrêts de travail']],
  ['liste-de-cloture.xlsx', ['Fait le', 'inventaire', 'Assemblée']],
])('%s says what its page says', (name, words) => {
  const text = textOf(name).replaceAll('\u00A0', ' ')
  for (const said of words) expect(text).toContain(said)
})

test('every part of an office document is named in its list of contents, and is XML', () => {
  for (const [name, bytes] of files) {
    const text = bytes.toString('utf8')
    const parts = [...text.matchAll(/PartName="\/([^"]+)"/g)].map(([, part]) => part)
    expect(parts.length, name).toBeGreaterThan(0)
    for (const part of parts) {
      // Once before its bytes and once in the directory of the archive.
      expect(text.split(`${part}`).length, `${name}: ${part}`).toBeGreaterThanOrEqual(4)
    }
    expect(text, name).not.toContain('undefined')
  }
})

test.each([...files.keys()])('the page of %s gives its file', async (name) => {
  const { html } = await site.get(`${ROOT}/${name.replace(/\.\w+$/, '')}`)
  const given = html.attrs('main a', 'href').filter((href) => /\.(docx|xlsx)$/.test(href ?? ''))
  expect(given).toEqual([`/media/provider/demo/modeles/${name}`])
})

test('each page but those of tables has a button that copies its text', async () => {
  const without: string[] = []
  for (const name of files.keys()) {
    const { html } = await site.get(`${ROOT}/${name.replace(/\.\w+$/, '')}`)
    if (html.all('.rich-text-copy').length === 0) without.push(name)
  }
  expect(without).toEqual(['note-de-frais.docx'])
})
