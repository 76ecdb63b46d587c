import { Alert, Box, LinearProgress, Typography, useMediaQuery } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type { PageChange } from '../rules/page-diff.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { ChangeList } from './change-list.tsx'
import { VersionFrame } from './version-frame.tsx'

type Compared = { changes: PageChange[] } | { fault: string } | null

/** Where both versions are drawn, and what each is called. */
export interface Drawings {
  before: { href: string; title: string }
  after: { href: string; title: string }
}

interface ComparisonProps {
  ask(): Promise<{ changes: PageChange[] }>
  /** Shown side by side where there is room. */
  drawings?: Drawings | undefined
  atFirst?: number
  onGoTo?(widgetId: number): void
}

/** The difference of two versions, once the server has told it. */
export function Comparison({ ask, drawings, atFirst, onGoTo }: ComparisonProps) {
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
  return (
    <>
      {drawings && asked.changes.length > 0 ? (
        <SideBySide drawings={drawings} changes={asked.changes} />
      ) : null}
      <ChangeList changes={asked.changes} atFirst={atFirst} onGoTo={onGoTo} />
    </>
  )
}

/** CSS pixels of each of both. */
const SIDE = { width: 560, height: 400 }

function SideBySide({ drawings, changes }: { drawings: Drawings; changes: PageChange[] }) {
  const hasRoom = useMediaQuery(useTheme().breakpoints.up('lg'))
  if (!hasRoom) return null
  const sides = [
    { ...drawings.before, without: 'added' },
    { ...drawings.after, without: 'removed' },
  ] as const
  return (
    <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
      {sides.map((side) => (
        <Box key={side.title}>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            {side.title}
          </Typography>
          <VersionFrame {...side} {...SIDE} changes={changes} />
        </Box>
      ))}
    </Box>
  )
}
