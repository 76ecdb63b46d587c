import MoreIcon from '@mui/icons-material/MoreHorizOutlined'
import { Button, IconButton, ListItemText, Menu, MenuItem, Stack } from '@mui/material'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useMay } from '#framework/admin/shell/context.tsx'
import { type DialogName, DocumentDialog } from './document-dialog.tsx'
import { type DocumentEditing, hasWork } from './document-editing.ts'
import { DocumentNotices } from './document-notices.tsx'
import { DocumentStatus } from './document-status.tsx'
import { KIND_FACTS } from './kind-facts.ts'

const CheckPanel = lazy(async () => ({ default: (await import('./check-panel.tsx')).CheckPanel }))

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
  /** What the buttons of those who may publish say; the document is looked at before. */
  publishLabel: string
  onPublished?(): void
  /** What else can be done with a document of the kind. */
  entries: readonly MenuEntry[]
  /** Shows a widget that a problem names. */
  onGoTo?(widgetId: number): void
}

/** The bar over an editor: how safe the draft is, and what can be done with it. */
export function DocumentBar(props: DocumentBarProps) {
  const { editing, chip, children, publishLabel, onPublished, entries, onGoTo } = props
  const { document, isLive, isReadOnly, kind, words } = editing
  const { the } = words
  const { publish } = KIND_FACTS[kind]
  const [opened, setOpened] = useState<DialogName | 'check' | null>(null)
  const mayPublish = useMay()(publish)
  const close = () => setOpened(null)
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
        {document?.address ? (
          <Button href={document.address} target="_blank" rel="noopener">
            Voir en ligne
          </Button>
        ) : null}
        <Button onClick={() => setOpened('check')}>Vérifier</Button>
        <Button onClick={() => setOpened('history')}>Historique</Button>
        <Button
          variant="contained"
          disabled={isReadOnly || !hasWork(editing) || (!mayPublish && isAsked(editing))}
          onClick={() => setOpened(mayPublish ? 'check' : 'request')}
        >
          {mayPublish ? `${publishLabel}…` : 'Demander la publication'}
        </Button>
        <MoreMenu
          entries={[
            ...entries,
            entry('share', 'Partager le brouillon', true),
            ...(mayPublish
              ? [
                  entry('schedule', 'Programmer', !isReadOnly),
                  ...(document?.stays
                    ? []
                    : [entry('unpublish', `Retirer ${the} du site`, isLive)]),
                ]
              : []),
            ...(document?.canDiscard
              ? [entry('discard', 'Abandonner le brouillon', document.isDraft && !isReadOnly)]
              : []),
          ]}
        />
      </Stack>
      <DocumentNotices editing={editing} mayPublish={mayPublish} {...(onGoTo ? { onGoTo } : {})} />
      {opened === null ? null : (
        <Suspense fallback={null}>
          {opened === 'check' ? (
            <CheckPanel
              editing={editing}
              publishLabel={mayPublish ? publishLabel : null}
              onGoTo={onGoTo}
              onPublished={onPublished}
              onClose={close}
            />
          ) : (
            <DocumentDialog name={opened} editing={editing} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}

/** Whether a request for what stands here waits already: asking again would only mail again. */
const isAsked = ({ document }: DocumentEditing): boolean =>
  document?.request?.rejected === null && document.request.base === document.base

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
