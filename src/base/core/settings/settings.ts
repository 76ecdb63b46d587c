import type { DescribedField } from '../field/described-field.ts'
import { defaultsOf, describeFields, type ValuesOf } from '../field/fields.ts'
import { FIRM_CONSTANTS, FIRM_SETTINGS } from './firm.ts'
import { PAGE_SETTINGS } from './pages.ts'
import { PROVIDER_SETTINGS } from './provider.ts'
import type { OnServer, Setting, SettingGroup } from './setting.ts'
import { ADVANCED_SETTINGS, WORKING_CONSTANTS, WORKING_SETTINGS } from './working.ts'

/** Every setting of a site (requirements L1). */
export const SETTINGS = {
  ...FIRM_SETTINGS,
  ...PAGE_SETTINGS,
  ...WORKING_SETTINGS,
  ...PROVIDER_SETTINGS,
  ...ADVANCED_SETTINGS,
} satisfies Record<string, Setting<unknown>>

/** Every constant of a site. */
export const CONSTANTS = {
  ...FIRM_CONSTANTS,
  ...WORKING_CONSTANTS,
} satisfies Record<string, Setting<unknown>>

/** Settings of a site, spelled as they are stored (requirements L1). */
export interface SiteSettings extends ValuesOf<typeof SETTINGS> {}

/** Constants of a site (requirements L1). */
export interface SiteConstants extends ValuesOf<typeof CONSTANTS> {}

/** What a site has as long as nobody says otherwise (requirements L1). */
export const DEFAULT_SETTINGS: SiteSettings = defaultsOf(SETTINGS)

export const DEFAULT_CONSTANTS: SiteConstants = defaultsOf(CONSTANTS)

/** Settings that screens of their own draw, and their subjects check. */
export type OwnSetting = {
  [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K] extends { kind: 'own' } ? K : never
}[keyof typeof SETTINGS]

type PrivateSetting = {
  [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K] extends OnServer ? K : never
}[keyof typeof SETTINGS]

/** Settings that a page may embed. */
export type PublicSettings = Omit<SiteSettings, PrivateSetting>

/** A setting or a constant as its form and its schema are made of it; no name is both. */
export type NamedSetting = DescribedField & { group: SettingGroup } & Partial<OnServer>

// A description says all that its field says.
const ALL = describeFields({ ...CONSTANTS, ...SETTINGS }) as NamedSetting[]

/** Settings and constants of a group, in the order in which they are shown. */
export const settingsOfGroup = (group: SettingGroup): NamedSetting[] =>
  ALL.filter((setting) => setting.group === group)

export const isSiteSetting = (name: string): name is keyof SiteSettings =>
  Object.hasOwn(SETTINGS, name)

const PRIVATE = new Set(ALL.filter(({ isPrivate }) => isPrivate).map(({ name }) => name))

/** Whether pages may embed it; constants may always be (requirements L1). */
export const isPublicSetting = (name: string): boolean => !PRIVATE.has(name)

/** Drops what a visitor must not see (requirements A6). */
export function publicSettings(settings: SiteSettings): PublicSettings {
  const open = Object.entries(settings).filter(([name]) => isPublicSetting(name))
  // The names that are left are those of the type.
  return Object.fromEntries(open) as unknown as PublicSettings
}
