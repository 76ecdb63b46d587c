import { type Opened, withSite } from './opened.ts'
import { MISUSED } from '#framework/cli/command.ts'
import type { CommandContext } from '#framework/cli/terminal.ts'

/** What a command does once a site is open. @returns the exit code */
export type SiteWork = (opened: Opened) => Promise<number>

/** What was asked of a site: the work, or `null` when the call was not understood. */
interface SiteCommand {
  usage: string
  /** The host name of `--site`; the default site without it. */
  site: string | undefined
  work: SiteWork | null
}

/** Does what was asked, or says how to call. @returns the exit code */
export async function workOnSite(
  context: CommandContext,
  { usage, site, work }: SiteCommand,
): Promise<number> {
  if (work !== null) return withSite(context, site, work)
  context.terminal.err(usage)
  return MISUSED
}
