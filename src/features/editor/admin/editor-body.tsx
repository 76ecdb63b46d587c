import { Box, Button, Stack, Tab, Tabs, useMediaQuery } from '@mui/material'
import AddIcon from '@mui/icons-material/AddOutlined'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { AddPanel } from './add-panel.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { useEditing } from './state/editor-context.ts'
import { editorKeys } from './state/keys.ts'
import { OptionsPanel } from './options/options-panel.tsx'
import { Outline } from './outline/outline.tsx'
import { Side } from './options/side.tsx'
import { UndoRedo, type HistoryProps } from './state/undo-redo.tsx'
import { Viewports } from './canvas/viewports.tsx'

type Panel = 'outline' | 'add' | 'options'

const TITLES: Readonly<Record<Panel, string>> = {
  outline: 'Plan',
  add: 'Ajouter',
  options: 'Options',
}

/** Pixels from which the options have a column of their own. */
const TWO_COLUMNS = '(min-width: 1100px)'

/** Outline, page and options, side by side; on a tablet the first and the last share a place. */
export function EditorBody({ history, isReadOnly }: HistoryProps): ReactElement {
  const editing = useEditing()
  const isWide = useMediaQuery(TWO_COLUMNS, { noSsr: true })
  const [panel, setPanel] = useState<Panel>('outline')
  const [width, setWidth] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const panels: Panel[] = isWide ? ['outline', 'add'] : ['outline', 'add', 'options']
  const shown = panels.includes(panel) ? panel : 'outline'

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

  return (
    <Box
      ref={box}
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        fontFamily: ({ typography }) => typography.fontFamily,
      }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ px: 2, py: 0.5, borderBottom: 1, borderColor: 'divider', alignItems: 'center' }}
      >
        <Button startIcon={<AddIcon />} disabled={isReadOnly} onClick={() => setPanel('add')}>
          Ajouter un widget
        </Button>
        <UndoRedo history={history} isReadOnly={isReadOnly} />
        <Box sx={{ flex: 1 }} />
        <Viewports width={width} onChange={setWidth} />
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        <Side label="Plan et widgets" width={isWide ? 280 : 320}>
          <PanelTabs panels={panels} shown={shown} onShow={setPanel} />
          <Box
            role="tabpanel"
            id={`editor-panel-${shown}`}
            aria-labelledby={`editor-tab-${shown}`}
            sx={{ flex: 1, overflow: 'auto' }}
          >
            {shown === 'outline' ? <Outline isReadOnly={isReadOnly} onOpen={openOptions} /> : null}
            {shown === 'add' ? <AddPanel /> : null}
            {shown === 'options' ? <OptionsPanel isReadOnly={isReadOnly} /> : null}
          </Box>
        </Side>
        <Canvas width={width} onFit={setWidth} />
        {isWide ? (
          <Side label="Options du widget" width={360} isRight>
            <Box sx={{ overflow: 'auto' }}>
              <OptionsPanel isReadOnly={isReadOnly} />
            </Box>
          </Side>
        ) : null}
      </Box>
    </Box>
  )
}

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
