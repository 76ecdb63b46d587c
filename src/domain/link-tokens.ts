/** Values of the placeholders of a link (specification, section 9, « Link tokenizer »). */
export interface LinkTokens {
  /** Year and ISO week, from `weekToken`. */
  AAAASS: string
  /** Client identifier, from `clientToken`. */
  IDCLIENT: string
}

/** Puts URL-encoded values for `%%AAAASS%%` and `%%IDCLIENT%%` in a link (requirements I1). */
export function replaceTokens(href: string, tokens: LinkTokens): string {
  return href.replace(/%%(AAAASS|IDCLIENT)%%/g, (_placeholder, name: string) =>
    encodeURIComponent((name === 'AAAASS' ? tokens.AAAASS : tokens.IDCLIENT).toWellFormed()),
  )
}

/** The `id_client` parameter, else the setting, else the default id (requirements I1). */
export function clientToken(sources: {
  parameter: unknown
  setting: string
  defaultId: string
}): string {
  const { parameter, setting, defaultId } = sources
  return (typeof parameter === 'string' && parameter.trim()) || setting.trim() || defaultId
}
