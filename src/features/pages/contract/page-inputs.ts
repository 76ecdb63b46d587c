import { z } from 'zod'
import { pageInfos } from '#base/core/page/page.ts'
import { savedShapeOf } from '#base/core/field/field-schema.ts'
import { ADDRESS, SEARCH, SYSTEM, VISIBILITY } from '../rules/page-fields.ts'
import { LANGUAGES } from '#base/kit/language.ts'

/** Ids as they stand in addresses. */
export const pageParams = z.strictObject({
  id: z.coerce.number<number>().int().positive().max(2_147_483_647),
})

export const language = z.enum(LANGUAGES)
const id = z.int().positive().max(2_147_483_647)
const line = (max: number) => z.string().max(max)

/** Motif codes (requirements G4). */
const MOTIF = /^[A-Z0-9_]{1,40}$/

/** Names that no stored object may have: a reader that copies members would be misled. */
const TREACHEROUS = new Set(['__proto__', 'constructor', 'prototype'])

/** `infos`: the text of a JSON object, whose members are checked as far as they are known. */
const infos = z
  .string()
  .max(20_000)
  .superRefine((text, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return refuse('Ce n’est pas du JSON : vérifiez guillemets, virgules et accolades.')
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return refuse('Écrivez un objet JSON, entre accolades.')
    }
    const treacherous = Object.keys(value).find((name) => TREACHEROUS.has(name))
    if (treacherous !== undefined) return refuse(`Le nom « ${treacherous} » n’est pas permis.`)
    const { testamotifs, review_at, language: lang } = pageInfos(text)
    if (testamotifs !== undefined && !isMotifs(testamotifs)) {
      refuse('« testamotifs » est une liste de codes de motifs (50 au plus).')
    }
    if (review_at !== undefined && !isDay(review_at)) {
      refuse('« review_at » est un jour, comme 2027-01-31.')
    }
    if (lang !== undefined && typeof lang !== 'string') refuse('« language » est un texte.')
  })

const isMotifs = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 50 &&
  value.every((code) => typeof code === 'string' && MOTIF.test(code))

const isDay = (value: unknown): boolean => z.iso.date().safeParse(value).success

const { path, auto_mod: _auto, infos: _infos, ...system } = SYSTEM
const { image, ...named } = ADDRESS

/** What an editor may change in one language; the store says what follows what (requirements A2). */
const textFields = z.strictObject({
  ...savedShapeOf({ ...named, path, ...SEARCH, ...VISIBILITY }),
  auto_mod: z
    .string()
    .regex(/^[snthdk]{0,6}$/)
    .optional(),
  infos: infos.optional(),
})

const shared = savedShapeOf({ ...system, image })

/** What an editor may change in all languages at once. */
const sharedFields = z.strictObject({
  ...shared,
  record_position: shared.record_position.nullable(),
  layout_id: z.int().min(0).max(2_147_483_647).optional(),
})

/** One language and what all share; `seen` is the `updated_at` that was read. */
export const changedPage = z.strictObject({
  lang: language,
  seen: z.string().max(40).optional(),
  texts: textFields.default({}),
  shared: sharedFields.default({}),
})
export type ChangedPage = z.infer<typeof changedPage>

/** Where a page is to go: among the other children of its parent, from 0; absent = last. */
export const treePlace = z.strictObject({
  parentId: id,
  position: z.int().min(0).max(100_000).optional(),
})
export type TreePlace = z.infer<typeof treePlace>

export const newPage = treePlace.extend({
  name: z.string().trim().min(1, 'Donnez un nom à la page.').max(200),
  slug: line(120).optional(),
  is_active: z.boolean().default(false),
})

export const newTranslation = z.strictObject({
  lang: language,
  name: z.string().trim().min(1, 'Donnez un nom à la page.').max(200),
  path: line(500).optional(),
})

export const renameInput = z.strictObject({
  lang: language.default('fr'),
  name: z.string().trim().min(1, 'Donnez un nom à la page.').max(200),
})

/** Exactly one of the two is looked at. */
export const previewInput = z
  .strictObject({ move: treePlace.optional(), change: changedPage.optional() })
  .refine(({ move, change }) => (move === undefined) !== (change === undefined), {
    message: 'Demandez un déplacement ou un changement.',
  })

export const order = z.strictObject({ ids: z.array(id).max(10_000) })

export const duplicateInput = z.strictObject({
  withDescendants: z.boolean().default(false),
  asActive: z.boolean().default(false),
})
export type DuplicateInput = z.infer<typeof duplicateInput>

export const restoreInput = treePlace.partial().extend({
  withFreePaths: z.boolean().default(false),
})
