import type { PuckAction, PuckApi } from '@puckeditor/core'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import type { WidgetDescription } from '#base/core/widget-preview.ts'
import { keepCopied, keptCopy, pastedWidgets } from './clipboard.ts'
import { copyOf, newName } from './copy-widget.ts'
import type { EditorParts } from './editor-parts.ts'
import { type PageProps, type PuckPage, type PuckWidget, type WidgetProps } from './page-data.ts'
import type { PageHistory } from './page-history.ts'
import { focusChosen } from './focus-chosen.ts'
import { placeTitle } from './place-title.ts'
import { isInside, placed, placesOf } from './places.ts'
import { puckWidget } from './to-puck.ts'
import { widgetName } from './widget-name.ts'

/** Where a widget is put: before the `index`th of a list. */
interface Target {
  zone: string
  index: number
}

/** What can be done with the widgets of the opened page, by whatever hand. */
export interface Editing {
  page(): PageProps
  /** Puck's name of the widget that is chosen. */
  selectedId(): string | null
  select(id: string | null): void
  up(id: string): void
  down(id: string): void
  move(id: string, target: Target): void
  duplicate(id: string): void
  copy(id: string): void
  /** Puts what was copied after a widget, else at the end of the content. */
  paste(afterId: string | null): void
  remove(id: string): void
  /** Puts the widgets of a shared block in its place, as the page’s own. @returns once it is done */
  detach(id: string): Promise<void>
  /** Puts a new widget after the selected one, else at the end of the content; or where it is said. */
  add(description: WidgetDescription, target?: Target): void
  /** Takes over what a form changed. */
  change(id: string, changes: Partial<WidgetProps>): void
  /** Asks where to put a widget. */
  askWhere(id: string): void
  undo(): void
  redo(): void
  /** Gives the page to the draft at once. */
  saveNow(): void
}

/** What the screen around gives. */
interface Around extends Pick<Editing, 'askWhere' | 'saveNow'> {
  history: PageHistory
  isReadOnly(): boolean
}

type GivenParts = Pick<EditorParts, 'descriptions' | 'announce' | 'blockWidgets'>

const READ_ONLY = 'Cette page est en lecture seule.'

type Api = Pick<PuckApi, 'appState' | 'dispatch' | 'selectedItem'>

/** The deeds of an opened editor, as Puck's actions; each says what it did. */
export function createEditing(
  puck: () => Api,
  { descriptions, announce, blockWidgets }: GivenParts,
  { history, isReadOnly, ...around }: Around,
): Editing {
  const page = (): PageProps => (puck().appState.data as PuckPage).root.props
  const dispatch = (action: PuckAction) => {
    const isChange = action.type !== 'setUi'
    if (isChange && isReadOnly()) announce(READ_ONLY)
    else puck().dispatch({ ...action, recordHistory: false })
  }
  const selectedId = () => (puck().selectedItem?.props.id as string | undefined) ?? null
  const name = (widget: PuckWidget) => widgetName(widget, descriptions)

  const selectAt = ({ zone, index }: Target) =>
    dispatch({ type: 'setUi', ui: { itemSelector: { zone, index } } })

  const select = (id: string | null) => {
    const found = id === null ? null : placed(page(), id)
    if (found) selectAt({ zone: found.place.zone, index: found.index })
    else dispatch({ type: 'setUi', ui: { itemSelector: null } })
  }

  const insert = (widget: PuckWidget, { zone, index }: Target) => {
    const where = { destinationZone: zone, destinationIndex: index }
    const { id } = widget.props
    dispatch({ type: 'insert', componentType: widget.type, id, ...where })
    // Each action wakes every widget of the page: choosing the new one comes along.
    dispatch({ type: 'replace', data: widget, ...where, ui: { itemSelector: { zone, index } } })
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
    const { place, index } = found
    dispatch({
      type: 'move',
      sourceZone: place.zone,
      sourceIndex: index,
      destinationZone: target.zone,
      destinationIndex: target.index,
    })
    selectAt(target)
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
    const chosen = selectedId()
    if (isReadOnly()) return announce(READ_ONLY)
    const label = history.go(to, puck().dispatch)
    if (label === null) return
    select(chosen)
    announce(to === 'undo' ? `Annulé : ${label}.` : `Rétabli : ${label}.`)
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
      insert(copyOf(found.widget), { zone: found.place.zone, index: found.index + 1 })
      announce(`${name(found.widget)} : dupliqué.`)
    },
    copy(id) {
      const found = placed(page(), id)
      if (!found) return
      keepCopied([found.widget])
      announce(`${name(found.widget)} : copié. Vous pouvez le coller ici ou sur une autre page.`)
    },
    paste(afterId) {
      const pasted = pastedWidgets(keptCopy(), descriptions)
      if ('refused' in pasted) return announce(pasted.refused)
      const { zone, index } = after(afterId)
      pasted.widgets.forEach((widget, offset) => insert(widget, { zone, index: index + offset }))
      announce(`Collé : ${pasted.widgets.map(name).join(', ')}.`)
    },
    remove(id) {
      const found = placed(page(), id)
      if (!found) return
      const { place, index, widget } = found
      dispatch({ type: 'remove', zone: place.zone, index })
      const left = place.slot.content.length - 1
      if (left > 0) selectAt({ zone: place.zone, index: Math.min(index, left - 1) })
      else select(place.parent?.props.id ?? null)
      announce(`${name(widget)} : supprimé. Annuler le remet en place.`)
    },
    async detach(id) {
      if (isReadOnly()) return announce(READ_ONLY)
      const held = await heldBy(id)
      // The page may be another one since it was asked.
      const found = placed(page(), id)
      if (typeof held === 'string') return announce(held)
      if (!found) return
      const { place, index } = found
      const own = held.map((widget) => copyOf(puckWidget(widget, descriptions, newName)))
      history.together('détachement', () => {
        dispatch({ type: 'remove', zone: place.zone, index })
        own.forEach((widget, offset) => insert(widget, { zone: place.zone, index: index + offset }))
      })
      select(own[0]?.props.id ?? null)
      announce(`Bloc détaché : ${own.map(name).join(', ')}.`)
      // The button that was pressed is gone with the block.
      requestAnimationFrame(() => document.activeElement === document.body && focusChosen())
    },
    add({ type, version, defaults, title }, target) {
      const widget = puckWidget(
        { id: 0, type, version, options: { ...defaults } },
        descriptions,
        newName,
      )
      insert(widget, target ?? after(selectedId()))
      announce(`${title} : ajouté.`)
    },
    change(id, changes) {
      const found = placed(page(), id)
      if (!found) return
      const { widget, place, index } = found
      dispatch({
        type: 'replace',
        data: { ...widget, props: { ...widget.props, ...changes } },
        destinationZone: place.zone,
        destinationIndex: index,
      })
    },
  }
}
