/** The templates of the plugin; custom ones replace them under the same names (requirements F1). */
export const TEMPLATE_NAMES = [
  'menu/menu-icon-top',
  'card/card-magazine',
  'card/card-thumbnail',
  'article/article',
] as const

export type TemplateName = (typeof TEMPLATE_NAMES)[number]

const TITLES: Readonly<Record<string, string>> = {
  'card/card-magazine': 'Carte d’actualité',
  'card/card-thumbnail': 'Vignette de vidéo',
  'article/article': 'Article',
  'menu/menu-icon-top': 'Menu à icônes',
}

/** A template as a developer reads it. */
export const templateTitle = (name: string): string => TITLES[name] ?? name

/**
 * Whether a name has the shape of a template's: a folder and a base name of lower-case letters,
 * digits and hyphens, 60 characters each at most. Without dots and further slashes a path can't
 * leave its directory (requirements F5).
 */
export function isTemplateName(name: string): boolean {
  return /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/.test(name)
}

/** Whether a name may be a folder of custom templates under `/uploads/` (requirements F5). */
export function isTemplateDir(dir: string): boolean {
  return /^[a-z0-9_-]{1,60}$/.test(dir)
}
