import { expect, test } from 'vitest'
import { createTestApp } from '../../../../tests/app.ts'
import { createLogger, tellSite } from './logger.ts'

test('N2 a line names the site once it is known, and its own site wins', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  const child = logger.child({ reqId: 'r' })
  let site: number | null = null
  tellSite(child, () => site)
  child.info('avant')
  site = 7
  child.warn({ err: new Error('x') }, 'Widget 24202 (feed) : le chargement a échoué.')
  child.info({ site: 9 }, 'autre')
  logger.info('de personne')
  const sites = lines.map((line) => (JSON.parse(line) as { site?: number }).site)
  expect(sites).toEqual([undefined, 7, 9, undefined])
})

test('N2 the line of an answer names the site of its host', async () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  const app = await createTestApp({ logger, limits: { slow: -1 } })
  try {
    await app.get('/contact')
    await app.get('/healthz')
    await app.get('/%zz')
  } finally {
    await app.close()
  }
  const told = lines.map(
    (line) => JSON.parse(line) as { msg: string; path?: string; site?: number },
  )
  const answers = told.filter(({ msg }) => msg === 'Réponse.')
  const siteOf = (asked: string) => answers.find(({ path }) => path === asked)?.site
  expect([siteOf('/contact'), siteOf('/%zz')]).toEqual([1, 1])
})
