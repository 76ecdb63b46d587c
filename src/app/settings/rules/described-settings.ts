import { PRIVATE_SETTINGS, type SiteConstants, type SiteSettings } from '#base/core/site.ts'
import type { DescribedSetting, SettingGroup } from './described-setting.ts'
import { FIRM_CONSTANTS, FIRM_SETTINGS } from './firm-settings.ts'
import { PAGE_SETTINGS } from './page-settings.ts'
import { PROVIDER_SETTINGS } from './provider-settings.ts'
import { ADVANCED_SETTINGS, WORKING_CONSTANTS, WORKING_SETTINGS } from './working-settings.ts'

/** Every setting of a site (requirements L1). */
export const DESCRIBED_SETTINGS: Readonly<Record<keyof SiteSettings, DescribedSetting>> = {
  ...FIRM_SETTINGS,
  ...PAGE_SETTINGS,
  ...WORKING_SETTINGS,
  ...PROVIDER_SETTINGS,
  ...ADVANCED_SETTINGS,
}

/** Every constant of a site. */
export const DESCRIBED_CONSTANTS: Readonly<Record<keyof SiteConstants, DescribedSetting>> = {
  ...FIRM_CONSTANTS,
  ...WORKING_CONSTANTS,
}

/** A setting or a constant by its name; no name is both. */
export type NamedSetting = DescribedSetting & { name: string }

/** Settings and constants of a group, in the order in which they are shown. */
export const settingsOfGroup = (group: SettingGroup): NamedSetting[] =>
  [...Object.entries(DESCRIBED_CONSTANTS), ...Object.entries(DESCRIBED_SETTINGS)]
    .filter(([, described]) => described.group === group)
    .map(([name, described]) => ({ ...described, name }))

/** Whether pages may embed it; constants may always be (requirements L1). */
export const isPublicSetting = (name: string): boolean =>
  !PRIVATE_SETTINGS.some((hidden) => hidden === name)

export const isSiteSetting = (name: string): name is keyof SiteSettings =>
  Object.hasOwn(DESCRIBED_SETTINGS, name)
