import DragIndicatorIcon from '@mui/icons-material/DragIndicatorOutlined'
import { Box, TextField, Typography } from '@mui/material'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { PointerEvent, ReactElement } from 'react'
import { SHARED_BLOCK } from '#base/core/page/shared-block.ts'
import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { choices } from '#framework/api/choice-calls.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import './add-panel.css'
import type { CanvasHandle } from '../canvas/canvas.tsx'
import { pictureOf } from './pictures.ts'
import { clipboardText, pastedWidgets } from '../state/clipboard.ts'
import { useEditing, useEditorParts, usePageStore } from '../state/editor-context.ts'
import { placeTitle } from '../state/place-title.ts'
import { placesOf } from '../state/tree/places.ts'
import type { Target } from '../state/tree/tree-steps.ts'
import type { Descriptions } from '../state/tree/draft-to-tree.ts'
import { widgetName } from '../state/widget-name.ts'
import { finder, widgetGroups } from './widget-groups.ts'

interface AddPanelProps {
  /** Where the next one is put; after the chosen one when nobody has said. */
  target: Target | null
  canvas: { current: CanvasHandle | null }
  onAdded(): void
}

/** The widgets to add: found by name, put where it was asked or after the chosen one by a click, or dragged to a place. */
export function AddPanel({ target, canvas, onAdded }: AddPanelProps): ReactElement {
  const { descriptions, surface } = useEditorParts()
  const editing = useEditing()
  const store = usePageStore()
  const [search, setSearch] = useState('')
  const isDeveloper = useMay()('templates.write')
  const wanted = useDeferredValue(search)
  const shared = useSharedBlocks()
  const groups = widgetGroups(descriptions.values(), wanted, { ...surface, isDeveloper, shared })
  const [copied] = useState(() => copiedName(descriptions))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const place = target && placesOf(store.page()).find(({ zone }) => zone === target.zone)
  const put = (widget: WidgetDescription | null, to: Target | null) => {
    if (widget) editing.add(widget, to ?? undefined)
    else editing.paste(to ?? undefined)
    const id = editing.selectedId()
    if (id !== null && widget) canvas.current?.enter(id)
    onAdded()
  }
  return (
    <Box sx={{ p: 2 }} ref={box}>
      <TextField
        label="Chercher un bloc"
        type="search"
        fullWidth
        size="small"
        value={search}
        onChange={({ target: input }) => setSearch(input.value)}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {place
          ? `Un clic ajoute à cet endroit : ${placeTitle(place, descriptions)}, position ${(target?.index ?? 0) + 1}.`
          : 'Un clic ajoute après le bloc choisi ; vous pouvez aussi faire glisser.'}
      </Typography>
      <Typography component="output" sx={{ display: 'block', mt: 2 }}>
        {groups.length === 0 ? 'Aucun bloc de ce nom.' : ''}
      </Typography>
      {copied && !surface.isOwnAlone && finder(wanted)(`${copied} copié coller`) ? (
        <ul className="add-list">
          <Choice
            title={`Coller « ${copied} »`}
            sentence="Ce que vous avez copié en dernier, de cette page ou d’une autre."
            onChoose={() => put(null, target)}
            canvas={canvas}
            onDrop={(to) => put(null, to)}
          />
        </ul>
      ) : null}
      {groups.map(({ title, widgets }) => (
        <Box key={title} sx={{ mt: 2 }}>
          <Typography component="h3" variant="subtitle2" gutterBottom>
            {title}
          </Typography>
          <ul className="add-list">
            {widgets.map((widget) => (
              <Choice
                key={`${widget.type} ${JSON.stringify(widget.starts)}`}
                title={widget.title}
                sentence={widget.sentence}
                picture={pictureOf(widget.type)}
                onChoose={() => put(widget, target)}
                canvas={canvas}
                onDrop={(to) => put(widget, to)}
              />
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  )
}

/** The site's shared blocks that visitors see, in the language of what is edited. */
function useSharedBlocks(): WidgetDescription[] {
  const { descriptions, canvas } = useEditorParts()
  const widget = descriptions.get(SHARED_BLOCK)
  const blocks = useCall(choices.blocks).data?.data ?? []
  if (!widget) return []
  // An address ends with the language.
  const here = blocks.filter(({ isLive, lang }) => isLive && canvas.endsWith(`/${lang}`))
  return here.map(({ id, title }) => ({ ...widget, title, starts: { block: id } }))
}

/** What was copied last, by name; `null` when it is nothing that can be put in. */
function copiedName(descriptions: Descriptions): string | null {
  const copied = pastedWidgets(clipboardText(), descriptions)
  return 'refused' in copied
    ? null
    : copied.widgets.map((one) => widgetName(one, descriptions)).join(', ')
}

interface ChoiceProps {
  title: string
  sentence: string
  /** Address; none for what is known by its name alone. */
  picture?: string | undefined
  canvas: { current: CanvasHandle | null }
  onChoose(): void
  onDrop(target: Target): void
}

/** A button for keys, clicks and ears; the handle beside it is for who drags. */
function Choice({ title, sentence, picture, canvas, onChoose, onDrop }: ChoiceProps) {
  const what = useId()
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const end = (target: Target | null) => {
    setAt(null)
    canvas.current?.dragOver(null)
    if (target) onDrop(target)
  }
  const pointOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY })
  return (
    <li className="add-choice">
      {picture ? <img src={picture} alt="" width={320} height={200} loading="lazy" /> : null}
      <button type="button" aria-describedby={what} onClick={onChoose}>
        {title}
      </button>
      <span className="add-sentence" id={what}>
        {sentence}
      </span>
      <span
        className="add-grip"
        aria-hidden="true"
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          setAt(pointOf(event))
        }}
        onPointerMove={(event) => {
          if (!at) return
          setAt(pointOf(event))
          canvas.current?.dragOver(pointOf(event))
        }}
        onPointerUp={(event) => {
          if (at) end(canvas.current?.dragOver(pointOf(event)) ?? null)
        }}
        onPointerCancel={() => end(null)}
      >
        <DragIndicatorIcon />
        {at ? (
          <span className="add-dragged" style={{ left: at.x, top: at.y }}>
            {title}
          </span>
        ) : null}
      </span>
    </li>
  )
}
