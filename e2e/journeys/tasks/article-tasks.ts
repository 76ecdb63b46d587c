import { describe, test } from 'vitest'
import { mailedLink } from '../../mailed-link.ts'
import type { OwnDemo } from '../../own-server.ts'
import { addAccount } from '../../sign-in.ts'
import { type Doer, doing, type Trial } from '../doer.ts'
import { PHONE, tabTo } from './ways.ts'

const planArticle = (title: string) => async (doer: Doer) => {
  await doer.click('Écrire un article')
  // A new one is begun by its title; the summary is the next text, then that of the article.
  await doer.hasCaret('Titre')
  await doer.type(title)
  // On a phone they are fields of a form, else texts of the page.
  if (doer.isTouch) {
    await tabTo(doer, /^Texte/)
  } else {
    for (const text of ['Résumé', 'Texte']) {
      await doer.press('Tab')
      await doer.hasCaret(text)
    }
  }
  await doer.type('Avant.')
  for (const picture of [/^Congés payés/, /^Bail commercial/]) {
    await doer.click('Image')
    await doer.click(picture)
    await doer.closes()
    await doer.press('Enter')
  }
  await doer.fill('Thèmes', 'Soci')
  await doer.press('ArrowDown')
  await doer.press('Enter')
  await doer.saved()
  await doer.click('Publier…')
  await doer.click('Programmer…')
  await tabTo(doer, /^Date et heure/)
  await doer.put('2027-01-04T09:00')
  await tabTo(doer, /^Retirer du site/)
  await doer.put('2027-06-01T09:00')
  await doer.click('Programmer')
  await doer.closes()
  await doer.reads(/4 janvier 2027/)
  await doer.reads(/1(er)? juin 2027/)
}

/** What somebody who writes comes for, and who approves it. */
export function articleTasks(
  { browser, likeAnother, byFinger, byTextBar }: Trial,
  server: OwnDemo,
): void {
  describe('an article', () => {
    test('6: with two pictures in its text, planned, and taken off in June', { ...byTextBar }, () =>
      doing(
        browser(),
        server,
        { role: 'editor', most: 9 },
        planArticle('Vos congés en deux images'),
      ),
    )

    test('6, on a phone', { ...likeAnother, ...byFinger }, () =>
      doing(
        browser(),
        server,
        { role: 'editor', most: 9, ...PHONE },
        planArticle('Vos congés en trois images'),
      ),
    )

    test('14: approved from the mail that asks for it', likeAnother, async () => {
      const owner = await addAccount(server.dataDir, 'editor')
      await doing(browser(), server, { role: 'writer', most: 99 }, async (doer) => {
        await doer.click('Écrire un article')
        await doer.click('Formulaire')
        await doer.fill('Titre', 'À relire avant demain')
        await doer.fill('Thèmes', 'Soci')
        await doer.press('ArrowDown')
        await doer.press('Enter')
        await doer.fill('Texte', 'Le texte du rédacteur.')
        await doer.saved()
        await doer.click('Demander la publication')
        await doer.click('Demander')
        // No mail server is configured here: mails lie in a folder.
        await doer.reads(/Aucun envoi de courriel n’est configuré/)
      })
      const link = await mailedLink(server.dataDir, owner.email, 'publish-request')
      await doing(browser(), server, { email: owner.email, at: link, most: 2 }, async (doer) => {
        await doer.click('Publier')
        await doer.reads('C’est publié.')
      })
    })
  })
}
