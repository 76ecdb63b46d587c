import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  { name: 'sans définitions', options: { title: 'Les termes', show_definitions: false } },
]
