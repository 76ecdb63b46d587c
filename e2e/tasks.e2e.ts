import { describe, expect, test } from 'vitest'
import { sendLead } from '../bench/soak/forms.ts'
import { sampled } from '../tests/exhaustive.ts'
import { type Doer, doing } from './doer.ts'
import { editorReady, frameOf, saved } from './editor.ts'
import { mailedLink } from './mailed-link.ts'
import { useOwnDemo } from './own-server.ts'
import { addAccount } from './sign-in.ts'
import { useBrowser } from './visit.ts'

useBrowser()

/** What somebody comes for, done by what they read, in so many clicks and no more. */
const server = useOwnDemo()
const PHONE = { width: 390, touch: true }

const visitors = async (path: string, site = server): Promise<string> =>
  (await fetch(`${site.url}${path}?${Math.random()}`)).text()

/** By the button of the panel, or by Enter where nothing is left to look at. */
async function publish({ click, press, page }: Doer): Promise<void> {
  await page.locator('[data-saving="saved"]').waitFor()
  await click('Publier…')
  const button = page.getByRole('dialog').getByRole('button', { name: /^Publier/ })
  await expect.poll(() => button.isEnabled()).toBe(true)
  if (await button.evaluate((element) => element === document.activeElement)) await press('Enter')
  else await click(/^Publier( quand même)?$/)
}

/** Goes from field to field until the one of that label; among the choices of one by arrows. */
async function tabTo({ page, press }: Doer, label: RegExp): Promise<void> {
  await page.getByLabel(label).first().waitFor()
  for (let stop = 0; stop < 40; stop += 1) {
    const [name = '', ...beside] = await page.evaluate(() => {
      const { activeElement: active } = document
      const input = active instanceof HTMLInputElement ? active : null
      const group = document.querySelectorAll<HTMLInputElement>(
        `[type=radio][name="${input?.name}"]`,
      )
      const named = (one: HTMLInputElement) => one.labels?.[0]?.textContent ?? ''
      const own = input?.labels?.length ? named(input) : active?.getAttribute('aria-label')
      return [own ?? '', ...(input?.type === 'radio' ? [...group].map(named) : [])]
    })
    if (label.test(name)) return
    await press(beside.some((one) => label.test(one)) ? 'ArrowDown' : 'Tab')
  }
  throw new Error(`No field ${label}.`)
}

async function correctHome(doer: Doer): Promise<void> {
  await doer.click('Modifier la page d’accueil')
  await doer.clickInPage('Vos chiffres')
  // A finger chooses first.
  if (doer.isTouch) await doer.clickInPage('Vos chiffres')
  await doer.press('End')
  await doer.type(' Toujours.')
  await publish(doer)
  await doer.reads('La page est en ligne.')
}

