import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { escapeHtml } from '#base/kit/html/escape-html.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isStorageFault } from '../db/storage-fault.ts'
import { loggedPath } from './redaction.ts'
import { RequestRefused } from '../security/refused.ts'

// An import of this module makes Node load `fetch` and WebSockets too: fourteen megabytes.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

const TITLES: Record<number, string> = {
  400: 'Demande incomprise',
  403: 'Demande refusée',
  404: 'Page introuvable',
  405: 'Méthode refusée',
  408: 'Envoi trop lent',
  413: 'Envoi trop volumineux',
  414: 'Adresse trop longue',
  415: 'Format non reconnu',
  416: 'Partie introuvable',
  417: 'Demande incomprise',
  429: 'Trop de demandes',
  431: 'En-têtes trop longs',
  503: 'Service momentanément indisponible',
  505: 'Version inconnue',
}
const FALLBACK = 'Une erreur est survenue'

/** What a visitor reads for a status: never a stack, never an internal message. */
const ADVICE: Record<number, string> = {
  400: 'L’adresse ou les données envoyées ne peuvent pas être lues. Vérifiez-les puis réessayez.',
  403:
    'Elle ne vient pas d’une fenêtre ouverte à cette adresse. Ouvrez l’adresse dans un onglet ; si ce ' +
    'message revient, mettez votre navigateur à jour.',
  404: 'Cette adresse ne mène à rien ici. Vérifiez-la, ou repartez de l’accueil.',
  405: 'Cette adresse ne répond pas à cette méthode.',
  408: 'La demande n’est pas arrivée entière à temps. Réessayez.',
  413: 'Ce qui a été envoyé dépasse 64 Kio.',
  414: 'Raccourcissez l’adresse puis réessayez.',
  415: 'Envoyez un formulaire ou du JSON.',
  416: 'Ce fichier n’a pas la partie demandée.',
  417: 'L’en-tête Expect demande ce que ce serveur ne fait pas.',
  429: 'Beaucoup de demandes viennent de votre réseau. Attendez une minute, puis réessayez.',
  431: 'Effacez les cookies de ce site ou raccourcissez l’adresse, puis réessayez.',
  503: 'Réessayez dans quelques instants.',
  505: 'Ce serveur parle HTTP/1.1.',
}
const FALLBACK_ADVICE =
  'Le problème vient de notre côté et il a été noté. Réessayez dans quelques instants.'

/** Seconds after which a database or a disk that was away may be back. */
export const RETRY_AFTER = '10'

declare module 'fastify' {
  interface FastifyInstance {
    /** Addresses of the stylesheets of pages that have nothing else of the site. */
    errorStylesheets: readonly string[]
  }
}

/** What `@fastify/send` says of a part that a file hasn't. */
type NoSuchPart = FastifyError & { headers?: { 'Content-Range'?: string } }

/**
 * Error → plain page; what is under `/ajax` answers for itself (`routes/ajax-errors.ts`).
 * @param stylesheets their addresses, for every small page of the app
 */
export function answerErrors(app: FastifyInstance, stylesheets: readonly string[]): void {
  app.decorate('errorStylesheets', stylesheets)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = isStorageFault(error)
      ? 503
      : error.statusCode && error.statusCode >= 400
        ? error.statusCode
        : 500
    // What may not be read, a folder of media for one, is not there for a visitor.
    if (status === 403 || status === 404) return reply.callNotFound()
    if (error instanceof RequestRefused) return answerRefused(reply, error)
    if (status === 416 && wantsMoreThanAll(request.raw, error)) {
      // Whoever looks after the answer does so for both turns.
      reply.raw.setMaxListeners(TWO_TURNS)
      return request.routeOptions.handler.call(app, request, reply)
    }
    if (status >= 500) {
      const path = loggedPath(request.url)
      request.log.error({ err: error, path }, 'La requête a échoué.')
    }
    if (status === 503) reply.header('retry-after', RETRY_AFTER)
    // How long a file is of which a part was asked that it hasn't.
    const length = status === 416 ? lengthSaid(error) : undefined
    if (length !== undefined) reply.header('content-range', length)
    return answerError(reply, status)
  })
}

const lengthSaid = (error: NoSuchPart): string | undefined => error.headers?.['Content-Range']

