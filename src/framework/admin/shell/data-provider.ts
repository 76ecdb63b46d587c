import type { DataProvider, RaRecord } from 'react-admin'
import { call } from './http.ts'

/**
 * Lists and records of the interface, all in one form: `GET /{resource}?page&perPage&sort&order&filter`
 * gives `{data, total}`, `GET|PUT|DELETE /{resource}/{id}` and `POST /{resource}` a record.
 */
export const dataProvider: DataProvider = {
  async getList(resource, { pagination, sort, filter, signal }) {
    return call('GET', `/${resource}?${asked({ pagination, sort, filter })}`, undefined, signal)
  },
  async getOne(resource, { id, signal }) {
    return { data: await call('GET', one(resource, id), undefined, signal) }
  },
  async getMany(resource, { ids, signal }) {
    const query = asked({ pagination: { page: 1, perPage: 500 }, filter: { id: ids } })
    return call('GET', `/${resource}?${query}`, undefined, signal)
  },
  async getManyReference(resource, { target, id, pagination, sort, filter, signal }) {
    const query = asked({ pagination, sort, filter: { ...filter, [target]: id } })
    return call('GET', `/${resource}?${query}`, undefined, signal)
  },
  async create(resource, { data }) {
    return { data: await call('POST', `/${resource}`, data) }
  },
  async update(resource, { id, data }) {
    return { data: await call('PUT', one(resource, id), data) }
  },
  async updateMany(resource, { ids, data }) {
    for (const id of ids) await call('PUT', one(resource, id), data)
    return { data: ids }
  },
  async delete(resource, { id, previousData }) {
    await call('DELETE', one(resource, id))
    return { data: (previousData ?? { id }) as RaRecord as never }
  },
  async deleteMany(resource, { ids }) {
    for (const id of ids) await call('DELETE', one(resource, id))
    return { data: ids }
  },
}

const one = (resource: string, id: string | number): string =>
  `/${resource}/${encodeURIComponent(String(id))}`

interface ListQuery {
  pagination?: { page: number; perPage: number } | undefined
  sort?: { field: string; order: string } | undefined
  filter?: unknown
}

function asked({ pagination, sort, filter }: ListQuery): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter ?? {}) })
  if (pagination) {
    query.set('page', String(pagination.page))
    query.set('perPage', String(pagination.perPage))
  }
  if (sort?.field) {
    query.set('sort', sort.field)
    query.set('order', sort.order)
  }
  return query.toString()
}
