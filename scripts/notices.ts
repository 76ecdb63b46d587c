import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shippedProject } from './shipped.ts'

/** Beside a build, whose work it holds. */
export const NOTICES = join('dist', 'third-party.txt')

/**
 * Licences of all that is in the bundles or stands beside them, as their authors wrote them: most ask to be
 * handed on with what is made of their work, and minifying takes them out. A text that several share stands once.
 */
export async function noticesOf(root: string): Promise<string> {
  const { packages } = await shippedProject(root)
  const holders = new Map<string, string[]>()
  for (const [folder, { version = '', license = '' }] of Object.entries(packages)) {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const text = await licenceIn(join(root, folder))
    if (text === null) continue
    holders.set(text, [...(holders.get(text) ?? []), `${name} ${version} (${license})`])
  }
  return [...holders].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${RULE}\n`)
}

const RULE = '─'.repeat(80)

/** `null`: not installed here (a package for another system). */
async function licenceIn(folder: string): Promise<string | null> {
  const files = await readdir(folder).catch(() => null)
  if (files === null) return null
  const named = files.filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file)).toSorted()
  const texts = await Promise.all(named.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.join('\n').trim() || 'No text came with the package.'
}

/** Writes them beside what is built. */
export async function writeNotices(root: string): Promise<void> {
  await writeFile(join(root, NOTICES), await noticesOf(root))
}

if (import.meta.main) await writeNotices(process.cwd())
