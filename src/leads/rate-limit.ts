/** Where sendings are counted, of all servers together; the content store's `rateLimits` is one. */
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

/** How often forms may be sent: by one address, and one form by everybody together. */
export interface FormRates {
  perAddress: Rate
  perForm: Rate
}

/** A form of a small firm is sent a few times a day, by one person once or twice. */
export const FORM_RATES: FormRates = {
  perAddress: { points: 5, seconds: 600 },
  perForm: { points: 60, seconds: 3600 },
}

/** What limits how often forms are sent. */
export interface FormLimits {
  /**
   * Counts one sending of a form by an address (its mark, not itself).
   * @returns seconds to wait before the next one, or `null` when this one may go on
   */
  count(form: string, addressMark: string): Promise<number | null>
}

/**
 * Limits over a store. The address is counted first, and what it may not send does not count for
 * the form: one visitor can't use up a form for all.
 */
export function formLimits(store: RateStore, now: () => Date, rates: FormRates): FormLimits {
  const counted = async (key: string, { points, seconds }: Rate): Promise<number | null> => {
    const at = now()
    const window = await store.add(key, 1, { now: at, milliseconds: seconds * 1000 })
    if (window.points <= points) return null
    return Math.max(Math.ceil((window.expiresAt.getTime() - at.getTime()) / 1000), 1)
  }
  return {
    count: async (form, addressMark) =>
      (await counted(`address ${addressMark}`, rates.perAddress)) ??
      counted(`form ${form}`, rates.perForm),
  }
}
