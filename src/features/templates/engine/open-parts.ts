import type { TemplateReader } from './template-reader.ts'

/** An element whose end tag has not been read. */
export interface OpenElement {
  kind: 'element'
  name: string
  /** As the author wrote it: `div`, `{{title_tag}}`. */
  written: string
  at: number
  around: OpenPart | null
}

/** A section whose end has not been read. */
export interface OpenSection {
  kind: 'section'
  /** The variable: `items`, `a.b`. */
  label: string
  at: number
  around: OpenPart | null
}

export type OpenPart = OpenElement | OpenSection

/** The part itself and all that stand around it, the nearest first. */
function openParts(part: OpenPart | null): OpenPart[] {
  const parts: OpenPart[] = []
  for (let at = part; at !== null; at = at.around) parts.push(at)
  return parts
}

/** Names of the open elements, the nearest first. */
export function openElements(part: OpenPart | null): string[] {
  return openParts(part).flatMap((open) => (open.kind === 'element' ? [open.name] : []))
}

/** Refuses, with the line of `at`, a `{{/label}}` that does not end the innermost open part. */
export function checkSectionEnd(
  reader: TemplateReader,
  innermost: OpenPart | null,
  label: string,
  at: number,
): void {
  if (innermost?.kind === 'section' && innermost.label === label) return
  const isOpen = openParts(innermost).some(
    (part) => part.kind === 'section' && part.label === label,
  )
  if (innermost === null || !isOpen) {
    reader.fail(at, `{{/${label}}} ferme une section qui n’est pas ouverte ici.`)
  }
  const line = reader.lineAt(innermost.at)
  const mustEnd =
    innermost.kind === 'element'
      ? `<${innermost.written}>, ligne ${line}, doit être fermé avant {{/${label}}}`
      : `la section {{#${innermost.label}}}, ligne ${line}, doit être fermée avant {{/${label}}}`
  reader.fail(at, `${mustEnd} : une section contient des éléments entiers.`)
}

/** Refuses, with the line of `at`, an end tag that does not end the innermost open part. */
export function checkElementEnd(
  reader: TemplateReader,
  innermost: OpenPart | null,
  written: string,
  at: number,
): void {
  const isSame = (part: OpenPart): boolean =>
    part.kind === 'element' && part.written.toLowerCase() === written.toLowerCase()
  if (innermost !== null && isSame(innermost)) return
  if (innermost === null || !openParts(innermost).some(isSame)) {
    reader.fail(at, `</${written}> ferme un élément qui n’est pas ouvert.`)
  }
  const line = reader.lineAt(innermost.at)
  reader.fail(
    at,
    innermost.kind === 'element'
      ? `<${innermost.written}>, ligne ${line}, doit être fermé avant </${written}>.`
      : `la section {{#${innermost.label}}}, ligne ${line}, doit être fermée avant </${written}> : ` +
          'une section contient des éléments entiers.',
  )
}
