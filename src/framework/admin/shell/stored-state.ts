import { useMemo, useSyncExternalStore } from 'react'
import { BASE, DOOR } from './configuration.ts'

/** What this browser remembers: each site’s its own, where one host has them all. */
const PREFIX = `vitrine:${DOOR === 'staff' ? BASE : ''}:`

/** For as long as the document lives, where the browser lets nothing be stored. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function textOf(name: string): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(PREFIX + name)
  } catch {
    return unstored.get(name) ?? null
  }
}

/** Remembers a JSON value under a name. */
export function storeState(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(PREFIX + name, text)
    unstored.delete(name)
  } catch {
    unstored.set(name, text)
  }
  for (const listener of listeners) listener()
}

/** What is remembered under a name, `initial` before anything is. What has another form than it was never ours. */
export function useStoredState<T>(
  name: string,
  initial: T,
): [value: T, storeState: (value: T) => void] {
  const text = useSyncExternalStore(subscribe, () => textOf(name))
  const value = useMemo(() => valueOf(text, initial), [text, initial])
  return [value, (next) => storeState(name, next)]
}

/** @internal */
export function valueOf<T>(text: string | null, initial: T): T {
  if (text === null) return initial
  try {
    const value: unknown = JSON.parse(text)
    return hasFormOf(value, initial) ? value : initial
  } catch {
    return initial
  }
}

const hasFormOf = <T>(value: unknown, initial: T): value is T =>
  typeof value === typeof initial &&
  Array.isArray(value) === Array.isArray(initial) &&
  (value === null) === (initial === null)
