import { z } from 'zod'
import { IMAGE_SIZES } from '#base/core/address/image-size.ts'
import { SLUG } from '#base/core/article/article-link.ts'
import { parseMotifList } from '#base/core/article/motifs.ts'
import { AjaxRefusal } from './ajax-errors.ts'

/** One more than the cap of 120, to leave out the article being read (requirements D6, G4). */
const MAX_COUNT = 121

const MOTIFS =
  'Les motifs doivent être un tableau JSON de 1 à 50 codes (capitales, chiffres, « _ »), par ' +
  'exemple ["AEF"].'

const integer = (min: number, max: number, message: string) =>
  z
    .string()
    .regex(/^\d+$/, message)
    .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
    .refine((number) => number >= min && number <= max, message)

const ANY = Number.MAX_SAFE_INTEGER

/** Segments of the five calls, decoded (requirements G4). */
const segments = {
  motifs: z.string().transform((text, context) => {
    const motifs = parseMotifList(text)
    if (motifs !== null) return motifs
    context.addIssue(MOTIFS)
    return z.NEVER
  }),
  count: integer(1, MAX_COUNT, `Le nombre d’articles doit être un entier de 1 à ${MAX_COUNT}.`),
  page: integer(1, ANY, 'Le numéro de page doit être un entier à partir de 1.'),
  offset: integer(0, ANY, 'Le décalage doit être un entier à partir de 0.'),
  size: z.enum(IMAGE_SIZES, `La taille d’image doit être ${IMAGE_SIZES.join(' ou ')}.`),
  slug: z
    .string()
    .regex(SLUG, 'Le slug doit avoir 1 à 200 minuscules sans accent, chiffres ou tirets.'),
  id: integer(1, ANY, 'Le numéro d’article doit être un entier à partir de 1.'),
  xsl: z
    .string()
    .regex(
      /^[A-Za-z0-9_]{1,80}$/,
      'Le code de transformation doit avoir 1 à 80 lettres sans accent, chiffres ou « _ ».',
    ),
}

const { motifs, count, page, offset, size, slug, id, xsl } = segments

/** Input of each call that has any. */
export const callInput = {
  list: z.object({ motifs, count, page, size }),
  offset: z.object({ motifs, count, offset, size }),
  slug: z.object({ slug }),
  article: z.object({ id, xsl, size }),
}

/** Reads the segments of a call. @throws {AjaxRefusal} 400 that names the first bad one */
export function readInput<Input>(schema: z.ZodType<Input>, params: unknown): Input {
  const { success, data, error } = schema.safeParse(params)
  if (success) return data
  const [issue] = error.issues
  throw new AjaxRefusal(400, `bad_${String(issue?.path[0])}`, issue?.message ?? '')
}
