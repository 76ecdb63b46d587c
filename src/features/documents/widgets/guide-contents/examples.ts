import type { Example } from '#framework/widget-kit/define-widget.ts'

const GUIDE = '/nos-guides/bien-facturer'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: { title: 'Les quatre chapitres', request: '#recevoir-ce-guide' },
    page: { at: GUIDE },
  },
  {
    name: 'à côté d’un chapitre',
    options: { layout: 'compact' },
    page: { at: `${GUIDE}/les-mentions` },
  },
  {
    name: 'hors d’un guide',
    options: {},
    page: { at: '/contact/acces-et-horaires', outside: true },
    ends: 'empty',
  },
]
