/** Days for which removed pages lie in the bin, and renames can be undone. */
export const TRASH_DAYS = 90
