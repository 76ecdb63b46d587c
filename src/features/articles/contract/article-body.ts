import { z } from 'zod'
import { SLUG } from '#base/core/article/article-link.ts'
import { durationSeconds } from '#base/kit/time/duration.ts'
import { externalVideo } from '#base/core/article/external-video.ts'
import { MAX_MOTIFS, MOTIF_CODE } from '#base/core/article/motifs.ts'
import { tooLong } from '#base/kit/text/too-long.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'

const line = (most: number) =>
  z.string().max(most, {
    error: ({ input }) =>
      typeof input === 'string' ? `Trop long : ${tooLong(input, most)}` : 'Un texte est attendu.',
  })

/** A file of the media library, or nothing. */
const media = line(500).regex(
  new RegExp(`^(?:${PROVIDER_MEDIA}/(?!.*(?:\\.\\.|[\\\\?#])).+)?$`),
  'Choisissez un fichier de la médiathèque.',
)

const day = z.union([z.literal(''), z.iso.date('Écrivez un jour : 2026-09-01.')])

const video = z
  .strictObject({
    kind: z.enum(['none', 'file', 'external']),
    address: line(500),
    poster: media,
    captions: media.refine(
      (path) => path === '' || path.endsWith('.vtt'),
      'Les sous-titres sont un fichier .vtt.',
    ),
    duration: line(30).refine(
      (duration) => duration === '' || durationSeconds(duration) > 0,
      'La durée s’écrit PT1M05S.',
    ),
  })
  .superRefine(({ kind, address }, context) => {
    if (address === '') return
    const isFile = kind === 'file' && media.safeParse(address).success
    const isKnown = kind === 'external' && externalVideo(address) !== null
    if (kind === 'none' || isFile || isKnown) return
    const message =
      kind === 'file'
        ? 'Choisissez une vidéo de la médiathèque.'
        : 'Cette adresse n’est pas celle d’une vidéo de YouTube, Vimeo ou Dailymotion.'
    context.addIssue({ code: 'custom', path: ['address'], message })
  })

/** An article as the form sends it; it may be incomplete. */
export const articleFields = z.strictObject({
  lang: z.enum(['fr', 'en']),
  title: line(250),
  slug: z.union([
    z.literal(''),
    line(200).regex(
      SLUG,
      'L’adresse ne contient que des minuscules sans accent, chiffres et tirets.',
    ),
  ]),
  summary: line(1000),
  html: line(200_000),
  motifs: z.array(z.string().regex(MOTIF_CODE)).max(MAX_MOTIFS),
  publishedAt: z.union([
    z.literal(''),
    z.iso
      .datetime('La date de publication n’est pas une date.')
      .transform((text) => new Date(text).toISOString()),
  ]),
  personId: z.int().min(0).max(2_147_483_647).default(0),
  reviewerId: z.int().min(0).max(2_147_483_647).default(0),
  author: line(120),
  reviewAt: day,
  cover: z.strictObject({
    path: media,
    credit: line(200),
    creditYear: z.union([
      z.literal(''),
      line(4).regex(/^\d{4}$/, 'Année du crédit : quatre chiffres, 2026 par exemple.'),
    ]),
  }),
  video,
})

/** Bytes of a change: a long text and its markup. */
export const ARTICLE_LIMIT = 1024 * 1024
