import FigureIcon from '@mui/icons-material/PercentOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import LinkIcon from '@mui/icons-material/Link'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { setStyle, styleOf, STYLES, TOOLBAR, type ToolbarItem } from './toolbar-items.ts'
import { partLater } from '../../shell/later.tsx'
import type { TextEditor } from './engine/text-editor.ts'
import { isIn } from './engine/text-state.ts'

// What few texts ask for comes when it is asked for.
const FigureDialog = partLater(async () => (await import('./figure-dialog.tsx')).FigureDialog)
const ImageBar = partLater(async () => (await import('./image-bar.tsx')).ImageBar)
const ImageDialog = partLater(async () => (await import('./image-bar.tsx')).ImageDialog)
const LinkDialog = partLater(async () => (await import('./link-dialog.tsx')).LinkDialog)
const TableBar = partLater(async () => (await import('./table-bar.tsx')).TableBar)

interface ToolbarProps {
  editor: TextEditor
  label: string
  disabled: boolean
  /** Those that the text has of its own. */
  more?: readonly ToolbarItem[]
  /** What else stands in the bar, at its end. */
  children?: ReactNode
}

/** The buttons over a text: one stop of the Tab key, arrows move inside. */
export function Toolbar({ editor, label, disabled, more = [], children }: ToolbarProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [asks, setAsks] = useState<AskedProps['about']>(null)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => editor.follow(redraw), [editor])
  useEffect(() => {
    if (bar.current) keepOneStop(bar.current)
  })
  return (
    <>
      <Box
        ref={bar}
        role="toolbar"
        aria-label={`${label} : mise en forme`}
        onKeyDown={moveByArrows}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.25,
          p: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <NativeSelect
          disableUnderline
          disabled={disabled}
          value={String(styleOf(editor))}
          onChange={({ target }) => setStyle(editor, target.value)}
          inputProps={{ 'aria-label': 'Style du paragraphe' }}
          sx={{ minWidth: 120, px: 1 }}
        >
          <option value="paragraph">{STYLES.paragraph}</option>
          {([2, 3, 4] as const).map((level) => (
            <option key={level} value={level}>
              {STYLES[level]}
            </option>
          ))}
        </NativeSelect>
        <AskButton
          label="Lien"
          icon={LinkIcon}
          isOn={isIn(editor.state, 'link')}
          disabled={disabled}
          ask={() => setAsks('link')}
        />
        <AskButton
          label="Image"
          icon={ImageIcon}
          isOn={isIn(editor.state, 'figure')}
          disabled={disabled}
          ask={() => setAsks('image')}
        />
        <AskButton
          label="Chiffre"
          icon={FigureIcon}
          isOn={false}
          disabled={disabled}
          ask={() => setAsks('figure')}
        />
        {[...TOOLBAR, ...more].map((item) => (
          <ToolbarButton key={item.label} item={item} editor={editor} disabled={disabled} />
        ))}
        {isIn(editor.state, 'table') ? <TableBar editor={editor} disabled={disabled} /> : null}
        {isIn(editor.state, 'figure') ? (
          <ImageBar editor={editor} disabled={disabled} replace={() => setAsks('image')} />
        ) : null}
        {children}
      </Box>
      <Asked about={asks} editor={editor} close={() => setAsks(null)} />
    </>
  )
}

interface AskedProps {
  about: 'link' | 'image' | 'figure' | null
  editor: TextEditor
  close(): void
}

/** What is asked before the text is changed. */
const Asked = ({ about, ...asked }: AskedProps) => (
  <>
    {about === 'link' ? <LinkDialog {...asked} /> : null}
    {about === 'figure' ? <FigureDialog {...asked} /> : null}
    {about === 'image' ? <ImageDialog {...asked} /> : null}
  </>
)

interface AskButtonProps extends Pick<ToolbarItem, 'label' | 'icon'> {
  isOn: boolean
  disabled: boolean
  ask(): void
}

/** Opens a dialog. */
const AskButton = ({ label, icon: Icon, isOn, disabled, ask }: AskButtonProps) => (
  <IconButton
    size="small"
    title={label}
    aria-label={label}
    aria-haspopup="dialog"
    aria-pressed={isOn}
    disabled={disabled}
    color={isOn ? 'primary' : 'default'}
    onClick={ask}
  >
    <Icon fontSize="small" />
  </IconButton>
)

interface ButtonProps {
  item: ToolbarItem
  editor: TextEditor
  disabled: boolean
}

function ToolbarButton({ item, editor, disabled }: ButtonProps) {
  const { label, icon: Icon, run, isOn, isOff } = item
  const on = isOn?.(editor) ?? false
  return (
    <IconButton
      size="small"
      title={label}
      aria-label={label}
      {...(isOn ? { 'aria-pressed': on } : {})}
      color={on ? 'primary' : 'default'}
      disabled={disabled || (isOff?.(editor) ?? false)}
      onClick={() => run(editor)}
    >
      <Icon fontSize="small" />
    </IconButton>
  )
}

const stopsOf = (bar: Element): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('button:not(:disabled), select:not(:disabled)'),
]

/** Of all buttons the one with the focus, else the first, is reached by Tab. */
function keepOneStop(bar: Element): void {
  const stops = stopsOf(bar)
  const current = stops.find((stop) => stop === document.activeElement) ?? stops[0]
  for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1
}

function moveByArrows(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const stops = stopsOf(event.currentTarget)
  const here = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[(here + step + stops.length) % stops.length]
  if (here === -1 || next === undefined) return
  event.preventDefault()
  for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1
  next.focus()
}
