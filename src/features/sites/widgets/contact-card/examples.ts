import type { FirmPerson } from '#base/core/person.ts'
import type { Example } from '#framework/widget-kit/define-widget.ts'

const colleague: FirmPerson = {
  id: 3,
  name: 'Inès Carvalho',
  role: 'Experte-comptable, responsable du social',
  text: '',
  photo: null,
  offices: ['gare'],
  email: '',
  phone: '',
  link: '',
  registration: '',
  motifs: [],
  languages: '',
}

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  { name: 'un bureau', options: { office: 'centre', title: 'Nous trouver', show_plan: true } },
  {
    name: 'avec l’équipe',
    options: { office: 'gare', show_team: true },
    page: { team: [colleague] },
  },
  { name: 'repliée', options: { title: 'Nos bureaux', show_plan: true, folded: true } },
  { name: 'sans horaires', options: { office: 'gare', show_hours: false } },
]
