import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { typedDate } from '#base/kit/time/typed-date.ts'
import { BROWSERS, comes, startBrowser } from './browsers.ts'
import type { Coming, Journey, JourneyBrowser } from './journey.ts'

const DEFINITION =
  'Le bilan montre, à une date, ce que l’entreprise possède et comment elle l’a financé.'

const DESCRIPTION = `
  const id = document.activeElement.getAttribute('aria-describedby')
  return document.getElementById(id)?.textContent ?? null`

const APPOINTMENT = '/votre-projet/prendre-rendez-vous'

/** Before that the fields of dates are the browser's own. */
const STARTED = `return document.querySelector('.form[data-started]') !== null`

const CALENDAR = `document.querySelector('[data-name="creneau_1"] [role="dialog"]')`
const OPEN = `return ${CALENDAR}?.querySelector('table')?.checkVisibility() ?? false`
const SHUT = `return ${CALENDAR}?.checkVisibility() === false`

/** The day of the first slot, as it is read and as it is sent. */
const DAY = `
  return [...document.querySelectorAll('[data-name="creneau_1"] input')].map(({ value }) => value)`

const FIRST_DAY = `return document.querySelector('[name="creneau_1_jour"]').min`

/** More than stand in the main content before what is reached. */
const MAX_STOPS = 40

/** Goes past the menus to the main content, then on by Tab until the focus is there. */
async function tabTo(journey: Journey, name: string): Promise<void> {
  await journey.press('Tab')
  expect((await journey.focus()).name).toBe('Aller au contenu')
  await journey.press('Enter')
  const passed: string[] = []
  while (passed.length < MAX_STOPS) {
    await journey.press('Tab')
    const focus = await journey.focus()
    if (focus.name === name) return
    passed.push(focus.name)
  }
  throw new Error(`Tab does not reach « ${name} », but ${passed.join(', ')}.`)
}

/** A day by its name in the calendar: « lundi 30 novembre 2026 », « mardi 1er décembre 2026 ». */
function dayNamed(iso: string): RegExp {
  const date = new Date(iso)
  const month = date.toLocaleDateString('fr-FR', { month: 'long', timeZone: 'UTC' })
  return new RegExp(`(^| )${date.getUTCDate()}(er)? ${month} ${date.getUTCFullYear()}`)
}

describe.each(Object.keys(BROWSERS))('%s', (name) => {
  let browser: JourneyBrowser
  let visitor: Coming
  beforeAll(async () => {
    browser = await startBrowser(name)
    visitor = { origin: inject('siteUrl'), width: 1280 }
  })
  afterAll(() => browser.close())

  test('a term is explained when the keyboard reaches it, until Escape', () =>
    comes(browser, visitor, async (journey) => {
      await journey.open('/le-cabinet')
      expect((await journey.state()).text).not.toContain(DEFINITION)
      // Before its script runs nobody hears that the term has the focus.
      await journey.until('The page', `return document.readyState === 'complete'`)
      await tabTo(journey, 'bilan')
      await journey.reads(DEFINITION)
      expect(await journey.evaluate(DESCRIPTION)).toBe(DEFINITION)
      await journey.press('Escape')
      await expect.poll(async () => (await journey.state()).text).not.toContain(DEFINITION)
      expect((await journey.focus()).name).toBe('bilan')
    }))

  test('the calendar comes and goes with the focus, and a typed date is taken', () =>
    comes(browser, visitor, async (journey) => {
      await journey.open(APPOINTMENT)
      await journey.until('The form', STARTED)
      const first = String(await journey.evaluate(FIRST_DAY))
      await tabTo(journey, 'Jour')
      await journey.until('The calendar', OPEN)
      await journey.press('Shift+Tab')
      await journey.until('No calendar', SHUT)
      await journey.press('Tab')
      await journey.until('The calendar', OPEN)
      await journey.type(first.split('-').toReversed().join('.'))
      await journey.until('No calendar behind a whole date', SHUT)
      await journey.press('Tab')
      expect(await journey.evaluate(DAY)).toEqual([typedDate(first), first])
      expect((await journey.focus()).name).toMatch(/^Ouvrir le calendrier/)
      await journey.press('Tab')
      expect((await journey.focus()).name).toBe('Moment')
      expect(await journey.evaluate(SHUT)).toBe(true)
    }))

  test('a day is chosen in the calendar', () =>
    comes(browser, visitor, async (journey) => {
      await journey.open(APPOINTMENT)
      await journey.until('The form', STARTED)
      const first = String(await journey.evaluate(FIRST_DAY))
      await journey.click('Jour')
      await journey.until('The calendar', OPEN)
      await journey.click(dayNamed(first))
      await journey.until('No calendar', SHUT)
      expect(await journey.evaluate(DAY)).toEqual([typedDate(first), first])
      expect((await journey.focus()).name).toBe('Jour')
    }))
})
