/** Months of hiring whose aid to the employer of an apprentice is known, and what it is for the first year. */
interface AidPeriod {
  from: string
  /** The last day, included. */
  to: string
  /** Euros by diploma of employers of fewer than 250 people. */
  small: Aid
  /** Of others, who commit themselves to a share of apprentices among their staff. */
  large: Aid
}

/** Up to the baccalauréat; two years after it; bachelor and master. There is none for a doctorate. */
type Aid = readonly [bac: number, bac2: number, master: number]

const NONE: Aid = [0, 0, 0]

/**
 * `small` up to the baccalauréat is the aid of the Code du travail (art. L. 6243-1, D. 6243-2; 6 000 €, then 5 000 € by
 * décret 2025-174 of 22 February 2025); all else is that of décrets 2023-1354 of 29 December 2023, 2025-174 and 2026-168
 * of 6 March 2026, between which there was none.
 */
export const AID_PERIODS: readonly AidPeriod[] = [
  {
    from: '2024-01-01',
    to: '2024-12-31',
    small: [6000, 6000, 6000],
    large: [6000, 6000, 6000],
  },
  { from: '2025-01-01', to: '2025-02-23', small: [6000, 0, 0], large: NONE },
  {
    from: '2025-02-24',
    to: '2025-12-31',
    small: [5000, 5000, 5000],
    large: [2000, 2000, 2000],
  },
  { from: '2026-01-01', to: '2026-03-07', small: [5000, 0, 0], large: NONE },
  {
    from: '2026-03-08',
    to: '2026-12-31',
    small: [5000, 4500, 2000],
    large: [2000, 1500, 750],
  },
]
