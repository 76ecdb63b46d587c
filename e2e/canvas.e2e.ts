/** @module-tag exhaustive */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { barIn, textOf, titleIn, useCanvas } from './canvas.ts'
import { frameOf, saved } from './editor.ts'
import { withTeam } from './team.ts'
import { seriousFindings, useBrowser, WIDTHS } from './visit.ts'

useBrowser()

const { server, ownPage, openPage, edited } = useCanvas([
  '/le-cabinet/nos-engagements',
  '/le-cabinet',
  '/le-cabinet/notre-histoire',
  '/le-cabinet/temoignages',
  '/nos-missions',
  '/nos-missions/juridique',
  '/nos-missions/transmission',
  '/vous-etes/association',
  '/nos-missions/fiscalite',
  '/nos-missions/comptabilite',
])

async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error('Nothing to drag is seen.')
  await page.mouse.move(box.x + 10, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y - 20, { steps: 5 })
  await page.mouse.move(to.x, to.y)
}

describe('a widget of the page', () => {
  test(
    'has its « + » before and after it, over none of its words',
    edited(async ({ frame }) => {
      const text = frame.locator('[data-zone] .widget-rich-text')
      await text.evaluate((element) => element.style.setProperty('min-height', '300px'))
      await text.hover()
      const plus = (where: string) =>
        frame.getByRole('button', { name: `Ajouter un bloc ${where}` }).boundingBox()
      await expect.poll(async () => (await plus('après'))?.y ?? 0).toBeGreaterThan(0)
      const [own, before, after] = await Promise.all([
        text.boundingBox(),
        plus('avant'),
        plus('après'),
      ])
      if (!own || !before || !after) throw new Error('No « + » is seen.')
      expect(before.y + before.height).toBeLessThanOrEqual(own.y + 1)
      expect(after.y).toBeGreaterThanOrEqual(own.y + own.height - 1)
    }),
  )

  test(
    'is put where one says, and its text is typed at once; into an empty column, too',
    edited(async ({ page, frame, draft }) => {
      await titleIn(frame).hover()
      await frame.getByRole('button', { name: 'Ajouter un bloc après' }).click()
      const search = page.getByRole('searchbox', { name: 'Chercher un bloc' })
      await search.fill('accroch')
      await search.fill('titre')
      await page
        .getByRole('region', { name: 'Ajouter un bloc' })
        .getByRole('button', { name: 'Titre', exact: true })
        .click()
      await frame.getByRole('textbox', { name: 'Titre', exact: true }).waitFor()
      await page.keyboard.type('Juste après')
      await saved(page)
      const types = async () =>
        (await draft()).widgets.map(({ type, options }) => [type, Object(options)['text']])
      await expect.poll(types).toMatchObject([
        ['heading', 'Notre maison'],
        ['heading', 'Juste après'],
        ['rich-text', undefined],
        ['columns', undefined],
      ])
      await page.keyboard.press('Escape')

      await frame.getByRole('button', { name: /^Ajouter un bloc .*colonne 2/i }).click()
      await search.waitFor()
      await page
        .getByRole('region', { name: 'Ajouter un bloc' })
        .getByRole('button', { name: 'Texte', exact: true })
        .click()
      await frame.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
      await page.keyboard.type('Dans la colonne')
      await saved(page)
      const columns = async () => JSON.stringify(textOf(await draft(), 'columns', 'columns'))
      await expect.poll(columns).toContain('Dans la colonne')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+z')
      await expect.poll(columns).not.toContain('Dans la colonne')

      // Or at once, without a look at the blocks, once the column is empty again.
      await page.keyboard.press('Control+z')
      await frame.getByRole('button', { name: /^Écrire ici .*colonne 2/i }).click()
      await frame.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
      await page.keyboard.type('Écrit aussitôt')
      await saved(page)
      await expect.poll(columns).toContain('Écrit aussitôt')
    }),
  )

  test(
    'is moved by its handle, given up by Escape; the outline and the keys do the same',
    sampled(false),
    edited(async ({ page, frame, draft }) => {
      const order = async () => (await draft()).widgets.map(({ type }) => type)
      await titleIn(frame).click({ position: { x: 2, y: 2 } })
      await page.keyboard.press('Escape')
      const handle = barIn(frame).getByText('Titre')
      const right = await frame
        .getByRole('button', { name: /^Ajouter un bloc .*colonne 2/i })
        .boundingBox()
      const target = { x: (right?.x ?? 0) + 60, y: (right?.y ?? 0) + 10 }
      await drag(page, handle, target)
      await page.keyboard.press('Escape')
      await page.mouse.up()
      expect(await order()).toEqual(['heading', 'rich-text', 'columns'])
      await drag(page, handle, target)
      await page.mouse.up()
      await expect.poll(order).toEqual(['rich-text', 'columns'])
      await frame.locator('.columns').getByText('Notre maison').waitFor()
      await page.keyboard.press('Control+z')
      await expect.poll(order).toEqual(['heading', 'rich-text', 'columns'])

      // By keys alone: from widget to widget, its bar, its options and back.
      await frame.locator('.widget-rich-text').first().focus()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Alt+ArrowDown')
      await expect.poll(order).toEqual(['rich-text', 'heading', 'columns'])
      await page.keyboard.press('F2')
      const field = page.getByRole('textbox', { name: 'Titre', exact: true })
      await field.waitFor()
      await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Enter')
      await frame.getByRole('textbox', { name: 'Titre', exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('/')
      await page.getByRole('searchbox', { name: 'Chercher un bloc' }).waitFor()
      await page.keyboard.press('Escape')
      for (const width of Object.values(WIDTHS)) {
        await page.setViewportSize({ width, height: 900 })
        expect(await seriousFindings(page)).toEqual([])
        const [, inner = page.mainFrame()] = page.frames()
        expect(await seriousFindings(inner)).toEqual([])
      }
    }),
  )
})

test(
  'a block that goes, and comes back, moves no other',
  edited(async ({ page, frame }) => {
    const zone = frame.locator('[data-zone="content"]')
    await zone.evaluate((element) => {
      const log = { came: 0, went: 0 }
      Object.assign(window, { log })
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          log.came += addedNodes.length
          log.went += removedNodes.length
        }
      }).observe(element, { childList: true })
    })
    const log = () => zone.evaluate(() => (window as Window & { log?: unknown }).log)
    await titleIn(frame).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Delete')
    await frame.getByText('Notre maison').waitFor({ state: 'detached' })
    expect(await log()).toEqual({ came: 0, went: 1 })
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await frame.getByText('Notre maison').waitFor()
    expect(await log()).toEqual({ came: 1, went: 1 })
  }),
)

