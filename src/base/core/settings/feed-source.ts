import { MAX_MOTIFS } from '../article/motifs.ts'
import {
  choice,
  icon,
  inGroup,
  lines,
  list,
  motif,
  motifs,
  number,
  text,
  type ValuesOf,
  yesNo,
} from '../field/fields.ts'

/** What a site's editorial content comes from. */
export const PROVIDERS = ['library', 'http', 'feeds'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/**
 * Setting `providers`: whose articles come first. An empty `order` means the server's own
 * (`PROVIDER`); `by_motif` names another order for a motif.
 */
export interface ProvidersSetting {
  order: ProviderName[]
  by_motif: Record<string, ProviderName[]>
}

const words = inGroup('Présentation et lecture', {
  key: text({
    label: 'Clé',
    help: 'Mot court, sans accents : il entre dans les adresses des articles.',
    example: 'bofip',
    format: 'segment',
    min: 1,
  }),
  interval: number({
    label: 'Relire toutes les',
    unit: 'minutes',
    default: 60,
    min: 15,
    max: 10_080,
  }),
  licence: text({
    label: 'Mention demandée par la licence',
    example: 'Licence Ouverte 2.0',
  }),
  icon: icon({ label: 'Icône', default: 'rss' }),
})

const ofNews = { field: 'kind', is: 'news' }

/** A public feed that a site may show (requirements P1, P2, P3). */
export const FEED_SOURCE = {
  name: text({
    label: 'Nom',
    help: 'Montré à côté de chaque article.',
    min: 1,
    required: 'Donnez un nom au flux.',
  }),
  url: text({
    label: 'Adresse du flux',
    help: 'RSS, Atom ou JSON Feed.',
    example: 'https://…',
    format: 'web-address',
    min: 1,
    max: 2000,
  }),
  is_active: yesNo({ label: 'Montrer ses articles', help: 'Éteint, rien n’en est lu.' }),
  kind: choice({
    label: 'Genre',
    help: 'Tout ce que donne une chaîne de vidéos est une vidéo.',
    choices: { news: 'Actualités', video: 'Chaîne de vidéos' },
    default: 'news',
  }),
  motifs: motifs({
    label: 'Thèmes par défaut',
    help: 'D’un article sans aucun des mots ci-dessous ; aucun thème : il est laissé de côté.',
    when: ofNews,
  }),
  ...inGroup('Tri par mots', {
    keywords: list({
      label: 'Mots par thème',
      help: 'Un article qui a l’un des mots va sous le thème. « cotis* » vaut pour tout ce qui commence ainsi ; accents, majuscules et pluriels ne comptent pas.',
      max: MAX_MOTIFS,
      members: {
        motif: motif({ label: 'Thème' }),
        words: lines({ label: 'Mots', help: 'Un par ligne.', min: 1, max: 200 }),
      },
      when: ofNews,
    }),
  }),
  ...words,
}

export interface FeedSource extends ValuesOf<typeof FEED_SOURCE> {}
