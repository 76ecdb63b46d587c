import { useDeferredValue, useState } from 'react'
import { useAnswer } from '#framework/admin/shell/use-answer.ts'
import { ALL_MEDIA, listPath, type MediaFilter } from './media-api.ts'
import type { MediaPage } from './media-grid.tsx'

/** Media that a screen shows at first, and adds on demand. */
const SCREENFUL = 60
/** Records that a list gives at most. */
const MOST = 500

/** The library as filters narrow it. */
export function useLibrary(initial: Partial<MediaFilter> = {}) {
  const [filter, setFilter] = useState<MediaFilter>({ ...ALL_MEDIA, ...initial })
  const [count, setCount] = useState(SCREENFUL)
  const q = useDeferredValue(filter.q)
  const list = useAnswer<MediaPage>(listPath({ ...filter, q }, count))
  const folders = useAnswer<{ data: string[] }>('/media/folders')
  return {
    filter,
    narrow(changes: Partial<MediaFilter>) {
      setFilter((former) => ({ ...former, ...changes }))
      setCount(SCREENFUL)
    },
    list,
    folders: folders.state === 'ready' ? folders.value.data : [],
    more: () => setCount((former) => Math.min(former + SCREENFUL, MOST)),
    reload() {
      list.reload()
      folders.reload()
    },
  }
}
