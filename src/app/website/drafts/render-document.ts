import type { DocumentKind } from '#base/core/document.ts'
import { type ArticleDraftDeps, renderDraftArticle } from './render-article.ts'
import { type DraftPage, type DraftView, renderDraft } from './render-draft.ts'
import { renderDraftLayout } from './render-layout.ts'
import {
  renderDraftMenu,
  renderDraftPerson,
  renderDraftTemplate,
  renderDraftTheme,
  renderNamedWidgets,
} from './render-on-home.ts'

export type DocumentDraftDeps = ArticleDraftDeps

const DRAWN: Readonly<
  Record<DocumentKind, (deps: DocumentDraftDeps, view: DraftView) => Promise<DraftPage>>
> = {
  page: renderDraft,
  article: renderDraftArticle,
  layout: renderDraftLayout,
  menu: renderDraftMenu,
  template: renderDraftTemplate,
  block: renderNamedWidgets('block'),
  model: renderNamedWidgets('model'),
  person: renderDraftPerson,
  theme: renderDraftTheme,
}

/**
 * Draws a version of a document, its draft unless `version` says another, or what is live without one, on the page
 * of the site that shows it. It is nobody's to keep or to index.
 * @throws {Refused} `absent` when there is no such document, `invalid` when no page of the site shows it
 */
export const renderDocument = (deps: DocumentDraftDeps, view: DraftView): Promise<DraftPage> =>
  DRAWN[view.key.kind](deps, view)
