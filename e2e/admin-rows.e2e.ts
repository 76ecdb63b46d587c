/** @module-tag exhaustive */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { sendLead } from '../bench/soak/forms.ts'
import type { AccountRole } from '#base/core/account.ts'
import { frameOf, openPanels, outlineOf } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { signInAs } from './sign-in.ts'
import { until, useBrowser, visit } from './visit.ts'

useBrowser()

const server = useOwnDemo()

/** A screen of the back office, reached from the dashboard by its entry in the menu. */
const as = (role: AccountRole, entry: string, work: (page: Page) => Promise<void>) =>
  visit(
    '/admin',
    async ({ page }) => {
      const link = page
        .getByRole('navigation', { name: 'Menu principal' })
        .getByRole('link', { name: entry, exact: true })
      await link.click()
      // The dashboard, which has rows and headings of the same names, stays until the screen stands.
      await link.and(page.locator('[aria-current]')).waitFor()
      await work(page)
      expect(await page.getByText('Cet écran ne peut pas être affiché').count()).toBe(0)
    },
    {
      origin: server.url,
      prepare: async (page) => {
        await signInAs(page.context(), server, role)
      },
    },
  )

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor()

/** A page in the tree; the menu has an entry of the same name. */
const treeLink = (page: Page, name: string) =>
  page.getByRole('treeitem').getByRole('link', { name, exact: true }).first()

test.each(['Menus', 'Utilisateurs', 'Articles et vidéos', 'Redirections'])(
  '« %s »: what a click on a row opens, keys open too',
  sampled(false),
  (entry) =>
    as('super-admin', entry, async (page) => {
      if (entry === 'Redirections') {
        await page.getByRole('link', { name: 'Ajouter une redirection' }).click()
        await page.getByRole('textbox', { name: 'Ancienne adresse' }).fill('/ancienne-page')
        await page.getByRole('textbox', { name: 'Nouvelle adresse' }).fill('/contact')
        await page.getByRole('button', { name: 'Enregistrer' }).click()
      }
      const rows = page.locator('tr[data-opens]')
      await rows.first().waitFor()
      expect(await rows.filter({ hasNot: page.locator('td a[href]') }).count()).toBe(0)
      const link = rows.first().locator('a[href]').first()
      await link.focus()
      await page.keyboard.press('Enter')
      await rows.first().waitFor({ state: 'detached' })
    }),
)

describe('the inbox', () => {
  let email = ''
  let other = ''

  beforeAll(async () => {
    email = await sendLead(server.url, 1)
    other = await sendLead(server.url, 2)
  })

  test('a request opens from its row, is dealt with, noted and answered', () =>
    as('editor', 'Demandes', async (page) => {
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Visiteur 1' })
        .getByText('Message 1')
        .click()
      await heading(page, /, n° \d+$/)
      await page.getByRole('definition').getByText('Message 1 du banc').waitFor()
      const link = page.getByRole('link', { name: 'Écrire depuis ma messagerie' })
      expect(await link.getAttribute('href')).toContain('mailto:')
      await page.getByRole('button', { name: 'Je m’en occupe' }).click()
      await page.getByText('La demande est attribuée.').waitFor()
      await page.getByLabel('Nouvelle note').fill('Rappelé ce matin.')
      await page.getByRole('button', { name: 'Ajouter la note' }).click()
      await page.getByText('Rappelé ce matin.').waitFor()
      await page.getByRole('button', { name: 'Marquer comme traitée' }).click()
      await page.getByText('Demande traitée.').waitFor()
      await page.getByRole('link', { name: 'Toutes les demandes' }).click()
      await page.getByRole('tab', { name: 'Traitées' }).click()
      await page.getByRole('listitem').filter({ hasText: 'Visiteur 1' }).waitFor()
      expect(email).toContain('@')
    }))

  test('a request is erased, and the inbox comes back without it', () =>
    as('lead-desk', 'Demandes', async (page) => {
      await page.getByRole('listitem').filter({ hasText: 'Visiteur 2' }).getByRole('link').click()
      await page.getByRole('button', { name: 'Effacer cette demande…' }).click()
      await page.getByRole('button', { name: 'Effacer', exact: true }).click()
      await page.getByText('Demande effacée.').waitFor()
      await heading(page, 'Demandes')
      expect(new URL(page.url()).pathname).toBe('/admin/leads')
      const isGone = async () => (await page.getByText('Visiteur 2').count()) === 0
      expect(await until(isGone)).toBe(true)
      const stored = new DatabaseSync(join(server.dataDir, 'vitrine.sqlite'), { readOnly: true })
      const left = stored.prepare('select count(*) as n from lead where email = ?').get(other)
      stored.close()
      expect(left).toEqual({ n: 0 })
    }))
})

