import { z } from 'zod'
import { documentKey } from '#base/core/document.ts'
import { use } from '#base/core/field/used-in.ts'
import { PAGE_SWITCHES } from '#base/core/page/feature-pages.ts'
import { call } from '#framework/api/call.ts'

/** A page that a switch makes appear or vanish, with all that is under it. */
const switchedFact = z.object({
  name: z.string(),
  path: z.string(),
  /** Pages under it. */
  below: z.number(),
})
export type SwitchedFact = z.infer<typeof switchedFact>

const facts = z.object({
  /** What the legal identity still lacks; while there is any, search engines are kept away. */
  legalGaps: z.array(z.string()),
  /** Pages by the switch they hang on. */
  switched: z.partialRecord(z.enum(PAGE_SWITCHES), z.array(switchedFact)),
  /** What titles are made of. */
  titles: z.object({
    nomcabinet: z.string(),
    localite: z.string(),
    client_type: z.string(),
    town: z.string(),
  }),
  /** Pages that exist in English. */
  englishPages: z.number(),
  /** Base of absolute addresses, and whether the server gives it (`PUBLIC_URL`). */
  origin: z.string(),
  isOriginFixed: z.boolean(),
  /** What the server uses when the site says nothing: no token is told. */
  defaults: z.object({ providers: z.array(z.string()), segment: z.string() }),
})

export type SettingsFacts = z.infer<typeof facts>

/** As it is dialled, E.164. */
const phone = z.string().regex(/^\+[1-9]\d{7,14}$/)

/** A telephone that texts call and that is none of the firm's, with the places where it is written. */
const strayPhone = z.object({
  phone,
  uses: z.array(use),
})
export type StrayPhone = z.infer<typeof strayPhone>

/** A telephone of the firm or of an office, which can take the place of another. */
const ownPhone = z.object({ phone, text: z.string() })
export type OwnPhone = z.infer<typeof ownPhone>

/** Documents whose number is replaced in one call: each is a publication. */
export const MOST_REPLACED = 4

/** What became of a document: `same` says the number no more. */
const replacedPlace = documentKey.extend({
  became: z.enum(['published', 'draft', 'same', 'left']),
  /** Why it was left, as a sentence; else empty. */
  why: z.string(),
})
export type ReplacedPlace = z.infer<typeof replacedPlace>

/** What says a telephone. */
const TEXTS = ['pages', 'drafts', 'articles', 'menus', 'blocks', 'models', 'team'] as const

/** What the settings do to the site as it stands; answered by `app/settings`. */
export const settingsFacts = {
  read: call({
    method: 'GET',
    path: '/settings/facts',
    right: 'firm.read',
    answer: facts,
    reads: ['settings'],
  }),
  strayPhones: call({
    method: 'GET',
    path: '/settings/stray-phones',
    right: 'firm.read',
    answer: z.object({ phones: z.array(strayPhone), own: z.array(ownPhone) }),
    reads: ['settings', ...TEXTS],
  }),
  /** Puts a number of the firm in the place of another, each document for itself; again changes nothing. */
  replacePhone: call({
    method: 'POST',
    path: '/settings/stray-phones/replace',
    right: 'firm.write',
    body: z.strictObject({
      from: phone,
      to: phone,
      places: z
        .array(documentKey.extend({ ref: z.string().regex(/^[\w/-]{1,130}$/) }).strict())
        .min(1)
        .max(MOST_REPLACED),
    }),
    answer: z.object({ places: z.array(replacedPlace) }),
    changes: TEXTS,
  }),
}
