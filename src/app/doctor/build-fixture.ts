import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FIRST_LOOK, LOOK_IDS } from '#base/core/look.ts'

/** A build for browsers below `root`: its manifest, and the stylesheets that the server reads. */
export async function writeBuild(root: string): Promise<void> {
  const client = join(root, 'dist', 'client')
  await mkdir(join(client, '.vite'), { recursive: true })
  await mkdir(join(client, 'assets'))
  const looks = LOOK_IDS.filter((id) => id !== FIRST_LOOK)
  const manifest = {
    'src/app/client/entry.ts': { file: 'assets/entry.js' },
    'src/app/client/site.scss': { file: 'assets/site.css' },
    ...Object.fromEntries(
      looks.map((id) => [`src/app/client/looks/${id}.scss`, { file: `assets/${id}.css` }]),
    ),
  }
  for (const id of looks) await writeFile(`${client}/assets/${id}.css`, '')
  await writeFile(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest))
}
