import type { WidgetDraft } from '../store.ts'
import { pageAt, pageLink } from './demo-tree.ts'
import type { SeedWidget } from './seed-types.ts'

/** A widget before it has a number; columns hold others, side by side. */
export interface Composed {
  /** Only for widgets that the requirements number. */
  id?: number
  type: string
  options: Record<string, unknown>
  columns?: { width: number; widgets: Composed[] }[]
  /** Forms inside a simulator. */
  form?: Composed[]
}

/** Widgets by zone, in order. */
export type Zones = Record<string, Composed[]>

/** Version of the options that the seed writes, for every widget. */
const VERSION = 1

/**
 * The widgets of one owner as the store takes them. Numbers count up from `first`, those inside
 * columns included, except for the widgets that bring their own.
 */
export function widgetDrafts(zones: Zones, first: number): WidgetDraft[] {
  let next = first
  const numbered = ({ id, type, options, columns, form }: Composed): Omit<WidgetDraft, 'zone'> => {
    const own = id ?? next
    if (id === undefined) next += 1
    const held = columns?.map(({ width, widgets }) => ({ width, widgets: widgets.map(numbered) }))
    return {
      id: own,
      type,
      version: VERSION,
      options: {
        ...options,
        ...(held ? { columns: held } : {}),
        ...(form ? { form: form.map(numbered) } : {}),
      },
    }
  }
  return Object.entries(zones).flatMap(([zone, widgets]) =>
    widgets.map((widget) => ({ zone, ...numbered(widget) })),
  )
}

/** What a simulator carries to send its figures. */
const SEND: SeedWidget = {
  type: 'lead-form',
  options: {
    form: 'simulation',
    answer: '/contact/message-envoye',
    title: 'Envoyer à mon expert-comptable',
    intro: 'Un doute sur le résultat\u00A0? Envoyez-nous vos chiffres avec votre question.',
    folded: true,
  },
}

/** An author's widget with the options as they are stored: pages and links by page id. */
export function composed(widget: SeedWidget): Composed {
  const { type } = widget
  switch (widget.type) {
    case 'heading':
      return { type, options: { ...widget.options, level: String(widget.options.level ?? 2) } }
    case 'child-pages': {
      const { parent } = widget.options
      return {
        type,
        options: { ...widget.options, parent: parent === 'self' ? 0 : pageAt(parent).id },
      }
    }
    case 'search-results': {
      const { popular = [], contact } = widget.options
      return {
        type,
        options: {
          popular: popular.map((path) => ({ page: pageAt(path).id })),
          ...(contact === undefined ? {} : { contact: pageAt(contact).id }),
        },
      }
    }
    case 'call-to-action':
      return { type, options: { ...widget.options, buttons: widget.options.buttons.map(linked) } }
    case 'hero':
      return { type, options: { ...widget.options, actions: widget.options.actions.map(linked) } }
    case 'lead-form': {
      const { answer, ...options } = widget.options
      return { type, options: { ...options, answer_page: pageAt(answer).id } }
    }
    case 'lead-answer':
      return { type, options: { ...widget.options, back: pageLink(widget.options.back) } }
    case 'simulator':
      return { type, options: { ...widget.options }, form: [composed(SEND)] }
    case 'columns':
      return {
        type,
        options: {},
        columns: widget.options.columns.map(({ width, widgets }) => ({
          width,
          widgets: widgets.map(composed),
        })),
      }
    default:
      return { type, options: { ...widget.options } }
  }
}

const linked = <Button extends { link: string }>(button: Button): Button => ({
  ...button,
  link: pageLink(button.link),
})
