import type { FirmPerson } from '#base/core/person.ts'
import type { Example } from '#framework/widget-kit/define-widget.ts'

const members = [
  {
    name: 'Claire Dauval',
    role: 'Experte-comptable et commissaire aux comptes',
    text: 'Elle suit les sociétés, les reprises et les transmissions.',
  },
  {
    name: 'Mathieu Lhermine',
    role: 'Expert-comptable',
    text: 'Il connaît les routes du canton autant que les comptes.',
  },
  { name: 'Inès Carvalho', role: 'Experte-comptable, responsable du social', text: '' },
  { name: 'Odile', role: 'Accueil', text: 'La première voix au téléphone.' },
]

const person = (id: number, name: string, more: Partial<FirmPerson> = {}): FirmPerson => ({
  id,
  name,
  role: '',
  text: '',
  photo: null,
  offices: [],
  email: '',
  phone: '',
  link: '',
  registration: '',
  motifs: [],
  languages: '',
  ...more,
})

const photo = {
  src: '/media/provider/demo/articles/accueillir-un-apprenti-les-questions-a-se-poser/xbig.webp',
  alt: 'Claire Dauval, à son bureau',
  caption: '',
  credit: '',
  focal: 'fx-3',
  width: 720,
  height: 480,
}

const team = [
  person(1, 'Claire Dauval', {
    role: 'Experte-comptable et commissaire aux comptes',
    text: 'Elle suit les sociétés, les reprises et les transmissions.',
    photo,
    offices: ['centre'],
    email: 'claire.dauval@exemple.fr',
    phone: '01 99 00 12 34',
    link: 'https://www.linkedin.com/in/exemple',
    registration: 'Inscrite au tableau de l’Ordre, région Grand Est',
  }),
  person(2, 'Mathieu « Matt » Lhermine', { role: 'Expert-comptable', offices: ['gare'] }),
  person(3, 'Odile', { offices: ['centre', 'gare'] }),
]

export const examples: readonly Example[] = [
  { name: 'default', options: { title: 'Les associés', members } },
  {
    name: 'sans titre',
    options: { text: 'Une phrase sur chacun.', members: members.slice(0, 3) },
  },
  { name: 'toute l’équipe', options: { title: 'L’équipe', from: 'all' }, page: { team } },
  { name: 'un bureau', options: { from: 'offices', team: { offices: ['gare'] } }, page: { team } },
  {
    name: 'choisies',
    options: {
      title: 'Vos interlocuteurs',
      from: 'chosen',
      persons: [{ person: 3 }, { person: 404 }, { person: 1 }],
    },
    page: { team, lang: 'en' },
  },
  {
    name: 'portraits en grille',
    options: { from: 'all', arrangement: 'grid', show_places: true, write_page: 10 },
    page: {
      team: team.map((one) => ({ ...one, motifs: ['AES'], languages: 'Français, anglais' })),
    },
  },
  { name: 'équipe vide', options: { title: 'L’équipe', from: 'all' }, ends: 'empty' },
  { name: 'vide', options: { title: 'Personne' }, ends: 'empty' },
]
