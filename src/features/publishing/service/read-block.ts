import type { SharedBlock } from '#base/core/page/shared-block.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import { storedWidget } from '../rules/draft-content.ts'
import { namedWidgets } from '../store/stored-text.ts'
import type { StoredText } from '../store/text-store.ts'

/** What visitors have of a shared block; `null` for none, and for one that nothing can read. */
export function readBlock(stored: Pick<StoredText, 'lang' | 'content'> | null): SharedBlock | null {
  if (stored === null) return null
  const read = parseStored(namedWidgets, stored.content)
  if ('reason' in read) return null
  const lang = stored.lang === 'en' ? 'en' : 'fr'
  return { lang, widgets: read.value.widgets.map(storedWidget) }
}
