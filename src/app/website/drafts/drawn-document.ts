import type { FastifyRequest } from 'fastify'
import type { DocumentKey, DocumentKind } from '#base/core/document.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { Session } from '#base/core/session.ts'
import { type ArticleDraftDeps, drawnArticle } from './shown-article.ts'
import { drawnNamedWidgets } from './shown-named-widgets.ts'
import { type DraftDeps, type Drawn, drawnDraft } from './shown-draft.ts'
import { drawnLayout } from './shown-layout.ts'
import { drawnMenu } from './shown-menu.ts'
import { drawnPerson } from './shown-person.ts'
import { drawnTemplate } from './shown-template.ts'
import { drawnTheme } from './shown-theme.ts'

export type DocumentDraftDeps = ArticleDraftDeps & DraftDeps

/**
 * Draws a version of a document, its draft unless `version` says another, or what is live without one, on the page of the site that shows it. It is
 * nobody's to keep or to index.
 * @param session of who looks
 * @throws {Refused} `absent` when there is no such document, `invalid` when no page of the site shows it
 */
type DrawDocument = (
  deps: DocumentDraftDeps,
  request: FastifyRequest,
  reader: SiteReader,
  key: DocumentKey,
  session: Session,
) => Promise<Drawn>

const DRAWN: Readonly<Record<DocumentKind, DrawDocument>> = {
  page: drawnDraft,
  article: drawnArticle,
  layout: drawnLayout,
  menu: drawnMenu,
  template: drawnTemplate,
  block: drawnNamedWidgets('block'),
  model: drawnNamedWidgets('model'),
  person: drawnPerson,
  theme: drawnTheme,
}

export const drawnDocument: DrawDocument = (deps, request, reader, key, session) =>
  DRAWN[key.kind](deps, request, reader, key, session)
