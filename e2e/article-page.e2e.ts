/** @module-tag exhaustive */
import type { FrameLocator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { editorReady, frameOf, saved } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam } from './team.ts'
import { seriousFindings, useBrowser } from './visit.ts'

useBrowser()

const server = useOwnDemo()
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
    await saved(page)
    expect((await fieldsOf(page, 103)).title).toMatch(/^Un contrôle \? L['’]essentiel$/)
    expect(await frame.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Un contrôle\u202F? L’essentiel',
    )
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
