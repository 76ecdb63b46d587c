import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CANVAS_KINDS, CANVAS_PATH, documentKey, type DocumentKey } from '#base/core/document.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { Session } from '#base/core/session.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminHost } from '#base/platform/http/admin-host.ts'
import { answerError } from '#base/platform/http/errors.ts'
import type { Documents } from '#features/publishing/contract/documents.ts'
import { notHere, signedOut } from '#framework/api/admin-route.ts'
import { statusOf } from '#framework/api/refusals.ts'
import { mayDo } from '#framework/api/rights.ts'
import { type DocumentDraftDeps, renderDocument } from '../drafts/render-document.ts'
import { type PageRequestDeps, sendPage } from './page.ts'

export type CanvasRoutes = DocumentDraftDeps &
  Pick<PageRequestDeps, 'siteOf' | 'session'> & {
    kinds: readonly Documents[]
    adminHost: AdminHost | null
    /** The site that an address names on the back office's own host. */
    doors: { chosen(request: Pick<FastifyRequest, 'raw'>): number | null }
    admin: {
      /** Script of the canvas; `null` while there is none. */
      canvas: string | null
    }
  }

/**
 * `GET /admin/canvas/page/12/fr`: the site's own document with the draft, for the frame in which it is edited.
 * Each text says which option it is; of the site nothing runs, only the script of the canvas. It is made for
 * who may write this document, and never kept.
 */
export function canvasRoutes(app: FastifyInstance, deps: CanvasRoutes): void {
  app.get<{ Params: { '*': string } }>(`/admin${CANVAS_PATH}/*`, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    try {
      const { reader, session, key } = await admitted(deps, request)
      const drawing = { ...deps, editing: { key, script: deps.admin.canvas } }
      const answer = await renderDocument(drawing, { request, reader, key, lookedAtBy: session })
      return await sendPage(deps, request, reply, session, answer, 200)
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      const words = { title: 'Cette page ne peut pas être modifiée ici', advice: cause.message }
      return answerError(reply, statusOf(cause), { ...words, back: '/admin' })
    }
  })
}

interface Admitted {
  reader: SiteReader
  session: Session
  key: DocumentKey
}

/** @throws {Refused} `absent` for what can't be, `signed-out` or `forbidden` for who may not write it */
async function admitted(
  deps: CanvasRoutes,
  request: FastifyRequest<{ Params: { '*': string } }>,
): Promise<Admitted> {
  if (deps.adminHost !== null && deps.doors.chosen(request) === null) throw notHere()
  const reader = await deps.siteOf(request)
  const session = await deps.session(request.headers, reader.site.id)
  // Who looks at the site from elsewhere edits nothing.
  if (session.user === null || session.isView) throw signedOut()
  if (session.role === 'visitor') throw notHere()
  const key = namedKey(request.params['*'])
  const document = deps.kinds.find(({ kind }) => kind === key?.kind)
  if (key === null || document === undefined) throw nowhere()
  if (!mayDo(session.role, document.rights.write)) {
    throw new Refused('forbidden', 'Votre rôle ne permet pas de modifier ce document.')
  }
  const params = document.params.safeParse(document.paramsOf(key))
  if (!params.success) throw nowhere()
  return { reader, session, key: document.keyOf(params.data) }
}

/** `layout/1/header/fr` as the document that it names, in its language or the one that it has by itself. */
function namedKey(path: string): DocumentKey | null {
  const [kind = '', ...rest] = path.split('/')
  const lang = rest.pop() ?? ''
  if (!(LANGUAGES as readonly string[]).includes(lang)) return null
  if (!(CANVAS_KINDS as readonly string[]).includes(kind)) return null
  return documentKey.safeParse({ kind, ref: rest.join('/'), lang }).data ?? null
}

const nowhere = () =>
  new Refused('absent', 'Cette adresse ne mène à rien : revenez à la liste, et ouvrez de nouveau.')
