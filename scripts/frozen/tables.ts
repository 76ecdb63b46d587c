import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { dump } from './dump.ts'
import type { Ground } from './ground.ts'
import { masked } from './masks.ts'
import type { Part } from './part.ts'
import { type Engine, ENGINES, type Installation, locationOf, MAILS } from './product.ts'
import { namesInOrder } from './random-names.ts'

/** `tables`: schema and rows on both engines, of the demo and after a walk; what the walk was answered, mailed and left. */
export const tables: Part = {
  about: 'schéma et lignes de toutes les tables, sur les deux bases, avant et après une visite',
  record: async (folder, ground) => {
    await Promise.all(ENGINES.map((engine) => ofEngine(join(folder, engine), ground, engine)))
  },
}

async function ofEngine(folder: string, ground: Ground, engine: Engine): Promise<void> {
  await dump(locationOf(await ground.demo(engine)), join(folder, 'demo'))
  const walked = await ground.walked(engine)
  await dump(locationOf(walked), join(folder, 'walked'))
  const names = namesInOrder()
  await writeFile(join(folder, 'answers.txt'), names(await ground.transcript(engine)))
  await writeFile(join(folder, 'files.txt'), names(await filesText(walked)))
}

/** Every file of the data folder; mails whole, others by their hash. */
async function filesText({ dataDir }: Installation): Promise<string> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !/\.sqlite|\.lock$/.test(entry.name))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .toSorted()
  const lines: string[] = []
  for (const file of files) {
    const bytes = await readFile(join(dataDir, file))
    if (file.startsWith(MAILS)) lines.push(`${file}\n${masked(bytes.toString())}\n`)
    else lines.push(`${file} ${createHash('sha256').update(bytes).digest('hex')}\n`)
  }
  return lines.join('')
}
