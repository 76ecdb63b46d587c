import type { Example } from '#framework/widget-kit/define-widget.ts'

const NEWS = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']
const VIDEOS = ['EREVUEVIDEO']
const ARTICLE = { title: 'comment-lire-un-bulletin-de-paie' }
const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'

/** Cards of a grid are equals. */
const GRID = { arrangement: 'grid', title_class_first: 'item-title text-body h6' }

const lists: Example[] = [
  {
    name: 'default',
    options: {
      widget_title: 'Le savez-vous ?',
      widget_link: { text: 'Toutes les actualités', page: 42 },
      motifs: NEWS,
    },
  },
  {
    name: 'vidéos',
    options: {
      widget_title: 'Vous avez une minute ?',
      isActuVideo: true,
      motifs: VIDEOS,
      arrangement: 'grid',
      band: 'tint',
    },
  },
  {
    name: 'grille avec lien en bas',
    options: {
      widget_title: 'Social',
      widget_subtitle: 'Embaucher, payer, prévenir.',
      widget_link: { text: 'Tout le thème', page: 48, position: 'bottom', alignment: 'center' },
      motifs: ['AES'],
      nb_items: 3,
      ...GRID,
    },
  },
  {
    name: 'titres et textes réglés',
    options: {
      motifs: ['AEF'],
      nb_items: 2,
      title_tag: 'h2',
      title_class_first: 'item-title text-body h5',
      title_class: 'item-title text-body h5',
      item_link_text: 'Ouvrir l’article',
      display_date: false,
      summary_length: 60,
      arrangement: 'rows',
    },
  },
  {
    name: 'sans résumé',
    options: { motifs: ['AEM'], nb_items: 3, show_item_resume: false, ...GRID },
  },
]

const choosing: Example[] = [
  {
    name: 'filtres et pagination',
    options: {
      motifs: NEWS,
      nb_items: 4,
      show_filters: true,
      show_pagination: true,
      arrangement: 'rows',
    },
  },
  {
    name: 'filtre actif',
    options: {
      motifs: NEWS,
      nb_items: 4,
      show_filters: true,
      show_pagination: true,
      arrangement: 'rows',
    },
    page: { query: { mo: '["AES"]' } },
  },
  {
    name: 'deuxième page de vidéos',
    options: { isActuVideo: true, motifs: VIDEOS, show_pagination: true, arrangement: 'grid' },
    page: { query: { page: '2' } },
  },
  {
    name: 'page au-delà',
    options: { motifs: NEWS, nb_items: 4, show_pagination: true },
    page: { query: { page: '90' } },
  },
  {
    name: 'filtres en bas, pagination en haut',
    options: {
      motifs: NEWS,
      nb_items: 4,
      show_filters: true,
      filter_position: 'bottom',
      filter_all_label: 'Tous les thèmes',
      filter_mobile_label: 'Choisir un thème',
      show_pagination: true,
      pagination_position: 'top',
      arrangement: 'rows',
    },
  },
  {
    name: 'motif non souscrit',
    options: { motifs: NEWS, show_filters: true },
    page: { query: { mo: '["INCONNU"]' } },
  },
]

const STEERED = { motifs: NEWS, nb_items: 4, show_filters: true, show_pagination: true, ...GRID }

const waiting: Example[] = [
  { name: 'attente en points', options: { ...STEERED, loader_style: 2, loader_height: 200 } },
  { name: 'attente en barres', options: { ...STEERED, loader_style: 3 } },
  {
    name: 'attente sur toute la page',
    options: { ...STEERED, loader_style: 4, loader_overlay: true },
  },
]

