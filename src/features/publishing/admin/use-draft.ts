import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Language } from '#base/kit/language.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { call, writeHeaders } from '#framework/admin/shell/http.ts'
import type { DraftEditing } from './draft-editing.ts'
import { createDraftSession } from './draft-session.ts'
import { keptDrafts } from './kept-drafts.ts'

const TIMERS = {
  set: (work: () => void, milliseconds: number) => window.setTimeout(work, milliseconds),
  clear: (timer: number) => window.clearTimeout(timer),
}

/**
 * Opens the draft of a page in a language: takes the edit lock, saves by itself what is given to
 * `save`, and lets go when the screen is left. Give the screen a `key` of page and language.
 */
export function useDraft(pageId: number, lang: Language): DraftEditing {
  const { user, site } = useAdmin()
  const [session] = useState(() =>
    createDraftSession({
      pageId,
      lang,
      call,
      letGo,
      holder: newHolder(),
      kept: keptDrafts(shelf(), user.id, site.id),
      timers: TIMERS,
    }),
  )
  useEffect(() => {
    void session.open()
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void session.saveNow()
    }
    const onLeave = () => session.close()
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void session.open()
    }
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onLeave)
    window.addEventListener('pageshow', onBack)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onLeave)
      window.removeEventListener('pageshow', onBack)
      session.close()
    }
  }, [session])
  const state = useSyncExternalStore(session.subscribe, session.state)
  return { ...session, ...state }
}

/** Nobody waits for the answer: a lock that is not let go ends by itself. */
function letGo(path: string, body: object): void {
  // oxlint-disable-next-line no-restricted-globals -- the browser asks its own server.
  fetch(`/admin/api${path}`, {
    method: 'DELETE',
    keepalive: true,
    headers: { ...writeHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}

/** The browser's own storage, where it may be used. */
function shelf(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

const newHolder = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
