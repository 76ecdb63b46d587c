import type { Example } from '#framework/widget-kit/define-widget.ts'

const items = [
  {
    quote:
      'On m’a expliqué mon bilan avec trois phrases et un crayon. Je l’ai raconté le soir même.',
    name: 'Une boulangère',
    activity: 'commerce de bouche',
    consent: true,
  },
  {
    quote:
      'La paie part à l’heure, et quand je pose deux fois la même question on me répond deux fois.',
    name: 'Un couvreur',
    activity: 'bâtiment',
    consent: true,
  },
  { quote: 'Sans accord, ceci ne paraît pas.', name: 'X', activity: '', consent: false },
]

export const examples: readonly Example[] = [
  { name: 'default', options: { enabled: true, title: 'Ils en parlent', items } },
  { name: 'éteint', options: { title: 'Ils en parlent', items }, ends: 'empty' },
  { name: 'sans accord', options: { enabled: true, items: items.slice(2) }, ends: 'empty' },
]
