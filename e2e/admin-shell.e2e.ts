/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import type { AccountRole } from '#base/core/account.ts'
import { sampled } from '../tests/exhaustive.ts'
import { addAccount, PASSWORD, signInAs } from './sign-in.ts'
import { asVisitor, seriousFindings, until, useBrowser, watch, WIDTHS } from './visit.ts'

useBrowser()

const SERVER = { url: inject('siteUrl'), dataDir: inject('siteDataDir') }

/** Words that Material says when a French one is missing. */
const ENGLISH =
  /\b(Save|Delete|Edit|Create|Cancel|Search|Refresh|Add filter|Rows per page|No results?|Loading|Show|Undo|Close|Sort by|Next|Previous|Remove|Select|Required|Clear|Toggle|Open|Expand|Choose|Drop)\b/

interface BackOffice {
  page: Page
  watched: ReturnType<typeof watch>
}

/** A page of the back office under watch; nothing may be said on its console in the end. */
async function inBackOffice(
  role: AccountRole | null,
  path: string,
  work: (office: BackOffice) => Promise<void>,
  width: number = WIDTHS.desktop,
): Promise<void> {
  await asVisitor({ width }, async (context) => {
    if (role !== null) await signInAs(context, SERVER, role)
    const page = await context.newPage()
    const watched = watch(page, SERVER.url)
    await page.goto(`${SERVER.url}/admin${path}`)
    await work({ page, watched })
    expect(watched.console, `console of /admin${path} as ${role}`).toEqual([])
    expect(watched.foreign, `requests to other hosts as ${role}`).toEqual([])
  })
}

const heading = (page: Page) => page.locator('main h1:not(:empty)').first()

/** The screen has its title, what it asked for has come, and nothing turns any more. */
async function settled({ page, watched }: BackOffice): Promise<void> {
  await heading(page).waitFor()
  await watched.atRest()
  await expect.poll(() => page.locator('main [role="progressbar"]').count()).toBe(0)
}

/** Everything a person reads or hears on the page. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = Array.from(document.querySelectorAll('[aria-label], [title], [placeholder]'))
    return [
      document.body.innerText,
      ...names.flatMap((element) =>
        ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n')
  })

/** What is wrong with a screen at its present width. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = await seriousFindings(page)
  const english = ENGLISH.exec(await said(page))
  if (english) faults.push(`says « ${english[0]} »`)
  const unsaid = /\[object |\bundefined\b|\bNaN\b|Invalid Date/.exec(await said(page))
  if (unsaid) faults.push(`says « ${unsaid[0]} »`)
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (wide > 0) faults.push(`${wide} px wider than the window`)
  return faults
}

const entries = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')

/** Goes through the whole menu and gives the names of its entries. */
async function walk(office: BackOffice, look: (name: string) => Promise<void>): Promise<string[]> {
  const { page } = office
  await settled(office)
  const names = await entries(page).allInnerTexts()
  for (const name of names) {
    await entries(page).filter({ hasText: name }).first().click()
    await settled(office)
    await look(name)
  }
  return names
}

/** What each role must and must not find in the menu (requirements J1). */
const MENUS: [AccountRole, string[], string[]][] = [
  ['lead-desk', ['Demandes'], ['Utilisateurs', 'Journal', 'Apparence', 'Réglages']],
  ['writer', ['Pages'], ['Demandes', 'Utilisateurs', 'Journal', 'Redirections']],
  ['editor', ['Pages', 'Demandes', 'Le cabinet'], ['Utilisateurs', 'Journal', 'Réglages']],
  ['developer', ['Pages', 'Apparence', 'Journal'], ['Demandes', 'Utilisateurs']],
]

/** Thirty screens are looked at: other tests of the machine may take most of its time. */
const WALK_LIMIT = 480_000

