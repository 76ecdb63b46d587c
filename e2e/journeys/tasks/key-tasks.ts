import { describe, expect, test } from 'vitest'
import { useOwnDemo } from '../../own-server.ts'
import { type Doer, doing, type Trial } from '../doer.ts'
import {
  columnsMade,
  goTo,
  IN_MENU,
  mayPublish,
  MENU_OF_MISSIONS,
  tabTo,
  visitors,
} from './ways.ts'

/** What an editor does without a mouse. */
export function keyTasks({ browser, likeAnother }: Trial): void {
  describe('by keyboard alone', likeAnother, () => {
    const site = useOwnDemo()

    const open = async (doer: Doer): Promise<void> => {
      await goTo(doer, 'Modifier la page d’accueil')
      await doer.press('Enter')
      await doer.until('A page to edit', EDITED)
    }
    /** @param key that leads to the bar without leaving the page: beyond it are the buttons of the browser */
    const publishByKeys = async (doer: Doer, key = 'Shift+Tab', offer?: RegExp): Promise<void> => {
      await doer.saved()
      await goTo(doer, 'Publier…', key)
      await doer.press('Enter')
      await mayPublish(doer)
      if (offer) await doer.reads(offer)
      const { name } = await doer.focus()
      if (!name.startsWith('Publier')) await goTo(doer, /^Publier/)
      await doer.press('Enter')
      await doer.reads('La page est en ligne.')
    }
    /** Walks down the blocks until the one of that name is chosen. */
    const choose = async (doer: Doer, name: string): Promise<void> => {
      const chosen = async () => String(await doer.evaluate(CHOSEN))
      await doer.press('Home')
      for (let step = 0; step < 5 && !(await chosen()).includes(name); step += 1) {
        await doer.press('ArrowDown')
      }
      expect(await chosen()).toContain(name)
      await doer.press('Enter')
    }
    const choosePicture = async (doer: Doer, words: string): Promise<void> => {
      await doer.reads('Choisir un média')
      await tabTo(doer, /^Chercher$/)
      await doer.type(words)
      await doer.reads('Bail commercial')
      await goTo(doer, /^Bail commercial/)
      await doer.press('Enter')
      await doer.closes()
    }

    test('1 and 13: a word of the home page, and back to the version before', () =>
      doing(browser(), site, { role: 'editor', most: 0 }, async (doer) => {
        const { press, type } = doer
        await open(doer)
        await goTo(doer, null)
        await choose(doer, 'Accroche')
        await doer.hasCaret('Titre')
        await press('End')
        await type(' Toujours.')
        await press('Escape')
        await publishByKeys(doer)
        await expect.poll(() => visitors(site, '/')).toContain('Toujours.')

        await goTo(doer, 'Historique', 'Shift+Tab')
        await press('Enter')
        await doer.until('Versions', VERSIONS)
        const back = String(await doer.evaluate(OLDEST))
        await goTo(doer, back)
        await press('Enter')
        await doer.closes()
        await doer.reads('reprise dans le brouillon')
        await publishByKeys(doer, 'Tab')
        await expect.poll(() => visitors(site, '/')).not.toContain('Toujours.')
      }))

    test('4: two columns, a picture on the left, text and button on the right', () =>
      doing(browser(), site, { role: 'editor', most: 0 }, async (doer) => {
        const { press, type } = doer
        await open(doer)
        await goTo(doer, null)
        await press('/')
        await tabTo(doer, /^Chercher un bloc/)
        await type('image et texte')
        await doer.reads('à droite un titre')
        await goTo(doer, 'Image et texte')
        await press('Enter')
        await doer.hasCaret('Texte')
        await type('Vos bulletins')
        await press('ArrowDown')
        await press('End')
        await type(' Tous les mois.')
        // To the block, then to the one before it: the picture.
        await press('Escape')
        await press('ArrowUp')
        await press('Enter')
        await choosePicture(doer, 'bail')
        await doer.saved()
        expect(await columnsMade(doer, 'Vos bulletins')).toContain('Tous les mois.')
      }))

    test('3: a page from a model, three texts, a picture, in the menu', () =>
      doing(browser(), site, { role: 'editor', most: 0 }, async (doer) => {
        const { press, type } = doer
        await goTo(doer, 'Ajouter une page')
        await press('Enter')
        await tabTo(doer, /^Nom de la page/)
        await type('Conseil en paie')
        await tabTo(doer, /^Mission/)
        await goTo(doer, 'Ajouter')
        await press('Enter')
        await doer.until('A page to edit', EDITED)
        await goTo(doer, null)
        await choose(doer, 'Titre')
        await doer.hasCaret('Introduction')
        await press('Control+a')
        await type('Vos bulletins, justes et à l’heure.')
        await press('Tab')
        await doer.hasCaret('Texte')
        await press('ArrowDown')
        await press('End')
        await type(' Tous les mois.')
        // From text to text, until the one of the last block; a text of one line is there to be written over.
        for (let text = 0; text < 10 && !(await doer.evaluate(AT_LAST)); text += 1) {
          await press('Tab')
        }
        await type('Parlons-en.')
        await press('Escape')
        await publishByKeys(doer, 'Shift+Tab', MENU_OF_MISSIONS)
        await doer.reads(IN_MENU)
        // One that a try before this one made has the plain address.
        const [path = ''] =
          /\/nos-missions\/conseil-en-paie(?:-\d+)?/u.exec(String(await doer.evaluate(ONLINE))) ??
          []
        const made = await visitors(site, path)
        for (const words of ['à l’heure.', 'Tous les mois.', 'Parlons-en.']) {
          expect(made.includes(words), words).toBe(true)
        }
        // Beside what stood there, not in the list at its end.
        expect(/<p>Décrivez[^<]*Tous les mois\./.test(made)).toBe(true)
        await expect.poll(() => visitors(site, '/')).toContain(path)
      }))
  })
}

/** Where what was published just now is seen. */
const ONLINE = `return [...document.querySelectorAll('a')]
  .find(({ innerText }) => innerText.startsWith('Voir la page en ligne'))?.href ?? ''`

const EDITED = "return document.querySelector('div:not([inert]) > #preview-frame') !== null"

const FRAME = "const page = document.querySelector('#preview-frame').contentDocument"

/** What the bar of the chosen block says, which stands in a tree of its own. */
const CHOSEN = `${FRAME}
  const bars = [...page.querySelectorAll('*')].map(({ shadowRoot }) =>
    shadowRoot?.querySelector('[role=toolbar][aria-label="Bloc choisi"]'))
  return bars.find((bar) => bar)?.innerText ?? ''`

/** Whether the text that has the caret is the one of the last block. */
const AT_LAST = `${FRAME}
  return page.activeElement.matches('[role=textbox]') && page.activeElement.innerText.includes('Et pour vous')`

const BACK = `[...document.querySelectorAll('[role=dialog] button')]
  .filter((one) => (one.ariaLabel ?? one.innerText).startsWith('Reprendre cette')).at(-1)`

const VERSIONS = `return ${BACK} !== undefined`

/** As the focus tells it: a space is a space. */
const OLDEST = `return (${BACK}.ariaLabel ?? '').replace(/\\s+/g, ' ')`
