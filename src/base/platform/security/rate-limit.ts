/** Where sendings are counted, of all servers together; `rateLimits` of the database is one. */
export interface RateStore {
  /** Adds points to a key until its window ends; a window that is over begins anew. */
  add(
    key: string,
    points: number,
    window: { now: Date; milliseconds: number },
  ): Promise<{ points: number; expiresAt: Date }>
}

/** So many sendings within so many seconds. */
interface Rate {
  points: number
  seconds: number
}

/** How often forms may be sent. */
export interface FormRates {
  /** By one network, the shortest time first. */
  perNetwork: readonly Rate[]
  /** How many times as much the wider network around it may send, a customer's /48. */
  wide: number
  /** One form of a site by everybody together: what goes beyond waits in quarantine. */
  perForm: Rate
  /** Files that are read of one network. */
  files: Rate
}

/**
 * A form of a small firm is sent a few times a day. A household that writes five times writes a sixth
 * time after seconds; an office, or a telephone company with thousands behind one address, comes far in a
 * day; a machine does not.
 */
export const FORM_RATES: FormRates = {
  perNetwork: [
    { points: 5, seconds: 30 },
    { points: 15, seconds: 600 },
    { points: 60, seconds: 86_400 },
  ],
  wide: 3,
  perForm: { points: 60, seconds: 3600 },
  files: { points: 20, seconds: 600 },
}

/** How often a simulator may ask the State's rules: people try one number after the other. */
export const QUESTION_RATES: FormRates = {
  ...FORM_RATES,
  perNetwork: [
    { points: 20, seconds: 60 },
    { points: 120, seconds: 3600 },
  ],
}

/** What limits how often forms are sent; networks are given by their marks, the narrowest first. */
export interface FormLimits {
  /** Counts one sending. @returns seconds to wait before the next one, or `null` when it may go on */
  wait(networks: readonly string[]): Promise<number | null>
  /** Counts one sending of a form. @returns how many it is beyond what a firm reads, 0 within */
  beyond(form: string): Promise<number>
  /** Counts one file. @returns why it is not read, or `null` */
  refusesFile(form: string, networks: readonly string[]): Promise<'tooOften' | 'crowded' | null>
}

/**
 * Limits over a store. Networks are counted first, and what one may not send does not count for the form:
 * one visitor can't use up a form for all.
 */
export function formLimits(store: RateStore, now: () => Date, rates: FormRates): FormLimits {
  const { perNetwork, wide, perForm, files } = rates

  const added = async (key: string, points: number, { seconds }: Rate) => {
    const at = now()
    const window = await store.add(key, points, { now: at, milliseconds: seconds * 1000 })
    const left = Math.ceil((window.expiresAt.getTime() - at.getTime()) / 1000)
    return { points: window.points, left: Math.max(left, 1) }
  }

  /** Seconds until a window ends that one of the networks has used up. */
  const usedUp = async (
    kind: string,
    networks: readonly string[],
    rate: Rate,
  ): Promise<number | null> => {
    for (const [width, network] of networks.entries()) {
      const { points, left } = await added(`${kind} ${network}`, 1, rate)
      if (points > rate.points * (width === 0 ? 1 : wide)) return left
    }
    return null
  }

  return {
    async wait(networks) {
      for (const rate of perNetwork) {
        const seconds = await usedUp(`form ${rate.seconds}`, networks, rate)
        if (seconds !== null) return seconds
      }
      return null
    },
    beyond: async (form) =>
      Math.max((await added(`form ${form}`, 1, perForm)).points - perForm.points, 0),
    async refusesFile(form, networks) {
      if ((await added(`form ${form}`, 0, perForm)).points >= perForm.points) return 'crowded'
      return (await usedUp('file', networks, files)) === null ? null : 'tooOften'
    },
  }
}
