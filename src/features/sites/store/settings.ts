import { z } from 'zod'
import { IMAGE_SIZES } from '#base/core/image-size.ts'
import { PROVIDERS } from '#base/core/feed-source.ts'
import { ACCESSIBILITY_STATES, type LegalSetting, NO_LEGAL } from '#base/core/legal-setting.ts'
import { memoize, weakMemoize, roomFor } from '#base/kit/memoize.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import { safeColour } from '#base/kit/safe-colour.ts'
import type { Office, SiteConstants, SiteSettings, ThemeTokens } from '#base/core/site.ts'
import { feedSources, motif, motifs } from '../rules/feed-sources.ts'
import { office, writtenOffices } from '../rules/offices.ts'
import { COLOUR_TOKENS, tokenLabel } from '../rules/theme-tokens.ts'
import { MAX_INTEGER } from '#base/platform/db/column-values.ts'
import { IN_FRENCH, issuesAsText, parseStored } from '#base/platform/db/stored-json.ts'
import { ContentError } from '#base/core/content-error.ts'
import { usefulFiguresSchema } from '#features/figures/rules/useful-figures.ts'

const line = z.string().max(500)

/** `1` is on; anything else is off (requirements L1), so no short word is refused. */
const flag = z.string().max(20)

const titlePattern = line.regex(
  /^(?:[^{}]|\{(?:title|nomcabinet|localite|town|trade)\})*$/,
  'les mots entre accolades sont {title}, {nomcabinet}, {localite}, {town} et {trade}',
)

/** The number of a page; 0 says none. */
const pageNumber = z.int().min(0).max(MAX_INTEGER)

const shareSchema = z.object({
  title: line,
  facebook: line,
  twitter: line,
  linkedin: line,
  copy: line,
  email: line,
})

const webAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'ce n’est pas une adresse http:// ou https://' }).max(2000),
])

const order = z.array(z.enum(PROVIDERS, 'les fournisseurs sont library, http et feeds')).max(3)

const providersSchema = z.object({ order, by_motif: z.record(motif, order) })

const day = z.union([z.literal(''), z.iso.date('ce n’est pas un jour, aaaa-mm-jj')])

const legalContactSchema = z.object({ name: line, address: line, phone: line })

const legalSchema = z.object({
  updated_on: day,
  legal_form: line,
  capital: line,
  seat: line,
  siren: line,
  rcs: line,
  vat: line,
  director: line,
  director_role: line,
  host: legalContactSchema,
  storage: legalContactSchema,
  order_region: line,
  auditor: line,
  insurer: line,
  insurance_territory: line,
  mediator: line,
  mediator_address: line,
  accessibility: z.object({
    state: z.enum(ACCESSIBILITY_STATES, 'les états sont non, partiellement et totalement'),
    checked_on: day,
    method: line,
    faults: z.array(line).max(50),
  }),
}) satisfies z.ZodType<LegalSetting>

/** Every setting of a site with its type (requirements L1). */
export const settingsSchema = z.strictObject({
  basedoc_en: flag,
  beTesta: flag,
  client_im: line,
  client_type: line,
  first_time: flag,
  gmap_key: line,
  guide_creation: flag,
  guide_creation_send_paper: flag,
  guide_entrepreneur: flag,
  guide_entrepreneur_send_paper: flag,
  guide_facturation: flag,
  guide_facturation_send_paper: flag,
  guide_patrimoine: flag,
  guide_patrimoine_send_paper: flag,
  id_client: line,
  kiosque: flag,
  lead_projet: flag,
  lead_rappel: flag,
  lead_rdv: flag,
  option_seo: flag,
  pack_crea: flag,
  pack_secteur: flag,
  share: shareSchema,
  site_email: z.union([z.literal(''), z.email('ce n’est pas une adresse électronique')]),
  site_name: line,
  site_ndd: z
    .string()
    .regex(/^(?:[a-z0-9.-]{1,253}(?::\d{1,5})?)?$/, 'ce n’est pas un nom d’hôte en minuscules'),
  // Names a folder of templates and stands in URLs: nothing that leads out of a folder.
  site_theme: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'seuls a–z, 0–9, « - » et « _ » sont admis'),
  site_theme_version: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/, 'seuls lettres, chiffres et « . _ - » sont admis'),
  site_indexable: flag,
  site_type: line,
  provider_segment: z
    .string()
    .regex(/^([a-z0-9][a-z0-9-]{0,39})?$/, 'seuls a–z, 0–9 et « - » sont admis'),
  image_size_list: z.enum(IMAGE_SIZES, 'les tailles sont xbig et xxbig'),
  image_size_article: z.enum(IMAGE_SIZES, 'les tailles sont xbig et xxbig'),
  xsl_code: z
    .string()
    .regex(/^[A-Za-z0-9_]{1,80}$/, 'seuls lettres, chiffres et « _ » sont admis, 80 au plus'),
  news_page: pageNumber,
  videos_page: pageNumber,
  providers: providersSchema,
  provider_url: webAddress,
  provider_token: line,
  provider_media_url: webAddress,
  feed_sources: feedSources,
  legal: legalSchema,
  useful_figures: usefulFiguresSchema,
  glossary_tooltips: flag,
  glossary_page: pageNumber,
  indexed_motifs: motifs,
  provider_name: line,
  title_patterns: z.object({ home: titlePattern, office: titlePattern, page: titlePattern }),
}) satisfies z.ZodType<SiteSettings>

