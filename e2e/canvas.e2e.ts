/** @module-tag exhaustive */
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { createStores } from '#app/stores.ts'
import type { Tables } from '#app/tables.ts'
import type { PageDraft } from '#base/core/page/page-draft.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { editorReady, frameOf, saved } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam, type Person } from './team.ts'
import { seriousFindings, useBrowser, WIDTHS } from './visit.ts'

useBrowser()

const WIDGETS = [
  { zone: 'content', type: 'heading', version: 1, options: { text: 'Notre maison' } },
  {
    zone: 'content',
    type: 'rich-text',
    version: 1,
    options: { html: '<p>Une équipe à taille humaine, <a href="/contact">joignable</a>.</p>' },
  },
  {
    zone: 'content',
    type: 'columns',
    version: 1,
    options: {
      columns: [
        {
          width: 6,
          widgets: [{ id: 9001, type: 'heading', version: 1, options: { text: 'À gauche' } }],
        },
        { width: 6, widgets: [] },
      ],
    },
  },
]
/** A page of its own for each test: a lock outlives a window that is closed at once. */
const PATHS = [
  '/le-cabinet',
  '/le-cabinet/notre-histoire',
  '/le-cabinet/temoignages',
  '/nos-missions',
  '/nos-missions/juridique',
  '/nos-missions/transmission',
  '/vous-etes/association',
  '/nos-missions/social-et-paie',
  '/nos-missions/fiscalite',
  '/nos-missions/comptabilite',
  '/nos-missions/patrimoine-du-dirigeant',
]
/** A page as the demo has it: its title is the page’s name. */
const UNTOUCHED = '/vous-etes/batiment'
/** The browser says so of what is pasted, though nothing of it comes into the page. */
const HELD_BACK = /^(Applying inline style|Executing inline event handler) violates/

const server = useOwnDemo()
const pages: number[] = []
let untouched = 0

beforeAll(async () => {
  const db = await openDatabase<Tables>({ file: join(server.dataDir, 'vitrine.sqlite') })
  const stores = createStores(db)
  const [site] = await stores.sites.list()
  const siteId = site?.id ?? 0
  for (const path of PATHS) {
    const page = await stores.pages.findByPath(siteId, path)
    if (!page) throw new Error(`The demo has no page ${path}.`)
    pages.push(page.id)
    await stores.widgets.replace(siteId, { pageId: page.id, lang: 'fr' }, WIDGETS)
  }
  untouched = (await stores.pages.findByPath(siteId, UNTOUCHED))?.id ?? 0
  await db.destroy()
})

interface Opened extends Person {
  id: number
  frame: FrameLocator
  draft(): Promise<PageDraft>
}

/** An editor before the page. */
const edited =
  (work: (opened: Opened) => Promise<void>, width = 1280) =>
  async () => {
    const id = pages.pop()
    expect(id, 'a page of the test’s own').toBeDefined()
    const team = { editor: { role: 'editor', width } } as const
    await withTeam(server, team, ({ editor }) => openPage(editor, id ?? 0, work), HELD_BACK)
  }

async function openPage(person: Person, id: number, work: (opened: Opened) => Promise<void>) {
  const { page } = person
  await page.goto(`${server.url}/admin/pages/${id}/fr/edit`)
  const frame = frameOf(page)
  await frame.locator('[data-zone] [data-widget-type]').first().waitFor()
  await editorReady(page)
  await page.getByRole('button', { name: 'Publier…' }).waitFor()
  await work({
    ...person,
    id,
    frame,
    async draft() {
      const answer = await page.request.get(`${server.url}/admin/api/pages/${id}/fr/draft`)
      return (await answer.json()) as PageDraft
    },
  })
}

const textOf = ({ widgets }: PageDraft, type: string, name: string): unknown => {
  const options = widgets.find((widget) => widget.type === type)?.options
  return typeof options === 'object' ? options[name] : undefined
}
const titleIn = (frame: FrameLocator) => frame.locator('[data-zone] .widget-heading').first()
const barIn = (frame: FrameLocator) => frame.getByRole('toolbar', { name: 'Bloc choisi' })

