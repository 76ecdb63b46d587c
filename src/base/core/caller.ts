/** Who is asking: what their browser sent. */
export interface Caller {
  /** The header of cookies. */
  cookie: string
  userAgent: string
  /** Reached by https. */
  isSecure: boolean
}
