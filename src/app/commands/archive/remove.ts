import type { Stores } from '#app/stores.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Site } from '#base/core/site.ts'
import { deleteSite, refuseDefaultSite } from '#features/archive/service/delete-site.ts'
import { withContent } from '../work/opened.ts'
import { onlyOne, parsedArgs } from '#framework/cli/command.ts'
import { oneLine, SITE, type SiteAction } from './action.ts'
import { namedSite } from '#framework/cli/named-site.ts'
import { megabytes } from './list.ts'
import { bytesOf } from '#features/archive/service/site-files.ts'

const OPTIONS = { yes: { type: 'boolean' } } as const

/** `vitrine site remove`: a firm leaves, with everything that is its own. */
export const remove: SiteAction = {
  usage: `  remove <site> [--yes]            dit ce qui sera perdu ; avec --yes, le supprime
`,
  async run(args, context) {
    const asked = parsed(args)
    const { terminal } = context
    return withContent(context, async ({ stores, sites, dataDir }) => {
      const site = namedSite(sites, asked.word)
      refuseDefaultSite(site)
      const loss = await lossOf(stores, dataDir, site)
      if (!asked.isSure) {
        throw new ContentError(
          `Seraient perdus ${loss}.\nPour supprimer le site, relancez la commande avec --yes.`,
        )
      }
      await deleteSite({ stores, dataDir }, site)
      terminal.out(`Supprimés : ${loss}.\n`)
      return 0
    })
  },
}

function parsed(args: readonly string[]) {
  const { values, positionals } = parsedArgs(args, OPTIONS)
  return { word: onlyOne(positionals, SITE), isSure: values.yes ?? false }
}

async function lossOf(stores: Stores, dataDir: string, site: Site): Promise<string> {
  const figures = (await stores.siteLifecycle.figures()).get(site.id)
  const counted = [
    [figures?.pages, 'pages'],
    [(await stores.articles.motifs(site.id)).length, 'thèmes'],
    [(await stores.media.list(site.id)).length, 'médias'],
    [figures?.accounts, 'accès de personnes'],
    [figures?.leads, 'demandes'],
    [figures?.subscribers, 'abonnés'],
  ] as const
  const parts = counted.flatMap(([count = 0, what]) => (count > 0 ? [`${count} ${what}`] : []))
  const size = `${megabytes(await bytesOf(dataDir, site.id))} de fichiers`
  return `le site ${site.id} « ${oneLine(site.name)} » : ${[...parts, size].join(', ')}`
}
