import { describe, expect, test } from 'vitest'
import { sendLead } from '../../../bench/soak/forms.ts'
import { type OwnDemo, useOwnDemo } from '../../own-server.ts'
import { type Doer, doing, type Trial } from '../doer.ts'
import { PHONE, visitors } from './ways.ts'

/** Whether a number that is none of the firm's is told with a way to where it stands. */
const STRAY = `return [...document.querySelectorAll('[role=alert]')].some((one) =>
  /01.99.00.12.34 n’est pas un numéro du cabinet/.test(one.innerText) && one.querySelector('a') !== null)`

/** What somebody of the firm comes for beside its pages. */
export function firmFactTasks({ browser, likeAnother }: Trial, server: OwnDemo): void {
  describe('of the firm', () => {
    test('7: the telephone, everywhere', () =>
      doing(browser(), server, { role: 'editor', most: 3 }, async (doer) => {
        await doer.click('Changer le téléphone')
        await doer.fill('Téléphone', '01 99 00 55 55')
        await doer.click('Enregistrer')
        await doer.reads('Enregistré.')
        await expect.poll(() => visitors(server, '/contact')).toContain('tel:+33199005555')
        expect(await visitors(server, '/')).not.toContain('+33199001234')
        // Where somebody wrote it into a text, it is told.
        await doer.until('A number that is none of the firm’s', STRAY)
      }))

    test('8: closed from 24 December to 2 January', likeAnother, () =>
      doing(browser(), server, { role: 'editor', most: 4 }, async (doer) => {
        await doer.click('Annoncer une fermeture')
        await doer.reads('Jours où le bureau est fermé')
        await doer.click(/^Ajouter/)
        // The first day has the caret.
        await doer.hasCaret('Du')
        await doer.put('2026-12-24')
        await doer.fill('Au', '2027-01-02')
        await doer.click('Enregistrer')
        await doer.reads('Enregistré.')
      }),
    )
  })
}

/** What somebody who answers requests comes for. */
export function deskTasks({ browser, likeAnother, byFinger }: Trial): void {
  describe('with requests', () => {
    const desk = useOwnDemo({ SMTP_URL: 'smtp://127.0.0.1:9' })

    const answer = (name: string) => async (doer: Doer) => {
      await doer.click(name)
      await doer.click('Répondre')
      await doer.click('Proposer un rendez-vous')
      await doer.click('Envoyer et marquer comme traitée')
      await doer.reads('La réponse part, la demande est traitée.')
      await doer.reads('Traitée')
    }

    test('11: read, answered with a ready answer, dealt with', async () => {
      await sendLead(desk.url, 1)
      await doing(browser(), desk, { role: 'lead-desk', most: 4 }, answer('Visiteur 1'))
    })

    test('12: the same on a phone', { ...likeAnother, ...byFinger }, async () => {
      await sendLead(desk.url, 2)
      await doing(browser(), desk, { role: 'lead-desk', most: 4, ...PHONE }, answer('Visiteur 2'))
    })
  })
}
