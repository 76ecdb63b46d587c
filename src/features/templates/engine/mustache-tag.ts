import type { Path } from './template-node.ts'
import type { TemplateReader } from './template-reader.ts'

/** One `{{…}}`. */
type MustacheTag =
  | { kind: 'variable'; path: Path }
  | { kind: 'html'; name: string }
  | { kind: 'open'; path: Path; inverted: boolean; label: string }
  | { kind: 'close'; label: string }
  | { kind: 'comment' }

const REFUSED_SIGILS: ReadonlyMap<string, string> = new Map([
  ['>', 'les gabarits partiels {{> …}} ne sont pas permis : copiez leur contenu ici.'],
  ['<', 'l’héritage {{< …}} n’est pas permis : copiez le contenu ici.'],
  ['$', 'les blocs {{$ …}} ne sont pas permis : écrivez leur contenu ici.'],
  ['=', 'le changement de délimiteurs {{= … =}} n’est pas permis : gardez {{ et }}.'],
])

const SIGILS = '#^/!&><$='
const NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/
const LONGEST_EXTRACT = 40

function readPath(reader: TemplateReader, at: number, written: string): Path {
  if (written === '.') return []
  if (written === 'else') {
    reader.fail(at, '{{else}} n’existe pas : fermez la section {{/x}}, puis ouvrez {{^x}}.')
  }
  const names = written.split('.')
  if (!names.every((name) => NAME.test(name))) {
    const extract =
      written.length > LONGEST_EXTRACT ? `${written.slice(0, LONGEST_EXTRACT)}…` : written
    reader.fail(
      at,
      `« ${extract} » n’est pas un nom de variable : ` +
        'lettres sans accent, chiffres, _ et -, séparés par des points.',
    )
  }
  return names
}

/**
 * Reads the Mustache tag that starts here. Refuses with its line what the manual has and
 * templates don't: partials, inheritance, delimiter changes (requirements F4). Whether an
 * `html` tag (`{{{x}}}`, `{{&x}}`) may stand there is for the caller to say.
 */
export function readMustacheTag(reader: TemplateReader): MustacheTag {
  const { text, at } = reader
  const isTriple = reader.sees('{{{')
  const [opening, closing] = isTriple ? ['{{{', '}}}'] : ['{{', '}}']
  const end = text.indexOf(closing, at + opening.length)
  if (end === -1) reader.fail(at, `${opening} n’est jamais fermé par ${closing}.`)
  const inside = text.slice(at + opening.length, end).trim()
  reader.at = end + closing.length
  if (isTriple) return { kind: 'html', name: inside }

  const sigil = SIGILS.includes(inside.charAt(0)) ? inside.charAt(0) : ''
  if (sigil === '!') return { kind: 'comment' }
  const refusal = REFUSED_SIGILS.get(sigil)
  if (refusal !== undefined) reader.fail(at, refusal)
  const written = inside.slice(sigil.length).trim()
  if (sigil === '&') return { kind: 'html', name: written }
  if (written === '') reader.fail(at, 'il manque un nom de variable entre {{ et }}.')
  const path = readPath(reader, at, written)
  if (sigil === '') return { kind: 'variable', path }
  if (sigil === '/') return { kind: 'close', label: written }
  return { kind: 'open', path, inverted: sigil === '^', label: written }
}
