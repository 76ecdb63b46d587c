/** @module-tag exhaustive */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import type { Tables } from '#app/tables.ts'
import { editorReady, frameOf, openPanels, outlineOf } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { signInAs } from './sign-in.ts'
import { useBrowser, visit } from './visit.ts'

useBrowser()

/** « Le cabinet », which has an English text too. */
const TRANSLATED = 2
const FRENCH_ALONE = '/le-cabinet/notre-equipe'

const server = useOwnDemo()

beforeAll(async () => {
  const db = await openDatabase<Tables>({ file: join(server.dataDir, 'vitrine.sqlite') })
  const stores = createStores(db)
  const [site] = await stores.sites.list()
  const siteId = site?.id ?? 0
  const team = await stores.pages.findByPath(siteId, FRENCH_ALONE)
  await stores.widgets.replace(siteId, { pageId: TRANSLATED, lang: 'en' }, [
    {
      zone: 'content',
      type: 'rich-text',
      version: 1,
      options: { html: '<p>We keep your books.</p>' },
    },
    {
      zone: 'content',
      type: 'call-to-action',
      version: 1,
      options: { title: 'Meet us', buttons: [{ text: 'The team', link: `page:${team?.id ?? 0}` }] },
    },
  ])
  await db.destroy()
})

async function writesLink(page: Page, words: string, typed: string, option: string): Promise<void> {
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Lien', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Texte du lien').fill(words)
  await dialog.getByRole('combobox').first().click()
  await page.getByRole('option', { name: 'Une page du site' }).click()
  await dialog.getByLabel('Page', { exact: true }).fill(typed)
  await page.getByRole('option', { name: option }).click()
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
}

test('a link in an English text leads to the English page, to the French one where there is no other', () =>
  visit(
    '/',
    async ({ page }) => {
      await signInAs(page.context(), server, 'editor')
      await page.goto(`${server.url}/admin/pages/${TRANSLATED}/en/edit`)
      await editorReady(page)
      const frame = frameOf(page)
      await frame.getByText('We keep your books').click()
      await frame.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
      await writesLink(page, 'What we do', 'services', 'Services /en/services')
      await writesLink(page, 'Who we are', 'équipe', `Notre équipe ${FRENCH_ALONE}`)
      const draft = `${server.url}/admin/api/pages/${TRANSLATED}/en/draft`
      await expect
        .poll(async () => (await page.request.get(draft)).text())
        .toMatch(/"\/en\/services\\">What we do.*"\/le-cabinet\/notre-equipe\\">Who we are/)

      // What is stored by its number is found as well, and no fault.
      await page.keyboard.press('Escape')
      await openPanels(page)
      await outlineOf(page).filter({ hasText: 'Appel à l’action' }).first().click()
      await page.getByRole('button', { name: 'The team', exact: true }).click()
      const chosen = page.getByLabel('Page', { exact: true })
      await expect.poll(() => chosen.inputValue()).toBe('Notre équipe')
      await page.getByText(FRENCH_ALONE, { exact: true }).waitFor()
      expect(await page.getByText('n’existe pas ou plus').count()).toBe(0)
    },
    { origin: server.url },
  ))
