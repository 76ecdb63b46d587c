import { createRoot } from 'react-dom/client'
import { BackOffice } from './back-office.tsx'
import { giveNonce } from './nonce.ts'

giveNonce(window)

const root = document.getElementById('admin')
if (root) createRoot(root).render(<BackOffice />)
