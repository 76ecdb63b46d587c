import { useCallback, useMemo, useState } from 'react'
import { pages, type TreePage } from '../../contract/pages.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { useCall, useForget } from '#framework/admin/shell/use-call.ts'
import { indexOf, type TreeIndex } from './tree-index.ts'
import type { Done } from './tree-mutations.ts'

/** What is said of the last thing that was done. */
export interface Saying {
  said: string
  undo: Done['undo']
  isRefusal: boolean
}

/** The tree of the site, and what is done to it. */
export interface PageTree {
  isRead: boolean
  /** Why it could not be read; empty once it was. */
  failure: string
  index: TreeIndex
  saying: Saying | null
  /** Something is under way, or the tree is not read again yet: nothing else is begun. */
  isBusy: boolean
  /**
   * Does something, reads the tree again and says what was done; where `work` gives nothing, it was
   * only a question. A refusal is said.
   */
  run(work: () => Promise<Done | null>): Promise<void>
  undo(): Promise<void>
  hush(): void
}

const EMPTY: TreePage[] = []

/** Reads the tree and keeps it up to date with what is done here. */
export function usePageTree(): PageTree {
  const { data, error, refetch } = useCall(pages.tree)
  const [saying, setSaying] = useState<Saying | null>(null)
  const [isBusy, setBusy] = useState(false)
  const index = useMemo(() => indexOf(data?.data ?? EMPTY), [data])

  const forget = useForget()
  const run = useCallback(
    async (work: () => Promise<Done | null>) => {
      setBusy(true)
      try {
        const done = await work()
        if (done === null) return
        forget(pages.move.changes)
        await refetch({ cancelRefetch: false })
        setSaying({ said: done.said, undo: done.undo, isRefusal: false })
      } catch (cause) {
        if (!(cause instanceof Refused)) throw cause
        await refetch()
        setSaying({ said: cause.message, undo: null, isRefusal: true })
      } finally {
        setBusy(false)
      }
    },
    [forget, refetch],
  )
  const undo = useCallback(async () => {
    const way = saying?.undo
    if (way) await run(async () => ({ said: await way(), undo: null }))
  }, [run, saying])
  const hush = useCallback(() => setSaying(null), [])
  const [isRead, failure] = [data !== undefined, data ? '' : (error?.message ?? '')]
  return { isRead, failure, index, saying, isBusy, run, undo, hush }
}
