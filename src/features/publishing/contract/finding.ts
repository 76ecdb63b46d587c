import { z } from 'zod'

/** What the panel before publishing looks at. */
export const CHECKS = {
  fields: 'À remplir',
  widgets: 'Blocs',
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
const finding = z.object({
  check: z.enum(Object.keys(CHECKS) as Check[]),
  /** `blocks` keeps the document from being published; `look` is for a person to judge; `advice` tells of what could be. */
  severity: z.enum(['blocks', 'look', 'advice']),
  /** A French sentence: what it is, and what to do. */
  sentence: z.string(),
  /** The widget it stands in; `null` for the document as a whole. */
  widgetId: z.number().nullable(),
  /** That widget by its French title; empty for the document. */
  widget: z.string(),
  /** Stored name of the field of the document itself that it is about. */
  name: z.string().exactOptional(),
})
export type Finding = z.infer<typeof finding>

/** What the server finds. */
export const checks = z.object({
  findings: z.array(finding),
  /** Counter of the draft that was looked at. */
  base: z.number(),
})
export type Checks = z.infer<typeof checks>
