import { z } from 'zod'
import { usefulFiguresSchema as usefulFigures } from '#features/figures/rules/useful-figures.ts'
import { shownOffice } from '#features/sites/rules/office-form.ts'
import { fonts, look, themeContent } from '#features/sites/contract/theme.ts'
import { call, FILE } from '#framework/api/call.ts'
import { settingsPart, type SettingsPart } from '#framework/api/settings-part.ts'
import { SETTING_GROUPS, type SettingGroup } from '#base/core/settings/setting.ts'
import { settingsOfGroup } from '#base/core/settings/settings.ts'

/** Bytes: useful figures and public feeds are long lists. */
export const LONG_LISTS = 1024 * 1024

/**
 * A group of described settings, under the rights of its part of the back office. Where a key stands, or the
 * site's host, saving asks for the password again: the address that a key is sent to matters as much as the key.
 */
function groupPart<V extends object>(group: SettingGroup, values: z.ZodType<V>): SettingsPart<V> {
  const { area } = SETTING_GROUPS[group]
  return settingsPart(group, values, {
    read: `${area}.read`,
    write: `${area}.write`,
    bodyLimit: LONG_LISTS,
    asksAgain: settingsOfGroup(group).some(
      ({ kind, name }) => kind === 'secret' || name === 'site_ndd',
    ),
  })
}

/** Which values a group has its description says, by which its form is drawn. */
const described = z.record(z.string(), z.unknown())
type Described = z.infer<typeof described>

const groups = Object.keys(SETTING_GROUPS) as SettingGroup[]

/** Every group of described settings; lists have a screen of their own. */
export const groupParts = {
  ...(Object.fromEntries(groups.map((group) => [group, groupPart(group, described)])) as Record<
    SettingGroup,
    SettingsPart<Described>
  >),
  figures: groupPart('figures', z.object({ useful_figures: usefulFigures })),
}

/** What a site has beside its settings: offices, colours, host names. */
export const siteParts = {
  offices: settingsPart('offices', z.object({ offices: z.array(shownOffice) }), {
    read: 'firm.read',
    write: 'firm.write',
  }),
  theme: settingsPart('theme', themeContent, {
    read: 'firm.read',
    write: 'firm.write',
  }),
  hosts: settingsPart('hosts', z.object({ hosts: z.array(z.string()) }), {
    read: 'settings.read',
    write: 'hosts.decide',
    asksAgain: true,
  }),
}

/** The home page under the theme that is stored, for a frame; and what it would wear in another look. */
export const themePreview = {
  sheet: call({
    method: 'GET',
    path: '/theme/looks/:look',
    right: 'firm.read',
    params: z.strictObject({ look }),
    query: z.strictObject({
      /** The site's own colours, or those that the look brings. */
      colours: z.enum(['site', 'look']).default('look'),
      fonts: fonts.optional(),
    }),
    answer: FILE,
  }),
  page: call({ method: 'GET', path: '/theme/preview', right: 'firm.read', answer: FILE }),
}
