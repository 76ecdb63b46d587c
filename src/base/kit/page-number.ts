const PLAIN_DECIMAL = /^[1-9]\d*$/

/**
 * The requested page, from 1 (requirements D5). `value` is a query parameter as received: text,
 * an array when it is repeated, or nothing. Whatever isn't a plain positive decimal integer
 * counts as 1, so that one page has one spelling.
 */
export function pageNumber(value: unknown): number {
  const page =
    typeof value === 'string' && PLAIN_DECIMAL.test(value)
      ? Number(value)
      : typeof value === 'number'
        ? value
        : 1
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
