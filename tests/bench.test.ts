import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { askedParts } from '../bench/asked-parts.ts'
import {
  atLeast,
  atMost,
  figure,
  median,
  percentile,
  ratioAtLeast,
  ratioAtMost,
} from '../bench/figure.ts'
import { PARTS } from '../bench/parts.ts'
import { plot } from '../bench/plot.ts'
import { keepResults, readResults, type Results } from '../bench/results.ts'
import { resultsMarkdown, withBlock } from '../bench/results-markdown.ts'
import { startBalancer } from '../bench/soak/balancer.ts'
import { memoryTrend, type Sample } from '../bench/soak/memory.ts'
import { soakFaults } from '../bench/soak/soak-faults.ts'
import { cellsOf, textTable } from '../bench/table.ts'
import { readWrk } from '../bench/wrk.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

const PART = {
  title: 'Accueil',
  day: '2026-11-22',
  node: 'v24.21.0',
  processors: 2,
  curves: [{ name: 'rendu', unit: 'ms', size: 'pages', points: [{ size: 187, value: 1.5 }] }],
  figures: [
    figure({
      name: 'du cache',
      value: 900,
      unit: 'req/s',
      baseline: 1000,
      target: ratioAtLeast(0.9),
    }),
    figure({ name: 'au repos', value: 160, unit: 'Mo', target: atMost(150) }),
  ],
}

describe('a figure', () => {
  test('reaches its target by itself or by its ratio, the limit included', () => {
    const of = (value: number, target: ReturnType<typeof atMost>) =>
      figure({ name: 'f', value, unit: '', baseline: 10, target }).met
    expect([of(9, atLeast(9)), of(8.9, atLeast(9))]).toEqual([true, false])
    expect([of(9, atMost(9)), of(9.1, atMost(9))]).toEqual([true, false])
    expect([of(9, ratioAtLeast(0.9)), of(8.9, ratioAtLeast(0.9))]).toEqual([true, false])
    expect([of(15, ratioAtMost(1.5)), of(15.1, ratioAtMost(1.5))]).toEqual([true, false])
  })

  test('without a target is neither met nor missed; one that was not measured is missed', () => {
    expect(figure({ name: 'f', value: 1, unit: '' }).met).toBeNull()
    expect(figure({ name: 'f', value: Number.NaN, unit: '', target: atMost(1) }).met).toBe(false)
    expect(figure({ name: 'f', value: 1, unit: '', target: ratioAtLeast(1) }).met).toBe(false)
  })

  test('is a median or a percentile of what was measured', () => {
    expect([median([3, 1, 2]), median([]), percentile([1, 2, 3, 4], 0.95)]).toEqual([2, NaN, 4])
    expect(percentile([5], 0.5)).toBe(5)
  })

  test('is printed with its baseline, its ratio, its target and whether it is met', () => {
    expect(PART.figures.map(cellsOf).map((cells) => cells.map(plain))).toEqual([
      ['du cache', '900 req/s', '1 000', '0,9', 'rapport ≥ 0,9', 'oui'],
      ['au repos', '160 Mo', '', '', '≤ 150', 'non'],
    ])
    const lines = textTable(PART.figures).split('\n')
    expect(lines[0]).toMatch(/mesure +référence +rapport +objectif +atteint$/)
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
  })
})

describe('what wrk printed', () => {
  const PRINTED = `Running 2s test @ http://127.0.0.1:3000
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.19ms    1.32ms  21.63ms   92.57%
  Latency Distribution
     50%    2.91ms
     99%  900.50us
  31450 requests in 2.00s, 421.04MB read
Requests/sec:  15652.26
Transfer/sec:    209.55MB
`

  test('is read in answers a second and milliseconds', () => {
    expect(readWrk(PRINTED)).toEqual({
      perSecond: 15_652.26,
      p99: expect.closeTo(0.9005),
      failed: 0,
      statuses: null,
    })
  })

  test('counts what failed, and what was no success', () => {
    const failed = `${PRINTED}  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 20\n`
    expect(readWrk(failed).failed).toBe(30)
  })

  test('is refused when it is something else', () => {
    expect(() => readWrk('unable to connect')).toThrow(/unable to connect/)
  })
})

