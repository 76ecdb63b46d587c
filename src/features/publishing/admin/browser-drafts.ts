/** What waits in this browser, for one person and one document, until the server has it. */
export interface BrowserDrafts<C extends object> {
  /** @param base the counter that it was typed on */
  keep(base: number, content: C): void
  find(): { base: number; content: C } | null
  forget(): void
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Shelved<C extends object> {
  /** `null` where the browser gives none. */
  shelf: Shelf | null
  userId: string
  siteId: number
  /** Address of the document below the interface. */
  path: string
  isContent(kept: object): kept is C
}

/** On the browser's shelf; one that is full, closed or spoilt counts as empty. */
export function browserDrafts<C extends object>(shelved: Shelved<C>): BrowserDrafts<C> {
  const { shelf, userId, siteId, path, isContent } = shelved
  // Pages lie there without their kind, as they did when nothing else was kept.
  const name = path.replace(/^\/(?:pages\/)?/, '').replaceAll('/', ':')
  const key = `vitrine-brouillon:${siteId}:${userId}:${name}`
  return {
    keep(base, content) {
      try {
        shelf?.setItem(key, JSON.stringify({ base, ...content }))
      } catch {
        // A full shelf: the screen itself still holds what was typed.
      }
    },
    find() {
      try {
        const draft: unknown = JSON.parse(shelf?.getItem(key) ?? 'null')
        if (!isKept(draft)) return null
        const { base, ...content } = draft
        return isContent(content) ? { base, content } : null
      } catch {
        return null
      }
    },
    forget() {
      try {
        shelf?.removeItem(key)
      } catch {
        // What can't be removed can't have been written.
      }
    },
  }
}

const isKept = (value: unknown): value is { base: number } =>
  typeof value === 'object' && value !== null && 'base' in value && typeof value.base === 'number'
