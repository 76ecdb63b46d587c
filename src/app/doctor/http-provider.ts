import { parseMedias } from '#base/core/media/list-image.ts'
import type { ImageSize } from '#base/core/address/image-size.ts'
import {
  type ProviderAddress,
  providerCalls,
} from '#features/articles/providers/http/provider-calls.ts'
import { readAnswer } from '#features/articles/providers/http/read-answer.ts'
import type { Outgoing } from '#base/platform/outgoing/outgoing.ts'
import { counted, type Finding, findingsOf, reasonOf } from './finding.ts'
import { adviceAfter } from './http-advice.ts'
import { checkImages } from './http-images.ts'
import { recorded } from './recorded.ts'

/** Milliseconds from which a provider is slow: pages give up long before. */
const SLOW = 2000

const REPORT = 'signalez-le au fournisseur'

/** A site's HTTP provider, and what the site expects of it. */
export interface HttpProvider {
  address: ProviderAddress
  /** Motifs that the site's pages name. */
  motifs: readonly string[]
  size: ImageSize
}

const SLOW_ADVICE = 'il est lent : les pages montrent ce qui est gardé en attendant'

/**
 * One round to an HTTP provider: its motifs, one list, one image. `elapsed` counts milliseconds, for
 * how long it takes.
 */
export async function checkHttpProvider(
  { address, motifs, size }: HttpProvider,
  guarded: Outgoing,
  { clock, elapsed }: { clock?(): Date; elapsed?(): number } = {},
): Promise<Finding[]> {
  const { ok, warning, error } = findingsOf(`fournisseur ${new URL(address.url).host}`)
  const { outgoing, last } = recorded(guarded, elapsed)
  let dropped = 0
  const calls = providerCalls({
    ...address,
    outgoing,
    clock: clock ?? (() => new Date()),
    language: 'fr',
    read: readAnswer,
    dropped: (_call, count) => (dropped += count),
  })
  const failed = (cause: unknown): Finding => error(reasonOf(cause), adviceAfter(last()) ?? REPORT)
  const findings: Finding[] = []

  try {
    const subscribed = Object.keys(await calls.motifs(null))
    const milliseconds = Math.round(last()?.milliseconds ?? 0)
    const count = counted(subscribed.length, 'motif')
    const sentence = `répond en ${milliseconds} ms, ${count}`
    findings.push(milliseconds > SLOW ? warning(sentence, SLOW_ADVICE) : ok(sentence))
    if (subscribed.length === 0) {
      return [...findings, warning('aucun motif n’est abonné', 'voyez l’abonnement avec lui')]
    }
    const missing = motifs.filter((code) => !subscribed.includes(code))
    if (missing.length > 0) {
      findings.push(
        warning(
          `motifs du site qui ne sont pas abonnés : ${missing.join(', ')}`,
          'abonnez-les, ou retirez-les des pages',
        ),
      )
    }
    const wanted = motifs.filter((code) => subscribed.includes(code))
    const asked = (wanted.length > 0 ? wanted : subscribed).slice(0, 5)
    const list = await calls.list({ motifs: asked, perPage: 5, page: 1, size }, null)
    if (dropped > 0)
      findings.push(warning(`${dropped} articles d’une liste sont illisibles`, REPORT))
    if (list.articles.length === 0) {
      return [...findings, warning(`aucun article pour ${asked.join(', ')}`, REPORT)]
    }
    findings.push(ok(`${counted(list.countArticle, 'article')} pour ${asked.join(', ')}`))
    const images = list.articles.flatMap(({ mediasPaths }) => parseMedias(mediasPaths).slice(0, 1))
    return [
      ...findings,
      await checkImages([...new Set(images.map(({ url }) => url))], address, { outgoing, last }),
    ]
  } catch (cause) {
    return [...findings, failed(cause)]
  }
}
