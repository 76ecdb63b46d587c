import { loadDemo } from '#content/seed/load-demo.ts'

const { pages, translations } = await loadDemo()

/** Every page of the demo: the tree, then the English version of the news. */
export const demoPaths: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...translations.map(({ translation }) => translation.path),
]
