/** A directive of nginx or of a Caddyfile: its words, and what stands in its braces. */
export interface Directive {
  words: string[]
  inside: Directive[]
}

/** A word in quotes; a word, which may hold `{$NAME:default}` or `{a.placeholder}`; what ends and nests. */
const TOKEN = /"((?:[^"\\]|\\.)*)"|(?:[^\s;{}"]|\{\$?[\w.]+(?::[^}]*)?\})+|[{};\n]/g

/**
 * Reads either of the two languages: what ends a directive is a semicolon in nginx and a line's end in a
 * Caddyfile. Comments and environment variables (`{$NAME:default}`) are understood.
 * @throws {Error} when braces do not match, or a directive is not ended
 */
export function parseBlocks(text: string, end: ';' | '\n'): Directive[] {
  const outermost: Directive[] = []
  const open: Directive[][] = [outermost]
  let words: string[] = []
  const push = (directive: Directive) => {
    const level = open.at(-1)
    if (level === undefined) throw new Error('A brace too many is closed.')
    level.push(directive)
  }
  for (const [token, quoted] of text.replace(/(^|\s)#.*/g, '$1').matchAll(TOKEN)) {
    if (token === end) {
      if (words.length > 0) push({ words, inside: [] })
      words = []
    } else if (token === '{') {
      const directive: Directive = { words, inside: [] }
      push(directive)
      open.push(directive.inside)
      words = []
    } else if (token === '}') {
      if (words.length > 0) throw new Error(`Not ended: ${words.join(' ')}`)
      open.pop()
    } else if (token !== '\n' && token !== ';') {
      words.push(quoted ?? token)
    }
  }
  if (open.length !== 1 || words.length > 0) throw new Error('Braces do not match.')
  return outermost
}

/** All directives of a name, however deep. */
export const allNamed = (directives: readonly Directive[], name: string): Directive[] =>
  directives.flatMap((directive) => [
    ...(directive.words[0] === name ? [directive] : []),
    ...allNamed(directive.inside, name),
  ])

/** The words behind the only directive of a name. @throws {Error} when there is none, or several */
export function onlyNamed(directives: readonly Directive[], name: string): string[] {
  const [found, ...more] = allNamed(directives, name)
  if (found === undefined || more.length > 0) throw new Error(`${name} is not said once.`)
  return found.words.slice(1)
}
