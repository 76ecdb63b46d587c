import { Alert, Button } from '@mui/material'
import { forwardRef } from 'react'
import { Link } from 'react-router'
import { closeNotice, type NoticeOptions } from '#framework/admin/shell/notices.tsx'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { siteHref } from '#framework/admin/shell/configuration.ts'

/** It stands as long as somebody needs to read it and to go and see. */
export const PUBLISHED_TOAST: NoticeOptions = { type: 'success', stands: 20_000 }

/** What can be done stands below where there is no room beside what is said. */
const ROOMY = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 220px' },
  '& .MuiAlert-action a': { whiteSpace: 'nowrap' },
} as const

interface PublishedToastProps {
  message: string
  /** « la page » */
  the: string
  /** Where visitors find it; empty for nowhere. */
  path: string
  /** What one does next with a document that is live for the first time; its address below `/admin`. */
  next?: { label: string; to: string } | undefined
  /** Something that was to go live with it has not. */
  isPartly?: boolean
}

/** Says that a document is live, with the way there. */
export const PublishedToast = forwardRef<HTMLDivElement, PublishedToastProps>(
  ({ message, the, path, next, isPartly = false }, ref) => (
    <Alert
      ref={ref}
      severity={isPartly ? 'warning' : 'success'}
      variant="filled"
      sx={ROOMY}
      action={
        path || next ? (
          <>
            {path ? (
              <Button color="inherit" href={siteHref(path)} target="_blank" rel="noopener">
                Voir {the} en ligne
              </Button>
            ) : null}
            {next ? (
              // Who goes on has read it, and needs what it lies over.
              <Button color="inherit" component={Link} to={next.to} onClick={closeNotice}>
                {next.label}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      {fr(message)}
    </Alert>
  ),
)
