/** Red, green and blue of `#RGB` or `#RRGGBB`, 0 to 1; `null` for what is no opaque colour. */
function channels(colour: string): number[] | null {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(colour) ?? []
  const digits = long ?? short?.replaceAll(/./g, '$&$&')
  if (digits === undefined) return null
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255)
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number | null {
  const linear = channels(colour)?.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  if (!linear) return null
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Contrast of two opaque colours, 1 to 21, as WCAG 2 measures it; `null` when one can't be read.
 */
export function contrast(one: string, other: string): number | null {
  const [first, second] = [luminance(one), luminance(other)]
  if (first === null || second === null) return null
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
