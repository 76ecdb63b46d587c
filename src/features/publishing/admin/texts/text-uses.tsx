import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { UseList } from '#framework/admin/used-in.tsx'
import type { ListedText } from '../../contract/texts.ts'

type Used = Pick<ListedText, 'title' | 'usedIn' | 'uses'>

/** « Utilisé dans 6 pages », and which; nothing that opens when there is none. */
export function TextUses({ title, ...used }: Used) {
  const [isOpen, setOpen] = useState(false)
  const { usedIn } = used
  if (usedIn === 0) return <span>Utilisé nulle part</span>
  const said = `Utilisé dans ${usedIn} ${usedIn > 1 ? 'pages' : 'page'}`
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`${said} : ${title}`}
        sx={{ ml: -0.6 }}
      >
        {said}
      </Button>
      {isOpen ? <UsesDialog title={title} {...used} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface UsesDialogProps extends Used {
  /** What is to be done before something else can be. */
  note?: string
  onClose(): void
}

/** Every place that shows a text, each with a way there. */
export const UsesDialog = ({ title, usedIn, uses, note, onClose }: UsesDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="uses-title">
    <DialogTitle id="uses-title">Où « {title} » est utilisé</DialogTitle>
    <DialogContent>
      {note}
      <UseList uses={uses} labelledBy="uses-title" />
      {usedIn > uses.length ? `et ${usedIn - uses.length} de plus.` : null}
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Fermer</Button>
    </DialogActions>
  </Dialog>
)
