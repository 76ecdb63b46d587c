import { withContent } from '../work/opened.ts'
import { namedSite, oneLine, type SiteAction } from './action.ts'

/** `vitrine site default`: which site unknown hosts get. */
export const makeDefault: SiteAction = {
  usage: `  default <site>                   en fait le site des hôtes inconnus, et celui de PUBLIC_URL
`,
  async run([word, ...more], context) {
    if (word === undefined || more.length > 0) return null
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
