/** `version_dump` of a site whose filling was cut short: it is removed and filled again. */
export const UNFINISHED_SEED = 'incomplete'
