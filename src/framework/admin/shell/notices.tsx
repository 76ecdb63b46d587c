import { Alert, type AlertColor, Snackbar } from '@mui/material'
import { isValidElement, type ReactNode, useSyncExternalStore } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'

export interface NoticeOptions {
  type?: AlertColor
  /** Milliseconds; `null` for what stays until it is closed. */
  stands?: number | null
}

interface Notice extends NoticeOptions {
  id: number
  message: ReactNode
}

/** Milliseconds for which one sentence stands. */
const STANDS = 5_000

let count = 0
let notices: readonly Notice[] = []
const listeners = new Set<() => void>()

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Says what became of something: a sentence, or an `Alert` of its own. It takes the place of what was said before,
 * but for what stays until it is closed, which comes back after it.
 */
export function notify(message: ReactNode, options: NoticeOptions = {}): void {
  count += 1
  change([...notices.filter(({ stands }) => stands === null), { ...options, id: count, message }])
}

/** Closes what is said. */
export const closeNotice = (): void => change(notices.slice(0, -1))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where `notify` speaks: once in the document. */
export function Notices() {
  const notice = useSyncExternalStore(subscribe, () => notices).at(-1)
  if (notice === undefined) return null
  const { id, message, type = 'info', stands = STANDS } = notice
  return (
    <Snackbar
      key={id}
      open
      autoHideDuration={stands}
      onClose={(_event, reason) => {
        if (reason === 'timeout' || (reason === 'escapeKeyDown' && stands !== null)) closeNotice()
      }}
    >
      {isValidElement<object>(message) ? (
        // The bar asks for an element of the document.
        <div>{message}</div>
      ) : (
        <Alert
          severity={type}
          variant="filled"
          {...(stands === null ? { onClose: closeNotice } : {})}
          sx={{ whiteSpace: 'pre-line', maxWidth: 620 }}
        >
          {typeof message === 'string' ? fr(message) : message}
        </Alert>
      )}
    </Snackbar>
  )
}
