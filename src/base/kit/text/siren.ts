/** Nine digits, spaces and dots between them allowed, the last of them right by Luhn's rule. */
export function sirenOf(typed: string): string | null {
  const digits = typed.replace(/[\s.]/g, '')
  if (!/^\d{9}$/.test(digits) || Number(digits) === 0) return null
  const sum = [...digits].reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0 ? digits : null
}
