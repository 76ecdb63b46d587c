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
    ...(await below('docs')),
    ...(await below('bench')),
  ]
  return files.filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
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
