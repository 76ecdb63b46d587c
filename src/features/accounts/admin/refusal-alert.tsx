import { Alert } from '@mui/material'
import type { Refused } from '#framework/admin/shell/http.ts'

interface RefusalAlertProps {
  refusal: Refused | null
  /** Seconds until it may be tried again; 0 when at once. */
  wait?: number
}

/** Why something was refused, read aloud when it comes. */
export const RefusalAlert = ({ refusal, wait = 0 }: RefusalAlertProps) =>
  refusal && (
    <Alert severity="error" sx={{ mb: 1 }}>
      {refusal.message}
      {wait > 0 && (
        // The sentence is read once; the counting is for the eyes.
        <strong aria-hidden> Nouvel essai dans {clockOf(wait)}.</strong>
      )}
    </Alert>
  )

/** « 45 s », « 2 min 05 s ». */
function clockOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return minutes === 0
    ? `${rest}\u00a0s`
    : `${minutes}\u00a0min\u00a0${String(rest).padStart(2, '0')}\u00a0s`
}
