import { fold } from '#base/kit/text/fold.ts'

/** Words of a firm's name that are no name: its trade, its legal form, and small words. */
const COMMON = new Set(
  (
    'cabinet societe ste groupe bureau agence sarl sas sasu sa eurl scp selarl scm ' +
    'expert experts experte expertes expertise comptable comptables comptabilite audit conseil conseils ' +
    'fiduciaire gestion associe associes associee associees partners accounting accountants ' +
    'a au aux d de des du en et l la le les and of the'
  ).split(' '),
)

/** Letters that a monogram can draw. */
const DRAWN = /^[a-z0-9]/
const SHORT = /^[a-z0-9]{2}$/

/**
 * One or two capitals or figures that stand for a firm: « Cabinet Lhermine-Dauval » is LD. Empty for a name
 * without any that can be drawn.
 */
export function initialsOf(name: string): string {
  const words = fold(name)
    .split(' ')
    .filter((word) => DRAWN.test(word))
  const proper = words.filter((word) => !COMMON.has(word))
  const [first = '', second] = proper.length > 0 ? proper : words
  // « 2B » is itself as short as initials are.
  if (second === undefined) return (SHORT.test(first) ? first : first.charAt(0)).toUpperCase()
  return (first.charAt(0) + second.charAt(0)).toUpperCase()
}
