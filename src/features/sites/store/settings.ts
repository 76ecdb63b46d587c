import { z } from 'zod'
import { PROVIDERS } from '#base/core/settings/feed-source.ts'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { wholeSchemaOf } from '#base/core/field/field-schema.ts'
import { describeFields, type Fields, type ValuesOf } from '#base/core/field/fields.ts'
import {
  CONSTANTS,
  DEFAULT_CONSTANTS,
  DEFAULT_SETTINGS,
  type OwnSetting,
  SETTINGS,
  type SiteConstants,
  type SiteSettings,
} from '#base/core/settings/settings.ts'
import { memoize, weakMemoize, roomFor } from '#base/kit/memoize.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import { FONT_PAIR_IDS, LOOK_IDS } from '#base/core/look.ts'
import type { Office, ThemeTokens } from '#base/core/site.ts'
import { MOTIF_CODE } from '#base/core/article/motifs.ts'
import { office, writtenOffices } from '../rules/offices.ts'
import { colourFault } from '../rules/theme-content.ts'
import { THEME_COLOURS } from '../rules/theme-tokens.ts'
import { IN_FRENCH, issuesAsText, parseStored } from '#base/platform/db/stored-json.ts'
import { ContentError } from '#base/core/content-error.ts'
import { usefulFiguresSchema } from '#features/figures/rules/useful-figures.ts'

const order = z.array(z.enum(PROVIDERS, 'les fournisseurs sont library, http et feeds')).max(3)

/** The schemas of settings that the language of fields doesn't say. */
const OWN_SCHEMAS = {
  providers: z.object({ order, by_motif: z.record(z.string().regex(MOTIF_CODE), order) }),
  useful_figures: usefulFiguresSchema,
} satisfies { [K in OwnSetting]: z.ZodType<SiteSettings[K]> }

const isOwn = (name: string): name is OwnSetting => Object.hasOwn(OWN_SCHEMAS, name)

/**
 * The schema of a setting or constant; of whoever saves, `isSaved`, it asks what is required.
 */
export const schemaOfSetting = (field: DescribedField, isSaved = false): z.ZodType =>
  isOwn(field.name) ? OWN_SCHEMAS[field.name] : wholeSchemaOf(field, isSaved)

const schemaOf = <F extends Fields>(fields: F) =>
  z.strictObject(
    // Each field's schema gives its type.
    Object.fromEntries(
      describeFields(fields).map((field) => [field.name, schemaOfSetting(field)]),
    ) as { [K in keyof F]: z.ZodType<ValuesOf<F>[K]> },
  )

/** Every setting of a site with its type (requirements L1). */
export const settingsSchema = schemaOf(SETTINGS)

/** Constants of a site (requirements L1). */
export const constantsSchema = schemaOf(CONSTANTS)

/** Tokens become a stylesheet: a value must not be able to end its declaration or open a rule. */
const tokensSchema = z.record(
  z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,79}$/, 'le nom du jeton n’est pas admis'),
  z.string().regex(/^[^;{}<>\\@]{1,500}$/, 'les signes ; { } < > \\ @ ne sont pas admis'),
)

/** The colours that the back office offers are colours; other tokens are whatever CSS they may be. */
const coloursSchema = tokensSchema.superRefine((tokens, context) => {
  for (const name of THEME_COLOURS) {
    const value = tokens[name]
    const message = value === undefined ? null : colourFault(name, value)
    if (message !== null) context.addIssue({ code: 'custom', path: [name], message })
  }
})

/** A theme to save. */
const writtenThemeSchema = z.object({
  look: z.enum(LOOK_IDS, 'cette présentation n’existe pas').optional(),
  fonts: z.enum(FONT_PAIR_IDS, 'ces caractères n’existent pas').optional(),
  light: coloursSchema,
  dark: coloursSchema,
}) satisfies z.ZodType<ThemeTokens>

/** What is kept read of settings and columns, of all sites together. */
const KEPT_READ = { room: roomFor(4_000_000), sizeOf: estimateBytes }

/** A setting or constant as its row holds it. */
export interface NamedValue {
  name: string
  value: string
}

/** A value read from the database with what was wrong in it: French sentences, without the site. */
export interface Checked<T> {
  value: T
  faults: string[]
}

/**
 * The settings of stored rows. A missing row has its default; a bad value falls back to it and is
 * told; a name that is no setting any more is left alone.
 */
export function readSettings(rows: readonly NamedValue[]): Checked<SiteSettings> {
  return readNamed(settingsSchema, DEFAULT_SETTINGS, rows, 'Le réglage')
}

/** The constants of stored rows; the rules of `readSettings`. */
export function readConstants(rows: readonly NamedValue[]): Checked<SiteConstants> {
  return readNamed(constantsSchema, DEFAULT_CONSTANTS, rows, 'La constante')
}

/**
 * Rows for the settings given, the others being left as they are.
 * @throws ContentError naming every refused value
 */
export function settingRows(settings: Partial<SiteSettings>): NamedValue[] {
  return rowsOf(settingsSchema.partial(), settings, 'Réglages refusés')
}

/**
 * Rows for the constants given, the others being left as they are.
 * @throws ContentError naming every refused value
 */
export function constantRows(constants: Partial<SiteConstants>): NamedValue[] {
  return rowsOf(constantsSchema.partial(), constants, 'Constantes refusées')
}

const storedOfficesSchema = z.array(z.unknown())

/**
 * Offices of a stored column: a bad one is left out and told, the others stand. As settings do, equal
 * texts share what they say.
 */
