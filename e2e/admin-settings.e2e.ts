/** @module-tag exhaustive */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { useOwnDemo } from './own-server.ts'
import { publish } from './publish.ts'
import { signInAs } from './sign-in.ts'
import { newVisitor, seriousFindings, until, useBrowser, watch, WIDTHS } from './visit.ts'

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
  await page.goto(`${server.url}/admin/cabinet`)
})
afterAll(async () => {
  await context.close()
})

/** Goes to a part of the back office by its menu, to a part of a screen by its links. */
async function goTo(...links: string[]): Promise<void> {
  for (const name of links) await page.getByRole('link', { name, exact: true }).click()
}

/** Console, requests to other hosts and, where asked, accessibility of what is shown. */
async function expectClean(withAxe = false): Promise<void> {
  if (withAxe) expect(await seriousFindings(page)).toEqual([])
  expect(watched.console).toEqual([])
  expect(watched.foreign).toEqual([])
}

/** What a visitor gets, once the server has seen that the site has changed. */
const eventually = (path: string, holds: (status: number, body: string) => boolean) =>
  until(async () => {
    const answer = await context.request.get(server.url + path)
    return holds(answer.status(), await answer.text())
  })

/** The colours that visitors get. */
async function themeSheet(): Promise<string> {
  const home = await (await context.request.get(server.url)).text()
  const [, path = ''] = /href="(\/theme[^"]*\.css)"/.exec(home) ?? []
  return (await context.request.get(server.url + path)).text()
}

/** A day so many days from now, `2026-12-24`. */
const isoOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const saved = () => page.getByText('Enregistré.').first().waitFor()

test('L1 the name of the firm is changed by keyboard alone and stands on the site', async () => {
  const name = page.getByLabel('Nom du cabinet')
  await name.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Cabinet Ardoin et associés')
  await page.keyboard.press('Enter')
  await saved()
  await page.getByLabel('Adresse électronique du cabinet').fill('pas une adresse')
  await page.keyboard.press('Enter')
  await page.getByText('« Adresse électronique du cabinet » attend une adresse').waitFor()
  await page.getByText('Rien n’a été enregistré : corrigez les champs signalés.').waitFor()
  expect(await name.inputValue()).toBe('Cabinet Ardoin et associés')
  await page.getByRole('link', { name: 'Partage' }).click()
  await page.getByLabel('Copier le lien').waitFor()
  await page.getByRole('link', { name: 'Qui vous êtes' }).click()
  const kept = page.getByLabel('Adresse électronique du cabinet')
  expect(await kept.inputValue()).toBe('pas une adresse')
  await page.getByRole('button', { name: 'Annuler les changements' }).click()
  await expectClean()
  expect(
    await eventually('/', (_status, body) => body.includes('Cabinet Ardoin et associés')),
  ).toBe(true)
})

test('an office is added with its hours, its key made of its name', sampled(false), async () => {
  await goTo('Bureaux')
  await page.getByRole('button', { name: 'Ajouter un bureau' }).click()
  const added = page.getByRole('listitem').filter({ hasText: 'Bureau 3' }).first()
  await added.getByLabel('Nom du bureau').fill('Bureau du port')
  const office = page.getByRole('listitem').filter({ hasText: 'Bureau du port' }).first()
  await office.getByLabel('Rue').fill('2 quai des Brumes')
  await office.getByLabel('Téléphone', { exact: true }).fill('le standard')
  await office.getByRole('button', { name: 'Ajouter une plage : lundi' }).click()
  await office.getByRole('button', { name: 'Ajouter une plage : lundi' }).click()
  await office.getByLabel('Lundi, 2e plage, à').fill('13:00')
  await office.getByRole('button', { name: 'Copier sur tous les jours ouvrés' }).click()
  await page.getByText('La plage finit avant de commencer.').first().waitFor()
  await office.getByLabel('Lundi, 2e plage, à').fill('17:30')
  await office.getByRole('button', { name: 'Copier sur tous les jours ouvrés' }).click()
  // What it says goes away, and everything under it moves.
  await page.getByText('La plage finit avant de commencer.').waitFor({ state: 'detached' })
  await office.getByText('Fermetures exceptionnelles').click()
  await office.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await office.getByLabel('Motif').fill('Inventaire')
  await office.getByLabel('Du', { exact: true }).fill(isoOf(3))
  await office.getByLabel('Au', { exact: true }).fill(isoOf(4))
  await office.getByRole('button', { name: 'Monter « Bureau du port »' }).press('Enter')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Ce n’est pas un numéro que l’on peut composer').waitFor()
  expect(watched.console.splice(0)).toEqual([expect.stringContaining('422')])
  await office.getByLabel('Téléphone', { exact: true }).fill('01 99 00 77 77')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await saved()
  await expectClean(true)
  expect(await eventually('/', (_status, body) => body.includes('2 quai des Brumes'))).toBe(true)
  const body = await (await context.request.get(`${server.url}/contact`)).text()
  expect(body).toContain('<a href="tel:+33199007777">01 99 00 77 77</a>')
  expect(body.replaceAll('\u00A0', ' ')).toContain(
    '<dt>Lundi au vendredi</dt><dd>9 h – 12 h 30, 14 h – 17 h 30</dd>',
  )
  expect(body).toContain('inventaire</p>')
})

