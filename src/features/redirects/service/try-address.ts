import type { RedirectStore } from '#features/pages/store/redirects/redirect-store.ts'
import type { TriedAddress } from '../contract/redirects.ts'
import type { Page } from '#base/core/page/page.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { type Addresses, targetOf } from './redirect-facts.ts'

/** Steps after which a way counts as a circle; browsers give up at about twenty. */
const LONGEST_WAY = 10

/** Served by one path whatever the pages are. */
const FILES = /^\/(?:media|uploads|templates|assets|documents)\//

/** Follows a visitor from an address, rule by rule, in the order of requirements A4. */
export async function triedAddress(
  stores: { redirects: RedirectStore },
  reader: SiteReader,
  start: string,
  addresses: Addresses,
): Promise<TriedAddress> {
  const steps: TriedAddress['steps'] = []
  let address = start
  for (let count = 0; count < LONGEST_WAY; count += 1) {
    const step = await stepFrom(stores, reader, address, addresses)
    steps.push({ address, rule: step.rule })
    if ('end' in step) return { steps, end: step.end }
    address = step.next
    if (!address.startsWith('/')) {
      steps.push({ address, rule: 'Le visiteur quitte le site.' })
      return { steps, end: 'elsewhere' }
    }
  }
  return { steps, end: 'circle' }
}

type Step = { rule: string } & ({ next: string } | { end: TriedAddress['end'] })

async function stepFrom(
  stores: { redirects: RedirectStore },
  reader: SiteReader,
  address: string,
  addresses: Addresses,
): Promise<Step> {
  const { path, search } = requestUrl(address)
  if (path === null) return { rule: 'Cette adresse est mal formée.', end: 'lost' }
  if (FILES.test(path)) return { rule: 'C’est l’adresse d’un fichier.', end: 'file' }
  if (path !== '/' && path.endsWith('/')) {
    return { rule: 'La barre finale est retirée.', next: path.slice(0, -1) + search }
  }
  const page = await reader.page(path)
  if (page?.is_active) return shown(page)
  const redirect = await stores.redirects.match(reader.site.id, path)
  const target = redirect === null ? null : targetOf(redirect, path, addresses)
  const offline = page === null ? '' : `La page « ${page.name} » est hors ligne. `
  if (redirect === null) {
    return { rule: `${offline}Aucune règle : la page « introuvable » s’affiche.`, end: 'lost' }
  }
  const rule =
    redirect.kind === 'moved'
      ? `Ancienne adresse d’une page renommée ou déplacée (${redirect.source}).`
      : `Redirection ${redirect.source} → ${redirect.destination}.`
  if (target === null || target === path) {
    return { rule: `${offline}${rule} Elle ne mène plus nulle part.`, end: 'lost' }
  }
  const isBare = target.startsWith('/') && !/[?#]/.test(target)
  return { rule: offline + rule, next: isBare ? target + search : target }
}

const shown = (page: Page): Step =>
  page.is_secure
    ? { rule: `Page « ${page.name} », réservée : la connexion est demandée.`, end: 'sign-in' }
    : { rule: `Page « ${page.name} ».`, end: 'page' }
