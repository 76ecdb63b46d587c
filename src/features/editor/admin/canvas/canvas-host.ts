import { widgetHash } from '#base/core/page/widget-hash.ts'
import type { TextEditor } from '#framework/admin/inputs/rich-text/engine/text-editor.ts'
import type {
  Canvas,
  CanvasHost,
  CanvasView,
  RenderedUnit,
  MountCanvas,
} from '../frame/canvas-contract.ts'
import type { Editing } from '../state/editing.ts'
import type { EditorParts } from '../state/editor-parts.ts'
import { isInOptions } from '../state/focus-chosen.ts'
import { editorKeys } from '../state/keys.ts'
import type { PageStore } from '../state/page-store.ts'
import type { StepOptions } from '../state/step-store.ts'
import { headOf, type PageWidget } from '../state/tree/page-tree.ts'
import { type PagePicture, pictureAt, textAt, withText } from './page-texts.ts'
import { idsInOrder, placed } from '../state/tree/places.ts'
import type { Target } from '../state/tree/tree-steps.ts'
import { numberFor, wanted } from '../state/preview-request.ts'
import type { Wanted } from '../state/previews.ts'
import { wholeOptions } from '../state/tree/tree-to-draft.ts'
import { canvasView } from './canvas-view.ts'
import type { FrameLink } from './document-frame.tsx'
import { toTextBar } from './text-tools.tsx'
import { actionsOf } from './widget-actions.tsx'

/** What somebody writes who chooses no block; a part of a layout has a block of its own. */
const TEXT_TYPE = 'rich-text'

/** Milliseconds of rest after which what is typed is a step of its own. */
export const PHRASE = 600
/** The same after which what stands around a text in the page follows what is typed in it. */
export const REST = 200

interface HostParts extends Pick<CanvasHost, 'options' | 'pick' | 'titleOf' | 'open'> {
  store: PageStore
  editing: Editing
  shared: EditorParts
  /** A text with marks has the caret; `null` when none has. */
  onText(editor: TextEditor | null): void
  /** Another picture is asked for. */
  onPicture(picture: PictureRequest): void
  /** What a picture shows where it is cropped is to be chosen. */
  onFraming(picture: PictureRequest): void
}

/** A picture of the page that somebody wants to replace, or to frame. */
export interface PictureRequest extends PagePicture {
  /** @param stored another medium, or another framing of it */
  replace(stored: string): void
}

/** What the editor and the document in its frame have to do with each other. */
export interface CanvasLink extends FrameLink, Pick<Canvas, 'enter' | 'leave' | 'dragOver'> {}

/** Has the page shown, and drawn again whenever it changes. */
export function linkCanvas(mount: MountCanvas, parts: HostParts): CanvasLink {
  const { store, editing, shared } = parts
  const { descriptions, surface } = shared
  const listsOf = canvasView(shared)
  const drawings = createDrawings(store, shared)
  let isLocked = true
  const widgetOf = (name: string) => placed(store.page(), name)?.widget ?? null

  const write = (name: string, path: string, value: string, step: StepOptions) => {
    const former = widgetOf(name)?.props.options
    const options = former && withText(former, path, value)
    if (options !== undefined && options !== former) editing.change(name, { options }, step)
  }

  const plainText = surface.own === null ? descriptions.get(TEXT_TYPE) : undefined
  const host: CanvasHost = {
    ...parts,
    ...(plainText && {
      write(target: Target) {
        editing.add(plainText, target)
        const name = editing.selectedId()
        if (name !== null) canvas.enter(name)
      },
    }),
    toTextBar,
    isElsewhere: isInOptions,
    ...pictureTools(parts, { isLocked: () => isLocked, widgetOf, write }),
    opened: drawings.opened,
    typing(name, editor) {
      drawings.typing(name)
      parts.onText(editor)
    },
    select: editing.select,
    move: editing.move,
    undo: editing.undo,
    redo: editing.redo,
    spot: store.spot,
    isExample: shared.isExample,
    key: editorKeys(editing),
    actions: (name) =>
      actionsOf(editing, name).map(({ label, keys, run }) => ({
        label,
        keys,
        isEnabled: !isLocked || label === 'Copier',
        run: () => run(editing, name),
      })),
    text(name, path) {
      const widget = widgetOf(name)
      return widget && textAt(widget.props, path, descriptions)
    },
    type(name, path, value, spots) {
      following.typed(() =>
        write(name, path, value, { kind: `${name} ${path}`, pause: PHRASE, spots }),
      )
    },
  }

  const canvas = mount(host)
  const view = (): CanvasView => ({
    zones: listsOf(store.page()),
    isPage: surface.isPage,
    selected: store.selectedId(),
    isReadOnly: isLocked,
  })
  const show = () => {
    canvas.show(view())
    drawings.askAll()
  }
  show()
  const following = afterKeys(show)
  const stops = [store.subscribe(following.changed), drawings.follow(canvas.draw), following.stop]
  return {
    ...canvas,
    show(isReadOnly) {
      isLocked = isReadOnly
      show()
    },
    close() {
      for (const stop of stops) stop()
      parts.onText(null)
    },
  }
}

