/** A colour of a site's theme, as the back office presents it. */
interface DescribedToken {
  /** Name of the custom property, without `--`. */
  name: string
  label: string
  help: string
}

/** Tokens that belong together on the screen. */
export interface TokenGroup {
  label: string
  tokens: readonly DescribedToken[]
}

const token = (name: string, label: string, help: string): DescribedToken => ({
  name,
  label,
  help,
})

/** The colours that a firm may change, in light and in dark. */
export const TOKEN_GROUPS: readonly TokenGroup[] = [
  {
    label: 'Papier et encre',
    tokens: [
      token('paper', 'Papier', 'Le fond des pages.'),
      token('surface', 'Surface', 'Le fond des cartes, des menus et des champs.'),
      token('line', 'Filet', 'Les traits fins entre les parties.'),
      token('ink', 'Encre', 'Le texte.'),
      token('ink-soft', 'Encre douce', 'Les dates, les légendes et les textes secondaires.'),
    ],
  },
  {
    label: 'Couleur du cabinet',
    tokens: [
      token('primary', 'Principale', 'Les liens, les boutons et les titres de rubrique.'),
      token('primary-strong', 'Principale soutenue', 'Le pied de page et les boutons survolés.'),
      token('tint', 'Teinte', 'Les bandes et les fonds d’icônes.'),
      token('accent', 'Accent', 'Les dessins et les repères, jamais un texte.'),
      token('accent-text', 'Accent pour les textes', 'Le même ton, assez foncé pour se lire.'),
    ],
  },
  {
    label: 'Thèmes',
    tokens: [
      token('motif-fiscal', 'Fiscal', 'Étiquettes et illustrations du thème.'),
      token('motif-social', 'Social', 'Étiquettes et illustrations du thème.'),
      token('motif-juridique', 'Juridique', 'Étiquettes et illustrations du thème.'),
      token('motif-patrimoine', 'Patrimoine', 'Étiquettes et illustrations du thème.'),
      token('motif-high-tech', 'High-tech', 'Étiquettes et illustrations du thème.'),
      token('motif-video', 'Vidéo', 'Étiquettes et illustrations du thème.'),
    ],
  },
]

const TOKENS: readonly DescribedToken[] = TOKEN_GROUPS.flatMap(({ tokens }) => tokens)

/** Names of the colours that are chosen one by one. */
export const COLOUR_TOKENS: readonly string[] = TOKENS.map(({ name }) => name)

/** The dark ground of the footer and of bands, light text upon it: a palette sets it, nobody else. */
export const DEEP = 'deep'

/** All that the back office may change of a theme. */
export const THEME_COLOURS: readonly string[] = [...COLOUR_TOKENS, DEEP]

/** « Encre douce » for `ink-soft`; the name itself for a token that nobody described. */
export const tokenLabel = (name: string): string =>
  name === DEEP ? 'Fond profond' : (TOKENS.find((known) => known.name === name)?.label ?? name)
