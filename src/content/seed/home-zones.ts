import { MENU } from './demo-menus.ts'
import { pageAt, pageLink } from './demo-tree.ts'
import { homeNews, homeVideos } from './feeds.ts'
import type { SeedPage } from './seed-types.ts'
import { type Composed, composed, type Zones } from './widget-drafts.ts'

const hero = (text: string): Composed => ({
  type: 'hero',
  options: {
    title: 'Vos chiffres, en clair.',
    text,
    actions: [
      {
        text: 'Prendre rendez-vous',
        link: pageLink('/votre-projet/prendre-rendez-vous'),
        style: 'primary',
      },
      { text: 'Découvrir nos missions', link: pageLink('/nos-missions'), style: 'outline' },
    ],
    image: '/media/provider/demo/accueil/hero.webp',
    image_width: 1600,
    image_height: 1400,
    facts: [
      { value: '1987', label: 'année de création du cabinet' },
      { value: '2', label: 'bureaux à Villebourg-sur-Aure' },
      { value: '19', label: 'personnes à votre écoute' },
    ],
  },
})

/** « Pratique » and « Les thèmes » carry their numbers (requirements C5). */
const pratique: Composed = {
  id: 1508,
  type: 'icon-menu',
  options: { widget_title: 'Pratique', menu: MENU.pratique, centered: false, show_json: false },
}

const themes: Composed = {
  id: 1513,
  type: 'icon-menu',
  options: { widget_title: 'Les thèmes', menu: MENU.themes, centered: true, show_json: true },
}

/** Of the tax and social calendar. */
const deadlines: Composed = {
  type: 'agenda',
  options: {
    shown: 'next',
    title: 'Prochaines échéances',
    nb_items: 4,
    show_details: false,
    show_calendar: false,
    agenda_page: pageAt('/vos-outils/agenda').id,
  },
}

const callBack: Composed = {
  type: 'call-to-action',
  options: {
    title: 'Être rappelé',
    text: 'Vous êtes en tournée, en cuisine ou sur un échafaudage ? Dites-nous quand le téléphone peut sonner, du lundi au vendredi, et à quel sujet.',
    tone: 'strong',
    buttons: [
      {
        text: 'Demander un rappel',
        link: pageLink('/votre-projet/etre-rappele'),
        style: 'primary',
      },
      { text: 'Nous écrire', link: pageLink('/contact'), style: 'outline' },
    ],
  },
}

const aboutTheFirm: Composed[] = [
  { type: 'heading', options: { text: 'Mieux nous connaître', level: '3' } },
  {
    type: 'child-pages',
    options: { parent: pageAt('/le-cabinet').id, layout: 'compact', show_description: false },
  },
]

const offices: Composed = {
  type: 'contact-card',
  options: { title: 'Nos bureaux', office: 'all', show_hours: true, show_plan: true },
}

/** The home page, from top to bottom. */
export const homeZones = ({ intro, widgets }: SeedPage): Zones => ({
  hero: [hero(intro)],
  content: [
    pratique,
    homeNews,
    homeVideos,
    themes,
    {
      type: 'columns',
      options: { align: 'start' },
      columns: [
        { width: 7, widgets: [deadlines] },
        { width: 5, widgets: [callBack] },
      ],
    },
    {
      type: 'columns',
      options: { align: 'start' },
      columns: [
        { width: 7, widgets: widgets.map(composed) },
        { width: 5, widgets: aboutTheFirm },
      ],
    },
    offices,
  ],
})