describe('in the editor', () => {
  test('1: a word of the home page', () =>
    doing(server, { role: 'editor', most: 3 }, async (doer) => {
      await correctHome(doer)
      await expect.poll(() => visitors('/')).toContain('Toujours.')
    }))

  test('13: back to the version before', () =>
    doing(server, { role: 'editor', most: 4 }, async (doer) => {
      await doer.click('Modifier la page d’accueil')
      await doer.click('Historique')
      await doer.clickLast(/^Remettre dans le brouillon/)
      await publish(doer)
      await doer.reads('La page est en ligne.')
      await expect.poll(() => visitors('/')).not.toContain('Toujours.')
    }))

  test('1, on a phone', sampled(false), () =>
    doing(server, { role: 'editor', most: 4, ...PHONE }, correctHome),
  )

  test('2: text and picture of the hero, seen on a phone', () =>
    doing(server, { role: 'editor', most: 6 }, async (doer) => {
      await doer.click('Modifier la page d’accueil')
      await doer.clickInPage('Nous tenons vos comptes')
      await doer.type('Bonjour. ')
      await doer.clickPicture('hero')
      await doer.click(/^Bail commercial/)
      await doer.click('Téléphone')
      await publish(doer)
      await doer.reads('La page est en ligne.')
      await expect.poll(() => visitors('/')).toContain('Bonjour.')
      expect(await visitors('/')).toContain('bail-commercial')
    }))

  test('3: a page from a model, three texts, a picture, in the menu', () =>
    doing(server, { role: 'editor', most: 12 }, async (doer) => {
      const { page } = doer
      await doer.click('Ajouter une page')
      await page.getByLabel('Nom de la page').waitFor()
      await doer.type('Conseil en paie')
      await doer.click('Mission')
      await doer.click('Ajouter')
      await doer.clickInPage('Dites en une phrase')
      await doer.press('Control+a')
      await doer.type('Vos bulletins, justes et à l’heure.')
      await doer.press('Tab')
      await frameOf(page).getByRole('textbox', { name: 'Texte' }).waitFor()
      await doer.press('ArrowDown')
      await doer.press('End')
      await doer.type(' Tous les mois.')
      await doer.press('Enter')
      await doer.click('Image')
      await doer.click(/^Conges payes/)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await doer.clickInPage('Et pour vous')
      await doer.press('Control+a')
      await doer.type('Parlons-en.')
      await publish(doer)
      await doer.click('L’ajouter à un menu')
      await doer.click(/^Navigation principale/)
      await doer.reads('/conseil-en-paie')
      await publish(doer)
      await doer.reads('Le menu est en ligne.')
      const made = await visitors('/conseil-en-paie')
      for (const words of ['à l’heure.', 'Tous les mois.', '<figure>', 'Parlons-en.']) {
        expect(made.includes(words), words).toBe(true)
      }
      // Beside what stood there, not in the list at its end.
      expect(/<p>Décrivez[^<]*Tous les mois\./.test(made)).toBe(true)
      await expect.poll(() => visitors('/')).toContain('/conseil-en-paie')
    }))

  test('4: two columns, a picture on the left, text and button on the right', () =>
    doing(server, { role: 'editor', most: 5 }, async (doer) => {
      const { page } = doer
      await doer.click('Modifier la page d’accueil')
      await doer.click('Ajouter un bloc')
      await doer.click('Image et texte')
      // Its first line is there to be written over; the others are a key away.
      await frameOf(page).getByRole('textbox', { name: 'Texte' }).waitFor()
      await doer.type('Vos bulletins')
      await doer.press('ArrowDown')
      await doer.press('End')
      await doer.type(' Et une troisième.')
      await doer.press('ArrowDown')
      await doer.press('End')
      await doer.type(' vite')
      await doer.clickPicture('columns')
      await doer.click(/^Bail commercial/)
      await saved(page)
      const made = frameOf(page).locator('.columns').filter({ hasText: 'Vos bulletins' })
      await made.locator('img[src*="bail-commercial"]').waitFor()
      expect(await made.innerText()).toContain('Et une troisième.')
      expect(await made.getByText('Nous contacter vite').count()).toBe(1)
    }))

  test('5: a feed of one theme, three articles', () =>
    doing(server, { role: 'editor', most: 4 }, async (doer) => {
      const { page } = doer
      await doer.click('Modifier la page d’accueil')
      await doer.click('Ajouter un bloc')
      await doer.click('Actualités et vidéos')
      // Nothing of it is typed in the page: its options are there.
      await doer.fill('Thèmes', 'Social')
      await doer.press('ArrowDown')
      await doer.press('Enter')
      await doer.press('Tab')
      await doer.type('3')
      await saved(page)
      expect(await page.getByLabel('Nombre d’articles').inputValue()).toBe('3')
      expect(await page.locator('[data-editor-fields]').getByRole('textbox').count()).toBeLessThan(
        6,
      )
    }))

  test('9: the button of the header', () =>
    doing(server, { role: 'editor', most: 3 }, async (doer) => {
      await doer.click('Modifier l’en-tête')
      await doer.clickInPage('Prendre rendez-vous')
      await doer.press('Control+a')
      await doer.type('Nous appeler')
      await publish(doer)
      await doer.reads('est en ligne')
      await expect.poll(() => visitors('/contact')).toContain('Nous appeler')
    }))
})

