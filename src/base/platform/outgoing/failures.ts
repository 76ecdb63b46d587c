import { AddressRefused } from './guarded-connector.ts'
import { isTlsCode, type OutgoingFault, OutgoingFailed } from './outgoing.ts'

/** What went wrong by the code of the error, each a clause that follows « exemple.fr : ». */
const CLAUSES: Readonly<Record<string, readonly [OutgoingFault, string]>> = {
  ENOTFOUND: ['unreachable', 'ce nom n’existe pas, vérifiez l’adresse'],
  EAI_AGAIN: ['unreachable', 'le résolveur de noms ne répond pas, vérifiez le réseau du serveur'],
  ECONNREFUSED: ['unreachable', 'la connexion est refusée, le service est sans doute arrêté'],
  EHOSTUNREACH: ['unreachable', 'aucune route n’y mène, vérifiez le réseau du serveur'],
  ENETUNREACH: ['unreachable', 'aucune route n’y mène, vérifiez le réseau du serveur'],
  ECONNRESET: ['unreachable', 'la connexion a été coupée'],
  EPIPE: ['unreachable', 'la connexion a été coupée'],
  UND_ERR_SOCKET: ['unreachable', 'la connexion a été coupée'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['unreachable', 'la réponse n’a pas la longueur annoncée'],
  ETIMEDOUT: ['timeout', 'la connexion ne s’établit pas'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'la connexion ne s’établit pas'],
  UND_ERR_HEADERS_OVERFLOW: ['too-large', 'les en-têtes de la réponse sont trop longs'],
  UND_ERR_DESTROYED: ['aborted', 'le serveur s’arrête'],
  UND_ERR_CLOSED: ['aborted', 'le serveur s’arrête'],
}

/**
 * The failure that an error of the connection or of the HTTP client amounts to. It names the host
 * alone: paths and query strings may hold a key. Of the error it keeps the code and the message, not
 * the object, which may carry bytes of the answer.
 */
export function failureOf(error: unknown, host: string): OutgoingFailed {
  if (error instanceof OutgoingFailed) return error
  if (error instanceof AddressRefused) return addressRefused(error, host)
  const code = codeOf(error)
  const [fault, clause] = CLAUSES[code] ?? ['unreachable', otherClause(code)]
  const message = error instanceof Error ? error.message : String(error)
  return new OutgoingFailed(fault, `${host} : ${clause}.`, {
    code,
    cause: new Error(code ? `${code}: ${message}` : message),
  })
}

function addressRefused(error: AddressRefused, host: string): OutgoingFailed {
  const where = error.addresses.join(', ') || 'rien'
  return new OutgoingFailed(
    'address',
    `${host} : cette adresse n’est pas de l’internet public (${where}), la connexion est refusée.`,
    { cause: error },
  )
}

/** Code of an error; of the first one among those of a host's several addresses. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError) return error.errors.map(codeOf).find(Boolean) ?? ''
  return ''
}

function otherClause(code: string): string {
  if (code.startsWith('HPE_')) return 'la réponse n’est pas du HTTP valable'
  if (isTlsCode(code)) {
    return `la connexion chiffrée échoue (${code}), vérifiez le certificat`
  }
  return code ? `la demande a échoué (${code})` : 'la demande a échoué'
}