const selecting: Example[] = [
  {
    name: 'à la une',
    options: { motifs: NEWS, lead_motifs: ['AEP', 'AES'], nb_items: 4, ...GRID },
  },
  { name: 'à la une, avec filtres et pages', options: { ...STEERED, lead_motifs: ['AEP', 'AES'] } },
  {
    name: 'un article par motif',
    options: { motifs: NEWS, fixed_motifs: true, items_per_motif: 1, arrangement: 'rows' },
  },
  {
    name: 'sans l’article affiché',
    options: { motifs: ['AES'], exclude_current: true, nb_items: 3, ...GRID },
    page: { query: ARTICLE },
  },
  { name: 'décalage', options: { motifs: NEWS, offset: 3, nb_items: 3, ...GRID } },
  { name: 'ordre inverse', options: { motifs: NEWS, reverse_order: true, nb_items: 3, ...GRID } },
  {
    name: 'motifs de la page',
    options: { page_auto: true, nb_items: 3, ...GRID },
    page: { motifs: ['AEJ'] },
  },
  {
    name: 'lien sans barre oblique',
    options: { motifs: ['AEP'], nb_items: 2, link_leading_slash: false, ...GRID },
  },
  {
    name: 'articles liés',
    options: { widget_title: 'À lire aussi', request_type: 'related', nb_items: 3, ...GRID },
    page: { motifs: ['AES'], query: ARTICLE },
  },
  {
    name: 'articles liés, sous un article seulement',
    options: { request_type: 'related', shown: 'article', nb_items: 3, ...GRID },
    page: { motifs: ['AES'] },
    ends: 'empty',
  },
  {
    name: 'en anglais',
    options: { widget_title: 'News', motifs: NEWS, nb_items: 3, show_filters: true, ...GRID },
    page: { lang: 'en' },
  },
]

const templates: Example[] = [
  {
    name: 'modèle propre',
    options: {
      widget_title: 'Un autre dessin',
      motifs: NEWS,
      nb_items: 3,
      template: 'card/card-sandbox',
      template_dir: 'sandbox',
    },
  },
  {
    name: 'modèle propre avec filtres',
    options: {
      motifs: NEWS,
      nb_items: 3,
      show_filters: true,
      template: 'card/card-sandbox',
      template_dir: 'sandbox',
    },
  },
  {
    name: 'dossier sans ce modèle',
    options: { motifs: NEWS, nb_items: 2, template_dir: 'sandbox', ...GRID },
  },
]

const articles: Example[] = [
  {
    name: 'article',
    options: { request_type: 'article', motifs: NEWS },
    page: { at: ALL_NEWS, query: ARTICLE },
  },
  {
    name: 'article vidéo',
    options: { request_type: 'article', motifs: VIDEOS, isActuVideo: true },
    page: { query: { title: 'du-brut-au-net' } },
  },
  {
    name: 'article en anglais',
    options: { request_type: 'article', motifs: NEWS },
    page: { lang: 'en', query: { title: 'getting-paid-on-time-en' } },
  },
]

/** Somebody else's texts, with the way to them (requirements P1). */
const excerpts: Example[] = [
  {
    name: 'flux publics',
    options: { widget_title: 'Dans la presse officielle', motifs: NEWS },
    page: { publicFeeds: true },
  },
  {
    name: 'vidéos de flux publics',
    options: { isActuVideo: true, motifs: VIDEOS, arrangement: 'grid' },
    page: { publicFeeds: true },
  },
  {
    name: 'extrait d’un flux public',
    options: { request_type: 'article', motifs: NEWS },
    page: {
      publicFeeds: true,
      query: { title: 'declarer-en-ligne-le-service-ouvre-essai-1z9pmvwm' },
    },
  },
]

/** The error catalogue, and what is empty without being an error. */
const withoutList: Example[] = [
  { name: 'sans contexte', options: { request_type: 'related' }, ends: 'empty' },
  {
    name: 'motifs de la page, hors de l’arbre',
    options: { page_auto: true },
    page: { outside: true },
    ends: 'empty',
  },
  { name: 'sans motif', options: {}, ends: 'error' },
  { name: 'options refusées', options: { motifs: NEWS, nb_items: 'cinq' }, ends: 'refused' },
  {
    name: 'modèle cassé',
    options: { motifs: NEWS, template: 'card/card-broken', template_dir: 'sandbox' },
    ends: 'error',
  },
  { name: 'modèle absent', options: { motifs: NEWS, template: 'card/card-absent' }, ends: 'error' },
  {
    name: 'fournisseur muet',
    options: { motifs: NEWS },
    page: { providerDown: true },
    ends: 'error',
  },
  {
    name: 'article introuvable',
    options: { request_type: 'article', motifs: NEWS },
    page: { query: { title: 'aucun-article-de-ce-nom' } },
    ends: 'error',
  },
  {
    name: 'article que le fournisseur ne donne pas',
    options: { request_type: 'article', motifs: NEWS },
    page: { query: ARTICLE, providerDown: true },
    ends: 'error',
  },
]

export const examples: readonly Example[] = [
  ...lists,
  ...choosing,
  ...waiting,
  ...selecting,
  ...templates,
  ...articles,
  ...excerpts,
  ...withoutList,
]
