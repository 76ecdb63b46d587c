import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Frame, type Page } from 'playwright-core'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { browserPath } from '../e2e/browser-path.ts'
import { openPanels } from '../e2e/editor.ts'
import { startServer } from '../e2e/server-process.ts'
import { signInBy } from '../e2e/sign-in.ts'
import { benchWidgets } from './editor-page.ts'
import { sendLead } from './soak/forms.ts'
import { atMost, figure, median, percentile, type Figure } from './figure.ts'
import { ROUNDS } from './load.ts'

const ACCOUNT = { email: 'bench@vitrine.example', password: 'un mot de passe pour mesurer' }
const KEYS = 60
const DEEDS = 20
/** Milliseconds by which each preview is held back, so that one is under way at every moment. */
const HELD_BACK = 400
/** Milliseconds after a keystroke when its preview has been asked for. */
const ASKED = 220

/** Limits in milliseconds: until a page opens, a key is seen, a click has done its work, a page is live, a list is there. */
const OPENING = 1500
const KEY = 50
const DEED = 100
const ADDING = 200
const PUBLISHING = 800
const LIST = 200

/** The figures of the visual editor. */
export async function editor(dataDir: string): Promise<Figure[]> {
  const speeds = await editorSpeeds(dataDir)
  const { open, key, plain, rich, choose, picker, move, add, remove, undo, publish, list } = speeds
  const of = (name: string, value: number, limit: number) =>
    figure({ name: `éditeur visuel : ${name}`, value, unit: 'ms', target: atMost(limit) })
  return [
    of('ouverture, 50 widgets', open, OPENING),
    of('frappe dans une option → peinture, 100 widgets, p95', key, KEY),
    of('frappe dans la page, texte simple, p95', plain, KEY),
    of('frappe dans la page, texte mis en forme, p95', rich, KEY),
    of('choisir un bloc, p95', choose, DEED),
    of('ouvrir le choix d’un bloc, p95', picker, ADDING),
    of('ajouter, p95', add, ADDING),
    of('déplacer, p95', move, DEED),
    of('supprimer, p95', remove, DEED),
    of('annuler, p95', undo, DEED),
    of('publier, 100 widgets, p95', publish, PUBLISHING),
    of('d’une liste à l’autre, p95', list, LIST),
    of('de la liste à une demande, p95', speeds.request, LIST),
  ]
}

/** Milliseconds, as the browser saw them. */
interface EditorSpeeds {
  /** From the address to the first widget whose options can be changed; median of the rounds. */
  open: number
  /** 95th percentiles with 100 widgets while a preview is under way. */
  key: number
  /** The same where it is typed in the page, plain and with marks. */
  plain: number
  rich: number
  /** From the click on a line of « Plan » to the bar of that block in the page. */
  choose: number
  /** From the click on « Ajouter un bloc » to the field that looks among the blocks. */
  picker: number
  move: number
  add: number
  remove: number
  undo: number
  /** From the click on « Publier » to the bar that says that all is online. */
  publish: number
  /** From the click in the menu to the rows of a list. */
  list: number
  /** From the click on a request in its list to its message. */
  request: number
}

/** The visual editor in the machine's Chromium, over the built product. */
async function editorSpeeds(dataDir: string): Promise<EditorSpeeds> {
  const server = await startServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
  })
  const browser = await chromium.launch({
    executablePath: browserPath() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  try {
    const address = (pageId: number) => `${server.url}/admin/pages/${pageId}/fr/edit`
    // A page each: who leaves without a word keeps the one that was opened for a minute.
    const [busiest = 0, ...others] = await fillPages(dataDir)
    const opened: number[] = []
    for (const pageId of others) {
      const context = await signedIn(browser, server.url)
      opened.push(await openingTime(await context.newPage(), address(pageId)))
      await context.close()
    }
    const context = await signedIn(browser, server.url)
    await context.route('**/admin/api/previews', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, HELD_BACK))
      await route.continue()
    })
    const page = await context.newPage()
    await openingTime(page, address(busiest))
    await allDrawn(page)
    return {
      open: median(opened),
      key: p95(await keysInOption(page)),
      plain: p95(await keysInPage(page, '.heading-title:text("Mesure")')),
      rich: p95(await keysInPage(page, '.widget-rich-text p')),
      choose: p95(await choices(page)),
      picker: p95(await pickers(page)),
      move: p95(await deeds(page, 'Descendre')),
      add: p95(await deeds(page, 'Dupliquer')),
      remove: p95(await deeds(page, 'Supprimer')),
      undo: p95(await undone(page)),
      publish: p95(await publications(page)),
      list: p95(await lists(page, server.url)),
      request: p95(await requests(page, server.url)),
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/**
 * Fills pages beside the running server, from the widgets of the home page: one with 100 widgets,
 * then one with 50 for each round. @returns their ids
 */
async function fillPages(dataDir: string): Promise<number[]> {
  const db = await openDatabase({ file: join(dataDir, 'vitrine.sqlite') })
  const { sites, pages, widgets } = createStores(db)
  const [site] = await sites.list()
  const siteId = site?.id ?? 0
  const [home, ...tree] = await pages.tree(siteId, 'fr')
  const models = await widgets.of(siteId, { pageId: home?.id ?? 0, lang: 'fr' })
  const ids = tree.slice(0, ROUNDS + 1).map(({ id }) => id)
  for (const [index, pageId] of ids.entries()) {
    const owner = { pageId, lang: 'fr' } as const
    await widgets.replace(siteId, owner, benchWidgets(models, index === 0 ? 100 : 50))
  }
  await db.destroy()
  // The server looks once a second whether another process wrote.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return ids
}

async function signedIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
  })
  await context.addInitScript(`window.paintedAfter = ${paintedAfter.toString()}`)
  await signInBy(context.request, url, ACCOUNT.email, ACCOUNT.password)
  return context
}

