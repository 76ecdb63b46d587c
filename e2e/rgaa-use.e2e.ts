/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachPage } from './rgaa-sample.ts'
import { useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

/** What of the grid (`demo/rgaa.yaml`) is seen by whoever uses the pages of its sample, or hears them. */
/** Roles under which Chromium hands out what takes the focus. */
const KNOWN = new Set(
  (
    'link button DisclosureTriangle DisclosureTriangleGrouped textbox searchbox combobox ComboBoxSelect radio checkbox ' +
    'main group Legend region RootWebArea MenuListOption option table scrollbar'
  ).split(' '),
)

/** What takes the focus from script alone, or names itself by its content. */
const UNNAMED = new Set(['main', 'Legend', 'RootWebArea', 'MenuListOption'])

test('7.1 the tree of accessibility has a role and a name for whatever takes the focus, and what opens says its state', () =>
  eachPage(async (page, path) => {
    await page.locator('.search-toggle[role="button"]').waitFor()
    const device = await page.context().newCDPSession(page)
    const { nodes } = await device.send('Accessibility.getFullAXTree')
    const said = nodes.map(({ ignored, role, name, properties = [] }) => {
      const states = new Map(properties.map((one) => [String(one.name), one.value.value]))
      return { ignored, role: String(role?.value), name: String(name?.value ?? ''), states }
    })
    const focusable = said.filter(({ ignored, states }) => !ignored && states.get('focusable'))
    expect(focusable.length).toBeGreaterThan(30)
    const mute = focusable.filter(
      ({ role, name }) => !KNOWN.has(role) || (name.trim() === '' && !UNNAMED.has(role)),
    )
    const shut = focusable.filter(
      ({ role, name, states }) =>
        (role.startsWith('DisclosureTriangle') || name === 'Rechercher') && !states.has('expanded'),
    )
    expect([path, mute, shut]).toEqual([path, [], []])
  }))

const seenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'h1, h2, h3, main a, main label, main legend, main td',
      ),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => `${one.localName} ${one.innerText.replaceAll(/\s+/g, ' ').trim()}`),
  )

test('7.2 without script each page has the same titles, links, fields and figures', () =>
  eachPage(async (page, path) => {
    const withScript = await seenIn(page)
    await visit(
      path,
      async ({ page: plain }) => {
        const without = new Set(await seenIn(plain))
        expect([path, withScript.filter((one) => !without.has(one))]).toEqual([path, []])
      },
      { javaScript: false },
    )
  }))

test('7.5 what changes without taking the focus is said by a status or an alert', async () => {
  const says = (page: Page, role: 'status' | 'alert', words: RegExp) =>
    page.getByRole(role).filter({ hasText: words }).first().waitFor({ state: 'attached' })
  await visit('/recherche', async ({ page }) => {
    await page.locator('main [name="query"]').pressSequentially('tva')
    await says(page, 'status', /^\d+ suggestions$/)
  })
  await visit('/vos-actualites/infos-pratiques/fil-dactualites', async ({ page }) => {
    await page.locator('[data-filter="AES"]').click()
    await says(page, 'status', /^\d+ articles, page 1 sur \d+$/)
  })
  await visit('/vos-outils/simulateurs/mensualite-demprunt', async ({ page }) => {
    await page.locator('[name="capital"]').fill('200000')
    await says(page, 'status', /^200.000,00.€ à 3,5.%/)
    await page.locator('[name="taux"]').fill('beaucoup')
    await says(page, 'alert', /ce n’est pas un nombre/)
  })
})

test('11.11 what is wrong is told with what would be right', async () => {
  const wrong = async (path: string, fields: Record<string, string>, button: string) =>
    visit(path, async ({ page }) => {
      for (const [name, value] of Object.entries(fields)) {
        const field = page.locator(`main [name="${name}"]`).first()
        if ((await field.getAttribute('type')) === 'radio') await page.getByText(value).click()
        else await field.fill(value)
      }
      await page.getByRole('button', { name: button }).locator('visible=true').click()
      const fault = page.locator('main [aria-invalid="true"]').locator('visible=true').first()
      await fault.waitFor()
      return fault.evaluate((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    })
  const known = { nom: 'Ève', message: 'Bonjour', email: 'eve@exemple' }
  expect(await wrong('/contact', known, 'Envoyer')).toMatch(/Écrivez-la ainsi\s: nom@exemple\.fr/)
  const project = { situation: 'Mon entreprise change de cabinet', siren: '123' }
  expect(await wrong('/votre-projet/parlons-de-votre-projet', project, 'Continuer')).toContain(
    'il compte neuf chiffres',
  )
  expect(
    await wrong('/vos-outils/simulateurs/mensualite-demprunt', { taux: 'trois' }, 'Calculer'),
  ).toContain('écrivez par exemple')
})

test('13.11 nothing happens before the pointer is let go of what it pressed', () =>
  eachPage(async (page, path) => {
    // Scripts that take the page over change what is compared below.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() =>
      addEventListener('dragstart', (event) => event.preventDefault(), { capture: true }),
    )
    const state = () =>
      page.evaluate(() => [
        location.href,
        ...[...document.querySelectorAll('[aria-expanded], details, input')].map((one) =>
          one instanceof HTMLInputElement
            ? one.checked
            : (one.getAttribute('aria-expanded') ?? one.hasAttribute('open')),
        ),
      ])
    const before = await state()
    const spots = await page.evaluate(oneOfEachKind)
    expect(spots.length).toBeGreaterThan(9)
    await page.setViewportSize({ width: WIDTHS.desktop, height: 6000 })
    for (const kind of spots) {
      const box = await page.locator(kind).first().boundingBox()
      if (box === null) continue
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(2, 450)
      await page.mouse.up()
    }
    expect([path, await state()]).toEqual([path, before])
  }))

/** A control of each kind, by a selector. */
function oneOfEachKind(): string[] {
  const kinds = new Map<string, string>()
  let place = 0
  for (const one of document.querySelectorAll('a[href], button, summary, label')) {
    const { width } = one.getBoundingClientRect()
    if (width <= 1 || !one.checkVisibility({ visibilityProperty: true })) continue
    const kind = [one.localName, one.className, one.closest('[class]:not(a)')?.className].join()
    if (kinds.has(kind)) continue
    one.setAttribute('data-kind', String((place += 1)))
    kinds.set(kind, `[data-kind="${place}"]`)
  }
  return [...kinds.values()]
}
