const KEBAB_CASE = /^(?=.{1,80}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Ids of the page around a text: its scripts and links must find their own. */
const TAKEN = new RegExp(
  [
    '^(?:contenu|infobulle|menu|near-query|page-configuration|search|search-query|site-context|top)$',
    '^formulaire-(?:candidature|contact|guide|lead_[a-z]+)$',
    '^lettre-(?:[a-z]|autres)$',
    '^(?:icon|pied)-',
    '^suggestions-\\d',
    '^w\\d+-',
  ].join('|'),
)

/** Whether an element of an author's text may have this id. */
export const isFreeId = (id: string): boolean => KEBAB_CASE.test(id) && !TAKEN.test(id)

/** Others write ids otherwise: « collapseOne ». */
const ANCHOR = /^[a-z][\w-]{0,79}$/i

/** Whether a section of somebody else's text may keep its id, to which addresses lead. */
export const isFreeAnchor = (id: string): boolean =>
  ANCHOR.test(id) && !TAKEN.test(id.toLowerCase())
