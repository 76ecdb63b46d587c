import { type Reason, Refused } from '#base/kit/refused.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isStorageFault, isUnansweredCommit } from '#base/platform/db/storage-fault.ts'
import { ContentError } from '#base/core/content-error.ts'
import { RETRY_AFTER } from '#base/platform/http/errors.ts'
import { RequestRefused } from '#base/platform/security/refused.ts'

/** The status that an answer has for each reason. */
const STATUS: Readonly<Record<Reason, number>> = {
  unreadable: 400,
  'signed-out': 401,
  forbidden: 403,
  absent: 404,
  'wrong-method': 405,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  busy: 503,
}

/** The status that a refusal is answered with. */
export const statusOf = ({ reason }: Refused): number => STATUS[reason]

/** The answer of a refusal: the sentence to show, and faults by the dotted name of their field. */
interface Fault {
  message: string
  faults?: Record<string, string>
  [detail: string]: unknown
}

/** Refusals become their status and sentence; whatever else happened is logged and told as such. */
export function sendFault(
  request: FastifyRequest,
  reply: FastifyReply,
  cause: unknown,
): FastifyReply {
  const { status, fault } = faultOf(cause)
  if (status >= 500 && !(cause instanceof RequestRefused))
    request.log.error({ err: cause }, 'La demande du back-office a échoué.')
  if (cause instanceof RequestRefused && cause.retryAfter !== null) {
    reply.header('retry-after', String(cause.retryAfter))
  }
  if (status === 503) reply.header('retry-after', RETRY_AFTER)
  return reply.code(status).header('cache-control', 'no-store').send(fault)
}

/** What the framework refuses before a handler sees it, and what finds no place to be done. */
const UNREAD: Readonly<Record<string, { status: number; fault: Fault }>> = {
  '400': {
    status: 400,
    fault: { message: 'La demande est illisible : ce n’est pas du JSON correct.' },
  },
  '408': {
    status: 408,
    fault: {
      message:
        'L’envoi est trop lent et n’est pas arrivé entier : vérifiez la connexion, réessayez.',
    },
  },
  '429': {
    status: 429,
    fault: {
      message:
        'Beaucoup de demandes viennent de votre réseau. Attendez une minute ; rien n’est perdu.',
    },
  },
  '413': {
    status: 413,
    fault: { message: 'La demande est trop volumineuse : envoyez-en moins à la fois.' },
  },
  '503': {
    status: 503,
    fault: {
      message:
        'Le serveur a déjà beaucoup à faire. Rien n’a été enregistré ; réessayez dans un instant.',
    },
  },
  '415': {
    status: 415,
    fault: { message: 'Ce type de contenu n’est pas accepté ici : envoyez du JSON.' },
  },
}

/** Nobody knows before the database answers again: neither a yes nor a no is claimed. */
const MAYBE_WRITTEN =
  'La base de données n’a pas confirmé l’enregistrement : votre modification est peut-être enregistrée. ' +
  'Gardez cette page ouverte ; dans un instant, rechargez-la dans un autre onglet et vérifiez avant de recommencer.'

function faultOf(cause: unknown): { status: number; fault: Fault } {
  if (cause instanceof Refused) {
    return { status: statusOf(cause), fault: { ...cause.facts, message: cause.message } }
  }
  const unread = cause instanceof Error ? UNREAD[String(Object(cause)['statusCode'])] : undefined
  if (unread !== undefined) return unread
  if (cause instanceof ContentError) return { status: 422, fault: { message: cause.message } }
  if (cause instanceof z.ZodError) {
    const faults = Object.fromEntries(
      cause.issues.map(({ path, message }) => [path.join('.'), message]),
    )
    const said = cause.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')} : ${message}` : message,
    )
    return { status: 422, fault: { message: `Saisie refusée. ${said.join(' ; ')}`, faults } }
  }
  if (isUnansweredCommit(cause)) return { status: 503, fault: { message: MAYBE_WRITTEN } }
  if (isStorageFault(cause)) {
    return {
      status: 503,
      fault: {
        message:
          'La base de données ou le disque ne peut pas être lu ou écrit pour le moment. Rien n’a été ' +
          'enregistré ; gardez cette page ouverte et réessayez dans un instant.',
      },
    }
  }
  return {
    status: 500,
    fault: {
      message:
        'Le serveur n’a pas pu répondre. Vérifiez ce qui a été enregistré, puis réessayez dans un instant.',
    },
  }
}
