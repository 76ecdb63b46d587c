import { defineOptions } from '#framework/widget-kit/define-options.ts'

export const options = defineOptions({})
