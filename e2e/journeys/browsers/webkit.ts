import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../tests/free-port.ts'
import { journeyOf, type Target } from '../driver.ts'
import { NOTE_ERRORS, NOTED_ERRORS } from '../in-page.ts'
import { type JourneyBrowser, patiently } from '../journey.ts'

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const SCREEN = '/usr/bin/Xvfb'
const miniBrowser = (): string => globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')[0] ?? ''

/** CSS pixels: its window is never narrower, so that a phone's page stands in a frame. */
const NARROWEST = 500

/** How WebDriver says that a value is an element (W3C WebDriver, « element reference »). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Keys that are no sign, as WebDriver writes them. */
const KEYS: Record<string, string> = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Tab: '\uE004',
}

/** Leaves a text alone in a field and tells its script, which fills one again that the driver empties. */
const LEAVE = `
  const [field, text] = arguments
  if (!('value' in field)) return getSelection().selectAllChildren(field) ?? ''
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  set.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return text`

const BOX = 'return arguments[0].getBoundingClientRect().toJSON()'

/**
 * Where something of the page that is edited is in the window. Its frame is not gone into: the driver takes the
 * focus out of it on the way back.
 */
const IN_EDITED_PAGE = `
  const frame = document.querySelector('#preview-frame')
  const found = ((document) => {BODY})(frame.contentDocument)
  if (!found) return null
  const around = frame.getBoundingClientRect()
  const scale = around.width / frame.offsetWidth
  const { left, top, width, height } = found.getBoundingClientRect()
  return { left: around.left + left * scale, top: around.top + top * scale, width: width * scale, height: height * scale }`

/** Makes a page of the site a frame of a phone's width, and hands it over. */
const FRAME = `
  const [width, url] = arguments
  const frame = document.createElement('iframe')
  Object.assign(frame.style, { position: 'fixed', inset: '0 auto auto 0', width: width + 'px', height: '844px', border: '0' })
  frame.src = url
  document.body.replaceChildren(frame)
  return frame`

/** One command of a session. @throws what the browser answers instead */
type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** WebKit by WebDriver, on a screen that nobody sees. */
export async function webkitBrowser(): Promise<JourneyBrowser> {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await firstLine(screen)
  let driver = await driverOn(display)
  return {
    name: 'WebKit',
    async begin({ origin, width }) {
      if (driver.isStuck) {
        driver.end()
        driver = await driverOn(display)
      }
      const { command, end } = await newSession(driver)
      const rect = { x: 0, y: 0, width: Math.max(width, NARROWEST), height: 940 }
      await command('POST', '/window/rect', rect)
      const evaluate = (script: string, args: unknown[] = []) =>
        command('POST', '/execute/sync', { script, args })
      const watchful = async (body: string, words = '') => {
        await evaluate(NOTE_ERRORS)
        return evaluate(`const words = arguments[0]\n${body}`, [words])
      }
      /** Keys of the keyboard, wherever the focus is, be it in a frame; the first ones are held. */
      const keys = (values: readonly string[], held: readonly string[] = []) => {
        const down = (value: string) => ({ type: 'keyDown', value })
        const up = (value: string) => ({ type: 'keyUp', value })
        const actions = [
          ...held.map(down),
          ...values.flatMap((value) => [down(value), up(value)]),
          ...held.toReversed().map(up),
        ]
        return command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
      }
      return journeyOf(
        {
          async goto(address) {
            await command('POST', '/frame', { id: null })
            await command('POST', '/url', { url: address })
            if (width < NARROWEST) {
              await command('POST', '/frame', { id: await evaluate(FRAME, [width, address]) })
            }
          },
          evaluate: watchful,
          async find(body, words, place) {
            if (place === 'edited page') {
              const find = () =>
                watchful(
                  IN_EDITED_PAGE.replace('BODY', () => body),
                  words,
                )
              return isBox(await find()) ? editedTarget(command, find) : null
            }
            const found = await watchful(body, words)
            return isElement(found) ? targetOf(command, found[ELEMENT]) : null
          },
          async type(text) {
            await keys([...text])
          },
          async press(all) {
            const pressed = all.split('+').map((key) => KEYS[key] ?? key)
            await keys(pressed.slice(-1), pressed.slice(0, -1))
          },
          async errors() {
            const noted = await evaluate(NOTED_ERRORS)
            return Array.isArray(noted) ? noted.map(String) : []
          },
          close: end,
        },
        origin,
      )
    },
    async close() {
      driver.end()
      screen.kill()
    },
  }
}

