/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam } from './team.ts'
import { seriousFindings, useBrowser } from './visit.ts'

useBrowser()

const server = useOwnDemo()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const entries = (page: Page) => page.getByRole('list', { name: 'Entrées du menu' })
const label = (page: Page) => page.getByRole('textbox', { name: 'Libellé' })
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Menus', exact: true }).click()
  await page.getByRole('cell', { name, exact: true }).click()
  await entries(page).waitFor()
}

async function saved(page: Page): Promise<void> {
  await shows(page, /Brouillon enregistré/)
}

async function publish(page: Page): Promise<void> {
  await button(page, 'Publier…').click()
  const panel = page.getByRole('dialog', { name: 'Avant de publier' })
  await panel.getByText('Rien à signaler.').waitFor()
  await panel.getByRole('button', { name: 'Publier' }).click()
  await shows(page, 'Le menu est en ligne.')
}

const home = async (page: Page): Promise<string> =>
  (await page.request.get(`${server.url}/`)).text()

test('a menu is changed in a draft, undone, published, and put back as it was', () =>
  withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
    await openMenu(page, 'Pratique')
    const first = entries(page).locator('[aria-current]').first()
    const former = (await first.locator('span').first().textContent()) ?? ''
    await first.click()
    await label(page).fill('Tout ce qui sert')
    await saved(page)
    await page
      .frameLocator('iframe[title="Aperçu du menu"]')
      .getByText('Tout ce qui sert')
      .waitFor()
    // As wide as a screen, whatever room there is for it.
    expect(await page.getByTitle('Aperçu du menu').getAttribute('width')).toBe('1280')
    expect(await home(page)).not.toContain('Tout ce qui sert')
    expect(await seriousFindings(page)).toEqual([])

    await button(page, 'Annuler le dernier changement').click()
    await entries(page).getByRole('button', { name: former, exact: true }).waitFor()
    await button(page, 'Rétablir').click()
    await entries(page).getByRole('button', { name: 'Tout ce qui sert', exact: true }).waitFor()
    await saved(page)
    await publish(page)
    await expect.poll(() => home(page)).toContain('Tout ce qui sert')

    await button(page, 'Historique').click()
    const history = page.getByRole('dialog', { name: 'Historique' })
    await history
      .getByRole('button', { name: /^Comparer avec maintenant/ })
      .last()
      .click()
    const compared = page.getByRole('dialog').last()
    await compared.getByText('Libellé').waitFor()
    await compared.getByRole('button', { name: 'Fermer' }).click()
    await history
      .getByRole('button', { name: /^Reprendre cette version/ })
      .last()
      .click()
    const put = entries(page).getByRole('button', { name: former, exact: true })
    await put.waitFor()
    // It is a step as any other.
    await button(page, 'Annuler le dernier changement').click()
    await entries(page).getByRole('button', { name: 'Tout ce qui sert', exact: true }).waitFor()
    await button(page, 'Rétablir').click()
    await put.waitFor()
    await publish(page)
    await expect.poll(() => home(page)).not.toContain('Tout ce qui sert')
  }))

test(
  'what is wrong is told at its entry, kept, and not published; a writer asks on a phone',
  sampled(false),
  () =>
    withTeam(
      server,
      { writer: { role: 'writer', width: 390 }, editor: { role: 'editor' } },
      async ({ writer, editor }) => {
        const { page } = writer
        await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
        await openMenu(page, 'Liens légaux')
        await button(page, 'Ajouter une entrée').click()
        await label(page).fill('x'.repeat(301))
        await shows(page, 'Trop long : 300 signes au plus.')
        expect(await seriousFindings(page)).toEqual([])
        await button(page, 'Terminé').click()
        await saved(page)
        const wrong = entries(page).getByRole('button', { name: /\(à corriger\)$/ })
        expect(await seriousFindings(page)).toEqual([])
        await button(page, 'Demander la publication').click()
        const asking = page.getByRole('dialog')
        await asking.getByRole('button', { name: /^Demander/ }).click()
        await asking.getByText(/un point est à corriger/).waitFor()
        await asking.getByRole('button', { name: 'Annuler' }).click()
        await wrong.click()
        await label(page).fill('Nos conseils')
        await page.getByText('Trop long').waitFor({ state: 'detached' })
        await button(page, 'Terminé').click()
        await page.locator('[data-saving="saved"]').waitFor()
        await button(page, 'Demander la publication').click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Demander/ })
          .click()
        await shows(page, /Votre demande est enregistrée/)
        await page.goto(`${server.url}/admin`)

        await editor.page.goto(`${server.url}/admin`)
        await editor.page
          .getByRole('link', { name: /Liens légaux/ })
          .first()
          .click()
        await entries(editor.page).getByText('Nos conseils').waitFor()
        await button(editor.page, 'Publier…').click()
        const panel = editor.page.getByRole('dialog', { name: 'Avant de publier' })
        await panel.getByText(/Nos conseils.*ne mène nulle part/).waitFor()
        await panel.getByRole('button', { name: /^Publier/ }).click()
        await shows(editor.page, 'Le menu est en ligne.')
        expect(await home(page)).toContain('Nos conseils')
      },
    ),
)

test('entries are folded, found by their words, and dragged with the mouse', sampled(false), () =>
  withTeam(server, { editor: { role: 'editor' } }, async ({ editor: { page } }) => {
    await openMenu(page, 'Navigation principale')
    const line = (name: string) => entries(page).getByRole('button', { name, exact: true })
    expect(await line('Comptabilité').count()).toBe(0)
    await button(page, 'Déplier « Nos missions »').click()
    await line('Comptabilité').waitFor()
    await button(page, 'Replier « Nos missions »').click()
    expect(await line('Comptabilité').count()).toBe(0)

    const search = page.getByRole('searchbox', { name: 'Chercher une entrée' })
    await search.fill('comptab')
    await line('Comptabilité').waitFor()
    expect(await line('Nos guides').count()).toBe(0)
    await entries(page).getByText('/nos-missions/comptabilite', { exact: true }).waitFor()
    await search.fill('rien de tel')
    await shows(page, 'Aucune entrée ne porte « rien de tel ».')
    await search.fill('')

    await line('Nos guides').dragTo(line('Le cabinet'), { targetPosition: { x: 20, y: 2 } })
    await expect
      .poll(async () => (await entries(page).locator('[aria-current]').first().textContent()) ?? '')
      .toContain('Nos guides')
    await saved(page)
    expect(await seriousFindings(page)).toEqual([])
  }),
)
