import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import { useAct } from '../shell/use-call.ts'
import { useMay } from '../shell/context.tsx'
import type { SettingsPart, ShownPart } from '#framework/api/settings-part.ts'
import { request, sentenceOf } from '../shell/http.ts'
import { type Edited, useEdited } from './use-edited.ts'

/** A part on the screen: what is stored, with what was changed and not saved yet. */
export interface Part<V> extends Edited<V> {
  shown: ShownPart<V>
}

export type PartState<V> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry(): void }
  | { state: 'ready'; part: Part<V> }

/** A part of the settings, read, changed and saved. */
export function usePart<V extends object>(
  calls: SettingsPart<V>,
  schema?: z.ZodType,
  onSaved?: () => void,
): PartState<V> {
  const mayWrite = useMay()(calls.save.right)
  const { shown, setShown, failure, read } = useStored(calls)
  const { mutateAsync } = useAct(calls.save)
  const edited = useEdited<V>({
    name: calls.save.path,
    stored: shown?.values,
    mayWrite,
    schema,
    read,
    async send(values) {
      if (!shown) return
      setShown(await mutateAsync({ body: { base: shown.base, values } }))
      onSaved?.()
    },
  })
  if (failure !== '' && shown === null) {
    return { state: 'failed', message: failure, retry: edited.reload }
  }
  return shown === null ? { state: 'loading' } : { state: 'ready', part: { ...edited, shown } }
}

/** A part as it is stored. */
function useStored<V extends object>(calls: SettingsPart<V>) {
  const [shown, setShown] = useState<ShownPart<V> | null>(null)
  const [failure, setFailure] = useState('')
  const read = useCallback(
    (signal?: AbortSignal) =>
      request(calls.read, { signal }).then(
        (answer) => {
          setShown(answer)
          setFailure('')
        },
        (cause: unknown) => {
          if (!signal?.aborted) setFailure(sentenceOf(cause))
        },
      ),
    [calls],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void read(leaving.signal)
    return () => leaving.abort()
  }, [read])
  return { shown, setShown, failure, read }
}
