import { createContext, use, useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useAdmin } from '../shell/context.tsx'
import { storeState, useStoredState } from '../shell/stored-state.ts'

/** Values that a list is narrowed by, by the name of their filter. */
export type Filter = Readonly<Record<string, unknown>>

/** What of a list is shown: the query of its call. */
export interface ListQuery {
  filter: Filter
  sort: string
  order: 'ASC' | 'DESC'
  /** From 1. */
  page: number
  perPage: number
}

/** What of a list is shown, and how that is changed. */
export interface ListControl extends ListQuery {
  /** Another filter or order begins at the first page. The way back undoes it, unless it is one of many (`isSmall`). */
  change(part: Partial<ListQuery>, isSmall?: boolean): void
  /** Narrows it by one filter; an empty value takes the filter off. */
  narrow(name: string, value: unknown, isSmall?: boolean): void
  /** Shows it as at first. */
  reset(): void
}

/** Rows of a page that can be chosen. */
export const ROWS_PER_PAGE: readonly number[] = [10, 25, 50, 100]

const MEMBERS = ['filter', 'sort', 'order', 'page', 'perPage'] as const

/** Whether an address says anything of a list. */
const isSaidIn = (search: URLSearchParams): boolean => MEMBERS.some((member) => search.has(member))

/** A list as an address asks for it; what is nonsense there is as at first. */
export function queryOfAddress(search: URLSearchParams, first: ListQuery): ListQuery {
  const page = Number(search.get('page'))
  const perPage = Number(search.get('perPage'))
  const order = search.get('order')
  return {
    filter: filterOf(search.get('filter')) ?? first.filter,
    sort: search.get('sort') ?? first.sort,
    order: order === 'ASC' || order === 'DESC' ? order : first.order,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: ROWS_PER_PAGE.includes(perPage) ? perPage : first.perPage,
  }
}

function filterOf(text: string | null): Filter | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && !Array.isArray(value) ? (value as Filter | null) : null
  } catch {
    return null
  }
}

/** The address that asks for a list, with whatever else it holds. */
export function addressOfQuery(search: URLSearchParams, query: ListQuery): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of MEMBERS) {
    const value = query[name]
    next.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return next
}

/**
 * A list as its address has it. An address that says nothing of it is made to say it: as the list was last left in this
 * browser by whoever works, else as at first.
 */
export function useListControl(first: ListQuery): ListControl {
  const [search, setSearch] = useSearchParams()
  const name = `list:${useAdmin().user.id}:${useLocation().pathname}`
  const [left] = useStoredState(name, '')
  const query = queryOfAddress(isSaidIn(search) ? search : new URLSearchParams(left), first)
  const show = (next: ListQuery, isSmall: boolean) =>
    setSearch(addressOfQuery(search, next), { replace: isSmall, preventScrollReset: true })

  const settle = useEffectEvent((address: URLSearchParams) => {
    if (isSaidIn(address)) storeState(name, addressOfQuery(new URLSearchParams(), query).toString())
    else show(query, true)
  })
  useEffect(() => settle(search), [search])

  const change: ListControl['change'] = (part, isSmall = false) =>
    show({ ...query, page: 1, ...part }, isSmall)
  return {
    ...query,
    change,
    reset: () => change(first),
    narrow(filter, value, isSmall) {
      const { [filter]: _former, ...others } = query.filter
      const isOff = value === '' || value === null
      change({ filter: isOff ? others : { ...others, [filter]: value } }, isSmall)
    },
  }
}

export const ListContext = createContext<ListControl | null>(null)

/** The list around: what of it is shown. */
export function useListContext(): ListControl {
  const control = use(ListContext)
  if (control === null) throw new Error('There is no list around.')
  return control
}
