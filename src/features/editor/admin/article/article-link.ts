import { describeFields } from '#base/core/field/fields.ts'
import { BODY, HEADING } from '#features/articles/rules/article-form-fields.ts'
import type { ArticleFields } from '#features/articles/rules/own-article.ts'
import type { TextEditor } from '#framework/admin/inputs/rich-text/engine/text-editor.ts'
import { afterKeys, PHRASE } from '../canvas/canvas-host.ts'
import type { FrameLink } from '../canvas/document-frame.tsx'
import { toTextBar } from '../canvas/text-tools.tsx'
import type { Canvas, CanvasHost, CanvasText, MountCanvas } from '../frame/canvas-contract.ts'
import { stepKeys } from '../state/keys.ts'
import type { StepStore } from '../state/step-store.ts'

/** Fields of an article that are typed where its page shows them. */
export const TYPED = ['title', 'summary', 'html'] as const
type TypedField = (typeof TYPED)[number]

const isTyped = (name: string): name is TypedField => (TYPED as readonly string[]).includes(name)

const DESCRIBED = new Map(
  describeFields({ ...HEADING, ...BODY }).map((field) => [field.name, field]),
)

/** How each is typed. */
const KINDS = {
  title: 'text',
  summary: 'long-text',
  html: 'rich-text',
} as const satisfies Record<TypedField, CanvasText['kind']>

interface ArticleHost extends Pick<CanvasHost, 'titleOf' | 'open' | 'options' | 'undo' | 'redo'> {
  store: StepStore<ArticleFields>
  /** The caret is in a field, with an editor where it has marks; in none. */
  onTyping(field: string | null, editor: TextEditor | null): void
}

/** What the editor of an article and its page in the frame have to do with each other. */
export interface ArticleLink
  extends FrameLink, Pick<Canvas, 'enter' | 'leave' | 'redraw' | 'marks'> {}

/** Has an article typed on its own page. */
export function linkArticle(mount: MountCanvas, parts: ArticleHost): ArticleLink {
  const { store, onTyping, ...host } = parts
  let isReadOnly = true
  let selected: string | null = null
  const canvas = mount({
    ...host,
    holdsTexts: true,
    toTextBar,
    typing: onTyping,
    select(name) {
      if (name === selected) return
      selected = name
      show()
    },
    text: (_name, path) => textAt(store.state(), path),
    type(_name, path, value, spots) {
      following.typed(() =>
        store.change(
          DESCRIBED.get(path)?.label ?? path,
          (fields) => (isTyped(path) ? { ...fields, [path]: value } : fields),
          { kind: path, pause: PHRASE, spots },
        ),
      )
    },
    spot: store.spot,
    key: stepKeys(host),
    // A text is no block: it stays where the page shows it, and its pictures are those of its editor.
    opened() {},
    actions: () => [],
    pick() {},
    move() {},
    picture: () => false,
    framing: () => null,
  })
  const show = () => canvas.show({ zones: [], isPage: false, selected, isReadOnly })
  const following = afterKeys(show)
  const stops = [store.subscribe(following.changed), following.stop]
  return {
    ...canvas,
    show(isLocked) {
      isReadOnly = isLocked
      show()
    },
    close() {
      for (const stop of stops) stop()
      onTyping(null, null)
    },
  }
}

function textAt(fields: ArticleFields, path: string): CanvasText | null {
  const field = DESCRIBED.get(path)
  if (!field || !isTyped(path)) return null
  return { kind: KINDS[path], label: field.label, value: fields[path], max: field.max ?? null }
}
