import type { FontPairId, LookId } from '#base/core/look.ts'
import type { ThemeTokens } from '#base/core/site.ts'
import { DEFAULT_THEME } from './default-theme.ts'
import { type FontPair, fontPair } from './fonts.ts'

/**
 * A whole appearance. Its letters, corners and air are tokens; its forms (`header`, `hero`, `cards`, `pictures`) are
 * rules of `src/app/client/looks/{id}.scss`, of which a page gets those of its own look alone.
 */
export interface Look {
  id: LookId
  name: string
  /** What it is like, for whoever chooses. */
  sentence: string
  /** Its own pair, which a theme may change. */
  fonts: FontPairId
  /** Corners of controls and of cards, in pixels. */
  corners: readonly [control: number, card: number]
  /** White between the parts of a page: a factor of the product's own. */
  density: number
  header: string
  hero: string
  cards: string
  /** What becomes of drawn pictures. */
  pictures: string
  colours: ThemeTokens
}

/** Each with its own letters, corners, air, header, hero, cards, pictures and colours. */
export const LOOKS: readonly Look[] = [
  {
    id: 'registre',
    name: 'Registre',
    sentence: 'Papier découpé et filets fins, une image qui va jusqu’au bord.',
    fonts: 'fraunces-figtree',
    corners: [10, 14],
    density: 1,
    header: 'barre',
    hero: 'pleine image à droite',
    cards: 'encadrées d’un filet',
    pictures: 'papier découpé',
    colours: DEFAULT_THEME,
  },
  {
    id: 'etude',
    name: 'Étude',
    sentence: 'Tout sur un axe, des filets doubles, aucune boîte : l’étude d’un notaire.',
    fonts: 'newsreader-public-sans',
    corners: [2, 0],
    density: 1.2,
    header: 'nom centré, menu dessous',
    hero: 'gravure encadrée sous le titre',
    cards: 'sous un filet, sans fond',
    pictures: 'tirage sépia',
    colours: {
      light: {
        paper: '#FBF9F2',
        surface: '#FEFDFA',
        line: '#DCD5C6',
        ink: '#1A1E29',
        'ink-soft': '#505562',
        primary: '#6D1B23',
        'primary-strong': '#4C0F15',
        tint: '#F3EEE3',
        accent: '#A08147',
        'accent-text': '#79562B',
        'motif-fiscal': '#703B3C',
        'motif-social': '#6F3F29',
        'motif-juridique': '#3B4B76',
        'motif-patrimoine': '#5E4A14',
        'motif-high-tech': '#1A5370',
        'motif-video': '#643D60',
        deep: '#192031',
      },
      dark: {
        paper: '#12151B',
        surface: '#1B1E26',
        line: '#363A45',
        ink: '#EDEEF3',
        'ink-soft': '#B0B4BE',
        primary: '#EAABA5',
        'primary-strong': '#FBCAC5',
        tint: '#252A35',
        accent: '#D8BA79',
        'accent-text': '#D8BA79',
        'motif-fiscal': '#E2AFAE',
        'motif-social': '#E0B29E',
        'motif-juridique': '#ADBDE5',
        'motif-patrimoine': '#CEBC92',
        'motif-high-tech': '#99C5DF',
        'motif-video': '#D5B0D0',
        deep: '#192031',
      },
    },
  },
  {
    id: 'rivage',
    name: 'Rivage',
    sentence: 'Des panneaux ronds qui flottent sur la page, des couleurs franches.',
    fonts: 'bricolage-instrument',
    corners: [14, 28],
    density: 1.1,
    header: 'capsule flottante',
    hero: 'panneau arrondi',
    cards: 'pleines, sans filet',
    pictures: 'teintes de mer',
    colours: {
      light: {
        paper: '#FAFCFE',
        surface: '#FFFFFF',
        line: '#D9E1E9',
        ink: '#16213A',
        'ink-soft': '#4D596C',
        primary: '#1D4BC0',
        'primary-strong': '#0A2F94',
        tint: '#E1EEFF',
        accent: '#DC631F',
        'accent-text': '#A24019',
        'motif-fiscal': '#325CBD',
        'motif-social': '#AC3031',
        'motif-juridique': '#7347AF',
        'motif-patrimoine': '#8A5600',
        'motif-high-tech': '#006F83',
        'motif-video': '#9E3378',
        deep: '#112669',
      },
      dark: {
        paper: '#0E141F',
        surface: '#171E2C',
        line: '#313B4D',
        ink: '#ECEEF3',
        'ink-soft': '#AFB4BE',
        primary: '#91B7FE',
        'primary-strong': '#B9D2FF',
        tint: '#1D2D4C',
        accent: '#F7A062',
        'accent-text': '#F7A062',
        'motif-fiscal': '#9DBDFF',
        'motif-social': '#F8A49D',
        'motif-juridique': '#C7AFF5',
        'motif-patrimoine': '#E7B375',
        'motif-high-tech': '#69CEE6',
        'motif-video': '#EDA4CC',
        deep: '#112669',
      },
    },
  },
  {
    id: 'trame',
    name: 'Trame',
    sentence: 'Une grille suisse : un seul caractère, des traits épais, du noir et un rouge.',
    fonts: 'archivo',
    corners: [0, 0],
    density: 0.8,
    header: 'bandeau noir et trait épais',
    hero: 'titre en affiche',
    cards: 'cases qui se touchent',
    pictures: 'noir et blanc',
    colours: {
      light: {
        paper: '#FAFAFA',
        surface: '#FFFFFF',
        line: '#BEBEBE',
        ink: '#121212',
        'ink-soft': '#505050',
        primary: '#161616',
        'primary-strong': '#8B000B',
        tint: '#EDEDED',
        accent: '#DF2225',
        'accent-text': '#B7191C',
        'motif-fiscal': '#90302B',
        'motif-social': '#8C3700',
        'motif-juridique': '#2B519C',
        'motif-patrimoine': '#6D5000',
        'motif-high-tech': '#006266',
        'motif-video': '#743981',
        deep: '#0F0F0F',
      },
      dark: {
        paper: '#0F0F0F',
        surface: '#171717',
        line: '#484848',
        ink: '#F2EDEE',
        'ink-soft': '#BDB0B4',
        primary: '#EEEEEE',
        'primary-strong': '#FCFCFC',
        tint: '#232323',
        accent: '#FA695E',
        'accent-text': '#FA695E',
        'motif-fiscal': '#FDA297',
        'motif-social': '#F9A782',
        'motif-juridique': '#9ABEFF',
        'motif-patrimoine': '#DEB866',
        'motif-high-tech': '#56D3DA',
        'motif-video': '#DDA7EA',
        deep: '#0F0F0F',
      },
    },
  },
  {
    id: 'atelier',
    name: 'Atelier',
    sentence: 'Des lettres à empattements carrés, un mur profond, des cartes imprimées.',
    fonts: 'bitter-karla',
    corners: [6, 6],
    density: 0.9,
    header: 'mur de couleur',
    hero: 'deux moitiés',
    cards: 'bord d’encre et ombre portée',
    pictures: 'encres chaudes',
    colours: {
      light: {
        paper: '#FAF3E3',
        surface: '#FEFAF0',
        line: '#D3C5AE',
        ink: '#322318',
        'ink-soft': '#614E3F',
        primary: '#8C3710',
        'primary-strong': '#6D2602',
        tint: '#F1E5CC',
        accent: '#618F46',
        'accent-text': '#385E2B',
        'motif-fiscal': '#136239',
        'motif-social': '#803C27',
        'motif-juridique': '#494B88',
        'motif-patrimoine': '#6E4B00',
        'motif-high-tech': '#005C75',
        'motif-video': '#7A395A',
        deep: '#193B26',
      },
      dark: {
        paper: '#1D150F',
        surface: '#281E17',
        line: '#4E3F33',
        ink: '#F2EDEB',
        'ink-soft': '#BCB2AB',
        primary: '#F0AC86',
        'primary-strong': '#FFCBAE',
        tint: '#38291D',
        accent: '#A6CC80',
        'accent-text': '#A6CC80',
        'motif-fiscal': '#95D2A9',
        'motif-social': '#F2AE99',
        'motif-juridique': '#B6BBF8',
        'motif-patrimoine': '#DFBB82',
        'motif-high-tech': '#82CDEA',
        'motif-video': '#ECABC9',
        deep: '#193B26',
      },
    },
  },
]

