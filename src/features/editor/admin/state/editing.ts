import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import { keepCopied, clipboardText, pastedWidgets } from './clipboard.ts'
import { copyOf, newName } from './tree/copy-widget.ts'
import type { EditorParts } from './editor-parts.ts'
import { focusChosen } from './focus-chosen.ts'
import type { PageTree, PageWidget, WidgetProps } from './tree/page-tree.ts'
import type { PageStore } from './page-store.ts'
import type { StepOptions } from './step-store.ts'
import { placeTitle } from './place-title.ts'
import { isInside, placed, placesOf } from './tree/places.ts'
import { pageWidget } from './tree/draft-to-tree.ts'
import { inserted, moved, removed, replaced, type Target } from './tree/tree-steps.ts'
import { widgetName } from './widget-name.ts'

/** What can be done with the widgets of the opened page, by whatever hand. */
export interface Editing {
  page(): PageTree
  /** Name of the widget that is chosen. */
  selectedId(): string | null
  select(id: string | null): void
  up(id: string): void
  down(id: string): void
  move(id: string, target: Target): void
  duplicate(id: string): void
  copy(id: string): void
  /** Puts what was copied after the selected widget, else at the end of the content; or where it is said. */
  paste(target?: Target): void
  remove(id: string): void
  /** Puts the widgets of a shared block in its place, as the page’s own. @returns once it is done */
  detach(id: string): Promise<void>
  /** Puts a new widget after the selected one, else at the end of the content; or where it is said. */
  add(description: WidgetDescription, target?: Target): void
  /** Takes over what a form changed, or what was typed in the page. */
  change(id: string, changes: Partial<WidgetProps>, options?: StepOptions): void
  /** Asks where to put a widget. */
  askWhere(id: string): void
  undo(): void
  redo(): void
  /** Gives the page to the draft at once. */
  saveNow(): void
}

/** What the screen around gives. */
interface Around extends Pick<Editing, 'askWhere' | 'saveNow'> {
  isReadOnly(): boolean
}

type GivenParts = Pick<EditorParts, 'descriptions' | 'announce' | 'blockWidgets'>

const READ_ONLY = 'Cette page est en lecture seule.'

