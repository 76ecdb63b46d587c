import type { Right } from '#framework/api/rights.ts'
import type { ComponentType } from 'react'
import type { Shown } from './later.tsx'

/** Groups of the menu, in their order. */
export const GROUPS = {
  board: '',
  site: 'Le site',
  leads: 'Les visiteurs',
  firm: 'Configuration',
  team: 'L’équipe',
} as const

/** The order of the menu; parts that are not named come last, as they stand in the list. */
const ORDER = [
  '/pages',
  '/layouts',
  '/articles',
  '/media',
  '/menus',
  '/leads',
  '/cabinet',
  '/chiffres',
  '/theme',
  '/reglages',
  '/sources',
  '/redirects',
  '/templates',
  '/users',
  '/audit',
]

const place = ({ path }: Screen): number => {
  const known = ORDER.indexOf(path)
  return known < 0 ? ORDER.length : known
}

/** The parts of a group that somebody may see, in the order of the menu. */
export const menuOf = (
  screens: readonly Screen[],
  group: string,
  may: (right: Right) => boolean,
): Screen[] =>
  screens
    .filter(({ menu, right }) => menu?.group === group && may(right))
    .toSorted((one, other) => place(one) - place(other))

/**
 * One part of the back office: what stands in the menu and the screens behind it. Whoever has not its
 * right sees neither.
 */
export interface Screen {
  /** Below `/admin`: `/pages`. Whatever lies below it belongs to the same part. */
  path: `/${string}`
  /** Name in the menu and in the document's title. */
  label: string
  right: Right
  /** Its screens by their addresses below `/admin`: `/pages/:id`. */
  routes: Readonly<Record<string, Shown>>
  /** Those that stand without bar and menu. */
  frameless?: Readonly<Record<string, Shown>>
  /** Where it stands in the menu, and what says how much waits in it; one without is reached from other screens. */
  menu?: { group: keyof typeof GROUPS; icon: ComponentType; Waiting?: ComponentType }
}

/** The part that an address belongs to; `null` for none. */
export function screenAt(screens: readonly Screen[], path: string): Screen | null {
  const candidates = screens.filter(
    (screen) => path === screen.path || path.startsWith(`${screen.path}/`),
  )
  return candidates.toSorted((a, b) => b.path.length - a.path.length)[0] ?? null
}
