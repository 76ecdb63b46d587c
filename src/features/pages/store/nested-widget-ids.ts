/**
 * Widgets inside widgets, as they are stored in the options of the outer one (requirements A3):
 * wherever an object has an id, a type, a version and options. This folder knows no widget by name.
 */
interface NestedWidget {
  id: number
  type: string
  version: number
  options: object
}

/** Deeper than any page: what lies below stays as it is. */
const DEEPEST = 40

/** Highest id among the widgets inside; 0 when there is none or the text is not JSON. */
export function highestNestedId(options: string): number {
  let highest = 0
  renewNestedIds(options, (id) => {
    highest = Math.max(highest, id)
    return id
  })
  return highest
}

/**
 * The options with another id for each widget inside; a text without any, or that is not JSON,
 * stays as it is.
 */
export function renewNestedIds(options: string, idFor: (id: number) => number): string {
  let count = 0
  const counted = (id: number) => {
    count += 1
    return idFor(id)
  }
  try {
    const text = JSON.stringify(renewed(JSON.parse(options), counted, 0))
    return count === 0 ? options : text
  } catch {
    return options
  }
}

function renewed(value: unknown, idFor: (id: number) => number, depth: number): unknown {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => renewed(entry, idFor, depth + 1))
  const id = isNestedWidget(value) ? idFor(value.id) : null
  const members = Object.entries(value).map(([name, member]) => [
    name,
    id !== null && name === 'id' ? id : renewed(member, idFor, depth + 1),
  ])
  return Object.fromEntries(members)
}

function isNestedWidget(value: object): value is NestedWidget {
  return (
    'id' in value &&
    Number.isInteger(value.id) &&
    'type' in value &&
    typeof value.type === 'string' &&
    'version' in value &&
    Number.isInteger(value.version) &&
    'options' in value &&
    typeof value.options === 'object' &&
    value.options !== null
  )
}
