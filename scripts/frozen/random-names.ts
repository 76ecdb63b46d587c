/**
 * What the product draws: identifiers, salts with their hashes, tokens. Which one stands where is told by names
 * that are the same in every recording: `<1>` is everywhere the same drawn value.
 */
const DRAWN = new RegExp(
  [
    // A UUID.
    '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    // A password's salt and hash.
    '\\b[0-9a-f]{32}:[0-9a-f]{128}\\b',
    // An identifier of accounts: letters of both cases, and digits.
    '\\b(?=[0-9]*[A-Za-z])(?=\\w*[A-Z])(?=\\w*[a-z])[A-Za-z0-9]{32}\\b',
  ].join('|'),
  'g',
)

const UNKNOWN = '<*>'

/** Drawn values by name, for texts that are always read in one order. */
export function namesInOrder(): (text: string) => string {
  const names = new Map<string, string>()
  return (text) =>
    text.replace(DRAWN, (value) => {
      const name = names.get(value) ?? `<${names.size + 1}>`
      names.set(value, name)
      return name
    })
}

/**
 * Drawn values by name, for the lines of tables, which stand in no order: a line that is like no other of its
 * table gives names to what it holds, until nothing new is named. @returns the lines, sorted
 */
export function named(tables: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const names = new Map<string, string>()
  const shown = (line: string) => line.replace(DRAWN, (value) => names.get(value) ?? UNKNOWN)
  const sorted = (lines: readonly string[]) =>
    lines
      .map((line) => ({ line, text: shown(line) }))
      .toSorted((a, b) => (a.text < b.text ? -1 : 1))

  for (let known = -1; known < names.size;) {
    known = names.size
    for (const [, lines] of [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const all = sorted(lines)
      for (const [at, { line, text }] of all.entries()) {
        if (text === all[at - 1]?.text || text === all[at + 1]?.text) continue
        for (const [value] of line.matchAll(DRAWN)) {
          if (!names.has(value)) names.set(value, `<${names.size + 1}>`)
        }
      }
    }
  }
  return new Map([...tables].map(([name, lines]) => [name, sorted(lines).map(({ text }) => text)]))
}
