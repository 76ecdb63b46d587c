import { longText, text, yesNo } from '#base/core/field/fields.ts'

/** What an image says to who does not see it, or that it says nothing. */
export const DESCRIPTION = {
  alt: longText({
    label: 'Texte de remplacement',
    help: 'Ce que l’image montre, en une phrase : « Trois associés autour d’une table ».',
    when: { field: 'decorative', is: false },
    max: 500,
  }),
  decorative: yesNo({
    label: 'Image décorative : elle n’apprend rien de plus que le texte',
    help: 'Les lecteurs d’écran passent dessus.',
  }),
}

/** What the library says of a medium beside that. */
export const MEDIA_WORDS = {
  name: text({
    label: 'Nom',
    help: 'Pour la retrouver ici ; l’adresse ne change pas.',
    required: 'Donnez un nom.',
    max: 120,
  }),
  caption: text({ label: 'Légende', help: 'Sous l’image, quand la page n’en dit pas une autre.' }),
  credit: text({ label: 'Crédit', help: 'Auteur ou agence.', max: 200 }),
}
