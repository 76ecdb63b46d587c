import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { number, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  depth: number({ label: 'Niveaux montrés', default: 4, min: 1, max: 10 }),
})
