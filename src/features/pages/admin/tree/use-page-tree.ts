import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TreePage } from '../../contract/edited-pages.ts'
import { call, Refused } from '#framework/admin/shell/http.ts'
import { useForget } from '#framework/admin/shell/use-call.ts'
import type { Answer } from '#framework/admin/shell/use-answer.ts'
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
  answer: Answer<{ data: TreePage[] }>
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
  const [answer, setAnswer] = useState<PageTree['answer']>({ state: 'loading' })
  const [saying, setSaying] = useState<Saying | null>(null)
  const [isBusy, setBusy] = useState(false)
  const pages = answer.state === 'ready' ? answer.value.data : EMPTY
  const index = useMemo(() => indexOf(pages), [pages])

  const read = useCallback(async () => setAnswer(await asked()), [])
  useEffect(() => {
    let isGone = false
    void asked().then((first) => {
      if (!isGone) setAnswer(first)
    })
    return () => {
      isGone = true
    }
  }, [])

  const forget = useForget()
  const run = useCallback(
    async (work: () => Promise<Done | null>) => {
      setBusy(true)
      try {
        const done = await work()
        if (done === null) return
        forget(['pages'])
        await read()
        setSaying({ said: done.said, undo: done.undo, isRefusal: false })
      } catch (cause) {
        if (!(cause instanceof Refused)) throw cause
        await read()
        setSaying({ said: cause.message, undo: null, isRefusal: true })
      } finally {
        setBusy(false)
      }
    },
    [forget, read],
  )
  const undo = useCallback(async () => {
    const way = saying?.undo
    if (way) await run(async () => ({ said: await way(), undo: null }))
  }, [run, saying])
  const hush = useCallback(() => setSaying(null), [])
  return { answer, index, saying, isBusy, run, undo, hush }
}

async function asked(): Promise<PageTree['answer']> {
  try {
    return { state: 'ready', value: await call<{ data: TreePage[] }>('GET', '/page-tree') }
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    return { state: 'failed', refusal: cause }
  }
}
