/** @module-tag exhaustive */
import type { FrameLocator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { editorReady, frameOf } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { signInAs } from './sign-in.ts'
import { seriousFindings, textOf, until, useBrowser, visit, type Visit, WIDTHS } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const TITLE = 'Trois questions avant de signer'

const server = useOwnDemo()

/** A screen of the back office, seen by an editor. */
const asEditor = (path: string, work: (visit: Visit) => Promise<void>, width?: number) =>
  visit(path, work, {
    origin: server.url,
    ...(width === undefined ? {} : { width }),
    prepare: async (page) => {
      await signInAs(page.context(), server, 'editor')
    },
  })

/**
 * The site as everybody sees it, in a page of its own, once it is so: a server believes for a second
 * that nothing was written.
 */
async function seen(page: Page, path: string, isSo: (site: Page) => Promise<boolean>) {
  const site = await page.context().newPage()
  const isSeen = async () => {
    await site.goto(server.url + path)
    return isSo(site)
  }
  expect(await until(isSeen), `${path} shows what was done`).toBe(true)
  return site
}

const firstTitle = (site: Page) => textOf(site, '.feed-item .item-title')

const textIn = (frame: FrameLocator, selector: string) =>
  frame.locator(selector).first().innerText()

const said = (page: Page, text: string) => page.getByText(text).first().waitFor()

test('an editor writes an article on its page, takes a step back, publishes it, and sees it in the feed', async () => {
  await asEditor('/admin/articles', async ({ page }) => {
    await page.getByRole('button', { name: 'Nouvel article' }).click()
    const frame = frameOf(page)
    const field = (name: string) => frame.getByRole('textbox', { name, exact: true })
    await field('Titre').waitFor()
    await page.keyboard.type(TITLE)
    // Enter ends a title; the Tab key leads from text to text.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type("Ce qu'un associé relit avant de s'engager.")
    await page.keyboard.press('Tab')
    await field('Texte').waitFor()
    await page.keyboard.type('Un engagement se relit ')
    await page.getByRole('button', { name: 'Gras' }).click()
    await page.keyboard.type('deux fois.')
    // What is missing is marked, and shown from the check.
    await page.getByText('Thèmes *').waitFor()
    await page.getByRole('button', { name: 'Publier…' }).click()
    await page.getByRole('button', { name: /^Montrer.+À remplir/ }).click()
    await page.locator('input:focus').waitFor()
    expect(await page.getByLabel('Thèmes').evaluate((at) => at === document.activeElement)).toBe(
      true,
    )
    // Who comes from the bar of the text has left the text, too.
    await frame.getByText('deux fois.').click()
    await page.getByRole('button', { name: 'Lien', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
    await page.getByLabel('Thèmes').fill('Juri')
    await page.getByRole('option', { name: 'Juridique' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Choisir un média/ }).click()
    const library = page.getByRole('dialog')
    await library.getByRole('button', { name: /bail commercial/i }).click()
    await library.waitFor({ state: 'detached' })
    await said(page, 'Brouillon enregistré')
    await frame.locator('.article-media img[src*="bail-commercial"]').waitFor()
    await frame.locator('.article-motif').getByText('Juridique').waitFor()
    expect(await textIn(frame, '.article-summary')).toBe(
      'Ce qu’un associé relit avant de s’engager.',
    )
    expect(await textIn(frame, '.article-body strong')).toBe('deux fois.')
    expect(await seriousFindings(page)).toEqual([])

    await frame.getByText('avant de s’engager').first().click()
    await field('Résumé').waitFor()
    await page.keyboard.press('End')
    // In one go: after a pause between two keys it would be two steps.
    await page.keyboard.insertText(' Et rien de plus')
    await page.keyboard.press('Control+z')
    expect(await textIn(frame, '.article-summary')).toBe(
      'Ce qu’un associé relit avant de s’engager.',
    )
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await frame.locator('.article-media img').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Rétablir', exact: true }).click()
    await frame.locator('.article-media img').waitFor()

    await page.getByRole('button', { name: 'Publier…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }).click()
    await said(page, 'L’article est en ligne.')
    const news = await seen(page, NEWS, async (site) => (await firstTitle(site)) === TITLE)
    const image = news.locator('.feed-item').first().locator('img')
    expect(await image.getAttribute('src')).toContain('bail-commercial')
    await news.locator('.feed-item a').first().click()
    await news.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
    expect(await news.content()).not.toContain('data-edit')
  })
})

test('a text of the demo is changed without losing its film and call-outs', async () => {
  await asEditor('/admin/articles/101', async ({ page }) => {
    const stored = async () =>
      (await (await page.request.get(`${server.url}/admin/api/articles/101/draft`)).json()).fields
        .html
    const before = await stored()
    await editorReady(page)
    await frameOf(page).locator('.article-body p').first().click()
    await frameOf(page).getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Rappel. ')
    await said(page, 'Modifications en cours…')
    await said(page, 'Brouillon enregistré')
    const flat = (html: string) => html.replaceAll(/[ \n]+/g, ' ').replaceAll('> <', '><')
    expect(flat(await stored()).replace('Rappel. ', '')).toBe(flat(before))
    expect(await textOf(page, 'output')).toMatch(/^Brouillon enregistré à \d+\sh(\s\d\d)?$/)
  })
})

test('an article is put first from its own screen, and takes its place again', async () => {
  await asEditor('/admin/articles/105', async ({ page }) => {
    await editorReady(page)
    const title = await textIn(frameOf(page), 'h1')
    const choose = async (entry: string) => {
      await page.getByRole('button', { name: 'Autres actions' }).click()
      await page.getByRole('menuitem', { name: entry }).click()
    }
    await choose('Épingler en tête des listes…')
    await page
      .getByRole('dialog')
      .getByText(/l’un de ses thèmes/)
      .waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Épingler' }).click()
    await said(page, 'L’article est épinglé.')
    await page.getByText(/^Épinglé jusqu’au/).waitFor()
    const flat = (text: string) => text.replaceAll(/\s/g, ' ')
    const isFirst = async (site: Page) => flat(await firstTitle(site)).startsWith(flat(title))
    await seen(page, NEWS, isFirst)
    await choose('Désépingler')
    await said(page, 'L’article a repris sa place.')
    await seen(page, NEWS, async (site) => !(await isFirst(site)))
    expect(await page.getByText(/^Épinglé/).count()).toBe(0)
  })
})

test('opinion, pin and veto change what visitors see of any article', async () => {
  await asEditor(
    '/admin/articles/received',
    async ({ page }) => {
      const row = page.getByRole('row', { name: /Hameçonnage/ })
      await row.getByRole('button', { name: /^Donner notre avis/ }).click()
      await page.getByRole('textbox', { name: 'Notre avis' }).click()
      await page.keyboard.type('Appelez-nous au moindre doute.')
      await page.getByLabel('Signature').fill('Claire Dauval')
      expect(await seriousFindings(page)).toEqual([])
      await page.getByRole('button', { name: 'Publier l’avis' }).click()
      await said(page, 'L’avis est en ligne.')
      const path = (await row.getByRole('link').getAttribute('href')) ?? ''
      const article = await seen(
        page,
        path,
        async (site) => (await site.locator('.firm-opinion').count()) > 0,
      )
      expect(await textOf(article, '.firm-opinion')).toMatch(/moindre doute\. Claire Dauval/)
      expect(await seriousFindings(article)).toEqual([])

      await row.getByRole('button', { name: /^Épingler/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Épingler' }).click()
      await said(page, 'L’article est épinglé.')
      await seen(page, NEWS, async (site) => (await firstTitle(site)).startsWith('Hameçonnage'))

      await row.getByRole('button', { name: /^Masquer/ }).click()
      await said(page, 'L’article n’est plus montré nulle part.')
      await seen(page, path, async (site) => (await site.locator('.firm-opinion').count()) === 0)
      expect((await article.reload())?.status()).toBe(404)
      const news = await seen(page, NEWS, async () => true)
      expect(await textOf(news, 'main')).not.toContain('Hameçonnage')
    },
    WIDTHS.desktop,
  )
})

test('a new entry of a menu is seen at once, and its place changes by keyboard', async () => {
  await asEditor(
    '/admin/menus/1509',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Ajouter une entrée' }).click()
      await page.getByRole('textbox', { name: 'Libellé' }).fill('Nous écrire')
      await page.getByLabel('Mène vers').click()
      await page.getByRole('option', { name: 'Une page du site' }).click()
      await page.getByRole('combobox', { name: 'Page' }).fill('contact')
      await page
        .getByRole('option', { name: /Contact/ })
        .first()
        .click()
      await page.getByRole('button', { name: /^Icône/ }).click()
      await page.getByRole('dialog').getByLabel('Chercher').fill('enveloppe')
      await page.getByRole('button', { name: 'envelope', exact: true }).click()
      const entry = page.getByRole('button', { name: 'Nous écrire', exact: true })
      await entry.focus()
      for (let step = 0; step < 8; step += 1) await page.keyboard.press('Alt+ArrowUp')
      const preview = page.frameLocator('iframe')
      await preview.getByText('Nous écrire').waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await page.getByRole('button', { name: 'Publier…' }).click()
      const panel = page.getByRole('dialog', { name: 'Avant de publier' })
      await panel.getByRole('button', { name: 'Publier' }).click()
      await said(page, 'Le menu est en ligne.')
      const tile = '[data-widget-id="1508"] a'
      const isFirst = async (site: Page) => (await textOf(site, tile)).startsWith('Nous écrire')
      const first = (await seen(page, '/', isFirst)).locator(tile).first()
      expect(await first.getAttribute('href')).toMatch(/contact/)
    },
    WIDTHS.tablet,
  )
})
