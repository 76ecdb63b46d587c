/** @module-tag exhaustive */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FrameLocator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { editorReady, frameOf, saved } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { publish } from './publish.ts'
import { withTeam } from './team.ts'
import { seriousFindings, useBrowser } from './visit.ts'

useBrowser()

// Every feed looks in the folder of the firm's own templates, which has none at first.
const server = useOwnDemo({}, async (dataDir) => {
  const db = new DatabaseSync(join(dataDir, 'vitrine.sqlite'))
  db.exec(
    `UPDATE widget SET options = json_set(options, '$.template_dir', 'site-1') WHERE type = 'feed'`,
  )
  db.close()
})
/** The browser says so of what is pasted, though nothing of it comes into the page. */
const HELD_BACK = /^(Applying inline style|Executing inline event handler) violates/

const address = (id: number) => `${server.url}/admin/articles/${id}`

async function opened(page: Page, id: number): Promise<FrameLocator> {
  await page.goto(address(id))
  await editorReady(page)
  await page.getByRole('button', { name: 'Historique' }).waitFor()
  return frameOf(page)
}

const field = (frame: FrameLocator, name: string) =>
  frame.getByRole('textbox', { name, exact: true })

const fieldsOf = async (page: Page, id: number) =>
  (await (await page.request.get(`${server.url}/admin/api/articles/${id}/draft`)).json()).fields

/** What a word processor puts into the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><p class=MsoNormal
style="margin:0"><b><span style="color:red">De Word</span></b><o:p></o:p></p><script>parent.__pwned = 1</script><img
src=x onerror="parent.__pwned = 1"><form id="body"><input name="attributes"></form><!--EndFragment--></body></html>`

const paste = (frame: FrameLocator, name: string, text: string, html = '') =>
  field(frame, name).evaluate(
    (element, [plain = '', rich = '']) => {
      const data = new DataTransfer()
      data.setData('text/plain', plain)
      if (rich) data.setData('text/html', rich)
      const clipboardData = data
      const init = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', init))
    },
    [text, html],
  )

test('what is pasted into an article leaves its looks, its scripts and its names behind; a long text is kept', () =>
  withTeam(
    server,
    { anne: { role: 'editor' } },
    async ({ anne: { page } }) => {
      const frame = await opened(page, 105)
      await frame.locator('.article-body p').first().click()
      await field(frame, 'Texte').waitFor()
      await page.keyboard.press('Control+Home')
      await paste(frame, 'Texte', 'De Word', WORD)
      await frame.locator('.article-body strong', { hasText: 'De Word' }).waitFor()
      await saved(page)
      const { html } = await fieldsOf(page, 105)
      expect(html).toContain('<strong>De Word</strong>')
      expect(html).not.toMatch(/Mso|style=|<o:p|<script|onerror|<form|<input/)
      expect(await page.evaluate('"__pwned" in window')).toBe(false)

      await paste(frame, 'Texte', `${'mot '.repeat(250)}\n\n`.repeat(100))
      await page.keyboard.type('Fin.')
      await saved(page)
      await page.keyboard.press('Escape')
      await expect
        .poll(async () => (await fieldsOf(page, 105)).html.length)
        .toBeGreaterThan(100_000)
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
      await expect.poll(async () => (await fieldsOf(page, 105)).html).not.toContain('De Word')
      await expect
        .poll(() => frame.locator('.article-body').innerText())
        .toMatch(/^Vous achetez un four/)
    },
    HELD_BACK,
  ))

test('signs typed in a text become titles, lists and marks; Enter makes an entry of a list, and a line of a cell', () =>
  withTeam(server, { anne: { role: 'editor' } }, async ({ anne: { page } }) => {
    const frame = await opened(page, 107)
    await frame.locator('.article-body p').first().click()
    const text = field(frame, 'Texte')
    await text.waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type('## Titre')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- un **gras** et')
    await page.keyboard.press('Enter')
    await page.keyboard.type('deux')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await paste(frame, 'Texte', '1. a\n2. b')
    await page.getByRole('button', { name: 'Tableau' }).click()
    await page.keyboard.type('haut')
    await page.keyboard.press('Enter')
    await page.keyboard.type('bas')
    await page.keyboard.press('Tab')
    await page.keyboard.type('suite')
    await frame.locator('th', { hasText: 'suite' }).waitFor()
    await saved(page)
    expect((await fieldsOf(page, 107)).html).toBe(
      '<h2>Titre</h2><ul><li>un <strong>gras</strong> et<ul><li>deux</li></ul></li></ul>' +
        '<ol><li>a</li><li>b</li></ol><div class="table-responsive" tabindex="0" role="group" ' +
        'aria-label="Tableau"><table><thead><tr><th scope="col">haut<br>bas</th>' +
        '<th scope="col">suite</th><th scope="col"></th></tr></thead><tbody>' +
        '<tr><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table></div>',
    )
  }))

test('a title that is too long says so, and its line has no end of line', () =>
  withTeam(server, { anne: { role: 'editor' } }, async ({ anne: { page } }) => {
    const frame = await opened(page, 103)
    await frame.getByRole('heading', { level: 1 }).click()
    await field(frame, 'Titre').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('x'.repeat(251))
    await frame.getByText('1 caractère de trop').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText("Un contrôle ? L'essentiel")
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await fieldsOf(page, 103)).title)
      .toMatch(/^Un contrôle \? L['’]essentiel$/)
    await expect
      .poll(() => frame.getByRole('heading', { level: 1 }).innerText())
      .toBe('Un contrôle\u202F? L’essentiel')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await frame.getByRole('heading', { level: 1, name: 'Contrôle fiscal' }).waitFor()
  }))

test(
  'who loses the article while typing on its page types no more, and loses nothing',
  sampled(false),
  () =>
    withTeam(
      server,
      { anne: { role: 'editor' }, bruno: { role: 'writer' } },
      async ({ anne, bruno }) => {
        const frame = await opened(anne.page, 104)
        // Her browser does not hear of it before she types on.
        await anne.page.route('**/draft/lock', () => {})
        const his = await opened(bruno.page, 104)
        await bruno.page.getByText('Rôle editor modifie cet article depuis').waitFor()
        await his.getByRole('heading', { level: 1 }).click()
        expect(await his.getByRole('textbox').count()).toBe(0)
        await bruno.page.getByRole('button', { name: 'Prendre la main' }).click()
        await bruno.page.getByText('Rôle editor modifie').waitFor({ state: 'detached' })
        await his.getByRole('heading', { level: 1 }).click()
        await field(his, 'Titre').waitFor()
        await bruno.page.keyboard.press('Control+End')
        await bruno.page.keyboard.type(' de Bruno')
        await saved(bruno.page)

        await frame.getByRole('heading', { level: 1 }).click()
        await field(frame, 'Titre').waitFor()
        await anne.page.keyboard.press('Control+End')
        await anne.page.keyboard.type(' d’Anne')
        await anne.page.getByText('Rôle writer a maintenant la main sur cet article').waitFor()
        await field(frame, 'Titre').waitFor({ state: 'detached' })
        await anne.page.unroute('**/draft/lock')
        await anne.page.getByRole('button', { name: 'Reprendre ma version' }).click()
        await saved(anne.page)
        expect((await fieldsOf(anne.page, 104)).title).toMatch(/ d['’]Anne$/)
      },
    ),
)

