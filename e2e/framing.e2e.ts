/** @module-tag exhaustive */
import { expect, test } from 'vitest'
import { editorReady, frameOf, saved } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { publish } from './publish.ts'
import { withTeam } from './team.ts'
import { useBrowser } from './visit.ts'

useBrowser()

const server = useOwnDemo()

const PICTURE = '.hero-picture img'

/** What a visitor’s page says of the framing of the picture of the home page: its classes of `focalClass`. */
async function framingForVisitors(): Promise<string[]> {
  const html = await (await fetch(`${server.url}/?${Math.random()}`)).text()
  const [, picture = ''] = /class="hero-picture.*?(<img[^>]*>)/s.exec(html) ?? []
  return picture.match(/\bf[xy]-\d+/g) ?? []
}

test('what a cropped picture shows is chosen for one place: by a click, by arrows, as a step, and goes live with the page', () =>
  withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
    await page.getByRole('link', { name: 'Modifier la page d’accueil' }).click()
    await editorReady(page)
    const picture = frameOf(page).locator(PICTURE)
    const shown = async () => {
      const drawn = await picture.evaluate((one) => [
        one.className,
        getComputedStyle(one).objectPosition,
      ])
      return { framing: drawn[0]?.match(/\bf[xy]-\d+/g) ?? [], position: drawn[1] }
    }
    await picture.waitFor()
    const before = await shown()
    const live = await framingForVisitors()
    expect(before.framing).toEqual(live)

    await frameOf(page).getByText('Nous tenons vos comptes').click()
    await page.keyboard.press('Escape')
    const bar = frameOf(page).getByRole('toolbar', { name: 'Bloc choisi' })
    await bar.getByRole('button', { name: 'Cadrage' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cadrage' })
    const point = dialog.getByRole('slider', { name: 'Point d’intérêt' })
    await dialog.locator('[role=slider] img').evaluate((one) => (one as HTMLImageElement).decode())
    const { width = 0, height = 0 } = (await point.boundingBox()) ?? {}
    await point.click({ position: { x: width * 0.3, y: height * 0.2 } })
    await expect.poll(() => point.getAttribute('aria-valuetext')).toMatch(/^30 % .* 20 %/)
    // The page follows beside the dialog.
    await expect.poll(async () => (await shown()).framing).toEqual(['fx-3', 'fy-2'])
    await point.press('ArrowLeft')
    await point.press('ArrowDown')
    await expect.poll(async () => (await shown()).framing).toEqual(['fx-2', 'fy-3'])
    expect((await shown()).position).toBe('20% 30%')
    await dialog.getByRole('button', { name: 'Terminé' }).click()
    await dialog.waitFor({ state: 'detached' })
    await saved(page)

    await page.getByRole('button', { name: /^Annuler/ }).click()
    await expect.poll(shown).toEqual(before)
    await page.getByRole('button', { name: /^Rétablir/ }).click()
    await expect.poll(async () => (await shown()).framing).toEqual(['fx-2', 'fy-3'])
    await saved(page)
    // As the server draws the draft, while visitors see what is live.
    await page.reload()
    await editorReady(page)
    await expect.poll(async () => (await shown()).framing).toEqual(['fx-2', 'fy-3'])
    expect(await framingForVisitors()).toEqual(live)

    await publish(page)
    await expect.poll(framingForVisitors).toEqual(['fx-2', 'fy-3'])
  }))
