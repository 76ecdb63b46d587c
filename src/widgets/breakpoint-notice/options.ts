import { defineOptions } from '../define-options.ts'

export const options = defineOptions({})
