import { useMediaQuery } from '@mui/material'
import { useStoredState } from './stored-state.ts'

/** Under which what somebody chose is remembered: `light` or `dark`. */
export const MODE = 'theme'

/** Whether screens are dark: as somebody chose, else as the system is. */
export function useIsDark(): boolean {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const [mode] = useStoredState(MODE, '')
  return mode === '' ? isSystemDark : mode === 'dark'
}
