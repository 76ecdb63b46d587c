import type { TemplateTexts } from '../contract/templates.ts'
import { siteTemplateDir } from './site-template-dir.ts'
import type { TemplateFiles } from './template-files.ts'

/** The texts of a template that the site's developers wrote, and those of the product. */
export interface KnownTexts {
  /** `null` as long as the site has no copy. */
  own: TemplateTexts | null
  /** `null` for a name that the product doesn't know. */
  original: TemplateTexts | null
}

/** The texts of a template by its name, in the theme of a site. */
export async function textsOf(
  files: TemplateFiles,
  { siteId, theme }: { siteId: number; theme: string },
  name: string,
): Promise<KnownTexts> {
  const dir = siteTemplateDir(siteId)
  const [html, css, js] = await Promise.all(
    (['html', 'css', 'js'] as const).map((extension) => files.ownFile(dir, name, extension)),
  )
  const original = files.themeFile(theme, name, 'html')
  return {
    own: typeof html === 'string' ? { html, css: css ?? '', js: js ?? '' } : null,
    original:
      original === null
        ? null
        : {
            html: original,
            css: files.themeFile(theme, name, 'css') ?? '',
            js: files.themeFile(theme, name, 'js') ?? '',
          },
  }
}
