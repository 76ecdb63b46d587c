import { modelDocuments } from '../../contract/named-widgets-documents.ts'
import type { TextScreenWords } from './text-screen-words.ts'
import { TextsScreen } from './texts-screen.tsx'

const WORDS: TextScreenWords = {
  path: '/models',
  title: 'Modèles de page',
  intro:
    'Les blocs avec lesquels une nouvelle page commence. Les pages qui viennent d’un modèle ne changent plus avec lui.',
  add: 'Ajouter un modèle',
  none: 'Aucun modèle de page pour l’instant. Ajoutez-en un, ou choisissez « Enregistrer comme modèle » dans l’éditeur d’une page.',
  hasLanguages: true,
  aboutLanguage: 'Il est proposé pour les pages de cette langue. Elle ne change plus ensuite.',
  hasUses: false,
  notLive: 'Pas proposé',
}

/** `/admin/models`: what new pages may begin with. */
export default function ModelsScreen() {
  return <TextsScreen of={modelDocuments} words={WORDS} />
}
