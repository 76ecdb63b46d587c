import { loadedTemplate, type TemplateFiles } from '#features/templates/service/template-files.ts'

/** The folder of templates that examples name. */
const SANDBOX_DIR = 'sandbox'

const FILES = new Map(
  Object.entries(
    import.meta.glob<string>('../../features/*/widgets/*/sandbox-template/*/*.{html,css,js}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path.replace(/^.*\/sandbox-template\//, ''), text]),
)

/**
 * The same template files with a folder more, which lies beside the widgets: examples of custom
 * templates need one, and nothing is written to the site's own folders.
 */
export function withSandboxTemplates(files: TemplateFiles): TemplateFiles {
  const file = (name: string, extension: string) => FILES.get(`${name}.${extension}`) ?? null
  return {
    ...files,
    async ownFile(dir, name, extension) {
      return dir === SANDBOX_DIR ? file(name, extension) : files.ownFile(dir, name, extension)
    },
    async load(theme, name, dir, followed) {
      const text = dir === SANDBOX_DIR ? file(name, 'html') : null
      return text === null
        ? files.load(theme, name, dir, followed)
        : loadedTemplate(text, name, `/uploads/${SANDBOX_DIR}`)
    },
  }
}
