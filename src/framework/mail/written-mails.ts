import { readdir, readFile, rm } from 'node:fs/promises'
import { isStoredName, storedPath } from '#base/core/address/stored-path.ts'
import { MARK, markOf } from './outgoing-mail.ts'

/** Whose written mails go. */
interface Forgotten {
  /** To or about an address; headers hold addresses as they are, whatever the encoding of the rest. */
  email?: string | undefined
  /** Those of these keys, which a site's mails have in the outbox. */
  siteId?: number
  keys?: readonly string[]
}

/**
 * Removes the mails that the file transport wrote, where no mail server is set.
 * @returns how many
 */
export async function forgetWritten(
  outboxDir: string,
  { email, siteId = 0, keys = [] }: Forgotten,
): Promise<number> {
  const address = email?.toLowerCase()
  const marks = new Set(keys.map((key) => markOf(siteId, key).slice(0, MARK)))
  let forgotten = 0
  for (const name of await namesIn(outboxDir)) {
    const file = storedPath(outboxDir, 'mail', name)
    const isMarked = marks.has(name.slice(-MARK - ENDING.length, -ENDING.length))
    if (!isMarked && (address === undefined || !(await headersOf(file)).includes(address))) continue
    await rm(file, { force: true })
    forgotten += 1
  }
  return forgotten
}

const ENDING = '.eml'

async function headersOf(file: string): Promise<string> {
  const [headers = ''] = (await readFile(file, 'utf8')).split(/\r?\n\r?\n/, 1)
  return headers.toLowerCase()
}

/** A folder that nobody wrote to yet has no mails. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => isStoredName('mail', name))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw cause
  }
}
