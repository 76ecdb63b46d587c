import type { Path } from './template-node.ts'
import type { TemplateSource } from './template-source.ts'

/** One `{{…}}`; `end` is the offset behind it. */
export type MustacheTag =
  | { kind: 'variable'; path: Path; end: number }
  | { kind: 'html'; name: string; end: number }
  | { kind: 'open'; path: Path; inverted: boolean; label: string; end: number }
  | { kind: 'close'; label: string; end: number }
  | { kind: 'comment'; end: number }

const REFUSED_SIGILS: ReadonlyMap<string, string> = new Map([
  ['>', 'les gabarits partiels {{> …}} ne sont pas permis : copiez leur contenu ici.'],
  ['<', 'l’héritage {{< …}} n’est pas permis : copiez le contenu ici.'],
  ['$', 'les blocs {{$ …}} ne sont pas permis : écrivez leur contenu ici.'],
  ['=', 'le changement de délimiteurs {{= … =}} n’est pas permis : gardez {{ et }}.'],
])

const SIGILS = '#^/!&><$='
const NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/

function readPath(source: TemplateSource, at: number, written: string): Path {
  if (written === '.') return []
  const names = written.split('.')
  if (written === 'else') {
    source.fail(at, '{{else}} n’existe pas : fermez la section {{/x}}, puis ouvrez {{^x}}.')
  }
  if (!names.every((name) => NAME.test(name))) {
    const extract = written.length > 40 ? `${written.slice(0, 40)}…` : written
    source.fail(
      at,
      `« ${extract} » n’est pas un nom de variable : lettres sans accent, chiffres, _ et -, séparés par des points.`,
    )
  }
  return names
}

/**
 * Reads the Mustache tag that starts at `at`. Refuses with its line what the manual has and
 * templates don't: partials, inheritance, delimiter changes (requirements F4). Whether an
 * `html` tag (`{{{x}}}`, `{{&x}}`) may stand there is for the caller to say.
 */
export function readMustacheTag(source: TemplateSource, at: number): MustacheTag {
  const { text } = source
  const isTriple = text.startsWith('{{{', at)
  const closing = isTriple ? '}}}' : '}}'
  const start = at + closing.length
  const found = text.indexOf(closing, start)
  if (found === -1) source.fail(at, `${isTriple ? '{{{' : '{{'} n’est jamais fermé par ${closing}.`)
  const end = found + closing.length
  const inside = text.slice(start, found).trim()
  if (isTriple) return { kind: 'html', name: inside, end }

  const sigil = SIGILS.includes(inside.charAt(0)) ? inside.charAt(0) : ''
  if (sigil === '!') return { kind: 'comment', end }
  const refusal = REFUSED_SIGILS.get(sigil)
  if (refusal !== undefined) source.fail(at, refusal)
  const written = inside.slice(sigil.length).trim()
  if (sigil === '&') return { kind: 'html', name: written, end }
  if (written === '') source.fail(at, 'il manque un nom de variable entre {{ et }}.')
  const path = readPath(source, at, written)
  if (sigil === '') return { kind: 'variable', path, end }
  if (sigil === '/') return { kind: 'close', label: written, end }
  return { kind: 'open', path, inverted: sigil === '^', label: written, end }
}

/**
 * The whole line of a tag that stands alone on it, line end included, or `null`. The manual
 * takes such lines out of the result, for sections and comments.
 */
export function standaloneLine(
  text: string,
  start: number,
  end: number,
): { start: number; end: number } | null {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  if (/[^ \t]/.test(text.slice(lineStart, start))) return null
  const after = /[ \t]*(?:\n|$)/y
  after.lastIndex = end
  return after.test(text) ? { start: lineStart, end: after.lastIndex } : null
}