test(
  'whose lock is taken by somebody else while they type stops at once, and keeps what they typed',
  sampled(false),
  async () => {
    const id = ownPage()
    await withTeam(
      server,
      { anne: { role: 'editor' }, bruno: { role: 'editor' } },
      ({ anne, bruno }) =>
        openPage(anne, id, async ({ page, frame }) => {
          await titleIn(frame).getByText('Notre maison').click()
          const typed = frame.getByRole('textbox', { name: 'Titre', exact: true })
          await typed.waitFor()
          await page.keyboard.type('x')
          await saved(page)
          // She hears of it by her own save: no heartbeat tells her before she has typed.
          const isTyped = Promise.withResolvers<void>()
          await page.route('**/draft/lock', async (route) => {
            await isTyped.promise
            await route.continue()
          })
          await bruno.page.goto(`${server.url}/admin/pages/${id}/fr/edit`)
          await bruno.page.getByRole('button', { name: 'Prendre la main' }).click()
          await bruno.page.getByText('modifie cette page depuis').waitFor({ state: 'detached' })
          await page.keyboard.type('Anne')
          isTyped.resolve()
          await page.getByText('a maintenant la main sur cette page').waitFor()
          await typed.waitFor({ state: 'detached' })
          await page.getByRole('button', { name: 'Reprendre ma version' }).click()
          await saved(page)
          await titleIn(frame).getByText(/Anne/).waitFor()
        }),
    )
  },
)

test('a block that is added while the page still comes takes the caret once it is there', async () => {
  const id = ownPage()
  await withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
    const isAdded = Promise.withResolvers<void>()
    await page.route('**/admin/canvas/**', async (route) => {
      await isAdded.promise
      await route.continue()
    })
    await page.goto(`${server.url}/admin/pages/${id}/fr/edit`)
    await page.getByRole('button', { name: 'Ajouter un bloc', exact: true }).click()
    const picker = page.getByRole('region', { name: 'Ajouter un bloc' })
    await picker.getByRole('button', { name: 'Texte', exact: true }).click()
    isAdded.resolve()
    const text = frameOf(page).getByRole('textbox', { name: 'Texte', exact: true })
    await text.waitFor()
    await page.keyboard.type('Dès que possible.')
    await text.getByText('Dès que possible.').waitFor()
    await saved(page)
  })
})

for (const [late, address] of [
  ['the page', '**/admin/canvas/**'],
  ['its drawing', '**/previews'],
] as const) {
  test(`who goes on to the options of a block stays there, though ${late} comes late`, async () => {
    const id = ownPage()
    await withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
      const isTyped = Promise.withResolvers<void>()
      await page.route(address, async (route) => {
        await isTyped.promise
        await route.continue()
      })
      await page.goto(`${server.url}/admin/pages/${id}/fr/edit`)
      await page.getByRole('button', { name: 'Ajouter un bloc', exact: true }).click()
      const picker = page.getByRole('region', { name: 'Ajouter un bloc' })
      await picker.getByRole('button', { name: 'Actualités et vidéos', exact: true }).click()
      await page.getByRole('button', { name: 'Options', exact: true }).click()
      const themes = page.getByRole('combobox', { name: 'Thèmes' })
      await themes.fill('Soc')
      isTyped.resolve()
      await frameOf(page)
        .locator('[role=group][aria-label^="Actualités"]:not([aria-busy])')
        .first()
        .waitFor()
      await page.keyboard.type('ial')
      await expect.poll(() => themes.inputValue()).toBe('Social')
    })
  })
}

test(
  'by touch: chosen by the first tap, typed by the second, added under the thumb',
  edited(async ({ page, frame, draft }) => {
    const title = titleIn(frame).getByText('Notre maison')
    await title.dispatchEvent('click', { pointerType: 'touch' })
    await title.click()
    await frame.getByRole('textbox', { name: 'Titre', exact: true }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type(' ici')
    await page.keyboard.press('Enter')
    await expect.poll(async () => textOf(await draft(), 'heading', 'text')).toBe('Notre maison ici')
    await page.getByRole('button', { name: 'Ajouter un bloc', exact: true }).click()
    await page
      .getByRole('region', { name: 'Ajouter un bloc' })
      .getByRole('button', { name: 'Texte', exact: true })
      .click()
    await frame.locator('.canvas-note').getByText('Texte').first().waitFor()
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(scrollWidth).toBe(390)
  }, 390),
)
