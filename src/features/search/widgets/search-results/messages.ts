import type { Culture } from '#base/kit/language.ts'

const few = (count: number): boolean => count < 2

/** Texts of the search, by culture. */
export const WORDS = {
  'fr-FR': {
    label: 'Chercher dans le site',
    submit: 'Chercher',
    none: (query: string) => `Aucun résultat pour « ${query} »`,
    hint: 'Vérifiez l’orthographe, essayez un mot plus court ou plus courant.',
    found: (count: number, query: string) =>
      `${count} ${few(count) ? 'résultat' : 'résultats'} pour « ${query} »`,
    beingMade:
      'Ce site est tout neuf : son index de recherche est en train de se faire. Réessayez dans un instant.',
    near: 'Vouliez-vous dire :',
    popular: 'Pages souvent utiles',
    ask: 'Posez-nous la question',
    askWhy: ' : une personne du cabinet vous répond.',
    all: 'Tout',
    filter: 'Type de résultat',
    beyond: 'Il n’y a pas de résultat sur cette page.',
  },
  'en-GB': {
    label: 'Search the site',
    submit: 'Search',
    none: (query: string) => `No result for “${query}”`,
    hint: 'Check the spelling, or try a shorter or more usual word.',
    found: (count: number, query: string) =>
      `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
    beingMade: 'This site is brand new: its search index is being made. Try again in a moment.',
    near: 'Did you mean:',
    popular: 'Often useful',
    ask: 'Ask us',
    askWhy: ': a person of the firm will answer.',
    all: 'All',
    filter: 'Kind of result',
    beyond: 'There is no result on this page.',
  },
} satisfies Record<Culture, object>
