import type { NewPage } from '#features/pages/store/page-new-rows.ts'
import type { Page } from '#base/core/page/page.ts'
import type { TestApp } from './app.ts'

/** A widget to put on a page; in the zone `content` unless another is named. */
export interface Placed {
  id?: number
  zone?: string
  type: string
  version?: number
  options: unknown
}

/** The site that the demo is. */
export const SITE = 1
const ROOT = 1

let made = 0

/** A new page under the home page that holds these widgets and nothing else. */
export async function newPage(
  { stores }: Pick<TestApp, 'stores'>,
  widgets: readonly Placed[],
  fields: Partial<NewPage> & { parent?: number } = {},
): Promise<Page> {
  made += 1
  const { parent = ROOT, ...rest } = fields
  const page = await stores.pages.insert(SITE, parent, {
    name: `Essai ${made}`,
    path: `/essai-${made}`,
    title: `Page d’essai ${made}`,
    ...rest,
  })
  await place({ stores }, page, widgets)
  return page
}

/** Replaces the widgets of a page. */
export async function place(
  { stores }: Pick<TestApp, 'stores'>,
  { id, lang }: Pick<Page, 'id' | 'lang'>,
  widgets: readonly Placed[],
): Promise<void> {
  await stores.widgets.replace(
    SITE,
    { pageId: id, lang },
    widgets.map((widget) => ({ zone: 'content', version: 1, ...widget })),
  )
}

/** A feed with these options. */
export const feed = (options: Record<string, unknown>, id?: number): Placed => ({
  type: 'feed',
  options,
  ...(id === undefined ? {} : { id }),
})

/** A text, to stand beside a widget under test. */
export const text = (words: string): Placed => ({
  type: 'rich-text',
  options: { html: `<p>${words}</p>` },
})
