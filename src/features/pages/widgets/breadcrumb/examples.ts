import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {},
    page: { zone: 'top', at: '/le-cabinet/nos-bureaux/bureau-du-centre' },
  },
  {
    name: 'sans la page',
    options: { include_current: false },
    page: { zone: 'top', at: '/le-cabinet/nos-bureaux/bureau-du-centre' },
  },
]
