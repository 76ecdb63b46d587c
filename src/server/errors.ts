import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'

const TITLES: Record<number, string> = {
  400: 'Demande incomprise',
  405: 'Méthode refusée',
  408: 'Envoi trop lent',
  413: 'Envoi trop volumineux',
  414: 'Adresse trop longue',
  415: 'Format non reconnu',
  431: 'En-têtes trop longs',
  503: 'Service momentanément indisponible',
}
const FALLBACK = 'Une erreur est survenue'

/** What a visitor reads for a status: never a stack, never an internal message. */
const ADVICE: Record<number, string> = {
  400: 'L’adresse ou les données envoyées ne peuvent pas être lues. Vérifiez-les puis réessayez.',
  405: 'Cette adresse ne répond pas à cette méthode.',
  408: 'La demande n’est pas arrivée entière à temps. Réessayez.',
  413: 'Ce qui a été envoyé dépasse 64 Kio.',
  414: 'Raccourcissez l’adresse puis réessayez.',
  415: 'Envoyez un formulaire ou du JSON.',
  431: 'Effacez les cookies de ce site ou raccourcissez l’adresse, puis réessayez.',
  503: 'Réessayez dans quelques instants.',
}
const FALLBACK_ADVICE =
  'Le problème vient de notre côté et il a été noté. Réessayez dans quelques instants.'

/** Error → plain page; what is under `/ajax` answers for itself (`routes/ajax-errors.ts`). */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
    // What may not be read, a folder of media for one, is not there for a visitor.
    if (status === 403 || status === 404) return reply.callNotFound()
    if (status >= 500) request.log.error({ err: error, url: request.url }, 'La requête a échoué.')
    return answerError(reply, status)
  })
}

/** Answers a refusal as a small page that needs nothing else of the site. */
export function answerError(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(Buffer.from(errorPage(status)))
}

function errorPage(status: number): string {
  const title = TITLES[status] ?? FALLBACK
  const advice = ADVICE[status] ?? FALLBACK_ADVICE
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title></head>` +
    `<body><main><h1>${title}</h1><p>${advice}</p><p><a href="/">Retour à l’accueil</a></p></main></body></html>`
  )
}

/** What Node's HTTP parser can refuse, by its codes; anything else is a bad request. */
const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what is no HTTP request at all, before there is a request or a reply to speak of. */
export const answerUnreadable =
  (headers: Record<string, string>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = UNREADABLE[error.code ?? ''] ?? 400
    const page = Buffer.from(errorPage(status))
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-length': page.length,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
    socket.end(page)
  }
