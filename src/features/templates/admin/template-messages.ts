/** Templates of the product, as a developer reads them. */
const TITLES: Readonly<Record<string, string>> = {
  'card/card-magazine': 'Carte d’actualité',
  'card/card-thumbnail': 'Vignette de vidéo',
  'article/article': 'Article',
  'menu/menu-icon-top': 'Menu à icônes',
}

export const templateTitle = (name: string): string => TITLES[name] ?? name
