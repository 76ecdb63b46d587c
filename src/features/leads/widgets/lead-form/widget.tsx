import { ADDRESSEE } from '#base/core/person.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { loadForm } from './load.ts'
import { options } from './options.ts'
import { LeadFormView } from './view.tsx'

/** A form that reaches a person of the firm. */
export const widget = defineWidget({
  type: 'lead-form',
  title: 'Formulaire',
  sentence: 'Question, rappel, rendez-vous ou projet, envoyés à vos demandes.',
  keywords: 'contact devis',
  group: 'contact',
  options,
  root: 'section',
  params: { [ADDRESSEE]: 'once' },
  load: loadForm,
  View: LeadFormView,
  island: () => 'lead-form',
  examples,
})
