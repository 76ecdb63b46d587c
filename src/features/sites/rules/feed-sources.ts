import { z } from 'zod'
import { MAX_MOTIFS, MOTIF_CODE } from '#base/core/article/motifs.ts'
import type { FeedSource } from '#base/core/feed-source.ts'

const line = z.string().max(500)

export const motif = z.string().regex(MOTIF_CODE, 'un code de motif compte des A–Z, 0–9 et « _ »')
export const motifs = z.array(motif).max(MAX_MOTIFS)

/** A public feed as a site keeps it. */
export const feedSource = z.object({
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'seuls a–z, 0–9 et « - » sont admis'),
  name: line.min(1, 'le nom est vide'),
  url: z
    .url({ protocol: /^https?$/, error: 'ce n’est pas une adresse http:// ou https://' })
    .max(2000),
  is_active: z.boolean(),
  kind: z.enum(['news', 'video'], 'un flux est de genre news ou video'),
  motifs,
  keywords: z.array(z.object({ motif, words: z.array(line.min(1)).max(200) })).max(MAX_MOTIFS),
  icon: z.string().regex(/^[a-z0-9-]{0,60}$/, 'ce n’est pas le nom d’une icône'),
  licence: line,
  interval: z.int().min(15, 'un flux se lit toutes les 15 minutes au plus souvent').max(10_080),
}) satisfies z.ZodType<FeedSource>

export const feedSources = z
  .array(feedSource)
  .max(50)
  .refine(
    (sources) => new Set(sources.map(({ key }) => key)).size === sources.length,
    'deux flux portent la même clé',
  )
