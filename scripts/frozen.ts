import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { admin } from './frozen/admin.ts'
import { chunks } from './frozen/chunks.ts'
import { commands } from './frozen/commands.ts'
import { differences } from './frozen/compare.ts'
import { pages } from './frozen/pages.ts'
import { createGround } from './frozen/ground.ts'
import type { Part } from './frozen/part.ts'
import { refusals } from './frozen/refusals.ts'
import { routes } from './frozen/routes.ts'
import { statements } from './frozen/statements.ts'
import { tables } from './frozen/tables.ts'

/** Writes down what the product does, and compares two such recordings: docs/frozen.md. */
const PARTS: Readonly<Record<string, Part>> = {
  pages,
  routes,
  admin,
  refusals,
  tables,
  statements,
  chunks,
  commands,
}

const USAGE = `Usage : npm run frozen -- <record|compare> <dossier> [partie…]
  record    écrit dans le dossier ce que fait ce programme
  compare   dit en quoi ce programme en diffère (code 1)
Parties :
${Object.entries(PARTS)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}\n`)
  .join('')}`

const [action = '', folder = '', ...named] = process.argv.slice(2)
const names = named.length > 0 ? named : Object.keys(PARTS)
const isKnown = (action === 'record' || action === 'compare') && folder !== ''
if (!isKnown || names.some((name) => !Object.hasOwn(PARTS, name))) {
  process.stderr.write(USAGE)
  process.exit(2)
}

await using held = new AsyncDisposableStack()
const temporary = await mkdtemp(join(tmpdir(), 'vitrine-frozen-'))
held.defer(() => rm(temporary, { recursive: true, force: true }))
const ground = createGround(temporary, held)

const reference = resolve(folder)
const target = action === 'record' ? reference : join(temporary, 'recorded')
for (const name of names) {
  const begun = performance.now()
  const home = join(target, name)
  await rm(home, { recursive: true, force: true })
  await mkdir(home, { recursive: true })
  await PARTS[name]?.record(home, ground)
  const seconds = `${((performance.now() - begun) / 1000).toFixed(1)} s`
  if (action === 'record') {
    process.stdout.write(`${name} : écrit (${seconds})\n`)
    continue
  }
  const found = await differences(join(reference, name), home)
  process.stdout.write(`${name} : ${found.length === 0 ? 'identique' : 'différent'} (${seconds})\n`)
  for (const line of found) process.stdout.write(`${line}\n`)
  if (found.length > 0) process.exitCode = 1
}
