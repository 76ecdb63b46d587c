import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import type { Call, Input } from '#framework/api/call.ts'
import { request } from './http.ts'
import { forget } from './record-cache.ts'

/** The calls of a resource that react-admin's lists make by themselves. */
interface ResourceCalls {
  list?: Call
  remove?: Call
}

/** Lists for react-admin out of the contract, by the name of their resource. */
export function dataProvider(
  cache: QueryClient,
  contract: Readonly<Record<string, ResourceCalls>>,
): DataProvider {
  // What react-admin takes and gives has any type: here it meets the contract, which reads the answers.
  const make = async (resource: string, name: keyof ResourceCalls, input: Input<never>) => {
    const made = contract[resource]?.[name]
    if (made === undefined) throw new Error(`The contract has no call « ${name} » of ${resource}.`)
    const answer = await request(made, input)
    forget(cache, made.changes)
    return answer as never
  }
  return {
    async getList(resource, { pagination, sort, filter, signal }) {
      const query = {
        filter: JSON.stringify(filter ?? {}),
        ...pagination,
        ...(sort?.field ? { sort: sort.field, order: sort.order } : {}),
      }
      return make(resource, 'list', { query, signal } as never)
    },
    async delete(resource, { id, previousData }) {
      await make(resource, 'remove', { params: { id } } as never)
      return { data: (previousData ?? { id }) as never }
    },
    getOne: unused,
    create: unused,
    update: unused,
    getMany: unused,
    getManyReference: unused,
    updateMany: unused,
    deleteMany: unused,
  }
}

const unused = () =>
  Promise.reject(
    new Error('Screens ask for records, and save them, by the calls of their contract.'),
  )
