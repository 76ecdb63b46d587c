import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { onSecondTry, ownFolder } from '../../own-server.ts'
import { addAccount } from '../../sign-in.ts'
import { findingsBy } from '../../visit.ts'
import { type Doer, doing, type Trial } from '../doer.ts'
import { type NewFirm, newFirm } from './new-firm.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><rect width="150" height="80" fill="#8c1d40"/>' +
  '<rect x="170" width="150" height="80" fill="#1f4e8c"/></svg>'

/** A colour of the theme as a page wears it. */
const PRIMARY = "return getComputedStyle(document.documentElement).getPropertyValue('--primary')"

/** Whether the head of a page bears the logo. */
const SIGNED = `return document.querySelector('.brand img[src*="orion"]') !== null`

/** Sends a picture from the computer, with the words for who can't see it. */
async function send(doer: Doer, words: string): Promise<void> {
  const file = join(await ownFolder(), 'Orion.svg')
  await writeFile(file, LOGO)
  await doer.choose(file)
  await doer.fillByKeys('Texte de remplacement', words)
  await doer.click('Utiliser')
  await doer.closes()
}

/** Whether the form for a person is that of the next one. */
const EMPTY_NAME = `return [...document.querySelectorAll('main form label')].some(
  (label) => label.innerText.startsWith('Prénom') && label.control?.value === '')`

/** Fills the fields behind the one that has the caret. */
async function typeOn({ press, type }: Doer, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await press('Tab')
    await type(text)
  }
}

async function firstSteps(doer: Doer): Promise<void> {
  const goOn = () => doer.click('Enregistrer et continuer')
  await doer.click('Commencer les premiers pas')
  await doer.fill('Ville', 'Brume')
  await goOn()
  await doer.fill('Téléphone', '01 99 00 77 88')
  await goOn()
  await doer.click('Ajouter un bureau')
  await doer.fill('Nom du bureau', 'Bureau de Brume')
  await typeOn(doer, ['9 quai des Orfèvres', '75001', 'Brume'])
  await goOn()
  await doer.click(/^Ajouter une plage.*lundi/)
  await doer.click('Copier sur tous les jours ouvrés')
  await goOn()
  await doer.fill('Forme juridique', 'SARL')
  await typeOn(doer, ['552 100 554', 'Brume', 'FR 01 552100554'])
  await doer.click('Enregistrer')
  await doer.shows(/^Directeur de la publication$/)
  await doer.click('Étape suivante')
  await doer.click('Choisir un média…')
  await send(doer, 'Étude Orion')
  await doer.click('Les deux couleurs du logo')
  await doer.press('Enter')
  await doer.reads('Enregistré.')
  await doer.click('Étape suivante')
  for (const [first, last, role] of [
    ['Ambre', 'Keller', 'Experte-comptable'],
    ['Léo', 'Saint-Paul', 'Paie'],
    ['Yuna', 'Prigent', 'Accueil'],
  ] as const) {
    await doer.fill('Prénom', first)
    await typeOn(doer, [last, role])
    await doer.press('Enter')
    await doer.reads(`${first} ${last}`)
    await doer.until('A form for the next', EMPTY_NAME)
  }
  await doer.click('Étape suivante')
  await doer.click('Recevoir un courriel d’essai')
  await doer.reads(/Aucun envoi de courriel n’est branché/)
  await doer.click(/^Effacer.*Notre histoire/)
  await doer.until(
    'The page to be gone',
    "return !document.body.innerText.includes('Notre histoire')",
  )
  await doer.click(/^Garder.*Nos bureaux/)
  await doer.click('Garder')
  await doer.closes()
  await doer.until(
    'The page to be settled',
    "return !document.body.innerText.includes('Nos bureaux')",
  )
  await doer.click('Voir votre site')
}

/** What a firm comes for that begins, or that looks otherwise. */
export function brandTasks({ browser }: Trial): NewFirm {
  const firm = newFirm()
  const { server, host, port } = firm
  describe('of a firm', () => {
    // Who has taken the first steps does not begin them.
    onSecondTry(server.renew)

    test('10: logo and colours', () =>
      doing(browser(), server, { role: 'editor', most: 4 }, async (doer) => {
        await doer.click('Changer le logo et les couleurs')
        await doer.click('Changer…')
        await send(doer, 'Étude Orion')
        await doer.click('Les deux couleurs du logo')
        await doer.press('Enter')
        await doer.reads('Enregistré.')
        await expect
          .poll(async () => {
            await doer.open(`/?${Math.random()}`)
            return doer.evaluate(SIGNED)
          })
          .toBe(true)
        expect(await doer.evaluate(PRIMARY)).toMatch(/^#8c1d4/)
      }))

    test(
      '15: a new firm, from its first steps to a site that can be shown',
      { timeout: 240_000 },
      async () => {
        const { email } = await addAccount(server.dataDir, 'editor', undefined, host)
        const site = { url: `http://${host}:${port}`, dataDir: server.dataDir }
        await doing(browser(), site, { email, most: 40 }, async (doer) => {
          await firstSteps(doer)
          await doer.reads('9 quai des Orfèvres')
          const page = await doer.state()
          expect(page.text).not.toMatch(/Lhermine|Dauval|Villebourg/)
          expect(page.title).toBe('Expert-comptable à Brume | Étude Orion')
          expect(await doer.evaluate(PRIMARY)).toMatch(/^#8c1d4/)
          expect(await findingsBy(doer.evaluate)).toEqual([])
          await doer.open('/le-cabinet/notre-equipe')
          for (const name of ['Ambre Keller', 'Léo Saint-Paul', 'Yuna Prigent']) {
            await doer.reads(name)
          }
        })
      },
    )
  })
  return firm
}