describe('the results', () => {
  test('are kept part by part in the order of the table, with what could not be measured', async () => {
    const file = join(folder, 'results.json')
    const lost = figure({
      name: 'p99',
      value: Number.NaN,
      unit: 'ms',
      baseline: 2,
      target: atMost(3),
    })
    await keepResults({ start: PART }, ['cached', 'start'], file)
    await keepResults({ cached: { ...PART, figures: [lost] } }, ['cached', 'start'], file)
    const known = await readResults(file)
    expect(Object.keys(known)).toEqual(['cached', 'start'])
    expect(known).toEqual({ cached: { ...PART, figures: [lost] }, start: PART })
  })

  test('are refused when the file is no such thing', async () => {
    await expect(readResults('package.json')).rejects.toThrow(/expected/)
  })

  test('become tables', () => {
    const results: Results = { cached: PART, start: { ...PART, generator: 'wrk 4.1.0' } }
    const text = plain(resultsMarkdown(results))
    expect(text).toContain('\n\n2026-11-22, 2 processeurs, Node v24.21.0.\n')
    expect(text).toContain('Node v24.21.0, charge par wrk 4.1.0.')
    expect(text).toContain('### Accueil (`npm run bench -- cached`)')
    expect(text).toContain('| au repos | 160 Mo |  |  | ≤ 150 | non |')
    expect(text).toContain('| 187 | 1,5 ms |')
    expect(text).toContain('![Accueil](growth.svg)')
  })

  test('replace what stands in their place, and refuse a text without one', () => {
    const text = 'avant\n<!-- bench -->\nvieux\n<!-- /bench -->\naprès'
    const once = withBlock(text, 'bench', 'neuf')
    expect(once).toBe('avant\n<!-- bench -->\nneuf\n<!-- /bench -->\naprès')
    expect(withBlock(once, 'bench', 'neuf')).toBe(once)
    expect(() => withBlock('avant', 'bench', 'neuf')).toThrow(/n’a pas de place/)
  })

  test('the bench’s README says what the results file says', async () => {
    const results = await readResults()
    const bench = await readFile('bench/README.md', 'utf8')
    expect(withBlock(bench, 'results', resultsMarkdown(results))).toBe(bench)
  })

  test('curves become a drawing in which each point has its place', () => {
    const svg = plot([
      {
        name: 'a < b',
        unit: 'ms',
        size: 'pages',
        points: [
          { size: 10, value: 0 },
          { size: 1000, value: 10 },
        ],
      },
    ])
    expect(svg).toContain('a &lt; b (ms)')
    expect(svg).toContain('points="60,190 360,40"')
    expect(svg.match(/<circle/g)).toHaveLength(2)
  })
})

describe('the parts', () => {
  test('run all but those that need more than npm ci or very long, or just what is asked for', () => {
    const names = (words: string[]) => askedParts(words).parts.map(({ name }) => name)
    const onDemand = ['nginx', 'peers', 'readers', 'migration']
    expect(names([])).toEqual(
      PARTS.map(({ name }) => name).filter((name) => !onDemand.includes(name)),
    )
    expect(names(['search', 'cached', '--write'])).toEqual(['cached', 'search'])
    expect(askedParts(['--write'])).toMatchObject({ writes: true })
    expect(askedParts([])).toMatchObject({ writes: false })
    expect(() => askedParts(['vitesse'])).toThrow(
      /Parties inconnues : vitesse\. Au choix : cached,/,
    )
  })
})

describe('the soak', () => {
  const life = (memoryAt: (second: number) => number): Sample[] =>
    Array.from({ length: 300 }, (_, at) => ({ at, memory: memoryAt(at) }))

  test('sees a leak through the ups and downs of the collector', () => {
    const teeth = (second: number) => (second % 13) * 4
    const flat = memoryTrend(life((second) => 200 + teeth(second)))
    expect(flat.growth).toBeLessThan(flat.allowed)
    const leaking = memoryTrend(life((second) => 200 + second / 4 + teeth(second)))
    expect(leaking.growth).toBeGreaterThan(leaking.allowed)
  })

  test('does not count what a server takes to get warm, and says when it was too short', () => {
    const warming = memoryTrend(life((second) => 100 + Math.min(second, 110)))
    expect(warming.growth).toBeLessThan(1)
    expect(memoryTrend(life(() => 200).slice(0, 20))).toMatchObject({ growth: null, most: 200 })
  })

  test('is faulty when anything went wrong, and when nothing went on', () => {
    const well = {
      tallies: [{ kind: 'page', count: 1, p50: 1, p99: 1, faults: 0 }],
      faults: [],
      seen: [12],
      leads: 1,
      retried: 0,
      memory: [
        { most: 200, growth: null, allowed: 20 },
        { most: 200, growth: 19, allowed: 20 },
      ],
    }
    expect(soakFaults(well)).toEqual([])
    expect(soakFaults({ ...well, faults: [{ kind: 'page', what: '500', at: 2000 }] })).toEqual([
      '2 s, page : 500',
    ])
    const grown = { most: 200, growth: 21, allowed: 20 }
    expect(soakFaults({ ...well, memory: [grown, grown] })).toHaveLength(2)
    expect(soakFaults({ ...well, seen: [], leads: 0, memory: [] })).toHaveLength(3)
  })

  /** A server that says whether it is ready, and notes what else it was asked. */
  async function backend(readiness: number) {
    const bodies: string[] = []
    let looks = 0
    const server = createServer(async (request, response) => {
      if (request.url === '/readyz') {
        looks += 1
        return void response.writeHead(readiness).end()
      }
      let body = ''
      for await (const chunk of request) body += String(chunk)
      bodies.push(body)
      response.writeHead(201, { 'x-from': 'un serveur' }).end('fait')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { url: `http://127.0.0.1:${port}`, bodies, looks: () => looks }
  }

  test.each(['is gone', 'ends'])(
    'its balancer holds what comes while a server %s, and sends it to the next one',
    async (how) => {
      const [ending, next] = [await backend(503), await backend(200)]
      // Nobody listens on port 1: its connections are refused.
      const balancer = await startBalancer(how === 'ends' ? ending.url : 'http://127.0.0.1:1')
      onTestFinished(() => balancer.close())
      // The second look comes when the answer to the first is known.
      if (how === 'ends') await expect.poll(() => ending.looks()).toBeGreaterThan(1)
      const waiting = fetch(balancer.url, { method: 'POST', body: 'une réponse' })
      await expect.poll(() => balancer.retried()).toBeGreaterThan(0)
      balancer.target(next.url)
      const answer = await waiting
      expect([answer.status, answer.headers.get('x-from'), await answer.text()]).toEqual([
        201,
        'un serveur',
        'fait',
      ])
      expect([ending.bodies, next.bodies]).toEqual([[], ['une réponse']])
    },
  )
})
