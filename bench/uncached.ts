import { atMost, figure, median, type Figure } from './figure.ts'
import { buildInside, inside } from './inside-build.ts'
import { type Load, loadOf, ROUNDS } from './load.ts'
import { uncachedServer } from './uncached-server.ts'

/** MB. */
const MEMORY = 200

/**
 * The home page rendered anew, against React's `renderToString` on its own widgets, and what a server
 * that renders each page anew holds under load (issue « Production », « Speed »).
 */
export async function uncached(dataDir: string): Promise<Figure[]> {
  await buildInside()
  const rendered: number[] = []
  const react: number[] = []
  const served: Load[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rendered.push(await inside('render'))
    react.push(await inside('react'))
    const server = await uncachedServer(dataDir)
    served.push(await loadOf(server).finally(() => server.stop()))
  }
  return [
    figure({
      name: 'accueil sans cache / renderToString de ses widgets',
      value: median(rendered),
      unit: 'pages/s de processeur',
      baseline: median(react),
    }),
    figure({
      name: 'accueil sans cache, par HTTP',
      value: median(served.map(({ perSecond }) => perSecond)),
      unit: 'req/s',
    }),
    figure({
      name: 'mémoire sous charge, accueil sans cache',
      value: median(served.map(({ memory }) => memory)),
      unit: 'Mo',
      target: atMost(MEMORY),
    }),
  ]
}
