import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, widgets } from '#base/core/field/fields.ts'
import { toolTitles } from './tools.ts'

export const options = defineOptions({
  tool: choice({ label: 'Simulateur', choices: toolTitles, default: 'tva-ht-ttc' }),
  form: widgets({
    label: 'Formulaire d’envoi',
    help: 'Un formulaire « Envoi d’une simulation », que le simulateur remplit de ses chiffres.',
  }),
})
