import { Alert, LinearProgress } from '@mui/material'
import { useEffect, useState } from 'react'
import type { PageChange } from '../rules/page-diff.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { ChangeList } from './change-list.tsx'

type Compared = { changes: PageChange[] } | { fault: string } | null

interface ComparisonProps {
  ask(): Promise<{ changes: PageChange[] }>
  atFirst?: number
  onGoTo?(widgetId: number): void
}

/** The difference of two versions, once the server has told it. */
export function Comparison({ ask, atFirst, onGoTo }: ComparisonProps) {
  const [asked, setAsked] = useState<Compared>(null)
  const [asking] = useState(ask)
  useEffect(() => {
    asking.then(setAsked, (cause: unknown) => {
      if (!(cause instanceof Refused)) throw cause
      setAsked({ fault: cause.message })
    })
  }, [asking])
  if (asked === null) return <LinearProgress aria-label="Comparaison" />
  if ('fault' in asked) return <Alert severity="error">{asked.fault}</Alert>
  return <ChangeList changes={asked.changes} atFirst={atFirst} onGoTo={onGoTo} />
}
