import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStorageFault } from '#base/platform/db/storage-fault.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import { loggedPath } from '#base/platform/http/redaction.ts'
import { RequestRefused } from '#base/platform/security/refused.ts'

/** Seconds after which a reader may ask again. */
const RETRY_AFTER = '30'

const UNAVAILABLE =
  'Le fournisseur d’articles ne répond pas. Merci de réessayer dans quelques instants.'

const REFUSALS = {
  bad_request: [
    400,
    'La demande est mal formée : vérifiez son adresse, ses en-têtes et son corps.',
  ],
  bad_url: [400, 'L’adresse contient un « % » qui n’est pas suivi d’un octet UTF-8 lisible.'],
  bad_json: [400, 'Le corps est annoncé comme JSON et ne peut pas être lu comme tel.'],
  bad_token: [
    401,
    'Le jeton de l’en-tête « Authorization: Bearer … » n’est pas celui de ce site : demandez-le au cabinet, ou ôtez-le pour lire ce qui n’est pas réservé.',
  ],
  not_handed_on: [
    403,
    'Ce site tient ses articles d’un fournisseur et ne les transmet pas : adressez-vous à ce fournisseur.',
  ],
  not_found: [404, 'Aucun appel de ce nom : vérifiez l’adresse et le nom du fournisseur.'],
  method_not_allowed: [405, 'Cette adresse ne répond pas à cette méthode : voyez l’en-tête Allow.'],
  too_slow: [408, 'La demande n’est pas arrivée entière à temps.'],
  body_too_large: [413, 'Le corps de la demande dépasse 64 Kio.'],
  url_too_long: [414, 'Un segment de l’adresse est trop long : 8192 caractères au plus.'],
  unsupported_body: [415, 'Le corps doit être vide, un formulaire « urlencoded » ou du JSON.'],
  too_many_requests: [
    429,
    'Beaucoup de demandes viennent de votre réseau. Merci d’attendre une minute avant de réessayer.',
  ],
  headers_too_large: [431, 'La demande a trop d’en-têtes.'],
  internal: [
    500,
    'Une erreur est survenue de notre côté. Merci de réessayer dans quelques instants.',
  ],
  provider_contract: [
    502,
    'Le fournisseur d’articles a donné une réponse que l’on ne peut pas lire.',
  ],
  provider_unavailable: [503, UNAVAILABLE],
  overloaded: [503, 'Trop de demandes sont en cours. Merci de réessayer dans quelques instants.'],
  storage_unavailable: [
    503,
    'Le site ne peut pas lire ses données pour le moment. Merci de réessayer dans quelques instants.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>

type RefusalCode = keyof typeof REFUSALS

/** A request under `/ajax` that is refused; the message is for whoever sent it. */
export class AjaxRefusal extends Error {
  override name = 'AjaxRefusal'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** One of the refusals of the table. */
export function refusal(code: RefusalCode): AjaxRefusal {
  const [status, message] = REFUSALS[code]
  return new AjaxRefusal(status, code, message)
}

/** The framework's own refusals, by its codes (requirements G4). */
const FRAMEWORK: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_BAD_URL: 'bad_url',
  FST_ERR_MAX_PARAM_LENGTH: 'url_too_long',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_body',
}

/** What is refused before it comes to a route (`security/refused.ts`), by its status. */
const REFUSED: Readonly<Record<number, RefusalCode>> = {
  408: 'too_slow',
  415: 'unsupported_body',
  429: 'too_many_requests',
  431: 'headers_too_large',
  503: 'overloaded',
}

/** What the browser may know of an error: never the provider's or our own words (requirements G6). */
function refusalOf(error: unknown): AjaxRefusal {
  if (error instanceof AjaxRefusal) return error
  if (error instanceof EditorialUnavailable) return refusal('provider_unavailable')
  if (error instanceof EditorialContractBroken) return refusal('provider_contract')
  if (isStorageFault(error)) return refusal('storage_unavailable')
  const { code, statusCode } = frameworkError(error)
  const known = FRAMEWORK[code] ?? REFUSED[statusCode]
  if (known) return refusal(known)
  return refusal(statusCode >= 400 && statusCode < 500 ? 'bad_request' : 'internal')
}

function frameworkError(error: unknown): { code: string; statusCode: number } {
  if (!(error instanceof Error)) return { code: '', statusCode: 500 }
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : '',
    statusCode:
      'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500,
  }
}

/** Answers any error as `{"error": {"code", "message"}}` (requirements G4). */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, code, message } = refusalOf(error)
  if (status >= 500) {
    const level = status === 500 ? 'error' : 'warn'
    const path = loggedPath(request.url)
    request.log[level]({ err: error, path }, 'Un appel éditorial a échoué.')
  }
  if (status === 503) reply.header('retry-after', RETRY_AFTER)
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="articles"')
  if (error instanceof RequestRefused) {
    if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter))
    else reply.header('connection', 'close')
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: { code, message } })
}

const UNDER_AJAX = /^(?:https?:\/\/[^/]*)?\/ajax(?=[/?]|$)/

/**
 * Answers what the framework refuses before it looks for a route (a broken `%`, a parameter that
 * is too long), when the address is under `/ajax`. For `frameworkErrors` of Fastify, where no hook
 * and no error handler is asked.
 * @returns whether it answered
 */
export function refuseUnderAjax(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if (!UNDER_AJAX.test(request.raw.url ?? '')) return false
  answerRefusal(error, request, reply)
  return true
}
