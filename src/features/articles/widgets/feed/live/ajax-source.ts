import { paths } from '#base/core/address/urls.ts'
import { fromWireList } from '../../../rules/from-wire.ts'
import { post } from '#framework/ui/browser/background-request.ts'
import type { FeedProps } from '../feed-facts.ts'
import type { FeedSource } from '../feed-plan.ts'

/** The site's own `/ajax` calls as a source of lists (requirements G1, G2). */
export function ajaxSource({
  segment,
  scriptName,
  culture,
}: Pick<FeedProps, 'segment' | 'scriptName' | 'culture'>): FeedSource {
  const site = { segment, scriptName, lang: culture === 'en-GB' ? 'en' : 'fr' } as const
  const list = async (url: string, signal: AbortSignal | undefined) => {
    const answer = await post(url, signal)
    return fromWireList(await answer.json())
  }
  return {
    listByMotifs: ({ signal, ...query }) => list(paths.articleList({ ...site, ...query }), signal),
    listByOffset: ({ signal, ...query }) =>
      list(paths.articleOffset({ ...site, ...query }), signal),
  }
}
