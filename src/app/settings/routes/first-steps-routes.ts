import type { Stores } from '#app/stores.ts'
import { firstSteps } from '#base/core/onboarding.ts'
import { firstStepCalls, type FirstSteps } from '../contract/first-steps.ts'
import { legalGaps } from '#features/sites/rules/legal.ts'
import { DEMO_FIRM } from '#base/core/demo-firm.ts'
import type { Site } from '#base/core/site.ts'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import { Refused } from '#base/kit/refused.ts'
import type { ProviderHealth } from '#features/articles/service/provider-health.ts'
import type { Serve } from '#framework/api/serve.ts'

export interface FirstStepsRoutes {
  stores: Stores
  providerHealth: ProviderHealth
  /** Whether a mail server is there: without one mails are only written down. */
  sendsMail: boolean
}

/** The list of a new site's first steps, and its end (requirements L1, `first_time`). */
export function firstStepsRoutes(serve: Serve<Stores>, deps: FirstStepsRoutes): void {
  serve(firstStepCalls.read, async ({ siteId }) => stepsOf(deps, await siteOf(deps.stores, siteId)))

  serve(firstStepCalls.finish, async ({ siteId, audited }) => {
    const note = {
      action: 'settings.save',
      subject: 'settings:first_time',
      title: 'Premiers pas terminés',
      before: { first_time: '1' },
      after: { first_time: '0' },
    }
    return audited(note, async (stores) => {
      await stores.sites.saveSettings(siteId, { first_time: '0' })
      return stepsOf({ ...deps, stores }, await siteOf(stores, siteId))
    })
  })
}

async function siteOf(stores: Stores, siteId: number): Promise<Site> {
  const site = await stores.sites.find(siteId)
  if (site === null) throw new Refused('absent', 'Ce site n’existe plus : rechargez la page.')
  return site
}

async function stepsOf(
  { stores, providerHealth, sendsMail }: FirstStepsRoutes,
  site: Site,
): Promise<FirstSteps> {
  const { settings, constants, offices, theme } = site
  const [users, written, providers] = await Promise.all([
    stores.accounts.list(site.id),
    stores.audit.list(site.id, { action: 'article.', limit: 1 }),
    providerHealth.states(site),
  ])
  return {
    isOpen: settings.first_time === '1',
    steps: firstSteps({
      nomcabinet: constants.nomcabinet,
      demoName: DEMO_FIRM,
      phone: constants.phonetotext,
      legalGaps: legalGaps(site),
      offices: offices.length,
      email: settings.site_email,
      sendsMail,
      hasOwnColours: JSON.stringify(theme.light) !== JSON.stringify(DEFAULT_THEME.light),
      providers: providers.map(({ name, problem, breaker }) => ({
        name,
        fault: problem ?? (breaker.state === 'closed' ? null : breaker.reason),
      })),
      ownArticles: written.total,
      users: users.filter(({ role }) => role !== 'client').length,
    }),
  }
}
