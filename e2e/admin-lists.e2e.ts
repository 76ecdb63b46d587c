import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { signInAs } from './sign-in.ts'
import { asVisitor, seriousFindings, until, useBrowser, watch } from './visit.ts'

useBrowser()

const SERVER = { url: inject('siteUrl'), dataDir: inject('siteDataDir') }

/** A list of the back office under the eyes of a developer; nothing may be said on its console in the end. */
const inList = (path: string, work: (page: Page) => Promise<void>, width = 1280) =>
  asVisitor({ width }, async (context) => {
    await signInAs(context, SERVER, 'super-admin')
    const page = await context.newPage()
    const watched = watch(page, SERVER.url)
    await page.goto(`${SERVER.url}/admin${path}`)
    await work(page)
    expect(watched.console.filter((line) => !line.includes('422'))).toEqual([])
  })

/** The texts of the first column. */
const names = async (page: Page): Promise<string[]> =>
  page.locator('tbody tr > td:first-child').allInnerTexts()

const soon = async (isSo: () => Promise<boolean>) => expect(await until(isSo)).toBe(true)

const choose = async (page: Page, filter: string, choice: string) => {
  await page.getByRole('combobox', { name: filter }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

test('a list is narrowed as one types, keeps that over a record and the menu, and is whole again', () =>
  inList('/articles', async (page) => {
    await page.getByRole('row').nth(1).waitFor()
    const whole = (await names(page)).length
    await page.getByLabel('Titre ou adresse').fill('minute')
    await soon(async () => (await names(page)).every((name) => /minute/i.test(name)))
    await choose(page, 'Langue', 'Français')
    const narrowed = await names(page)
    expect(narrowed.length).toBeLessThan(whole)
    await page.getByRole('cell').filter({ hasText: 'En ligne' }).first().click()
    await page.waitForURL(/\/admin\/articles\/\d+/)
    await page.getByRole('link', { name: 'Menus', exact: true }).click()
    await page.getByRole('heading', { name: 'Menus' }).waitFor()
    await page.getByRole('link', { name: 'Articles et vidéos' }).click()
    await soon(async () => (await names(page)).join() === narrowed.join())
    expect(await page.getByLabel('Titre ou adresse').inputValue()).toBe('minute')
    await page.getByLabel('Titre ou adresse').fill('')
    await choose(page, 'Langue', 'Peu importe')
    await soon(async () => (await names(page)).length === whole)
  }))

test('redirects are taken in from a file, turned over page by page, sorted and removed one by one, and the log unfolds it', () =>
  inList('/redirects', async (page) => {
    await page.getByRole('button', { name: 'Importer', exact: true }).click()
    const mark = `liste-${Date.now().toString(36)}`
    const lines = Array.from(
      { length: 30 },
      (_, n) => `/${mark}-${String(n).padStart(2, '0')};/contact`,
    )
    await page.getByLabel('Ou collez les lignes ici').fill(lines.join('\n'))
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await page.getByRole('button', { name: 'Importer 30 redirections' }).click()
    await page.getByText('30 redirections importées.').waitFor()

    await page.getByLabel('Chercher une adresse').fill(`/${mark}-`)
    await page.getByText('1–25 sur 30').waitFor()
    await soon(async () => (await names(page))[0] === `/${mark}-00`)
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await page.getByText('26–30 sur 30').waitFor()
    await soon(async () => (await names(page)).length === 5)
    expect(await page.getByRole('button', { name: 'Page suivante' }).isDisabled()).toBe(true)

    await page.getByRole('button', { name: 'Ancienne adresse' }).click()
    await page.getByText('1–25 sur 30').waitFor()
    await soon(async () => (await names(page))[0] === `/${mark}-29`)
    const head = page.getByRole('columnheader', { name: 'Ancienne adresse' })
    expect(await head.getAttribute('aria-sort')).toBe('descending')

    await page.getByRole('button', { name: `Supprimer /${mark}-29` }).click()
    const question = page.getByRole('dialog', { name: 'Supprimer cette redirection ?' })
    await question.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: `Supprimer /${mark}-29` }).click()
    await question.getByRole('button', { name: 'Supprimer' }).click()
    await page.getByText('La redirection est supprimée.').waitFor()
    await soon(async () => (await names(page))[0] === `/${mark}-28`)

    await page.getByRole('link', { name: 'Journal', exact: true }).click()
    const row = page
      .getByRole('row')
      .filter({ hasText: `/${mark}-29` })
      .first()
    await row.getByRole('button', { name: 'Déplier' }).click()
    await page.getByRole('table', { name: /^Changements de/ }).waitFor()
    await row.getByRole('button', { name: 'Replier' }).click()
    expect(await page.getByRole('table', { name: /^Changements de/ }).count()).toBe(0)
    await row.getByRole('button', { name: /^Tout l’historique de/ }).click()
    await page.getByText(/^Historique de/).waitFor()
    await page.getByRole('img', { name: 'Revenir à tout le journal' }).click()
    await page.getByText(/^Historique de/).waitFor({ state: 'detached' })
  }))

test.each([360, 1280])(
  'a page beyond the last leads to the last, and an order of nobody has a way back, at %i px',
  (width) =>
    inList(
      '/articles?page=99',
      async (page) => {
        await page.getByRole('row').nth(1).waitFor()
        await soon(async () => !page.url().includes('page=99'))
        expect(await seriousFindings(page)).toEqual([])
        await page.goto(`${SERVER.url}/admin/articles?sort=whatever&page=x`)
        await page.getByRole('button', { name: 'Voir toute la liste' }).click()
        await page.getByRole('row').nth(1).waitFor()
      },
      width,
    ),
)

test('the way back undoes a choice, and what is typed does not fill it', () =>
  inList('/audit', async (page) => {
    await page.getByRole('row').nth(1).waitFor()
    await choose(page, 'Quoi', 'Connexions et comptes')
    await soon(async () => page.url().includes('account'))
    await page.getByLabel('Sur quoi').pressSequentially('un deux ', { delay: 60 })
    await soon(async () => page.url().includes('un+deux') || page.url().includes('un%20deux'))
    expect(await page.getByLabel('Sur quoi').inputValue()).toBe('un deux ')
    await page.getByLabel('Sur quoi').pressSequentially('trois', { delay: 60 })
    expect(await page.getByLabel('Sur quoi').inputValue()).toBe('un deux trois')
    await soon(async () => page.url().includes('trois'))
    await page.goBack()
    await soon(async () => (await page.getByLabel('Sur quoi').inputValue()) === '')
    expect(await page.getByRole('combobox', { name: 'Quoi' }).innerText()).toBe('Peu importe')
  }))
