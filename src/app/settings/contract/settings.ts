import { call, FILE } from '#framework/api/call.ts'
import { settingsPart, type SettingsPart } from '#framework/api/settings-part.ts'
import { SETTING_GROUPS, type SettingGroup } from '../rules/described-setting.ts'
import { settingsOfGroup } from '../rules/described-settings.ts'

/** Bytes: useful figures and public feeds are long lists. */
export const LONG_LISTS = 1024 * 1024

/**
 * A group of described settings, under the rights of its part of the back office. Where a key stands, or the
 * site's host, saving asks for the password again: the address that a key is sent to matters as much as the key.
 */
function groupPart(group: SettingGroup): SettingsPart {
  const { area } = SETTING_GROUPS[group]
  return settingsPart(group, {
    read: `${area}.read`,
    write: `${area}.write`,
    bodyLimit: LONG_LISTS,
    asksAgain: settingsOfGroup(group).some(
      ({ isSecret, name }) => isSecret === true || name === 'site_ndd',
    ),
  })
}

/** Every group of described settings. */
export const groupParts = Object.fromEntries(
  (Object.keys(SETTING_GROUPS) as SettingGroup[]).map((group) => [group, groupPart(group)]),
) as Record<SettingGroup, SettingsPart>

/** What a site has beside its settings: offices, colours, host names. */
export const siteParts = {
  offices: settingsPart('offices', { read: 'firm.read', write: 'firm.write' }),
  theme: settingsPart('theme', { read: 'settings.read', write: 'settings.write' }),
  hosts: settingsPart('hosts', { read: 'settings.read', write: 'hosts.decide', asksAgain: true }),
}

/** The home page under the colours that are stored, for a frame. */
export const themePreview = {
  page: call({ method: 'GET', path: '/theme/preview', right: 'settings.read', answer: FILE }),
}