interface PictureParts {
  isLocked(): boolean
  widgetOf(name: string): PageWidget | null
  write(name: string, path: string, value: string, step: StepOptions): void
}

/** What is done with a picture where it is shown. */
function pictureTools(
  { shared, onPicture, onFraming }: HostParts,
  { isLocked, widgetOf, write }: PictureParts,
): Pick<CanvasHost, 'picture' | 'framing'> {
  const pictureOf = (name: string, path: string): PictureRequest | null => {
    const widget = widgetOf(name)
    const picture = widget && pictureAt(widget.props, path, shared.descriptions)
    const replace = (value: string) => write(name, path, value, { kind: `${name} ${path}` })
    return picture && { ...picture, replace }
  }
  return {
    picture(name, path, isFirst) {
      const picture = isLocked() ? null : pictureOf(name, path)
      if (!picture || (isFirst && !picture.isExample)) return false
      onPicture(picture)
      return true
    },
    framing(name, path) {
      const picture = pictureOf(name, path)
      if (picture?.accept !== 'image' || picture.value === '') return null
      const run = () => onFraming(picture)
      return { label: 'Cadrage', keys: undefined, isEnabled: !isLocked(), run }
    },
  }
}

/** Has a change followed at once; what is typed stands in the page already, and waits until the keys rest. */
export function afterKeys(follow: () => void) {
  let isTyped = false
  let timer: number | undefined
  const stop = () => window.clearTimeout(timer)
  return {
    /** @param write makes changes of what was typed */
    typed(write: () => void) {
      isTyped = true
      write()
      isTyped = false
    },
    changed() {
      stop()
      if (isTyped) timer = window.setTimeout(follow, REST)
      else follow()
    },
    stop,
  }
}

/** What of the page is drawn, and asked of the server. */
function createDrawings(
  store: PageStore,
  { previews, numbers }: Pick<EditorParts, 'previews' | 'numbers'>,
) {
  const wishes = new WeakMap<PageWidget, Wanted>()
  const shown = new Map<string, unknown>()
  /** The widget in which somebody types: it is drawn again when they have left it. */
  let typed: string | null = null

  const wishOf = (widget: PageWidget): Wanted => {
    const { props } = widget
    const known = wishes.get(widget)
    if (known) return known
    const places = props.slots.map(({ at }) => at)
    const wish = wanted(props, places, numberFor(props, numbers.of))
    if (headOf(props).id > 0) wishes.set(widget, wish)
    return wish
  }

  const askAll = () => {
    for (const name of idsInOrder(store.page())) {
      const widget = placed(store.page(), name)?.widget
      if (widget && name !== typed) previews.want(name, wishOf(widget))
    }
  }

  return {
    askAll,
    /** The document shows some of it already. */
    opened(drawn: readonly RenderedUnit[]) {
      for (const { name, sign, preview, hasH1 } of drawn) {
        const props = placed(store.page(), name)?.widget.props
        if (!props) continue
        const options = JSON.stringify(wholeOptions(props, () => 0))
        if (sign !== widgetHash(headOf(props).version, options)) continue
        previews.drawn(name, wishOf({ type: '', props }), preview, hasH1)
        shown.set(name, preview)
      }
      previews.order(idsInOrder(store.page()))
    },
    typing(name: string | null) {
      typed = name
      askAll()
    },
    /** @returns how to follow no more */
    follow: (draw: Canvas['draw']) =>
      previews.subscribe((name) => {
        const preview = previews.of(name)
        if (!preview?.html || shown.get(name) === preview) return
        shown.set(name, preview)
        draw(name, preview)
      }),
  }
}
