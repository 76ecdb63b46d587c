import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DocumentState } from '#base/core/document.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { pathOf, request, requestLast } from '#framework/admin/shell/http.ts'
import { useForget } from '#framework/admin/shell/use-call.ts'
import type { DocumentParams, Documents } from '../contract/documents.ts'
import { documentWords } from '../rules/document-words.ts'
import type { Content, DocumentEditing } from './document-editing.ts'
import { createDocumentSession } from './document-session.ts'
import { browserDrafts } from './browser-drafts.ts'

const TIMERS = {
  set: (work: () => void, milliseconds: number) => window.setTimeout(work, milliseconds),
  clear: (timer: number) => window.clearTimeout(timer),
}

/** What a session must know of the documents of a kind. */
export interface EditedKind<D extends DocumentState, C extends Content> {
  documents: Documents<D>
  /** What is edited of a document, and sent back. */
  contentOf(document: D): C
  /** Whether something that this browser kept is such a content. */
  isContent(kept: object): kept is C
  /** Whether something of it is published. */
  isLive(document: D): boolean
}

/**
 * Opens the draft of a document: takes the edit lock, saves by itself what is changed, and lets go
 * when the screen is left. Give the screen a `key` of its address, `params`.
 */
export function useDocument<D extends DocumentState, C extends Content>(
  { documents, contentOf, isContent, isLive }: EditedKind<D, C>,
  params: DocumentParams,
): DocumentEditing<D, C> {
  const { user, site } = useAdmin()
  const forget = useForget()
  const { kind, calls } = documents
  const words = documentWords(documents.keyOf(params))
  const [session] = useState(() => {
    const holder = newHolder()
    const path = pathOf(documents, { params })
    return createDocumentSession({
      calls,
      params,
      contentOf,
      async request(call, ...input) {
        const answer = await request(call, ...input)
        forget(call.changes ?? [])
        return answer
      },
      letGo: () => requestLast(calls.release, { params, body: { holder } }),
      holder,
      kept: browserDrafts({ shelf: shelf(), userId: user.id, siteId: site.id, path, isContent }),
      timers: TIMERS,
    })
  })
  useEffect(() => {
    void session.open()
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void session.saveNow()
    }
    const onLeave = () => session.leave()
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
    words,
    calls,
    params,
    isLive: state.document !== null && isLive(state.document),
  }
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
