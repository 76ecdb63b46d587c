/** @module-tag exhaustive */
import { expect, test } from 'vitest'
import { editorReady, frameOf, saved } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { publish } from './publish.ts'
import { withTeam } from './team.ts'
import { useBrowser } from './visit.ts'

useBrowser()

const server = useOwnDemo()

test('what the model gave is written over by a click and what is typed, its picture chosen by a click; one’s own stays', () =>
  withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
    await page.getByRole('link', { name: 'Ajouter une page' }).first().click()
    await page.getByLabel('Nom de la page').fill('Contact')
    await page.getByText('Une page est déjà à l’adresse /contact').waitFor()
    await page.getByLabel('Nom de la page').fill('Conseil en paie')
    // The first models are those that firms need most.
    await page
      .getByRole('radio', { name: 'Mission', exact: true })
      .and(page.getByRole('radio').nth(1))
      .waitFor()
    await page.getByText('Mission', { exact: true }).click()
    const examples = page.waitForResponse(/\/example-sentences$/)
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await examples
    const frame = frameOf(page)
    await editorReady(page)

    // The page shows the picture of the one above it: a click chooses another one, for this page.
    const picture = frame.locator('.heading-picture img')
    // Its band lies over it, beside the title.
    await picture.click({ force: true })
    await page.getByRole('button', { name: /^Bail commercial/ }).click()
    await expect.poll(() => picture.getAttribute('src')).toMatch(/bail/)

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
    // And what stands below in the same text, by a click; by another one there is a caret in it.
    await text.getByText('Une première').click()
    await page.keyboard.type('Chaque mois.')
    expect(await text.innerText()).toMatch(/\n\s*Chaque mois\.\s*(\n|$)/)
    await page.keyboard.press('Control+z')
    await text.getByText('Une première').click()
    await page.keyboard.press('Home')
    await page.keyboard.type('Ici : ')
    expect(await text.innerText()).toContain('Ici : Une première')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    await saved(page)
    await page.getByRole('button', { name: 'Publier…' }).click()
    const panel = page.getByRole('dialog', { name: 'Avant de publier' })
    const menu = panel.getByRole('combobox', { name: 'Ajouter au menu' })
    await expect
      .poll(() => menu.textContent())
      .toMatch(/^Navigation principale, à la fin de «.Nos missions.»$/)
    await menu.click()
    await page.getByRole('option', { name: 'Barre du haut, à la fin', exact: true }).waitFor()
    await page.getByRole('option', { name: 'Ne pas l’ajouter' }).click()
    await panel.getByText('Sans cela, on ne trouve la page que par un lien').waitFor()
    await panel.getByRole('button', { name: 'Fermer' }).click()
    // In a menu before it is online: what is left to do is said.
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Ajouter à un menu…' }).click()
    await page.getByText('Navigation principale').first().click()
    await page
      .getByText(
        'est dans le menu, sous « Nos missions ». Elle paraît dans le site dès que le menu et la page sont publiés.',
      )
      .waitFor()
    await page.getByRole('button', { name: 'Publier le menu' }).click()
    await page.getByText('La page, pas encore').waitFor()
    await page.getByRole('link', { name: 'Revenir à la page' }).click()
    await editorReady(page)
    await publish(page)
    expect(await page.getByText('L’ajouter à un menu').count()).toBe(0)
    await title.click()
    await text.waitFor()
    await page.keyboard.type('X')
    const [line = ''] = (await text.innerText()).split('\n')
    expect([line.includes('X'), line.replace('X', '')]).toEqual([true, 'Ce que nous faisons'])
  }))
