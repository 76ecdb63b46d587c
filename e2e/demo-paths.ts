import { readFileSync } from 'node:fs'

const tree: { path: string }[] = JSON.parse(readFileSync('src/content/seed/page-tree.json', 'utf8'))

/** Every page of the demo: the tree, then the English version of the news. */
export const demoPaths: readonly string[] = [...tree.map(({ path }) => path), '/en/news']
