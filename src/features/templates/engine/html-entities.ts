/** Named entities that a French template may use; the five of XML first. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    shy: '\u00AD',
    zwj: '\u200D',
    zwnj: '\u200C',
    agrave: 'à',
    Agrave: 'À',
    acirc: 'â',
    Acirc: 'Â',
    auml: 'ä',
    Auml: 'Ä',
    aelig: 'æ',
    AElig: 'Æ',
    ccedil: 'ç',
    Ccedil: 'Ç',
    eacute: 'é',
    Eacute: 'É',
    egrave: 'è',
    Egrave: 'È',
    ecirc: 'ê',
    Ecirc: 'Ê',
    euml: 'ë',
    Euml: 'Ë',
    icirc: 'î',
    Icirc: 'Î',
    iuml: 'ï',
    Iuml: 'Ï',
    ocirc: 'ô',
    Ocirc: 'Ô',
    ouml: 'ö',
    Ouml: 'Ö',
    oelig: 'œ',
    OElig: 'Œ',
    ugrave: 'ù',
    Ugrave: 'Ù',
    ucirc: 'û',
    Ucirc: 'Û',
    uuml: 'ü',
    Uuml: 'Ü',
    yuml: 'ÿ',
    Yuml: 'Ÿ',
    laquo: '«',
    raquo: '»',
    lsaquo: '‹',
    rsaquo: '›',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    sbquo: '‚',
    bdquo: '„',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    bull: '•',
    middot: '·',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    ordf: 'ª',
    ordm: 'º',
    sup2: '²',
    sup3: '³',
    sect: '§',
    para: '¶',
    times: '×',
    divide: '÷',
    plusmn: '±',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    permil: '‰',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    iexcl: '¡',
    iquest: '¿',
  }),
)

const REPLACEMENT_CHARACTER = '\uFFFD'
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]*));/g

function characterOf(codePoint: number): string {
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff
  return codePoint === 0 || codePoint > 0x10ffff || isSurrogate
    ? REPLACEMENT_CHARACTER
    : String.fromCodePoint(codePoint)
}

/**
 * Decodes the entities of static text. `onUnknown` is told the offset and the name of a named
 * entity outside the list, and stops the work by throwing; a lone `&` stays as it is.
 */
export function decodeEntities(
  text: string,
  onUnknown: (offset: number, entity: string) => never,
): string {
  return text.replace(
    ENTITY,
    (entity: string, decimal?: string, hexadecimal?: string, name?: string, offset?: number) => {
      if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10))
      if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16))
      return NAMED.get(name ?? '') ?? onUnknown(offset ?? 0, entity)
    },
  )
}
