import { defineOptions } from '../define-options.ts'
import { yesNo } from '../fields.ts'

export const options = defineOptions({
  include_current: yesNo({ label: 'Montrer la page affichée', default: true }),
})
