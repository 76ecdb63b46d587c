import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import { editableOptions, editedOptions } from './edit-options.ts'
import { headOf, type WidgetSlot, type WidgetProps } from '../state/tree/page-tree.ts'
import { splitOptions } from '../state/tree/draft-to-tree.ts'

/** Milliseconds without a keystroke after which the page follows, and the most it waits. */
const QUIET = 150
const LONGEST = 600

type Values = Readonly<Record<string, unknown>>

/** What a form shows of a widget's options. */
interface Typed {
  /** `null` until stored options of a former version are upgraded. */
  values: Values | null
  /** Why they can't be. */
  refusal: string
}

export interface Typing {
  shown(): Typed
  subscribe(listener: () => void): () => void
  /** The widget as the page has it: what comes from elsewhere takes the place of what is shown. */
  take(props: WidgetProps): void
  type(values: Values): void
  /** Gives what was typed to the page at once. */
  flush(): void
}

interface TypingParts {
  description: Pick<WidgetDescription, 'version' | 'fields'>
  /** Gives changed options to the page. */
  apply(id: string, changes: Partial<WidgetProps>): void
  /** Options of a former version in today's form. @throws with a sentence to show */
  upgrade(stored: { version: number; options: Values | string }): Promise<Record<string, unknown>>
  now(): number
}

/**
 * What is typed paints at once and stands here alone; the page, with all its widgets, follows when
 * the hand rests.
 */
export function createDebouncedEdits({ description, apply, upgrade, now }: TypingParts): Typing {
  const { version, fields } = description
  const listeners = new Set<() => void>()
  let shown: Typed = { values: null, refusal: '' }
  let props: WidgetProps | null = null
  /** The slots that the marks in the values speak of. */
  let marked: readonly WidgetSlot[] = []
  /** Options that the page has from here. */
  let given: string | null = null
  let typed: Values | null = null
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (changes: Partial<Typed>) => {
    shown = { ...shown, ...changes }
    for (const listener of listeners) listener()
  }

  const flush = () => {
    clearTimeout(timer)
    if (!typed || !props) return
    const changes = editedOptions(marked, typed, fields)
    const head = JSON.stringify({ ...headOf(props), version })
    typed = null
    given = changes.options
    apply(props.id, { ...changes, head })
  }

  const takeFormer = async (former: WidgetProps, from: number): Promise<void> => {
    const options: Values | string = JSON.parse(former.options)
    try {
      const upgraded = splitOptions(await upgrade({ version: from, options }), { fields }, () => [])
      if (props === former) show({ values: editableOptions(upgraded) })
    } catch (cause) {
      if (props === former) show({ refusal: cause instanceof Error ? cause.message : '' })
    }
  }

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take(next) {
      props = next
      if (typed) return
      marked = next.slots
      if (given === next.options) return
      given = next.options
      const from = headOf(next).version
      if (from === version) show({ values: editableOptions(next), refusal: '' })
      else void takeFormer(next, from)
    },
    type(values) {
      if (!typed) since = now()
      typed = values
      show({ values })
      clearTimeout(timer)
      timer = setTimeout(flush, Math.max(0, Math.min(QUIET, since + LONGEST - now())))
    },
    flush,
  }
}
