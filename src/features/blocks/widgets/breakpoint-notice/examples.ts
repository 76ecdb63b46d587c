import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [{ name: 'default', options: {} }]