export const readOffices = memoize((text): Checked<Office[]> => {
  const list = parseStored(storedOfficesSchema, text)
  if ('reason' in list)
    return { value: [], faults: [`Les bureaux sont illisibles : ${list.reason}.`] }
  const checked: Checked<Office[]> = { value: [], faults: [] }
  for (const [index, entry] of list.value.entries()) {
    const read = office.safeParse(entry, IN_FRENCH)
    if (read.success) checked.value.push(read.data)
    else {
      checked.faults.push(`Le bureau n° ${index + 1} est ignoré : ${issuesAsText(read.error)}.`)
    }
  }
  return checked
}, KEPT_READ)

const storedThemeSchema = z.object({
  look: z.unknown().optional(),
  fonts: z.unknown().optional(),
  light: z.record(z.string(), z.unknown()).default({}),
  dark: z.record(z.string(), z.unknown()).default({}),
})

/** Theme of a stored column: a bad token is left out and told, the others stand; shared likewise. */
export const readTheme = memoize((text): Checked<ThemeTokens> => {
  const stored = parseStored(storedThemeSchema, text)
  if ('reason' in stored) {
    const faults = [`Le thème est illisible, celui d’origine sert : ${stored.reason}.`]
    return { value: { light: {}, dark: {} }, faults }
  }
  const light = readTokens(stored.value.light)
  const dark = readTokens(stored.value.dark)
  const { look, fonts } = stored.value
  const known = LOOK_IDS.find((id) => id === look)
  const pair = FONT_PAIR_IDS.find((id) => id === fonts)
  const faults = [...light.faults, ...dark.faults]
  if (look !== undefined && known === undefined) {
    faults.push(`La présentation « ${String(look)} » n’existe pas, la première sert.`)
  }
  if (fonts !== undefined && pair === undefined) {
    faults.push(
      `Les caractères « ${String(fonts)} » n’existent pas, ceux de la présentation servent.`,
    )
  }
  return {
    value: {
      ...(known && { look: known }),
      ...(pair && { fonts: pair }),
      light: light.value,
      dark: dark.value,
    },
    faults,
  }
}, KEPT_READ)

/**
 * Offices as the column holds them.
 * @throws ContentError naming every refused value
 */
export function officesText(offices: readonly Office[]): string {
  return JSON.stringify(accepted(writtenOffices, offices, 'Bureaux refusés'))
}

/**
 * A theme as the column holds it.
 * @throws ContentError naming every refused value
 */
export function themeText(theme: ThemeTokens): string {
  return JSON.stringify(accepted(writtenThemeSchema, theme, 'Thème refusé'))
}

function readTokens(tokens: Record<string, unknown>): Checked<Record<string, string>> {
  const checked: Checked<Record<string, string>> = { value: {}, faults: [] }
  for (const [name, value] of Object.entries(tokens)) {
    const token = tokensSchema.safeParse({ [name]: value }, IN_FRENCH)
    if (token.success) Object.assign(checked.value, token.data)
    else checked.faults.push(`Le jeton « ${name} » est ignoré : ${issuesAsText(token.error)}.`)
  }
  return checked
}

/** Texts are stored as they are, so that an operator can read and mend a row; the rest as JSON. */
function readNamed<T extends object>(
  schema: z.ZodType<T> & { shape: Record<string, z.ZodType> },
  defaults: T,
  rows: readonly NamedValue[],
  what: string,
): Checked<T> {
  const read = fieldReader(schema)
  const values: Record<string, unknown> = Object.fromEntries(Object.entries(defaults))
  const faults: string[] = []
  for (const { name, value } of rows) {
    if (!Object.hasOwn(defaults, name)) continue
    const field = read({ name, isText: typeof values[name] === 'string' }, value)
    if ('value' in field) values[name] = field.value
    else {
      faults.push(
        `${what} « ${name} » a une valeur refusée, sa valeur d’origine sert : ${field.reason}.`,
      )
    }
  }
  // Each value was read by the schema of its name, or is the default.
  return { value: values as T, faults }
}

type ReadField = (
  field: { name: string; isText: boolean },
  stored: string,
) => { value: unknown } | { reason: string }

/**
 * Reads one value by the schema of its name. Firms made from one template store the same texts: each
 * text is read once, and they share what it says, which nobody changes.
 */
const fieldReader = weakMemoize(({ shape }: { shape: Record<string, z.ZodType> }): ReadField => {
  const readers = new Map<string, (stored: string) => ReturnType<ReadField>>()
  return ({ name, isText }, stored) => {
    const reader =
      readers.get(name) ??
      memoize((text): ReturnType<ReadField> => {
        const json = isText ? { value: text } : parseStored(anyJson, text)
        if ('reason' in json) return json
        const checked = shape[name]?.safeParse(json.value, IN_FRENCH)
        if (checked === undefined) return { reason: 'réglage inconnu' }
        return checked.success ? { value: checked.data } : { reason: issuesAsText(checked.error) }
      }, KEPT_READ)
    readers.set(name, reader)
    return reader(stored)
  }
})

const anyJson = z.unknown()

function rowsOf(schema: z.ZodType<object>, values: object, refusal: string): NamedValue[] {
  return Object.entries(accepted(schema, values, refusal)).flatMap(([name, value]) => {
    if (value === undefined) return []
    return [{ name, value: typeof value === 'string' ? value : JSON.stringify(value) }]
  })
}

function accepted<T>(schema: z.ZodType<T>, value: unknown, refusal: string): T {
  const result = schema.safeParse(value, IN_FRENCH)
  if (result.success) return result.data
  throw new ContentError(`${refusal} : ${issuesAsText(result.error)}.`)
}
