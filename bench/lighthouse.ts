import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserPath } from '../e2e/browser-path.ts'
import { startServer } from '../e2e/server-process.ts'

/** `npm run bench:lighthouse`: Lighthouse's scores of the demo, mobile profile, against their targets. */
const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const PAGES = [
  '/',
  NEWS,
  `${NEWS}?title=comment-lire-un-bulletin-de-paie`,
  '/nos-missions/comptabilite',
  '/vos-outils/simulateurs/capacite-demprunt',
  '/contact',
]
const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const ROUNDS = 3

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-'))
// Indexable addresses are those of the server under test.
const server = await startServer({ DATA_DIR: dataDir })
const chrome = await launch({
  chromePath: browserPath() ?? '',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
})
try {
  for (const path of PAGES) {
    const rounds: Record<string, number>[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await scoresOf(server.url + path))
    const scores = Object.entries(TARGETS).map(([name, target]) => {
      const score = median(rounds.map((round) => round[name] ?? 0))
      return `${name} ${score}${score < target ? ` (objectif ${target})` : ''}`
    })
    process.stdout.write(`${path}\n  ${scores.join(' · ')}\n`)
  }
} finally {
  chrome.kill()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function scoresOf(url: string): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: Object.keys(TARGETS),
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse n’a rien rendu pour ${url}.`)
  for (const audit of Object.values(result.lhr.audits)) {
    const failed = audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary'
    if (failed) process.stdout.write(`  ! ${audit.id} : ${audit.title}\n`)
  }
  return Object.fromEntries(
    Object.entries(result.lhr.categories).map(([name, { score }]) => [
      name,
      Math.round((score ?? 0) * 100),
    ]),
  )
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
