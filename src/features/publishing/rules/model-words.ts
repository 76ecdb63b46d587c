const list = new Intl.ListFormat('fr', { type: 'conjunction' })

/** On nearly every page: it tells no model from another. */
const EVERYWHERE = 'breadcrumb'

/**
 * What a model of pages holds, as a sentence: « Titre, étapes d’un guide et formulaire. » Blocks of a kind count
 * once; one that nobody knows is left out.
 * @param titleOf French title of a type of widget
 */
export function modelWords(
  types: readonly string[],
  titleOf: (type: string) => string | undefined,
): string {
  const titles = types.filter((type) => type !== EVERYWHERE).flatMap((type) => titleOf(type) ?? [])
  const [first, ...others] = new Set(titles)
  return first === undefined ? '' : `${list.format([first, ...others.map(inSentence)])}.`
}

/** Names that are no acronyms begin small. */
const inSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