/** What a site has as long as nobody says otherwise (requirements L1). */
export const DEFAULT_SETTINGS: SiteSettings = {
  basedoc_en: '0',
  beTesta: 'installed',
  client_im: '',
  client_type: 'ec',
  first_time: '1',
  gmap_key: '',
  guide_creation: '1',
  guide_creation_send_paper: '0',
  guide_entrepreneur: '1',
  guide_entrepreneur_send_paper: '0',
  guide_facturation: '1',
  guide_facturation_send_paper: '0',
  guide_patrimoine: '1',
  guide_patrimoine_send_paper: '0',
  id_client: '',
  kiosque: '1',
  lead_projet: '1',
  lead_rappel: '1',
  lead_rdv: '1',
  option_seo: '1',
  pack_crea: '1',
  pack_secteur: '1',
  share: {
    title: 'Partager',
    facebook: 'Partager sur Facebook',
    twitter: 'Partager sur X (Twitter)',
    linkedin: 'Partager sur LinkedIn',
    copy: 'Copier le lien',
    email: 'Envoyer par courriel',
  },
  site_email: '',
  site_name: '',
  site_ndd: '',
  site_theme: 'bs4',
  site_theme_version: '1',
  site_indexable: '1',
  site_type: 'basedoc',
  provider_segment: '',
  image_size_list: 'xbig',
  image_size_article: 'xxbig',
  xsl_code: 'Html_To_Basedoc_BS4_Content_only',
  news_page: 0,
  videos_page: 0,
  providers: { order: [], by_motif: {} },
  provider_url: '',
  provider_token: '',
  provider_media_url: '',
  feed_sources: [],
  legal: NO_LEGAL,
  useful_figures: [],
  glossary_tooltips: '1',
  glossary_page: 0,
  indexed_motifs: [],
  provider_name: '',
  title_patterns: {
    home: '{trade} à {localite} | {nomcabinet}',
    office: '{title} à {town} | {nomcabinet}',
    page: '{title} | {nomcabinet}',
  },
}

/** Constants of a site (requirements L1). */
export const constantsSchema = z.strictObject({
  nomcabinet: line,
  phonetotext: line,
  phonetolink: line,
  localite: line,
  version_dump: line,
}) satisfies z.ZodType<SiteConstants>

export const DEFAULT_CONSTANTS: SiteConstants = {
  nomcabinet: '',
  phonetotext: '',
  phonetolink: '',
  localite: '',
  version_dump: '',
}

/** Tokens become a stylesheet: a value must not be able to end its declaration or open a rule. */
const tokensSchema = z.record(
  z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,79}$/, 'le nom du jeton n’est pas admis'),
  z.string().regex(/^[^;{}<>\\@]{1,500}$/, 'les signes ; { } < > \\ @ ne sont pas admis'),
)

/** The colours that the back office offers are colours; other tokens are whatever CSS they may be. */
const coloursSchema = tokensSchema.superRefine((tokens, context) => {
  for (const name of COLOUR_TOKENS) {
    const value = tokens[name]
    if (value === undefined || safeColour(value) !== null) continue
    const message = `« ${tokenLabel(name)} » n’est pas une couleur : écrivez par exemple #0E4A4F`
    context.addIssue({ code: 'custom', path: [name], message })
  }
})

/** A theme to save. */
const writtenThemeSchema = z.object({
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
  return {
    value: { light: light.value, dark: dark.value },
    faults: [...light.faults, ...dark.faults],
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
        return checked.success
          ? { value: checked.data }
          : { reason: checked.error.issues.map(issueText).join(' ; ') }
      }, KEPT_READ)
    readers.set(name, reader)
    return reader(stored)
  }
})

/** Where in the value, and what: « 3.from : … ». */
const issueText = ({ path, message }: z.core.$ZodIssue): string =>
  [path.join('.'), message].filter(Boolean).join(' : ')

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
