import MoreIcon from '@mui/icons-material/MoreHorizOutlined'
import { Button, IconButton, ListItemText, Menu, MenuItem, Stack } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { useMay } from '#framework/admin/shell/context.tsx'
import { type DialogName, DocumentDialog } from './document-dialog.tsx'
import { type DocumentEditing, hasWork } from './document-editing.ts'
import { DocumentNotices } from './document-notices.tsx'
import { DocumentStatus } from './document-status.tsx'
import { KIND_WORDS } from './kind-words.ts'

/** What is done now and then. */
export interface MenuEntry {
  label: string
  isEnabled: boolean
  onChoose(): void
}

interface DocumentBarProps {
  editing: DocumentEditing
  chip: ReactNode
  /** Buttons of the kind, beside those of every document. */
  children?: ReactNode
  /** What the button of those who may publish says. */
  publishLabel: string
  onPublish(): void
  /** What else can be done with a document of the kind. */
  entries: readonly MenuEntry[]
  /** Shows a widget that a problem names. */
  onGoTo?(widgetId: number): void
}

/** The bar over an editor: how safe the draft is, and what can be done with it. */
export function DocumentBar(props: DocumentBarProps) {
  const { editing, chip, children, publishLabel, onPublish, entries, onGoTo } = props
  const { document, isLive, isReadOnly, kind } = editing
  const { the, publish } = KIND_WORDS[kind]
  const [opened, setOpened] = useState<DialogName | null>(null)
  const mayPublish = useMay()(publish)
  const entry = (name: DialogName, label: string, isEnabled: boolean): MenuEntry => ({
    label,
    isEnabled,
    onChoose: () => setOpened(name),
  })
  return (
    <>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        component="section"
        aria-label="Brouillon"
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <DocumentStatus editing={editing} chip={chip} />
        {children}
        <Button onClick={() => setOpened('history')}>Historique</Button>
        <Button
          variant="contained"
          disabled={isReadOnly || !hasWork(editing)}
          onClick={mayPublish ? onPublish : () => setOpened('request')}
        >
          {mayPublish ? publishLabel : 'Demander la publication'}
        </Button>
        <MoreMenu
          entries={[
            ...entries,
            entry('share', 'Partager le brouillon', true),
            ...(mayPublish
              ? [
                  entry('schedule', 'Programmer', !isReadOnly),
                  entry('unpublish', `Retirer ${the} du site`, isLive),
                ]
              : []),
            entry('discard', 'Abandonner le brouillon', document?.isDraft === true && !isReadOnly),
          ]}
        />
      </Stack>
      <DocumentNotices editing={editing} mayPublish={mayPublish} {...(onGoTo ? { onGoTo } : {})} />
      {opened === null ? null : (
        <Suspense fallback={null}>
          <DocumentDialog name={opened} editing={editing} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

function MoreMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label="Autres actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {entries.map(({ label, isEnabled, onChoose }) => (
          <MenuItem
            key={label}
            disabled={!isEnabled}
            onClick={() => {
              setAnchor(null)
              onChoose()
            }}
          >
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
