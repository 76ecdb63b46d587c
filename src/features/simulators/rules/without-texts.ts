/** What a rule says to people alone; names of sources are kept apart, by the tools themselves. */
const TEXTS: ReadonlySet<string> = new Set([
  'acronyme',
  'description',
  'exemples',
  'icônes',
  'identifiant court',
  'note',
  'question',
  'références',
  'résumé',
  'suggestions',
  'sévérité',
  'synonymes',
  'titre',
  'titre global',
])

type Raw = Readonly<Record<string, unknown>>

/**
 * Rules without their texts: the same results from less than half the bytes. Bodies of rules alone are looked
 * through, also those within one (`avec`, `une possibilité`): elsewhere such a word is the name of a rule.
 */
export const withoutTexts = (rules: Raw): Raw =>
  Object.fromEntries(Object.entries(rules).map(([name, body]) => [name, strippedBody(body)]))

function strippedBody(body: unknown): unknown {
  if (!isObject(body)) return body
  return Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => !TEXTS.has(key))
      .map(([key, value]) => {
        if (key === 'avec' && isObject(value)) return [key, withoutTexts(value)]
        return [key, key === 'une possibilité' ? strippedPossibilities(value) : value]
      }),
  )
}

/** Possibilities are names of rules, or bodies under a name of their own. */
function strippedPossibilities(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => (isObject(one) ? withoutTexts(one) : one))
  if (!isObject(value)) return value
  const { possibilités } = value
  return {
    ...value,
    ...(possibilités ? { possibilités: strippedPossibilities(possibilités) } : {}),
  }
}

const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
