import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { inGroup, text, yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  office: text({ label: 'Bureau', default: 'all', help: 'Clé d’un bureau, ou « all » pour tous.' }),
  show_hours: yesNo({ label: 'Montrer les horaires', default: true }),
  show_plan: yesNo({ label: 'Montrer le plan dessiné' }),
  show_team: yesNo({
    label: 'Montrer l’équipe du bureau',
    help: 'Les personnes de l’écran « Équipe » qui y travaillent.',
  }),
  ...inGroup('Présentation', {
    folded: yesNo({
      label: 'Replier sur un téléphone',
      help: 'Les horaires et le plan s’ouvrent d’une touche.',
    }),
  }),
})