/** The deeds of an opened editor; each says what it did. */
export function createEditing(
  store: PageStore,
  { descriptions, announce, blockWidgets }: GivenParts,
  { isReadOnly, ...around }: Around,
): Editing {
  const { page, selectedId, select } = store
  const name = (widget: PageWidget) => widgetName(widget, descriptions)

  /** One step. @returns whether it was done */
  const change: (...step: Parameters<PageStore['change']>) => boolean = (...step) => {
    if (isReadOnly()) announce(READ_ONLY)
    else store.change(...step)
    return !isReadOnly()
  }

  /** Puts widgets in and chooses the last of them. */
  const insert = (label: string, widgets: readonly PageWidget[], target: Target): boolean => {
    // What is typed into a new widget at once is one step with it.
    const kind = widgets.length === 1 ? (widgets[0]?.props.id ?? '') : ''
    const chosen = widgets.at(-1)?.props.id ?? null
    return change(label, (now) => inserted(now, widgets, target), { kind, chosen })
  }

  const after = (id: string | null): Target => {
    const found = id === null ? null : placed(page(), id)
    if (found) return { zone: found.place.zone, index: found.index + 1 }
    const content = placesOf(page()).find(({ slot, parent }) => !parent && slot.at === 'content')
    return { zone: content?.zone ?? '', index: content?.slot.content.length ?? 0 }
  }

  const move = (id: string, target: Target) => {
    const found = placed(page(), id)
    if (!found || isInside(page(), target.zone, id)) return
    if (found.place.zone === target.zone && found.index === target.index) return
    if (!change('déplacement', (now) => moved(now, found.widget, target), { chosen: id })) return
    const to = placesOf(page()).find(({ zone }) => zone === target.zone)
    if (!to) return
    const position = `${target.index + 1} sur ${to.slot.content.length}`
    announce(`${name(found.widget)} : ${placeTitle(to, descriptions)}, position ${position}.`)
  }

  const step = (id: string, by: -1 | 1) => {
    const found = placed(page(), id)
    if (!found) return
    const index = found.index + by
    if (index < 0 || index >= found.place.slot.content.length) {
      announce(by < 0 ? 'Déjà en premier.' : 'Déjà en dernier.')
      return
    }
    move(id, { zone: found.place.zone, index })
  }

  /** Widgets of the block that a widget shows; a sentence when there are none. */
  const heldBy = async (id: string): Promise<DraftWidget[] | string> => {
    const props = placed(page(), id)?.widget.props
    const { block } = JSON.parse(props?.isReadable ? props.options : '{}') as { block?: unknown }
    if (typeof block !== 'number' || block === 0) return 'Choisissez d’abord un bloc partagé.'
    return blockWidgets(block).catch((cause: unknown) => sentenceOf(cause))
  }

  const go = (to: 'undo' | 'redo') => {
    if (isReadOnly()) return announce(READ_ONLY)
    const label = store.go(to)
    if (label !== null) announce(to === 'undo' ? `Annulé : ${label}.` : `Rétabli : ${label}.`)
  }

  return {
    ...around,
    undo: () => go('undo'),
    redo: () => go('redo'),
    page,
    selectedId,
    select,
    up: (id) => step(id, -1),
    down: (id) => step(id, 1),
    move,
    duplicate(id) {
      const found = placed(page(), id)
      if (!found) return
      const target = { zone: found.place.zone, index: found.index + 1 }
      if (insert('copie', [copyOf(found.widget)], target)) {
        announce(`${name(found.widget)} : dupliqué.`)
      }
    },
    copy(id) {
      const found = placed(page(), id)
      if (!found) return
      keepCopied([found.widget])
      announce(`${name(found.widget)} : copié. Vous pouvez le coller ici ou sur une autre page.`)
    },
    paste(target) {
      const pasted = pastedWidgets(clipboardText(), descriptions)
      if ('refused' in pasted) return announce(pasted.refused)
      if (insert('collage', pasted.widgets, target ?? after(selectedId()))) {
        announce(`Collé : ${pasted.widgets.map(name).join(', ')}.`)
      }
    },
    remove(id) {
      const found = placed(page(), id)
      if (!found) return
      const { place, index, widget } = found
      const left = place.slot.content.filter(({ props }) => props.id !== id)
      const chosen =
        left[Math.min(index, left.length - 1)]?.props.id ?? place.parent?.props.id ?? null
      if (!change('suppression', (now) => removed(now, id), { chosen })) return
      announce(`${name(widget)} : supprimé. Annuler le remet en place.`)
    },
    async detach(id) {
      if (isReadOnly()) return announce(READ_ONLY)
      const held = await heldBy(id)
      // The page may be another one since it was asked.
      const found = placed(page(), id)
      if (typeof held === 'string') return announce(held)
      if (!found) return
      const own = held.map((widget) => copyOf(pageWidget(widget, descriptions, newName)))
      const chosen = own[0]?.props.id ?? null
      if (!change('détachement', (now) => replaced(now, id, own), { chosen })) return
      announce(`Bloc détaché : ${own.map(name).join(', ')}.`)
      // The button that was pressed is gone with the block.
      requestAnimationFrame(() => document.activeElement === document.body && focusChosen())
    },
    add({ type, version, defaults, starts, title }, target) {
      const options = { ...defaults, ...starts }
      // What it begins with inside has no number of this site yet.
      const widget = copyOf(pageWidget({ id: 0, type, version, options }, descriptions, newName))
      if (insert('ajout', [widget], target ?? after(selectedId()))) announce(`${title} : ajouté.`)
    },
    change(id, changes, options = { kind: id }) {
      const found = placed(page(), id)
      if (!found) return
      const { widget } = found
      const changed = { ...widget, props: { ...widget.props, ...changes } }
      change('modification', (now) => replaced(now, id, [changed]), options)
    },
  }
}
