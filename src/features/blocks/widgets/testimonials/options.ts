import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { list, longText, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  enabled: yesNo({
    label: 'Publier les témoignages',
    help:
      'Décoché, rien ne paraît. Code de déontologie (décret 2012-432, art. 152) : la promotion ' +
      'donne une information utile, avec discrétion et dignité, sans inexactitude ni élément ' +
      'comparatif. Le nom d’un client relève du secret professionnel : il ne paraît qu’avec son ' +
      'accord écrit. Ni note, ni étoiles.',
  }),
  title: text({ label: 'Titre' }),
  items: list({
    label: 'Témoignages',
    max: 20,
    members: {
      quote: longText({ label: 'Propos', help: 'Mesurés : ni superlatif, ni comparaison.' }),
      name: text({ label: 'Nom du client' }),
      activity: text({ label: 'Activité' }),
      consent: yesNo({
        label: 'Accord écrit du client',
        help: 'Sans lui, ce témoignage ne paraît pas. Gardez l’accord avec le dossier.',
      }),
    },
  }),
})
