import { slugOf } from '#base/kit/text/slug.ts'

/** Fields of a page that may follow a pattern, by their letter in `auto_mod` (requirements A2). */
export interface AutoFields {
  slug: string
  name: string
  title: string
  h1: string
  description: string
  keywords: string
  /** Letters of `snthdk`. */
  auto_mod: string
}

type AutoField = Exclude<keyof AutoFields, 'auto_mod'>

const LETTERS = [
  ['s', 'slug'],
  ['n', 'name'],
  ['t', 'title'],
  ['h', 'h1'],
  ['d', 'description'],
  ['k', 'keywords'],
] as const satisfies readonly (readonly [string, AutoField])[]

/** Longest slug that a name is made into. */
const SLUG_LENGTH = 80

/**
 * The fields of a page after an edit (requirements A2). A field that gets another text loses its
 * letter; one that is emptied, or whose letter is put back, follows its pattern again. The patterns
 * of a page without a record: the slug and the title come from the name; the name, which has no
 * source above it, from a title written by hand, else from the slug; `h1`, description and
 * keywords are empty.
 */
export function afterEdit(page: AutoFields, changes: Partial<AutoFields>): AutoFields {
  const letters = lettersOf(changes.auto_mod ?? page.auto_mod)
  const before = lettersOf(page.auto_mod)
  const regenerated = new Set<AutoField>()
  for (const [letter, field] of LETTERS) {
    const value = changes[field]
    if (value !== undefined && value.trim() === '') letters.add(letter)
    else if (value !== undefined && value !== page[field]) letters.delete(letter)
    if (letters.has(letter) && (value?.trim() === '' || !before.has(letter))) regenerated.add(field)
  }

  const written = (field: AutoField): string => changes[field] ?? page[field]
  const title = written('title')
  const sourceOfName = letters.has('t') ? '' : title
  const name = regenerated.has('name')
    ? sourceOfName || nameOfSlug(written('slug')) || page.name
    : written('name')
  const isRenamed = name !== page.name
  const follows = (letter: string, field: AutoField): boolean =>
    letters.has(letter) && (isRenamed || regenerated.has(field))

  return {
    name,
    slug: follows('s', 'slug')
      ? slugOf(name, SLUG_LENGTH) || page.slug
      : editedSlug(written('slug'), page.slug),
    title: follows('t', 'title') ? titleOf(name) : title,
    h1: regenerated.has('h1') ? '' : written('h1'),
    description: regenerated.has('description') ? '' : written('description'),
    keywords: regenerated.has('keywords') ? '' : written('keywords'),
    auto_mod: inOrder(letters),
  }
}

/** Letters of a new page: those of the fields that are what their pattern would make them. */
export function autoModOf(fields: Omit<AutoFields, 'auto_mod'>): string {
  const letters = new Set(['n'])
  if (fields.slug === slugOf(fields.name, SLUG_LENGTH)) letters.add('s')
  if (fields.title === titleOf(fields.name)) letters.add('t')
  if (fields.h1 === '') letters.add('h')
  if (fields.description === '') letters.add('d')
  if (fields.keywords === '') letters.add('k')
  return inOrder(letters)
}

/** A name as a title: its first letter in upper case. */
export function titleOf(name: string): string {
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase('fr') + rest.join('')
}

/** What stands in `auto_mod`: known letters, each once, in the order of `snthdk`. */
export const cleanAutoMod = (autoMod: string): string => inOrder(lettersOf(autoMod))

function lettersOf(autoMod: string): Set<string> {
  return new Set(autoMod)
}

function inOrder(letters: Set<string>): string {
  return LETTERS.map(([letter]) => letter)
    .filter((letter) => letters.has(letter))
    .join('')
}

/** A slug written by hand may only hold what a path may hold; an untouched one stays as it is. */
function editedSlug(slug: string, before: string): string {
  return slug === before ? slug : slugOf(slug, SLUG_LENGTH) || before
}

function nameOfSlug(slug: string): string {
  return titleOf(slug.replaceAll('-', ' ').trim())
}
