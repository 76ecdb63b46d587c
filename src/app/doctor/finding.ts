import type { NamedSite } from '#base/core/site.ts'
import type { Site } from '#base/core/site.ts'

/**
 * `ok` nothing to do; `todo` something that a firm has still to write or to look at; `warning` it works,
 * but not as it should; `error` it does not work.
 */
export type Level = 'ok' | 'todo' | 'warning' | 'error'

/** What a check found, for the operator. */
export interface Finding {
  /** What was looked at: « base de données ». */
  name: string
  level: Level
  /** Whom it concerns, when it is one site alone. */
  site?: NamedSite
  /** What was found. */
  finding: string
  /** What to do; empty when there is nothing to do. */
  advice: string
}

/** Makes the findings of one check; what others wrote can't break or colour the line. */
export function findingsOf(name: string, of?: Pick<Site, 'id' | 'name' | 'hosts'>) {
  const site = of && { id: of.id, name: inLine(of.name), host: of.hosts.toSorted().at(-1) ?? '' }
  const make =
    (level: Level) =>
    (finding: string, advice: string): Finding => ({
      name,
      level,
      ...(site === undefined ? {} : { site }),
      finding: inLine(finding),
      advice: inLine(advice),
    })
  const ok = make('ok')
  return {
    ok: (finding: string) => ok(finding, ''),
    todo: make('todo'),
    warning: make('warning'),
    error: make('error'),
  }
}

/** A message as part of a line: without line breaks, control characters and last full stop. */
export const inLine = (message: string): string =>
  message
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/\.$/, '')

/** « 1 article », « 3 articles ». */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count < 2 ? '' : 's'}`

/** What went wrong, in a line. */
export const reasonOf = (cause: unknown): string =>
  inLine(cause instanceof Error && cause.message !== '' ? cause.message : String(cause))
