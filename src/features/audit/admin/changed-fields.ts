/** One member of what was written down, as it was and as it is. */
export interface ChangedField {
  /** Dotted name: `settings.site_name`; empty for a value that has no members. */
  name: string
  before: string
  after: string
}

/** The members that differ, in the order in which they stand; nested ones by their dotted name. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const former = membersOf(before)
  const present = membersOf(after)
  const names = new Set([...former.keys(), ...present.keys()])
  return Array.from(names, (name) => ({
    name,
    before: former.get(name) ?? '',
    after: present.get(name) ?? '',
  })).filter((field) => field.before !== field.after)
}

/** Every leaf by its dotted name, as text. */
function membersOf(value: unknown, name = '', found = new Map<string, string>()) {
  if (value === null || value === undefined) return found
  if (typeof value !== 'object' || isListOfTexts(value)) return found.set(name, textOf(value))
  for (const [key, member] of Object.entries(value)) {
    membersOf(member, name === '' ? key : `${name}.${key}`, found)
  }
  return found
}

const isListOfTexts = (value: object): value is (string | number)[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object')

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value)) return value.join(', ')
  return String(value)
}
