/** The folder that a site's developers write: one a site, so that firms don't share. */
export const siteTemplateDir = (siteId: number): string => `site-${siteId}`

/**
 * The folder that a site means by a name: `site-7` is its own one, whatever the number, so that
 * widgets copied from another site find their templates and never read another firm's. Any other
 * folder was made by the operator, for all.
 */
export const templateDirOf = (siteId: number, dir: string): string =>
  OF_A_SITE.test(dir) ? siteTemplateDir(siteId) : dir

/** The site whose own folder this is; `null` for one of all. */
export const siteOfTemplateDir = (dir: string): number | null => {
  const [, number] = OF_A_SITE.exec(dir) ?? []
  return number === undefined ? null : Number(number)
}

const OF_A_SITE = /^site-(\d+)$/
