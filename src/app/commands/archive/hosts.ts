import { hostName } from '#base/core/address/host-name.ts'
import type { Stores } from '#app/stores.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Site } from '#base/core/site.ts'
import { withContent } from '../work/opened.ts'
import { Misused, onlyOne, parsedArgs } from '#framework/cli/command.ts'
import { type SiteAction, oneLine, SITE } from './action.ts'
import { namedSite } from '#framework/cli/named-site.ts'

const OPTIONS = {
  add: { type: 'string', multiple: true },
  remove: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  confirm: { type: 'string', multiple: true },
  refuse: { type: 'string', multiple: true },
} as const

type Change = Partial<Record<keyof typeof OPTIONS, string[]>>

/** Who did what is done here, for the audit log. */
const OPERATOR = { id: '', name: 'npx vitrine site' }

/** `vitrine site hosts`: the names under which a site answers. */
export const hosts: SiteAction = {
  usage: `  hosts <site> [--add <hôte>]… [--remove <hôte>]… | [--set <hôte>]…
                                   montre ou change les hôtes ; le premier est celui des adresses
  hosts <site> [--confirm <hôte>]… [--refuse <hôte>]…
                                   décide des hôtes que le cabinet propose
`,
  async run(args, context) {
    const asked = parsed(args)
    const { terminal } = context
    return withContent(context, async ({ stores, sites }) => {
      const site = namedSite(sites, asked.word)
      await stores.atomically(async (inside) => {
        if (asked.isChange) await inside.sites.saveHosts(site.id, changed(site, asked))
        await decide(inside, site.id, asked)
      })
      const { hosts: names, settings } = (await stores.sites.find(site.id)) ?? site
      terminal.out(lines(names))
      for (const { host, state } of await stores.hosts.proposals(site.id)) {
        terminal.out(`${host} (${state === 'refused' ? 'refusé' : 'proposé, à confirmer'})\n`)
      }
      if (settings.site_ndd !== '' && settings.site_ndd !== site.settings.site_ndd) {
        terminal.out(
          `Les adresses du site commencent maintenant par https://${settings.site_ndd}.\n`,
        )
      }
      return 0
    })
  },
}

/** Confirms and refuses what the firm proposed. @throws ContentError for what it did not */
async function decide(
  stores: Stores,
  siteId: number,
  { confirm = [], refuse = [] }: Change,
): Promise<void> {
  const decisions = [
    ...confirm.map((host) => ({ host, action: 'host.confirm' as const })),
    ...refuse.map((host) => ({ host, action: 'host.refuse' as const })),
  ]
  for (const { host, action } of decisions) {
    const isDone =
      action === 'host.confirm'
        ? await stores.hosts.confirm(siteId, host)
        : await stores.hosts.refuse(siteId, host, OPERATOR, new Date().toISOString())
    if (!isDone) {
      throw new ContentError(`« ${host} » n’est pas proposé pour le site ${siteId}.`)
    }
    const title = hostName(host)
    await stores.audit.add(siteId, OPERATOR, { action, subject: `host:${title}`, title })
  }
}

const lines = (names: readonly string[]): string => names.map((name) => `${name}\n`).join('')

function parsed(args: readonly string[]) {
  const { values, positionals } = parsedArgs(args, OPTIONS)
  const word = onlyOne(positionals, SITE)
  const isReplaced = values.set !== undefined
  const isMended = values.add !== undefined || values.remove !== undefined
  const isDecided = values.confirm !== undefined || values.refuse !== undefined
  const ways = [isReplaced, isMended, isDecided].filter(Boolean).length
  if (ways > 1) {
    throw new Misused(
      'En une fois : « --set » seul, « --add » avec « --remove », ou « --confirm » avec « --refuse ».',
    )
  }
  return { ...values, word, isChange: isReplaced || isMended }
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

/** `vitrine site default`: which site unknown hosts get. */
export const makeDefault: SiteAction = {
  usage: `  default <site>                   en fait le site des hôtes inconnus, et celui de PUBLIC_URL
`,
  async run(args, context) {
    const word = onlyOne(args, SITE)
    const { terminal } = context
    return withContent(context, async ({ env, stores, sites }) => {
      const { id, name } = namedSite(sites, word)
      await stores.sites.makeDefault(id)
      terminal.out(`Le site ${id} « ${oneLine(name)} » est le site par défaut.\n`)
      if (env.PUBLIC_URL !== undefined) {
        terminal.out(
          `PUBLIC_URL (${env.PUBLIC_URL}) est maintenant son adresse : vérifiez-la et relancez ` +
            'le serveur si elle change.\n',
        )
      }
      return 0
    })
  },
}
