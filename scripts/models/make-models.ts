import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modelFiles } from './model-files.ts'

const FOLDER = 'demo/media/modeles'

/** Writes the models of documents of the demo: `node scripts/models/make-models.ts`. */
mkdirSync(FOLDER, { recursive: true })
for (const [name, file] of modelFiles()) writeFileSync(join(FOLDER, name), file)
