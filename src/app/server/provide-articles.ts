import { join } from 'node:path'
import { outgoingOnDemand } from '#base/platform/outgoing/outgoing.ts'
import { createProviderMedia } from '#features/articles/service/media/provider-media.ts'
import type { Base } from './provide-base.ts'
import type { Data } from './provide-database.ts'
import { LIMITS } from '#app/http/limits.ts'
import { mediaMotifs } from '#app/website/media-motifs.ts'
import { createGateway } from '#features/articles/service/gateway.ts'
import { siteSources } from '#features/articles/service/site-sources.ts'
import type { HeavyWork } from '#app/workers/heavy-work.ts'
import type { provideAnswers } from './provide-answers.ts'
import { providerHealth } from '#features/articles/service/provider-health.ts'
import { mediaBase } from '#features/articles/service/provider-settings.ts'

type Parts = Base & Data & ReturnType<typeof provideAnswers> & { heavy: HeavyWork }

/** The way out to providers; their articles and media, and how they do. */
export function provideArticles(parts: Parts) {
  const { env, clock, warn, held, stores, dataDir, heavy, answers, observer, records } = parts
  const outgoing = outgoingOnDemand(async () => {
    const { createOutgoing } = await import('#base/platform/outgoing/create-outgoing.ts')
    return createOutgoing({ allowPrivate: env.PROVIDER_ALLOW_PRIVATE })
  })
  const providerMedia = createProviderMedia({
    folder: join(dataDir, 'provider-media'),
    maxBytes: env.PROVIDER_MEDIA_CACHE_MB * 1024 ** 2,
    outgoing,
    mediaBaseOf: (site) => mediaBase(site, env),
    now: () => clock().getTime(),
    warn,
  })
  held.defer(() => providerMedia.close())
  held.defer(() => outgoing.close())
  const shared = { defaults: env, stores, clock, outgoing, heavy, answers }
  const sourcesOf = siteSources({ ...shared, observer, media: providerMedia, warn })
  const motifs = mediaMotifs()
  const gateway = createGateway({
    sourcesOf,
    stores,
    clock,
    noteMotifs: motifs.noting,
    deadline: LIMITS.providerCall,
  })
  return {
    ...gateway,
    motifs,
    providerMedia,
    providerHealth: providerHealth({ ...shared, records, sourcesOf }),
    outgoing,
  }
}
