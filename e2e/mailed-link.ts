import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from './visit.ts'

/** The first address in the newest mail to somebody, once it is there: a server without mail writes files. */
export async function mailedLink(dataDir: string, to: string, kind: string): Promise<string> {
  const folder = join(dataDir, 'outbox')
  let link = ''
  await until(async () => {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((one) => one.includes(kind)).toSorted()) {
      const eml = await readFile(join(folder, name), 'latin1')
      if (!eml.includes(`To: ${to}`)) continue
      // Quoted-printable: long lines are broken, `=` is written `=3D`.
      const text = eml.replace(/=\r\n/g, '').replaceAll('=3D', '=')
      link = /^http\S+/m.exec(text)?.[0] ?? ''
    }
    return link !== ''
  })
  return link
}
