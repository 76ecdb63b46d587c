import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { MIN_FILLING } from '#framework/forms/form-token.ts'
import { useOwnDemo } from '../own-server.ts'
import { addAccount, PASSWORD } from '../sign-in.ts'
import { BROWSERS, comes, startBrowser } from './browsers.ts'
import type { JourneyBrowser } from './journey.ts'

const [PHONE, DESK] = [390, 1280]

const SOCIAL_FIRST = `return document.querySelector('.feed-item')?.innerText.includes('Arrêt de travail')`

const site = useOwnDemo()

describe.each(Object.keys(BROWSERS))('%s', (name) => {
  let browser: JourneyBrowser
  beforeAll(async () => {
    browser = await startBrowser(name)
  })
  afterAll(() => browser.close())

  test('a visitor finds the form by the menu, and their request reaches the firm', async () => {
    const visitor = `Anaïs Le Goff, par ${name}`
    await comes(browser, { origin: site.url, width: PHONE }, async (journey) => {
      await journey.open('/')
      await journey.click('Menu')
      await journey.click('Contact')
      await journey.isAt(/^\/contact$/)
      await journey.fill('Votre nom', visitor)
      await journey.fill('Votre adresse électronique', 'anais@exemple.fr')
      await journey.fill('Votre message', 'Bonjour, j’ouvre une crêperie.')
      // Who sends it sooner is taken for a machine.
      await setTimeout(MIN_FILLING)
      await journey.click('Envoyer')
      await journey.reads('Merci')
    })
    const secretary = await addAccount(site.dataDir, 'lead-desk')
    await comes(browser, { origin: site.url, width: DESK }, async (journey) => {
      await journey.open('/admin')
      await journey.fill('Adresse e-mail', secretary.email)
      await journey.fill('Mot de passe', PASSWORD)
      await journey.press('Enter')
      await journey.click('Demandes')
      await journey.isAt(/^\/admin\/leads/)
      await journey.reads('Données d’une personne')
      await journey.click(visitor)
      await journey.reads('j’ouvre une crêperie.')
    })
  })

  test('a film of the firm plays', () =>
    comes(browser, { origin: site.url, width: DESK }, async (journey) => {
      await journey.open(
        '/vos-actualites/infos-pratiques/la-minute-de-lexpert?title=la-tva-en-une-minute',
      )
      await journey.reads('Animation muette sous-titrée')
      await journey.plays()
    }))

  test('somebody works out what a loan costs', () =>
    comes(browser, { origin: site.url, width: PHONE }, async (journey) => {
      await journey.open('/vos-outils/simulateurs/mensualite-demprunt')
      await journey.fill('Capital emprunté', '200000')
      await journey.fill('Taux annuel', '3')
      await journey.fill('Durée', '20')
      await journey.click('Calculer')
      await journey.reads('1 109,20 €')
    }))

  test('somebody asks the State’s rules, which answer without a press in a thread of the browser', () =>
    comes(browser, { origin: site.url, width: PHONE }, async (journey) => {
      await journey.open('/vos-outils/simulateurs/impot-sur-les-societes')
      await journey.fill('Résultat imposable de l’exercice', '42500')
      await journey.reads('6 375,00 €')
    }))

  test('the news are filtered, and one is read', () =>
    comes(browser, { origin: site.url, width: PHONE }, async (journey) => {
      await journey.open('/vos-actualites/infos-pratiques/fil-dactualites')
      await journey.click('Filtrer par thème')
      await journey.click('Social')
      await journey.isAt(/\?mo=/)
      // The address changes at once, the list when its articles have come.
      await journey.until('The list of the theme', SOCIAL_FIRST)
      await journey.click('Lire la suite')
      await journey.isAt(/\?title=/)
      await journey.reads('Arrêt de travail d’un salarié')
    }))

  test('a word is looked for, and a page is found', () =>
    comes(browser, { origin: site.url, width: PHONE }, async (journey) => {
      await journey.open('/')
      await journey.click('Rechercher')
      await journey.fill('Chercher dans le site', 'bulletins de paie')
      await journey.press('Enter')
      await journey.isAt(/^\/recherche\?/)
      await journey.click('Bulletins de paie')
      await journey.isAt(/bulletins-de-paie/)
    }))
})
