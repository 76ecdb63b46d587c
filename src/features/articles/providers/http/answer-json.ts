import { jsonExcess } from '#base/kit/json-bounds.ts'
import { decodeBytes } from '#base/platform/outgoing/decode-bytes.ts'
import type { OutgoingAnswer } from '#base/platform/outgoing/outgoing.ts'
import { retryAfter } from '#base/platform/outgoing/retry-after.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'

type Answer = Pick<OutgoingAnswer, 'status' | 'headers' | 'body'>

/**
 * Of an answer; the contract has six levels, and a list of 121 articles some thousands of values. A
 * hundred thousand cost more memory than all the rest.
 */
const BOUNDS = { depth: 50, values: 30_000 }

const EXCESS = {
  depth: `de plus de ${BOUNDS.depth} niveaux`,
  values: `de plus de ${BOUNDS.values} valeurs`,
} as const

/**
 * The JSON of an answer. `mayBeAbsent`: providers say 404 of what they do not know; it is believed
 * only with a `success` field, since a wrong address says 404 too.
 */
export function answerJson(answer: Answer, mayBeAbsent: boolean, now: Date): unknown {
  const { status, headers } = answer
  if (status === 429 || status === 503) {
    throw new EditorialUnavailable(`Le fournisseur demande d’attendre (${status}).`, {
      retryAfter: retryAfter(headers['retry-after'], now),
    })
  }
  if (isNotHandedOn(answer)) throw new EditorialUnavailable(NOT_HANDED_ON)
  if (status === 401 || status === 403) {
    throw new EditorialUnavailable(`Le fournisseur refuse l’accès (${status}) : vérifiez le jeton.`)
  }
  if (status >= 500) throw new EditorialUnavailable(`Le fournisseur est en erreur (${status}).`)
  const isKnown = status >= 200 && status < 300
  if (!isKnown && !(mayBeAbsent && status === 404)) {
    throw new EditorialContractBroken(`Réponse inattendue (${status}) : vérifiez l’adresse.`)
  }
  const json = parsed(answer)
  if (!isKnown && !(typeof json === 'object' && json !== null && 'success' in json)) {
    throw new EditorialContractBroken(`Réponse inattendue (${status}) : vérifiez l’adresse.`)
  }
  return json
}

const NOT_HANDED_ON =
  'Ce site tient ses articles d’un fournisseur et ne les transmet pas : lisez ce fournisseur lui-même.'

/** Whether another Vitrine says that its articles are not its own to hand on. */
export const isNotHandedOn = ({ status, body }: Pick<Answer, 'status' | 'body'>): boolean =>
  status === 403 && body.includes('"not_handed_on"')

function parsed({ body, headers }: Answer): unknown {
  const type = headers['content-type'] ?? ''
  const text = decodeBytes(body, /charset="?([^";\s]+)/i.exec(type)?.[1])
  const excess = jsonExcess(text, BOUNDS)
  if (excess !== null) {
    throw new EditorialContractBroken(`Le fournisseur a répondu un JSON ${EXCESS[excess]}.`)
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    const isHtml = /^\s*<(?:!doctype|html|\?xml)/i.test(text)
    const what = isHtml ? 'du HTML' : text.trim() === '' ? 'rien' : 'autre chose'
    throw new EditorialContractBroken(`Le fournisseur a répondu ${what} au lieu de JSON.`, {
      cause,
    })
  }
}
