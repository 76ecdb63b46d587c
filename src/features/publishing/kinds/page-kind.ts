import { layoutDocument, pageDocument } from '#base/core/document.ts'
import type { PageKey } from '#base/core/page/page.ts'
import type { DraftContent, DraftFields } from '#base/core/page/page-draft.ts'
import { Refused } from '#base/kit/refused.ts'
import { LANGUAGES, languageOf } from '#base/kit/language.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { documentTitle } from '#features/pages/rules/page-title.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { changedFields, draftFieldsOf, draftWidget, storedWidget } from '../rules/draft-content.ts'
import type { ComparedPages, PageChange } from '../rules/page-diff.ts'
import type { Kind } from '../service/kind.ts'
import { asRevision, livePage, type LivePage, reduced } from './page-content.ts'
import { headPicture, pictureAdvice } from '../checks/head-picture.ts'
import { ownValue, readWidgets } from '../checks/option-values.ts'
import { copyFindings, headingFindings, searchFindings } from '../checks/text-findings.ts'
import { widgetFindings } from '../checks/widget-findings.ts'
import { draftContent, pageRevision } from '../store/stored-page.ts'
import { pageDocuments } from '../contract/page-documents.ts'
import { describedTypes, ownIds } from './held-widgets.ts'
import { draftProblems } from '../checks/page-problems.ts'
import { shownByWidgets } from './shown-by-widgets.ts'

export type PageKind = Kind<DraftContent, LivePage>

/** What it takes to read a page, its draft and its former versions. */
export const PAGES: Pick<PageKind, 'live' | 'readDraft' | 'readRevision' | 'complete'> = {
  readDraft: draftContent,
  readRevision(text) {
    const stored = pageRevision(text)
    return (
      stored && { fields: draftFieldsOf(stored.page), widgets: stored.widgets.map(draftWidget) }
    )
  },

  async live(stores, siteId, key) {
    const { pageId, lang } = pageOf(key)
    const [page, widgets] = await Promise.all([
      stores.pages.find(siteId, pageId, lang),
      stores.widgets.of(siteId, { pageId, lang }),
    ])
    if (page) return livePage(page, widgets)
    throw new Refused(
      'absent',
      'Cette page n’existe plus dans cette langue : elle est peut-être dans la corbeille.',
    )
  },

  complete: (live, draft) => ({
    fields: { ...draftFieldsOf(live.page), ...draft?.fields },
    widgets: draft?.widgets ?? live.widgets.map(draftWidget),
  }),
}

/** What a page's kind is handed. */
export interface PageKindParts {
  widgets: Widgets
  /** What became of a page between two versions. @throws {QueueFull} */
  comparePages(compared: ComparedPages): Promise<PageChange[]>
}

/** Pages: what is live of them stands in the tree of pages. */
export function pageKind({ widgets: known, comparePages }: PageKindParts): PageKind {
  const types = describedTypes(known)
  const shownBy = shownByWidgets(known)
  return {
    ...pageDocuments,
    ...PAGES,

    writeDraft: (draft) => JSON.stringify(draft),
    over: (held, { widgets, fields }) => ({ widgets, fields: { ...held.fields, ...fields } }),
    reduce: reduced,
    async names(stores, siteId) {
      const trees = await Promise.all(LANGUAGES.map((lang) => stores.pages.tree(siteId, lang)))
      return trees.flat().map(({ id, lang, name }) => ({ key: pageDocument(id, lang), name }))
    },
    address: ({ page }) => page.path,
    shows: async (stores, siteId, { page: { layout_id: layoutId, lang } }, { widgets }) => [
      ...AROUND.map((part) => layoutDocument({ layoutId, part, lang })),
      ...(await shownBy(stores, siteId, widgets)),
    ],
    shown({ page }, { fields, widgets }) {
      const { id, lang, path, name, layout_id, is_active, is_secure, is_indexable } = page
      return {
        page: { id, lang, path, name, layout_id, is_active, is_secure, is_indexable },
        fields,
        widgets,
      }
    },

    async write({ pageContents }, siteId, { page }, { fields, widgets }) {
      const image = page.image || headPicture(known, widgets)
      const changed = { ...changedFields(fields, page), ...(image !== page.image && { image }) }
      await pageContents.publish(siteId, page, changed, widgets.map(storedWidget))
    },
    unpublish: ({ pageContents }, siteId, { page }) =>
      pageContents.unpublish(siteId, { pageId: page.id, lang: page.lang }),
    problems: (_stores, _siteId, draft, live) => draftProblems(known, draft, live.widgets),
    async findings(look, { fields, widgets }, { page }) {
      const { id, path, lang } = page
      const shown = { ...page, ...fields }
      const read = readWidgets(known, widgets)
      await yieldToLoop()
      const titles = new Map(read.map((widget) => [widget.id, widget.title]))
      const tree = await look.reader.tree(lang)
      const namesakes = tree.filter(
        (node) => node.id !== id && node.is_active && node.title === shown.title,
      )
      return [
        ...searchFindings(shown, documentTitle(shown, look.reader.site), namesakes),
        ...headingFindings(look.drawn.headings, (widgetId) => titles.get(widgetId) ?? ''),
        ...(await copyFindings(look.reader.site, lang, textsOf(shown))),
        ...(await widgetFindings(known, look, {
          widgets,
          read,
          lang,
          known: await look.targets(path, lang),
          isPage: true,
        })),
        ...pictureAdvice(known, page, widgets),
      ]
    },
    told: ({ page, widgets }) => ({
      ...draftFieldsOf(page),
      en_ligne: page.is_active,
      widgets: widgets.length,
    }),

    revision: (live, draft) =>
      JSON.stringify(draft ? asRevision(live, draft) : { page: live.page, widgets: live.widgets }),
    hashOfRevision(text) {
      const stored = pageRevision(text)
      return stored ? livePage(stored.page, stored.widgets).hash : ''
    },
    async again(stores, siteId, key, { fields, widgets }) {
      const live = await stores.widgets.of(siteId, pageOf(key))
      const here = new Set(live.map(({ id }) => id))
      return { fields, widgets: await ownIds(stores, siteId, here, widgets) }
    },
    changes: (before, after) =>
      comparePages({ before: whole(before), after: whole(after), types: types() }),
  }
}

/** What somebody has written of a page beside its widgets. */
const textsOf = ({ title, h1, description }: Pick<DraftFields, 'title' | 'h1' | 'description'>) =>
  [title, h1, description].map((text) => ownValue('text', '', text))

/** What stands around a page, from its top. */
const AROUND = ['announcement', 'header', 'footer'] as const

/** Contents that are compared have all of their fields. */
const whole = ({ fields, widgets }: DraftContent) => ({
  fields: { title: '', h1: '', description: '', keywords: '', ...fields },
  widgets,
})

const pageOf = ({ ref, lang }: { ref: string; lang: string }): PageKey => ({
  pageId: Number(ref),
  lang: languageOf(lang),
})
