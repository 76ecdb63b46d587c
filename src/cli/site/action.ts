import { hostName } from '#content/host-name.ts'
import { ContentError } from '#content/store.ts'
import type { Site } from '#domain/site.ts'
import { knownHosts } from '../privacy/opened.ts'
import type { CommandContext, Terminal } from '../terminal.ts'

/** One of the things that `vitrine site` does. */
export interface SiteAction {
  /** Its arguments and what it does, as lines of the usage. */
  usage: string
  /** @returns the exit code, or `null` when the arguments are not understood */
  run(args: readonly string[], context: CommandContext): Promise<number | null>
}

/** The site of a number or of one of its host names. @throws ContentError when there is none */
export function namedSite(sites: readonly Site[], word: string): Site {
  const isNumber = /^\d{1,10}$/.test(word)
  const host = isNumber ? '' : hostName(word)
  const site = sites.find(({ id, hosts }) =>
    isNumber ? id === Number(word) : hosts.includes(host),
  )
  if (site !== undefined) return site
  throw new ContentError(
    `Aucun site ne répond à « ${word} ». Donnez un numéro ou un nom d’hôte de la liste ` +
      `(npx vitrine site list) : ${knownHosts(sites)}.`,
  )
}

/** Does something; what can't be done is told. @returns the exit code */
export async function toldWhenRefused(
  { err }: Terminal,
  work: () => Promise<void>,
): Promise<number> {
  try {
    await work()
    return 0
  } catch (cause) {
    const said = cause instanceof ContentError ? cause.message : refusedByDisk(cause)
    if (said === null) throw cause
    err(`${said}\n`)
    return 1
  }
}

const DISK: Readonly<Record<string, string>> = {
  ENOSPC: 'le disque est plein',
  EDQUOT: 'le quota du disque est atteint',
  EACCES: 'le droit d’écrire manque',
  EPERM: 'le droit d’écrire manque',
  EROFS: 'le disque est en lecture seule',
}

/** Faults of the disk that an operator can mend. */
function refusedByDisk(cause: unknown): string | null {
  if (!(cause instanceof Error) || !('code' in cause)) return null
  const why = DISK[String(cause.code)]
  if (why === undefined) return null
  const path = 'path' in cause ? ` (« ${String(cause.path)} »)` : ''
  return `Les fichiers du site n’ont pas pu être écrits : ${why}${path}. Remédiez-y et recommencez.`
}

/** A name on one line: none can move the terminal's cursor. */
export const oneLine = (text: string): string => text.replace(/\p{C}/gu, ' ')
