import {
  choice,
  day,
  duration,
  inGroup,
  instant,
  longText,
  media,
  motifs,
  person,
  richText,
  text,
  type Fields,
} from '#base/core/field/fields.ts'
import { NO_MOTIF, type OwnVideo } from './own-article.ts'

/** What readers see first of an own article. */
export const HEADING = {
  title: text({ label: 'Titre', max: 250 }),
  summary: longText({ label: 'Résumé', max: 1000 }),
}

/** Its text, under the video. */
export const BODY = { html: richText({ label: 'Texte' }) }

/** When an own article is seen, and by whom it is. */
export const PUBLICATION = {
  motifs: motifs({
    label: 'Thèmes',
    required: NO_MOTIF,
    help: 'Les listes qui suivent ces thèmes montreront l’article.',
  }),
  publishedAt: instant({
    label: 'Date de publication',
    help: 'Vide : dès la publication. Une date à venir programme l’article.',
  }),
  personId: person({ label: 'Auteur', help: 'Une personne de l’équipe, si elle signe l’article.' }),
  author: text({
    label: 'Autre auteur',
    help: 'Vide : le cabinet.',
    max: 120,
    when: { field: 'personId', is: 0 },
  }),
  ...inGroup('Relecture', {
    reviewerId: person({
      label: 'Relu par',
      help: 'Une personne de l’équipe, dont le nom s’affiche sous le titre.',
    }),
    reviewAt: day({ label: 'À relire le', help: 'Pour vérifier plus tard que rien n’a changé.' }),
  }),
}

/** The picture on cards and over the text. */
export const COVER = {
  path: media({ label: 'Image de couverture', accept: 'image' }),
  credit: text({ label: 'Crédit photo', max: 200 }),
  creditYear: text({ label: 'Année du crédit', example: '2026', max: 4 }),
}

/** Where it stands. */
export const PLACE = {
  slug: text({
    label: 'Fin de l’adresse',
    help: 'Vide : d’après le titre. Si vous la changez, l’ancienne adresse mènera à la nouvelle.',
    max: 200,
  }),
  lang: choice({ label: 'Langue', choices: { fr: 'Français', en: 'Anglais' }, default: 'fr' }),
}

const kind = choice({
  label: 'Vidéo',
  choices: {
    none: 'Aucune vidéo',
    file: 'Une vidéo de la médiathèque',
    external: 'Une vidéo de YouTube, Vimeo ou Dailymotion',
  },
  default: 'none',
})

const length = duration({ label: 'Durée' })

/** What plays above the text, by its kind: the address is that of a file or of a video elsewhere. */
export const VIDEO: Readonly<Record<OwnVideo['kind'], Fields>> = {
  none: { kind },
  file: {
    kind,
    address: media({ label: 'Fichier vidéo', accept: 'video' }),
    poster: media({ label: 'Image d’attente', accept: 'image' }),
    captions: media({
      label: 'Sous-titres (.vtt)',
      help: 'Ils rendent la vidéo accessible à qui n’entend pas, et la recherche les lit.',
      accept: 'captions',
    }),
    duration: length,
  },
  external: {
    kind,
    address: text({
      label: 'Adresse de la vidéo',
      help: 'Elle se charge au clic du visiteur seulement.',
      example: 'https://youtu.be/…',
      format: 'external-video',
    }),
    duration: length,
  },
}
