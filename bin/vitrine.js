#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * The operator's commands, run as `npm start` runs the server: by the Node that comes with the
 * packages, in the folder of the project, with its .env. Plain JavaScript that an old Node reads.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const program = join(root, 'dist', 'server', 'vitrine.js')
const pinned = ['node', 'node.exe']
  .map((name) => join(root, 'node_modules', 'node', 'bin', name))
  .find((file) => existsSync(file))

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

if (pinned === undefined && Number(process.versions.node.split('.')[0]) < 24) {
  refuse(
    `Vitrine demande Node 24 et celui-ci est ${process.version} : lancez « npm ci » dans ` +
      `${root}, qui installe le bon, puis recommencez.`,
  )
}
if (!existsSync(program)) {
  refuse(
    'Vitrine n’est pas construite : lancez « npm run build » (ou « npm start », qui construit ' +
      `s’il le faut) dans ${root}, puis recommencez.`,
  )
}
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
const { status, error } = spawnSync(
  pinned ?? process.execPath,
  [...settings, program, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' },
  },
)
if (error) refuse(`La commande n’a pas pu être lancée : ${error.message}`)
process.exit(status ?? 1)
