import { memoize, roomFor } from '#base/kit/memoize.ts'
import { headOf, type PageWidget } from './tree/page-tree.ts'
import { isRecord } from './tree/nested-places.ts'
import type { Descriptions } from './tree/draft-to-tree.ts'

const MOST = 40
/** Options that name a widget best, in this order. */
const NAMING = ['title', 'widget_title', 'text', 'heading', 'label', 'name', 'html', 'content']

/** A widget by its French title and its own first words: « Titre : Nos métiers ». */
export function widgetName(widget: PageWidget, descriptions: Descriptions): string {
  const title = widgetTitle(widget, descriptions)
  const words = widget.props.isReadable ? firstWords(widget.props.options) : ''
  return words ? `${title} : ${words}` : title
}

export function widgetTitle({ props }: PageWidget, descriptions: Descriptions): string {
  const { type } = headOf(props)
  return descriptions.get(type)?.title ?? `Bloc inconnu « ${type} »`
}

const firstWords = memoize(
  (options: string): string => {
    const parsed: unknown = JSON.parse(options)
    if (!isRecord(parsed)) return ''
    for (const name of NAMING) {
      const value = parsed[name]
      const words = typeof value === 'string' ? plain(value) : ''
      if (words) return words.length > MOST ? `${words.slice(0, MOST).trimEnd()}…` : words
    }
    return ''
  },
  { room: roomFor(4_000_000) },
)

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00A0',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
}

const plain = (html: string): string =>
  html
    .slice(0, 400)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
