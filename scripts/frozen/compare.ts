import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Lines of a difference that are shown, and kinds of differences of a part. */
const SHOWN_LINES = 3
const SHOWN_KINDS = 8
const WIDTH = 240

/** Two lines of one place; `null` where a text has ended. */
type Pair = readonly [before: string | null, after: string | null]

/** Share by which a size may differ that is written down by `about`. */
const TOLERANCE = 0.005

/** A size that may be a little another. */
export const about = (bytes: number): string => `≈ ${bytes} bytes`

/** How two recordings of a part differ, in lines for people; none when they are equal. */
export async function differences(before: string, after: string): Promise<string[]> {
  const [old, fresh] = [await filesOf(before), await filesOf(after)]
  const gone = [...old].filter((file) => !fresh.has(file))
  const added = [...fresh].filter((file) => !old.has(file))
  const kinds = new Map<string, string[]>()
  for (const file of [...old].filter((one) => fresh.has(one))) {
    const kind = differenceOf(
      await readFile(join(before, file), 'utf8'),
      await readFile(join(after, file), 'utf8'),
    )
    if (kind !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), file])
  }
  return [
    ...listed('disparu', gone),
    ...listed('nouveau', added),
    ...[...kinds]
      .slice(0, SHOWN_KINDS)
      .map(([kind, files]) => `${listed('changé', files)[0]}\n${kind}`),
    ...(kinds.size > SHOWN_KINDS ? [`… et ${kinds.size - SHOWN_KINDS} autres différences`] : []),
  ]
}

const listed = (word: string, [first, ...others]: readonly string[]): string[] => {
  if (first === undefined) return []
  return [`${word} : ${first}${others.length > 0 ? ` et ${others.length} autres` : ''}`]
}

/** The first lines that differ, or `null`. */
function differenceOf(before: string, after: string): string | null {
  if (before === after) return null
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const pairs: Pair[] = Array.from({ length: Math.max(old.length, fresh.length) }, (_, at) => [
    old[at] ?? null,
    fresh[at] ?? null,
  ])
  const lines = pairs
    .filter(([a, b]) => a !== b && !isAbout(a, b))
    .slice(0, SHOWN_LINES)
    .flatMap(([a, b]) => [...shown('-', a, b), ...shown('+', b, a)])
  return lines.length > 0 ? lines.join('\n') : null
}

const SIZE = /≈ (\d+) bytes/

/** Whether two lines differ by nothing but a size, and that by little. */
function isAbout(...[before, after]: Pair): boolean {
  const [old, fresh] = [before, after].map((line) => Number(SIZE.exec(line ?? '')?.[1]))
  if (old === undefined || fresh === undefined) return false
  const isSame = before?.replace(SIZE, '') === after?.replace(SIZE, '')
  return isSame && Math.abs(fresh - old) <= old * TOLERANCE
}

/** A line from shortly before the place where it differs from the other. */
function shown(sign: string, line: string | null, other: string | null): string[] {
  if (line === null) return []
  let at = 0
  while (at < line.length && line[at] === other?.[at]) at += 1
  const from = line.length <= WIDTH ? 0 : Math.max(0, at - WIDTH / 4)
  return [`  ${sign} ${from > 0 ? '…' : ''}${line.slice(from, from + WIDTH)}`]
}

async function filesOf(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .toSorted(),
  )
}
