import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tabBackTo, tabTo } from './keyboard.ts'
import { useOwnDemo } from './own-server.ts'
import {
  seriousFindings,
  textOf,
  until,
  useBrowser,
  visit,
  type Visit,
  type VisitOptions,
  WIDTHS,
} from './visit.ts'
import { sampled } from '../tests/exhaustive.ts'

useBrowser()

const server = useOwnDemo({ TRUST_PROXY: '1' })

let visitors = 0

/** Another visitor of the file's own server, each from an address of its own. */
function there<T>(
  path: string,
  work: (visit: Visit) => Promise<T>,
  options: VisitOptions = {},
): Promise<T> {
  visitors += 1
  const address = `203.0.113.${visitors}`
  return visit(path, work, {
    ...options,
    origin: server.url,
    prepare: (page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address }),
  })
}

interface StoredLead {
  form: string
  fields: Record<string, unknown>
  files: number
}

/** Leads that the server keeps, oldest first. */
function leads(form: string): StoredLead[] {
  const db = new DatabaseSync(join(server.dataDir, 'vitrine.sqlite'), { readOnly: true })
  try {
    return db
      .prepare(
        `select form, fields, (select count(*) from lead_file where lead_id = lead.id) as files
         from lead where form = ? order by id`,
      )
      .all(form)
      .map((row) => ({
        form: String(row['form']),
        fields: JSON.parse(String(row['fields'])),
        files: Number(row['files']),
      }))
  } finally {
    db.close()
  }
}

const JOB = '/le-cabinet/nous-rejoindre/gestionnaire-de-paie'
const field = (page: Page, name: string) => page.locator(`.form [name="${name}"]`)
const send = (page: Page) => page.locator('.form button[type="submit"]')
const focusIsOn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** The next Tuesday that lies at least a week ahead and is no public holiday, `yyyy-mm-dd`. */
function aTuesday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  const holidays = /-(?:01-01|05-01|05-08|07-14|08-15|11-01|11-11|12-25)$/
  while (day.getUTCDay() !== 2 || holidays.test(day.toISOString().slice(0, 10))) {
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return day.toISOString().slice(0, 10)
}

/** The same day as it is typed, day first. */
const typed = (iso: string) => iso.split('-').toReversed().join('/')

const A_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)

async function contactFilled(page: Page): Promise<void> {
  await field(page, 'nom').fill('Anaïs Le Goff')
  await field(page, 'email').fill('anais@exemple.fr')
  await field(page, 'message').fill('Bonjour,\nj’ouvre une crêperie.')
}

