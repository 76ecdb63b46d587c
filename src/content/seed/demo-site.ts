import { DEMO_FIRM } from '#domain/demo-firm.ts'
import type { Office, Site } from '#domain/site.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { demoFeedSources } from './demo-feed-sources.ts'
import { demoFigures } from './demo-figures.ts'
import { demoLegal } from './demo-legal.ts'
import { demoTheme } from './demo-theme.ts'
import { pageAt } from './demo-tree.ts'

/** Number of the demo site. */
export const DEMO_SITE = 1

/** What `version_dump` says of a complete seed; raised when the seed changes (requirements L1). */
export const SEED_VERSION = '3'

const PHONE = { phonetotext: '01 99 00 12 34', phonetolink: '+33199001234' }
const TOWN = { postcode: '99120', town: 'Villebourg-sur-Aure' }
const DAY = '9 h – 12 h 30, 14 h – 18 h'

/** The town is fictional: the map opens on its directions page, without a place. */
const ITINERARY = 'https://www.openstreetmap.org/directions'

const offices: Office[] = [
  {
    key: 'centre',
    name: 'Bureau du centre',
    street: '14 rue des Tisserands',
    ...TOWN,
    ...PHONE,
    hours: [{ days: 'Lundi au vendredi', times: DAY }],
    page: pageAt('/le-cabinet/nos-bureaux/bureau-du-centre').id,
    plan: '/media/provider/demo/bureaux/centre',
    itinerary: ITINERARY,
  },
  {
    key: 'gare',
    name: 'Bureau de la gare',
    street: '3 place de la Gare',
    ...TOWN,
    ...PHONE,
    hours: [
      { days: 'Lundi au jeudi', times: DAY },
      { days: 'Vendredi', times: '9 h – 12 h 30, 14 h – 17 h' },
    ],
    page: pageAt('/le-cabinet/nos-bureaux/bureau-de-la-gare').id,
    plan: '/media/provider/demo/bureaux/gare',
    itinerary: ITINERARY,
  },
]

/** The demo firm's site (requirements L1). */
export const demoSite: Site = {
  id: DEMO_SITE,
  name: DEMO_FIRM,
  isDefault: true,
  hosts: ['localhost', '127.0.0.1'],
  settings: {
    basedoc_en: '1',
    beTesta: 'installed',
    client_im: '',
    client_type: 'ec',
    first_time: '1',
    gmap_key: '',
    guide_creation: '1',
    guide_creation_send_paper: '1',
    guide_entrepreneur: '1',
    guide_entrepreneur_send_paper: '1',
    guide_facturation: '1',
    guide_facturation_send_paper: '1',
    guide_patrimoine: '1',
    guide_patrimoine_send_paper: '1',
    id_client: '1987001',
    kiosque: '1',
    lead_projet: '1',
    lead_rappel: '1',
    lead_rdv: '1',
    option_seo: '1',
    pack_crea: '1',
    pack_secteur: '1',
    share: {
      title: 'Partager cet article',
      facebook: 'Partager sur Facebook',
      twitter: 'Partager sur X (Twitter)',
      linkedin: 'Partager sur LinkedIn',
      copy: 'Copier le lien',
      email: 'Envoyer par courriel',
    },
    site_email: 'contact@lhermine-dauval.example',
    site_name: DEMO_FIRM,
    // The demo answers on any port: its address is PUBLIC_URL, or where it listens.
    site_ndd: '',
    site_theme: 'bs4',
    site_theme_version: '4',
    site_indexable: '1',
    site_type: 'basedoc',
    provider_segment: '',
    image_size_list: 'xbig',
    image_size_article: 'xxbig',
    xsl_code: 'Html_To_Basedoc_BS4_Content_only',
    news_page: pageAt('/vos-actualites/infos-pratiques/fil-dactualites').id,
    videos_page: pageAt('/vos-actualites/infos-pratiques/la-minute-de-lexpert').id,
    providers: { order: [], by_motif: {} },
    provider_url: '',
    provider_token: '',
    provider_media_url: '',
    feed_sources: demoFeedSources,
    legal: demoLegal,
    useful_figures: demoFigures,
    glossary_tooltips: '1',
    glossary_page: pageAt('/vos-outils/lexique').id,
    indexed_motifs: [],
    provider_name: '',
    title_patterns: DEFAULT_SETTINGS.title_patterns,
  },
  constants: {
    nomcabinet: DEMO_FIRM,
    ...PHONE,
    localite: TOWN.town,
    version_dump: SEED_VERSION,
  },
  offices,
  theme: demoTheme,
}
