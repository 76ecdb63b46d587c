import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, group, motifs, number, page, text, yesNo } from '#framework/widget-kit/fields.ts'

/** Options of a feed (requirements D2). */
export const options = defineOptions({
  widget_title: text({ label: 'Titre' }),
  widget_subtitle: text({ label: 'Sous-titre' }),
  widget_link: group({
    label: 'Lien du widget',
    members: {
      text: text({ label: 'Texte' }),
      page: page({ label: 'Page' }),
      position: choice({
        label: 'Position',
        choices: { top: 'En haut', bottom: 'En bas' },
        default: 'top',
      }),
      alignment: choice({
        label: 'Alignement',
        choices: { left: 'À gauche', center: 'Au centre', right: 'À droite' },
        default: 'right',
      }),
    },
  }),
  request_type: choice({
    label: 'Mode',
    choices: { list: 'Liste', article: 'Liste et article', related: 'Articles liés' },
    default: 'list',
  }),
  shown: choice({
    label: 'Où le montrer',
    choices: { always: 'Toujours', article: 'Sous un article seulement' },
    default: 'always',
  }),
  nb_items: number({ label: 'Nombre d’articles', default: 5, min: 1, max: 120 }),
  offset: number({ label: 'Décalage', default: 0, min: 0, max: 119 }),
  motifs: motifs({ label: 'Motifs' }),
  page_auto: yesNo({ label: 'Motifs de la page' }),
  lead_motifs: motifs({ label: 'Motifs à la une' }),
  lead_items: number({ label: 'Articles à la une par motif', default: 1, min: 1, max: 20 }),
  fixed_motifs: yesNo({ label: 'Un même nombre d’articles par motif' }),
  items_per_motif: number({ label: 'Articles par motif', default: 1, min: 1, max: 20 }),
  exclude_current: yesNo({ label: 'Sans l’article affiché' }),
  reverse_order: yesNo({ label: 'Ordre inverse' }),
  isActuVideo: yesNo({ label: 'Vidéos' }),
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
  item_link_text: text({ label: 'Texte du lien', help: 'Vide : « Lire la suite ».' }),
  link_leading_slash: yesNo({ label: 'Lien d’article avec « / »', default: true }),
  display_date: yesNo({ label: 'Montrer la date', default: true }),
  show_item_resume: yesNo({ label: 'Montrer le résumé', default: true }),
  summary_length: number({ label: 'Longueur du résumé', default: 200, min: 20, max: 1000 }),
  media_index: text({ label: 'Indice de l’image', default: '24-11', max: 20 }),
  show_filters: yesNo({ label: 'Filtres' }),
  filter_all_label: text({ label: 'Libellé du filtre « tous »', help: 'Vide : « Tous ».' }),
  filter_mobile_label: text({
    label: 'Libellé des filtres sur mobile',
    help: 'Vide : « Filtrer par thème ».',
  }),
  filter_position: choice({
    label: 'Position des filtres',
    choices: { top: 'En haut', bottom: 'En bas' },
    default: 'top',
  }),
  show_pagination: yesNo({ label: 'Pagination' }),
  pagination_position: choice({
    label: 'Position de la pagination',
    choices: { top: 'En haut', bottom: 'En bas' },
    default: 'bottom',
  }),
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
    help: 'En pixels.',
    default: 130,
    min: 20,
    max: 600,
  }),
  loader_overlay: yesNo({ label: 'Attente sur toute la page' }),
  tokenize_links: yesNo({
    label: 'Remplacer %%AAAASS%% et %%IDCLIENT%% dans les liens',
    help: 'La semaine et le numéro de client, pris dans l’adresse de la page s’ils y sont.',
  }),
  arrangement: choice({
    label: 'Disposition',
    choices: { magazine: 'Première grande', grid: 'Grille', rows: 'Lignes' },
    default: 'magazine',
  }),
  band: choice({
    label: 'Bandeau',
    choices: { none: 'Aucun', tint: 'Teinté', surface: 'Clair' },
    default: 'none',
  }),
})

export type FeedOptions = typeof options.defaults
