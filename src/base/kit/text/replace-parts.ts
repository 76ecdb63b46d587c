/**
 * A text in which `instead` stands for each part from a `begin` to the next `end`, both patterns with
 * the flag `g`. Each sign is looked at once: behind a part without an end there is none that has one,
 * while a pattern for the whole part looks for the end from every beginning anew.
 */
export function replaceParts(text: string, begin: RegExp, end: RegExp, instead: string): string {
  const kept: string[] = []
  let from = 0
  for (;;) {
    begin.lastIndex = from
    const first = begin.exec(text)
    if (first === null) break
    end.lastIndex = begin.lastIndex
    if (end.exec(text) === null) break
    kept.push(text.slice(from, first.index), instead)
    from = end.lastIndex
  }
  return kept.join('') + text.slice(from)
}
