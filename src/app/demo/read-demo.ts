import { readdir, readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { z } from 'zod'
import { storedPath } from '#base/core/address/stored-path.ts'
import { IN_FRENCH } from '#base/platform/db/stored-json.ts'
import { demoSchema, type WrittenDemo } from './demo-schema.ts'
import type { FaultList, Place } from './faults.ts'
import { type Block, readText } from './text-file.ts'
import { type Piece, readYaml } from './yaml.ts'

/** The files of `demo/`, read and valid, with where everything is written. */
export interface DemoFiles {
  written: WrittenDemo
  /** HTML and widgets of the texts, by file. */
  blocks: ReadonlyMap<string, Block[]>
  /** Of every YAML file and of every text's front matter, by file. */
  places: ReadonlyMap<string, Place>
}

/** Ending of the English version of a text. */
export const ENGLISH = '.en.md'

/**
 * Reads the files of the demo.
 * @throws {BadDemo} when one can't be read, or says what it may not
 */
export async function readDemo(folder: string, faults: FaultList): Promise<DemoFiles> {
  const blocks = new Map<string, Block[]>()
  const places = new Map<string, Place>()
  const said = new Map<string, unknown>()
  for (const [file, text] of await demoTexts(folder)) {
    let piece: Piece = { file, text, firstLine: 1 }
    if (file.endsWith('.md')) {
      const { front, blocks: own } = readText(file, text, faults)
      blocks.set(file, own)
      piece = front
    }
    const { value, place } = readYaml(piece, faults)
    places.set(file, place)
    said.set(file, value)
  }
  faults.throwIfAny()

  const within = (isOf: (file: string) => boolean) =>
    Object.fromEntries([...said].filter(([file]) => isOf(file)))
  const isPage = (file: string) => file.startsWith('pages/')
  const result = demoSchema.safeParse(
    {
      ...within((file) => file.endsWith('.yaml')),
      articles: within((file) => file.startsWith('articles/')),
      clientPage: within((file) => /^client\/[^/]+$/.test(file)),
      clientFiles: within((file) => /^client\/.+\//.test(file)),
      documents: within((file) => file.startsWith('documents/')),
      models: within((file) => file.startsWith('models/')),
      sharedBlocks: within((file) => file.startsWith('shared-blocks/')),
      pages: within((file) => isPage(file) && !file.endsWith(ENGLISH)),
      translations: within((file) => isPage(file) && file.endsWith(ENGLISH)),
    },
    IN_WORDS,
  )
  if (result.success) return { written: result.data, blocks, places }
  for (const issue of result.error.issues) {
    // A YAML file by its name, or a folder and its text.
    const [first = '', second = ''] = issue.path.map(String)
    const text = places.get(second)
    const place = text ?? places.get(first) ?? { file: first, lineOf: () => 1 }
    faults.addIssue(place, [], { ...issue, path: issue.path.slice(text ? 2 : 1) })
  }
  throw faults.asError()
}

const WRITTEN =
  /^[a-z-]+\.yaml$|^(?:articles|client|documents|layouts|models|pages|shared-blocks)\/.+\.md$/

/** The YAML files and the texts, by their path below `demo/`, in order. */
export async function demoTexts(
  folder: string,
): Promise<(readonly [file: string, text: string])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .map(({ parentPath, name }) => {
      const place = storedPath(parentPath, 'listed', name)
      return { place, file: relative(folder, place).replaceAll(sep, '/') }
    })
    .filter(({ file }) => WRITTEN.test(file))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
  return Promise.all(
    files.map(async ({ place, file }) => [file, await readFile(place, 'utf8')] as const),
  )
}

/** What is said of a value of another type, by the type that is expected. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'un texte est attendu, entre apostrophes droites',
  number: 'un nombre est attendu, sans apostrophes',
  boolean: 'c’est « true » (oui) ou « false » (non)',
  array: 'une liste est attendue, un tiret par ligne',
}

/** What most often goes wrong, in plain words. */
export const IN_WORDS = {
  error(issue: z.core.$ZodRawIssue) {
    if (issue.code !== 'invalid_type') return IN_FRENCH.error(issue)
    return issue.input === undefined
      ? 'il manque'
      : (EXPECTED[issue.expected] ?? IN_FRENCH.error(issue))
  },
}
