import type { Culture } from '#base/kit/language.ts'

const french = {
  contents: 'Au sommaire',
  chapter: (number: number, count: number) => `Chapitre ${number} sur ${count}`,
  minutes: (minutes: number) => `${minutes}\u00A0${minutes === 1 ? 'minute' : 'minutes'}`,
  reading: (minutes: number) =>
    `${minutes}\u00A0${minutes === 1 ? 'minute' : 'minutes'} de lecture`,
  inChapter: 'Dans ce chapitre',
  neighbours: 'Chapitres voisins',
  previous: 'Chapitre précédent',
  next: 'Chapitre suivant',
  toContents: 'Sommaire du guide',
  pdf: 'Le guide en PDF',
  upToDate: (day: string) => `à jour au ${day}`,
  read: 'Ouvrir le guide en PDF',
  paper: 'Recevoir la version papier',
}

const english: typeof french = {
  contents: 'Contents',
  chapter: (number, count) => `Chapter ${number} of ${count}`,
  minutes: (minutes) => `${minutes}\u00A0${minutes === 1 ? 'minute' : 'minutes'}`,
  reading: (minutes) => `${minutes}\u00A0min read`,
  inChapter: 'In this chapter',
  neighbours: 'Neighbouring chapters',
  previous: 'Previous chapter',
  next: 'Next chapter',
  toContents: 'Contents of the guide',
  pdf: 'The guide as a PDF',
  upToDate: (day) => `up to date on ${day}`,
  read: 'Open the guide as a PDF',
  paper: 'Get the printed copy',
}

/** Fixed texts of guides and documents. */
export const GUIDE_WORDS: Readonly<Record<Culture, typeof french>> = {
  'fr-FR': french,
  'en-GB': english,
}
