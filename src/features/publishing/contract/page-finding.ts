/** What the panel before publishing looks at. */
export const CHECKS = {
  fields: 'À remplir',
  widgets: 'Widgets',
  accessibility: 'Accessibilité',
  links: 'Liens',
  media: 'Médias',
  search: 'Titre et description',
  headings: 'Ordre des titres',
  copy: 'Rédaction',
  figures: 'Chiffres',
} as const

export type Check = keyof typeof CHECKS

/** `blocks` keeps the document from being published; `look` is for a person to judge. */
type Severity = 'blocks' | 'look'

/** Something to look at before publishing. */
export interface PageFinding {
  check: Check
  severity: Severity
  /** A French sentence: what it is, and what to do. */
  sentence: string
  /** The widget it stands in; `null` for the document as a whole. */
  widgetId: number | null
  /** That widget by its French title; empty for the document. */
  widget: string
}

/** What the server finds: `GET …/checks` of a document. */
export interface PageChecks {
  findings: PageFinding[]
  /** Counter of the draft that was looked at. */
  base: number
}
