import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ArchiveFault } from '#content/archive/archive-fault.ts'
import { extractFile } from '#content/archive/extract-files.ts'
import { type OpenArchive, openArchive } from '#content/archive/archive-reader.ts'
import type { ArchiveHead } from '#content/archive/archive-format.ts'
import {
  importRows,
  type ImportedSite,
  makeDefaultWhenAlone,
} from '#content/archive/import-rows.ts'
import { loadRows } from '#content/archive/load-rows.ts'
import { checkArchive, freeBytes } from '#content/archive/restore-archive.ts'
import { inSnapshot, schemaNumber, withoutTimeouts } from '#content/archive/snapshot.ts'
import { createContentStore } from '#content/content-store.ts'
import { openDatabase } from '#content/db.ts'
import { hostName } from '#content/host-name.ts'
import { MIGRATIONS } from '#content/migrate.ts'
import type { Database, DatabaseTransaction } from '#content/schema.ts'
import { gatherStatistics } from '#content/statistics.ts'
import { inTransaction } from '#content/transaction.ts'
import { ACCOUNT_ROLES } from '#domain/account.ts'
import { siteHome } from '#server/media/site-folder.ts'
import { siteTemplateDir } from '#server/site-template-dir.ts'
import { onInstallation, openInstalled } from '../installation.ts'
import { progressOn } from '../progress.ts'
import { parsedArgs } from '../site-work.ts'
import type { Terminal } from '../terminal.ts'
import { oneLine, type SiteAction } from './action.ts'
import { removeSiteFiles } from './site-files.ts'

const OPTIONS = { host: { type: 'string', multiple: true } } as const

/** Members whose command is printed; the others are counted. */
const SHOWN = 20

/** `vitrine site import`: a firm comes from another installation (issue 7, item 2). */
export const importSite: SiteAction = {
  usage: `  import <fichier> [--host <hôte>]…
                                   reprend un site exporté, sous un nouveau numéro
`,
  async run(args, context) {
    const asked = parsed(args)
    if (asked === null) return null
    const { terminal } = context
    return onInstallation(context, async (installation) => {
      const { dataDir } = installation
      const hosts = asked.hosts === null ? null : [...new Set(asked.hosts.map(hostName))]
      await using held = new AsyncDisposableStack()
      const archive = await openArchive(asked.file)
      held.defer(() => archive.close())
      const progress = progressOn(terminal)
      held.defer(() => progress.end())
      const maxBytes = await freeBytes(dataDir)
      const watch = () => progress.at('Vérification de l’archive…')
      const head = await checkArchive(archive, { kind: 'site', maxBytes, watch })
      const db = await openInstalled(installation)
      held.defer(() => db.destroy())
      await refuseOlder(db)
      const workshop = join(dataDir, `.import-${randomBytes(6).toString('hex')}`)
      await mkdir(workshop, { mode: 0o700 })
      held.defer(() => rm(workshop, { recursive: true, force: true }))
      const imported = await bringIn(db, archive, { dataDir, workshop, maxBytes, hosts, head })
      progress.end()
      tell(terminal, imported, head)
      return 0
    })
  },
}

function parsed(args: readonly string[]) {
  const { values, positionals: [file, ...more] = [] } = parsedArgs(args, OPTIONS) ?? {}
  if (values === undefined || file === undefined || file === '' || more.length > 0) return null
  return { file, hosts: values.host ?? null }
}

/** A server of this program has been here: what it would write, it can read. */
async function refuseOlder(db: Database): Promise<void> {
  if ((await schemaNumber(db)) === MIGRATIONS.length) return
  throw new ArchiveFault(
    'Les tables de cette installation ne sont pas celles de ce programme : démarrez d’abord le ' +
      'serveur, qui les met à niveau, puis recommencez.',
  )
}

interface Bringing {
  dataDir: string
  workshop: string
  maxBytes: number
  hosts: readonly string[] | null
  head: ArchiveHead
}

/**
 * Rows by way of a database of their own, in which they get today's form; files into place before
 * the commit, so that a site never stands without them. What a killed import leaves bears a number
 * that no site has, and goes with the next site of that number.
 */
