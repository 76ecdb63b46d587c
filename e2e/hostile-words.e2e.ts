/** @module-tag exhaustive */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PAYLOADS } from '../tests/hostile/payloads.ts'
import { useOwnContent } from './own-content.ts'
import { signInAs } from './sign-in.ts'
import { useBrowser, visit, type Visit, type VisitOptions } from './visit.ts'

useBrowser()

/** What stands in them all. */
const MARK = '__pwned'

const WORDS: readonly string[] = Object.values(PAYLOADS).flat()

/** Columns that hold what somebody typed, where no rule of ours reads them before they are shown. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  article: ['title', 'summary', 'html', 'author', 'copyright_year'],
  motif: ['description'],
  page_translation: ['name', 'title', 'h1', 'description', 'keywords'],
  menu: ['name'],
  editorial_text: ['title'],
  subscriber: ['name'],
}

/** Names under which widgets, menus, texts and settings keep what somebody typed. */
const NAMES =
  /^(?:alt|answer|button|caption|content|description|html|intro|label|lead|name|note|question|quote|role|source|subtitle|summary|text|title|unit|value|words)$/

/** Settings that are words. */
const SETTINGS = ['share', 'reply_models', 'office_hours', 'title_patterns']

let turn = 0
const next = (): string => {
  turn += 1
  return WORDS[turn % WORDS.length] ?? ''
}

/** The same value with hostile words behind each text that somebody typed. */
function spoilt(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    return value !== '' && NAMES.test(name) && !/^(?:\/|page:|https?:)/.test(value)
      ? `${value} ${next()}`
      : value
  }
  if (Array.isArray(value)) return value.map((entry) => spoilt(entry, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, spoilt(held, key)]))
}

