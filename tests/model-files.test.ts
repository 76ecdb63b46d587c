import { readFileSync } from 'node:fs'
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

test('there are five models, and their files are what the script makes of the pages', () => {
  expect([...files.keys()].toSorted()).toEqual([
    'devis',
    'facture',
    'lettre-de-relance',
    'note-de-frais',
    'proces-verbal-dassemblee',
  ])
  for (const [name, bytes] of files) {
    const kept = readFileSync(`demo/media/modeles/${name}.docx`)
    expect(kept.equals(bytes), `${name}: node scripts/models/make-models.ts`).toBe(true)
    expect(bytes.subarray(0, 4).toString('latin1'), name).toBe('PK\u0003\u0004')
  }
})

test('a letter’s file says what its page says', () => {
  const letters = files.get('lettre-de-relance')?.toString('utf8') ?? ''
  for (const words of ['Premier rappel', 'Deuxième relance', 'Mise en demeure', '[numéro]']) {
    expect(letters).toContain(words)
  }
  expect(files.get('proces-verbal-dassemblee')?.toString('utf8')).toContain('243 bis')
})

test.each([...files.keys()])('the page of %s gives its file', async (name) => {
  const { html } = await site.get(`${ROOT}/${name}`)
  const given = html.attrs('main a', 'href').filter((href) => href?.endsWith('.docx'))
  expect(given).toEqual([`/media/provider/demo/modeles/${name}.docx`])
})
