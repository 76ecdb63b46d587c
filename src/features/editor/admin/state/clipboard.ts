import { z } from 'zod'
import { draftOf } from './tree/tree-to-draft.ts'
import { copyOf, newName } from './tree/copy-widget.ts'
import type { PageWidget } from './tree/page-tree.ts'
import { type Descriptions, pageWidget } from './tree/draft-to-tree.ts'

/** Where copied widgets wait, for every tab of this browser. */
const KEY = 'vitrine.copied-widgets'
const KIND = 'vitrine-widgets'
const MOST_WIDGETS = 50
const MOST_TEXT = 2_000_000

const copied = z.strictObject({
  kind: z.literal(KIND),
  widgets: z
    .array(
      z.looseObject({
        type: z.string().min(1).max(60),
        version: z.int().positive(),
        options: z.union([z.record(z.string(), z.unknown()), z.string()]),
      }),
    )
    .min(1)
    .max(MOST_WIDGETS),
})

/** What a paste found. */
export type Pasted = { widgets: PageWidget[] } | { refused: string }

/** Widgets as a text that any page of any site of this product can take. */
export function copiedText(widgets: readonly PageWidget[]): string {
  const zones = [{ at: '', content: widgets.map(copyOf) }]
  const drafts = draftOf({ zones, order: '[]' }, () => 1)
  return JSON.stringify({ kind: KIND, widgets: drafts.map(({ zone: _zone, ...rest }) => rest) })
}

/** Widgets of a copied text, each with a new name and number; anything else is refused. */
export function pastedWidgets(text: string, descriptions: Descriptions): Pasted {
  const found = copied.safeParse(parsed(text))
  if (!found.success) {
    return {
      refused: 'Rien à coller : copiez d’abord un bloc, de cette page ou d’une autre.',
    }
  }
  const widgets = found.data.widgets.map((widget) =>
    copyOf(pageWidget({ ...widget, id: 1 }, descriptions, newName)),
  )
  return { widgets }
}

function parsed(text: string): unknown {
  try {
    return text.length > MOST_TEXT ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps copied widgets for this and other pages; the system's clipboard gets them too if it may. */
export function keepCopied(widgets: readonly PageWidget[]): void {
  const text = copiedText(widgets)
  localStorage.setItem(KEY, text)
  void navigator.clipboard?.writeText(text).catch(() => {})
}

export const clipboardText = (): string => localStorage.getItem(KEY) ?? ''
