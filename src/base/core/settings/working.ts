import {
  choice,
  flag,
  inGroup,
  lines,
  list,
  motifs,
  openChoice,
  page,
  secret,
  text,
} from '../field/fields.ts'
import { onServer, settingsOf } from './setting.ts'

const IMAGE_SIZES = { xbig: 'Grande (xbig)', xxbig: 'Très grande (xxbig)' }

/** A page by its number, as the column holds it. */
const pageNumber = (label: string, help: string) => page({ label, help, max: 2_147_483_647 })

/** How the site works. */
export const WORKING_SETTINGS = {
  ...settingsOf('search', {
    site_indexable: flag({
      label: 'Laisser les moteurs de recherche venir',
      help: 'Sans effet tant qu’il manque des mentions obligatoires à l’identité légale.',
    }),
    option_seo: flag({
      label: 'Données pour les moteurs et les réseaux sociaux',
      help: 'Données structurées, aperçus de partage et liens entre les langues.',
    }),
    ...onServer({
      indexed_motifs: motifs({
        label: 'Thèmes indexés bien que d’un fournisseur',
        help: 'Les articles d’un fournisseur ou d’un flux restent hors des moteurs, sauf pour ces thèmes.',
      }),
    }),
  }),
  ...settingsOf('trade', {
    client_type: openChoice({
      label: 'Métier',
      help: 'Dit aux moteurs ce qu’est le cabinet, et entre dans les titres ({trade}).',
      choices: {
        ec: 'Expert-comptable',
        cac: 'Commissaire aux comptes',
        avocat: 'Avocat',
        notaire: 'Notaire',
        cgp: 'Conseil en gestion de patrimoine',
        assurance: 'Assurances',
        autre: 'Autre métier de service',
      },
      default: 'ec',
    }),
    site_type: openChoice({
      label: 'Genre de site',
      help: 'Une base documentaire présente ses pages d’articles et de vidéos comme des collections.',
      choices: { basedoc: 'Base documentaire', autre: 'Autre site' },
      default: 'basedoc',
    }),
  }),
  ...settingsOf('articles', {
    beTesta: openChoice({
      label: 'Fils d’articles et de vidéos',
      help: 'Coupés, les listes sont vides et leurs adresses ne répondent plus.',
      choices: { installed: 'Affichés', '0': 'Coupés' },
      default: 'installed',
      max: 20,
    }),
    news_page: pageNumber('Page de toutes les actualités', 'Là où s’ouvre un article.'),
    videos_page: pageNumber('Page de toutes les vidéos', 'Là où s’ouvre une vidéo.'),
    image_size_list: choice({
      label: 'Taille des images des listes',
      help: 'Demandée au fournisseur avec chaque liste.',
      choices: IMAGE_SIZES,
      default: 'xbig',
    }),
    image_size_article: choice({
      label: 'Taille des images d’un article',
      help: 'Demandée au fournisseur avec chaque article.',
      choices: IMAGE_SIZES,
      default: 'xxbig',
    }),
  }),
  ...settingsOf('glossary', {
    glossary_tooltips: flag({
      label: 'Expliquer les termes dans les textes',
      help: 'Là où un terme du lexique paraît d’abord, une bulle le définit.',
    }),
    glossary_page: pageNumber(
      'Page du lexique',
      'Ses sous-pages sont les termes ; leur description commence par la définition.',
    ),
  }),
  ...settingsOf('address', {
    site_ndd: text({
      label: 'Nom de domaine du site',
      help: 'Base des adresses complètes quand le serveur n’a pas PUBLIC_URL ; un des noms d’hôte du site.',
      example: 'www.exemple.fr',
      format: 'host',
    }),
  }),
  ...settingsOf('templates', {
    site_theme: text({
      label: 'Dossier des gabarits',
      help: 'Le jeu de gabarits du site ; « bs4 » est celui du logiciel.',
      default: 'bs4',
      format: 'folder',
    }),
    site_theme_version: text({
      label: 'Version des gabarits',
      help: 'Entre dans leurs adresses : changez-la pour que les navigateurs les relisent.',
      default: '1',
      format: 'version',
    }),
  }),
}

/** What few ever touch. */
export const ADVANCED_SETTINGS = settingsOf('advanced', {
  id_client: text({
    label: 'Identifiant du client',
    help: 'Remplace %%IDCLIENT%% dans les liens de la lettre hebdomadaire.',
  }),
  ...onServer({
    gmap_key: secret({
      label: 'Clé du service de cartes',
      help: 'Ne sert qu’après un clic du visiteur sur la carte.',
    }),
    first_time: flag({
      label: 'Montrer les premiers pas',
      help: 'S’éteint de soi-même quand la liste des premiers pas est terminée.',
    }),
    ...inGroup('Un site créé d’après celui-ci', {
      own_words: lines({
        label: 'Mots propres à ce cabinet',
        help: 'Un par ligne. Un site créé d’après celui-ci n’en garde ni les phrases ni les lignes ; le nom, les lieux, les numéros et les personnes n’ont pas à y être.',
      }),
      own_pages: list({
        label: 'Pages qui ne parlent que de ce cabinet',
        help: 'Un site créé d’après celui-ci les reçoit hors ligne, avec celles du dessous ; ses premiers pas demandent s’il les garde.',
        members: { page: page({ label: 'Page', max: 2_147_483_647 }) },
        max: 60,
      }),
    }),
    client_im: text({
      label: 'Messagerie du client',
      help: 'Conservé, sans effet : gardé pour les sites qui l’avaient, rien ne le lit.',
    }),
  }),
})

/** Constants that are no words of the firm's. */
export const WORKING_CONSTANTS = settingsOf('advanced', {
  version_dump: text({
    label: 'Version du contenu de départ',
    help: 'Écrite par le logiciel à la création du site ; « vitrine doctor » la montre.',
    isReadOnly: true,
  }),
})