describe('by keyboard alone', sampled(false), () => {
  const site = useOwnDemo()

  /** Presses a key until the focus is on what bears these words, or on the page that is edited. */
  const goTo = async (
    { page, press }: Doer,
    words: string | RegExp | null,
    key = 'Tab',
  ): Promise<void> => {
    for (let stop = 0; stop < 150; stop += 1) {
      await press(key)
      const [name, id] = await page.evaluate(() => {
        const { activeElement: active } = document
        return [
          (active?.getAttribute('aria-label') ?? active?.textContent ?? '').trim(),
          active?.id,
        ]
      })
      const isIt = words instanceof RegExp ? words.test(name ?? '') : name === words
      if (words === null ? id === 'preview-frame' : isIt) return
    }
    throw new Error(`${key} does not lead to ${words}.`)
  }
  const open = async (doer: Doer): Promise<void> => {
    await goTo(doer, 'Modifier la page d’accueil')
    await doer.press('Enter')
    await editorReady(doer.page)
  }
  const publishByKeys = async (doer: Doer): Promise<void> => {
    await doer.page.locator('[data-saving="saved"]').waitFor()
    await goTo(doer, 'Publier…', 'Shift+Tab')
    await doer.press('Enter')
    const button = doer.page.getByRole('dialog').getByRole('button', { name: /^Publier/ })
    await expect.poll(() => button.isEnabled()).toBe(true)
    const words = (await button.textContent()) ?? ''
    if (!(await button.evaluate((element) => element === document.activeElement))) {
      await goTo(doer, words)
    }
    await doer.press('Enter')
    await doer.reads('La page est en ligne.')
  }

  test('1 and 13: a word of the home page, and back to the version before', () =>
    doing(site, { role: 'editor', most: 0 }, async (doer) => {
      const { page, press, type } = doer
      await open(doer)
      await goTo(doer, null)
      const bar = frameOf(page).getByRole('toolbar', { name: 'Bloc choisi' })
      await press('Home')
      for (let step = 0; step < 5 && !(await bar.getByText('Accroche').isVisible()); step += 1) {
        await press('ArrowDown')
      }
      await press('Enter')
      await frameOf(page).getByRole('textbox', { name: 'Titre', exact: true }).waitFor()
      await press('End')
      await type(' Toujours.')
      await press('Escape')
      await publishByKeys(doer)
      await expect.poll(() => visitors('/', site)).toContain('Toujours.')

      await goTo(doer, 'Historique', 'Shift+Tab')
      await press('Enter')
      const back = page
        .getByRole('dialog')
        .getByRole('button', { name: /^Remettre dans/ })
        .last()
      await goTo(doer, (await back.getAttribute('aria-label')) ?? '')
      await press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await publishByKeys(doer)
      await expect.poll(() => visitors('/', site)).not.toContain('Toujours.')
    }))

  const choosePicture = async (doer: Doer, words: string): Promise<void> => {
    const { page, press, type } = doer
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await tabTo(doer, /^Chercher/)
    await type(words)
    await dialog.getByRole('button', { name: /^Bail commercial/ }).waitFor()
    await goTo(doer, /^Bail commercial/)
    await press('Enter')
    await dialog.waitFor({ state: 'detached' })
  }

  test('4: two columns, a picture on the left, text and button on the right', () =>
    doing(site, { role: 'editor', most: 0 }, async (doer) => {
      const { page, press, type } = doer
      const frame = frameOf(page)
      await open(doer)
      await goTo(doer, null)
      await press('/')
      await tabTo(doer, /^Chercher un bloc/)
      await type('image et texte')
      await page.getByText('à droite un titre').waitFor()
      await goTo(doer, 'Image et texte')
      await press('Enter')
      await frame.getByRole('textbox', { name: 'Texte' }).waitFor()
      await type('Vos bulletins')
      await press('ArrowDown')
      await press('End')
      await type(' Tous les mois.')
      // To the block, then to the one before it: the picture.
      await press('Escape')
      await press('ArrowUp')
      await press('Enter')
      await choosePicture(doer, 'bail')
      await saved(page)
      const made = frame.locator('.columns').filter({ hasText: 'Vos bulletins' })
      await made.locator('img[src*="bail-commercial"]').waitFor()
      expect(await made.innerText()).toContain('Tous les mois.')
    }))

  test('3: a page from a model, three texts, a picture, in the menu', () =>
    doing(site, { role: 'editor', most: 0 }, async (doer) => {
      const { page, press, type } = doer
      const frame = frameOf(page)
      await goTo(doer, 'Ajouter une page')
      await press('Enter')
      await tabTo(doer, /^Nom de la page/)
      await type('Conseil en paie')
      await tabTo(doer, /^Mission/)
      await goTo(doer, 'Ajouter')
      await press('Enter')
      await editorReady(page)
      await goTo(doer, null)
      const bar = frame.getByRole('toolbar', { name: 'Bloc choisi' })
      await press('Home')
      for (let step = 0; step < 5 && !(await bar.getByText('Titre').isVisible()); step += 1) {
        await press('ArrowDown')
      }
      await press('Enter')
      await frame.getByRole('textbox', { name: 'Introduction' }).waitFor()
      await press('Control+a')
      await type('Vos bulletins, justes et à l’heure.')
      await press('Tab')
      await frame.getByRole('textbox', { name: 'Texte' }).waitFor()
      await press('ArrowDown')
      await press('End')
      await type(' Tous les mois.')
      // From text to text, until the one of the last block; a text of one line is there to be written over.
      const last = frame.getByRole('textbox').filter({ hasText: 'Et pour vous' })
      for (let text = 0; text < 10 && (await last.count()) === 0; text += 1) await press('Tab')
      await type('Parlons-en.')
      await press('Escape')
      await publishByKeys(doer)
      await goTo(doer, 'L’ajouter à un menu')
      await press('Enter')
      await doer.reads(/^Navigation principale/)
      await goTo(doer, 'Navigation principale')
      await press('Enter')
      await doer.reads('/conseil-en-paie')
      const made = await visitors('/conseil-en-paie', site)
      for (const words of ['à l’heure.', 'Tous les mois.', 'Parlons-en.']) {
        expect(made.includes(words), words).toBe(true)
      }
      // Beside what stood there, not in the list at its end.
      expect(/<p>Décrivez[^<]*Tous les mois\./.test(made)).toBe(true)
    }))
})