describe('every screen of the menu', () => {
  const ALL = [WIDTHS.phone, WIDTHS.tablet, WIDTHS.desktop]

  test(
    'speaks French, keeps to the policy and has no serious finding of axe, at each width',
    { timeout: WALK_LIMIT },
    () =>
      inBackOffice('super-admin', '', async ({ page, watched }) => {
        const findings: string[] = []
        const names = await walk({ page, watched }, async (name) => {
          for (const width of ALL) {
            await page.setViewportSize({ width, height: 900 })
            findings.push(
              ...(await faultsOf(page)).map((fault) => `${name}, ${width} px: ${fault}`),
            )
          }
          // The menu stands beside the screen on a desktop alone.
          await page.setViewportSize({ width: WIDTHS.desktop, height: 900 })
        })
        expect(names.length).toBeGreaterThan(8)
        expect(findings).toEqual([])
      }),
  )

  // Where one clicks may not move when what was asked for comes: 0.1 is what browsers' makers call good.
  test.each([
    ['', WIDTHS.phone],
    ['', WIDTHS.desktop],
    ['/team', WIDTHS.phone],
  ])('at /admin%s, %i px wide, nothing moves once it is shown', (path, width) =>
    inBackOffice('editor', '/compte-introuvable', async ({ page, watched }) => {
      // Each answer comes after the one before: what is shown too early is seen to move.
      let answers = 0
      await page.route('**/admin/api/**', async (route) => {
        answers += 1
        await new Promise((resolve) => setTimeout(resolve, 100 * answers))
        await route.continue()
      })
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        const moved = { sum: 0 }
        Object.assign(globalThis, { moved })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`${SERVER.url}/admin${path}`)
      await settled({ page, watched })
      const sum = await page.evaluate(() => Reflect.get(globalThis, 'moved').sum)
      expect(sum).toBeLessThan(0.1)
    }),
  )

  test('what leads to the home page is said to be disabled until its address is known', () =>
    inBackOffice('editor', '/compte-introuvable', async ({ page }) => {
      const answered = Promise.withResolvers<void>()
      await page.route('**/admin/api/board', async (route) => {
        await answered.promise
        await route.continue()
      })
      await page.goto(`${SERVER.url}/admin`)
      const link = (disabled: boolean) =>
        page.getByRole('link', { name: 'Modifier la page d’accueil', disabled })
      await link(true).waitFor()
      answered.resolve()
      await link(false).click()
      await page.waitForURL(/\/edit$/)
    }))

  test('the menu of a tablet opens over the screen and closes with a choice', sampled(false), () =>
    inBackOffice(
      'editor',
      '',
      async ({ page, watched }) => {
        await settled({ page, watched })
        await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
        const menu = page.getByRole('dialog', { name: 'Menu', exact: true })
        await menu.waitFor()
        expect(await seriousFindings(page)).toEqual([])
        await entries(page).filter({ hasText: 'Demandes' }).click()
        await menu.waitFor({ state: 'hidden' })
        await page.getByRole('heading', { name: 'Demandes', level: 1 }).waitFor()
      },
      WIDTHS.tablet,
    ),
  )

  for (const [role, present, absent] of MENUS) {
    test(`opens for ${role}, and nothing else stands in the menu`, sampled(role === 'writer'), () =>
      inBackOffice(role, '', async ({ page, watched }) => {
        const names = await walk({ page, watched }, async (name) => {
          expect(await heading(page).innerText(), `${role} in ${name}`).not.toBe('Écran réservé')
        })
        expect(names).toEqual(expect.arrayContaining(present))
        expect(names.filter((name) => absent.includes(name))).toEqual([])
      }),
    )
  }
})

test('another role’s screen and an address of nobody say so', () =>
  inBackOffice('writer', '/users', async ({ page, watched }) => {
    await settled({ page, watched })
    expect(await heading(page).innerText()).toBe('Écran réservé')
    await page.goto(`${SERVER.url}/admin/nulle-part`)
    await settled({ page, watched })
    expect(await heading(page).innerText()).toBe('Page introuvable')
    expect(await page.title()).toBe('Page introuvable · Cabinet Lhermine-Dauval')
  }))

