import MoreIcon from '@mui/icons-material/MoreHorizOutlined'
import { Button, IconButton, ListItemText, Menu, MenuItem, Stack } from '@mui/material'
import { Suspense, useState } from 'react'
import { useMay } from '#framework/admin/shell/context.tsx'
import { type DialogName, DraftDialog } from './draft-dialog.tsx'
import { type DraftBarProps, DraftNotices } from './draft-notices.tsx'
import { DraftStatus } from './draft-status.tsx'

/** The bar over the editor: how safe the draft is, and what can be done with it. */
export function DraftBar({ draft, onGoTo }: DraftBarProps) {
  const may = useMay()
  const [opened, setOpened] = useState<DialogName | null>(null)
  const mayPublish = may('pages.publish')
  const shown = draft.draft
  const hasWork = shown !== null && (shown.isDraft || !shown.page.is_active)
  const close = () => setOpened(null)
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
        <DraftStatus draft={draft} />
        <Button onClick={() => setOpened('history')}>Historique</Button>
        <Button onClick={() => setOpened('check')}>Vérifier</Button>
        {mayPublish ? (
          <Button
            variant="contained"
            disabled={draft.isReadOnly || (!hasWork && draft.saving === 'saved')}
            onClick={() => setOpened('check')}
          >
            Publier…
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={draft.isReadOnly || (!hasWork && draft.saving === 'saved')}
            onClick={() => setOpened('request')}
          >
            Demander la publication
          </Button>
        )}
        <MoreMenu
          onOpen={setOpened}
          entries={[
            ['fields', 'Titre et description', !draft.isReadOnly],
            ['share', 'Partager le brouillon', true],
            ...(mayPublish
              ? ([
                  ['schedule', 'Programmer', !draft.isReadOnly],
                  ['unpublish', 'Retirer la page du site', shown?.page.is_active === true],
                ] as const)
              : []),
            ['discard', 'Abandonner le brouillon', shown?.isDraft === true && !draft.isReadOnly],
          ]}
        />
      </Stack>
      <DraftNotices draft={draft} onGoTo={onGoTo} />
      {opened === null ? null : (
        <Suspense fallback={null}>
          <DraftDialog name={opened} {...{ draft, mayPublish, onGoTo }} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

interface MoreMenuProps {
  entries: readonly (readonly [DialogName, string, boolean])[]
  onOpen(opened: DialogName): void
}

/** What is done now and then. */
function MoreMenu({ entries, onOpen }: MoreMenuProps) {
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
        {entries.map(([name, label, isEnabled]) => (
          <MenuItem
            key={name}
            disabled={!isEnabled}
            onClick={() => {
              setAnchor(null)
              onOpen(name)
            }}
          >
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
