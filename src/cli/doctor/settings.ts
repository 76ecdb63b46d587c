import type { Env } from '#env'
import { legalGaps } from '#domain/legal.ts'
import type { Site } from '#domain/site.ts'
import type { OpenContent } from './database.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, error } = findingsOf('réglages')

/** The pages that the addresses of articles need (requirements D11). */
const FEED_PAGES = [
  ['news_page', 'les articles'],
  ['videos_page', 'les vidéos'],
] as const

/** Stored values that can't be used, and settings without which a site is not complete. */
export async function checkSettings(
  { store, sites, faults }: Pick<OpenContent, 'store' | 'sites' | 'faults'>,
  env: Pick<Env, 'PUBLIC_URL' | 'PROVIDER_SEGMENT'>,
): Promise<Finding[]> {
  const findings = faults.map((fault) => warning(fault, 'corrigez la valeur'))
  if (sites.length > 0 && !sites.some(({ isDefault }) => isDefault)) {
    findings.push(
      error(
        'aucun site n’est celui des noms d’hôte inconnus',
        'faites d’un site le site par défaut',
      ),
    )
  }
  for (const site of sites) {
    const found = [
      ...addressFindings(site, env),
      ...(await pageFindings(store, site)),
      ...legalFindings(site),
    ]
    if (site.settings.site_email === '') {
      found.push(
        warning(`site ${site.id} : site_email est vide`, 'donnez l’adresse où vont les courriels'),
      )
    }
    const segment = site.settings.provider_segment || env.PROVIDER_SEGMENT
    found.push(
      site.settings.beTesta === 'installed'
        ? ok(`site ${site.id} : les flux répondent sous /ajax/${segment}`)
        : warning(
            `site ${site.id} : les flux sont coupés (beTesta)`,
            'mettez beTesta à « installed » pour les montrer',
          ),
    )
    findings.push(...found)
  }
  return findings
}

function addressFindings(site: Site, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Finding[] {
  const { id, hosts, settings } = site
  const host = settings.site_ndd.replace(/:\d+$/, '')
  if (host === '') {
    if (site.isDefault && PUBLIC_URL !== undefined) return []
    return [
      warning(
        `site ${id} : son adresse publique n’est pas connue`,
        site.isDefault ? 'donnez PUBLIC_URL ou le réglage site_ndd' : 'donnez le réglage site_ndd',
      ),
    ]
  }
  const findings: Finding[] = []
  if (!site.isDefault && !hosts.includes(host)) {
    findings.push(
      warning(
        `site ${id} : ${host} (site_ndd) n’est pas un de ses hôtes, il mène au site par défaut`,
        `ajoutez ${host} aux hôtes du site`,
      ),
    )
  }
  if (site.isDefault && PUBLIC_URL !== undefined && new URL(PUBLIC_URL).hostname !== host) {
    findings.push(
      warning(
        `site ${id} : PUBLIC_URL l’emporte sur site_ndd (${host})`,
        'donnez-leur le même hôte, ou videz l’un des deux',
      ),
    )
  }
  return findings
}

/** What the law asks for and the site does not say: search engines are kept out until it does. */
function legalFindings(site: Site): Finding[] {
  const gaps = legalGaps(site)
  if (gaps.length === 0) {
    return [ok(`site ${site.id} : les mentions légales sont complètes`)]
  }
  const finding = `site ${site.id} : mentions légales incomplètes, il manque ${gaps.join(', ')}`
  return site.settings.site_indexable === '1'
    ? [
        error(
          `${finding} ; les moteurs de recherche sont tenus à l’écart`,
          'complétez le réglage legal',
        ),
      ]
    : [warning(finding, 'complétez le réglage legal')]
}

async function pageFindings(store: OpenContent['store'], site: Site): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [name, what] of FEED_PAGES) {
    const number = site.settings[name]
    const page = number === 0 ? null : await store.pages.find(site.id, number, 'fr')
    if (page?.is_active) continue
    const why =
      number === 0
        ? 'est vide'
        : page === null
          ? `nomme la page ${number}, qui n’existe pas`
          : `nomme la page ${number}, qui n’est pas active`
    findings.push(
      warning(
        `site ${site.id} : ${name} ${why} : ${what} n’ont pas de page où s’ouvrir`,
        'donnez le numéro de la page qui les montre',
      ),
    )
  }
  return findings
}
