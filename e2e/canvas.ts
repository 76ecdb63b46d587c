import { join } from 'node:path'
import type { FrameLocator } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { createStores } from '#app/stores.ts'
import type { Tables } from '#app/tables.ts'
import type { PageDraft } from '#base/core/page/page-draft.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { editorReady, frameOf } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam, type Person } from './team.ts'

const WIDGETS = [
  { zone: 'content', type: 'heading', version: 1, options: { text: 'Notre maison' } },
  {
    zone: 'content',
    type: 'rich-text',
    version: 1,
    options: {
      html: '<p>Une équipe à taille humaine, <a href="/contact">joignable</a>.</p><p>Appelez le <a href="tel:+33199001234">01 99 00 12 34</a></p>',
    },
  },
  {
    zone: 'content',
    type: 'columns',
    version: 1,
    options: {
      columns: [
        {
          width: 6,
          widgets: [{ id: 9001, type: 'heading', version: 1, options: { text: 'À gauche' } }],
        },
        { width: 6, widgets: [] },
      ],
    },
  },
]
/** The browser says so of what is pasted, though nothing of it comes into the page. */
const HELD_BACK = /^(Applying inline style|Executing inline event handler) violates/

export interface Opened extends Person {
  id: number
  frame: FrameLocator
  draft(): Promise<PageDraft>
}

/** For tests at their second try: the page of the first is locked, and written in. */
const SPARE = ['fiscal', 'social', 'juridique', 'patrimoine'].map(
  (theme) => `/vos-actualites/themes/${theme}`,
)

/**
 * A demo in which the pages at some addresses hold a heading, a text and two columns; each is taken by one test: a
 * lock outlives a window that is closed at once.
 */
export function useCanvas(paths: readonly string[]) {
  const server = useOwnDemo()
  const pages: number[] = []

  const stores = async <Value>(work: (all: ReturnType<typeof createStores>) => Promise<Value>) => {
    const db = await openDatabase<Tables>({ file: join(server.dataDir, 'vitrine.sqlite') })
    const value = await work(createStores(db))
    await db.destroy()
    return value
  }
  const pageAt = (path: string): Promise<{ siteId: number; id: number }> =>
    stores(async (all) => {
      const [site] = await all.sites.list()
      const siteId = site?.id ?? 0
      const page = await all.pages.findByPath(siteId, path)
      if (!page) throw new Error(`The demo has no page ${path}.`)
      return { siteId, id: page.id }
    })

  beforeAll(async () => {
    for (const path of [...SPARE, ...paths]) {
      const { siteId, id } = await pageAt(path)
      pages.push(id)
      await stores((all) => all.widgets.replace(siteId, { pageId: id, lang: 'fr' }, WIDGETS))
    }
  })

  /** A page of the test's own. */
  const ownPage = (): number => {
    const id = pages.pop()
    expect(id, 'a page of the test’s own').toBeDefined()
    return id ?? 0
  }

  const openPage = async (
    person: Person,
    id: number,
    work: (opened: Opened) => Promise<void>,
  ): Promise<void> => {
    const { page } = person
    await page.goto(`${server.url}/admin/pages/${id}/fr/edit`)
    const frame = frameOf(page)
    await frame.locator('[data-zone] [data-widget-type]').first().waitFor()
    await editorReady(page)
    await page.getByRole('button', { name: 'Publier…' }).waitFor()
    await work({
      ...person,
      id,
      frame,
      async draft() {
        const answer = await page.request.get(`${server.url}/admin/api/pages/${id}/fr/draft`)
        return (await answer.json()) as PageDraft
      },
    })
  }

  /** An editor before such a page. */
  const edited =
    (work: (opened: Opened) => Promise<void>, width = 1280) =>
    async () => {
      const id = ownPage()
      const team = { editor: { role: 'editor', width } } as const
      await withTeam(server, team, ({ editor }) => openPage(editor, id, work), HELD_BACK)
    }

  return { server, pageAt, ownPage, openPage, edited }
}

/** An option of the first widget of a type, as the draft holds it. */
export const textOf = ({ widgets }: PageDraft, type: string, name: string): unknown => {
  const options = widgets.find((widget) => widget.type === type)?.options
  return typeof options === 'object' ? options[name] : undefined
}

/** The title of such a page. */
export const titleIn = (frame: FrameLocator) => frame.locator('[data-zone] .widget-heading').first()

export const barIn = (frame: FrameLocator) => frame.getByRole('toolbar', { name: 'Bloc choisi' })
