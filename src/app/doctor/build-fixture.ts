import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FIRST_LOOK, LOOK_IDS } from '#base/core/look.ts'
import { familiesOf, FONT_PAIRS } from '#features/sites/rules/fonts.ts'

const fileOf = (name: string): string => `assets/${name.replace('/', '-')}.css`

/** A build for browsers below `root`: its manifest, and the stylesheets that the server reads. */
export async function writeBuild(root: string): Promise<void> {
  const client = join(root, 'dist', 'client')
  await mkdir(join(client, '.vite'), { recursive: true })
  await mkdir(join(client, 'assets'))
  const sheets = [
    ...LOOK_IDS.filter((id) => id !== FIRST_LOOK).map((id) => `looks/${id}`),
    ...FONT_PAIRS.flatMap(familiesOf).map(({ files }) => `fonts/${files}`),
  ]
  const manifest = {
    'src/app/client/entry.ts': { file: 'assets/entry.js' },
    'src/app/client/site.scss': { file: 'assets/site.css' },
    'src/app/client/error-page.scss': { file: 'assets/error-page.css' },
    ...Object.fromEntries(
      sheets.map((name) => [`src/app/client/${name}.scss`, { file: fileOf(name) }]),
    ),
  }
  for (const name of sheets) await writeFile(join(client, fileOf(name)), '')
  await writeFile(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest))
}
