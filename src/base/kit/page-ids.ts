const KEBAB_CASE = /^(?=.{1,80}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Ids of the page around a text: its scripts and links must find their own. */
const TAKEN =
  /^(?:contenu|infobulle|menu|page-configuration|search|site-context|top)$|^(?:icon|pied)-|^w\d+-/

/** Whether an element of an author's text may have this id. */
export const isFreeId = (id: string): boolean => KEBAB_CASE.test(id) && !TAKEN.test(id)
