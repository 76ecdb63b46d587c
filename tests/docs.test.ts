import { access, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Pages for people, without the pages of the seed. */
async function pages(): Promise<string[]> {
  const below = async (folder: string) =>
    (await readdir(folder, { recursive: true })).map((file) => join(folder, file))
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'demo/README.md',
    ...(await below('docs')),
    ...(await below('bench')),
  ]
  return files.filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
}

/** All that may cite a requirement. */
async function sources(): Promise<string[]> {
  const folders = ['src', 'tests', 'e2e', 'scripts', 'bench', 'docs']
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => join(folder, file)),
    ),
  )
  return files
    .flat()
    .filter((file) => /\.(?:tsx?|md)$/.test(file) && !file.includes('node_modules'))
}

/** Links of a page that lead to files of the project: `[words](operating.md#mail)`. */
const linksOf = (text: string): string[] =>
  [...text.replace(/```.*?```/gs, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))

/** What a heading is reached by, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string): string[] =>
  [...text.replace(/```.*?```/gs, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  )

test('every link between the pages of the documentation leads somewhere', async () => {
  const broken: string[] = []
  let links = 0
  for (const page of await pages()) {
    const text = await readFile(page, 'utf8')
    for (const link of linksOf(text)) {
      links += 1
      const [path = '', anchor] = link.split('#')
      const file = path === '' ? page : join(dirname(page), path)
      const isThere = await access(file).then(
        () => true,
        () => false,
      )
      const headings = isThere && anchor !== undefined ? await readFile(file, 'utf8') : ''
      if (!isThere || (anchor !== undefined && !anchorsOf(headings).includes(anchor))) {
        broken.push(`${page}: ${link}`)
      }
    }
  }
  expect(links).toBeGreaterThan(20)
  expect(broken).toEqual([])
})

/** Rows of the tables of docs/security.md that name tests: the finding they answer, and where it is shown. */
async function promises(): Promise<{ finding: string; files: string[] }[]> {
  const text = await readFile('docs/security.md', 'utf8')
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => ({
      finding: line.split(' | ')[0] ?? '',
      files: [...line.matchAll(/`((?:src|tests|e2e)\/[\w./-]+)`/g)].map(([, file = '']) => file),
    }))
    .filter(({ finding, files }) => files.length > 0 && !finding.includes('what `src/'))
}

test('what docs/security.md promises is shown by tests that are there', async () => {
  const missing: string[] = []
  let findings = 0
  for (const { finding, files } of await promises()) {
    const texts = await Promise.all(
      files.map(async (file) => {
        if (file.endsWith('/')) return ''
        return readFile(file, 'utf8').catch(() => {
          missing.push(file)
          return ''
        })
      }),
    )
    for (const [, ids = ''] of finding.matchAll(/\(((?:[MN]\d+(?:, )?)+)\)/g)) {
      for (const id of ids.split(', ')) {
        findings += 1
        const isNamed = texts.some((text) => new RegExp(`['"\`]${id}[ :]`).test(text))
        if (!isNamed) missing.push(`${id}: no test of ${files.join(', ')} begins with it`)
      }
    }
  }
  expect(findings).toBeGreaterThan(14)
  expect(missing).toEqual([])
})

/** What cites a document that the repository has not: nobody who reads it can look there. */
const ABSENT = /\bissues? \d|\bspecification, (?:section|call)|\bdesign, «|\bdomain (?:\d|notes)/i

const CITED = /requirements? ((?:[A-Z]\d{1,2}(?:, | and )?)+)/g

/** A test that begins with the rows that it proves. */
const NAMED_BY = /\b(?:test|describe)[^\n]*?\(\s*['`]((?:[A-Z]\d{1,2} )+)/g

/** Rows of docs/requirements.md: of its tables, and of its lines, where points stand between them. */
const ROW = /^(?:\| )?([A-Z]\d{1,2}) |· ([A-Z]\d{1,2}) /gm

/** How the name of a test, or of a group, begins that proves rows: `('D9 …`. */
const PROVES = /\(\s*['`]((?:[A-Z]\d{1,2} )+)/g

test('every row of docs/requirements.md begins the name of a test', async () => {
  const rows = [...(await readFile('docs/requirements.md', 'utf8')).matchAll(ROW)].map(
    ([, first, next]) => first ?? next ?? '',
  )
  const proved = new Set<string>()
  for (const file of await sources()) {
    if (!/\.(?:test|e2e)\.tsx?$/.test(file)) continue
    for (const [, ids = ''] of (await readFile(file, 'utf8')).matchAll(PROVES)) {
      for (const id of ids.trim().split(' ')) proved.add(id)
    }
  }
  expect(rows.length).toBeGreaterThan(100)
  expect(new Set(rows).size).toBe(rows.length)
  expect(rows.filter((row) => !proved.has(row))).toEqual([])
})

test('every row that is cited stands in docs/requirements.md', async () => {
  const rows = new Set(
    [...(await readFile('docs/requirements.md', 'utf8')).matchAll(/\b[A-Z]\d{1,2}\b/g)].map(
      ([row]) => row,
    ),
  )
  const missing: string[] = []
  let cited = 0
  for (const file of await sources()) {
    const text = (await readFile(file, 'utf8')).replace(/\n\s*(?:\*|\/\/)\s/g, ' ')
    const named = [CITED, NAMED_BY]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(([, ids = '']) => ids.match(/[A-Z]\d{1,2}/g) ?? [])
    cited += named.length
    for (const id of named) if (!rows.has(id)) missing.push(`${file}: ${id}`)
    const absent = ABSENT.exec(text)
    if (absent !== null && file !== 'tests/docs.test.ts') missing.push(`${file}: ${absent[0]}`)
  }
  expect(cited).toBeGreaterThan(1000)
  expect(missing).toEqual([])
})
