/** @module-tag exhaustive */
import { expect, test } from 'vitest'
import { frameOf, saved } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { publish } from './publish.ts'
import { withTeam } from './team.ts'
import { useBrowser } from './visit.ts'

useBrowser()

const server = useOwnDemo()

test('a sentence that the model gave is written over by a click and what is typed; one’s own is not', () =>
  withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
    await page.getByRole('link', { name: 'Ajouter une page' }).first().click()
    await page.getByLabel('Nom de la page').fill('Conseil en paie')
    await page.getByText('Mission', { exact: true }).click()
    const examples = page.waitForResponse(/\/example-sentences$/)
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await examples
    const frame = frameOf(page)

    await frame.getByText('Dites en une phrase').click()
    await frame.getByRole('textbox', { name: 'Introduction', exact: true }).waitFor()
    await page.keyboard.type('Vos bulletins, à l’heure.')
    await frame.getByText('Décrivez la mission').click()
    const text = frame.getByRole('textbox', { name: 'Texte', exact: true })
    await text.waitFor()
    await page.keyboard.type('Nous tenons la paie.')
    // What stands beside stays, and so do words of one’s own.
    expect(await text.innerText()).toMatch(
      /^Ce que nous faisons\s+Nous tenons la paie\.\s+Une première/,
    )
    await page.keyboard.press('Escape')
    await text.waitFor({ state: 'detached' })
    await frame.getByText('Nous tenons la paie').click()
    await text.waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type(' Toute.')
    expect(await text.innerText()).toContain('Nous tenons la paie. Toute.')
    await page.keyboard.press('Escape')
    await frame.getByText('Vos bulletins, à l’heure.', { exact: true }).waitFor()

    // A title of the model too, as long as the page has not been online with it.
    const title = frame.getByText('Ce que nous faisons', { exact: true })
    await title.click()
    await text.waitFor()
    await page.keyboard.type('Ce que fait la paie')
    expect(await text.innerText()).toMatch(/^Ce que fait la paie\s/)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    await saved(page)
    await publish(page)
    await title.click()
    await text.waitFor()
    await page.keyboard.type('X')
    const [line = ''] = (await text.innerText()).split('\n')
    expect([line.includes('X'), line.replace('X', '')]).toEqual([true, 'Ce que nous faisons'])
  }))
