import type { FirmPerson } from '#base/core/person.ts'
import type { Example } from '#framework/widget-kit/define-widget.ts'

const claire: FirmPerson = {
  id: 1,
  name: 'Claire Dauval',
  role: 'Experte-comptable',
  text: '',
  photo: null,
  offices: ['centre'],
  email: 'claire.dauval@exemple.fr',
  phone: '',
  link: '',
  registration: '',
  motifs: ['AEF'],
  languages: '',
}

const team = [claire, { ...claire, id: 2, name: 'Inès Carvalho', motifs: ['AES', 'AEF'] }]

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: { title: 'Votre interlocutrice', write: { page: 10 } },
    page: { team, motifs: ['AES'] },
  },
  {
    name: 'choisie',
    options: {
      from: 'chosen',
      person: 1,
      text: 'Elle vous répond sous deux jours.',
      write: { text: 'Lui écrire', page: 10 },
    },
    page: { team, lang: 'en' },
  },
  { name: 'sans bouton', options: {}, page: { team, motifs: ['AEF'] } },
  { name: 'domaine de personne', options: {}, page: { team, motifs: ['AEM'] }, ends: 'empty' },
  { name: 'partie', options: { from: 'chosen', person: 404 }, page: { team }, ends: 'empty' },
]
