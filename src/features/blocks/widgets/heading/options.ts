import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, inGroup, longText, media, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  text: text({ label: 'Titre', help: 'Vide au niveau 1 : le titre de la page.' }),
  level: choice({
    label: 'Niveau',
    choices: { '1': 'Titre de la page', '2': 'Titre de partie', '3': 'Sous-titre' },
    default: '2',
  }),
  eyebrow: text({ label: 'Surtitre' }),
  intro: longText({
    label: 'Introduction',
    help: 'Se lit dans la page, sous le titre, pas dans les moteurs de recherche (c’est la « Description »).',
  }),
  image: media({
    label: 'Image',
    help: 'À côté du titre.',
    accept: 'image',
    when: { field: 'level', is: '1' },
  }),
  ...inGroup('Sans image choisie', {
    picture: yesNo({
      label: 'Montrer l’image de la page',
      help: 'Une page sans image montre celle de sa rubrique.',
      when: { field: 'level', is: '1' },
    }),
  }),
})
