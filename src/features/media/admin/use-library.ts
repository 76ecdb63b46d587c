import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useState } from 'react'
import { queryOf, useCall, useForget } from '#framework/admin/shell/use-call.ts'
import { media } from '../contract/media.ts'
import { ALL_MEDIA, listQuery, type MediaFilter } from './media-api.ts'

/** Media that a screen shows at first, and adds on demand. */
const SCREENFUL = 60
/** Records that a list gives at most. */
const MOST = 500

/** The library as filters narrow it. */
export function useLibrary(initial: Partial<MediaFilter> = {}) {
  const [filter, setFilter] = useState<MediaFilter>({ ...ALL_MEDIA, ...initial })
  const [count, setCount] = useState(SCREENFUL)
  const q = useDeferredValue(filter.q)
  const query = listQuery({ ...filter, q }, count)
  const list = useQuery({ ...queryOf(media.list, { query }), placeholderData: keepPreviousData })
  const folders = useCall(media.folders)
  const forget = useForget()
  return {
    filter,
    narrow(changes: Partial<MediaFilter>) {
      setFilter((former) => ({ ...former, ...changes }))
      setCount(SCREENFUL)
    },
    list,
    folders: folders.data?.data ?? [],
    more: () => setCount((former) => Math.min(former + SCREENFUL, MOST)),
    reload: useCallback(() => forget(['media']), [forget]),
  }
}
