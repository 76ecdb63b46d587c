import { randomBytes } from 'node:crypto'
import { lstat, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ArchiveFault } from '#features/archive/store/format/archive-fault.ts'
import { extractFile } from '#features/archive/store/files/extract-files.ts'
import { type OpenArchive, openArchive } from '#features/archive/store/format/archive-reader.ts'
import type { ArchiveHead } from '#features/archive/store/format/archive-format.ts'
import {
  importRows,
  type ImportedSite,
  makeDefaultWhenAlone,
} from '#features/archive/store/rows/import-rows.ts'
import { loadRows } from '#features/archive/store/rows/load-rows.ts'
import { checkArchive, type CheckedArchive } from '#features/archive/store/check-archive.ts'
import { refuseInconsistentSite } from '#features/archive/store/rows/relation-faults.ts'
import {
  type UnreadValues,
  unreadValues,
  type WidgetFault,
} from '#features/archive/store/rows/unread-values.ts'
import { freeBytes } from '#base/platform/db/free-bytes.ts'
import {
  inSnapshot,
  schemaNumber,
  withoutTimeouts,
} from '#features/archive/store/files/snapshot.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { hostName } from '#base/core/address/host-name.ts'
import { MIGRATIONS } from '#base/platform/db/migrate.ts'
import type { Database, DatabaseTransaction } from '#app/tables.ts'
import type { InstallationHosts } from '#features/sites/store/host-store.ts'
import { gatherStatistics } from '#base/platform/db/statistics.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import { ACCOUNT_ROLES } from '#base/core/account.ts'
import { withoutPort } from '#base/core/address/site-address.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import { installationHosts } from '#app/installation-hosts.ts'
import { onInstallation, openInstalled } from '../work/installation.ts'
import { progressOn } from '#framework/cli/progress.ts'
import { onlyOne, parsedArgs } from '#framework/cli/command.ts'
import { tellUnread } from '../work/tell-unread.ts'
import type { Terminal } from '#framework/cli/terminal.ts'
import { oneLine, type SiteAction } from './action.ts'
import { placeFiles, type PlacedFiles } from './place-files.ts'

const OPTIONS = { host: { type: 'string', multiple: true } } as const

/** Members whose command is printed; the others are counted. */
const SHOWN = 20

/** `vitrine site import`: a firm comes from another installation. */
export const importSite: SiteAction = {
  usage: `  import <fichier> [--host <hôte>]…
                                   reprend un site exporté, sous un nouveau numéro
`,
  async run(args, context) {
    const asked = parsed(args)
    const { terminal } = context
    return onInstallation(context, async (installation) => {
      const { dataDir } = installation
      const hosts = asked.hosts === null ? null : [...new Set(asked.hosts.map(hostName))]
      await using held = new AsyncDisposableStack()
      const archive = await openArchive(asked.file)
      held.defer(() => archive.close())
      const progress = progressOn(terminal)
      held.defer(() => progress.end())
      const room = await freeBytes(dataDir)
      const watch = () => progress.at('Vérification de l’archive…')
      const checked = await checkArchive(archive, { kind: 'site', room, watch })
      const db = await openInstalled(installation)
      held.defer(() => db.destroy())
      await refuseOlder(db)
      const workshop = storedPath(dataDir, 'listed', `.import-${randomBytes(6).toString('hex')}`)
      await mkdir(workshop, { mode: 0o700 })
      held.defer(() => rm(workshop, { recursive: true, force: true }))
      const reserved = installationHosts(installation.env)
      const { widgetFault } = context
      const given = {
        dataDir,
        workshop,
        hosts,
        installation: reserved,
        widgetFault,
        ...checked,
      }
      const { imported, unread } = await bringIn(db, archive, given)
      progress.end()
      tell(terminal, imported, checked.head)
      tellUnread(terminal, unread)
      return 0
    })
  },
}

function parsed(args: readonly string[]) {
  const { values, positionals } = parsedArgs(args, OPTIONS)
  return { file: onlyOne(positionals, 'le fichier'), hosts: values.host ?? null }
}

/** A server of this program has been here: what it would write, it can read. */
async function refuseOlder(db: Database): Promise<void> {
  if ((await schemaNumber(db)) === MIGRATIONS.length) return
  throw new ArchiveFault(
    'Les tables de cette installation ne sont pas celles de ce programme : démarrez d’abord le ' +
      'serveur, qui les met à niveau, puis recommencez.',
  )
}

interface Bringing extends CheckedArchive {
  dataDir: string
  workshop: string
  hosts: readonly string[] | null
  installation: InstallationHosts
  widgetFault: WidgetFault | undefined
}

/**
 * Rows by way of a database of their own, in which they get today's form; files into place before
 * the commit, so that a site never stands without them. What a killed import leaves bears a number
 * that no site has, and goes with the next site of that number; a lead's file that no row names, in the night.
 */
async function bringIn(
  db: Database,
  archive: OpenArchive,
  bringing: Bringing,
): Promise<{ imported: ImportedSite; unread: UnreadValues }> {
  const { workshop, limits, hosts, installation, dataDir, widgetFault } = bringing
  await using scratch = new AsyncDisposableStack()
  const own = await openDatabase({ file: join(workshop, 'site.sqlite') })
  scratch.defer(() => own.destroy())
  await inTransaction(own, (trx) => loadRows(trx, archive, limits))
  await refuseInconsistentSite(own)
  const unread = await inSnapshot(own, (trx) => unreadValues(trx, widgetFault))
  for await (const part of archive.parts(limits)) {
    if (part.kind === 'file') await extractFile(workshop, part)
  }
  const leads = leadFolder(join(dataDir, 'leads'))
  let placed: PlacedFiles | undefined
  try {
    const imported = await inSnapshot(own, (from) =>
      inTransaction(db, async (to) => {
        await withoutTimeouts(to)
        const isTaken = (stored: string) => isThere(leads.path(stored))
        const brought = await importRows(from, to, hosts, { isTaken, installation })
        await gatherStatistics(to)
        await makeDefaultWhenAlone(to, brought.siteId)
        await moveAddress(to, brought)
        placed = await placeFiles({ workshop, dataDir }, brought)
        return brought
      }),
    )
    return { imported, unread }
  } catch (cause) {
    await placed?.undo()
    throw cause
  }
}

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

/** The site's addresses begin with one of its hosts here: what else an archive says is a claim. */
async function moveAddress(
  trx: DatabaseTransaction,
  { siteId, hosts }: ImportedSite,
): Promise<void> {
  const { sites } = createStores(trx)
  const address = (await sites.find(siteId))?.settings.site_ndd ?? ''
  if (address !== '' && !hosts.includes(withoutPort(address))) {
    await sites.saveSettings(siteId, { site_ndd: hosts[0] ?? '' })
  }
}

/** What somebody can be on one site: an archive never makes anybody a super-admin. */
const SITE_ROLES = ACCOUNT_ROLES.filter((role) => role !== 'super-admin')

/** What a foreign file says is printed as a command: only what can be one. */
const isMember = ({ email, role }: { email: string; role: string }): boolean =>
  /^[\w.+-]+@[\w.-]+$/.test(email) && SITE_ROLES.some((known) => known === role)

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
