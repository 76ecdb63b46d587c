import type { Stores } from '#app/stores.ts'
import { createAnswers } from '#features/articles/providers/answers.ts'
import type {
  AnswerOrigin,
  BreakerState,
  CallOutcome,
  ProviderObserver,
} from '#features/articles/rules/observer.ts'
import type { MediaPath } from '#base/core/article/article.ts'
import { createOutgoing } from '#base/platform/outgoing/create-outgoing.ts'
import type { Outgoing } from '#base/platform/outgoing/outgoing.ts'
import { siteSources } from '#features/articles/service/site-sources.ts'
import type { HeavyWork } from '#app/workers/heavy-work.ts'
import { createTestApp, type TestApp } from '../app.ts'
import type { HostileProvider } from '../hostile-provider.ts'
import { inThisThread } from '../in-this-thread.ts'

/** Under this name the answers of the demo’s provider are kept. */
export const SCOPE = 'site 1 http'

const PAUSE = 20
const PATIENCE = 150
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** What an observer was told. */
interface ToldOf {
  ended: { call: string; outcome: CallOutcome; reason: string }[]
  dropped: number
  origins: AnswerOrigin[]
  breaker: BreakerState[]
}

/** The whole app over an HTTP provider, with what its observer was told. */
export interface ProvidedSite extends TestApp {
  told: ToldOf
  /** Waits until every call has ended and is kept; not for ever. */
  settled(): Promise<void>
  /** Pictures whose copies had to go. */
  forgotten: MediaPath[]
}

/** Opens the demo over an HTTP provider, by the layers that a server has. */
export async function openProvidedSite(options: {
  stores: Stores
  provider: HostileProvider
  clock: () => Date
  token?: string
  /** How the provider's answers are read; in this thread unless given. */
  readAnswer?: HeavyWork['readAnswer']
}): Promise<ProvidedSite> {
  const { stores, provider, clock, token = '', readAnswer = inThisThread.readAnswer } = options
  const told: ToldOf = { ended: [], dropped: 0, origins: [], breaker: [] }
  const forgotten: MediaPath[] = []
  const reports: string[] = []
  const observer: ProviderObserver = {
    called: ({ call, outcome, reason = '' }) => void told.ended.push({ call, outcome, reason }),
    dropped: ({ count }) => void (told.dropped += count),
    answered: ({ origin }) => void told.origins.push(origin),
    breakerChanged: ({ state }) => void told.breaker.push(state),
  }
  const client = createOutgoing({ allowPrivate: true })
  const underWay = new Set<symbol>()
  const outgoing: Outgoing = {
    ...client,
    async send(request) {
      const call = Symbol(request.url)
      underWay.add(call)
      try {
        return await client.send(request)
      } finally {
        underWay.delete(call)
      }
    },
  }
  const answers = createAnswers({
    kept: stores.providerAnswers,
    clock,
    observer,
    report: (message, cause) => void reports.push(`${message} ${String(cause)}`),
  })
  const sourcesOf = siteSources({
    defaults: {
      PROVIDER: ['http'],
      PROVIDER_URL: provider.url,
      PROVIDER_TOKEN: token,
      PROVIDER_MEDIA_URL: provider.mediaUrl,
    },
    stores,
    clock,
    outgoing,
    heavy: { ...inThisThread, readAnswer },
    answers,
    observer,
    media: {
      forget: async (_siteId, medias) => void forgotten.push(...medias),
      forgetAll: async () => {},
    },
    warn: (message, cause) => void reports.push(`${message} ${String(cause)}`),
  })
  const site = await createTestApp({ stores, clock, sourcesOf })
  return {
    ...site,
    told,
    forgotten,
    async settled() {
      await pause()
      for (let pauses = 0; pauses < PATIENCE && underWay.size > 0; pauses += 1) await pause()
      await pause()
    },
    async close() {
      await outgoing.close()
      await answers.close()
      await site.close()
      if (reports.length > 0) throw new Error(`The kept answers were at fault: ${reports.join()}`)
    },
  }
}
