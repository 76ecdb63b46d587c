import { Alert, Button, Collapse } from '@mui/material'
import { useEffect, useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { BASE } from './configuration.ts'
import { useAdmin } from './context.tsx'
import { session } from '#framework/api/session-calls.ts'
import { Refused, request } from './http.ts'

/** What concerns every screen: no connection, looking at the site as somebody else. */
export const Banners = () => (
  <>
    <OfflineBanner />
    <ImpersonationBanner />
  </>
)

const band = { borderRadius: 0, alignItems: 'center', px: { xs: 2, sm: 3 } }

function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <Collapse in={!isOnline} unmountOnExit>
      <Alert severity="warning" sx={band}>
        Pas de connexion. Ce que vous avez saisi reste à l’écran : enregistrez quand elle sera
        revenue.
      </Alert>
    </Collapse>
  )
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isOnline
}

function ImpersonationBanner() {
  const { impersonating, user } = useAdmin()
  if (!impersonating) return null
  const stop = async () => {
    try {
      await request(session.stopImpersonating)
      location.assign(BASE)
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      notify(cause.message, { type: 'error' })
    }
  }
  return (
    <Alert
      severity="warning"
      sx={band}
      action={
        <Button color="inherit" variant="outlined" size="small" onClick={() => void stop()}>
          Reprendre ma session
        </Button>
      }
    >
      Vous voyez le site comme {user.name}.
    </Alert>
  )
}