test('L1 a guide is switched off: the screen says which pages go, and they are gone', async () => {
  const guide = '/nos-guides/creer-son-entreprise'
  await goTo('Réglages')
  await page.getByRole('button', { name: /^Guides/ }).click()
  await page.getByText('Visibles : « Créer son entreprise » et 7 pages sous elle.').waitFor()
  await page.getByRole('switch', { name: 'Guide « Créer son entreprise »' }).press('Space')
  await page.getByText('Introuvables : « Créer son entreprise » et 7 pages').waitFor()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await saved()
  await expectClean()
  expect(await eventually(guide, (status) => status === 404)).toBe(true)
})

test('a colour is a draft, tried on the home page and judged before anybody else sees it', async () => {
  await goTo('Apparence')
  const preview = page.frameLocator('iframe[title="Aperçu de la page d’accueil"]')
  const worn = () =>
    preview
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--primary').trim())
  await page.getByText('Toutes les paires de couleurs se lisent bien.').waitFor()
  const primary = page.getByLabel('Principale', { exact: true })
  await primary.fill('#C9D')
  await page.getByText('3 paires de couleurs se lisent mal.').waitFor()
  expect(await until(async () => (await worn()) === '#C9D')).toBe(true)
  await primary.fill('pas une couleur')
  await page.getByText('Écrivez une couleur comme #0E4A4F.').waitFor()
  expect(await worn()).not.toContain('pas')
  await primary.fill('#5A2A6E')
  await page.getByText('Toutes les paires de couleurs se lisent bien.').waitFor()
  await page.locator('[data-saving="saved"]').waitFor()
  expect(await themeSheet()).not.toContain('#5A2A6E')
  await publish(page)
  await expectClean(true)
  expect(await until(async () => (await themeSheet()).includes('--primary:#5A2A6E'))).toBe(true)
})

test('a secret goes in and is never shown again', sampled(false), async () => {
  await goTo('Sources et fournisseur', 'Fournisseur')
  await page.getByRole('button', { name: 'Définir : Jeton d’accès' }).press('Enter')
  await page.keyboard.type('jeton-que-personne-ne-lit')
  await page.keyboard.press('Enter')
  await saved()
  await page.reload()
  await page.getByRole('button', { name: 'Remplacer : Jeton d’accès' }).waitFor()
  expect(await page.content()).not.toContain('jeton-que-personne-ne-lit')
  await expectClean()
})

test('a feed is added by clicks, what it lacks is told in words, and undone', async () => {
  await goTo('Sources et fournisseur', 'Flux publics')
  await page.getByText('Montrer ses articles : non').first().waitFor()
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await page.getByRole('button', { name: /^N° 6/ }).waitFor()
  await page.getByRole('textbox', { name: 'Adresse du flux' }).fill('nulle part')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Donnez un nom au flux.').waitFor()
  await page.getByText(/Adresse du flux\s» attend une adresse qui commence par http/).waitFor()
  const added = page.getByRole('button', { name: /^nulle part\s+: 3 à corriger/ })
  await added.waitFor()
  await page.getByText('Rien n’a été enregistré : corrigez les champs signalés.').waitFor()
  await page.getByRole('button', { name: 'Annuler les changements' }).click()
  await added.waitFor({ state: 'detached' })
  await expectClean(true)
})

test('M4 the firm proposes a name, and reads that it waits for the agency', async () => {
  await goTo('Réglages', 'Adresse du site')
  await page.getByRole('heading', { name: 'Noms proposés' }).waitFor()
  expect(await page.getByRole('button', { name: 'Ajouter un nom d’hôte' }).isDisabled()).toBe(true)
  await page.getByLabel('Nom d’hôte à proposer').fill('localhost')
  await page.keyboard.press('Enter')
  await page.getByText('localhost est déjà un nom de ce site').waitFor()
  expect(watched.console.splice(0)).toEqual([expect.stringContaining('422')])
  await page.getByLabel('Nom d’hôte à proposer').fill('WWW.Cabinet-Neuf.example')
  await page.keyboard.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'www.cabinet-neuf.example' })
  await row.getByText('proposé, en attente de l’agence').waitFor()
  expect(await row.getByRole('button', { name: 'Confirmer' }).count()).toBe(0)
  await expectClean(true)
})

test('M4 the agency sees on its board what waits, and confirms it', async () => {
  const agency = await newVisitor({ width: WIDTHS.desktop })
  await signInAs(agency, server, 'super-admin')
  const screen = await agency.newPage()
  await screen.goto(`${server.url}/admin`)
  const card = screen.getByRole('region', { name: 'Noms d’hôte à confirmer' })
  await card.getByText('www.cabinet-neuf.example').waitFor()
  await card.getByRole('link', { name: 'Décider' }).click()
  await screen.getByRole('button', { name: 'Confirmer « www.cabinet-neuf.example »' }).click()
  const last = screen.getByLabel('Nom d’hôte 3')
  await last.waitFor()
  expect(await last.inputValue()).toBe('www.cabinet-neuf.example')
  expect(await screen.getByText('proposé, en attente').count()).toBe(0)
  expect(await seriousFindings(screen)).toEqual([])
  await agency.close()
})
