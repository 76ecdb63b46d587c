import type { ContentStore } from '#content/store.ts'
import { firstSteps, type FirstSteps } from '#domain/first-steps.ts'
import { legalGaps } from '#domain/legal.ts'
import { DESCRIBED_CONSTANTS } from '#domain/settings/described-settings.ts'
import type { Site } from '#domain/site.ts'
import { DEFAULT_THEME } from '#domain/theme/default-theme.ts'
import type { PageDeps } from '../../page-answer.ts'
import { Refused } from '#domain/refused.ts'
import type { DefineRoute } from '../admin-route.ts'

type StepsDeps = Pick<PageDeps, 'store' | 'providerDesk' | 'sendsMail'>

/** The list of a new site's first steps, and its end (requirements L1, `first_time`). */
export function firstStepsRoutes(route: DefineRoute, deps: StepsDeps): void {
  route({
    method: 'GET',
    path: '/first-steps',
    right: 'firm.read',
    handle: async ({ siteId }) => stepsOf(deps, await siteOf(deps.store, siteId)),
  })

  route({
    method: 'POST',
    path: '/first-steps/finish',
    right: 'firm.write',
    async handle({ siteId, audited }) {
      const note = {
        action: 'settings.save',
        subject: 'settings:first_time',
        title: 'Premiers pas terminés',
        before: { first_time: '1' },
        after: { first_time: '0' },
      }
      return audited(note, async (store) => {
        await store.sites.saveSettings(siteId, { first_time: '0' })
        return stepsOf({ ...deps, store }, await siteOf(store, siteId))
      })
    },
  })
}

async function siteOf(store: ContentStore, siteId: number): Promise<Site> {
  const site = await store.sites.find(siteId)
  if (site === null) throw new Refused('absent', 'Ce site n’existe plus : rechargez la page.')
  return site
}

async function stepsOf(
  { store, providerDesk, sendsMail }: StepsDeps,
  site: Site,
): Promise<FirstSteps> {
  const { settings, constants, offices, theme } = site
  const [users, written, providers] = await Promise.all([
    store.accounts.list(site.id),
    store.audit.list(site.id, { action: 'article.', limit: 1 }),
    providerDesk.states(site),
  ])
  return {
    isOpen: settings.first_time === '1',
    steps: firstSteps({
      nomcabinet: constants.nomcabinet,
      demoName: DESCRIBED_CONSTANTS.nomcabinet.demo ?? '',
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
