import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { openedOptions } from './article/opened-options.ts'
import {
  choice,
  forDevelopers,
  group,
  inGroup,
  motifs,
  number,
  page,
  text,
  yesNo,
} from '#base/core/field/fields.ts'

const PLACES = { top: 'En haut', bottom: 'En bas' }

const hasPage = { field: 'page', isNot: 0 }

const link = {
  widget_link: group({
    label: 'Lien vers une page',
    members: {
      text: text({ label: 'Texte', example: 'Toutes les actualités' }),
      page: page({ label: 'Page' }),
      position: choice({ label: 'Position', choices: PLACES, default: 'top', when: hasPage }),
      alignment: choice({
        label: 'Alignement',
        choices: { left: 'À gauche', center: 'Au centre', right: 'À droite' },
        default: 'right',
        when: hasPage,
      }),
    },
  }),
}

const choosing = inGroup('Choix des articles', {
  page_auto: yesNo({ label: 'Sans thème choisi, ceux de la page' }),
  request_type: choice({
    label: 'Montrer',
    choices: {
      list: 'Une liste',
      article: 'Une liste et l’article ouvert',
      related: 'Les articles liés',
    },
    default: 'list',
  }),
  shown: choice({
    label: 'Où le montrer',
    choices: { always: 'Toujours', article: 'Sous un article seulement' },
    default: 'always',
  }),
  offset: number({ label: 'Articles à sauter au début', default: 0, min: 0, max: 119 }),
  lead_motifs: motifs({ label: 'Thèmes à la une' }),
  lead_items: number({
    label: 'Articles à la une par thème',
    default: 1,
    min: 1,
    max: 20,
    when: { field: 'lead_motifs', isNot: [] },
  }),
  fixed_motifs: yesNo({ label: 'Un même nombre d’articles par thème' }),
  items_per_motif: number({
    label: 'Articles par thème',
    default: 1,
    min: 1,
    max: 20,
    when: { field: 'fixed_motifs', is: true },
  }),
  exclude_current: yesNo({ label: 'Sans l’article affiché' }),
  reverse_order: yesNo({ label: 'Ordre inverse' }),
})

const looks = inGroup('Présentation', {
  display_date: yesNo({ label: 'Montrer la date', default: true }),
  on_phone: choice({
    label: 'Sur un téléphone',
    choices: { stack: 'L’un sous l’autre', row: 'En rangée qui défile' },
    default: 'stack',
  }),
  show_item_resume: yesNo({ label: 'Montrer le résumé', default: true }),
  summary_length: number({
    label: 'Longueur du résumé',
    unit: 'signes',
    default: 200,
    min: 20,
    max: 1000,
    when: { field: 'show_item_resume', is: true },
  }),
  item_link_text: text({ label: 'Texte du lien', example: 'Lire la suite' }),
  wording: choice({
    label: 'Dates et libellés',
    choices: {
      short: 'Courts : 16/11/2026, « Lire la suite »',
      worded: 'En toutes lettres : 16 novembre 2026, « Voir la vidéo · 58 s »',
    },
    default: 'short',
  }),
  widget_subtitle: text({ label: 'Sous-titre' }),
  band: choice({
    label: 'Bandeau',
    choices: { none: 'Aucun', tint: 'Teinté', surface: 'Clair' },
    default: 'none',
  }),
})

const hasFilters = { field: 'show_filters', is: true }

const walking = inGroup('Filtres et pages', {
  show_filters: yesNo({ label: 'Filtres par thème' }),
  filter_all_label: text({
    label: 'Libellé du filtre « tous »',
    example: 'Tous',
    when: hasFilters,
  }),
  filter_mobile_label: text({
    label: 'Libellé des filtres sur un téléphone',
    example: 'Filtrer par thème',
    when: hasFilters,
  }),
  filter_position: choice({
    label: 'Position des filtres',
    choices: PLACES,
    default: 'top',
    when: hasFilters,
  }),
  filters_beside: choice({
    label: 'Filtres à côté de la liste',
    help: 'Sur un écran plus étroit, au-dessus ou en dessous.',
    choices: { md: 'Dès la tablette', lg: 'Sur un ordinateur seulement' },
    default: 'md',
    when: hasFilters,
  }),
  show_pagination: yesNo({ label: 'Pagination' }),
  pagination_position: choice({
    label: 'Position de la pagination',
    choices: PLACES,
    default: 'bottom',
    when: { field: 'show_pagination', is: true },
  }),
})

const advanced = forDevelopers({
  title_tag: choice({
    label: 'Balise des titres',
    choices: { h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6', p: 'p', div: 'div', span: 'span' },
    default: 'h3',
  }),
  title_class_first: text({
    label: 'Classes du premier titre',
    default: 'item-title text-body h4',
  }),
  title_class: text({ label: 'Classes des autres titres', default: 'item-title text-body h6' }),
  link_leading_slash: yesNo({ label: 'Lien d’article avec « / »', default: true }),
  media_index: text({ label: 'Indice de l’image', default: '24-11', max: 20 }),
  template: text({
    label: 'Modèle des cartes',
    help: 'Vide : « card/card-thumbnail » pour des vidéos, sinon « card/card-magazine ».',
  }),
  template_article: text({ label: 'Modèle de l’article', default: 'article/article' }),
  template_dir: text({ label: 'Dossier de modèles du site' }),
  loader_style: number({
    label: 'Style de l’attente',
    help: '1 : anneau, 2 : points, 3 : barres, 4 : onde.',
    default: 1,
    min: 1,
    max: 4,
  }),
  loader_height: number({
    label: 'Hauteur de l’attente',
    unit: 'px',
    default: 130,
    min: 20,
    max: 600,
  }),
  loader_overlay: yesNo({ label: 'Attente sur toute la page' }),
  tokenize_links: yesNo({
    label: 'Remplacer %%AAAASS%% et %%IDCLIENT%% dans les liens',
    help: 'La semaine et le numéro de client, pris dans l’adresse de la page s’ils y sont.',
  }),
})

/** Options of a feed (requirements D2). */
export const options = defineOptions({
  widget_title: text({ label: 'Titre', example: 'Nos actualités' }),
  isActuVideo: yesNo({ label: 'Des vidéos plutôt que des articles' }),
  motifs: motifs({ label: 'Thèmes' }),
  nb_items: number({ label: 'Nombre d’articles', default: 5, min: 1, max: 120 }),
  arrangement: choice({
    label: 'Disposition',
    choices: { magazine: 'Première grande', grid: 'Grille', rows: 'Lignes' },
    default: 'magazine',
  }),
  ...link,
  ...choosing,
  ...looks,
  ...openedOptions,
  ...walking,
  ...advanced,
})

export type FeedOptions = typeof options.defaults