/** Listeners of an answer whose route is asked twice; one turn has some eight. */
const TWO_TURNS = 20

/** The last bytes of a file, however few; no bytes at all are none. */
const SUFFIX = /^ *bytes=-0*[1-9]\d*$/

/**
 * Whoever asks for the last bytes of a file that has fewer means all of it (RFC 9110, section 14.1.2), where the plugin
 * sees no part that is there: it is asked again for the file from its first byte on, and for the whole of an empty one.
 */
function wantsMoreThanAll({ headers }: IncomingMessage, error: NoSuchPart): boolean {
  if (!SUFFIX.test(headers.range ?? '')) return false
  if (lengthSaid(error) === 'bytes */0') delete headers.range
  else headers.range = 'bytes=0-'
  return true
}

/** Answers what was refused before it came to a route. */
export function answerRefused(reply: FastifyReply, refused: RequestRefused): FastifyReply {
  const { statusCode, retryAfter } = refused
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter))
  // Whoever sends such requests may have more of them on the same connection.
  else reply.header('connection', 'close')
  return answerError(reply, statusCode)
}

/** What a small page says. */
interface SmallPage {
  title: string
  advice: string
  /** Where its button leads; the home page unless said. */
  back?: string
}

/**
 * Answers a refusal as a small page that needs nothing of the site but, to be handsome, its stylesheets.
 * @param words in place of those of the status
 */
export function answerError(
  reply: FastifyReply,
  status: number,
  words: SmallPage = wordsOf(status),
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(Buffer.from(errorPage(words, reply.server.errorStylesheets)))
}

const wordsOf = (status: number): SmallPage => ({
  title: TITLES[status] ?? FALLBACK,
  advice: ADVICE[status] ?? FALLBACK_ADVICE,
})

const errorPage = ({ back = '/', ...words }: SmallPage, stylesheets: readonly string[]): string =>
  smallPage(
    words,
    stylesheets,
    `<p><a class="btn btn-primary" href="${back}">${back === '/' ? 'Retour à l’accueil' : 'Retour'}</a></p>`,
  )

/** A page that needs nothing of the site but its stylesheets, with HTML of ours below its words. */
export function smallPage(
  { title, advice }: Pick<SmallPage, 'title' | 'advice'>,
  stylesheets: readonly string[],
  below: string,
): string {
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title>` +
    stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('') +
    '</head>' +
    `<body class="error-page"><main><h1>${title}</h1><p>${advice}</p>${below}</main></body></html>`
  )
}

/** What Node's HTTP parser can refuse, by its codes; anything else is a bad request. */
const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

interface ParserError extends Error {
  code?: string
  /** What could not be read. */
  rawPacket?: unknown
}

/** Bytes of a request line that leaves the headers no room: it is the address that is too long. */
const LONG_LINE = 12_000

function statusOf({ code = '', rawPacket }: ParserError): number {
  const status = UNREADABLE[code] ?? 400
  if (status !== 431 || !Buffer.isBuffer(rawPacket)) return status
  const isBeginning = /^[A-Z-]{1,20} $/.test(
    rawPacket.toString('latin1', 0, rawPacket.indexOf(' ') + 1),
  )
  const end = rawPacket.indexOf('\n')
  return isBeginning && (end < 0 || end > LONG_LINE) ? 414 : status
}

/**
 * Answers what is no HTTP request at all, before there is a request or a reply to speak of.
 * @param report is told of each answer's status
 */
export const answerUnreadable =
  (
    headers: Record<string, string>,
    stylesheets: readonly string[],
    report: (status: number) => void = () => {},
  ) =>
  (error: ParserError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statusOf(error)
    report(status)
    const page = Buffer.from(errorPage(wordsOf(status), stylesheets))
    const lines = Object.entries(smallPageHeaders(headers, page)).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
    socket.end(page)
  }

/** Answers what Node read but hands to no route. */
export const answerUnrouted =
  (headers: Record<string, string>, stylesheets: readonly string[]) =>
  (reply: ServerResponse, status: number): void => {
    const page = Buffer.from(errorPage(wordsOf(status), stylesheets))
    reply.writeHead(status, smallPageHeaders(headers, page)).end(page)
  }

const smallPageHeaders = (headers: Record<string, string>, page: Buffer) => ({
  ...headers,
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-length': page.length,
  connection: 'close',
})
