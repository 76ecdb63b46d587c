import type { DocumentKind } from '#base/core/document.ts'
import type { Right } from '#framework/api/rights.ts'

/** How sentences name a document, and who may publish it. */
interface KindWords {
  the: string
  The: string
  this: string
  This: string
  /** The pronouns that stand for it. */
  It: 'Elle' | 'Il'
  it: 'elle' | 'il'
  /** The same as an object: « la lire ». */
  object: 'la' | 'le'
  publish: Right
  /** What stands around its widgets, as findings name it; `null` for what is edited elsewhere. */
  around: string | null
  /** What becomes of the site once it is taken off. */
  withoutIt?: string
}

export const KIND_WORDS: Readonly<Record<DocumentKind, KindWords>> = {
  page: {
    the: 'la page',
    The: 'La page',
    this: 'cette page',
    This: 'Cette page',
    It: 'Elle',
    it: 'elle',
    object: 'la',
    publish: 'pages.publish',
    around: 'En-tête ou pied de page',
  },
  layout: {
    the: 'l’élément',
    The: 'L’élément',
    this: 'cet élément',
    This: 'Cet élément',
    It: 'Il',
    it: 'il',
    object: 'le',
    publish: 'pages.publish',
    around: null,
  },
  menu: {
    the: 'le menu',
    The: 'Le menu',
    this: 'ce menu',
    This: 'Ce menu',
    It: 'Il',
    it: 'il',
    object: 'le',
    publish: 'menus.publish',
    around: null,
  },
  template: {
    the: 'le modèle',
    The: 'Le modèle',
    this: 'ce modèle',
    This: 'Ce modèle',
    It: 'Il',
    it: 'il',
    object: 'le',
    publish: 'templates.write',
    around: null,
    withoutIt: 'Le modèle d’origine prend sa place. La copie reste dans l’historique.',
  },
  article: {
    the: 'l’article',
    The: 'L’article',
    this: 'cet article',
    This: 'Cet article',
    It: 'Il',
    it: 'il',
    object: 'le',
    publish: 'articles.publish',
    around: null,
  },
}
