import type { DocumentKind } from '#base/core/document.ts'
import type { Right } from '#framework/api/rights.ts'

/** What the screens must know of a kind. */
interface KindFacts {
  publish: Right
  /** What stands around its widgets, as findings name it; `null` for what is edited elsewhere. */
  around: string | null
  /** What becomes of the site once it is taken off. */
  withoutIt?: string
}

export const KIND_FACTS: Readonly<Record<DocumentKind, KindFacts>> = {
  page: {
    publish: 'pages.publish',
    around: 'En-tête ou pied de page',
  },
  layout: {
    publish: 'pages.publish',
    around: null,
  },
  block: {
    publish: 'pages.publish',
    around: 'En-tête ou pied de page',
    withoutIt: 'Les pages qui l’affichent ne montrent plus rien à sa place.',
  },
  model: {
    publish: 'pages.publish',
    around: 'En-tête ou pied de page',
    withoutIt: 'Il n’est plus proposé à qui ajoute une page. Les pages qui en viennent restent.',
  },
  menu: {
    publish: 'menus.publish',
    around: null,
  },
  template: {
    publish: 'templates.write',
    around: null,
    withoutIt: 'Le modèle d’origine prend sa place. La copie reste dans l’historique.',
  },
  person: {
    publish: 'team.publish',
    around: null,
    withoutIt: 'Elle disparaît de toutes les pages, et ne signe plus d’article.',
  },
  theme: {
    publish: 'firm.write',
    around: null,
  },
  article: {
    publish: 'articles.publish',
    around: null,
  },
}