interface Driver {
  url: string
  /** It has not answered, or its session did not end: who tries again needs another one. */
  isStuck: boolean
  end(): void
}

async function driverOn(display: string): Promise<Driver> {
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that its browser goes with it.
    detached: true,
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const url = `http://127.0.0.1:${port}`
  await patiently('The driver of WebKit', async () => (await fetch(`${url}/status`)).ok || null)
  const end = () => {
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL')
    } catch {
      // Nobody of it runs any more.
    }
  }
  return { url, isStuck: false, end }
}

const isElement = (value: unknown): value is Record<typeof ELEMENT, string> =>
  typeof value === 'object' && value !== null && ELEMENT in value

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && 'left' in value

/** Presses the mouse in a box of the window. @param at as shares of its width and height */
function pressIn(
  command: Command,
  { left, top, width, height }: Box,
  at: { x: number; y: number },
): Promise<unknown> {
  const point = { x: Math.round(left + width * at.x), y: Math.round(top + height * at.y) }
  const move = { type: 'pointerMove', origin: 'viewport', ...point, duration: 0 }
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
  const mouse = { type: 'pointer', id: 'mouse', actions: [move, ...press] }
  return command('POST', '/actions', { actions: [mouse] })
}

/** Milliseconds between two looks at something that moves while pictures come, and how many there are. */
const LOOK = 100
const LOOKS = 20

/** Where something is once it no longer moves. */
async function resting(find: () => Promise<unknown>): Promise<Box | null> {
  let last: unknown = null
  for (let look = 0; look < LOOKS; look += 1) {
    const box = await find()
    if (isBox(box) && isBox(last) && box.top === last.top && box.left === last.left) return box
    last = box
    await wait(LOOK)
  }
  return isBox(last) ? last : null
}

/** What is only clicked: texts and pictures of the page that is edited. */
const editedTarget = (command: Command, find: () => Promise<unknown>): Target => {
  const never = async () => {
    throw new Error('What is typed in the page goes to the caret.')
  }
  return {
    async click(at = { x: 0.5, y: 0.5 }) {
      const box = await resting(find)
      if (box) await pressIn(command, box, at)
    },
    type: never,
    choose: never,
  }
}

/** Signs at the end of a text that are typed; what stands before them is pasted. */
const TYPED = 100

const targetOf = (command: Command, id: string): Target => {
  const send = (path: string, body: object) => command('POST', `/element/${id}/${path}`, body)
  return {
    async click(at) {
      if (at === undefined) return void (await send('click', {}))
      const args = [{ [ELEMENT]: id }]
      const box = await command('POST', '/execute/sync', { script: BOX, args })
      if (isBox(box)) await pressIn(command, box, at)
    },
    async type(text) {
      // Four thousand keys, one by one, take this engine a minute on a busy machine: nobody types them.
      const args = [{ [ELEMENT]: id }, text.slice(0, -TYPED)]
      const pasted = await command('POST', '/execute/sync', { script: LEAVE, args })
      await send('value', { text: text.slice(String(pasted).length) })
    },
    choose: async (path) => void (await send('value', { text: path })),
  }
}

/** Milliseconds within which a command is answered on the busiest machine, the load of a page among them. */
const ANSWERED = 45_000

async function newSession(driver: Driver): Promise<{ command: Command; end(): Promise<void> }> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(driver.url + path, {
      method,
      signal: AbortSignal.timeout(ANSWERED),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      driver.isStuck = true
      throw new Error(`The driver of WebKit does not answer ${path}.`, { cause })
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`)
    return value
  }
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    },
  }
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string }
  return {
    command: (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
    async end() {
      // A session that can't be ended goes with its driver.
      await send('DELETE', `/session/${sessionId}`).catch(() => {
        driver.isStuck = true
      })
    },
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The screen ended (${code}).`)))
  })
}
