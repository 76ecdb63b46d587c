import { keymap } from 'prosemirror-keymap'
import { DOMParser as ModelParser, DOMSerializer, type Node } from 'prosemirror-model'
import { EditorState, type Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { type EditorProps, EditorView, type NodeViewConstructor } from 'prosemirror-view'
import { cleanPaste } from './clean-paste.ts'
import { COMMANDS } from './commands.ts'
import { figureClicks } from './figure-clicks.ts'
import { inertBody } from './inert-html.ts'
import { KEYS } from './keys.ts'
import { linkCorrection } from './link-correction.ts'
import { opaqueView } from './opaque-block.ts'
import { BOXES, restingAttributes, schema } from './schema.ts'
import { clearedText } from './cleared-text.ts'
import { seenCaret } from './seen-caret.ts'
import { numberedLines, withMarks, writtenSigns } from './written-signs.ts'

/**
 * A text that is being written. A bar in another window asks it, and uses no class of ProseMirror of its own: those
 * of the text's window are others.
 */
export interface TextEditor {
  readonly view: EditorView
  readonly state: EditorState
  /** Does what a button asks for, and gives the text the focus. */
  run(command: keyof typeof COMMANDS): void
  /** Puts the caret, or selects; as near as the text allows. */
  select(from: number, to?: number): void
  /** Comes to the caret, and brings it into sight. */
  focus(): void
  /** The text as it is held, `writtenText` of which is stored. */
  html(): string
  /** Another text takes its place; nobody wrote it. */
  take(html: string): void
  /** HTML takes the place of a part. */
  replace(from: number, to: number, html: string): void
  /** Hears of each change, also of what is selected. @returns how to hear no more */
  follow(listener: () => void): () => void
  close(): void
}

interface TextEditorOptions {
  /** Where it is put, or what becomes it. */
  place: HTMLElement | { mount: HTMLElement }
  /** `openedText` of what is stored. */
  html: string
  /** Beside those that every text has. */
  plugins?: readonly Plugin[]
  attributes: Record<string, string>
  props?: EditorProps
  isEditable?(): boolean
  /** Somebody has changed it. */
  onWritten(editor: TextEditor): void
}

const parsed = (html: string): Node => ModelParser.fromSchema(schema).parse(inertBody(html))

/** A closed `<details>` would hide what is being written. */
const boxView =
  (tag: string): NodeViewConstructor =>
  ({ attrs }) => {
    const dom = document.createElement(tag === 'details' ? 'div' : tag)
    dom.className = restingAttributes(attrs['kept'])['class'] ?? ''
    dom.dataset['box'] = tag
    return { dom, contentDOM: dom }
  }

const VIEWS = {
  ...Object.fromEntries(BOXES.map((tag) => [tag, boxView(tag)])),
  keptBlock: opaqueView,
}

/** What comes with a paste: cleaned of what another program put around it; what a text of this editor gave is clean. */
function pasting(): EditorProps {
  let isOwn = false
  return {
    transformPastedHTML(html) {
      isOwn = html.includes('data-pm-slice')
      return cleanPaste(html)
    },
    transformPasted: (slice, _view, isPlain) => (isPlain || !isOwn ? withMarks(slice) : slice),
    handlePaste({ state, dispatch }, { clipboardData }) {
      if (clipboardData?.getData('text/html').trim()) return false
      const list = numberedLines(clipboardData?.getData('text/plain') ?? '')
      if (list) dispatch(state.tr.replaceSelectionWith(list))
      return list !== null
    },
    clipboardTextSerializer: ({ content }) =>
      content.textBetween(0, content.size, '\n\n', ({ type }) =>
        type === schema.nodes.hardBreak ? '\n' : '',
      ),
  }
}

/** Phones and Safari show a keyboard, or the focus, to who asks for it at once alone. */
const wantsFocusAtOnce = (): boolean =>
  'ontouchend' in document || /^(?!.*chrom).*safari/i.test(navigator.userAgent)

/** Shows what comes of a change. @returns whether the text is another one */
function shown(view: EditorView, change: Transaction): boolean {
  if (view.isDestroyed) return false
  const { doc } = view.state
  const { state } = view.state.applyTransaction(change)
  view.updateState(state)
  return !doc.eq(state.doc)
}

/** Once what is going on is over, a dialog that closes among it. */
function focusLater(view: EditorView): void {
  if (view.hasFocus()) return
  if (wantsFocusAtOnce()) view.dom.focus({ preventScroll: true })
  requestAnimationFrame(() => {
    if (view.isDestroyed) return
    view.focus()
    view.dispatch(view.state.tr.scrollIntoView())
  })
}

/** Has a text written in an element. */
export function createTextEditor(options: TextEditorOptions): TextEditor {
  const { place, html, attributes, props, isEditable = () => true, onWritten } = options
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const view = new EditorView(place, {
    ...pasting(),
    ...props,
    state: EditorState.create({
      doc: parsed(html),
      plugins: [
        ...(options.plugins ?? []),
        seenCaret,
        linkCorrection,
        figureClicks,
        keymap(KEYS),
        writtenSigns,
        clearedText,
      ],
    }),
    nodeViews: VIEWS,
    editable: isEditable,
    attributes: () => ({ ...attributes, ...(isEditable() ? { tabindex: '0' } : {}) }),
    dispatchTransaction(tr) {
      const isChanged = shown(view, tr)
      tell()
      if (isChanged) onWritten(editor)
    },
  })
  const editor: TextEditor = {
    view,
    get state() {
      return view.state
    },
    run(command) {
      COMMANDS[command](view.state, view.dispatch, view)
      focusLater(view)
    },
    select(from, to = from) {
      const { tr, doc } = view.state
      const [first, last] = [TextSelection.atStart(doc).from, TextSelection.atEnd(doc).to]
      const near = (at: number) => Math.max(first, Math.min(at, last))
      view.dispatch(tr.setSelection(TextSelection.create(doc, near(from), near(to))))
    },
    focus: () => focusLater(view),
    html() {
      const holder = document.createElement('div')
      holder.append(DOMSerializer.fromSchema(schema).serializeFragment(view.state.doc.content))
      return holder.innerHTML
    },
    take(next) {
      const { tr, doc } = view.state
      shown(view, tr.replaceWith(0, doc.content.size, parsed(next).content))
      tell()
    },
    replace(from, to, next) {
      view.dispatch(view.state.tr.replaceWith(from, to, parsed(next).content))
      focusLater(view)
    },
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      listeners.clear()
      view.destroy()
    },
  }
  return editor
}
