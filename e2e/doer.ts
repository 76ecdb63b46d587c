import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { editorReady, frameOf } from './editor.ts'
import { addAccount, PASSWORD } from './sign-in.ts'
import { asVisitor, watch } from './visit.ts'

/** Somebody who does a task by what they read, from the sign-in page on; their clicks are counted. */
export interface Doer {
  page: Page
  isTouch: boolean
  /** Since they signed in. A field that is clicked to be filled counts, one that has the caret does not. */
  clicks(): number
  /** Clicks what bears these words: a link, a button, an entry of a menu or of a list. */
  click(words: string | RegExp): Promise<void>
  /** The last of several that bear the same words. */
  clickLast(words: string | RegExp): Promise<void>
  /** Clicks a field by its label and writes in it. */
  fill(label: string | RegExp, text: string): Promise<void>
  /** Clicks a text of the page that is edited. */
  clickInPage(words: string | RegExp): Promise<void>
  /** Clicks the picture of a block of the page, where one sees it. */
  clickPicture(block: string): Promise<void>
  /** Writes where the caret is. */
  type(text: string): Promise<void>
  press(keys: string): Promise<void>
  reads(words: string | RegExp): Promise<void>
}

const CLICKED = ['button', 'link', 'menuitem', 'option', 'radio', 'checkbox', 'tab', 'row'] as const

interface Way {
  /** Somebody new with that role, else the one of that address. */
  role?: Parameters<typeof addAccount>[1]
  email?: string
  /** Where they come in; the back office unless said. */
  at?: string
  width?: number
  touch?: boolean
  /** Clicks that it may take. */
  most: number
}

/** Has somebody sign in by the form and do a task; nothing but what is expected is said in their console. */
export async function doing(
  server: { url: string; dataDir: string },
  { role = 'editor', width = 1280, touch = false, most, at = `${server.url}/admin`, ...way }: Way,
  task: (doer: Doer) => Promise<void>,
): Promise<void> {
  const email = way.email ?? (await addAccount(server.dataDir, role)).email
  await asVisitor({ width, touch, origin: server.url, isFresh: true }, async (context) => {
    const page = await context.newPage()
    const watched = watch(page, server.url)
    await page.goto(at)
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe').first().fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const doer = doerOn(page, touch)
    await task(doer)
    expect(doer.clicks()).toBeLessThanOrEqual(most)
    // Who leaves the editor gives its lock back.
    await page.goto(`${server.url}/admin`)
    expect([...watched.console, ...watched.foreign]).toEqual([])
  })
}

function doerOn(page: Page, touch = false): Doer {
  let clicks = 0
  const press = async (target: Locator): Promise<void> => {
    clicks += 1
    await (touch ? target.tap() : target.click())
  }
  /** What lies under a dialog or a list is out of reach. */
  const near = async (): Promise<Page | Locator> => {
    const layer = page.locator('.MuiModal-root:visible').last()
    return (await layer.count()) > 0 ? layer : page
  }
  const named = async (words: string | RegExp): Promise<Locator> => {
    const around = await near()
    const [first, ...others] = CLICKED.map((role) =>
      around.getByRole(role, { name: words, exact: typeof words === 'string' }),
    )
    if (!first) throw new Error('Nothing can be clicked.')
    return others.reduce((all, one) => all.or(one), first)
  }
  const patiently = async (words: string | RegExp): Promise<Locator> => {
    await expect.poll(async () => (await named(words)).count()).toBeGreaterThan(0)
    return named(words)
  }
  return {
    page,
    isTouch: touch,
    clicks: () => clicks,
    click: async (words) => press((await patiently(words)).first()),
    clickLast: async (words) => press((await patiently(words)).last()),
    async fill(label, text) {
      const field = (await near()).getByLabel(label, { exact: typeof label === 'string' }).first()
      await press(field)
      await field.fill(text)
    },
    async clickInPage(words) {
      await editorReady(page)
      await press(frameOf(page).getByText(words).first())
    },
    async clickPicture(block) {
      const box = await frameOf(page)
        .locator(`[data-widget-type="${block}"] img`)
        .first()
        .boundingBox()
      if (!box) throw new Error('No picture is seen.')
      clicks += 1
      // Its lower part: over the upper one stand the words.
      await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.6)
    },
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    reads: (words) => page.getByText(words).first().waitFor(),
  }
}
