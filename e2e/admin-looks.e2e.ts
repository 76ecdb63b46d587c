/** @module-tag exhaustive */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LOOKS } from '#features/sites/rules/looks.ts'
import { sampled } from '../tests/exhaustive.ts'
import { takeOver } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { publish } from './publish.ts'
import { withTeam } from './team.ts'
import { asVisitor, seriousFindings, until, useBrowser } from './visit.ts'
import { weakTexts } from './weak-texts.ts'

useBrowser()

const server = useOwnDemo()

const KB = 1024
const WIDTHS = [390, 1280] as const
const PATHS = [
  '/',
  '/nos-missions',
  '/nos-missions/comptabilite',
  '/contact',
  '/vos-actualites/infos-pratiques/fil-dactualites?title=comment-lire-un-bulletin-de-paie',
]

const sayOf = (page: Page, words: RegExp) => page.getByText(words).waitFor()

/** The screen, in one's own hands: whoever came before may have been cut off with it open, and a draft in it. */
async function openTheme(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Apparence', exact: true }).click()
  await takeOver(page, page.locator('button:enabled', { hasText: /^Choisir/ }).first())
  if (await page.getByText('Un brouillon est en cours').isVisible()) await publish(page)
}

/** The site wears a look, whatever it wore before. */
async function choose(page: Page, name: string): Promise<void> {
  const title = page.getByRole('heading', { name, exact: true })
  const card = page.getByRole('listitem').filter({ has: title })
  const isWorn = card.getByText('Présentation du site', { exact: true })
  const button = card.getByRole('button', { name: /^Choisir/ })
  await button.or(isWorn).waitFor()
  if (await isWorn.isVisible()) return
  await button.click()
  await sayOf(page, new RegExp(`Le site porte la présentation «\\s${name}\\s»`))
}

/** What a visitor’s home page wears. */
const worn = (page: Page) =>
  page.evaluate(() => ({
    look: document.documentElement.dataset['look'],
    title: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
    corner: getComputedStyle(document.querySelector('.card') ?? document.body).borderRadius,
  }))

const primaryOf = () => getComputedStyle(document.documentElement).getPropertyValue('--primary')

/** The public site as it is once it wears a look. */
const onSite = (look: string, work: (page: Page) => Promise<void>) =>
  asVisitor({ origin: server.url, reducedMotion: 'reduce', isFresh: true }, async (context) => {
    const page = await context.newPage()
    const shown = async () => {
      await page.goto(server.url)
      return (await worn(page)).look === look
    }
    expect(await until(shown)).toBe(true)
    await work(page)
  })

/** Pages at both widths, or at the first of them and the other by turns. */
const expectClean = async (page: Page, paths: readonly string[], first?: 0 | 1) => {
  for (const [place, path] of paths.entries()) {
    const turn = first === undefined ? null : (place + first) % 2
    for (const width of WIDTHS.filter((_width, at) => turn === null || at === turn)) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(server.url + path)
      expect(await seriousFindings(page), `${path} at ${width}`).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
      expect(await weakTexts(page), `${path} at ${width}`).toEqual([])
    }
  }
}

test('a look is chosen on the firm’s own home page, seen by visitors at once, and taken back at once', () =>
  withTeam(server, { owner: { role: 'editor' } }, async ({ owner: { page } }) => {
    await openTheme(page)
    await page.getByText('Présentation du site', { exact: true }).waitFor()
    const picture = page.frameLocator('iframe[title="La page d’accueil en « Étude »"]')
    await picture.locator('html[data-look="etude"] h1').waitFor()

    await choose(page, 'Étude')
    await onSite('etude', async (visited) => {
      expect(await worn(visited)).toMatchObject({
        title: expect.stringContaining('Newsreader') as string,
        corner: '0px',
      })
      await expectClean(visited, ['/'])
    })
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await sayOf(page, /Le site a retrouvé la présentation «\sRegistre\s»/)
    await onSite('registre', async (visited) => {
      expect(await worn(visited)).toMatchObject({
        title: expect.stringContaining('Fraunces') as string,
        corner: '14px',
      })
    })
  }))

