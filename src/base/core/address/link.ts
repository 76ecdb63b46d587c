import { actionLink, scriptNames } from './action-link.ts'

const ACTION = /^\+(?:\/[A-Za-z0-9_-]+)+(?:[?#].*)?$/
const PAGE = /^page:([1-9]\d{0,14})([?#].*)?$/
const OUTSIDE =
  /^(?:https?:\/\/[^\s/?#\\@]+(?:[/?#].*)?|mailto:[^\s@?]+@[^\s@?]+(?:\?.*)?|tel:\+?[\d().-]+)$/i
const ANCHOR = /^#.+$/
const INTERNAL = /^\/(?![/\\])/
// oxlint-disable-next-line no-control-regex -- browsers drop control characters from addresses.
const TREACHEROUS = /[\u0000-\u001f\u007f\\]/

/** Served by one path whatever the script name. */
const FILES = /^\/(?:media|uploads|templates|assets|documents)\//

/**
 * The href of a link as an editor stores it (requirements A5, B8): `/path`, `page:12`,
 * `page:12?x=1#y`, `+/module/action`, `http(s)://…`, `mailto:…`, `tel:…`, `#anchor`. Text after the
 * first space is a comment. `null` for anything else, and for a page that `pathOf` doesn't know.
 * Internal links carry the script name.
 */
export function resolveLink(
  link: string,
  pathOf: (pageId: number) => string | null,
  scriptName: string = scriptNames.site,
): string | null {
  const [target = ''] = link.trim().split(/\s/, 1)
  if (TREACHEROUS.test(target)) return null
  if (INTERNAL.test(target)) return withScriptName(target, scriptName)
  if (ACTION.test(target)) return actionLink(scriptName, target)
  // `http://:` looks like an address, and is none.
  if (OUTSIDE.test(target)) return URL.canParse(target) ? target : null
  if (ANCHOR.test(target)) return target
  const [, pageId, tail = ''] = PAGE.exec(target) ?? []
  const path = pageId === undefined ? null : pathOf(Number(pageId))
  return path === null ? null : withScriptName(path + tail, scriptName)
}

/**
 * An internal path under a script name: `/contact` and `/dev.php/` give `/dev.php/contact`, and `/`
 * gives `/dev.php` (requirements A5). Files have one path whatever the script name, and a path that
 * carries the script name already keeps it.
 */
export function withScriptName(path: string, scriptName: string): string {
  const prefix = scriptName.replace(/\/$/, '')
  const end = path.search(/[?#]/)
  const bare = end === -1 ? path : path.slice(0, end)
  const carries = bare === prefix || bare.startsWith(`${prefix}/`)
  if (prefix === '' || carries || FILES.test(bare)) return path
  return bare === '/' ? prefix + path.slice(1) : prefix + path
}
