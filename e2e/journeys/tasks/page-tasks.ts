import { describe, expect, test } from 'vitest'
import type { OwnDemo } from '../../own-server.ts'
import { type Doer, doing, type Trial } from '../doer.ts'
import { columnsMade, IN_MENU, MENU_OF_MISSIONS, PHONE, publish, visitors } from './ways.ts'

async function correctHome(doer: Doer): Promise<void> {
  await doer.click('Modifier la page d’accueil')
  await doer.clickInPage('Vos chiffres')
  // A finger chooses first.
  if (doer.isTouch) await doer.clickInPage('Vos chiffres')
  await doer.hasCaret()
  await doer.press('End')
  await doer.type(' Toujours.')
  await publish(doer)
  await doer.reads('La page est en ligne.')
}

/** What an editor comes for in the pages of the site. */
export function pageTasks(
  { browser, likeAnother, byFinger, byTextBar }: Trial,
  server: OwnDemo,
): void {
  describe('in the editor', () => {
    test('1: a word of the home page', () =>
      doing(browser(), server, { role: 'editor', most: 3 }, async (doer) => {
        await correctHome(doer)
        await expect.poll(() => visitors(server, '/')).toContain('Toujours.')
      }))

    test('13: back to the version before', likeAnother, async () => {
      await doing(browser(), server, { role: 'editor', most: 3 }, correctHome)
      await doing(browser(), server, { role: 'editor', most: 4 }, async (doer) => {
        await doer.click('Modifier la page d’accueil')
        await doer.click('Historique')
        await doer.clickLast(/^Reprendre cette version/)
        await publish(doer)
        await doer.reads('La page est en ligne.')
        await expect.poll(() => visitors(server, '/')).not.toContain('Toujours.')
      })
    })

    test('1, on a phone', { ...likeAnother, ...byFinger }, () =>
      doing(browser(), server, { role: 'editor', most: 4, ...PHONE }, correctHome),
    )

    test('2: text and picture of the hero, seen on a phone', likeAnother, () =>
      doing(browser(), server, { role: 'editor', most: 6 }, async (doer) => {
        await doer.click('Modifier la page d’accueil')
        await doer.clickInPage('Nous tenons vos comptes')
        await doer.hasCaret()
        await doer.type('Bonjour. ')
        await doer.clickPicture('hero')
        await doer.click(/^Bail commercial/)
        await doer.closes()
        await doer.click('Téléphone')
        await publish(doer)
        await doer.reads('La page est en ligne.')
        await expect.poll(() => visitors(server, '/')).toContain('Bonjour.')
        expect(await visitors(server, '/')).toContain('bail-commercial')
      }),
    )

    // Who does it once more finds the page of the time before.
    let pages = 0
    test('3: a page from a model, three texts, a picture, in the menu', { ...byTextBar }, () => {
      pages += 1
      const name = pages === 1 ? 'Conseil en paie' : `Conseil en paie ${pages}`
      // Its model says under which page.
      const path = `/nos-missions/${name.toLowerCase().replaceAll(' ', '-')}`
      return doing(browser(), server, { role: 'editor', most: 9 }, async (doer) => {
        await doer.click('Ajouter une page')
        await doer.hasCaret(/^Nom de la page/)
        await doer.type(name)
        await doer.click('Mission')
        await doer.click('Ajouter')
        await doer.clickInPage('Dites en une phrase')
        await doer.hasCaret()
        await doer.press('Control+a')
        await doer.type('Vos bulletins, justes et à l’heure.')
        await doer.press('Tab')
        await doer.hasCaret('Texte')
        await doer.press('ArrowDown')
        await doer.press('End')
        await doer.type(' Tous les mois.')
        await doer.press('Enter')
        await doer.click('Image')
        await doer.click(/^Congés payés/)
        await doer.closes()
        await doer.clickInPage('Et pour vous')
        await doer.hasCaret()
        await doer.press('Control+a')
        await doer.type('Parlons-en.')
        // Where the other missions stand is where it goes, unless somebody says otherwise.
        await publish(doer, MENU_OF_MISSIONS)
        await doer.reads('La page est en ligne.')
        await doer.reads(IN_MENU)
        const made = await visitors(server, path)
        for (const words of ['à l’heure.', 'Tous les mois.', '<figure>', 'Parlons-en.']) {
          expect(made.includes(words), words).toBe(true)
        }
        // Beside what stood there, not in the list at its end.
        expect(/<p>Décrivez[^<]*Tous les mois\./.test(made)).toBe(true)
        await expect.poll(() => visitors(server, '/')).toContain(path)
      })
    })

    test('4: two columns, a picture on the left, text and button on the right', likeAnother, () =>
      doing(browser(), server, { role: 'editor', most: 5 }, async (doer) => {
        await doer.click('Modifier la page d’accueil')
        await doer.click('Ajouter un bloc')
        await doer.click('Image et texte')
        // Its first line is there to be written over; the others are a key away.
        await doer.hasCaret('Texte')
        await doer.type('Vos bulletins')
        await doer.press('ArrowDown')
        await doer.press('End')
        await doer.type(' Et une troisième.')
        await doer.press('ArrowDown')
        await doer.press('End')
        await doer.type(' vite')
        await doer.clickPicture('columns')
        await doer.click(/^Bail commercial/)
        await doer.closes()
        await doer.saved()
        expect(await columnsMade(doer, 'Vos bulletins')).toMatch(
          /Et une troisième\.\s+Nous contacter vite/,
        )
      }),
    )

    test('5: a feed of one theme, three articles', likeAnother, () =>
      doing(browser(), server, { role: 'editor', most: 4 }, async (doer) => {
        await doer.click('Modifier la page d’accueil')
        await doer.click('Ajouter un bloc')
        await doer.click('Actualités et vidéos')
        // Nothing of it is typed in the page: its options are there.
        await doer.fill('Thèmes', 'Social')
        await doer.press('ArrowDown')
        await doer.press('Enter')
        await doer.press('Tab')
        await doer.type('3')
        await doer.saved()
        expect((await doer.focus()).name).toBe('Nombre d’articles')
        expect(await doer.evaluate('return document.activeElement.value')).toBe('3')
        expect(await doer.evaluate(TEXT_FIELDS)).toBeLessThan(6)
      }),
    )

    test('9: the button of the header', likeAnother, () =>
      doing(browser(), server, { role: 'editor', most: 3 }, async (doer) => {
        await doer.click('Modifier l’en-tête')
        await doer.clickInPage('Prendre rendez-vous')
        await doer.hasCaret()
        await doer.press('Control+a')
        await doer.type('Nous appeler')
        await publish(doer)
        await doer.reads('est en ligne')
        await expect.poll(() => visitors(server, '/contact')).toContain('Nous appeler')
      }),
    )
  })
}

const TEXT_FIELDS = `return [...document.querySelectorAll(
  '[data-editor-fields] :is(input:not([type]), input[type=text], textarea, [role=textbox])')]
  .filter((field) => field.checkVisibility()).length`
