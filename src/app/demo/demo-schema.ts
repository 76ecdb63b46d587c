import { z } from 'zod'
import { MOTIF_CODE } from '#base/core/article/motifs.ts'
import { PAGE_SWITCHES } from '#base/core/page/feature-pages.ts'
import type { Language } from '#base/kit/language.ts'
import { RGAA_STATES } from '#features/sites/rules/rgaa.ts'
import { constantsSchema, settingsSchema } from '#features/sites/store/settings.ts'
import { ZONES } from './zones.ts'

const text = z.string().min(1, 'le texte est vide')
const id = z.int().positive('c’est un numéro, à partir de 1')
const path = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    'c’est l’adresse d’une page, qui commence par « / »',
  )
const motif = z.string().regex(MOTIF_CODE, 'un motif compte des capitales, des chiffres et « _ »')
const day = z.iso.date('c’est un jour, aaaa-mm-jj')
const instant = z.union([day, z.iso.datetime()], 'c’est un jour, aaaa-mm-jj')
const languages = ['fr', 'en'] as const satisfies readonly Language[]

/** Anything: each widget knows its own options, and `npm run demo:check` asks it. */
const options = z.record(z.string(), z.unknown())

/** A list such as `- heading: { text: … }`: each entry has one name, that of its widget. */
const widgets = z.array(
  z
    .record(z.string(), options.nullable())
    .refine((entry) => Object.keys(entry).length === 1, 'un tiret, un widget'),
)

/** What the front matter of a page says in every language. */
const shown = {
  name: text,
  /** Of `<title>`, before the firm's name. */
  title: z.string().min(20, '20 signes au moins').max(60, '60 signes au plus'),
  description: z.string().min(90, '90 signes au moins').max(160, '160 signes au plus'),
  /** The page's name when absent. */
  h1: text.optional(),
  eyebrow: text.optional(),
  /** Under the title; a page without it has no title block. */
  intro: text.optional(),
  motifs: z.array(motif).optional(),
}

const page = z.strictObject({
  id,
  /** Among the pages of its folder. */
  order: z.int().default(0),
  ...shown,
  layout: text.default('site'),
  indexed: z.boolean().default(true),
  /** Settings that the page hangs on, with all that is under it. */
  settings: z.array(z.enum(PAGE_SWITCHES)).optional(),
  /** What the page presents, for machines. */
  schema: z.enum(['Service']).optional(),
  /** Beside its title and on its card; where it is shared, too, unless it is a drawing of the product. */
  image: z.string().default(''),
})

const translation = z.strictObject({ path, ...shown, indexed: z.boolean().default(true) })

const article = z.strictObject({
  id,
  lang: z.enum(languages).default('fr'),
  title: text,
  summary: text,
  motif,
  /** A day stands for its morning. */
  date: instant,
  updated: instant.optional(),
  /** Site to check the rule on. */
  source: text,
  source_url: z.url({ protocol: /^https$/, error: 'c’est une adresse https://' }),
  picture: z.boolean().default(true),
  /** Of a film, as it was measured: `PT58S`. */
  duration: z.iso.duration().optional(),
})

const document = z.strictObject({
  kind: z.enum(['sheet', 'letter']).optional(),
  label: text.optional(),
  title: text,
  description: text,
  date: day,
})

/** The secure page of `vitrine demo client`, below the page where clients sign in. */
const clientPage = z.strictObject({ path, ...shown })

/** A file that this page alone gives. */
const clientFile = document.omit({ kind: true })

const site = z.strictObject({
  name: text,
  hosts: z.array(text).min(1),
  constants: constantsSchema,
  /** Those that differ from `DEFAULT_SETTINGS`. */
  settings: options,
  /** Colours that differ from those of the default theme. */
  theme: z.strictObject({
    light: z.record(z.string(), z.string()),
    dark: z.record(z.string(), z.string()),
  }),
})

const words = z.array(text)

const feedSources = z
  .strictObject({
    words: z.record(motif, words),
    sources: z.array(
      z.strictObject({
        key: text,
        name: text,
        url: z.url(),
        is_active: z.boolean().default(false),
        kind: z.enum(['news', 'video']).default('news'),
        licence: z.string().default('Licence Ouverte 2.0'),
        motifs: z.array(motif),
        /** A motif alone takes the words above. */
        keywords: z.array(z.union([motif, z.strictObject({ motif, words })])),
        icon: text,
        interval: z.int(),
      }),
    ),
  })
  .superRefine(({ words: known, sources }, context) => {
    for (const [index, { keywords }] of sources.entries()) {
      for (const keyword of keywords) {
        if (typeof keyword !== 'string' || keyword in known) continue
        context.addIssue({
          code: 'custom',
          path: ['sources', index, 'keywords'],
          message: `il n’y a pas de mots pour « ${keyword} » en haut du fichier`,
        })
      }
    }
  })

/** A scale, with a line for each row: its key, its name, its numbers. */
const scale = z.strictObject({
  columns: z.array(z.strictObject({ key: text, label: text, unit: z.string().default('') })),
  rows: z.array(z.strictObject({ key: text, label: text, cells: z.array(z.number().nullable()) })),
})

