import { expect, test } from 'vitest'
import type { Page } from '#base/core/page/page.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { VISITOR } from '#base/core/session.ts'
import { addressFacts } from './address-facts.ts'
import { visitAt } from './page-visit.ts'

const clock = () => new Date('2026-11-23T10:00:00Z')
const page = { id: 3, lang: 'fr', infos: '{}', is_active: true } as Page

/** What is read of a site for an address, by the names of the reader's members. */
async function readFor(address: string, isThere: boolean): Promise<string[]> {
  const read: string[] = []
  const answers: Record<string, unknown> = {
    page: isThere ? page : null,
    redirect: { source: '/vieux', destination: 'page:3', kind: 'moved' },
    paths: new Map(),
    widgets: [],
    slugNow: null,
  }
  const reader = new Proxy({} as SiteReader, {
    get: (_reader, name) => async () => {
      read.push(String(name))
      return answers[String(name)]
    },
  })
  const url = requestUrl(address)
  await addressFacts(
    { clock },
    visitAt({ reader, url, session: VISITOR, warn() {} }, url.path ?? ''),
  )
  return read
}

test('no more is read of the site than an address asks for', async () => {
  expect(await readFor('/equipe', true)).toEqual(['page'])
  expect(await readFor('/equipe/', true)).toEqual([])
  expect(await readFor('/equipe?title=PAS UN SLUG', true)).toEqual(['page'])
  expect(await readFor('/equipe?title=bilan', true)).toEqual(['page', 'slugNow'])
  expect(await readFor('/equipe?article=nimporte&title=bilan', true)).toEqual(['page'])
  expect(await readFor('/equipe?article=[]|bilan', true)).toEqual(['page', 'paths', 'widgets'])
  expect(await readFor('/vieux?article=[]|bilan', false)).toEqual(['page', 'redirect', 'paths'])
})
