import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
} from '@mui/material'
import { useEffect, useState } from 'react'
import type { PageChange } from '../rules/page-diff.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { ChangeList } from './change-list.tsx'

interface CompareDialogProps {
  title: string
  /** Asks the server. */
  ask(): Promise<{ changes: PageChange[] }>
  onClose(): void
}

type Comparison = { changes: PageChange[] } | { fault: string } | null

/** The difference of two versions, once it is known. */
export function CompareDialog({ title, ask, onClose }: CompareDialogProps) {
  const [asked, setAsked] = useState<Comparison>(null)
  const [asking] = useState(ask)
  useEffect(() => {
    asking.then(setAsked, (cause: unknown) => {
      if (!(cause instanceof Refused)) throw cause
      setAsked({ fault: cause.message })
    })
  }, [asking])
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="compare-title">
      <DialogTitle id="compare-title">{title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {asked === null ? <LinearProgress aria-label="Comparaison" /> : null}
        {asked && 'fault' in asked ? <Alert severity="error">{asked.fault}</Alert> : null}
        {asked && 'changes' in asked ? <ChangeList changes={asked.changes} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}
