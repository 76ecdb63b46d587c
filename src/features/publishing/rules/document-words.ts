import type { DocumentKey } from '#base/core/document.ts'
import type { LayoutPart } from '#base/core/page/page.ts'

/** How sentences name a document. */
export interface DocumentWords {
  /** Without an article: « Menu ». */
  Noun: string
  the: string
  The: string
  this: string
  This: string
  /** With « de » before it, contracted: « Du menu ». */
  Of: string
  /** With « à » before it: « au menu ». */
  to: string
  /** The pronouns that stand for it. */
  It: 'Elle' | 'Il'
  it: 'elle' | 'il'
  /** The same as an object: « la lire ». */
  object: 'la' | 'le'
  /** Ending of its participles. */
  ending: '' | 'e'
}

/** Its noun, and whether that one is feminine. */
type Noun = readonly [noun: string, ending: '' | 'e']

const PAGE: Noun = ['page', 'e']

/** Parts of a layout by what a visitor sees of them; the rest by their kind. */
const NOUNS: Readonly<Record<string, Noun>> = {
  page: PAGE,
  article: ['article', ''],
  menu: ['menu', ''],
  template: ['modèle', ''],
  person: ['personne', 'e'],
  theme: ['apparence', 'e'],
  block: ['bloc partagé', ''],
  model: ['modèle de page', ''],
  announcement: ['annonce', 'e'],
  header: ['en-tête', ''],
  footer: ['pied de page', ''],
  error404: ['page introuvable', 'e'],
  signin: ['page de connexion', 'e'],
} satisfies Record<Exclude<DocumentKey['kind'], 'layout'> | LayoutPart, Noun>

/** The words of a document. */
export function documentWords({ kind, ref }: Pick<DocumentKey, 'kind' | 'ref'>): DocumentWords {
  const name = kind === 'layout' ? (ref.split('/')[1] ?? '') : kind
  const [noun, ending] = NOUNS[name] ?? PAGE
  const isElided = /^[aeiouéèêh]/.test(noun)
  const article = isElided ? 'l’' : ending ? 'la ' : 'le '
  const the = `${article}${noun}`
  const isContracted = article === 'le '
  const demonstrative = `${ending ? 'cette' : isElided ? 'cet' : 'ce'} ${noun}`
  const of = isContracted ? `du ${noun}` : `de ${the}`
  return {
    Noun: capital(noun),
    the,
    The: capital(the),
    this: demonstrative,
    This: capital(demonstrative),
    Of: capital(of),
    to: isContracted ? `au ${noun}` : `à ${the}`,
    It: ending ? 'Elle' : 'Il',
    it: ending ? 'elle' : 'il',
    object: ending ? 'la' : 'le',
    ending,
  }
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)
