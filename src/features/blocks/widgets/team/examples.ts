import type { Example } from '#framework/widget-kit/define-widget.ts'

const members = [
  {
    name: 'Claire Dauval',
    role: 'Expert-comptable et commissaire aux comptes',
    text: 'Elle suit les sociétés, les reprises et les transmissions.',
  },
  {
    name: 'Mathieu Lhermine',
    role: 'Expert-comptable',
    text: 'Il connaît les routes du canton autant que les comptes.',
  },
  { name: 'Inès Carvalho', role: 'Expert-comptable, responsable du social', text: '' },
  { name: 'Odile', role: 'Accueil', text: 'La première voix au téléphone.' },
]

export const examples: readonly Example[] = [
  { name: 'default', options: { title: 'Les associés', members } },
  {
    name: 'sans titre',
    options: { text: 'Une phrase sur chacun.', members: members.slice(0, 3) },
  },
  { name: 'vide', options: { title: 'Personne' }, ends: 'empty' },
]
