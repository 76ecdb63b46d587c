/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ownDemo, ownServer } from './own-server.ts'
import { signInAs } from './sign-in.ts'
import { newVisitor, seriousFindings, until, useBrowser, watch } from './visit.ts'

useBrowser()

/** A line of the tree by the name of its page. */
const line = (page: Page, name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')} /`) })

/** Goes through the message that stands after something was done. */
const said = (page: Page, text: string) => page.locator('[data-message]').getByText(text)

const undo = (page: Page) =>
  page.locator('[data-message]').getByRole('button', { name: 'Annuler' }).click()

test('A4 an editor adds, renames, moves, copies, removes and restores pages, as visitors see', async () => {
  const dataDir = await ownDemo()
  const { url } = await ownServer(dataDir)
  const context = await newVisitor()
  await signInAs(context, { url, dataDir }, 'editor')
  const page = await context.newPage()
  const watched = watch(page, url)
  const { request } = await newVisitor()
  /** What a visitor gets: the status, and where the address leads. */
  const visitor = async (path: string) => {
    const answer = await request.get(url + path, { maxRedirects: 0 })
    return `${answer.status()} ${answer.headers()['location'] ?? ''}`.trim()
  }
  /** A visitor gets it within the second for which a server believes what it knows. */
  const seen = async (path: string, answer: string) => {
    await until(async () => (await visitor(path)) === answer)
    expect(await visitor(path)).toBe(answer)
  }

  await page.goto(`${url}/admin/pages`)
  await line(page, 'Contact').waitFor()
  expect(await seriousFindings(page)).toEqual([])

  // Added below « Contact », put online, and there for visitors.
  await line(page, 'Contact').getByRole('button', { name: 'Actions' }).click({ force: true })
  await page.getByRole('menuitem', { name: 'Ajouter une page dessous' }).click()
  await page.getByLabel('Nom de la page').fill('Nous trouver')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  // It opens at once, offline; back in the tree it is in sight.
  await page.getByRole('link', { name: 'Revenir aux pages' }).click()
  await seen('/contact/nous-trouver', '404')
  await line(page, 'Nous trouver').getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Mettre en ligne' }).click()
  await said(page, 'est en ligne').waitFor()
  await seen('/contact/nous-trouver', '200')

  // Renamed in place: the addresses that change are shown, then redirected, then taken back.
  await line(page, 'Contact').focus()
  await page.keyboard.press('F2')
  await page.getByLabel('Nouveau nom de la page « Contact »').fill('Nous écrire')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('/nous-ecrire/nous-trouver').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Renommer' }).click()
  await line(page, 'Nous écrire').waitFor()
  await seen('/contact/nous-trouver?x=1', '301 /nous-ecrire/nous-trouver?x=1')
  await undo(page)
  await line(page, 'Contact').waitFor()
  await seen('/contact/nous-trouver', '200')
  await seen('/nous-ecrire', '404')

  // Moved by keyboard alone: out of its parent, which asks, then up one place, which does not.
  await line(page, 'Nous trouver').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await dialog.getByText('/nous-trouver', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await said(page, 'en 10e position sur 13').waitFor()
  await seen('/contact/nous-trouver', '301 /nous-trouver')
  await line(page, 'Nous trouver').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await said(page, 'en 9e position sur 13').waitFor()
  const names = await page
    .getByRole('treeitem')
    .evaluateAll((lines) => lines.map((one) => one.querySelector('a')?.textContent))
  expect(names.indexOf('Nous trouver')).toBe(names.indexOf('Contact') - 1)

  // A copy comes right behind, offline.
  await line(page, 'Nous trouver').getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
  await dialog.getByRole('button', { name: 'Dupliquer' }).click()
  await line(page, 'Nous trouver (copie)').waitFor()
  await seen('/nous-trouver-copie', '404')

  // Into the bin with one key, and back from it.
  await line(page, 'Nous trouver').focus()
  await page.keyboard.press('Delete')
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await said(page, 'à la corbeille').waitFor()
  await seen('/nous-trouver', '404')
  await page.getByRole('link', { name: 'Corbeille' }).click()
  await page.getByRole('button', { name: 'Restaurer « Nous trouver »' }).click()
  await page.getByText('La corbeille est vide.').waitFor()
  await seen('/nous-trouver', '200')
  await seen('/contact/nous-trouver', '301 /nous-trouver')

  // Its properties: what was typed is kept, and a search engine’s view follows.
  await page.getByRole('link', { name: 'Retour aux pages' }).click()
  await line(page, 'Nous trouver').getByRole('link', { name: 'Propriétés' }).click()
  const title = page.getByLabel('Titre de la page', { exact: true })
  await title.fill('x'.repeat(301))
  await page.keyboard.press('Tab')
  await page.getByText(/1 caractère de trop, 300 au plus/).waitFor()
  expect(await title.inputValue()).toHaveLength(301)
  await page.getByRole('button', { name: 'Annuler les changements' }).click()
  await title.fill('Plan d’accès au cabinet')
  await page
    .getByRole('region', { name: 'Aperçu dans un moteur' })
    .getByText('Plan d’accès au cabinet')
    .waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Les propriétés sont enregistrées.').waitFor()
  const isShown = await until(async () =>
    (await (await request.get(`${url}/nous-trouver`)).text()).includes('Plan d’accès au cabinet'),
  )
  expect(isShown).toBe(true)

  // Redirects of a file, at the width of a tablet: looked at, imported, tried.
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(`${url}/admin/redirects`)
  await page.getByRole('button', { name: 'Importer' }).click()
  await page.getByLabel('Ou collez les lignes ici').fill('/vieux/*;/le-cabinet/*\nfaux;/contact')
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await page.getByText(/Nouvelles\s: 1,/).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Importer 1 redirection' }).click()
  await page.getByRole('cell', { name: '/vieux/*', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Essayer une adresse' }).click()
  await page.getByLabel('Adresse', { exact: true }).fill('/vieux/notre-histoire')
  await page.keyboard.press('Enter')
  await page.getByText('Le visiteur arrive sur une page du site.').waitFor()
  await seen('/vieux/notre-histoire', '301 /le-cabinet/notre-histoire')
  await page.getByRole('button', { name: 'Fermer' }).click()
  expect(await seriousFindings(page)).toEqual([])
  expect(watched.console).toEqual([])
  expect(watched.foreign).toEqual([])
  await context.close()
})
