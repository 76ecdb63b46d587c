/** A name under which a firm wants its site to answer, until the agency has decided. */
export interface HostProposal {
  host: string
  state: 'proposed' | 'refused'
  /** When it was asked for or refused (ISO 8601 in UTC), and by whom. */
  at: string
  by: string
}

/** One that waits, on whatever site. */
export interface WaitingHost extends HostProposal {
  siteId: number
  siteName: string
}

/** `GET /settings/host-proposals`. */
export interface HostProposals {
  /** Of this site. */
  proposals: HostProposal[]
  /** Of every other site, for whoever decides; empty for others. */
  elsewhere: WaitingHost[]
}
