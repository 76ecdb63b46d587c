import type { FeedSource } from '#base/core/settings/feed-source.ts'
import { readFeed } from '#features/articles/providers/feeds/document/feed-document.ts'
import type { Outgoing } from '#base/platform/outgoing/outgoing.ts'
import { counted, type Finding, findingsOf, reasonOf } from './finding.ts'
import { adviceAfter } from './http-advice.ts'
import { recorded } from './recorded.ts'

const MAX_BYTES = 10_000_000
const TIMEOUT = 10_000
const MAX_ENTRIES = 10_000

/** Reads each public feed once, and says how many entries it has. */
export async function checkFeeds(
  sources: readonly FeedSource[],
  guarded: Outgoing,
  clock: () => Date,
): Promise<Finding[]> {
  const active = sources.filter(({ is_active }) => is_active)
  if (active.length > 0) {
    return Promise.all(active.map((source) => feedFinding(source, guarded, clock)))
  }
  const advice = 'activez-en un dans les réglages du site (feed_sources)'
  return [findingsOf('flux publics').warning('aucun flux actif', advice)]
}

async function feedFinding(
  { key, url }: FeedSource,
  guarded: Outgoing,
  clock: () => Date,
): Promise<Finding> {
  const { ok, warning, error } = findingsOf(`flux ${key}`)
  const { outgoing, last } = recorded(guarded)
  try {
    const answer = await outgoing.send({ url, maxBytes: MAX_BYTES, timeout: TIMEOUT })
    const { status, headers, body, movedTo } = answer
    if (status !== 200) return error(`répond ${status}`, adviceFor(status))
    const contentType = headers['content-type'] ?? ''
    const about = { url: answer.url, contentType, now: clock(), max: MAX_ENTRIES }
    const count = readFeed(body, about).entries.length
    if (count === 0) return warning('ne contient aucune entrée', 'vérifiez l’adresse du flux')
    const entries = counted(count, 'entrée')
    return movedTo === null
      ? ok(`répond ${status}, ${entries}`)
      : warning(`répond ${status}, ${entries}`, `a déménagé : donnez-lui l’adresse ${movedTo}`)
  } catch (cause) {
    const isAnswered = last()?.answer !== null
    return error(
      reasonOf(cause),
      isAnswered ? NO_FEED : (adviceAfter(last()) ?? 'vérifiez l’adresse du flux'),
    )
  }
}

const NO_FEED = 'cette adresse ne mène pas à un flux RSS, Atom ou JSON : vérifiez-la'

function adviceFor(status: number): string {
  if (status === 429 || status === 503) return 'la source demande d’attendre : réessayez plus tard'
  if (status >= 500) return 'la source est en panne : réessayez plus tard'
  if (status === 401 || status === 403) return 'la source refuse les lecteurs automatiques'
  return 'vérifiez l’adresse du flux dans les réglages du site (feed_sources)'
}
