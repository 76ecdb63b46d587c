import { paths } from '#base/core/address/urls.ts'
import { fromWireList } from '../../rules/from-wire.ts'
import { post } from '#framework/ui/browser/background-request.ts'
import type { Template } from '#framework/widget-kit/template.ts'
import { feedQueryOf, type FeedProps } from './feed-facts.ts'
import type { FeedSource } from './feed-plan.ts'
import { askList } from './list-answer.ts'
import { type FeedList, listModel } from './list-model.ts'
import { liveTemplate } from './live/live-template.ts'

/**
 * The list that an address (its `?…`) asks of a feed, and the template to draw it with: what the
 * server would show there, had with the calls of the browser. Rejects when a call fails.
 */
export async function liveList(
  props: FeedProps,
  search: string,
  signal: AbortSignal,
): Promise<{ template: Template; list: FeedList }> {
  const query = singleParameters(search)
  const asked = feedQueryOf(query)
  // Links to another list leave the article behind.
  const currentId = query['title'] === undefined ? null : props.currentId
  const facts = { ...props, currentId }
  const [template, answer] = await Promise.all([
    liveTemplate(props.template),
    askList(facts, asked, ajaxSource(props), signal),
  ])
  return { template, list: listModel(facts, asked, answer) }
}

/** Parameters of a query; one that is repeated counts as absent, as on the server. */
function singleParameters(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries([...query].filter(([name]) => query.getAll(name).length === 1))
}

/** The site's own `/ajax` calls as a source of lists (requirements G1, G2). */
function ajaxSource({
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