test('colours and a look are a draft: seen in the preview alone, published together, and taken back from the history', () =>
  withTeam(server, { owner: { role: 'editor' } }, async ({ owner: { page } }) => {
    await openTheme(page)
    await choose(page, 'Registre')
    await page.getByLabel('Principale', { exact: true }).fill('#5A2A6E')
    await page.locator('[data-saving="saved"]').waitFor()
    await page.getByText('Un brouillon est en cours').waitFor()
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Trame', exact: true }) })
      .getByRole('button')
      .click()
    await sayOf(page, /Le brouillon porte la présentation «\sTrame\s»/)
    await page.getByText('Présentation du brouillon', { exact: true }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.locator('[data-saving="saved"]').waitFor()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Aperçu', exact: true }).click()
    const preview = await opened
    await preview.locator('html[data-look="trame"] h1').waitFor()
    expect(await preview.evaluate(primaryOf)).toBe('#5A2A6E')
    await preview.close()
    await onSite('registre', async () => {})

    await publish(page)
    await onSite('trame', async () => {})
    await page.getByRole('button', { name: 'Historique', exact: true }).click()
    const history = page.getByRole('dialog', { name: 'Historique' })
    const former = history.getByRole('button', { name: /^Reprendre cette version/ })
    await former.last().click()
    await page.getByText(/reprise dans le brouillon/).waitFor()
    await page.getByText('Présentation du brouillon', { exact: true }).waitFor()
    await publish(page)
    await onSite('registre', async (visited) => {
      expect(await visited.evaluate(primaryOf)).not.toBe('#5A2A6E')
    })
  }))

test('fonts of another kind are a draft, shown beside the choice and worn once they are published', () =>
  withTeam(server, { owner: { role: 'editor' } }, async ({ owner: { page } }) => {
    await openTheme(page)
    await choose(page, 'Registre')
    const preview = page.frameLocator('iframe[title="Aperçu de la page d’accueil"]')
    for (const [pair, title, text] of [
      ['Atkinson', 'Atkinson', 'Atkinson'],
      ['Literata et Atkinson', 'Literata', 'Atkinson'],
      ['Bodoni et Figtree', 'Bodoni', 'Figtree'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Titres et textes' }).click()
      await page.getByRole('option', { name: pair, exact: true }).click()
      const fontOf = (element: Element) => getComputedStyle(element).fontFamily
      const shown = async () => (await preview.locator('h1').evaluate(fontOf)).includes(title)
      expect(await until(shown)).toBe(true)
      expect(await preview.locator('body').evaluate(fontOf)).toContain(text)
    }
    await page.locator('[data-saving="saved"]').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await publish(page)
    await onSite('registre', async (visited) => {
      expect(await worn(visited)).toMatchObject({
        title: expect.stringContaining('Bodoni') as string,
        corner: '14px',
      })
      await expectClean(visited, PATHS)
    })
    await choose(page, 'Étude')
    await choose(page, 'Registre')
    await onSite('registre', async (visited) => {
      expect((await worn(visited)).title).toContain('Fraunces')
    })
  }))

test.each(LOOKS.slice(1).map(({ id, name }) => [name, id] as const))(
  '%s: pages of every kind are clean in light and dark, within the budgets of sheets and fonts',
  sampled(false),
  (name, id) =>
    withTeam(server, { owner: { role: 'editor' } }, async ({ owner: { page } }) => {
      await openTheme(page)
      await choose(page, name)
      await onSite(id, async (visited) => {
        // Layout does not follow from colours: each page is seen at both widths, once in light and once in dark.
        await visited.emulateMedia({ colorScheme: 'light' })
        await expectClean(visited, PATHS, 0)
        await visited.emulateMedia({ colorScheme: 'dark' })
        await expectClean(visited, PATHS, 1)
        await visited.goto(server.url, { waitUntil: 'networkidle' })
        const files = await visited.evaluate(() =>
          performance.getEntriesByType('resource').map((entry) => entry.name),
        )
        const sizeOf = async (found: RegExp, packed: boolean) => {
          const bodies = files
            .filter((file) => found.test(file))
            .map(async (file) => Buffer.from(await (await fetch(file)).arrayBuffer()))
          const sizes = (await Promise.all(bodies)).map((body) =>
            packed ? brotliCompressSync(body).length : body.length,
          )
          return sizes.reduce((sum, size) => sum + size, 0)
        }
        expect(await sizeOf(/\.css$/, true)).toBeLessThanOrEqual(20 * KB)
        expect(await sizeOf(/\.woff2$/, false)).toBeLessThanOrEqual(90 * KB)
      })
    }),
)
