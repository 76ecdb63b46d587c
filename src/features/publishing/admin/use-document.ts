import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DocumentKind, DocumentState } from '#base/core/document.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { call, writeHeaders } from '#framework/admin/shell/http.ts'
import type { DocumentEditing } from './document-editing.ts'
import { createDocumentSession } from './document-session.ts'
import { keptDrafts } from './kept-drafts.ts'

const TIMERS = {
  set: (work: () => void, milliseconds: number) => window.setTimeout(work, milliseconds),
  clear: (timer: number) => window.clearTimeout(timer),
}

/** What a session must know of the documents of a kind. */
export interface EditedKind<D extends DocumentState, C extends object> {
  kind: DocumentKind
  /** What is edited of a document, and sent back. */
  contentOf(document: D): C
  /** Whether something that this browser kept is such a content. */
  isContent(kept: object): kept is C
  /** Whether something of it is published. */
  isLive(document: D): boolean
  /** Whether that can be taken off the site; all that is published can unless it says so. */
  canUnpublish?(document: D): boolean
}

/**
 * Opens the draft of a document: takes the edit lock, saves by itself what is changed, and lets go
 * when the screen is left. Give the screen a `key` of its address, `path`.
 */
export function useDocument<D extends DocumentState, C extends object>(
  { kind, contentOf, isContent, isLive, canUnpublish = isLive }: EditedKind<D, C>,
  path: string,
): DocumentEditing<D, C> {
  const { user, site } = useAdmin()
  const [session] = useState(() =>
    createDocumentSession({
      path,
      contentOf,
      call,
      letGo,
      holder: newHolder(),
      kept: keptDrafts({ shelf: shelf(), userId: user.id, siteId: site.id, path, isContent }),
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
  return {
    ...session,
    ...state,
    kind,
    path,
    isLive: state.document !== null && isLive(state.document),
    canUnpublish: state.document !== null && canUnpublish(state.document),
  }
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
