import type { Stores } from '#app/stores.ts'
import { legalGaps } from '#features/sites/rules/legal.ts'
import { PAGE_SWITCHES } from '#base/core/page/feature-pages.ts'
import { settingsFacts, type SwitchedFact } from '#features/sites/contract/settings-facts.ts'
import type { ProviderHealth } from '#features/articles/service/provider-health.ts'
import { originOf, type OriginDeps } from '#base/platform/http/site-origin.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'

export interface FactsRoutes extends OriginDeps {
  stores: Stores
  providerHealth: ProviderHealth
  /** `{provider}` of the five calls for a site whose own setting is empty. */
  providerSegment: string
}

/** What the settings do: which pages hang on a switch, what keeps search engines away. */
export function factsRoutes(serve: Serve, deps: FactsRoutes): void {
  const { stores } = deps

  serve(settingsFacts.read, async ({ siteId }) => {
    const [site, { trees, switched: hanging }] = await Promise.all([
      stores.sites.find(siteId),
      stores.pages.outline(siteId),
    ])
    if (site === null) throw new Refused('absent', 'Ce site n’existe plus : rechargez la page.')
    const byLeft = new Map(trees.fr.map((node) => [node.lft, node]))
    const pagesOf = (name: (typeof PAGE_SWITCHES)[number]): SwitchedFact[] =>
      hanging
        .filter(({ switches }) => switches.includes(name))
        .flatMap(({ lft, rgt }) => {
          const page = byLeft.get(lft)
          const below = (rgt - lft - 1) / 2
          return page === undefined ? [] : [{ name: page.name, path: page.path, below }]
        })
    return {
      legalGaps: legalGaps(site),
      switched: Object.fromEntries(PAGE_SWITCHES.map((name) => [name, pagesOf(name)])),
      titles: {
        nomcabinet: site.constants.nomcabinet,
        localite: site.constants.localite,
        client_type: site.settings.client_type,
        town: site.offices[0]?.town ?? site.constants.localite,
      },
      englishPages: trees.en.length,
      origin: originOf(deps, { site }),
      isOriginFixed: site.isDefault && deps.publicUrl !== null,
      defaults: { providers: [...deps.providerHealth.order], segment: deps.providerSegment },
    }
  })
}
