import { Alert } from '@mui/material'
import { frCountdown } from '#base/kit/time/duration.ts'
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
        <strong aria-hidden> Nouvel essai dans {frCountdown(wait)}.</strong>
      )}
    </Alert>
  )
