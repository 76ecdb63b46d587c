import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#base/platform/env.ts'
import { DEMO_CLIENT, DEMO_FIRM, isDemoFirm, isPublicAddress } from '#base/core/demo-firm.ts'
import type { Site } from '#base/core/site.ts'
import { folderName, siteFolder } from '#features/media/service/site-folder.ts'
import { BadSecretFile, markOf, secretIn } from '#base/platform/installation/secret.ts'
import type { OpenContent } from './database.ts'
import { counted, type Finding, findingsOf } from './finding.ts'

/** An installation whose content can be read. */
interface Installed {
  env: Pick<Env, 'SECRET' | 'SEED' | 'PUBLIC_URL' | 'DATABASE_URL'>
  /** Absolute. */
  dataDir: string
  content: Pick<OpenContent, 'stores' | 'sites'>
}

/** Whether the secret is there, and the one that the content was written with. */
export async function checkSecret({ env, dataDir, content }: Installed): Promise<Finding[]> {
  const { ok, warning, error } = findingsOf('secret')
  const { secretMark } = content.stores
  let secret: string | null
  try {
    secret = env.SECRET ?? secretIn(dataDir)
  } catch (cause) {
    if (!(cause instanceof BadSecretFile)) throw cause
    return [error(cause.message, 'puis relancez « npx vitrine doctor »')]
  }
  if (secret === null) {
    return (await secretMark.isNeeded())
      ? [
          error(
            `« ${join(dataDir, 'secret')} » manque, alors que des comptes ou des abonnés en dépendent`,
            'vérifiez ce qui est monté, remettez le fichier d’une sauvegarde (tar xzOf <sauvegarde> files/secret), ou donnez SECRET',
          ),
        ]
      : [ok('le premier démarrage le fera')]
  }
  const mark = await secretMark.read()
  if (mark === null)
    return [warning('le serveur n’a pas encore démarré avec lui', 'lancez « npm start »')]
  if (mark === markOf(secret)) return [ok('c’est celui de cette base')]
  return [
    error(
      'ce n’est pas celui avec lequel la base a été écrite : seconds facteurs et liens des lettres ne valent plus',
      'redonnez l’ancien ; s’il est perdu, « npx vitrine secret » dit la suite',
    ),
  ]
}

/** Whether somebody can administer it, and whether the client of a demonstration is still let in. */
export async function checkAccounts({ content }: Pick<Installed, 'content'>): Promise<Finding[]> {
  const { ok, warning } = findingsOf('comptes')
  const findings = (await content.stores.accounts.hasSuperAdmin())
    ? [ok('il y a un super-administrateur')]
    : [
        warning(
          'personne ne peut administrer ce site : il n’y a aucun super-administrateur',
          'npx vitrine user create <courriel> --role super-admin',
        ),
      ]
  for (const site of content.sites) {
    const holder = await content.stores.accounts.find(site.id, { email: DEMO_CLIENT })
    if (holder === null || holder.role === null) continue
    findings.push(
      findingsOf('comptes', site).warning(
        `le client d’essai (${DEMO_CLIENT}) lit les pages réservées`,
        'npx vitrine demo client --remove, une fois l’essai fait',
      ),
    )
  }
  return findings
}

/** Sites that still show the demo firm; worse where strangers see them. */
export function checkDemo({ env, content }: Pick<Installed, 'env' | 'content'>): Finding[] {
  const findings = content.sites.filter(isDemoFirm).map((site) => {
    const { warning, error } = findingsOf('démonstration', site)
    const text = `c’est encore le cabinet de démonstration (« ${DEMO_FIRM} »)`
    const advice =
      'donnez-lui le nom, les bureaux et les mentions du vrai cabinet dans /admin, « Réglages »'
    const address = publicAddressOf(site, env)
    return address === null
      ? warning(text, advice)
      : error(`${text}, public sous ${address}`, advice)
  })
  if (env.SEED === undefined || content.sites.length === 0) return findings
  const left = findingsOf('démonstration').warning(
    'SEED=demo est encore donné : une base perdue serait remplie par la démonstration',
    'retirez SEED',
  )
  return [left, ...findings]
}

/** Where strangers reach a site; `null` when they don't. */
function publicAddressOf(site: Site, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string | null {
  const own = site.settings.site_ndd === '' ? undefined : `https://${site.settings.site_ndd}`
  return [site.isDefault ? PUBLIC_URL : undefined, own].find(isPublicAddress) ?? null
}

/** Whether the files that the content names lie in the data folder: media, files of requests. */
export async function checkFiles({ dataDir, env, content }: Installed): Promise<Finding[]> {
  const { stores, sites } = content
  const mediaDir = join(dataDir, 'media')
  const advice =
    'vérifiez que DATA_DIR est le bon dossier et que son disque est monté' +
    (env.DATABASE_URL === undefined
      ? ', ou restaurez une sauvegarde'
      : ' (plusieurs serveurs ont un seul dossier media/, uploads/ et leads/), ou restaurez une sauvegarde')
  if (sites.length > 0 && (await namesIn(mediaDir)).length === 0) {
    return [
      findingsOf('fichiers').error(
        `« ${mediaDir} » est vide ou n’existe pas : aucune image ne s’affiche`,
        advice,
      ),
    ]
  }
  const findings: Finding[] = []
  let known = 0
  for (const site of sites) {
    const { error } = findingsOf('fichiers', site)
    const named = await ownMedia(stores, site.id)
    const lying = new Set(await namesIn(siteFolder(mediaDir, site.id).files))
    known += named.size
    const missing = [...named].filter((name) => !lying.has(name))
    if (missing.length > 0) {
      const what = `${missing.length} des ${counted(named.size, 'média')} de la bibliothèque n’ont pas de fichier`
      findings.push(error(`${what} (${missing.slice(0, 3).join(', ')}…)`, advice))
    }
  }
  findings.push(...(await leadFileFindings(stores, join(dataDir, 'leads'), advice)))
  const found = findingsOf('fichiers').ok(
    `${counted(known, 'média')} de la bibliothèque à leur place`,
  )
  return findings.length > 0 ? findings : [found]
}

/** Folders of a site's own media, those in the bin aside. */
async function ownMedia(stores: OpenContent['stores'], siteId: number): Promise<Set<string>> {
  const media = await stores.media.list(siteId)
  return new Set(media.flatMap(({ path }) => folderName(path) ?? []))
}

async function leadFileFindings(
  stores: OpenContent['stores'],
  folder: string,
  advice: string,
): Promise<Finding[]> {
  const stored = await stores.leads.files()
  const lying = new Set(await namesIn(folder))
  const missing = [...stored].filter((name) => !lying.has(name)).length
  if (missing === 0) return []
  const text = `${missing} des ${counted(stored.size, 'fichier')} reçus avec des demandes manquent dans « ${folder} »`
  return [findingsOf('fichiers').error(text, advice)]
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