describe('an article', () => {
  const planArticle = (title: string) => async (doer: Doer) => {
    const { page } = doer
    await doer.click('Écrire un article')
    // A new one is begun by its title; the summary is the next field, then the text, below the choice of a video.
    await page.locator('input:focus').waitFor()
    await doer.type(title)
    await tabTo(doer, /^Texte/)
    await doer.type('Avant.')
    for (const picture of [/^Conges payes/, /^Bail commercial/]) {
      await doer.click('Image')
      await doer.click(picture)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await doer.press('Enter')
    }
    await doer.fill('Thèmes', 'Soci')
    await doer.press('ArrowDown')
    await doer.press('Enter')
    await page.locator('[data-saving="saved"]').waitFor()
    await doer.click('Publier…')
    await doer.click('Programmer…')
    await page.getByRole('heading', { name: 'Programmer' }).waitFor()
    await tabTo(doer, /^Date et heure/)
    await page.locator('input:focus').fill('2027-01-04T09:00')
    await tabTo(doer, /^Retirer du site/)
    await page.locator('input:focus').fill('2027-06-01T09:00')
    await doer.click('Programmer')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await doer.reads(/4 janvier 2027/)
    await doer.reads(/1(er)? juin 2027/)
  }

  test('6: with two pictures in its text, planned, and taken off in June', () =>
    doing(server, { role: 'editor', most: 9 }, planArticle('Vos congés en deux images')))

  test('6, on a phone', sampled(false), () =>
    doing(server, { role: 'editor', most: 9, ...PHONE }, planArticle('Vos congés en trois images')),
  )

  test('14: approved from the mail that asks for it', async () => {
    const owner = await addAccount(server.dataDir, 'editor')
    await doing(server, { role: 'writer', most: 99 }, async (doer) => {
      await doer.click('Écrire un article')
      await doer.fill('Titre', 'À relire avant demain')
      await doer.fill('Thèmes', 'Soci')
      await doer.press('ArrowDown')
      await doer.press('Enter')
      await doer.fill('Texte', 'Le texte du rédacteur.')
      await doer.page.locator('[data-saving="saved"]').waitFor()
      await doer.click('Demander la publication')
      await doer.click('Demander')
      // No mail server is configured here: mails lie in a folder.
      await doer.reads(/Aucun envoi de courriel n’est configuré/)
    })
    const link = await mailedLink(server.dataDir, owner.email, 'publish-request')
    await doing(server, { email: owner.email, at: link, most: 2 }, async (doer) => {
      await doer.click('Publier')
      await doer.reads('C’est publié.')
    })
  })
})

describe('of the firm', () => {
  test('7: the telephone, everywhere', () =>
    doing(server, { role: 'editor', most: 3 }, async (doer) => {
      await doer.click('Changer le téléphone')
      await doer.fill('Téléphone', '01 99 00 55 55')
      await doer.click('Enregistrer')
      await doer.reads('Enregistré.')
      await expect.poll(() => visitors('/contact')).toContain('tel:+33199005555')
      expect(await visitors('/')).not.toContain('+33199001234')
      // Where somebody wrote it into a text, it is told.
      const stray = /01.99.00.12.34 n’est pas un numéro du cabinet/
      await doer.page
        .getByRole('alert')
        .filter({ hasText: stray })
        .getByRole('link')
        .first()
        .waitFor()
    }))

  test('8: closed from 24 December to 2 January', () =>
    doing(server, { role: 'editor', most: 4 }, async (doer) => {
      const { page } = doer
      await doer.click('Annoncer une fermeture')
      await doer.reads('Jours où le bureau est fermé')
      await doer.click(/^Ajouter/)
      // The first day has the caret.
      await page.locator('input:focus').fill('2026-12-24')
      await doer.fill('Au', '2027-01-02')
      await doer.click('Enregistrer')
      await doer.reads('Enregistré.')
      await page.goto(`${server.url}/admin`)
    }))
})

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
    await doing(desk, { role: 'lead-desk', most: 4 }, answer('Visiteur 1'))
  })

  test('12: the same on a phone', sampled(false), async () => {
    await sendLead(desk.url, 2)
    await doing(desk, { role: 'lead-desk', most: 4, ...PHONE }, answer('Visiteur 2'))
  })
})
