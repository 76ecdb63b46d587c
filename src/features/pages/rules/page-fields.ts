import {
  day,
  forDevelopers,
  longText,
  media,
  motifs,
  number,
  text,
  yesNo,
} from '#base/core/field/fields.ts'

/** Characters of a page's name. */
export const NAME_LENGTH = 200

/** Name, address and headings of a page. */
export const ADDRESS = {
  name: text({
    label: 'Nom de la page',
    help: 'Dans les menus, le fil d’Ariane et l’arborescence.',
    max: NAME_LENGTH,
  }),
  slug: text({ label: 'Fin de l’adresse', max: 120 }),
  h1: text({
    label: 'Titre affiché',
    help: 'Le grand titre, en haut de la page. Vide : celui que la page affiche elle-même.',
    max: 300,
  }),
  image: media({
    label: 'Image de la page',
    help: 'À côté de son titre, sur sa carte et là où elle est partagée.',
    accept: 'image',
  }),
}

/** Characters that search engines show of a title and of a description, about. */
export const TITLE_SIGNS = { least: 10, most: 65 } as const
export const DESCRIPTION_SIGNS = { least: 50, most: 160 } as const

/** What search engines are told of it. */
export const SEARCH = {
  title: text({
    label: 'Titre de la page',
    help: 'Dans l’onglet du navigateur et les moteurs de recherche.',
    max: 300,
  }),
  description: longText({
    label: 'Description',
    help: 'Se lit sous le titre dans les moteurs de recherche, les partages et les cartes, pas dans la page (c’est l’« Introduction »).',
    max: 1000,
  }),
  keywords: text({
    label: 'Mots-clés',
    help: 'Séparés par des virgules. Les moteurs n’en tiennent presque plus compte.',
    max: 1000,
  }),
}

/** Who sees it. */
export const VISIBILITY = {
  is_active: yesNo({
    label: 'En ligne',
    help: 'Sinon, les visiteurs voient la page « introuvable ».',
  }),
  is_secure: yesNo({
    label: 'Réservée aux personnes connectées',
    help: 'La connexion est demandée sur place.',
  }),
  is_indexable: yesNo({
    label: 'Visible dans les moteurs de recherche',
    help: 'Sinon, la page porte « noindex ».',
  }),
  is_visible_bread_crumb: yesNo({
    label: 'Dans le fil d’Ariane',
    help: 'Le chemin affiché en haut des pages.',
  }),
}

/** Its themes and the day of its next review, members of `infos`. */
export const THEMES = {
  testamotifs: motifs({
    label: 'Thèmes',
    help: 'Les actualités de la page suivent ces thèmes.',
  }),
  review_at: day({ label: 'À relire le', help: 'La page apparaît alors au tableau de bord.' }),
}

/** What only who knows the system changes. */
export const SYSTEM = forDevelopers({
  path: text({
    label: 'Adresse entière',
    help: 'Pour une adresse qui ne suit pas l’arborescence.',
  }),
  type: text({ label: 'Type (type)', max: 60 }),
  module: text({ label: 'Module (module)', max: 60 }),
  action: text({ label: 'Action (action)', max: 120 }),
  record_id: number({
    label: 'Fiche liée (record_id)',
    help: '0 : aucune fiche.',
    default: 0,
    min: 0,
    max: 2_147_483_647,
  }),
  record_model: text({ label: 'Modèle de la fiche (record_model)', max: 120 }),
  record_position: number({
    label: 'Position de la fiche (record_position)',
    help: 'Vide : aucune.',
    default: 0,
    min: 0,
    max: 2_147_483_647,
  }),
  modelclass: text({ label: 'Classe du modèle (modelclass)', max: 120 }),
  auto_mod: text({
    label: 'Champs automatiques (auto_mod)',
    help: 'Lettres de « snthdk » : slug, nom, titre, h1, description, mots-clés.',
    max: 6,
  }),
  infos: longText({
    label: 'Informations (infos, JSON)',
    help: 'Les membres inconnus sont conservés tels quels.',
    max: 20_000,
  }),
})