/** Until a widget is seen, chosen, and its first option takes the focus. */
async function openingTime(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.frameLocator('#preview-frame').locator('[data-widget-type]').first().waitFor()
  await openPanels(page)
  await page.locator('.outline-widget', { hasText: 'Titre : Mesure' }).first().click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).focus()
  return page.evaluate(() => performance.now())
}

const allDrawn = (page: Page) =>
  page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
    const widgets = frame?.contentDocument?.querySelectorAll('[data-zone] [data-widget-id]') ?? []
    return widgets.length >= 100 && !frame?.contentDocument?.querySelector('.canvas-note')
  })

/** From each keystroke in an option to the frame that shows it. */
async function keysInOption(page: Page): Promise<number[]> {
  await page.getByRole('textbox', { name: 'Titre', exact: true }).focus()
  return keystrokes(page.mainFrame(), page)
}

/** The same in a text of the page. @param selector of the text in the frame */
async function keysInPage(page: Page, selector: string): Promise<number[]> {
  const inner = page.frame({ url: /\/admin\/canvas\// })
  if (!inner) throw new Error('The page is not shown.')
  await inner.locator(selector).first().click()
  await inner.locator('[contenteditable]').waitFor()
  const times = await keystrokes(inner, page)
  await page.keyboard.press('Escape')
  return times
}

async function keystrokes(frame: Frame, page: Page): Promise<number[]> {
  await frame.evaluate(() => {
    const painted: number[] = []
    Object.assign(window, { painted })
    const listen = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => painted.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(0)
      })
    document.addEventListener('keydown', listen, true)
  })
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a')
    // Some fast, some after a rest, in which the page takes over what was typed.
    await page.waitForTimeout(key % 4 === 0 ? ASKED : 50)
  }
  return frame.evaluate(() => (window as Window & { painted?: number[] }).painted ?? [])
}

/** From a click on an action to the frame in which the page is another one. */
async function deeds(page: Page, name: string): Promise<number[]> {
  const times: number[] = []
  for (let deed = 0; deed < DEEDS; deed += 1) {
    await page.locator('.outline-widget', { hasText: 'Titre : Mesure' }).nth(2).click()
    await page.getByRole('textbox', { name: 'Titre', exact: true }).press('End')
    await page.keyboard.press('a')
    await page.waitForTimeout(ASKED)
    times.push(await page.evaluate(deedTime, actionOf(name)))
    await page.waitForTimeout(100)
  }
  return times
}

const actionOf = (name: string): string => `[role=toolbar] button[aria-label="${name}"]`

/** From a click on a block's line to the frame in which its options are beside the page. */
async function choices(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let deed = 0; deed < DEEDS; deed += 1) {
    times.push(await page.evaluate(choiceTime, deed % 2))
    await page.waitForTimeout(100)
  }
  return times
}

/** From a click on « Ajouter un bloc » to the frame in which a block can be looked for. */
async function pickers(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let deed = 0; deed < DEEDS; deed += 1) {
    times.push(await page.evaluate(pickerTime))
    await page
      .getByRole('region', { name: 'Outils de la page' })
      .getByRole('button', { name: 'Ajouter un bloc', exact: true })
      .click()
    await page.getByRole('region', { name: 'Ajouter un bloc' }).waitFor({ state: 'detached' })
  }
  // It stood in the place of « Plan ».
  await openPanels(page)
  return times
}