describe('the other lists open their rows by a click', () => {
  test('articles', () =>
    as('editor', 'Articles et vidéos', async (page) => {
      const row = page.getByRole('row').nth(1)
      await row.getByRole('cell').nth(1).click()
      await frameOf(page).getByRole('heading', { level: 1 }).waitFor()
    }))

  test('articles received', sampled(false), () =>
    as('editor', 'Articles et vidéos', async (page) => {
      await page.getByRole('link', { name: 'Articles reçus' }).click()
      await heading(page, 'Articles reçus')
      const title = page.getByRole('row').nth(1).getByRole('link').first()
      const [opened] = await Promise.all([page.context().waitForEvent('page'), title.click()])
      await opened.locator('article[data-article-id]').first().waitFor()
    }),
  )

  test('menus', sampled(false), () =>
    as('editor', 'Menus', async (page) => {
      // Not the menu that keys opened above: a window that is torn down lets go of its lock when it can.
      await page.getByRole('row').nth(2).getByRole('cell').first().click()
      await page
        .getByRole('button', { name: /^Ajouter/ })
        .first()
        .waitFor()
    }),
  )

  test('accounts, and their menu does not', () =>
    as('super-admin', 'Utilisateurs', async (page) => {
      const row = page.getByRole('row').filter({ hasText: 'Rôle editor' }).first()
      await row.getByRole('button', { name: /^Autres actions/ }).click()
      await page.getByRole('menuitem').first().waitFor()
      await page.keyboard.press('Escape')
      await heading(page, 'Utilisateurs')
      await row.getByText('Rôle editor').click()
      await heading(page, 'Modifier un utilisateur')
      await page.getByLabel('Prénom et nom').waitFor()
    }))

  test('redirects', sampled(false), () =>
    as('editor', 'Redirections', async (page) => {
      await page.getByRole('link', { name: 'Ajouter une redirection' }).click()
      await page.getByRole('textbox', { name: /^Ancienne adresse/ }).fill('/ancienne-adresse')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Écrivez la nouvelle adresse.').waitFor()
      await page.getByRole('textbox', { name: /^Nouvelle adresse/ }).fill('/contact')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await page
        .getByRole('row')
        .filter({ hasText: '/ancienne-adresse' })
        .getByText('/contact')
        .click()
      await heading(page, 'Modifier une redirection')
      expect(await page.getByRole('textbox', { name: /^Ancienne adresse/ }).inputValue()).toBe(
        '/ancienne-adresse',
      )
    }),
  )

  test('the log unfolds', sampled(false), () =>
    as('super-admin', 'Journal', async (page) => {
      const row = page.getByRole('row').filter({ hasText: '/ancienne-adresse' }).first()
      await row.getByRole('cell').nth(1).click()
      await page.getByText('/contact').first().waitFor()
    }),
  )

  test('media', sampled(false), () =>
    as('editor', 'Médiathèque', async (page) => {
      await page
        .locator('main')
        .getByRole('button', { name: /bail commercial/i })
        .first()
        .click()
      await heading(page, /./)
      await page.getByText('Utilisé dans').first().waitFor()
    }),
  )

  test('templates', sampled(false), () =>
    as('developer', 'Modèles', async (page) => {
      await page.getByRole('list', { name: 'Modèles' }).getByRole('link').first().click()
      await page
        .getByRole('link', { name: /modèles/i })
        .first()
        .waitFor()
    }),
  )

  test('pages', () =>
    as('editor', 'Pages', async (page) => {
      // Not the page that is written below: a window that is torn down lets go of its lock when it can.
      await treeLink(page, 'Nos missions').click()
      await openPanels(page)
      await outlineOf(page).first().waitFor()
    }))
})

test('the dashboard names who is writing, and nobody is « [object Object] »', sampled(false), () =>
  as('editor', 'Pages', async (page) => {
    const answer = await page.request.get(`${server.url}/admin/api/pages/2/fr/draft`)
    const draft = await answer.json()
    expect(draft.isDraft, 'opened, not saved').toBe(false)
    await treeLink(page, 'Le cabinet').click()
    await openPanels(page)
    await outlineOf(page)
      .filter({ hasText: /^Titre/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Un cabinet, une équipe')
    await page
      .getByText(/^Brouillon enregistré|Enregistré/)
      .first()
      .waitFor()
    await page.goto(`${server.url}/admin`)
    await page.getByText(/^Brouillon de Rôle editor, /).waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/\[object|undefined|NaN|Invalid/)
  }),
)

describe('an address that no screen has', () => {
  test('says so in French, with a way back', () =>
    as('editor', 'Pages', async (page) => {
      await page.evaluate(() => {
        history.pushState(null, '', '/admin/nulle-part')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await heading(page, 'Page introuvable')
      await page.getByRole('link', { name: 'Aller au tableau de bord' }).click()
      await heading(page, /./)
      expect(new URL(page.url()).pathname).toBe('/admin')
    }))

  test('a screen whose script is gone leaves a French page with a way back', sampled(false), () =>
    visit(
      '/admin',
      async (seen) => {
        await seen.page.route(/\/media-library-[^/]+\.js$/, (route) => route.abort())
        await seen.page.getByRole('link', { name: 'Médiathèque', exact: true }).click()
        await heading(seen.page, 'Cet écran ne peut pas être affiché')
        await seen.page.getByRole('button', { name: 'Recharger la page' }).waitFor()
        await seen.page.getByRole('link', { name: 'Aller au tableau de bord' }).waitFor()
        seen.reset()
      },
      {
        origin: server.url,
        prepare: async (page) => {
          await signInAs(page.context(), server, 'editor')
        },
      },
    ),
  )

  test(
    'an answer that nobody expected is said in French, and can be asked for again',
    sampled(false),
    () =>
      visit(
        '/admin',
        async (seen) => {
          await seen.page.getByRole('link', { name: 'Pages', exact: true }).waitFor()
          await seen.page.route('**/admin/api/context', (route) => route.fulfill({ json: null }))
          await seen.page.reload()
          await heading(seen.page, 'Le back-office ne répond pas')
          await seen.page.getByText('n’a pas répondu comme prévu').waitFor()
          await seen.page.unroute('**/admin/api/context')
          await seen.page.getByRole('button', { name: 'Réessayer' }).click()
          await seen.page.getByRole('link', { name: 'Pages', exact: true }).waitFor()
        },
        {
          origin: server.url,
          prepare: async (page) => {
            await signInAs(page.context(), server, 'editor')
          },
        },
      ),
  )
})
