import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import type { Actor, Audited, AuditNote } from '#base/core/account.ts'
import type { Atomically } from '#base/platform/db/transaction.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import type { Session, SessionPort, SessionUser } from '#base/core/session.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { Refused } from '#base/kit/refused.ts'
import { seenTexts } from '#base/kit/text/seen-text.ts'
import { tooLong } from '#base/kit/text/too-long.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { sendFault } from './refusals.ts'
import { isForged } from './forgery.ts'
import { mayDo, type Right } from './rights.ts'
import { giveNextToken, refuseWithoutToken } from './write-token.ts'

/** Path of the back office's interface. */
export const ADMIN_API = '/admin/api'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every address of the back office with what it asks for. */
    adminRoutes: {
      methods: string[]
      url: string
      right: Right
      asksAgain: boolean
      bodyLimit: number | undefined
    }[]
  }
  interface FastifyContextConfig {
    /** What a caller of an admin route must be allowed to do. */
    right?: Right
    /** The password is asked for again before it does anything. */
    asksAgain?: boolean
    /** Answered on the back office's own host before a site is chosen. */
    withoutSite?: boolean
    /** Answers for addresses of the back office's interface that lead nowhere. */
    isUnknown?: boolean
  }
}

/** What a handler of the back office gets: everything checked. */
export interface AdminCall<Params, Query, Body, Stores = unknown> {
  /** The site of the request's host, read as it was saved. */
  siteId: number
  reader: SiteReader
  user: SessionUser
  session: Session
  params: Params
  query: Query
  body: Body
  request: FastifyRequest
  reply: FastifyReply
  /**
   * Writes and notes it in the audit log, both or neither. Inside, only the stores that `work` gets
   * may be asked; the note may be made of the work's result.
   */
  audited: Audited<Stores>
}

/** One route of the back office, under `/admin/api`. */
interface AdminRoute<Params, Query, Body, Stores> {
  method: Extract<HTTPMethods, 'GET' | 'POST' | 'PUT' | 'DELETE'>
  /** Below `/admin/api`: `/pages/:id`. */
  path: string
  right: Right
  params?: z.ZodType<Params>
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  /** Bytes; 64 KiB unless said. */
  bodyLimit?: number
  /** What matters most: whoever has not given their password for a while is asked for it again. */
  asksAgain?: boolean
  withoutSite?: boolean
  /** What it gives becomes JSON; a reply that it sent itself stays as it is. */
  handle: (call: AdminCall<Params, Query, Body, Stores>) => Promise<unknown>
}

/** Declares a route; without a right it can't be. `Stores` are those that its audited writes ask. */
export type DefineRoute<Stores = unknown> = <Params = unknown, Query = unknown, Body = unknown>(
  route: AdminRoute<Params, Query, Body, Stores>,
) => void

/** Who writes what was done. */
interface AuditLog {
  audit: { add(siteId: number, actor: Actor, note: AuditNote): Promise<void> }
}

export interface RouterDeps<Stores extends AuditLog = AuditLog> {
  stores: { atomically: Atomically<Stores> }
  siteOf: SiteOf
  session: SessionPort
  signer: Signer
}

/** The declaring function of one app. */
export const adminRouter =
  <Stores extends AuditLog>(app: FastifyInstance, deps: RouterDeps<Stores>): DefineRoute<Stores> =>
  (route) => {
    app.route({
      method: route.method,
      url: ADMIN_API + route.path,
      config: configOf(route),
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      errorHandler: (cause, request, reply) => sendFault(request, reply, cause),
      async onRequest(request) {
        admitted.set(request, await admission(deps, request, configOf(route)))
      },
      async handler(request, reply) {
        reply.header('cache-control', 'no-store')
        try {
          const call = checkedCall(deps, route, request, reply)
          const answer = await route.handle(call)
          if (!reply.sent) await giveNextToken(deps, call)
          return reply.sent ? reply : reply.send(answer ?? {})
        } catch (cause) {
          return sendFault(request, reply, cause)
        }
      },
    })
  }

/**
 * Every address of the back office declares what a caller must be allowed to do: a route without a
 * right stops the start.
 */
export function refuseUndeclared(app: FastifyInstance): void {
  app.decorate('adminRoutes', [])
  app.addHook('onRoute', ({ method, url, config, bodyLimit }) => {
    if (!url.startsWith(ADMIN_API) || config?.isUnknown === true) return
    if (config?.right === undefined) {
      throw new Error(
        `La route ${url} ne dit pas quel droit elle demande (framework/api/rights.ts).`,
      )
    }
    const { right, asksAgain = false } = config
    app.adminRoutes.push({ methods: [method].flat(), url, right, asksAgain, bodyLimit })
  })
}

