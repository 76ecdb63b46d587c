import type { WidgetPreview } from '#base/core/field/widget-preview.ts'
import type { TextEditor } from '#framework/admin/inputs/rich-text/engine/text-editor.ts'
import type { Spot } from '../state/step-store.ts'
import type { Target } from '../state/tree/tree-steps.ts'

/** Event on the frame's element: the script inside is there. Its detail is a `MountCanvas`. */
export const CANVAS_READY = 'vitrine:canvas'

/** What the editor around the frame offers for the text that has the caret: whoever is there has not left the text. */
export const TEXT_TOOLS = '[data-text-tools], .MuiModal-root'

/** Lets the editor and the document in its frame know each other. */
export type MountCanvas = (host: CanvasHost) => Canvas

/** A widget as the frame has to know it. */
export interface CanvasUnit {
  /** Name of the instance. */
  name: string
  /** Number under which the server draws it. */
  number: number
  /** French title, and of what it says. */
  title: string
  lists: CanvasList[]
  /** Option that is typed where the widget shows nothing yet; `null` when it has no text of its own. */
  firstText: { path: string; label: string } | null
}

/** A zone of the page, or a slot of a widget. */
export interface CanvasList {
  /** Its name in the state. */
  name: string
  /** Name of the zone, or path of the option: what the element says of itself. */
  at: string
  /** In French. */
  title: string
  units: CanvasUnit[]
}

/** What is shown at a moment. */
export interface CanvasView {
  zones: CanvasList[]
  /** Bands and columns stand around the widgets, as on a page. */
  isPage: boolean
  selected: string | null
  isReadOnly: boolean
}

/** An option that can be typed where it is shown. */
export interface CanvasText {
  kind: 'text' | 'long-text' | 'rich-text'
  label: string
  value: string
  max: number | null
}

/** One thing to do with the chosen widget. */
export interface CanvasAction {
  label: string
  keys: string | undefined
  isEnabled: boolean
  run(): void
}

/** How the server had drawn a widget when the document was opened. */
export interface RenderedUnit {
  name: string
  /** What the server says that it drew (`widgetHash`). */
  sign: string
  preview: WidgetPreview
  /** The page's `<h1>` stands in it. */
  hasH1: boolean
}

/** What the document in the frame asks of the editor around it. */
export interface CanvasHost {
  /** Texts of the document itself are edited; else its widgets, and theirs. */
  holdsTexts?: boolean
  /** The widgets that the document shows already. */
  opened(drawn: readonly RenderedUnit[]): void
  select(name: string | null): void
  actions(name: string): CanvasAction[]
  /** Goes on to the options of a widget. */
  options(name: string): void
  /** Whether somebody has gone on to a field beside the page. */
  isElsewhere?(): boolean
  /** Asks which widget to put there; without a place after the chosen one. */
  pick(target: Target | null): void
  /** Puts a new text there, and the caret into it; absent where no text can be put. */
  write?(target: Target): void
  move(name: string, target: Target): void
  /** The text of an option; `null` when it can't be typed in the page. */
  text(name: string, path: string): CanvasText | null
  /** Whether nobody has written a line: whoever clicks it writes over it. */
  isExample?(line: string): boolean
  type(name: string, path: string, value: string, spots: readonly [Spot, Spot]): void
  /** The caret is in a text of that widget, with an editor where the text has marks; in none. */
  typing(name: string | null, editor: TextEditor | null): void
  /** Comes to the bar of the text with marks that has the caret. */
  toTextBar(): void
  /** Asks for another picture; at the first click for an example alone. @returns whether the option is one */
  picture(name: string, path: string, isFirst: boolean): boolean
  /** Has a picture framed that the page crops; `null` when its path leads to none. */
  framing(name: string, path: string): CanvasAction | null
  /** Where the caret was at the step that was gone to; `null` in no text. */
  spot(): Spot | null
  undo(): void
  redo(): void
  /** What a key means that nothing in the document knows. */
  key(event: KeyboardEvent): void
  /** French name of another document that is shown around, `layout/1/header/fr`; `null` when it has no editor. */
  titleOf(document: string): string | null
  /** Opens the editor of another document. */
  open(document: string): void
}

/** What the editor asks of the document in the frame. */
export interface Canvas {
  show(view: CanvasView): void
  /** Shows what the server has drawn of a widget. */
  draw(name: string, preview: WidgetPreview): void
  /** The same of the whole document, whose own texts are edited; not while one has the caret. */
  redraw(html: string): void
  /** Paths of what the document shows so that it can be typed. */
  marks(): string[]
  /** Puts the caret in the first text of a new widget as soon as it is drawn; one without goes on to its options. */
  enter(name: string): void
  /** Takes the caret out of the text. */
  leave(): void
  /** Shows the nearest place for something that is dragged over the frame. @param point in CSS pixels of the document’s window */
  dragOver(point: Point | null): Target | null
  /** The document is shown smaller than it is; its tools are not. */
  scale(factor: number): void
}

export interface Point {
  x: number
  y: number
}