function spoilJson(db: DatabaseSync, table: string, column: string, where = '1 = 1'): void {
  const rows = db
    .prepare(`SELECT rowid AS row, ${column} AS text FROM ${table} WHERE ${where}`)
    .all()
  const write = db.prepare(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`)
  for (const { row, text } of rows) {
    write.run(JSON.stringify(spoilt(JSON.parse(String(text)))), Number(row))
  }
}

function spoilTyped(db: DatabaseSync, table: string, column: string): void {
  const rows = db.prepare(`SELECT rowid AS row FROM ${table} WHERE ${column} <> ''`).all()
  const write = db.prepare(`UPDATE ${table} SET ${column} = ${column} || ' ' || ? WHERE rowid = ?`)
  for (const { row } of rows) write.run(next(), Number(row))
}

const server = { url: '', dataDir: '' }
const url = useOwnContent((db, dataDir) => {
  server.dataDir = dataDir
  for (const [table, columns] of Object.entries(TYPED)) {
    for (const column of columns) spoilTyped(db, table, column)
  }
  db.exec('UPDATE article SET sanitiser_version = 0')
  spoilJson(db, 'widget', 'options')
  spoilJson(db, 'menu', 'data')
  spoilJson(db, 'editorial_text', 'content')
  const named = SETTINGS.map((name) => `'${name}'`).join()
  spoilJson(db, 'setting', 'value', `name IN (${named}) AND json_valid(value)`)
  db.prepare(`UPDATE constant SET value = value || ? WHERE name IN ('nomcabinet', 'ville')`).run(
    next(),
  )
})

/** What is no sign of anything that ran: pictures and pages that are not there. */
const isExpected = (line: string): boolean => /Failed to load resource.*40[0-9]/.test(line)

/** Whether something ran: the mark of each payload, or a dialog, which the public lists of them open. */
async function expectNothingRan({ page, console: lines }: Visit): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, '__pwned'))).toBeUndefined()
  expect(dialogs).toEqual([])
  const said = lines.filter((line) => !isExpected(line))
  lines.splice(0)
  expect(said, `console of ${page.url()}`).toEqual([])
}

const dialogs: string[] = []

const watched = async (page: Page): Promise<void> => {
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
}

const here = (path: string, work: (seen: Visit) => Promise<void>, options: VisitOptions = {}) => {
  server.url = url()
  return visit(
    path,
    async (seen) => {
      await work(seen)
      await expectNothingRan(seen)
      seen.reset()
    },
    {
      origin: server.url,
      ...options,
      prepare: async (page) => {
        await watched(page)
        await options.prepare?.(page)
      },
    },
  )
}

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'

describe('words of a firm that are HTML', () => {
  test.each([
    '/',
    NEWS,
    `${NEWS}?title=comment-lire-un-bulletin-de-paie`,
    '/vos-actualites/infos-pratiques/la-minute-de-lexpert',
    '/le-cabinet',
    '/le-cabinet/notre-equipe',
    '/contact',
    '/nos-missions/fiscalite',
    '/nos-guides/bien-facturer',
    '/vos-outils/agenda',
    '/vos-outils/simulateurs/capacite-demprunt',
    '/informations-legales/plan-du-site',
    '/en/news',
  ])('F4 %s shows them, and runs none', (path) =>
    here(path, async ({ page, response }) => {
      expect(response.status()).toBe(200)
      await page.locator('main').waitFor()
      await page.mouse.wheel(0, 20_000)
      await page.waitForLoadState('networkidle')
      expect(await page.content()).toContain(MARK)
    }),
  )

  test.each(['query', 'title', 'mo', 'page', 'article', 'form'])(
    'F4 nor does an address whose parameter « %s » is one',
    async (name) => {
      for (const words of WORDS.filter((_word, place) => place % 4 === 0)) {
        for (const path of name === 'query' ? ['/recherche'] : [NEWS]) {
          await here(`${path}?${new URLSearchParams({ [name]: words })}`, async () => {})
        }
      }
    },
  )
})

/** How many requests hold what a payload is known by. */
function leads(): number {
  const db = new DatabaseSync(join(server.dataDir, 'vitrine.sqlite'), { readOnly: true })
  const rows = db.prepare(`SELECT 1 FROM lead WHERE fields || name LIKE ?`).all(`%${MARK}%`)
  db.close()
  return rows.length
}

/** Fills a form with hostile words where it takes any, and sends it. */
async function filled(page: Page): Promise<void> {
  const form = page.locator('main form.form').first()
  for (const field of await form.locator('input, textarea, select').all()) {
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.localName,
    )
    if (kind === 'email') await field.fill('anne@exemple.fr')
    else if (kind === 'tel') await field.fill('01 99 00 12 34')
    else if (kind === 'textarea') await field.fill(WORDS.join('\n').slice(0, 4000))
    else if (kind === 'checkbox') await field.check()
    else if (kind === 'select') await field.selectOption({ index: 1 })
    else if (kind === 'text') await field.fill(next().slice(0, 90))
  }
  await form.locator('[type="submit"]').last().click()
  await page.waitForLoadState('networkidle')
}

test('F4 what a visitor types is read in the back office, and so is all that the firm typed', async () => {
  // Twice: each field has other words.
  for (const path of ['/contact', '/contact']) {
    const before = leads()
    await here(path, ({ page }) => filled(page))
    expect(leads(), path).toBe(before + 1)
  }
  await here(
    '/admin',
    async (seen) => {
      const { page } = seen
      const menu = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')
      await menu.first().waitFor()
      const screens = [
        ...new Set(
          await menu.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname)),
        ),
      ]
      expect(screens.length).toBeGreaterThan(8)
      // Half a second, in which whatever would run asks for more.
      const shown = async () => {
        await page.waitForTimeout(500)
        await seen.atRest()
      }
      for (const screen of screens) {
        await page.goto(server.url + screen)
        await shown()
        await expectNothingRan(seen)
        const first = page.locator('main tbody a, main li a').first()
        if ((await first.count()) === 0) continue
        await first.click()
        await shown()
        await expectNothingRan(seen)
      }
      for (const path of ['/admin/pages/1/fr/edit', '/admin/pages/2/fr/edit']) {
        await page.goto(server.url + path)
        await page.locator('iframe').first().waitFor()
        await shown()
        await expectNothingRan(seen)
      }
    },
    {
      isFresh: true,
      prepare: async (page) => {
        await signInAs(page.context(), server, 'super-admin')
      },
    },
  )
}, 600_000)