const figure = z.strictObject({
  key: text,
  label: text,
  unit: z.string().default(''),
  value: z.number().nullable().default(null),
  values: scale.nullable().default(null),
  from: z.string().default(''),
  to: z.string().default(''),
  known_until: z.string().default(''),
  /** A key of `sources`. */
  source: text,
  checked_on: z.string().default(''),
  to_verify: z.boolean().default(false),
  rhythm: z.string().default(''),
  note: z.string().default(''),
})

const figures = z
  .strictObject({
    sources: z.record(
      z.string(),
      z.strictObject({ name: text, url: z.string().default(''), licence: z.string().default('') }),
    ),
    groups: z.record(z.string(), z.array(figure)),
  })
  .superRefine(({ sources, groups }, context) => {
    for (const [group, listed] of Object.entries(groups)) {
      for (const [index, { source }] of listed.entries()) {
        if (source in sources) continue
        context.addIssue({
          code: 'custom',
          path: ['groups', group, index, 'source'],
          message: `il n’y a pas de source « ${source} »`,
        })
      }
    }
  })

const menuEntry = z.strictObject({
  /** The page it follows, wherever it moves. */
  page: path.optional(),
  /** The page it leads to, at this address. */
  path: path.optional(),
  /** Of an entry without a page. */
  id: id.optional(),
  /** The page's name when absent. */
  label: text.optional(),
  infos: z.record(z.string(), z.string()).default({}),
  media: z.string().default(''),
  /** Takes the pages under its own. */
  unfold: z.boolean().default(false),
  get entries() {
    return z.array(menuEntry).default([])
  },
})
export type WrittenMenuEntry = z.infer<typeof menuEntry>

const menus = z.record(
  z.string(),
  z.strictObject({
    id,
    name: text,
    only_level: text.default('0'),
    entries: z.array(menuEntry),
  }),
)

/** Somebody of the firm, by a key that widgets and articles name them by. */
const person = z.strictObject({
  key: z.string().regex(/^[a-z][a-z-]*$/, 'la clé est en minuscules sans accent, avec des tirets'),
  firstName: text,
  lastName: text,
  role: text,
  photo: z.string().default(''),
  text,
  offices: z.array(text),
  motifs: z.array(motif).default([]),
  languages: z.string().default(''),
  /** The same on English pages. */
  role_en: z.string().default(''),
  text_en: z.string().default(''),
  languages_en: z.string().default(''),
  email: z.string().default(''),
})

/** A page to begin with, or a shared block: its name, and its place among the others. */
const named = z.strictObject({ title: z.string().min(1).max(200), order: z.int() })

/** `parent`: the page under which pages that begin with it are proposed. */
const model = named.extend({ parent: path.optional() })

const layouts = z.record(
  z.string(),
  z.strictObject({ id, name: text, css_class: z.string().default('') }),
)

/** What stands around pages, by the path of the highest; `/path/*` leaves that one out. */
const sections = z.record(
  z.string().regex(/^(?:\/[a-z0-9-]+)+(?:\/\*)?$/, 'c’est l’adresse d’une page, ou « /adresse/* »'),
  z.partialRecord(z.enum(ZONES), widgets),
)

/** What the library calls the pictures and films: their folder, and each file without its ending. */
const mediaNames = z.strictObject({
  folders: z.record(z.string(), text),
  names: z.record(z.string(), text),
})

const articleSettings = z.strictObject({
  /** Of every picture. */
  credit: text,
  year: text,
  /** With who of the team reads its articles again, by their key. */
  motifs: z.array(
    z.strictObject({ code: motif, description: text, reviewer: z.string().optional() }),
  ),
  /** What ends every article. */
  closing: z.record(z.enum(languages), z.strictObject({ source: text, notice: text })),
})

/** The criteria of the RGAA on a sample of pages, each with its proof. */
const rgaa = z.strictObject({
  checked_on: day,
  sample: z.array(path).min(1),
  criteria: z.record(
    z.string(),
    z.strictObject({
      state: z.enum(RGAA_STATES),
      /** The file of a test, and what it shows. */
      test: text.optional(),
      shows: text.optional(),
      /** What somebody saw, or that nobody looked. */
      look: text.optional(),
    }),
  ),
})

/** What `demo/` says: its YAML files by name, and the front matter of its texts by folder and file. */
export const demoSchema = z.strictObject({
  'articles.yaml': articleSettings,
  'feed-sources.yaml': feedSources,
  'figures.yaml': figures,
  'layouts.yaml': layouts,
  'legal.yaml': settingsSchema.shape.legal,
  'media-names.yaml': mediaNames,
  'menus.yaml': menus,
  'offices.yaml': z.array(options),
  'redirects.yaml': z.array(z.strictObject({ from: text, to: path })),
  'rgaa.yaml': rgaa,
  'sections.yaml': sections,
  'site.yaml': site,
  'team.yaml': z.array(person),
  'widget-defaults.yaml': z.record(z.string(), options),
  articles: z.record(z.string(), article),
  clientPage: z.record(z.string(), clientPage),
  clientFiles: z.record(z.string(), clientFile),
  documents: z.record(z.string(), document),
  models: z.record(z.string(), model),
  sharedBlocks: z.record(z.string(), named),
  pages: z.record(z.string(), page),
  translations: z.record(z.string(), translation),
})
export type WrittenDemo = z.infer<typeof demoSchema>
