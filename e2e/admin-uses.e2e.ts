import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { ownDemo, ownServer } from './own-server.ts'
import { signInAs } from './sign-in.ts'
import { newVisitor, seriousFindings, useBrowser, watch } from './visit.ts'

useBrowser()

/** Nothing is wider than the screen, and nobody is kept out. */
async function fits(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider, where).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
}

test(
  'what uses a page, a menu or an article is told on a phone before it goes, each with the way there',
  sampled(false),
  async () => {
    const dataDir = await ownDemo()
    const { url } = await ownServer(dataDir)
    const context = await newVisitor({ width: 390 })
    await signInAs(context, { url, dataDir }, 'editor')
    const page = await context.newPage()
    const watched = watch(page, url)

    // A page: what leads there, the first of them at once.
    await page.goto(`${url}/admin/pages`)
    await page.getByRole('treeitem', { name: /^Vos outils \// }).focus()
    await page.keyboard.press('Delete')
    const dialog = page.getByRole('dialog')
    const places = dialog.getByRole('list', { name: /Des liens y mènent encore/ })
    await places.getByRole('link', { name: 'Accueil' }).waitFor()
    expect(await places.getByRole('listitem').count()).toBe(8)
    await fits(page, 'removal of a page')
    const more = dialog.getByRole('button', { name: /^et \d+ autres$/ })
    await more.focus()
    await page.keyboard.press('Enter')
    await places.getByRole('link', { name: 'Navigation principale', exact: true }).waitFor()
    await places.getByText('un endroit que votre rôle ne montre pas (réglage)').waitFor()
    await fits(page, 'removal of a page, all places')
    await dialog.getByRole('button', { name: 'N’en montrer que 8' }).click()
    expect(await places.getByRole('listitem').count()).toBe(8)
    await dialog.getByRole('button', { name: 'Annuler' }).click()

    // A menu that is drawn stays; from its uses one goes there.
    await page.goto(`${url}/admin/menus`)
    await page.getByRole('cell', { name: 'En-tête (Site)' }).first().waitFor()
    await fits(page, 'list of menus')
    await page.goto(`${url}/admin/menus/1514`)
    await page.getByText('Utilisé nulle part.').waitFor()
    await page.goto(`${url}/admin/menus/1509`)
    const uses = page.getByRole('list', { name: 'Utilisé dans' })
    await uses.getByText('(page)').waitFor()
    await page.getByText('choisissez-y d’abord un autre menu').waitFor()
    await fits(page, 'menu')
    await uses.getByRole('link', { name: 'Accueil' }).click()
    await page.waitForURL(/\/admin\/pages\/1\/fr\/edit/)
    // The editor opens at the block that shows the menu.
    const bar = page.frameLocator('#preview-frame').getByRole('toolbar', { name: 'Bloc choisi' })
    await bar.waitFor()
    expect(new URL(page.url()).search).toBe('')

    // An own article, and a server that does not answer for a moment.
    await page.goto(`${url}/admin/articles/101`)
    await page.route('**/uses', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Mettre à la corbeille' }).click()
    await dialog.getByRole('heading', { name: 'Utilisé dans' }).waitFor()
    await dialog.getByRole('alert').waitFor()
    await page.unroute('**/uses')
    await dialog.getByRole('button', { name: 'Réessayer' }).click()
    await dialog.getByText('Utilisé nulle part.').waitFor()
    await fits(page, 'removal of an article')
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    expect(watched.console.filter((line) => !line.includes('503'))).toEqual([])
    expect(watched.foreign).toEqual([])
    await context.close()
  },
)
