import type { Office } from './site.ts'

/** The whole path of an office’s plan; the demo’s are stored without their ending. */
export const planPath = ({ plan }: Pick<Office, 'plan'>): string =>
  plan === '' || /\.[a-z]+$/.test(plan) ? plan : `${plan}.webp`

/** Its street and its town, as far as they are known. */
export const addressLines = ({
  street,
  postcode,
  town,
}: Pick<Office, 'street' | 'postcode' | 'town'>): string[] =>
  [street, [postcode, town].filter(Boolean).join('\u00A0')].filter(Boolean)

/** Whether an office, named by its key, or else every one of them, is closed on a day, `2026-12-24`. */
export function isFirmClosed(
  offices: readonly Pick<Office, 'key' | 'closings'>[],
  day: string,
  chosen = '',
): boolean {
  const asked = offices.filter(({ key }) => key === chosen)
  const all = asked.length > 0 ? asked : offices
  return (
    all.length > 0 &&
    all.every(({ closings = [] }) =>
      closings.some(({ from, until }) => from <= day && day <= until),
    )
  )
}