/** As a developer of the firm writes one: nothing of the product's, and the summary first. */
const OWN_TEMPLATE = `<article class="propre"><p class="chapeau">{{resume}}</p><h1>{{title}}</h1>
<p>Écrit par nos soins</p><div class="texte">{{{text}}}</div></article>`

test('an article is typed on its page as the firm’s own template draws it', () =>
  withTeam(
    server,
    { dora: { role: 'developer' }, anne: { role: 'editor' } },
    async ({ dora, anne }) => {
      await dora.page.getByRole('link', { name: 'Modèles', exact: true }).click()
      await dora.page
        .getByRole('list', { name: 'Modèles' })
        .getByRole('link', { name: /article\/article|Article/ })
        .first()
        .click()
      await dora.page.getByRole('textbox', { name: 'Texte HTML' }).fill(OWN_TEMPLATE)
      await dora.page.getByText('Brouillon enregistré').first().waitFor()
      await dora.page.getByRole('button', { name: 'Publier…' }).click()
      const panel = dora.page.getByRole('dialog', { name: 'Avant de publier' })
      await panel.getByRole('button', { name: 'Publier' }).click()
      await dora.page.getByText('Le modèle est en place sur le site.').waitFor()

      const frame = await opened(anne.page, 102)
      await frame.getByText('Écrit par nos soins').waitFor()
      await frame.locator('.chapeau').click()
      await field(frame, 'Résumé').waitFor()
      await anne.page.keyboard.press('Control+a')
      await anne.page.keyboard.type('En deux mots')
      // From text to text in the order of this template.
      await anne.page.keyboard.press('Tab')
      await field(frame, 'Titre').waitFor()
      await anne.page.keyboard.press('Control+End')
      await anne.page.keyboard.type(', chez nous')
      await frame.locator('.texte p').first().click()
      await field(frame, 'Texte').waitFor()
      await anne.page.keyboard.press('Control+Home')
      await anne.page.keyboard.type('Chez nous. ')
      await anne.page.keyboard.press('Escape')
      await saved(anne.page)
      await publish(anne.page)
      const link = anne.page.getByRole('link', { name: /en ligne/ }).first()
      const live = new URL((await link.getAttribute('href')) ?? '', server.url)
      await expect.poll(async () => (await fetch(live)).text()).toContain('Chez nous. ')
      const read = await (await fetch(live)).text()
      expect(read).toMatch(/<p class="chapeau">En deux mots<\/p>\s*<h1[^>]*>[^<]*, chez nous<\/h1>/)
      expect(read).not.toContain('data-edit')
      expect(await seriousFindings(anne.page)).toEqual([])
    },
  ))

/** A document of a template of the firm that has no element for one variable alone. */
const withoutMarks = async (route: Route) => {
  const response = await route.fetch()
  const body = (await response.text()).replaceAll(/ data-edit="[^"]*"/g, '')
  await route.fulfill({ response, body })
}

test('what the page does not show alone is typed beside it, and the page follows', () =>
  withTeam(server, { anne: { role: 'editor' } }, async ({ anne: { page } }) => {
    await page.route('**/admin/canvas/**', withoutMarks)
    const frame = await opened(page, 101)
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('La TVA, autrement')
    await page.getByRole('textbox', { name: 'Résumé' }).waitFor()
    await page.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
    await frame.getByRole('heading', { level: 1, name: 'La TVA, autrement' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
  }))
