import { decodeHTML } from 'entities'

/** Elements whose text is not prose, or is read sign by sign. */
const LITERAL = /<(script|style|code|kbd|pre|samp|textarea|svg)\b[^>]*>.*?<\/\1>/gs

/** A tag that breaks no word. */
const INLINE = /<\/?(?:a|abbr|b|cite|em|i|mark|small|span|strong|sub|sup|time)\b[^>]*>/g

/**
 * What French typography forbids, with what it is. The words of an article's facts and the
 * titles of the home page's feeds are prescribed with the space that they have (requirements E2, D1).
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!^Le savez-vous|^Vous avez une minute)(?<=[\p{L}\p{N})»%€”])[^\S\u202F][;!?](?![^\s»)”…])/gu,
    'another space than the narrow one before ; ! ?',
  ],
  [
    /(?<!Temps de lecture estimé|Crédit photo|Durée)(?<=[\p{L}\p{N})»])[ \t\r\n]:(?=\s|$)/gu,
    'a breaking space before :',
  ],
  [/«(?!\u00A0)|(?<!\u00A0)»/gu, 'no no-break space inside « »'],
  [/\p{L}'\p{L}/gu, 'a straight apostrophe'],
  [/(?<=^|\s)"|"(?=\s|$)/gu, 'a straight quotation mark'],
  [/[\u00A0\u202F]{2}| [\u00A0\u202F]|[\u00A0\u202F] /gu, 'two spaces'],
  [/\d [€%](?!\p{L})/gu, 'a breaking space before a unit'],
  [
    /(?<![\p{L}\p{N}])(?:1er|1re|[2-9]e)(?![\p{L}\p{N}])/gu,
    'an ordinal whose letters are not raised',
  ],
  [/\bde Cabinet\b|\bà Cabinet\b|\bpar Cabinet\b/gu, 'a name without its article'],
]

/** Letters of an ordinal, as they are to be. */
const RAISED = /(?<=\d)<sup>(?:er?|re)<\/sup>/g

/** Dates of articles, which the browser draws, too. */
const DATES = /<(?:time|p) class="(?:item-date|article-dates)[^>]*>[^<]*</g

/** Where no element may stand. */
const OPTION = /<option\b.*?<\/option>/gs

const AROUND = 24

/** Everything that a French page says and shows otherwise than French is set, each with what is around it. */
export function typographyFaults(html: string): string[] {
  const [, body = html] = /<body\b[^>]*>(.*)<\/body>/s.exec(html) ?? []
  const texts = body
    .replace(LITERAL, '\n\n')
    .replace(RAISED, '')
    .replace(DATES, (date) => date.replaceAll(/(?<=\d)er\b/g, ''))
    .replace(OPTION, (option) => option.replaceAll(/(?<=\d)(?:er?|re)\b/g, ''))
    .replace(INLINE, '')
    .replace(/<!--.*?-->/gs, '')
    .split(/<[^>]+>/)
    .map((text) =>
      decodeHTML(text)
        .replaceAll(/[ \t\r\n]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
  return texts.flatMap((text) =>
    RULES.flatMap(([rule, what]) =>
      [...text.matchAll(rule)].map(({ index, 0: found }) => {
        const around = text.slice(Math.max(0, index - AROUND), index + found.length + AROUND)
        return `${what}: …${around}…`
      }),
    ),
  )
}
