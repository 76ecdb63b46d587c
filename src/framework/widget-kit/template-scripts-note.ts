import { escapeHtml } from '#base/kit/html/escape-html.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'

const WORDS: Readonly<Record<Culture, string>> = {
  'fr-FR': frTypography(
    'Le script d’un modèle de cette page s’exécute chez les visiteurs, pas pour vous : vous êtes ' +
      'connecté au back-office. Pour l’essayer, ouvrez la page dans une fenêtre privée, ou ' +
      'déconnectez-vous.',
  ),
  'en-GB':
    'The script of a template of this page runs for visitors, not for you: you are signed in to ' +
    'the back office. To try it, open the page in a private window, or sign out.',
}

/** For a developer: why the script that a template asks for does nothing here (requirements F5). */
export const templateScriptsNote = (culture: Culture): string =>
  `<aside class="container account-note"><p>${escapeHtml(WORDS[culture])}</p></aside>`
