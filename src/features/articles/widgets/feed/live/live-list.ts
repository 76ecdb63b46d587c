import type { Template } from '#framework/widget-kit/template.ts'
import { ajaxSource } from './ajax-source.ts'
import { feedQueryOf, type FeedProps } from '../feed-facts.ts'
import { askList } from './list-answer.ts'
import { type FeedList, listModel } from '../list-model.ts'
import { liveTemplate } from './live-template.ts'

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
