import { hostName } from '#base/core/address/host-name.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Site } from '#base/core/site.ts'
import { knownHosts } from '../work/opened.ts'
import type { CommandContext } from '#framework/cli/terminal.ts'

/** One of the things that `vitrine site` does. */
export interface SiteAction {
  /** Its arguments and what it does, as lines of the usage. */
  usage: string
  /** @returns the exit code @throws {Misused} when the arguments are not understood */
  run(args: readonly string[], context: CommandContext): Promise<number>
}

/** What an action asks for, as its call lacks it. */
export const SITE = 'le site : son numéro ou l’un de ses hôtes'

/**
 * The site of a number, of one of its host names or of its firm's name.
 * @throws ContentError when there is none, or several firms are called so
 */
export function namedSite(sites: readonly Site[], word: string): Site {
  const wanted = word.trim().toLocaleLowerCase('fr')
  const [called, ...others] = sites.filter(({ name }) => name.toLocaleLowerCase('fr') === wanted)
  if (called !== undefined && others.length === 0) return called
  const isNumber = /^\d{1,10}$/.test(word)
  const host = isNumber || /\s/.test(word) ? '' : hostName(word)
  const site = sites.find(({ id, hosts }) =>
    isNumber ? id === Number(word) : hosts.includes(host),
  )
  if (site !== undefined) return site
  throw new ContentError(
    `Aucun site ne répond à « ${word} ». Donnez un numéro, un nom d’hôte ou le nom d’un cabinet de la liste ` +
      `(npx vitrine site list) : ${knownHosts(sites)}.`,
  )
}

/** A name on one line: none can move the terminal's cursor. */
export const oneLine = (text: string): string => text.replace(/\p{C}/gu, ' ')
