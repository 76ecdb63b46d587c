/** @module-tag exhaustive */
import { describe, expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { barIn, textOf, titleIn, useCanvas } from './canvas.ts'
import { editorReady, frameOf, saved } from './editor.ts'
import { withTeam } from './team.ts'
import { seriousFindings, useBrowser } from './visit.ts'

useBrowser()

/** A page as the demo has it: its title is the page’s name. */
const UNTOUCHED = '/vous-etes/batiment'

const { server, pageAt, ownPage, openPage, edited } = useCanvas([
  '/vos-outils',
  '/le-cabinet',
  '/le-cabinet/notre-histoire',
  '/nos-missions',
  '/nos-missions/juridique',
  '/nos-missions/transmission',
  '/vous-etes/association',
  '/nos-missions/gestion-et-pilotage',
  '/nos-missions/comptabilite',
])

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
    'is entered by a click under which the page moved, as it does once another text is left',
    edited(async ({ page, frame }) => {
      const title = titleIn(frame).getByText('Notre maison')
      const box = await title.boundingBox()
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 8)
      await page.mouse.down()
      await title.evaluate((element) => {
        element.style.marginTop = '90px'
      })
      await page.mouse.up()
      await frame.getByRole('textbox', { name: 'Titre', exact: true }).waitFor()
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
    'with marks keeps a number in its link when its last digit is corrected, and dials the new one',
    edited(async ({ page, frame, draft }) => {
      const html = async () => String(textOf(await draft(), 'rich-text', 'html'))
      await frame.getByText('Appelez le').click({ position: { x: 4, y: 8 } })
      await frame.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
      // Keys that wait while the page is busy are each heard where the one before put the caret.
      await frame.locator('body').evaluate(() => {
        setTimeout(() => {
          for (const end = performance.now() + 400; performance.now() < end;);
        }, 50)
      })
      await Promise.all([
        page.keyboard.press('End'),
        page.keyboard.press('Backspace'),
        page.keyboard.type('5'),
      ])
      await expect.poll(html).toContain('<a href="tel:+33199001235">01 99 00 12 35</a></p>')
      // A digit that is chosen is typed over.
      await page.keyboard.press('Shift+ArrowLeft')
      await page.keyboard.type('6 ou passez')
      await expect
        .poll(html)
        .toContain('<a href="tel:+33199001236">01 99 00 12 36</a> ou passez</p>')
      await page.keyboard.press('Escape')
      await frame.getByRole('link', { name: '01 99 00 12 36', exact: true }).waitFor()
    }),
  )

  test.each([1280, 390])(
    'with marks is read while it is typed: its bar lies over no line of the page, which stays where it was, at %i pixels',
    sampled(false),
    (width) =>
      edited(async ({ page, frame }) => {
        const line = frame.getByText('Appelez le')
        await page.setViewportSize({ width, height: 560 })
        await line.evaluate((at) => at.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const before = await line.boundingBox()
        await line.click({ position: { x: 4, y: 8 } })
        await frame.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
        const bar = page.getByRole('toolbar', { name: 'Texte de la page : mise en forme' })
        await bar.waitFor()
        const room = async () => {
          const [shown, tools] = await Promise.all([
            page.locator('#preview-frame').boundingBox(),
            bar.boundingBox(),
          ])
          return (shown?.y ?? 0) - ((tools?.y ?? 0) + (tools?.height ?? 0))
        }
        await expect.poll(room).toBeGreaterThanOrEqual(0)
        const moved = async () => Math.abs(((await line.boundingBox())?.y ?? 0) - (before?.y ?? 0))
        await expect.poll(moved).toBeLessThan(3)
        // By keys to the bar, and back to the caret.
        await page.keyboard.press('Alt+F10')
        await bar.getByRole('combobox').and(page.locator(':focus')).waitFor()
        await page.keyboard.press('Escape')
        await page.keyboard.press('Home')
        await page.keyboard.type('Ici : ')
        await frame.getByText('Ici : Appelez le').waitFor()
        await page.keyboard.press('Escape')
        await bar.waitFor({ state: 'detached' })
        await expect.poll(moved).toBeLessThan(3)
        // The bar of its block neither, where it fills the window, until it is left.
        await line.click({ position: { x: 4, y: 8 } })
        await bar.waitFor()
        for (let lines = 0; lines < 24; lines += 1) await page.keyboard.press('Enter')
        await barIn(frame).waitFor({ state: 'hidden' })
        await page.keyboard.press('Escape')
        await barIn(frame).waitFor()
      }, width)(),
  )

  test(
    'names a figure by its key, and the page shows what it is worth',
    sampled(false),
    edited(async ({ page, frame, draft }) => {
      const html = async () => String(textOf(await draft(), 'rich-text', 'html'))
      await frame.getByText('Une équipe à taille humaine').click({ position: { x: 4, y: 8 } })
      await frame.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
      const bar = page.getByRole('toolbar', { name: 'Texte de la page : mise en forme' })
      await page.keyboard.press('End')
      await page.keyboard.type(' Au moins ')
      await bar.getByRole('button', { name: 'Chiffre', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Chiffre utile').fill('smic hor')
      await page.getByRole('option', { name: /^SMIC horaire \d/ }).click()
      expect(await seriousFindings(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Insérer' }).click()
      await expect.poll(html).toContain('Au moins %%chiffre:smic_horaire%%')
      await page.getByRole('button', { name: 'Plan' }).click()
      await bar.waitFor({ state: 'detached' })
      await frame.getByText(/Au moins 12,31\s€/).waitFor()
      // Whoever goes on typing has the key, not its value.
      await frame.getByText(/Au moins 12,31/).click()
      await frame.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
      await page.keyboard.type('Ici, ')
      await expect
        .poll(html)
        .toMatch(/Ici, [^]*%%chiffre:smic_horaire%%|%%chiffre:smic_horaire%%[^]*Ici, /)
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
    const { id } = await pageAt(UNTOUCHED)
    await withTeam(server, { editor: { role: 'editor' } }, ({ editor }) =>
      openPage(editor, id, async ({ page, frame, draft }) => {
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

test('what is typed before the script of a text with marks is there is written into it, and no key is the page’s', async () => {
  const id = ownPage()
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
