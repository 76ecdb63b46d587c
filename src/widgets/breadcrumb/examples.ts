import type { Example } from '../define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  { name: 'sans la page', options: { include_current: false } },
]
