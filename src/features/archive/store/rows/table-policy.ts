/** What becomes of a table when content leaves its database. */
interface Left {
  /** Its rows go along only when the whole database moves at once (`vitrine move`). */
  inMove: boolean
  why: string
}

/**
 * Tables whose rows no archive holds, each with its reason. Whatever is not named here is archived:
 * a table of a later migration is, unless somebody says why not.
 */
export const NOT_ARCHIVED: Readonly<Record<string, Left>> = {
  migration: {
    inMove: false,
    why: 'written by the migrations of the target; the head says its number',
  },
  search_document: { inMove: false, why: 'the search index is made anew from the content' },
  search_content: { inMove: false, why: 'the search index is made anew from the content' },
  search_word: { inMove: false, why: 'the search index is made anew from the content' },
  search_state: { inMove: false, why: 'without it the search index is made anew' },
  link_check: { inMove: false, why: 'links are asked anew' },
  site_change: { inMove: false, why: 'what running servers forget of their caches' },
  installation_state: { inMove: true, why: 'what a server remembers of its own life' },
  rate_limit: { inMove: true, why: 'counts of the last minutes' },
  account_limit: { inMove: true, why: 'counts of wrong passwords, forgotten after a day' },
  account_device: { inMove: true, why: 'a browser that was forgotten since must not come back' },
  account_session: { inMove: true, why: 'a session that was ended since must not come back' },
  account_verification: { inMove: true, why: 'a link that was used since must not come back' },
  editorial_lock: { inMove: true, why: 'who edits just now, for a minute' },
}

/**
 * Tables that the archive of one site leaves out beside those, each with its reason. Tables without
 * `site_id` are left out by themselves, but for `consent_text`.
 */
export const NOT_OF_A_SITE: Readonly<Record<string, string>> = {
  account_membership: 'accounts stay where their passwords are; members are listed in the head',
  host_proposal: 'hosts are decided upon where the site is',
  mail: 'mails that wait are sent by the installation that wrote them',
}

/** Whether the rows of a table go into a backup, or along with a move. */
export const isCarried = (table: string, purpose: 'backup' | 'move'): boolean => {
  const left = Object.hasOwn(NOT_ARCHIVED, table) ? NOT_ARCHIVED[table] : undefined
  return left === undefined || (purpose === 'move' && left.inMove)
}
