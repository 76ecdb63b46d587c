import { CONSTANTS, SETTINGS } from '#base/core/settings/settings.ts'

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

const LABELS: Readonly<Record<string, { label: string }>> = { ...CONSTANTS, ...SETTINGS }

/** What a member is called: a setting by its label, anything else by its stored name. */
export function fieldName(name: string): string {
  const [first = '', ...rest] = name.split('.')
  const label = Object.hasOwn(LABELS, first) ? LABELS[first]?.label : undefined
  return [label ?? first, ...rest].filter(Boolean).join(', ') || 'valeur'
}

/** The first change in a few words, and how many more there are; empty for none. */
export function changeInWords(before: unknown, after: unknown): string {
  const [first, ...others] = changedFields(before, after)
  if (first === undefined) return ''
  const sides = [first.before, first.after].map((side) => (side === '' ? 'vide' : inShort(side)))
  const more = others.length > 1 ? `, et ${others.length} autres` : ', et un autre'
  return `${fieldName(first.name)} : ${sides.join(' → ')}${others.length > 0 ? more : ''}`
}

/** Signs of a value in a line. */
const IN_A_LINE = 60

const inShort = (text: string): string =>
  text.length > IN_A_LINE ? `${text.slice(0, IN_A_LINE - 1).trimEnd()}…` : text

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
