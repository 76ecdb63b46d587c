import { defineOptions } from '../define-options.ts'
import { number } from '../fields.ts'

export const options = defineOptions({
  nb_items: number({ label: 'Résultats montrés', default: 20, min: 1, max: 100 }),
})
