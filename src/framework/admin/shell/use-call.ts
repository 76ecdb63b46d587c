import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useNavigate } from 'react-router'
import type { Answer, Call, Input, InputArgument, Topic } from '#framework/api/call.ts'
import { type Refused, request } from './http.ts'
import { forget } from './record-cache.ts'

/** Milliseconds for which an answer is believed, unless something changed that it tells of. */
const BELIEVED = 30_000

/** A call as react-query asks it, for screens that need another way than `useCall`. */
export const queryOf = <const C extends Call & { method: 'GET' }>(
  call: C,
  ...[input]: InputArgument<C>
) =>
  queryOptions<Answer<C>, Refused>({
    queryKey: [`${call.method} ${call.path}`, input ?? {}],
    queryFn: ({ signal }) => request(call, ...([{ ...input, signal }] as InputArgument<C>)),
    meta: { topics: call.reads ?? [] },
    staleTime: BELIEVED,
    retry: false,
  })

/**
 * What a call answers, asked for once by all who show it. `data` stays while it is asked for again, also
 * when that fails: `error` alone, without `data`, is a failure to show.
 */
export const useCall = <const C extends Call & { method: 'GET' }>(
  call: C,
  ...input: InputArgument<C>
) => useQuery(queryOf(call, ...input))

/** What a screen edits: asked for when it is opened, and again only when it says so. Nobody else's answer. */
export const useOpened = <const C extends Call & { method: 'GET' }>(
  call: C,
  ...input: InputArgument<C>
) => useQuery({ ...queryOf(call, ...input), ...READ_ONCE, queryKey: [call.path, input[0] ?? {}] })

const READ_ONCE = {
  meta: { topics: [] },
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/**
 * A call that changes something; all that is shown of what it `changes` is asked for again, unless the screen
 * is left afterwards (`none`).
 */
export function useAct<const C extends Call>(call: C, refetchType: 'active' | 'none' = 'active') {
  const cache = useQueryClient()
  return useMutation<Answer<C>, Refused, Input<C>>({
    mutationFn: (input) => request(call, ...([input] as InputArgument<C>)),
    onSuccess: () => forget(cache, call.changes, refetchType),
  })
}

/** A record that cannot be read is said to be gone, and its list is shown. */
export function useLost(isLost: boolean, list: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLost) return
    notify('Cela n’existe plus.', { type: 'error' })
    void navigate(list)
  }, [isLost, list, navigate])
}

/** Has what was answered about something asked for again, after a change by other ways than `useAct`. */
export function useForget(): (changes: readonly Topic[]) => void {
  const cache = useQueryClient()
  return useCallback((changes) => forget(cache, changes), [cache])
}