async function bringIn(db: Database, archive: OpenArchive, given: Bringing): Promise<ImportedSite> {
  const { workshop, maxBytes, hosts, head, dataDir } = given
  for await (const part of archive.parts({ maxBytes })) {
    if (part.kind === 'file') await extractFile(workshop, part)
  }
  await using scratch = new AsyncDisposableStack()
  const own = await openDatabase({ file: join(workshop, 'site.sqlite') })
  scratch.defer(() => own.destroy())
  await inTransaction(own, (trx) => loadRows(trx, archive, maxBytes))
  const placed = new Set<string>()
  let siteId = 0
  try {
    return await inSnapshot(own, (from) =>
      inTransaction(db, async (to) => {
        await withoutTimeouts(to)
        const imported = await importRows(from, to, hosts)
        await gatherStatistics(to)
        siteId = imported.siteId
        await makeDefaultWhenAlone(to, siteId)
        if (hosts !== null) await moveAddress(to, siteId, head, hosts)
        await removeSiteFiles(dataDir, siteId)
        await place(given, imported, placed)
        return imported
      }),
    )
  } catch (cause) {
    for (const path of placed) await rm(path, { recursive: true, force: true })
    throw cause
  }
}

/** The site's addresses begin with one of its hosts: with another host, they begin with that. */
async function moveAddress(
  trx: DatabaseTransaction,
  siteId: number,
  head: ArchiveHead,
  hosts: readonly string[],
): Promise<void> {
  const { sites } = createContentStore(trx)
  const site = await sites.find(siteId)
  const address = site?.settings.site_ndd.replace(/:\d+$/, '') ?? ''
  const isFormer = head.site?.hosts.includes(address) ?? false
  if (isFormer && !hosts.includes(address)) {
    await sites.saveSettings(siteId, { site_ndd: hosts[0] ?? '' })
  }
}

async function place(
  { workshop, dataDir }: Bringing,
  { siteId, files }: ImportedSite,
  placed: Set<string>,
): Promise<void> {
  const moves: [string, string][] = [
    [join(workshop, 'media'), siteHome(join(dataDir, 'media'), siteId)],
    [join(workshop, 'uploads'), join(dataDir, 'uploads', siteTemplateDir(siteId))],
    ...[...files].map(([stored, name]): [string, string] => [
      join(workshop, 'leads', stored),
      join(dataDir, 'leads', name),
    ]),
  ]
  await mkdir(join(dataDir, 'leads'), { recursive: true, mode: 0o700 })
  for (const [from, to] of moves) {
    await mkdir(dirname(to), { recursive: true })
    placed.add(to)
    await rename(from, to).catch((cause: unknown) => {
      // A site without media, without templates, or a lead whose file was gone.
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause
    })
  }
}

/** What a foreign file says is printed as a command: only what can be one. */
const isMember = ({ email, role }: { email: string; role: string }): boolean =>
  /^[\w.+-]+@[\w.-]+$/.test(email) && ACCOUNT_ROLES.some((known) => known === role)

function tell(
  { out }: Terminal,
  { siteId, hosts, rows }: ImportedSite,
  { site }: ArchiveHead,
): void {
  const named = hosts.length === 0 ? 'aucun : npx vitrine site hosts' : hosts.join(', ')
  out(
    `Site ${siteId} « ${oneLine(site?.name ?? '')} » importé : ${rows} lignes, toutes relues et ` +
      `identiques. Hôtes : ${named}.\n`,
  )
  const members = (site?.members ?? []).filter(isMember)
  if (members.length === 0) return
  out('Les comptes restent où sont leurs mots de passe. Qui avait accès peut être invité ici :\n')
  const host = hosts[0] === undefined ? '' : ` --site ${hosts[0]}`
  for (const { email, role } of members.slice(0, SHOWN)) {
    out(oneLine(`  npx vitrine user create ${email} --role ${role} --link${host}`) + '\n')
  }
  if (members.length > SHOWN) out(`  et ${members.length - SHOWN} autres\n`)
}
