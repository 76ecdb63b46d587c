/** Places of a page, in the order in which their widgets are numbered. */
export const ZONES = ['hero', 'top', 'content', 'aside', 'bottom'] as const
export type Zone = (typeof ZONES)[number]

export const isZone = (name: string): name is Zone => ZONES.some((zone) => zone === name)

/** Widgets by zone, in order. */
export type Zones<W> = Partial<Record<Zone, W[]>>
