/** @module-tag exhaustive */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { ownDemo, ownServer } from './own-server.ts'
import { signInAs } from './sign-in.ts'
import { seriousFindings, useBrowser, visit } from './visit.ts'

useBrowser()

/** Milliseconds: a page shows what was written within one second, and the machine may be busy. */
const WRITTEN_SHOWS = 3000

/** A wide picture whose only spot stands at the right, above the middle. */
const photograph = async (spot: string, name: string) => {
  const circle = `<svg width="300" height="300"><circle cx="150" cy="150" r="140" fill="${spot}"/></svg>`
  const buffer = await sharp({
    create: { width: 1600, height: 700, channels: 3, background: '#2f6f5f' },
  })
    .composite([{ input: Buffer.from(circle), left: 1250, top: 60 }])
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const replaced = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/content?') && response.ok())

test('a picture is added, described, given its focal point by keyboard, used in a page and replaced', async () => {
  const dataDir = await ownDemo()
  const server = await ownServer(dataDir)
  await visit(
    '/admin/media',
    async ({ page, expectConsole }) => {
      await page.getByRole('heading', { name: 'Médiathèque' }).waitFor()
      await page
        .getByRole('button', { name: /bail commercial/i })
        .first()
        .waitFor()
      const hostile = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<script>') }
      await page
        .locator('input[type=file]')
        .setInputFiles([await photograph('#c33', 'Réunion d’équipe.jpg'), hostile])
      await page.getByText('Envoi terminé. 1 refusé.').waitFor()
      await page.getByText('Ce fichier n’est pas un média').waitFor()
      expectConsole('422')
      expect(await seriousFindings(page)).toEqual([])

      await page.getByRole('button', { name: /^Réunion d’équipe/ }).click()
      const focal = page.getByRole('slider', { name: 'Point d’intérêt' })
      await focal.focus()
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp']) {
        await page.keyboard.press(key)
      }
      expect(await focal.getAttribute('aria-valuetext')).toBe(
        '90 % depuis la gauche, 40 % depuis le haut',
      )
      await page.getByLabel('Texte de remplacement').fill('Trois associés autour d’une table')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Pas encore décrite : écrivez').waitFor({ state: 'detached' })
      expect(await seriousFindings(page)).toEqual([])

      const address = await page.getByText('/media/provider/cabinet/').innerText()
      const path = /^\/media\/\S+$/m.exec(address)?.[0] ?? ''
      await inPage(dataDir, path)
      const site = await page.context().newPage()
      await site.goto(`${server.url}/contact`)
      const shown = site.locator('.widget-carousel img').first()
      await shown.scrollIntoViewIfNeeded()
      expect(await shown.getAttribute('alt')).toBe('Trois associés autour d’une table')
      expect(await shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe(
        '90% 40%',
      )
      const former = await shown.getAttribute('src')

      const answered = replaced(page)
      await page
        .locator('[role=dialog] input[type=file]')
        .setInputFiles(await photograph('#33c', 'autre.jpg'))
      await answered
      await expect
        .poll(
          async () => {
            await site.reload()
            return shown.getAttribute('src')
          },
          { timeout: WRITTEN_SHOWS },
        )
        .not.toBe(former)
      expect((await shown.getAttribute('src'))?.split('?')[0]).toBe(path)
      await site.close()

      // The page was written beside the back office; where a medium is used is asked for each time.
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Réunion d’équipe/ }).click()
      await page.getByRole('list', { name: 'Utilisé dans' }).getByText('(page)').waitFor()
      await page.getByRole('button', { name: 'Mettre à la corbeille' }).click()
      const dialog = page.getByRole('dialog', { name: 'Ce média est utilisé' })
      await dialog.getByText('sert encore à un endroit').waitFor()
      expectConsole('409')
      await dialog.getByRole('button', { name: 'Mettre à la corbeille quand même' }).click()
      await page.getByRole('button', { name: 'Annuler' }).click()
      await page.getByRole('button', { name: /^Réunion d’équipe/ }).waitFor()
    },
    {
      origin: server.url,
      width: 1024,
      prepare: async (page) => {
        await signInAs(page.context(), { url: server.url, dataDir }, 'editor')
      },
    },
  )
})

/** What the page editor will do: a carousel that names the picture by its path alone. */
async function inPage(dataDir: string, path: string): Promise<void> {
  const stores = createStores(await openDatabase({ file: join(dataDir, 'vitrine.sqlite') }))
  try {
    const page = await stores.pages.findByPath(1, '/contact')
    const options = { items: [{ image: path, title: 'Le cabinet' }] }
    await stores.widgets.replace(1, { pageId: page?.id ?? 0, lang: 'fr' }, [
      { zone: 'content', type: 'carousel', version: 1, options },
    ])
  } finally {
    await stores.close()
  }
}
