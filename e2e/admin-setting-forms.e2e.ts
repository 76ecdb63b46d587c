/** @module-tag exhaustive */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { useOwnDemo } from './own-server.ts'
import { SWITCHES } from './setting-switches.ts'
import { signInAs } from './sign-in.ts'
import { newVisitor, seriousFindings, useBrowser, watch, WIDTHS } from './visit.ts'

useBrowser()

const server = useOwnDemo()
let context: BrowserContext
let page: Page
let watched: ReturnType<typeof watch>
beforeAll(async () => {
  context = await newVisitor({ width: WIDTHS.desktop })
  await signInAs(context, server, 'developer')
  page = await context.newPage()
  watched = watch(page, server.url)
  await page.goto(`${server.url}/admin`)
})
afterAll(() => context.close())

/** Opens a form from the menu, then from the links over it. */
async function open([screen, section]: readonly [string, string]): Promise<void> {
  await page.getByRole('link', { name: screen, exact: true }).first().click()
  const sections = page.getByRole('main').getByRole('navigation')
  await sections.getByRole('link', { name: section, exact: true }).click()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function save(): Promise<void> {
  await button('Enregistrer').click()
  await page.getByText('Enregistré.').first().waitFor()
}

const TOO_LONG = 'x'.repeat(501)
const EXCESS = /1 caractère de trop, 500 au plus/

const TEXTS = [
  ['Le cabinet', 'Qui vous êtes', 'Nom du cabinet', ' ', /Donnez le nom du cabinet/, 'Ardoin'],
  ['Le cabinet', 'Identité légale', 'Capital social', TOO_LONG, EXCESS, '10 000 €'],
  ['Le cabinet', 'Partage', 'Copier le lien', TOO_LONG, EXCESS, 'Copier'],
  ['Le cabinet', 'Titres des pages', 'Toute autre page', '{nom}', /entre accolades/, '{title}'],
  ['Réglages', 'Adresse du site', 'Nom de domaine du site', 'Un Hôte', /nom d’hôte/, 'localhost'],
  ['Réglages', 'Gabarits', 'Version des gabarits', 'a/b', /des lettres, des chiffres/, '5'],
  ['Réglages', 'Avancé', 'Identifiant du client', TOO_LONG, EXCESS, '1987002'],
  ['Sources et fournisseur', 'Fournisseur', 'Adresse du fournisseur', 'ftp://x', /http:/, ''],
  ['Sources et fournisseur', 'Fournisseur', 'Nom du fournisseur', TOO_LONG, EXCESS, 'Éditions'],
] as const

/** One form of three is a sample. */
const EVERY = 3

for (const [place, [screen, section, label, wrong, fault, right]] of TEXTS.entries()) {
  test(
    `${screen}, ${section}: « ${label} » tells what is wrong at the field, is undone, and saved`,
    sampled(place % EVERY === 0),
    async () => {
      await open([screen, section])
      const field = page.getByRole('textbox', { name: label, exact: true })
      const stored = await field.inputValue()
      await field.fill(wrong)
      await page.keyboard.press('Tab')
      await page.getByText(fault).first().waitFor()
      const described = await field.getAttribute('aria-describedby')
      expect(await page.locator(`[id="${described}"]`).textContent()).toMatch(fault)
      expect(await field.inputValue()).toBe(wrong)
      expect(await seriousFindings(page)).toEqual([])
      await button('Enregistrer').click()
      await page.getByText('Rien n’a été enregistré : corrigez les champs signalés.').waitFor()
      await button('Annuler les changements').click()
      expect(await field.inputValue()).toBe(stored)
      if (right !== stored) {
        await field.fill(right)
        await save()
        await field.fill(stored)
        await save()
      }
      expect(watched.console).toEqual([])
    },
  )
}

for (const [place, [section, label]] of SWITCHES.entries()) {
  test(
    `Réglages, ${section}: « ${label} » is undone and saved`,
    sampled(place % EVERY === 0),
    async () => {
      await open(['Réglages', section])
      const field = page.getByRole('switch', { name: label, exact: true })
      const wasOn = await field.isChecked()
      await field.press('Space')
      await page.getByText('Changements non enregistrés.').waitFor()
      await button('Annuler les changements').click()
      expect(await field.isChecked()).toBe(wasOn)
      for (const isOn of [!wasOn, wasOn]) {
        await field.press('Space')
        await save()
        expect(await field.isChecked()).toBe(isOn)
      }
      expect(watched.console).toEqual([])
    },
  )
}

test.each([
  ['Métier', 'Métier', 'Notaire', 'Expert-comptable'],
  ['Articles et vidéos', 'Taille des images des listes', 'Très grande (xxbig)', 'Grande (xbig)'],
])('Réglages, %s: « %s » is undone and saved', async (section, label, other, stored) => {
  await open(['Réglages', section])
  const field = page.getByRole('combobox', { name: label, exact: true })
  const choose = async (words: string) => {
    await field.click()
    await page.getByRole('option', { name: words, exact: true }).click()
  }
  await choose(other)
  await button('Annuler les changements').click()
  expect(await field.textContent()).toBe(stored)
  for (const words of [other, stored]) {
    await choose(words)
    await save()
  }
  expect(watched.console).toEqual([])
})

test('Le cabinet, Recherche: for these words, that page first, as a visitor then finds it', async () => {
  await open(['Le cabinet', 'Recherche'])
  await button('Ajouter').click()
  const words = page.getByRole('textbox', { name: 'Mots cherchés' })
  await words.fill('combien coûte, tarif')
  await page.getByRole('combobox', { name: 'Page à montrer d’abord' }).fill('Bilan')
  await page
    .getByRole('option', { name: /^Bilan/ })
    .first()
    .click()
  expect(await seriousFindings(page)).toEqual([])
  await save()
  const found = await context.newPage()
  await found.goto(`${server.url}/recherche?query=tarifs`)
  const first = found.locator('.search-hit-title a').first()
  await expect.poll(() => first.getAttribute('href')).toMatch(/bilan/)
  await found.close()
  expect(watched.console).toEqual([])
})

test('who saves over somebody else is told, keeps what is typed and reads the rest anew', async () => {
  await open(['Le cabinet', 'Partage'])
  const field = page.getByRole('textbox', { name: 'Courriel', exact: true })
  const other = await context.newPage()
  await other.goto(`${server.url}/admin/cabinet/partage`)
  await other.getByRole('textbox', { name: 'Copier le lien', exact: true }).fill('Copier')
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await other.getByText('Enregistré.').waitFor()
  await other.close()
  await field.fill('Par courriel')
  await button('Enregistrer').click()
  await page.getByText(/Quelqu’un a enregistré ces réglages entre-temps/).waitFor()
  expect(watched.console.splice(0)).toEqual([expect.stringContaining('409')])
  await button('Garder ma saisie et relire').click()
  expect(await field.inputValue()).toBe('Par courriel')
  await save()
})
