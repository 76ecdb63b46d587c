import { Box, Button, IconButton, Stack, Tab, Tabs, type Theme, useMediaQuery } from '@mui/material'
import AddIcon from '@mui/icons-material/AddOutlined'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { AddPanel } from './add-panel.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { useEditing } from './state/editor-context.ts'
import { editorKeys } from './state/keys.ts'
import { OptionsPanel } from './options/options-panel.tsx'
import { Outline } from './outline/outline.tsx'
import { Side } from './options/side.tsx'
import { UndoRedo, type HistoryProps } from './state/undo-redo.tsx'
import { Viewports } from './canvas/viewports.tsx'

type Panel = 'page' | 'outline' | 'add' | 'options'

const TITLES: Readonly<Record<Panel, string>> = {
  page: 'Page',
  outline: 'Plan',
  add: 'Ajouter',
  options: 'Options',
}

/** Pixels from which the options have a column of their own. */
const TWO_COLUMNS = '(min-width: 1100px)'
/** Pixels below which a panel beside the page would leave it none. */
const ONE_COLUMN = '(max-width: 699px)'

const BODY = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  fontFamily: ({ typography }: Theme) => typography.fontFamily,
} as const

const REST = { flex: 1, minWidth: 0, minHeight: 0 } as const

/** Outline, page and options, side by side; on a tablet the first and the last share a place, on a phone all do. */
export function EditorBody({ history, isReadOnly }: HistoryProps): ReactElement {
  const editing = useEditing()
  const isWide = useMediaQuery(TWO_COLUMNS, { noSsr: true })
  const isNarrow = useMediaQuery(ONE_COLUMN, { noSsr: true })
  const [panel, setPanel] = useState<Panel | null>(null)
  const [width, setWidth] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const panels: Panel[] = [
    ...(isNarrow ? ['page' as const] : []),
    'outline',
    'add',
    ...(isWide ? [] : ['options' as const]),
  ]
  const shown = panels.find((one) => one === panel) ?? (isNarrow ? 'page' : 'outline')

  useEffect(() => {
    const element = box.current
    if (!element) return
    const keys = editorKeys(editing)
    element.addEventListener('keydown', keys, true)
    return () => element.removeEventListener('keydown', keys, true)
  }, [editing])

  const openOptions = () => {
    setPanel((now) => (isWide ? now : 'options'))
    // The panel is there once it is drawn.
    requestAnimationFrame(() => {
      const fields = '[data-editor-fields] :is(input, textarea, [role=combobox], [contenteditable])'
      box.current?.querySelector<HTMLElement>(fields)?.focus()
    })
  }

  const drawn = {
    outline: <Outline isReadOnly={isReadOnly} onOpen={openOptions} />,
    add: <AddPanel />,
    options: <OptionsPanel isReadOnly={isReadOnly} />,
  }

  return (
    <Box ref={box} sx={BODY}>
      <Tools isNarrow={isNarrow} isReadOnly={isReadOnly} onAdd={() => setPanel('add')}>
        <UndoRedo history={history} isReadOnly={isReadOnly} />
        <Box sx={{ flex: 1 }} />
        <Viewports width={width} onChange={setWidth} />
      </Tools>
      <Box sx={{ ...REST, display: 'flex', flexDirection: isNarrow ? 'column' : 'row' }}>
        <Side label="Plan et widgets" width={isNarrow ? '100%' : isWide ? 280 : 320}>
          <PanelTabs panels={panels} shown={shown} onShow={setPanel} />
          {shown === 'page' ? null : (
            <Box {...panelOf(shown)} sx={{ flex: 1, overflow: 'auto' }}>
              {drawn[shown]}
            </Box>
          )}
        </Side>
        <Box
          {...(isNarrow ? panelOf('page') : {})}
          // Hidden, not taken away: the frame would be loaded anew.
          sx={{ ...REST, display: isNarrow && shown !== 'page' ? 'none' : 'flex' }}
        >
          <Canvas width={width} onFit={setWidth} />
        </Box>
        {isWide ? (
          <Side label="Options du widget" width={360} isRight>
            <Box sx={{ overflow: 'auto' }}>{drawn.options}</Box>
          </Side>
        ) : null}
      </Box>
    </Box>
  )
}

interface ToolsProps {
  isNarrow: boolean
  isReadOnly: boolean
  onAdd(): void
  children: ReactNode
}

/** The line over the page. */
const Tools = ({ isNarrow, isReadOnly, onAdd, children }: ToolsProps) => (
  <Stack
    direction="row"
    spacing={isNarrow ? 0 : 1}
    sx={{
      px: isNarrow ? 1 : 2,
      py: 0.5,
      borderBottom: 1,
      borderColor: 'divider',
      alignItems: 'center',
    }}
  >
    {isNarrow ? (
      <IconButton
        color="primary"
        aria-label="Ajouter un widget"
        disabled={isReadOnly}
        onClick={onAdd}
      >
        <AddIcon />
      </IconButton>
    ) : (
      <Button startIcon={<AddIcon />} disabled={isReadOnly} onClick={onAdd}>
        Ajouter un widget
      </Button>
    )}
    {children}
  </Stack>
)

const panelOf = (panel: Panel) => ({
  role: 'tabpanel',
  id: `editor-panel-${panel}`,
  'aria-labelledby': `editor-tab-${panel}`,
})

interface PanelTabsProps {
  panels: readonly Panel[]
  shown: Panel
  onShow(panel: Panel): void
}

const PanelTabs = ({ panels, shown, onShow }: PanelTabsProps) => (
  <Tabs
    value={shown}
    onChange={(_event, next: Panel) => onShow(next)}
    variant="fullWidth"
    aria-label="Panneaux de l’éditeur"
    sx={{ borderBottom: 1, borderColor: 'divider' }}
  >
    {panels.map((one) => (
      <Tab
        key={one}
        value={one}
        label={TITLES[one]}
        id={`editor-tab-${one}`}
        aria-controls={`editor-panel-${one}`}
      />
    ))}
  </Tabs>
)