/** From a click on « Annuler » to the frame in which the page is as it was. */
async function undone(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let deed = 0; deed < DEEDS; deed += 1) {
    await page.locator('.outline-widget', { hasText: 'Titre : Mesure' }).nth(2).click()
    await page.evaluate(deedTime, actionOf('Descendre'))
    await page.waitForTimeout(ASKED)
    times.push(await page.evaluate(deedTime, 'button[aria-label="Annuler"]'))
    await page.waitForTimeout(100)
  }
  return times
}

/** From the click that puts a changed page live to the bar that says so. */
async function publications(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < DEEDS / 4; round += 1) {
    await page.locator('.outline-widget', { hasText: 'Titre : Mesure' }).nth(2).click()
    await page.getByRole('textbox', { name: 'Titre', exact: true }).press('End')
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Publier…' }).click()
    const panel = page.getByRole('dialog', { name: 'Avant de publier' })
    const publish = panel.getByRole('button', { name: /^Publier/ })
    await publish.and(page.locator(':enabled')).waitFor()
    await panel.getByRole('progressbar').waitFor({ state: 'detached' })
    const start = performance.now()
    await publish.click()
    await page.getByText('Tout est en ligne').waitFor()
    times.push(performance.now() - start)
  }
  return times
}

const LISTS = ['Articles et vidéos', 'Menus', 'Utilisateurs', 'Journal']

/** From a click in the menu to the list, once each has been opened before. */
async function lists(page: Page, url: string): Promise<number[]> {
  const times: number[] = []
  await page.goto(`${url}/admin`)
  await page.getByRole('navigation', { name: 'Menu principal' }).waitFor()
  for (let round = 0; round < DEEDS / LISTS.length + 1; round += 1) {
    for (const name of LISTS) {
      const time = await page.evaluate(screenTime, { words: name, done: 'tbody tr', says: '' })
      if (round > 0) times.push(time)
    }
  }
  return times
}

/** From a click in the list of requests to the message of one. */
async function requests(page: Page, url: string): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < DEEDS / 4; number += 1) await sendLead(url, number)
  for (let round = 0; round <= DEEDS / 4; round += 1) {
    await page.goto(`${url}/admin/leads`)
    const words = `Visiteur ${round % (DEEDS / 4)}`
    await page.getByRole('link', { name: words }).first().waitFor()
    const time = await page.evaluate(screenTime, { words, done: 'button', says: 'Répondre' })
    if (round > 0) times.push(time)
  }
  return times
}

declare global {
  interface Window {
    paintedAfter: typeof paintedAfter
  }
}

/** In the page: milliseconds from a click to the frame in which something is there. */
function paintedAfter(element: HTMLElement | undefined, isThere: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Rien ne suit le clic sur « ${element?.innerText} ».`)), 5000)
    const start = performance.now()
    const look = () => {
      if (!isThere()) return void requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now() - start))
      port1.start()
      port2.postMessage(0)
    }
    element?.click()
    requestAnimationFrame(look)
  })
}

/** @param place of the line among those of headings */
function choiceTime(place: number): Promise<number> {
  const lines = [...document.querySelectorAll<HTMLElement>('.outline-widget')]
  const line = lines.filter(({ innerText }) => innerText.includes('Titre : Mesure'))[place]
  return window.paintedAfter(line, () => line?.getAttribute('aria-current') === 'true')
}

function pickerTime(): Promise<number> {
  const button = [...document.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.ariaLabel ?? one.innerText).trim() === 'Ajouter un bloc',
  )
  const field = '[aria-label="Ajouter un bloc"] input'
  return window.paintedAfter(button, () => document.querySelector(field) !== null)
}

interface Screen {
  /** Of the link that leads there. */
  words: string
  /** What it is for, and what that says. */
  done: string
  says: string
}

/** The next screen has its title and what it is for: the former one stands until then. */
function screenTime({ words, done, says }: Screen): Promise<number> {
  const title = () => document.querySelector<HTMLElement>('main h1')?.innerText
  const before = title()
  const link = [...document.querySelectorAll('a')].find(({ textContent }) =>
    textContent.replaceAll(/\s/gu, ' ').includes(words),
  )
  return window.paintedAfter(link, () => {
    const found = [...document.querySelectorAll(`main ${done}`)]
    return title() !== before && found.some(({ textContent }) => textContent.includes(says))
  })
}

/** @param selector of the button that is clicked */
function deedTime(selector: string): Promise<number> {
  const { contentDocument } = document.querySelector<HTMLIFrameElement>('#preview-frame') ?? {}
  const order = () =>
    [...(contentDocument?.querySelectorAll('[data-zone] [data-widget-id]') ?? [])]
      .map((element) => element.getAttribute('data-widget-id'))
      .join()
  const before = order()
  const button = document.querySelector<HTMLElement>(selector) ?? undefined
  return window.paintedAfter(button, () => order() !== before)
}

const p95 = (times: readonly number[]): number => percentile(times, 0.95)
