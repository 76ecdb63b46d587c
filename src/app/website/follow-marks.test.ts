import { expect, test } from 'vitest'
import type { Redirect } from '#base/core/address/redirect.ts'
import { followedMarks } from './follow-marks.ts'

const redirect = (source: string, destination: string): Redirect => ({
  source,
  destination,
  kind: 'manual',
})

/** A site without pages, whose every lookup among the redirects is noted. */
function site(destinations: Record<string, string>) {
  const asked: string[] = []
  const tags = { tags: new Set<string>() }
  const reader = {
    page: async () => null,
    paths: async () => new Map<number, string>(),
    redirect: async (path: string) => {
      asked.push(path)
      const destination = destinations[path] ?? destinations['*']
      return destination === undefined ? null : redirect(path, destination)
    },
  }
  const marks = async (...urls: string[]) => {
    const html = urls.map((url) => `<p data-url="${url}">a</p>`).join('')
    const followed = await followedMarks(html, reader, tags as never)
    return [...followed.matchAll(/data-url="([^"]*)"/g)].map(([, url]) => url)
  }
  return { marks, asked, tags: tags.tags }
}

test('a variable of a template is no address: nothing is looked up, a redirect of all leaves it', async () => {
  const { marks, asked, tags } = site({ '*': '/ailleurs' })
  expect(await marks('{{link}}', '/{{link}}', '/a?b={{c}}')).toEqual([
    '{{link}}',
    '/{{link}}',
    '/a?b={{c}}',
  ])
  expect([asked, [...tags]]).toEqual([[], []])
})

test('a redirect to what a template would take for a variable is not followed', async () => {
  const { marks } = site({ '/a': '/b/{{c}}', '/d': '/e' })
  expect(await marks('/a', '/d')).toEqual(['/a', '/e'])
})

test('query and hash stay, as a link’s do, but for those of the redirect', async () => {
  const { marks } = site({ '/a': '/b', '/b': '/c', '/d': '/e?y=2#z' })
  expect(await marks('/a?x=1#h', '/a#h', '/a/?x=1', '/d?x=1#h')).toEqual([
    '/c?x=1#h',
    '/c#h',
    '/c?x=1',
    '/e?y=2#z',
  ])
})

test('of one text ten addresses at most are looked up among the redirects', async () => {
  const { marks, asked } = site({ '*': '/b' })
  const urls = Array.from({ length: 60 }, (_, place) => `/ancienne-${place}`)
  expect((await marks(...urls)).filter((url) => url === '/b')).toHaveLength(10)
  expect(new Set(asked).size).toBeLessThanOrEqual(11)
})
