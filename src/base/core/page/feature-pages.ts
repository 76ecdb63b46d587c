import type { MenuData, MenuEntry } from '../menu.ts'
import { pageInfos } from './page.ts'
import type { SiteSettings } from '../settings/settings.ts'

/** Settings that switch pages on (`1`) or off (anything else) (requirements L1). */
export const PAGE_SWITCHES = [
  'guide_creation',
  'guide_entrepreneur',
  'guide_facturation',
  'guide_patrimoine',
  'kiosque',
  'lead_projet',
  'lead_rappel',
  'lead_rdv',
  'pack_crea',
  'pack_secteur',
] as const

export type PageSwitch = (typeof PAGE_SWITCHES)[number]

/** A page that hangs on settings, with its place in the tree: what is under it hangs on them too. */
export interface FeaturePage {
  lft: number
  rgt: number
  switches: PageSwitch[]
}

/** Whether a name is that of a setting which switches pages. */
export const isPageSwitch = (name: unknown): name is PageSwitch =>
  PAGE_SWITCHES.some((known) => known === name)

/**
 * The settings that a page's `infos.settings` names, a list of names; others than `PAGE_SWITCHES`
 * are no switch.
 */
export function switchesOf(infos: string): PageSwitch[] {
  const { settings } = pageInfos(infos)
  return Array.isArray(settings) ? settings.filter(isPageSwitch) : []
}

/** Whether the settings of a site leave a page out: one of its own, or of a page above it, is off. */
export function isSwitchedOff(
  page: { lft: number; rgt: number },
  switched: readonly FeaturePage[],
  settings: Pick<SiteSettings, PageSwitch>,
): boolean {
  return switched.some(
    ({ lft, rgt, switches }) =>
      lft <= page.lft && rgt >= page.rgt && switches.some((name) => settings[name] !== '1'),
  )
}

/** A menu without the entries that lead to a page which is not there, and what hangs under them. */
export function menuWithout(data: MenuData, isAbsent: (link: string) => boolean): MenuData {
  const kept = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries
      .filter(({ link }) => !isAbsent(link))
      .map((entry) => ({ ...entry, childs: kept(entry.childs) }))
  return { ...data, menu: kept(data.menu) }
}
