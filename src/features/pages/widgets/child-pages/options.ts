import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, inGroup, number, page, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  parent: page({ label: 'Page parente', help: 'Aucune : la page qui porte le bloc.' }),
  layout: choice({
    label: 'Présentation',
    choices: {
      cards: 'Cartes',
      list: 'Liste',
      compact: 'Liste serrée',
      pictures: 'Cartes illustrées',
      chips: 'Puces',
      section: 'Menu de rubrique',
    },
    default: 'cards',
  }),
  title: text({ label: 'Titre' }),
  show_description: yesNo({ label: 'Montrer la description', default: true }),
  ...inGroup('Menu de rubrique', {
    nearest: number({
      label: 'Pages voisines',
      help: 'Combien de pages de la rubrique, les plus proches de celle-ci. 0 : toutes.',
      default: 0,
      min: 0,
      max: 20,
      when: { field: 'layout', is: 'section' },
    }),
    all_title: text({
      label: 'Lien vers la rubrique',
      help: 'Sous les pages voisines. Vide : le nom de la rubrique.',
      when: { field: 'layout', is: 'section' },
    }),
  }),
  ...inGroup('Liste', {
    nb_items: number({
      label: 'Nombre de pages',
      help: '0 : toutes.',
      default: 0,
      min: 0,
      max: 60,
    }),
    link_text: text({
      label: 'Lien vers la page parente',
      help: 'À côté du titre.',
      example: 'Toutes nos missions',
    }),
  }),
})
