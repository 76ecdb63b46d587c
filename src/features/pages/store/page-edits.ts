import type { Page } from '#base/core/page/page.ts'
import { afterEdit, type AutoFields } from './path-patterns.ts'
import { lastSegment, withLastSegment } from './page-paths.ts'
import { PageTreeError } from './tree/page-tree-error.ts'
import type { PageTranslation } from './page-new-rows.ts'

/** The texts of a page after an edit, with the path that its slug asks for (requirements A2). */
export function editedFields(
  page: Page,
  changes: Partial<PageTranslation>,
): { fields: AutoFields; path: string } {
  const { path = page.path, ...texts } = changes
  if (path !== page.path) return editedByPath(page, path, texts)
  const fields = afterEdit(page, texts)
  // The root stands at the site's address: it has no segment that could follow a name.
  if (page.level === 0) return { fields: { ...fields, slug: page.slug }, path }
  const isSlugChanged = fields.slug !== page.slug
  return { fields, path: isSlugChanged ? withLastSegment(path, fields.slug) : path }
}

/** A path written by hand gives the slug, which then follows the name no more. */
function editedByPath(
  page: Page,
  path: string,
  texts: Partial<AutoFields>,
): { fields: AutoFields; path: string } {
  if (page.level === 0) throw new PageTreeError('Le chemin de la racine ne se change pas.')
  const slug = lastSegment(path)
  const auto_mod = (texts.auto_mod ?? page.auto_mod).replaceAll('s', '')
  const fields = afterEdit(
    { ...page, slug, auto_mod: page.auto_mod.replaceAll('s', '') },
    {
      ...texts,
      slug,
      auto_mod,
    },
  )
  return { fields, path }
}
