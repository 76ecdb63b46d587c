import { block } from '#base/core/field/fields.ts'
import { defineOptions } from '#framework/widget-kit/define-options.ts'

export const options = defineOptions({
  block: block({ label: 'Bloc partagé' }),
})
