import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestRefused } from '#base/platform/security/refused.ts'
import { Refused } from '#base/kit/refused.ts'
import { sendFault } from './refusals.ts'
import { ADMIN_API } from './admin-route.ts'

/**
 * Addresses below `/admin/api` that lead nowhere: JSON, as of all the others, and neither the document
 * of the screens nor a page of the site. One that is there for other methods names them.
 */
export function unknownRoutes(app: FastifyInstance): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methodsOf(app, request.url.split('?', 1)[0] ?? '')
    if (allowed.length === 0) return sendFault(request, reply, unknown())
    reply.header('allow', allowed.join(', '))
    return sendFault(request, reply, otherMethod())
  }
  for (const url of [ADMIN_API, `${ADMIN_API}/*`]) {
    app.all(
      url,
      {
        config: { isUnknown: true },
        // Whatever the body is, nobody reads it.
        onRequest: answer,
      },
      answer,
    )
  }
}

const unknown = () =>
  new Refused('absent', 'Aucun appel de ce nom : vérifiez l’adresse, ou rechargez la page.')

const otherMethod = () =>
  new Refused(
    'wrong-method',
    'Cette adresse ne répond pas à cette méthode : voyez l’en-tête Allow.',
  )

/** Methods that an address takes; none when nothing is there. */
function methodsOf({ adminRoutes }: FastifyInstance, path: string): string[] {
  const parts = path.split('/')
  const isThere = (url: string) => {
    const named = url.split('/')
    return (
      named.length === parts.length &&
      named.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
    )
  }
  const found = adminRoutes.filter(({ url }) => isThere(url)).flatMap(({ methods }) => methods)
  return [...new Set(found)].toSorted()
}

const UNDER_ADMIN = /^(?:https?:\/\/[^/]*)?\/admin\/api(?=[/?]|$)/

/**
 * Answers what the framework refuses before it looks for a route (a broken `%`) as JSON, when the
 * address is below `/admin/api`. For `frameworkErrors` of Fastify, as `refuseUnderAjax`.
 * @returns whether it answered
 */
export function refuseUnderAdmin(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if (!UNDER_ADMIN.test(request.raw.url ?? '')) return false
  sendFault(request, reply, error instanceof RequestRefused ? error : unreadable())
  return true
}

const unreadable = () =>
  new Refused('unreadable', 'L’adresse ne peut pas être lue : rechargez la page.')
