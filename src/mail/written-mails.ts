import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the mails that the file transport wrote to or about an address, where no mail server is
 * set; gives their number. Headers hold addresses as they are, whatever the encoding of the rest.
 */
export async function forgetWritten(outboxDir: string, email: string): Promise<number> {
  const address = email.toLowerCase()
  let forgotten = 0
  for (const name of await namesIn(outboxDir)) {
    const file = join(outboxDir, name)
    const [headers = ''] = (await readFile(file, 'utf8')).split(/\r?\n\r?\n/, 1)
    if (!headers.toLowerCase().includes(address)) continue
    await rm(file, { force: true })
    forgotten += 1
  }
  return forgotten
}

/** A folder that nobody wrote to yet has no mails. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw cause
  }
}