const configOf = ({
  right,
  asksAgain = false,
  withoutSite = false,
}: Pick<
  AdminRoute<unknown, unknown, unknown, unknown>,
  'right' | 'asksAgain' | 'withoutSite'
>) => ({ right, asksAgain, withoutSite })

/** Who calls, on which site. */
interface Admission {
  reader: SiteReader
  session: Session
}

/** Found before the body is read: a stranger's, of several megabytes, is never held. */
const admitted = new WeakMap<FastifyRequest, Admission>()

/** @throws {Refused} `forbidden` or `signed-out` for whoever may not make this call */
async function admission(
  deps: Pick<RouterDeps, 'siteOf' | 'session' | 'signer'>,
  request: FastifyRequest,
  { right, asksAgain, withoutSite }: ReturnType<typeof configOf>,
): Promise<Admission> {
  if (isForged(request)) {
    throw new Refused(
      'forbidden',
      'Cette demande ne vient pas du site : rechargez la page et recommencez.',
    )
  }
  const reader = await deps.siteOf(request)
  const session = await deps.session(request.headers, reader.site.id)
  if (session.role === 'visitor' && session.user !== null && !withoutSite) throw notHere()
  if (!mayDo(session.role, right)) {
    if (session.role === 'visitor') throw signedOut()
    throw new Refused('forbidden', 'Votre rôle ne permet pas cette action.')
  }
  refuseWithoutToken(deps.signer, request, session, right)
  refuseWritingAsAnother(session, request, right)
  if (asksAgain && !session.isConfirmed) {
    throw new Refused(
      'forbidden',
      'Cette action demande de confirmer que c’est vous : donnez de nouveau votre mot de passe.',
      { reauthenticate: true },
    )
  }
  return { reader, session }
}

export const signedOut = () =>
  new Refused('signed-out', 'Votre session est terminée : connectez-vous pour continuer.')

/** Somebody who is nothing on a site is not told whether there is one. */
export const notHere = () =>
  new Refused(
    'forbidden',
    'Ce site n’existe pas, ou il ne vous est pas ouvert : revenez à la liste de vos sites.',
  )

function checkedCall<Params, Query, Body, Stores extends AuditLog>(
  deps: RouterDeps<Stores>,
  route: AdminRoute<Params, Query, Body, Stores>,
  request: FastifyRequest,
  reply: FastifyReply,
): AdminCall<Params, Query, Body, Stores> {
  const known = admitted.get(request)
  if (known === undefined) throw new Error('Personne n’a regardé qui appelle.')
  const { reader, session } = known
  const siteId = reader.site.id
  const user = session.user ?? NOBODY
  return {
    siteId,
    reader,
    user,
    session,
    params: place(route.params, request.params),
    query: parsed(route.query, request.query),
    body: parsed(route.body, request.body),
    request,
    reply,
    audited: (note, work) =>
      deps.stores.atomically(async (stores) => {
        const result = await work(stores)
        await stores.audit.add(siteId, user, typeof note === 'function' ? note(result) : note)
        return result
      }),
  }
}

/** Who looks at the site as somebody else changes nothing in that name (requirements J2). */
function refuseWritingAsAnother(
  { impersonating, user }: Session,
  { method }: FastifyRequest,
  right: Right,
): void {
  if (!impersonating || method === 'GET' || method === 'HEAD' || right === 'sign-in') return
  throw new Refused(
    'forbidden',
    `Vous regardez le site comme ${user?.name ?? 'quelqu’un d’autre'} : rien ne peut être modifié. ` +
      'Revenez à votre compte pour le faire.',
    { impersonating: true },
  )
}

/** Whoever signs in is nobody yet. */
const NOBODY: SessionUser = { id: '', name: '', email: '' }

/** What an address names. @throws {Refused} `absent` where there can't be such a thing */
function place<T>(schema: z.ZodType<T> | undefined, value: unknown): T {
  try {
    return parsed(schema, value)
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause
    throw new Refused(
      'absent',
      'Cette adresse ne mène à rien : vérifiez-la, ou revenez à la liste.',
    )
  }
}

function parsed<T>(schema: z.ZodType<T> | undefined, value: unknown): T {
  // A handler without a schema has declared that it reads nothing: its type is `unknown`.
  if (schema === undefined) return undefined as T
  return schema.parse(seenTexts(value), { error: refusal })
}

const french = z.locales.fr().localeError

/** What zod says of a text that is too long tells nobody by how much. */
const refusal: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'too_big' && typeof issue.input === 'string'
    ? `trop long : ${tooLong(issue.input, Number(issue.maximum))}`
    : french(issue)
