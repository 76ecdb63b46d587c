/** The last backup. */
export interface KnownBackup {
  /** When it was finished: an instant. */
  at: string
  /** Its size. */
  bytes: number
  /** More than a week lies between it and now. */
  isOld: boolean
}
