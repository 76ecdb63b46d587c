import { cp, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { askedParts } from './asked-parts.ts'
import { GENERATOR } from './load.ts'
import { PARTS } from './parts.ts'
import { writeReadme } from './readme.ts'
import { keepResults, type Results } from './results.ts'
import { seededSite } from './seeded-site.ts'
import { textTable } from './table.ts'

/**
 * `npm run bench [-- part…] [--write]`: the figures of one run, each against its target. `--write`
 * keeps them in `bench/results.json` and writes them into the two READMEs.
 */
const { parts, writes } = askedParts(process.argv.slice(2))
const day = new Date().toISOString().slice(0, 10)
const machine = { day, node: process.version, processors: cpus().length, generator: GENERATOR }
const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
const run: Results = {}
try {
  process.env['NODE_ENV'] = 'production'
  const seeded = join(folder, 'seeded')
  await seededSite(seeded)
  print(
    `${machine.processors} processeurs, Node ${machine.node}, ${GENERATOR}, médianes d’au moins trois tours`,
  )
  for (const { name, title, measure } of parts) {
    const dataDir = join(folder, name)
    await cp(seeded, dataDir, { recursive: true })
    run[name] = { title, ...machine, ...(await measure(dataDir)) }
    await rm(dataDir, { recursive: true, force: true })
    print(`\n${title}\n${textTable(run[name].figures)}`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
const figures = Object.values(run).flatMap((part) => part.figures)
const missed = figures.filter(({ met }) => met === false)
const aimed = figures.filter(({ met }) => met !== null)
print(`\n${aimed.length - missed.length} objectifs sur ${aimed.length} atteints.`)
for (const { name } of missed) print(`  manqué : ${name}`)
if (writes) {
  const order = PARTS.map(({ name }) => name)
  await writeReadme(await keepResults(run, order))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
