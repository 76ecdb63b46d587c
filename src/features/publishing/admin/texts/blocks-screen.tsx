import { blockDocuments } from '../../contract/named-widgets-documents.ts'
import type { TextScreenWords } from './text-screen-words.ts'
import { TextsScreen } from './texts-screen.tsx'

const WORDS: TextScreenWords = {
  path: '/blocks',
  title: 'Blocs partagés',
  intro:
    'Des blocs faits une fois et montrés sur plusieurs pages : les horaires, une invitation à prendre rendez-vous. Publier un bloc le change partout à la fois.',
  add: 'Ajouter un bloc',
  none: 'Aucun bloc partagé pour l’instant. Ajoutez-en un, publiez-le, puis montrez-le sur une page avec le bloc « Bloc partagé ».',
  hasLanguages: true,
  aboutLanguage: 'Seules les pages de cette langue le montrent. Elle ne change plus ensuite.',
  hasUses: true,
  notLive: 'Pas en ligne',
}

/** `/admin/blocks`: the shared blocks of the site. */
export default function BlocksScreen() {
  return <TextsScreen of={blockDocuments} words={WORDS} />
}
