import { writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { build, type Rolldown } from 'vite'
import { BUILDS } from '../build.ts'
import { about } from './compare.ts'
import type { Part } from './part.ts'

/** Its size is that of the paths in it. */
const MANIFEST = '.vite/manifest.json'

/** `chunks`: the files of each build, of which modules they are made, and how large they are about. */
export const chunks: Part = {
  about: 'les fichiers des trois constructions, leurs modules et leur taille (± 0,5 %)',
  async record(folder) {
    const root = process.cwd()
    for (const [name, options] of Object.entries(BUILDS)) {
      const built = await build({
        root,
        logLevel: 'error',
        ...options,
        build: { ...options.build, write: false },
      })
      const files = [built]
        .flat()
        .flatMap((one) => ('output' in one ? one.output : []))
        .filter(({ fileName }) => fileName !== MANIFEST)
        .map((file) => textOf(file, root))
        .toSorted()
      await writeFile(join(folder, `${name}.txt`), files.join(''))
    }
  },
}

/** A file, and below it its modules. */
function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset, root: string): string {
  const name = file.fileName.replace(/-[\w-]{6,8}(?=\.\w+$)/, '')
  if (file.type === 'asset') return `${name} ${about(Buffer.byteLength(file.source))}\n`
  const modules = file.moduleIds.map((id) => `  ${moduleName(id, root)}\n`).toSorted()
  return `${name} ${about(Buffer.byteLength(file.code))}\n${modules.join('')}`
}

/** Its path, wherever the project lies; of our own the name alone, since a move changes nothing else. */
function moduleName(id: string, root: string): string {
  const path = relative(root, id.replaceAll('\0', ''))
  return path.startsWith('src/') ? basename(path) : path
}
