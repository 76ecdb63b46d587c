import { hostName } from '#content/host-name.ts'
import { ContentError } from '#content/store.ts'
import type { Site } from '#domain/site.ts'
import { withContent } from '../privacy/opened.ts'
import { parsedArgs } from '../site-work.ts'
import { namedSite, type SiteAction, toldWhenRefused } from './action.ts'

const OPTIONS = {
  add: { type: 'string', multiple: true },
  remove: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
} as const

interface Change {
  add?: string[]
  remove?: string[]
  set?: string[]
}

/** `vitrine site hosts`: the names under which a site answers. */
export const hosts: SiteAction = {
  usage: `  hosts <site> [--add <hôte>]… [--remove <hôte>]… | [--set <hôte>]…
                                   montre ou change les hôtes ; le premier est celui des adresses
`,
  async run(args, context) {
    const asked = parsed(args)
    if (asked === null) return null
    const { terminal } = context
    return withContent(context, ({ store, sites }) =>
      toldWhenRefused(terminal, async () => {
        const site = namedSite(sites, asked.word)
        if (!asked.isChange) return terminal.out(lines(site.hosts))
        const wanted = changed(site, asked)
        const address = addressOf(site, wanted)
        await store.atomically(async (inside) => {
          await inside.sites.saveHosts(site.id, wanted)
          if (address !== null) {
            await inside.sites.saveSettings(site.id, { site_ndd: address })
          }
        })
        terminal.out(lines(wanted))
        if (address !== null) {
          terminal.out(`Les adresses du site commencent maintenant par https://${address}.\n`)
        }
      }),
    )
  },
}

const lines = (names: readonly string[]): string => names.map((name) => `${name}\n`).join('')

function parsed(args: readonly string[]) {
  const { values, positionals: [word, ...more] = [] } = parsedArgs(args, OPTIONS) ?? {}
  if (values === undefined || word === undefined || more.length > 0) return null
  const isReplaced = values.set !== undefined
  const isMended = values.add !== undefined || values.remove !== undefined
  return isReplaced && isMended ? null : { ...values, word, isChange: isReplaced || isMended }
}

function changed(site: Site, { add = [], remove = [], set }: Change): string[] {
  const gone = new Set(remove.map(hostName))
  const unknown = [...gone].filter((host) => !site.hosts.includes(host))
  if (unknown.length > 0) {
    throw new ContentError(
      `« ${unknown.join(', ')} » n’est pas un hôte du site ${site.id} : ` +
        `${site.hosts.join(', ') || 'il n’en a aucun'}.`,
    )
  }
  const named = set ?? [...site.hosts.filter((host) => !gone.has(host)), ...add]
  const wanted = [...new Set(named.map(hostName))]
  if (wanted.length > 0 || site.isDefault) return wanted
  throw new ContentError(
    `Le site ${site.id} n’aurait plus d’hôte et ne serait plus joignable : donnez-lui-en un autre ` +
      'd’abord, ou supprimez-le avec « npx vitrine site remove ».',
  )
}

/** The host that the site's addresses now begin with; `null` when theirs stays. */
function addressOf({ settings, hosts: former }: Site, wanted: readonly string[]): string | null {
  const host = settings.site_ndd.replace(/:\d+$/, '')
  const isLost = former.includes(host) && !wanted.includes(host)
  return isLost ? (wanted[0] ?? '') : null
}
