/** Sites that have lines of their own; of a server with more firms the others are one. */
const MAX_SITES = 200

/** The label of a site by its number: those that are seen first, then `other`. */
export type SiteLabel = (siteId: number) => string

export function siteLabels(max = MAX_SITES): SiteLabel {
  const known = new Set<number>()
  return (siteId) => {
    if (!known.has(siteId) && known.size >= max) return 'other'
    known.add(siteId)
    return String(siteId)
  }
}
