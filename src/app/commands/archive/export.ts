import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  UNFINISHED_UPLOADS,
  type ArchivedPlace,
} from '#features/archive/store/files/stage-files.ts'
import {
  aboutSite,
  filterOfSite,
  plansOfASite,
  withoutNumber,
} from '#features/archive/store/rows/site-rows.ts'
import { writeArchive } from '#features/archive/store/write-archive.ts'
import { createStores } from '#app/stores.ts'
import type { DatabaseHandle } from '#app/tables.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { siteHome } from '#features/media/service/site-folder.ts'
import { siteTemplateDir } from '#features/templates/service/site-template-dir.ts'
import { refuseExisting, stepText } from './backup.ts'
import { onInstallation, openInstalled } from '../work/installation.ts'
import { progressOn, sizeText } from '#framework/cli/progress.ts'
import { Misused, onlyOne, parsedArgs } from '#framework/cli/command.ts'
import { SITE, type SiteAction } from './action.ts'
import { namedSite } from '#framework/cli/named-site.ts'

const OPTIONS = { to: { type: 'string' } } as const

/** `vitrine site export`: one firm in one file, for another installation. */
export const exportSite: SiteAction = {
  usage: `  export <site> [--to <fichier>]   met tout le site dans un fichier, sauf les comptes
`,
  async run(args, context) {
    const asked = parsed(args)
    const { terminal } = context
    return onInstallation(context, async (installation) => {
      const { dataDir } = installation
      const now = new Date()
      await using held = new AsyncDisposableStack()
      const db = await openInstalled(installation)
      held.defer(() => db.destroy())
      const { id } = namedSite(await createStores(db).sites.list(), asked.word)
      const folder = join(dataDir, 'backups')
      const instant = now.toISOString().replace(/[-:]|\.\d+/g, '')
      const file = resolve(asked.to ?? storedPath(folder, 'backup', `site-${id}-${instant}.tar.gz`))
      await refuseExisting(file)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const stage = storedPath(folder, 'listed', `.stage-${randomBytes(6).toString('hex')}`)
      held.defer(() => rm(stage, { recursive: true, force: true }))
      const progress = progressOn(terminal)
      const { bytes, rows, files } = await writeArchive(db, {
        kind: 'site',
        file,
        stage,
        places: (handle) => placesOf(handle, dataDir, id),
        now,
        choose: plansOfASite,
        filter: (plan) => filterOfSite(plan, id),
        change: (plan) => withoutNumber(plan, id),
        site: (trx) => aboutSite(trx, id),
        progress: (step) => progress.at(stepText(step)),
      }).finally(() => progress.end())
      terminal.out(
        `Site ${id} écrit : « ${file} », ${sizeText(bytes)} (${rows} lignes, ${files} fichiers). Il ` +
          'contient les demandes et leurs données personnelles : gardez-le comme elles.\n',
      )
      return 0
    })
  },
}

function parsed(args: readonly string[]) {
  const { values, positionals } = parsedArgs(args, OPTIONS)
  if (values.to === '') throw new Misused('« --to » attend une valeur.')
  return { word: onlyOne(positionals, SITE), to: values.to }
}

/** Files of one site alone: its library, its templates, what came with its leads. */
async function placesOf(
  db: DatabaseHandle,
  dataDir: string,
  siteId: number,
): Promise<ArchivedPlace[]> {
  const leads = await db
    .selectFrom('lead_file')
    .select('stored')
    .where('site_id', '=', siteId)
    .execute()
  return [
    { area: 'media', path: siteHome(join(dataDir, 'media'), siteId), skip: UNFINISHED_UPLOADS },
    {
      area: 'uploads',
      path: storedPath(join(dataDir, 'uploads'), 'templates', siteTemplateDir(siteId)),
    },
    ...leads.map(({ stored }): ArchivedPlace => ({
      area: 'leads',
      below: stored,
      path: storedPath(join(dataDir, 'leads'), 'lead', stored),
    })),
  ]
}
