import { createContext, use } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { keep, useKept } from '../shell/kept.ts'

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
  change(part: Partial<ListQuery>): void
  /** Narrows it by one filter; an empty value takes the filter off. */
  narrow(name: string, value: unknown): void
  /** Shows it as at first. */
  reset(): void
}

/** Rows of a page that can be chosen. */
export const ROWS_PER_PAGE: readonly number[] = [10, 25, 50, 100]

const MEMBERS = ['filter', 'sort', 'order', 'page', 'perPage'] as const

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
 * A list as its address has it; by an address that says nothing of it, as it was last left in this browser. Another
 * filter or order begins at the first page.
 */
export function useListControl(first: ListQuery): ListControl {
  const [search, setSearch] = useSearchParams()
  const name = `list${useLocation().pathname}`
  const [left] = useKept(name, '')
  const isSaid = MEMBERS.some((member) => search.has(member))
  const query = queryOfAddress(isSaid ? search : new URLSearchParams(left), first)
  const change = (part: Partial<ListQuery>) => {
    const next = { ...query, page: 1, ...part }
    keep(name, addressOfQuery(new URLSearchParams(), next).toString())
    setSearch(addressOfQuery(search, next), { replace: true, preventScrollReset: true })
  }
  return {
    ...query,
    change,
    reset: () => change(first),
    narrow(filter, value) {
      const { [filter]: _former, ...others } = query.filter
      change({ filter: value === '' || value === null ? others : { ...others, [filter]: value } })
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
