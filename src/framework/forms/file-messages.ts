import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'

/** What a visitor is told of a file that can't be taken. */
export interface FileWords {
  tooLarge: string
  empty: string
  notPdf: string
  active: string
  several: string
}

/** The same, and why a form did not take a file at all. */
export interface FormFileWords extends FileWords {
  /** It was not read, since something else was wrong first. */
  again: string
  tooOften: string
  /** Requests go to the quarantine, where files find no room. */
  crowded: string
}

const FRENCH: FormFileWords = {
  tooLarge: 'Ce fichier dépasse 5 Mo. Choisissez-en un plus léger.',
  empty: 'Ce fichier est vide. Choisissez-en un autre.',
  notPdf: 'Ce fichier n’est pas un PDF. Enregistrez votre CV au format PDF, puis choisissez-le.',
  active: frTypography(
    'Ce fichier contient un programme ou un autre fichier. Enregistrez votre CV en PDF simple, puis choisissez-le.',
  ),
  several: 'Un seul fichier peut être joint. Choisissez-en un.',
  again: 'Ce fichier n’a pas été reçu. Choisissez-le de nouveau avant d’envoyer.',
  tooOften: frTypography(
    'Beaucoup de fichiers viennent de votre réseau : celui-ci n’a pas été reçu. Envoyez votre demande ' +
      'sans lui, ou avec lui dans dix minutes.',
  ),
  crowded: frTypography(
    'Beaucoup de demandes arrivent en ce moment : ce fichier n’a pas été reçu. Envoyez votre demande ' +
      'sans lui, nous vous le demanderons en vous répondant.',
  ),
}

const ENGLISH: FormFileWords = {
  tooLarge: 'This file is larger than 5 MB. Choose a smaller one.',
  empty: 'This file is empty. Choose another one.',
  notPdf: 'This file is not a PDF. Save your CV as a PDF, then choose it.',
  active: 'This file holds a program or another file. Save your CV as a plain PDF, then choose it.',
  several: 'Only one file can be attached. Choose one.',
  again: 'This file was not received. Choose it again before sending.',
  tooOften:
    'Many files come from your network: this one was not received. Send your request without it, or ' +
    'with it in ten minutes.',
  crowded:
    'Many requests are coming in: this file was not received. Send your request without it, we will ' +
    'ask you for it when we answer.',
}

/** The words of a culture. */
export const fileWords = (culture: Culture): FormFileWords =>
  culture === 'en-GB' ? ENGLISH : FRENCH
