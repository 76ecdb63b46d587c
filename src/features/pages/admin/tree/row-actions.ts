import type { Right } from '#framework/api/rights.ts'

/** What can be done with a page from its line of the tree. */
export type RowAction =
  | 'edit'
  | 'properties'
  | 'open'
  | 'rename'
  | 'move'
  | 'add-below'
  | 'add-after'
  | 'duplicate'
  | 'switch'
  | 'trash'

interface Described {
  action: RowAction
  label: string
  /** Right that it asks for (framework/api/rights.ts). */
  right: Right
  /** Keys that do the same on the focused line. */
  keys?: string
  /** Not for the home page, which stays where it is. */
  notForRoot?: true
  isDivided?: true
}

/** In the order of the menu. */
export const ROW_ACTIONS: readonly Described[] = [
  { action: 'edit', label: 'Modifier la page', right: 'pages.write', keys: 'Entrée' },
  { action: 'properties', label: 'Propriétés', right: 'pages.read' },
  { action: 'open', label: 'Ouvrir sur le site', right: 'pages.read' },
  {
    action: 'add-below',
    label: 'Ajouter une page dessous',
    right: 'pages.structure',
    isDivided: true,
  },
  {
    action: 'add-after',
    label: 'Ajouter une page après',
    right: 'pages.structure',
    notForRoot: true,
  },
  { action: 'rename', label: 'Renommer', right: 'pages.structure', keys: 'F2', isDivided: true },
  {
    action: 'move',
    label: 'Déplacer…',
    right: 'pages.structure',
    keys: 'Alt + flèches',
    notForRoot: true,
  },
  { action: 'duplicate', label: 'Dupliquer…', right: 'pages.structure', notForRoot: true },
  { action: 'switch', label: 'Mettre en ligne', right: 'pages.structure' },
  {
    action: 'trash',
    label: 'Mettre à la corbeille…',
    right: 'pages.structure',
    keys: 'Suppr',
    notForRoot: true,
    isDivided: true,
  },
]
