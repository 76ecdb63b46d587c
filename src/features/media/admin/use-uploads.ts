import { useCallback, useRef, useState } from 'react'
import { Refused } from '#framework/admin/shell/http.ts'
import type { MediaFile } from '#base/core/media/media-file.ts'
import { sendFile } from './send-file.ts'

/** A file on its way. */
export interface UploadState {
  key: number
  name: string
  /** From 0 to 1; 1 while the server draws its renditions. */
  part: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Why it failed. */
  error: string
}

export interface Uploads {
  list: readonly UploadState[]
  add(files: Iterable<File>, folder: string): void
  /** Gives one up, or takes it off the list. */
  dismiss(key: number): void
}

/** Sends files one after the other; `arrived` is told of each that has become a medium. */
export function useUploads(arrived: (media: MediaFile) => void): Uploads {
  const [list, setList] = useState<readonly UploadState[]>([])
  const queue = useRef(Promise.resolve())
  const givenUp = useRef(new Map<number, AbortController>())
  const lastKey = useRef(0)

  const change = useCallback((key: number, changes: Partial<UploadState>) => {
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  }, [])

  const add = useCallback(
    (files: Iterable<File>, folder: string) => {
      for (const file of files) {
        lastKey.current += 1
        const key = lastKey.current
        const abort = new AbortController()
        givenUp.current.set(key, abort)
        setList((all) => [
          ...all.filter(({ state }) => state !== 'done'),
          { key, name: file.name, part: 0, state: 'waiting', error: '' },
        ])
        queue.current = queue.current.then(async () => {
          if (abort.signal.aborted) return
          change(key, { state: 'sending' })
          try {
            const progress = (part: number) => change(key, { part })
            const media = await sendFile({ file, folder, signal: abort.signal, progress })
            change(key, { state: 'done', part: 1 })
            arrived(media)
          } catch (cause) {
            if (abort.signal.aborted) return
            change(key, { state: 'failed', error: cause instanceof Refused ? cause.message : '' })
            if (!(cause instanceof Refused)) throw cause
          }
        })
      }
    },
    [arrived, change],
  )

  const dismiss = useCallback((key: number) => {
    givenUp.current.get(key)?.abort()
    givenUp.current.delete(key)
    setList((all) => all.filter((one) => one.key !== key))
  }, [])

  return { list, add, dismiss }
}
