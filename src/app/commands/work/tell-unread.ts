import type { UnreadValues } from '#features/archive/store/rows/unread-values.ts'
import type { Terminal } from '#framework/cli/terminal.ts'

/** What was taken over as it is and stays without effect. */
export function tellUnread({ err }: Terminal, { count, told }: UnreadValues): void {
  if (count === 0) return
  err(
    'Reprises telles quelles, ces valeurs ne peuvent pas être lues : le site s’en passe, et montre à ' +
      'leur place ce qu’il montre quand elles manquent.\n',
  )
  for (const fault of told) err(`  ${fault}\n`)
  if (count > told.length) err(`  et ${count - told.length} autres\n`)
}