const [FIRST] = LOOKS as readonly [Look, ...Look[]]

/** The look that a theme names, the first one for a theme that names none. */
export const lookOf = ({ look }: Pick<ThemeTokens, 'look'>): Look =>
  LOOKS.find(({ id }) => id === look) ?? FIRST

/** The fonts of a theme: its own, or those of its look. */
export const fontsOf = (theme: Pick<ThemeTokens, 'look' | 'fonts'>): FontPair =>
  fontPair(theme.fonts ?? lookOf(theme).fonts)

/** Weight of titles, corners and air as the product's stylesheet has them. */
const OWN: Readonly<Record<string, string>> = {
  'title-weight': '560',
  radius: '10px',
  'radius-card': '14px',
  air: '1',
}

/** What a theme's look and fonts say as custom properties, without `--` and without what the stylesheet says. */
export function formTokens(theme: Pick<ThemeTokens, 'look' | 'fonts'>): Record<string, string> {
  const { corners, density } = lookOf(theme)
  const { title, text, weight } = fontsOf(theme)
  const tokens = {
    serif: title.stack,
    sans: text.stack,
    'title-weight': String(weight),
    radius: `${corners[0]}px`,
    'radius-card': `${corners[1]}px`,
    air: String(density),
  }
  return Object.fromEntries(Object.entries(tokens).filter(([name, value]) => OWN[name] !== value))
}

/** The same colours, whoever wrote them. */
const sameColours = (one: ThemeTokens, other: ThemeTokens): boolean =>
  (['light', 'dark'] as const).every((mode) =>
    Object.entries({ ...one[mode], ...other[mode] }).every(
      ([name]) => one[mode][name]?.toUpperCase() === other[mode][name]?.toUpperCase(),
    ),
  )

/** Whether the colours of a theme are those that a look brings, and not a firm's own. */
export const hasColoursOfALook = (theme: ThemeTokens): boolean =>
  LOOKS.some(({ colours }) => sameColours(theme, colours))