async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error('Nothing to drag is seen.')
  await page.mouse.move(box.x + 10, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y - 20, { steps: 5 })
  await page.mouse.move(to.x, to.y)
}

describe('a text of the page', () => {
  test(
    'is typed where it stands, taken back by phrases, and shown with its typography',
    edited(async ({ page, frame, draft }) => {
      await titleIn(frame).getByText('Notre maison').click()
      const typed = frame.getByRole('textbox', { name: 'Titre', exact: true })
      await typed.waitFor()
      await page.keyboard.press('End')
      await page.keyboard.type(" d'expertise ; enfin !")
      expect(await typed.textContent()).toBe("Notre maison d'expertise ; enfin !")
      await saved(page)
      await page.keyboard.type(' Et la suite')
      await page.keyboard.press('Control+z')
      expect(await typed.textContent()).toMatch(/enfin\s!$/)
      await page.keyboard.press('Control+z')
      expect(await typed.textContent()).toBe('Notre maison')
      await page.keyboard.press('Control+y')
      expect(await typed.textContent()).toMatch(/enfin\s!$/)
      // A line of its own has no second one.
      await page.keyboard.press('Enter')
      await typed.waitFor({ state: 'detached' })
      await titleIn(frame).getByText('Notre maison d’expertise\u202F; enfin\u202F!').waitFor()
      const isKept = async () => textOf(await draft(), 'heading', 'text')
      await expect.poll(isKept).toBe("Notre maison d'expertise ; enfin !")
      await barIn(frame).waitFor()

      // Looking into it changes nothing.
      await saved(page)
      const before = await draft()
      await titleIn(frame).getByText('enfin').click()
      await typed.waitFor()
      await page.keyboard.press('Escape')
      await typed.waitFor({ state: 'detached' })
      expect((await draft()).base).toBe(before.base)
      // What is shown around is somebody else’s, and no link leads away.
      await frame.getByRole('link', { name: 'joignable' }).click()
      await page.keyboard.press('Escape')
      await frame.locator('header').getByRole('link').first().click()
      await barIn(frame).getByText('En-tête, sur toutes les pages').waitFor()
      await barIn(frame).getByRole('button', { name: 'Modifier' }).click()
      await page.waitForURL(/\/admin\/layouts\/\d+\/header\/fr/)
      await page.getByRole('link', { name: 'Revenir à l’en-tête et au pied de page' }).waitFor()
      await frame.locator('[data-zone] .widget-site-header').waitFor()
    }),
  )

  test(
    'with marks is typed, too: bold by its key, a paste without scripts',
    edited(async ({ page, frame, draft }) => {
      const html = async () => String(textOf(await draft(), 'rich-text', 'html'))
      const before = await html()
      await frame.getByText('Une équipe à taille humaine').click({ position: { x: 4, y: 8 } })
      const typed = frame.getByRole('textbox', { name: 'Texte', exact: true })
      await typed.waitFor()
      await page.keyboard.press('Home')
      await page.keyboard.type('Voici ')
      await page.keyboard.press('Control+b')
      await page.keyboard.type('nous')
      await page.keyboard.press('Control+b')
      await page.keyboard.type('\u00A0: ')
      await saved(page)
      await expect.poll(html).toContain('Voici <strong>nous</strong>\u00A0: Une équipe')
      await typed.evaluate((element) => {
        const data = new DataTransfer()
        data.setData(
          'text/html',
          '<p style="mso-list:l0">collé<img name="body" src="/x" onerror="top.hacked = 1"><script>top.hacked = 1</script></p>',
        )
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      })
      await expect.poll(html).toContain('collé')
      expect(await html()).not.toMatch(/script|onerror|mso|name=/)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      await page.keyboard.press('Escape')
      await typed.waitFor({ state: 'detached' })
      for (let step = 0; step < 8 && (await html()) !== before; step += 1) {
        await page.getByRole('button', { name: 'Annuler', exact: true }).click()
        await saved(page)
      }
      expect(await html()).toBe(before)
    }),
  )

  test(
    'with marks has a bar: bold, a link that looks like a button, a picture with its caption',
    sampled(false),
    edited(async ({ page, frame, draft }) => {
      const html = async () => String(textOf(await draft(), 'rich-text', 'html'))
      await frame.getByText('Une équipe à taille humaine').click({ position: { x: 4, y: 8 } })
      await frame.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
      const bar = page.getByRole('toolbar', { name: 'Texte de la page : mise en forme' })
      await page.keyboard.press('End')
      await bar.getByRole('button', { name: 'Gras' }).click()
      await page.keyboard.type(' vraiment')
      await expect.poll(html).toContain('<strong> vraiment</strong>')

      await bar.getByRole('button', { name: 'Lien', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Texte du lien').fill('Nous écrire')
      await dialog.getByRole('combobox').first().click()
      await page.getByRole('option', { name: 'Une adresse' }).click()
      // A click has the field typed in: the bar takes the caret out of the page's text alone.
      await dialog.getByLabel('Adresse', { exact: true }).click()
      await page.keyboard.type('/contact')
      await dialog.getByRole('checkbox', { name: 'Montrer comme un bouton' }).check()
      await dialog.getByRole('checkbox', { name: /^Marquer sur la page/ }).check()
      expect(await seriousFindings(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Appliquer' }).click()
      await expect
        .poll(html)
        .toMatch(
          /<a (?=[^>]*href="\/contact")(?=[^>]*data-url="\/contact")(?=[^>]*class="btn btn-primary")[^>]*>Nous écrire<\/a>/,
        )

      await bar.getByRole('button', { name: 'Image', exact: true }).click()
      await dialog.getByLabel('Chercher').fill('gare')
      await dialog.getByRole('button', { name: /gare/i }).first().click()
      await dialog.getByLabel('Texte de remplacement').fill('Le plan de la gare')
      await dialog.getByRole('button', { name: 'Utiliser' }).click()
      await dialog.waitFor({ state: 'detached' })
      // The caret stands in the caption, and Enter goes on below the picture.
      await page.keyboard.type('Le bail')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Ensuite.')
      await expect
        .poll(html)
        .toMatch(
          /<figure><img (?=[^>]*src="[^"]*gare)(?=[^>]*alt="Le plan de la gare")[^>]*><figcaption>Le bail<\/figcaption><\/figure><p>Ensuite\.<\/p>/,
        )
      await frame.locator('figure img').last().click()
      await bar.getByRole('button', { name: 'Texte alternatif' }).click()
      await dialog.getByLabel('Ce que montre l’image').fill('Un bail')
      await dialog.getByRole('button', { name: 'Appliquer' }).click()
      await expect.poll(html).toContain('alt="Un bail"')

      // Who goes elsewhere has left the text, and the server draws it.
      await page.getByRole('button', { name: 'Plan' }).click()
      await bar.waitFor({ state: 'detached' })
      await frame.locator('figure figcaption', { hasText: 'Le bail' }).waitFor()
      await frame.locator('a.btn', { hasText: 'Nous écrire' }).waitFor()
    }),
  )

  test(
    'that is pasted into a plain one loses its marks; one that is too long is kept and told',
    sampled(false),
    edited(async ({ page, context, frame, draft }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await titleIn(frame).getByText('Notre maison').click()
      const typed = frame.getByRole('textbox', { name: 'Titre', exact: true })
      await typed.waitFor()
      await page.keyboard.press('Control+a')
      await typed.evaluate(async () => {
        const html = new Blob(['<h2>Un <b>titre</b><br>sur deux lignes</h2>'], {
          type: 'text/html',
        })
        const plain = new Blob(['Un titre\nsur deux lignes'], { type: 'text/plain' })
        await navigator.clipboard.write([
          new ClipboardItem({ 'text/html': html, 'text/plain': plain }),
        ])
      })
      await page.keyboard.press('Control+v')
      const text = async () => textOf(await draft(), 'heading', 'text')
      await expect.poll(text).toBe('Un titre sur deux lignes')
      expect(await typed.locator('b, h2').count()).toBe(0)
      await page.keyboard.insertText('x'.repeat(5000))
      await frame.getByText(/caractères de trop/).waitFor()
      expect((await typed.textContent())?.length).toBeGreaterThan(5000)
      await page.keyboard.press('Control+z')
      await frame.getByText(/caractères de trop/).waitFor({ state: 'hidden' })
    }),
  )
})

test(
  'a title that is the page’s name is gone on from, and stays while it is only looked at',
  sampled(false),
  async () => {
    await withTeam(server, { editor: { role: 'editor' } }, ({ editor }) =>
      openPage(editor, untouched, async ({ page, frame, draft }) => {
        // A low widget is chosen in its middle, whatever appears around it.
        const low = frame.locator('[data-zone] .widget-breadcrumb')
        await low.hover()
        await frame.getByRole('button', { name: 'Ajouter un bloc après' }).waitFor()
        await page.mouse.down()
        await page.mouse.up()
        await barIn(frame).getByText('Fil d’Ariane').waitFor()
        const text = async () => textOf(await draft(), 'heading', 'text')
        const title = frame.locator('[data-zone] h1')
        const name = (await title.textContent()) ?? ''
        await title.click()
        await frame.getByRole('textbox', { name: 'Titre', exact: true }).waitFor()
        expect(await title.textContent()).toBe(name)
        await page.keyboard.press('Escape')
        expect(await text()).toBe('')
        await title.click()
        await page.keyboard.press('End')
        await page.keyboard.type(' et travaux')
        await saved(page)
        await expect.poll(text).toBe(`${name} et travaux`)
        await page.keyboard.press('Control+z')
        await expect.poll(() => title.textContent()).toBe(name)
        await page.keyboard.press('Escape')
        await expect.poll(text).toBe('')

        // Words over which the mouse is drawn are those that are written over.
        const box = await title.boundingBox()
        if (!box) throw new Error('The title is not seen.')
        await page.mouse.move(box.x + 1, box.y + box.height / 2)
        await page.mouse.down()
        await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 4 })
        await page.mouse.up()
        await frame.getByRole('textbox', { name: 'Titre', exact: true }).waitFor()
        await page.keyboard.type('Autrement')
        await expect.poll(text).toBe('Autrement')
        await page.keyboard.press('Control+z')
        await page.keyboard.press('Escape')
        await expect.poll(text).toBe('')
      }),
    )
  },
)

describe('a widget of the page', () => {
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

      await frame.getByRole('button', { name: /colonne 2/i }).click()
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
      const right = await frame.getByRole('button', { name: /colonne 2/i }).boundingBox()
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
    const id = pages.pop() ?? 0
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
  const id = pages.pop() ?? 0
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

test('what is typed before the script of a text with marks is there is written into it, and no key is the page’s', async () => {
  const id = pages.pop() ?? 0
  await withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
    const isTyped = Promise.withResolvers<void>()
    await page.route('**/rich-typing-*.js', async (route) => {
      await isTyped.promise
      await route.continue()
    })
    await page.goto(`${server.url}/admin/pages/${id}/fr/edit`)
    await editorReady(page)
    const frame = frameOf(page)
    await frame.getByText('Une équipe').click({ position: { x: 1, y: 8 } })
    await page.keyboard.type('Ici/')
    for (const key of ['Delete', 'Enter', 'ArrowUp', 'Backspace']) await page.keyboard.press(key)
    await page.keyboard.type(', ')
    isTyped.resolve()
    const text = frame.getByRole('textbox', { name: 'Texte', exact: true })
    await text.getByText('Ici, Une équipe à taille humaine').waitFor()
    await page.keyboard.type('là, ')
    await text.getByText('Ici, là, Une équipe à taille humaine').waitFor()
    await saved(page)
  })
})

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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }, 390),
)
