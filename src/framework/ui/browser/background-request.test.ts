import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackgroundRequestRefused, get, post } from './background-request.ts'

/** The document of page 12, and what was asked of the network. */
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ textContent: '{"page_id":12}' }) })
  vi.stubGlobal('fetch', asked)
  asked.mockImplementation(async () => new Response('{}'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  asked.mockReset()
})

const sent = () => asked.mock.calls.map(([url, init]) => ({ url, ...init }))

test('G2 a POST carries the page id and the mark of a background request, urlencoded', async () => {
  await post('/ajax/testa/motifs/subscribed')
  const [request] = sent()
  expect(request?.url).toBe('/ajax/testa/motifs/subscribed')
  expect(request?.method).toBe('POST')
  expect(request?.body).toBeInstanceOf(URLSearchParams)
  expect(String(request?.body)).toBe('dm_cpi=12&dm_xhr=1')
})

test('G2 a GET carries them in its address, with one more against caches', async () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 })
  await get('/templates/bs4/card/card-magazine.html')
  await get('/a?b=1')
  expect(sent().map(({ url }) => url)).toEqual([
    '/templates/bs4/card/card-magazine.html?dm_cpi=12&dm_xhr=1&_=1795000000000',
    '/a?b=1&dm_cpi=12&dm_xhr=1&_=1795000000000',
  ])
})

test('G2 a page that says nothing of itself has the id 0', async () => {
  vi.stubGlobal('document', { querySelector: () => null })
  await post('/x')
  expect(String(sent()[0]?.body)).toBe('dm_cpi=0&dm_xhr=1')
})

test('G2 a request can be given up and has no time-out of its own', async () => {
  const { signal } = new AbortController()
  await post('/x', signal)
  await post('/x')
  expect(sent().map((request) => request.signal)).toEqual([signal, undefined])
})

test('H2 an answer that is a refusal is an error', async () => {
  asked.mockImplementation(async () => new Response('', { status: 503, statusText: 'Down' }))
  await expect(post('/x')).rejects.toThrow(BackgroundRequestRefused)
  await expect(get('/x')).rejects.toThrow('503 Down')
})
