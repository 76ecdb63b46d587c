import { frTypography } from '../fr-typography.ts'
import type { Culture } from '../site.ts'

/** What a visitor is told of a file that can't be taken. */
export interface FileWords {
  tooLarge: string
  empty: string
  notPdf: string
  active: string
  several: string
}

const FRENCH: FileWords = {
  tooLarge: 'Ce fichier dépasse 5 Mo. Choisissez-en un plus léger.',
  empty: 'Ce fichier est vide. Choisissez-en un autre.',
  notPdf: 'Ce fichier n’est pas un PDF. Enregistrez votre CV au format PDF, puis choisissez-le.',
  active: frTypography(
    'Ce fichier contient un programme ou un autre fichier. Enregistrez votre CV en PDF simple, puis choisissez-le.',
  ),
  several: 'Un seul fichier peut être joint. Choisissez-en un.',
}

const ENGLISH: FileWords = {
  tooLarge: 'This file is larger than 5 MB. Choose a smaller one.',
  empty: 'This file is empty. Choose another one.',
  notPdf: 'This file is not a PDF. Save your CV as a PDF, then choose it.',
  active: 'This file holds a program or another file. Save your CV as a plain PDF, then choose it.',
  several: 'Only one file can be attached. Choose one.',
}

/** The words of a culture. */
export const fileWords = (culture: Culture): FileWords => (culture === 'en-GB' ? ENGLISH : FRENCH)
