import { createRoot } from 'react-dom/client'
import { BackOffice, OPENED } from './back-office.tsx'
import { giveNonce } from '#framework/admin/shell/nonce.ts'

giveNonce(window)

// None is ever given out: one from an earlier day would stand between the screens and the server.
void navigator.serviceWorker
  ?.getRegistrations()
  .then((found) => Promise.all(found.map((registration) => registration.unregister())))
  .catch(() => {})

const root = document.getElementById('admin')
if (root) void OPENED.then(() => createRoot(root).render(<BackOffice />))
