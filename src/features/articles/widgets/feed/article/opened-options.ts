import { choice, group, inGroup, page, text, type ValuesOf } from '#base/core/field/fields.ts'

/** What the article that a reader opened is shown with. */
export const openedOptions = inGroup('Article ouvert', {
  article_back: choice({
    label: 'Retour à la liste',
    choices: { button: 'Un bouton sous l’article', link: 'Un lien au-dessus du titre' },
    default: 'button',
  }),
  article_talk: group({
    label: 'Bouton vers le cabinet',
    help: 'À côté de l’article, avec la personne de l’équipe dont c’est le domaine.',
    members: {
      text: text({ label: 'Texte', example: 'Parler de ce sujet avec nous' }),
      page: page({ label: 'Page', help: 'Aucune : pas de bouton.' }),
    },
  }),
  credit_label: text({
    label: 'Libellé du crédit d’image',
    help: '« Illustration » pour des dessins.',
    example: 'Crédit photo',
    max: 60,
  }),
})

export type OpenedOptions = ValuesOf<typeof openedOptions>
