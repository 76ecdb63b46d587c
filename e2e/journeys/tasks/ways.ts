import type { OwnDemo } from '../../own-server.ts'
import type { Doer } from '../doer.ts'

export const PHONE = { width: 390, touch: true } as const

/** What a visitor gets at that path. */
export const visitors = async ({ url }: OwnDemo, path: string): Promise<string> =>
  (await fetch(`${url}${path}?${Math.random()}`)).text()

/** What is read in the columns of the page that is edited which begin with these words, beside the picture of the lease. */
export async function columnsMade({ evaluate, until }: Doer, words: string): Promise<string> {
  const made = `[...document.querySelector('#preview-frame').contentDocument.querySelectorAll('.columns')]
    .find((one) => one.innerText.includes(${JSON.stringify(words)}) && one.querySelector('img[src*="bail-commercial"]'))`
  await until('The columns with their picture', `return ${made} !== undefined`)
  return String(await evaluate(`return ${made}.innerText`))
}

const MAY_PUBLISH = `
  const panel = document.querySelector('[role=dialog]')
  return [...(panel?.querySelectorAll('button:enabled') ?? [])].some((one) => one.innerText.startsWith('Publier'))`

/** Waits in the panel until all is checked. */
export const mayPublish = ({ until }: Doer): Promise<void> =>
  until('The button of the panel', MAY_PUBLISH)

/** What the panel offers for a new page below the missions, as it is read there. */
export const MENU_OF_MISSIONS = /Navigation principale, à la fin de «\s?Nos missions\s?»/u

/** What is said once it is done. */
export const IN_MENU =
  /Elle est dans le menu «\s?Navigation principale\s?», sous «\s?Nos missions\s?»\./u

/** By the button of the panel, or by Enter where nothing is left to look at. @param offer that is read in it first */
export async function publish(doer: Doer, offer?: RegExp): Promise<void> {
  await doer.saved()
  await doer.click('Publier…')
  await mayPublish(doer)
  if (offer) await doer.reads(offer)
  const { name } = await doer.focus()
  if (name.startsWith('Publier')) await doer.press('Enter')
  else await doer.click(/^Publier$/)
}

/** Goes from field to field until the one of that label; among the choices of one by arrows. */
export async function tabTo(doer: Doer, label: RegExp): Promise<void> {
  await doer.shows(label)
  for (let stop = 0; stop < 40; stop += 1) {
    const { name, beside } = await doer.focus()
    if (label.test(name)) return
    await doer.press(beside.some((one) => label.test(one)) ? 'ArrowDown' : 'Tab')
  }
  throw new Error(`No field ${label}.`)
}

/** Presses a key until the focus is on what bears these words, or on the page that is edited. */
export async function goTo(doer: Doer, words: string | RegExp | null, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 150; stop += 1) {
    await doer.press(key)
    const { name, isPage } = await doer.focus()
    const isIt = words instanceof RegExp ? words.test(name) : name === words
    if (words === null ? isPage : isIt) return
  }
  throw new Error(`${key} does not lead to ${words}.`)
}
