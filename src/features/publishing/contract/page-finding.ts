import { z } from 'zod'

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

/** Something to look at before publishing. */
const pageFinding = z.object({
  check: z.enum(Object.keys(CHECKS) as Check[]),
  /** `blocks` keeps the document from being published; `look` is for a person to judge. */
  severity: z.enum(['blocks', 'look']),
  /** A French sentence: what it is, and what to do. */
  sentence: z.string(),
  /** The widget it stands in; `null` for the document as a whole. */
  widgetId: z.number().nullable(),
  /** That widget by its French title; empty for the document. */
  widget: z.string(),
})
export type PageFinding = z.infer<typeof pageFinding>

/** What the server finds. */
export const pageChecks = z.object({
  findings: z.array(pageFinding),
  /** Counter of the draft that was looked at. */
  base: z.number(),
})
export type PageChecks = z.infer<typeof pageChecks>
