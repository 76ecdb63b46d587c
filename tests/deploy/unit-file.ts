/** Assignments of a unit file: section, name, values in their order (systemd.syntax(7)). */
export type UnitFile = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** @throws {Error} for a line that is neither a section, an assignment nor a comment */
export function parseUnitFile(text: string): UnitFile {
  const sections = new Map<string, Map<string, string[]>>()
  let section: Map<string, string[]> | undefined
  for (const line of text.split('\n').filter((one) => !/^\s*([#;].*)?$/.test(one))) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (name !== undefined) {
      section = new Map()
      sections.set(name, section)
    } else if (section !== undefined && key !== undefined && value !== undefined) {
      section.set(key, [...(section.get(key) ?? []), value])
    } else {
      throw new Error(`No line of a unit file: ${line}`)
    }
  }
  return sections
}

/** The one value of a setting. @throws {Error} when there is none, or several */
export function settingOf(unit: UnitFile, section: string, name: string): string {
  const [value, ...more] = unit.get(section)?.get(name) ?? []
  if (value === undefined || more.length > 0) throw new Error(`${name}= is not said once.`)
  return value
}

/** `NAME=value` pairs of all `Environment=` lines. */
export const environmentOf = (unit: UnitFile): Record<string, string> =>
  Object.fromEntries(
    (unit.get('Service')?.get('Environment') ?? [])
      .flatMap((line) => line.split(/\s+/))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
