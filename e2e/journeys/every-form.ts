import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendLead } from '../../bench/soak/forms.ts'
import { onSecondTry, useOwnDemo } from '../own-server.ts'
import { SWITCHES } from '../setting-switches.ts'
import { addAccount, PASSWORD } from '../sign-in.ts'
import { startBrowser } from './browsers.ts'
import type { Journey, JourneyBrowser } from './journey.ts'
import { COLLEAGUE, FORMS, type Form, LISTS } from './back-office-forms.ts'

/** What the console says of a form that the server alone can judge. */
const REFUSED = /status of 422/

const nameOf = ({ way, right }: Form): string =>
  [
    ...way.map((step) => (typeof step === 'object' && 'last' in step ? step.last : step)),
    ...right.map(([label]) => label),
  ]
    .filter((words) => typeof words === 'string')
    .join(', ')

/**
 * Every form of the back office, opened from its list in one browser; each engine has a file, since they are tried side
 * by side.
 * @param every one of so many is tried, by its place; some stand on what the one before has saved
 * @param everySetting one of so many switches and lists of the settings
 */
export function everyForm(name: string, every = 1, everySetting = every): void {
  const some = <Row>(rows: readonly Row[], of = everySetting) =>
    rows.filter((_row, place) => place % of === 0)
  describe(name, () => {
    const site = useOwnDemo()
    let browser: JourneyBrowser
    let journey: Journey
    const begin = async () => {
      await addAccount(site.dataDir, 'editor', COLLEAGUE)
      await sendLead(site.url, 1)
      const { email } = await addAccount(site.dataDir, 'super-admin')
      journey = await browser.begin({ origin: site.url, width: 1280 })
      await journey.open('/admin')
      await journey.fill('Adresse e-mail', email)
      await journey.fill('Mot de passe', PASSWORD)
      await journey.press('Enter')
      await journey.reads('Tableau de bord')
    }
    beforeAll(async () => {
      browser = await startBrowser(name)
      await begin()
    })
    // What was saved once can't be saved as a change.
    onSecondTry(async () => {
      await journey.close()
      await site.renew()
      await begin()
    })
    afterAll(async () => {
      await journey.close()
      await browser.close()
    })

    const openPanel = async (panel: string) => {
      const said = `[...document.querySelectorAll('[aria-expanded]')]
      .find(({ textContent }) => textContent.trim() === ${JSON.stringify(panel)})?.ariaExpanded`
      await journey.until(`« ${panel} »`, `return Boolean(${said})`)
      if ((await journey.evaluate(`return ${said}`)) === 'false') await journey.click(panel)
    }

    const write = async (typed: Form['right']) => {
      for (const [label, text] of typed) await journey.write(new RegExp(`^${label}`), text)
      await journey.press('Tab')
    }

    /** Waits until what was typed stands in a field of the screen, or in none. */
    const isThere = (typed: Form['right'], is = true) =>
      journey.until(
        `${is ? 'A' : 'No'} field with « ${typed[0]?.[1]} »`,
        `return ${is} === [...document.querySelectorAll('input, textarea')]
          .some(({ value }) => value === ${JSON.stringify(typed[0]?.[1])})`,
      )

    /** What saves by itself is undone once it is saved, and saved as it was. */
    const undo = async ({ right, discard, saved }: Form) => {
      await isThere(right)
      for (const words of discard ?? ['Annuler']) await journey.click(words)
      await isThere(right, false)
      if (discard) return
      await journey.click('Rétablir')
      await isThere(right)
      await journey.reads(saved)
    }

    const finish = async () => {
      expect((await journey.state()).overflow).toBe(0)
      expect((await journey.errors()).filter((error) => !REFUSED.test(error))).toEqual([])
    }

    test.each(some(FORMS, every).map((form) => [nameOf(form), form] as const))(
      '%s: what is wrong is told and kept, undone, and what is right is saved',
      async (_way, form) => {
        const { way, wrong, fault, right, choose, isShut, again, save, saved } = form
        await journey.open('/admin')
        for (const step of way) {
          if (typeof step === 'string' || step instanceof RegExp) await journey.click(step)
          else if ('last' in step) await journey.click(new RegExp(`^${step.last}$`), 'last')
          else if ('reads' in step) await journey.reads(step.reads)
          else for (const panel of step.opens) await openPanel(panel)
        }
        await write(wrong)
        if (save !== undefined && !isShut) await journey.click(save)
        await journey.reads(fault)
        if (saved === 'Enregistré.') await journey.click('Annuler les changements')
        if (again !== undefined) await journey.click(again)
        await write(right)
        if (choose !== undefined) {
          await journey.press('Enter')
          await journey.click(choose)
        }
        if (save !== undefined) await journey.click(save)
        await journey.reads(saved)
        if (save === undefined) await undo(form)
        await finish()
      },
    )

    test.each(some(SWITCHES))(
      'Réglages, %s: « %s » is undone and saved',
      async (section, label) => {
        await journey.open('/admin')
        for (const words of ['Réglages', section, label]) await journey.click(words)
        await journey.reads('Changements non enregistrés.')
        await journey.click('Annuler les changements')
        await journey.click(label)
        await journey.click('Enregistrer')
        await journey.reads('Enregistré.')
        await finish()
      },
    )

    test.each(some(LISTS))(
      'Réglages, %s: « %s » is another, undone and saved',
      async (section, chosen, other) => {
        await journey.open(`/admin/reglages/${section}`)
        const choose = async () => {
          await journey.click(chosen)
          await journey.click(other)
        }
        await choose()
        await journey.reads('Changements non enregistrés.')
        await journey.click('Annuler les changements')
        await choose()
        await journey.click('Enregistrer')
        await journey.reads('Enregistré.')
        await finish()
      },
    )
  })
}