describe('without JavaScript', () => {
  const without = { javaScript: false, width: WIDTHS.phone }

  test('what is wrong is said on top, with the focus, and nothing typed is lost', async () => {
    await there(
      '/contact',
      async ({ page, expectConsole }) => {
        await field(page, 'nom').fill('Anaïs Le Goff')
        await field(page, 'email').fill('anais@')
        await send(page).click()
        await page.locator('.form-errors').waitFor()
        expectConsole('422')
        expect(await focusIsOn(page, '.form-errors')).toBe(true)
        expect(await field(page, 'nom').inputValue()).toBe('Anaïs Le Goff')
        expect(await field(page, 'email').inputValue()).toBe('anais@')
        const links = page.locator('.form-errors a')
        expect(await links.count()).toBe(2)
        const target = await links.first().getAttribute('href')
        const wrong = page.locator(target ?? 'none')
        expect(await wrong.getAttribute('name')).toBe('email')
        expect(await wrong.getAttribute('aria-invalid')).toBe('true')
        const described = (await wrong.getAttribute('aria-describedby')) ?? ''
        const texts = await Promise.all(
          described.split(' ').map((id) => page.locator(`#${id}`).innerText()),
        )
        expect(texts.join(' ')).toMatch(/Par exemple.*Cette adresse n’est pas complète/s)

        await contactFilled(page)
        await send(page).click()
        await page.waitForURL(/message-envoye\?recu=/)
        expect(await textOf(page, '.form-answer')).toMatch(/bien arrivée.*01 99 00 12 34/)
        expect(leads('contact').map(({ fields }) => fields['nom'])).toEqual(['Anaïs Le Goff'])
        await page.reload()
        expect(leads('contact')).toHaveLength(1)
      },
      without,
    )
  })

  test('the project form is one page of three parts', async () => {
    await there(
      '/votre-projet/parlons-de-votre-projet',
      async ({ page }) => {
        expect(await page.locator('.form-step:visible').count()).toBe(3)
        expect(await page.locator('.form [data-move]:visible').count()).toBe(0)
        await page.getByLabel('Je crée une entreprise').check()
        await field(page, 'nom').fill('Anaïs')
        await field(page, 'email').fill('anais@exemple.fr')
        await send(page).click()
        await page.waitForURL(/confirmation\?recu=/)
        expect(leads('lead_projet')).toHaveLength(1)
      },
      without,
    )
  })

  test('a call and an appointment are asked for with the browser’s own date fields', async () => {
    const day = aTuesday()
    await there(
      '/votre-projet/etre-rappele',
      async ({ page }) => {
        expect(await field(page, 'creneau_jour').getAttribute('type')).toBe('date')
        await field(page, 'nom').fill('Anaïs')
        await field(page, 'telephone').fill('01.99.00.12.34')
        await field(page, 'creneau_jour').fill(day)
        await field(page, 'creneau_moment').selectOption('matin')
        await field(page, 'accord').check()
        await send(page).click()
        await page.waitForURL(/confirmation\?recu=/)
        expect(leads('lead_rappel')[0]?.fields).toMatchObject({ creneau: `${day} matin` })

        await page.goto(`${server.url}/votre-projet/prendre-rendez-vous`)
        await field(page, 'nom').fill('Anaïs')
        await field(page, 'email').fill('anais@exemple.fr')
        await page.getByLabel('Dans un de nos bureaux').check()
        await field(page, 'bureau').selectOption('gare')
        await field(page, 'creneau_1_jour').fill(day)
        await field(page, 'creneau_1_moment').selectOption('apres_midi')
        await send(page).click()
        await page.waitForURL(/confirmation\?recu=/)
        expect(await textOf(page, '.form-answer')).toMatch(/mardi \d.*n’envoie pas de courriel/)
        expect(leads('lead_rdv')[0]?.fields).toMatchObject({ bureau: 'gare' })
      },
      without,
    )
  })

  test(
    'a guide is asked for on paper with an address, which comes back when it lacks',
    sampled(false),
    async () => {
      await there(
        '/nos-guides/creer-son-entreprise',
        async ({ page, expectConsole }) => {
          await field(page, 'nom').fill('Anaïs')
          await field(page, 'email').fill('anais@exemple.fr')
          await field(page, 'papier').check()
          await send(page).click()
          await page.locator('.form-errors').waitFor()
          expectConsole('422')
          expect(await page.locator('.form-errors a').count()).toBe(3)
          expect(await field(page, 'papier').isChecked()).toBe(true)
          await field(page, 'adresse').fill('2 rue du Four')
          await field(page, 'code_postal').fill('99120')
          await field(page, 'commune').fill('Villebourg')
          await send(page).click()
          await page.waitForURL(/\?recu=/)
          expect(leads('guide')[0]?.fields).toMatchObject({
            guide: 'creation',
            adresse: '2 rue du Four',
          })
        },
        without,
      )
    },
  )

  test('an application takes a PDF, and not what is only named so', async () => {
    await there(
      JOB,
      async ({ page, expectConsole }) => {
        expect(await textOf(page, '.form-subject')).toContain('Gestionnaire de paie')
        await contactFilled(page)
        const program = Buffer.from('MZ\u0090\u0000 a program')
        const cv = { name: 'cv.pdf', mimeType: 'application/pdf' }
        await field(page, 'cv').setInputFiles({ ...cv, buffer: program })
        await send(page).click()
        await page.locator('.form-errors').waitFor()
        expectConsole('422')
        expect(await textOf(page, '.form-errors')).toContain('n’est pas un PDF')
        expect(await field(page, 'message').inputValue()).toContain('crêperie')
        await field(page, 'cv').setInputFiles({ ...cv, buffer: A_PDF })
        await send(page).click()
        await page.waitForURL(/message-envoye\?recu=/)
        expect(leads('candidature')).toMatchObject([
          { fields: { poste: 'Gestionnaire de paie' }, files: 1 },
        ])
      },
      without,
    )
  })
})

