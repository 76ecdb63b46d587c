import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call } from '#framework/api/call.ts'
import { queryOf } from '../shell/use-call.ts'
import { type ListQuery, useListContext } from './list-query.ts'

interface AskedList {
  page?: unknown
  perPage?: unknown
  sort?: string | undefined
  order?: 'ASC' | 'DESC' | undefined
  filter?: string | undefined
}

/** A call that gives a list, page by page (`listQuery`, `listOf`). */
export type ListCall<Row> = Pick<Call, 'path' | 'right' | 'reads'> & {
  readonly method: 'GET'
  readonly query: z.ZodType<unknown, AskedList>
  readonly answer: z.ZodType<{ data: Row[]; total: number }>
}

/**
 * The rows that a list shows, those of before while others are asked for. All who name the same call share them.
 * @param again milliseconds after which they are asked for again, while the list is looked at
 */
export function useRows<Row>(call: ListCall<Row>, again?: number) {
  const { filter, sort, order, page, perPage }: ListQuery = useListContext()
  const query = { filter: JSON.stringify(filter), sort, order, page, perPage }
  return useQuery({
    ...queryOf<ListCall<Row>>(call, { query }),
    placeholderData: keepPreviousData,
    // Others work on it too.
    staleTime: 0,
    ...(again === undefined ? {} : { refetchInterval: again }),
  })
}
