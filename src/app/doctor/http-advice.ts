import { isNotHandedOn } from '#features/articles/providers/http/answer-json.ts'
import type { OutgoingFault } from '#base/platform/outgoing/outgoing.ts'
import type { Exchange } from './recorded.ts'

const BY_FAULT: Readonly<Record<OutgoingFault, string>> = {
  address: 'si ce service est bien sur votre réseau, donnez PROVIDER_ALLOW_PRIVATE=1',
  redirects: 'donnez l’adresse à laquelle ces redirections devraient mener',
  unreachable:
    'vérifiez l’adresse, que le service est en marche et que cette machine peut y accéder',
  timeout: 'vérifiez l’adresse et que le pare-feu laisse sortir vers elle, ou réessayez plus tard',
  'too-large': 'signalez-le à qui tient ce service',
  encoding: 'signalez-le à qui tient ce service',
  aborted: 'recommencez',
}

/** What to do after an exchange that did not end well; `null` when its form alone is at fault. */
export function adviceAfter(exchange: Exchange | null): string | null {
  if (exchange?.failure) return BY_FAULT[exchange.failure.fault]
  const status = exchange?.answer?.status ?? 200
  if (exchange?.answer && isNotHandedOn(exchange.answer)) {
    return 'donnez l’adresse du fournisseur de ce site, non celle du site'
  }
  if (status === 401 || status === 403) {
    return 'vérifiez le jeton : PROVIDER_TOKEN, ou le réglage provider_token du site'
  }
  if (status === 429 || status === 503) return 'le service demande d’attendre : réessayez plus tard'
  if (status >= 500) return 'le service est en panne : réessayez, puis signalez-le à qui le tient'
  if (status < 200 || status >= 300) {
    return `vérifiez le chemin de PROVIDER_URL (ou de provider_url) ; appelé : ${called(exchange)}`
  }
  return isHtml(exchange)
    ? `l’adresse mène à un site et non à ses appels : vérifiez-la ; appelé : ${called(exchange)}`
    : null
}

/** The request, without what an address may carry besides its path. */
function called(exchange: Exchange | null): string {
  const url = exchange === null ? null : URL.parse(exchange.url)
  return url === null ? '' : `${exchange?.method} ${url.origin}${url.pathname}`
}

const isHtml = (exchange: Exchange | null): boolean =>
  /^\s*<(?:!doctype|html)/i.test(exchange?.answer?.body.toString('latin1', 0, 200) ?? '')