test('J1 a client is told that the back office is not for them', () =>
  inBackOffice('client', '', async ({ page }) => {
    await page.getByRole('heading', { name: 'Espace réservé' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
  }))

test('signing in leads to the screen that was asked for; a refusal says what to do, and how long to wait', async () => {
  const { email } = await addAccount(SERVER.dataDir, 'editor')
  await inBackOffice(null, '/account', async ({ page, watched }) => {
    await page.getByLabel('Adresse e-mail').fill(email)
    const password = page.getByLabel('Mot de passe', { exact: true })
    await password.fill('ce n’est pas lui')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('alert').getByText('incorrect').waitFor()
    expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(email)
    expect(await password.inputValue()).toBe('')
    expect(await seriousFindings(page)).toEqual([])
    // Five wrong ones in a row; then one waits, and is told how long.
    const other = await addAccount(SERVER.dataDir, 'editor')
    for (let tried = 0; tried < 6; tried += 1) {
      await page.getByLabel('Adresse e-mail').fill(other.email)
      await password.fill('ce n’est pas lui')
      await password.press('Enter')
      await page.waitForLoadState()
      await page.getByRole('alert').waitFor()
    }
    await page.getByText(/Nouvel essai dans \d+\s?(?:min\s?\d\d\s?)?s/).waitFor()
    expect(await page.getByRole('button', { name: 'Se connecter' }).isDisabled()).toBe(true)
    await page.goto(`${SERVER.url}/admin/account`)
    watched.reset()
    await page.getByLabel('Adresse e-mail').fill(email)
    await password.fill(PASSWORD)
    await password.press('Enter')
    await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
    expect(await page.title()).toBe('Mon compte · Cabinet Lhermine-Dauval')
    expect(await seriousFindings(page)).toEqual([])
  })
})

test('a session that ends while somebody types costs nothing', sampled(false), () =>
  inBackOffice('editor', '/account', async ({ page, watched }) => {
    const name = page.getByLabel('Prénom et nom')
    await name.fill('Nom tapé avant la fin')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Votre session est terminée' })
    await dialog.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    watched.reset()
    await dialog.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByText('Votre nom est enregistré.').waitFor()
    expect(await name.inputValue()).toBe('Nom tapé avant la fin')
    await page.reload()
    await until(async () => (await name.inputValue()) === 'Nom tapé avant la fin')
    expect(await name.inputValue()).toBe('Nom tapé avant la fin')
  }),
)

test('a name that is too long is kept as it is typed, told and not sent', sampled(false), () =>
  inBackOffice('editor', '/account', async ({ page }) => {
    const name = page.getByLabel('Prénom et nom')
    await name.fill('x'.repeat(105))
    await page.getByText('5 caractères de trop, 100 au plus.').waitFor()
    await name.press('Enter')
    await name.press('Backspace')
    await page.getByText('4 caractères de trop, 100 au plus.').waitFor()
    expect(await name.inputValue()).toBe('x'.repeat(104))
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
  }),
)

test(
  'J2 a super-admin looks at the site as somebody else, and takes their session back',
  sampled(false),
  async () => {
    const { email } = await addAccount(SERVER.dataDir, 'writer')
    await inBackOffice('super-admin', '/users', async ({ page }) => {
      await page.getByLabel('Nom ou adresse').fill(email)
      await page.getByRole('row').filter({ hasText: email }).waitFor()
      await until(async () => (await page.getByRole('row').count()) === 2)
      await page.getByRole('button', { name: 'Autres actions' }).click()
      await page.getByRole('menuitem', { name: 'Voir le site comme' }).click()
      await page.getByText('Vous voyez le site comme Rôle writer.').waitFor()
      expect(await page.getByRole('link', { name: 'Utilisateurs' }).count()).toBe(0)
      await page.getByRole('button', { name: 'Reprendre ma session' }).click()
      await page.getByRole('link', { name: 'Utilisateurs' }).waitFor()
    })
  },
)

test('by keyboard: the first stop leads over the menu, and another screen takes the focus', () =>
  inBackOffice('editor', '', async ({ page, watched }) => {
    await settled({ page, watched })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.id)
    expect(await focused()).toBe('contenu')
    await entries(page).filter({ hasText: 'Demandes' }).focus()
    await page.keyboard.press('Enter')
    await until(async () => (await focused()) === 'contenu')
    expect(await focused()).toBe('contenu')
  }))
