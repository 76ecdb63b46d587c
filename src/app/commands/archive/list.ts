import { withContent } from '../work/opened.ts'
import { refuseMore } from '#framework/cli/command.ts'
import { oneLine, type SiteAction } from './action.ts'
import { bytesOf } from '#features/archive/service/site-files.ts'

/** `vitrine site list`: a line each. */
export const list: SiteAction = {
  usage: `  list                             numéro, hôtes, nom, pages, version du contenu, fichiers
`,
  async run(args, context) {
    refuseMore(args)
    return withContent(context, async ({ stores, sites, dataDir }) => {
      const figures = await stores.siteLifecycle.figures()
      for (const { id, name, hosts, isDefault } of sites) {
        const { pages, version } = figures.get(id) ?? { pages: 0, version: 0 }
        const parts = [
          `${String(id).padStart(4)}  ${hosts.join(' ') || '(aucun hôte)'}`,
          oneLine(name),
          `${pages} ${pages > 1 ? 'pages' : 'page'}`,
          `version ${version}`,
          `${megabytes(await bytesOf(dataDir, id))} de fichiers`,
          ...(isDefault ? ['site par défaut'] : []),
        ]
        context.terminal.out(`${parts.join(', ')}\n`)
      }
      return 0
    })
  },
}

/** « 12,3 Mo », of a million bytes each. */
export const megabytes = (bytes: number): string => `${MEGABYTES.format(bytes / 1e6)} Mo`

const MEGABYTES = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
