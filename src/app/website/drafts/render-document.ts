import type { FastifyRequest } from 'fastify'
import type { DocumentKey, DocumentKind } from '#base/core/document.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { Session } from '#base/core/session.ts'
import { type ArticleDraftDeps, renderDraftArticle } from './render-article.ts'
import { renderNamedWidgets } from './render-named-widgets.ts'
import { type DraftDeps, type DraftPage, renderDraft } from './render-draft.ts'
import { renderDraftLayout } from './render-layout.ts'
import { renderDraftMenu } from './render-menu.ts'
import { renderDraftPerson } from './render-person.ts'
import { renderDraftTemplate } from './render-template.ts'
import { renderDraftTheme } from './render-theme.ts'

export type DocumentDraftDeps = ArticleDraftDeps & DraftDeps

/**
 * Draws a version of a document, its draft unless `version` says another, or what is live without one, on the page of the site that shows it. It is
 * nobody's to keep or to index.
 * @param session of who looks
 * @throws {Refused} `absent` when there is no such document, `invalid` when no page of the site shows it
 */
type RenderDocument = (
  deps: DocumentDraftDeps,
  request: FastifyRequest,
  reader: SiteReader,
  key: DocumentKey,
  session: Session,
) => Promise<DraftPage>

const DRAWN: Readonly<Record<DocumentKind, RenderDocument>> = {
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

export const renderDocument: RenderDocument = (deps, request, reader, key, session) =>
  DRAWN[key.kind](deps, request, reader, key, session)
