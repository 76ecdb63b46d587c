import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { BadDemo, type DemoFault } from '#app/demo/faults.ts'
import { type Demo, loadDemo } from '#app/demo/load-demo.ts'
import { pathOf } from '#app/demo/page-tree.ts'
import { demoTexts, ENGLISH } from '#app/demo/read-demo.ts'
import { demoMediaNames } from '#app/demo/media-names.ts'
import { IMAGE_SIZES } from '#base/core/address/image-size.ts'
import { factFaults } from '#features/sites/rules/fact-faults.ts'
import { demoAnchors } from './anchors.ts'
import { nameFaults } from './name-faults.ts'
import { widgetOptionFaults } from './option-faults.ts'
import { type Text, textFaults } from './text-faults.ts'

/**
 * Everything that is wrong in a demo folder.
 * @param root of the project, whose widgets say what their options may be
 */
export async function checkDemo(folder: string, root: string): Promise<DemoFault[]> {
  const optionFaults = await widgetOptionFaults(root)
  const demo = await loadDemo({ folder, optionFaults }).catch((error: unknown) => {
    if (error instanceof BadDemo) return error
    throw error
  })
  // Links name pages: they are looked at when all pages can be read.
  if (demo instanceof BadDemo) return [...demo.faults]
  const media = await mediaOf(join(folder, 'media'))
  const targets = { anchors: demoAnchors(demo), media }
  const texts = (await demoTexts(folder)).map(([file, text]) => ({
    file,
    text,
    path: pageAt(file, demo),
  }))
  return [
    ...texts.flatMap((text) => textFaults(text, targets)),
    ...texts.flatMap((text) => contradictions(text, demo.site)),
    ...pictureFaults(demo, texts, media),
    ...nameFaults(await demoMediaNames(folder), texts, media),
    ...['title', 'description', 'id'].flatMap((member) => repeatedFaults(texts, member)),
  ]
}

/** Hours and telephones that no office has, where a visitor would read them. */
const contradictions = ({ file, text, path }: Text, site: Demo['site']): DemoFault[] =>
  path === undefined && !file.startsWith('articles/')
    ? []
    : factFaults(text, site).map(({ quote, advice, at }) => ({
        file,
        line: text.slice(0, at).split('\n').length,
        message: `« ${quote} » : ${advice}`,
      }))

/** Files below a folder, by their path in it. */
async function mediaOf(folder: string): Promise<Set<string>> {
  const names = await readdir(folder, { recursive: true })
  return new Set(names.map((name) => relative('.', name).replaceAll(sep, '/')))
}

/** Path of the page that a text is. */
function pageAt(file: string, { pages, translations }: Demo): string | undefined {
  if (!file.startsWith('pages/')) return undefined
  const french = pathOf(file)
  if (!file.endsWith(ENGLISH)) return french
  const page = pages.find(({ path }) => path === french)
  return translations.find(({ id }) => id === page?.id)?.translation.path
}

/** Pictures and films that an article needs and has not. */
function pictureFaults(
  { articles }: Demo,
  texts: readonly Text[],
  media: ReadonlySet<string>,
): DemoFault[] {
  return articles.flatMap(({ slug, mediasPaths, video }) => {
    const film =
      video === undefined ? [] : [video.url, video.poster, ...video.captions.map(({ url }) => url)]
    const pictures = mediasPaths.flatMap(({ url }) =>
      IMAGE_SIZES.map((size) => url.replace('{size}', size)),
    )
    const file = texts.find((text) => text.file.endsWith(`/${slug}.md`))?.file ?? ''
    return [...film, ...pictures]
      .map((url) => url.replace('/demo/', ''))
      .filter((name) => !media.has(name))
      .map((name) => ({ file, line: 1, message: `il n’y a pas de fichier demo/media/${name}` }))
  })
}

/** What two pages, or two articles, say in the same words. */
function repeatedFaults(texts: readonly Text[], member: string): DemoFault[] {
  const said = texts.flatMap(({ file, text }) => {
    const line = text.split('\n').findIndex((one) => one.startsWith(`${member}: `))
    const words = text.split('\n')[line]
    return words === undefined ? [] : [{ file, line: line + 1, key: file.split('/', 1)[0] + words }]
  })
  return [...Map.groupBy(said, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    others.map(({ file, line }) => ({
      file,
      line,
      message: `« ${member} » : c’est déjà celui de demo/${first?.file}`,
    })),
  )
}
