import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LRUCache } from 'lru-cache'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import type { Warn } from '#base/kit/warn.ts'
import { isTemplateDir, isTemplateName } from '../rules/template-name.ts'
import { compileTemplate } from '../engine/template.tsx'
import type { LoadedTemplate } from '#framework/widget-kit/define-widget.ts'
import { siteOfTemplateDir } from './site-template-dir.ts'

/** A file that the browser may ask for beside a template's text. */
export type TemplateExtension = 'html' | 'css' | 'js'

/** Template files of the theme and of the sites' own folders (requirements F2, F3). */
export interface TemplateFiles {
  /**
   * The compiled template; from the site's folder `dir` when it has one of that name, else the
   * theme's. @throws {TemplateError} when its text is broken; {NoSuchTemplate}
   * @param followed what becomes of the text of the site's own, which may name pages
   */
  load(
    theme: string,
    name: string,
    dir: string,
    followed?: (text: string) => Promise<string>,
  ): Promise<LoadedTemplate>
  /** Text of a theme's file, or `null`. */
  themeFile(theme: string, name: string, extension: TemplateExtension): string | null
  /** Text of a site's own file, or `null`. */
  ownFile(dir: string, name: string, extension: TemplateExtension): Promise<string | null>
  /** Names of the templates in a site's own folder. */
  ownNames(dir: string): Promise<string[]>
  /**
   * Writes the files of one template; an empty text has no file. A reader meets the former files or
   * the new ones, each of them whole.
   */
  saveOwn(dir: string, name: string, texts: Record<TemplateExtension, string>): Promise<void>
}

/** No template of that name, neither custom nor in the theme. */
class NoSuchTemplate extends Error {
  override name = 'NoSuchTemplate'
}

/** Fields whose HTML is already clean, by template name. */
const HTML_FIELDS: Record<string, string[]> = { 'article/article': ['text'] }

const THEME_FILES = import.meta.glob<string>('../engine/*/*/*.{html,css,js}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const room = roomFor(8_000_000)

const compilerOf = memoize(
  (name) =>
    memoize(
      (text) => {
        const template = compileTemplate(text, { name, htmlFields: HTML_FIELDS[name] ?? [] })
        return { template, characters: text.length }
      },
      { room, sizeOf: ({ characters }) => COMPILED * characters },
    ),
  { room, sizeOf: () => 100 },
)

/** Characters that a compiled template takes for each of its text. */
const COMPILED = 30

/** A template's text, compiled once, with the files it asks for under `base` (requirements F3). */
export function loadedTemplate(text: string, name: string, base: string): LoadedTemplate {
  const { template } = compilerOf(name)(text)
  return {
    template,
    path: `${base}/${name}.html`,
    css: template.hasOwnCss ? `${base}/${name}.css` : null,
    js: template.hasOwnJs ? `${base}/${name}.js` : null,
  }
}

/** Characters of the names that nothing was found under. */
const MAX_TOLD = 200_000

/** Templates of the product and of `uploadsDir`; each text is compiled once. */
export function templateFiles(uploadsDir: string, warn: Warn): TemplateFiles {
  const told = new LRUCache<string, true>({
    maxSize: MAX_TOLD,
    sizeCalculation: (_told, key) => key.length + 64,
  })

  const themeFile: TemplateFiles['themeFile'] = (theme, name, extension) =>
    isTemplateDir(theme) && isTemplateName(name)
      ? (THEME_FILES[`../engine/${theme}/${name}.${extension}`] ?? null)
      : null

  const ownFile: TemplateFiles['ownFile'] = async (dir, name, extension) => {
    if (!isTemplateDir(dir) || !isTemplateName(name)) return null
    try {
      return await readFile(
        storedPath(storedPath(uploadsDir, 'templates', dir), 'template', `${name}.${extension}`),
        'utf8',
      )
    } catch {
      return null
    }
  }

  return {
    themeFile,
    ownFile,
    async ownNames(dir) {
      if (!isTemplateDir(dir)) return []
      const files = await readdir(storedPath(uploadsDir, 'templates', dir), {
        recursive: true,
      }).catch(() => [])
      return files
        .flatMap((file) => /^(.*)\.html$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [])
        .filter(isTemplateName)
        .toSorted()
    },
    async saveOwn(dir, name, texts) {
      if (!isTemplateDir(dir) || !isTemplateName(name)) {
        throw new NoSuchTemplate(`« ${dir}/${name} » n’est pas un nom de modèle.`)
      }
      const base = storedPath(storedPath(uploadsDir, 'templates', dir), 'template', name)
      await mkdir(dirname(base), { recursive: true })
      // The text names the other two: it comes last.
      for (const extension of ['css', 'js', 'html'] as const) {
        await replaceFile(`${base}.${extension}`, texts[extension])
      }
    },
    async load(theme, name, dir, followed = async (text) => text) {
      const own = dir ? await ownFile(dir, name, 'html') : null
      if (own !== null) return loadedTemplate(await followed(own), name, `/uploads/${dir}`)
      if (dir && !told.has(`${dir} ${name}`)) {
        told.set(`${dir} ${name}`, true)
        warn(
          `Le modèle « ${name} » manque dans le dossier « ${dir} » : celui du thème le remplace.`,
          undefined,
          siteOfTemplateDir(dir),
        )
      }
      const text = themeFile(theme, name, 'html')
      if (text === null) {
        throw new NoSuchTemplate(`Le modèle « ${name} » n’existe pas dans le thème « ${theme} ».`)
      }
      return loadedTemplate(text, name, `/templates/${theme}`)
    },
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  if (text === '') return rm(file, { force: true })
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, text)
  await rename(unfinished, file)
}
