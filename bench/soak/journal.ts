import { percentile } from '../figure.ts'

/** Something that went wrong for a visitor or an editor. */
export interface Fault {
  /** Who: « page », « formulaire »… */
  kind: string
  what: string
  /** Milliseconds since the start. */
  at: number
}

/** What one kind of visit came to. */
export interface Tally {
  kind: string
  count: number
  /** Milliseconds. */
  p50: number
  p99: number
  faults: number
}

/** Notes every visit of a soak. */
export interface Journal {
  /** Runs a visit, notes how long it took, and its fault when it throws. */
  visit(kind: string, work: () => Promise<void>): Promise<void>
  /** Notes a fault outside of a visit. */
  fault(kind: string, what: string): void
  faults(): readonly Fault[]
  tallies(): Tally[]
}

/** A journal that begins now. */
export function createJournal(): Journal {
  const start = performance.now()
  const times = new Map<string, number[]>()
  const faults: Fault[] = []
  const fault = (kind: string, what: string) =>
    void faults.push({ kind, what, at: performance.now() - start })
  return {
    async visit(kind, work) {
      const begun = performance.now()
      try {
        await work()
      } catch (cause) {
        fault(kind, cause instanceof Error ? told(cause) : String(cause))
      }
      const list = times.get(kind) ?? []
      times.set(kind, list)
      list.push(performance.now() - begun)
    },
    fault,
    faults: () => faults,
    tallies: () =>
      [...times].map(([kind, list]) => ({
        kind,
        count: list.length,
        p50: percentile(list, 0.5),
        p99: percentile(list, 0.99),
        faults: faults.filter((one) => one.kind === kind).length,
      })),
  }
}

/** `fetch` says why it failed in the cause alone. */
const told = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message} : ${cause.message}` : message
