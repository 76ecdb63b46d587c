import type { Language } from '../../kit/language.ts'
import { weakMemoize } from '../../kit/memoize.ts'
import type { WidgetInstance } from './page.ts'

/** The type of the widget that shows a shared block. */
export const SHARED_BLOCK = 'shared-block'

/** Widgets that are made once and stand on many pages, as visitors have them. */
export interface SharedBlock {
  lang: Language
  widgets: readonly WidgetInstance[]
}

/** Reads a block that is live; `null` when none is. */
type ReadBlock = (id: number) => Promise<SharedBlock | null>

/** Blocks that one page shows: each may be as long as a page. */
const MOST_BLOCKS = 20

/** Why a block is not shown: none is live, it is of another language than the page, or the page has enough. */
export type BlockFault = 'absent' | 'language' | 'many'

/** The blocks of one page in a language, as it asks for them one after the other. */
export function blocksOfPage(
  read: ReadBlock,
  lang: Language,
): (id: number) => Promise<readonly WidgetInstance[] | BlockFault> {
  let shown = 0
  return async (id) => {
    shown += 1
    if (shown > MOST_BLOCKS) return 'many'
    const block = await read(id)
    if (block === null) return 'absent'
    return block.lang === lang ? block.widgets : 'language'
  }
}

type Stored = Pick<WidgetInstance, 'type' | 'options'>

/** Deeper than any page: what lies below shows no block. */
const DEEPEST = 40

/** Numbers of the blocks that a stored widget shows, those inside of it too, 0 where none is chosen; nothing of options that are no JSON. */
export const blocksWithin = weakMemoize(({ type, options }: Stored): readonly number[] => {
  if (type !== SHARED_BLOCK && !options.includes(`"${SHARED_BLOCK}"`)) return []
  try {
    return numbersIn({ type, options: JSON.parse(options) }, 0)
  } catch {
    return []
  }
})

function numbersIn(value: unknown, depth: number): number[] {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === SHARED_BLOCK && 'options' in value) {
    return [blockOf(value.options)]
  }
  return Object.values(value).flatMap((member) => numbersIn(member, depth + 1))
}

const blockOf = (options: unknown): number =>
  typeof options === 'object' &&
  options !== null &&
  'block' in options &&
  typeof options.block === 'number'
    ? options.block
    : 0

/**
 * Widgets of a page, each with those of the blocks that it shows behind it, in its zone: for questions that
 * are answered by what is stored, without drawing it. Blocks inside of blocks show nothing.
 */
export async function withBlocks<Instance extends WidgetInstance>(
  reader: { block: ReadBlock },
  instances: readonly Instance[],
  lang: Language,
): Promise<Instance[]> {
  const all: Instance[] = []
  const blockOnPage = blocksOfPage(reader.block, lang)
  for (const instance of instances) {
    all.push(instance)
    for (const id of blocksWithin(instance)) {
      const shown = await blockOnPage(id)
      if (typeof shown === 'string') continue
      const { zone, position } = instance
      all.push(...shown.map((widget) => ({ ...instance, ...widget, zone, position })))
    }
  }
  return all
}
