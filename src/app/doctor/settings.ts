import type { Env } from '#base/platform/env.ts'
import { mayComeFrom } from '#framework/mail/sender.ts'
import { legalGaps } from '#features/sites/rules/legal.ts'
import type { Site } from '#base/core/site.ts'
import { installationHosts } from '#app/installation-hosts.ts'
import type { OpenContent } from './database.ts'
import { type Finding, findingsOf } from './finding.ts'

const { error } = findingsOf('réglages')

/** The pages that the addresses of articles need (requirements D11). */
const FEED_PAGES = [
  ['news_page', 'les articles'],
  ['videos_page', 'les vidéos'],
] as const

/** Stored values that can't be used, and settings without which a site is not complete. */
export async function checkSettings(
  { stores, sites, faults }: Pick<OpenContent, 'stores' | 'sites' | 'faults'>,
  env: Pick<Env, 'PUBLIC_URL' | 'PROVIDER_SEGMENT'> &
    Partial<Pick<Env, 'ADMIN_HOST' | 'MAIL_DOMAINS'>>,
): Promise<Finding[]> {
  const findings = faults.map(({ siteId, fault }) =>
    findingsOf(
      'réglages',
      sites.find(({ id }) => id === siteId),
    ).warning(fault, 'corrigez la valeur'),
  )
  if (sites.length > 0 && !sites.some(({ isDefault }) => isDefault)) {
    findings.push(
      error(
        'aucun site n’est celui des noms d’hôte inconnus',
        'faites d’un site le site par défaut',
      ),
    )
  }
  const own = installationHosts(env)
  for (const site of sites) {
    const taken = site.isDefault ? [] : site.hosts.filter((host) => own.names.includes(host))
    findings.push(
      ...site.hosts
        .filter((host) => host === own.admin)
        .map((host) =>
          findingsOf('réglages', site).error(
            `${host}, l’hôte du back-office (ADMIN_HOST), est un des hôtes de ce site`,
            `npx vitrine site hosts ${site.id} --remove ${host}, ou changez ADMIN_HOST`,
          ),
        ),
      ...taken.map((host) =>
        findingsOf('réglages', site).error(
          `${host}, l’hôte de PUBLIC_URL, mène à ce site et non au site par défaut`,
          `npx vitrine site hosts ${site.id} --remove ${host}, ou changez PUBLIC_URL`,
        ),
      ),
    )
    const { ok, todo, warning: partly } = findingsOf('réglages', site)
    const found = [
      ...addressFindings(site, env),
      ...senderFindings(site, env),
      ...(await pageFindings(stores, site)),
      ...legalFindings(site),
    ]
    if (site.settings.site_email === '') {
      found.push(todo('site_email est vide', 'donnez l’adresse où vont les courriels'))
    }
    const segment = site.settings.provider_segment || env.PROVIDER_SEGMENT
    found.push(
      site.settings.beTesta === 'installed'
        ? ok(`les flux répondent sous /ajax/${segment}`)
        : partly(
            `les flux sont coupés (beTesta)`,
            'mettez beTesta à « installed » pour les montrer',
          ),
    )
    findings.push(...found)
  }
  return findings
}

function addressFindings(site: Site, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Finding[] {
  const { hosts, settings } = site
  const { todo, warning: partly } = findingsOf('réglages', site)
  const host = settings.site_ndd.replace(/:\d+$/, '')
  if (host === '') {
    if (site.isDefault && PUBLIC_URL !== undefined) return []
    return [
      todo(
        'son adresse publique n’est pas connue',
        site.isDefault ? 'donnez PUBLIC_URL ou le réglage site_ndd' : 'donnez le réglage site_ndd',
      ),
    ]
  }
  const findings: Finding[] = []
  if (!hosts.includes(host) && !(site.isDefault && PUBLIC_URL !== undefined)) {
    findings.push(
      partly(
        site.isDefault
          ? `${host} (site_ndd) n’est pas un de ses hôtes : aucun lien de courriel n’y mène`
          : `${host} (site_ndd) n’est pas un de ses hôtes, il mène au site par défaut`,
        `ajoutez-le s’il est à ce cabinet : npx vitrine site hosts ${site.id} --add ${host}`,
      ),
    )
  }
  if (site.isDefault && PUBLIC_URL !== undefined && new URL(PUBLIC_URL).hostname !== host) {
    findings.push(
      partly(
        `PUBLIC_URL l’emporte sur site_ndd (${host})`,
        'donnez-leur le même hôte, ou videz l’un des deux',
      ),
    )
  }
  return findings
}

/** A firm's own sender that is no longer allowed: its mails leave from the installation's. */
function senderFindings(
  site: Site,
  { PUBLIC_URL, MAIL_DOMAINS }: Partial<Pick<Env, 'PUBLIC_URL' | 'MAIL_DOMAINS'>>,
): Finding[] {
  const { mail_from } = site.settings
  const ground = { publicUrl: PUBLIC_URL ?? null, mailDomains: MAIL_DOMAINS ?? [] }
  if (mail_from === '' || mayComeFrom(mail_from, site, ground)) return []
  const { warning: partly } = findingsOf('réglages', site)
  return [
    partly(
      `ses courriels ne peuvent pas partir de mail_from (${mail_from}) : ils partent de l’adresse du serveur`,
      'ajoutez son domaine à MAIL_DOMAINS et aux hôtes du site, ou videz mail_from',
    ),
  ]
}

/** What the law asks for and the site does not say: search engines are kept out until it does. */
function legalFindings(site: Site): Finding[] {
  const { ok, todo } = findingsOf('réglages', site)
  const gaps = legalGaps(site)
  if (gaps.length === 0) return [ok('les mentions légales sont complètes')]
  const kept =
    site.settings.site_indexable === '1' ? ' ; les moteurs de recherche sont tenus à l’écart' : ''
  return [
    todo(
      `mentions légales incomplètes, il manque ${gaps.join(', ')}${kept}`,
      'complétez le réglage legal',
    ),
  ]
}

async function pageFindings(stores: OpenContent['stores'], site: Site): Promise<Finding[]> {
  const { todo } = findingsOf('réglages', site)
  const findings: Finding[] = []
  for (const [name, what] of FEED_PAGES) {
    const number = site.settings[name]
    const page = number === 0 ? null : await stores.pages.find(site.id, number, 'fr')
    if (page?.is_active) continue
    const why =
      number === 0
        ? 'est vide'
        : page === null
          ? `nomme la page ${number}, qui n’existe pas`
          : `nomme la page ${number}, qui n’est pas active`
    findings.push(
      todo(
        `${name} ${why} : ${what} n’ont pas de page où s’ouvrir`,
        'donnez le numéro de la page qui les montre',
      ),
    )
  }
  return findings
}
