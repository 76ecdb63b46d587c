import { useState, useSyncExternalStore } from 'react'
import type { Finding } from '../contract/finding.ts'
import { pathOf, Refused, request } from '#framework/admin/shell/http.ts'
import type { DocumentEditing } from './document-editing.ts'
import { KIND_FACTS } from './kind-facts.ts'

/** What was found so far. */
export interface Findings {
  /** `false` as long as something is still being looked at. */
  isDone: boolean
  findings: Finding[]
  /** Why a look could not be had, as sentences; the others stand. */
  faults: string[]
}

/** Looks at the draft from all sides, saved first: the server's checks, then the browser's. */
export function useFindings(editing: DocumentEditing): Findings & { again(): void } {
  const [look, setLook] = useState(() => newLook(editing))
  const found = useSyncExternalStore(look.subscribe, look.found)
  return { ...found, again: () => setLook(newLook(editing)) }
}

/** One look, which begins when somebody listens. */
function newLook(editing: DocumentEditing) {
  const listeners = new Set<() => void>()
  let isBegun = false
  let found: Findings = { isDone: false, findings: [], faults: [] }
  const tell = ({ findings = [], faults = [], isDone = false }: Partial<Findings>) => {
    found = {
      isDone,
      findings: [...found.findings, ...findings],
      faults: [...found.faults, ...faults],
    }
    for (const listener of listeners) listener()
  }
  return {
    found: () => found,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (!isBegun) void lookAt(editing, tell)
      isBegun = true
      return () => listeners.delete(listener)
    },
  }
}

/** Tells what is found, look by look; what is drawn is looked at where the document has widgets. */
async function lookAt(
  editing: DocumentEditing,
  tell: (more: Partial<Findings>) => void,
): Promise<void> {
  if (!(await editing.saveNow())) {
    tell({
      isDone: true,
      faults: ['Le brouillon n’a pas pu être enregistré : rien n’est vérifié.'],
    })
    return
  }
  const { calls, params } = editing
  try {
    const { findings } = await request(calls.check, { params })
    tell({ findings })
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    tell({ faults: [cause.message] })
  }
  const ids = idsOf(editing.content)
  if (ids.size === 0) return tell({ isDone: true })
  try {
    const { accessibilityFindings } = await import('./run-axe.ts')
    const findings = await accessibilityFindings(pathOf(calls.preview, { params }), {
      isOwn: (widgetId) => ids.has(widgetId),
      around: KIND_FACTS[editing.kind].around,
    })
    tell({ isDone: true, findings })
  } catch {
    tell({ isDone: true, faults: ['L’accessibilité n’a pas pu être vérifiée : réessayez.'] })
  }
}

/** Numbers of the widgets of a content, those inside others included. */
function idsOf(content: unknown): ReadonlySet<number> {
  const ids = new Set<number>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && 'type' in value && typeof value.id === 'number') ids.add(value.id)
    for (const member of Object.values(value)) walk(member)
  }
  walk(content)
  return ids
}
