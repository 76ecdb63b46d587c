import type { Culture } from '#base/kit/language.ts'

const french = {
  contents: 'Sommaire',
  chapter: (number: number) => `Chapitre ${number}`,
  upToDate: (day: string) => `À jour au ${day}`,
  page: (number: number, count: number) => `Page ${number} sur ${count}`,
  phone: 'Téléphone',
  links: (origin: string) => `Les liens de ce document mènent au site du cabinet, ${origin}.`,
  notice:
    'Information générale à jour à la date de publication ; elle ne remplace pas un conseil adapté à votre situation. Vérifiez la règle sur le site officiel cité ou auprès du cabinet.',
}

const english: typeof french = {
  contents: 'Contents',
  chapter: (number) => `Chapter ${number}`,
  upToDate: (day) => `Up to date on ${day}`,
  page: (number, count) => `Page ${number} of ${count}`,
  phone: 'Telephone',
  links: (origin) => `The links in this document lead to the firm’s website, ${origin}.`,
  notice:
    'General information, up to date when it was published; it is no substitute for advice on your own situation. Check the rule on the official site named here, or with the firm.',
}

/** What documents say of themselves; the notice is that of the profession. */
export const WORDS: Readonly<Record<Culture, typeof french>> = {
  'fr-FR': french,
  'en-GB': english,
}
