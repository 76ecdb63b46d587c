import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, longText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  list: choice({
    label: 'On s’inscrit',
    choices: { letter: 'À votre lettre', agenda: 'Aux rappels de l’agenda' },
    default: 'letter',
    help: 'Les rappels partent sept jours avant chaque échéance ; sur la page de l’agenda, ils suivent l’entreprise que le visiteur y décrit.',
  }),
  title: text({ label: 'Titre' }),
  intro: longText({ label: 'Introduction', help: 'Au-dessus du formulaire ; vide : rien.' }),
})
