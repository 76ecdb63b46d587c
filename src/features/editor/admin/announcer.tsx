import { useSyncExternalStore, type ReactElement } from 'react'
import { Box } from '@mui/material'
import { HIDDEN_TEXT } from '#framework/admin/shell/hidden-text.ts'

/** Says what happened to whoever can't see it. */
export interface Announcer {
  announce(text: string): void
  subscribe(listener: () => void): () => void
  text(): string
}

export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>()
  let said = ''
  return {
    announce(text) {
      // The same words twice are heard twice only if something differs.
      said = said === text ? `${text}\u00A0` : text
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    text: () => said,
  }
}

export function LiveRegion({ announcer }: { announcer: Announcer }): ReactElement {
  const text = useSyncExternalStore(announcer.subscribe, announcer.text)
  return (
    <Box component="output" sx={HIDDEN_TEXT} aria-live="polite">
      {text}
    </Box>
  )
}
