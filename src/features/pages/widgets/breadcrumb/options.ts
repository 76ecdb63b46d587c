import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { yesNo } from '#base/core/field/fields.ts'

export const options = defineOptions({
  include_current: yesNo({ label: 'Montrer la page affichée', default: true }),
})