describe('with JavaScript', () => {
  test('a form says at once what is wrong, and goes once however often it is clicked', async () => {
    const before = leads('contact').length
    await there(
      '/contact',
      async ({ page }) => {
        await page.locator('.form[data-started]').waitFor()
        await send(page).click()
        expect(await focusIsOn(page, '.form-errors')).toBe(true)
        expect(await page.locator('.form-errors a').allInnerTexts()).toHaveLength(3)
        expect(await seriousFindings(page)).toEqual([])
        await page.locator('.form-errors a').first().click()
        expect(await focusIsOn(page, '[name="nom"]')).toBe(true)
        await contactFilled(page)

        await page.route('**/contact', (route) =>
          route.request().method() === 'POST'
            ? // An answer that leaves the visitor where they are.
              route.fulfill({ status: 204 })
            : route.continue(),
        )
        const sendings = await page.locator('.form').evaluate((form: HTMLFormElement) => {
          let count = 0
          form.addEventListener('submit', (event) => {
            if (!event.defaultPrevented) count += 1
          })
          form.requestSubmit()
          form.requestSubmit()
          return count
        })
        expect(sendings).toBe(1)
        expect(await until(() => send(page).isDisabled())).toBe(true)
        expect(await textOf(page, '.form button[type="submit"]')).toBe('Envoi en cours…')
        await page.evaluate(() => dispatchEvent(new Event('pageshow')))
        expect(await send(page).isEnabled()).toBe(true)

        await page.unroute('**/contact')
        await send(page).dblclick()
        await page.waitForURL(/message-envoye\?recu=/)
        expect(leads('contact')).toHaveLength(before + 1)
      },
      { width: WIDTHS.phone },
    )
  })

  test('the project form goes step by step, and the tab keeps what was typed', async () => {
    const before = leads('lead_projet').length
    await there('/votre-projet/parlons-de-votre-projet', async ({ page }) => {
      const progress = () => textOf(page, '.form-step:not([hidden]) .form-progress')
      await page.locator('.form[data-started]').waitFor()
      await page.locator('[data-move="next"]:visible').click()
      expect(await focusIsOn(page, '.form-errors')).toBe(true)
      expect(await field(page, 'siren').isVisible()).toBe(false)
      await page.getByLabel('Mon entreprise change de cabinet').check()
      await field(page, 'siren').fill('732829320')
      await field(page, 'siren').press('Enter')
      expect(await progress()).toBe('Étape 2 sur 3')
      expect(await focusIsOn(page, '.form-step:not([hidden]) > legend')).toBe(true)
      await page.getByLabel('Paie et ressources humaines').check()
      await field(page, 'message').fill('Douze bulletins.')

      await page.reload()
      await page.locator('.form[data-started]').waitFor()
      expect(await progress()).toBe('Étape 2 sur 3')
      expect(await field(page, 'message').inputValue()).toBe('Douze bulletins.')
      await page.goBack()
      expect(await until(async () => (await progress()) === 'Étape 1 sur 3')).toBe(true)
      expect(await field(page, 'siren').inputValue()).toMatch(/^732.829.320$/)
      await page.goForward()
      expect(await until(async () => (await progress()) === 'Étape 2 sur 3')).toBe(true)
      await page.locator('[data-move="back"]:visible').click()
      expect(await until(async () => (await progress()) === 'Étape 1 sur 3')).toBe(true)
      await page.locator('[data-move="next"]:visible').click()
      await page.locator('[data-move="next"]:visible').click()
      expect(await progress()).toBe('Étape 3 sur 3')
      expect(await seriousFindings(page)).toEqual([])
      await field(page, 'nom').fill('Anaïs')
      await field(page, 'email').fill('anais@exemple.fr')
      await send(page).click()
      await page.waitForURL(/confirmation\?recu=/)
      expect(leads('lead_projet').slice(before)).toMatchObject([
        { fields: { siren: '732829320', besoins: ['paie'], message: 'Douze bulletins.' } },
      ])
      const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
      expect(await until(async () => !(await kept()).includes('bulletins'))).toBe(true)
      expect(await seriousFindings(page)).toEqual([])
    })
  })

  test('I4 a slot is chosen in a calendar that comes with the focus and offers working days', async () => {
    const day = aTuesday()
    await there('/votre-projet/prendre-rendez-vous', async ({ page, scripts }) => {
      await page.locator('.form[data-started]').waitFor()
      expect([...scripts].filter((path) => /date-picker|jsx-runtime/.test(path))).toEqual([])
      const first = page.getByLabel('Jour', { exact: true }).first()
      await first.focus()
      const calendar = page.getByRole('dialog', { name: 'Choisir une date' })
      await calendar.waitFor()
      expect([...scripts].filter((path) => path.includes('date-picker'))).toHaveLength(1)
      const saturdays = calendar.locator('tbody tr > :nth-child(6)')
      await saturdays.first().waitFor()
      const offered = await saturdays.locator('button:not([disabled])').count()
      expect(offered).toBe(0)
      await page.keyboard.type(typed(day))
      await calendar.waitFor({ state: 'hidden' })
      await field(page, 'creneau_1_moment').selectOption('matin')
      await field(page, 'nom').fill('Anaïs')
      await field(page, 'email').fill('anais@exemple.fr')
      expect(await field(page, 'bureau').isVisible()).toBe(false)
      await page.getByLabel('En visioconférence').check()
      await send(page).click()
      await page.waitForURL(/confirmation\?recu=/)
      expect(leads('lead_rdv').at(-1)?.fields).toMatchObject({ creneau_1: `${day} matin` })
    })
  })

  test.each([
    ['a whole date', typed(aTuesday()), false],
    ['half a date', '31/1', true],
  ])(
    'I4 Tab goes on from a field with %s, and the calendar is shut',
    async (_name, text, isShown) => {
      await there('/votre-projet/prendre-rendez-vous', async ({ page }) => {
        await page.locator('.form[data-started]').waitFor()
        await page.getByLabel('Jour', { exact: true }).first().focus()
        const calendar = page.getByRole('dialog', { name: 'Choisir une date' })
        await calendar.waitFor()
        await page.keyboard.type(text)
        expect(await until(async () => (await calendar.isVisible()) === isShown)).toBe(true)
        await page.keyboard.press('Tab')
        // The button that opens it comes next: somebody may want to choose after all.
        expect(await focusIsOn(page, 'button[aria-haspopup="dialog"]')).toBe(true)
        expect(await calendar.isVisible()).toBe(isShown)
        await tabTo(page, '[name="creneau_1_moment"]')
        expect(await calendar.isVisible()).toBe(false)
        await tabBackTo(page, 'input[placeholder="jj/mm/aaaa"]')
        await calendar.waitFor()
      })
    },
  )

  test('I4 a touch screen keeps its own date field; a file is judged before it travels', async () => {
    await there(
      '/votre-projet/etre-rappele',
      async ({ page }) => {
        await page.locator('.form[data-started]').waitFor()
        expect(await field(page, 'creneau_jour').getAttribute('type')).toBe('date')
        await page.goto(server.url + JOB)
        await page.locator('.form[data-started]').waitFor()
        const note = { name: 'lettre.docx', mimeType: 'application/msword' }
        await field(page, 'cv').setInputFiles({ ...note, buffer: Buffer.alloc(2048) })
        expect(await textOf(page, '.form-file')).toMatch(/^lettre\.docx, 2 Ko$/)
        await contactFilled(page)
        await send(page).click()
        expect(await textOf(page, '.form-errors')).toContain('n’est pas un PDF')
        expect(await seriousFindings(page)).toEqual([])
      },
      { width: WIDTHS.phone, touch: true },
    )
  })
})
