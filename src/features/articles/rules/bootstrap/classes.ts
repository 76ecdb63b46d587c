import type { HtmlElement } from '#base/kit/html/html-tree.ts'

export const classesOf = ({ attributes }: HtmlElement): string[] => [
  ...new Set(attributes.get('class')?.split(/\s+/).filter(Boolean)),
]

export const hasClass = (element: HtmlElement, name: string): boolean =>
  classesOf(element).includes(name)

/** Columns of the grid: « col », « col-auto », « col-md-6 ». */
const COLUMN = /^col(?:-(?:sm|md|lg|xl))?(?:-(?:auto|[1-9]|1[0-2]))?$/

/** Classes of a Bootstrap 4 text that the site's styles know by the same name. */
const KEPT: ReadonlySet<string> = new Set(
  (
    'align-items-center align-items-start badge btn btn-block img-fluid justify-content-center lead ' +
    'list-unstyled row sr-only text-center text-muted w-100'
  ).split(' '),
)

/** What the site calls what Bootstrap 4 calls otherwise. */
const RENAMED: Readonly<Record<string, string>> = {
  alert: 'encadre',
  jumbotron: 'encadre',
  card: 'exemple',
  'card-columns': 'row',
  'card-deck': 'row',
  'card-footer': 'text-muted',
  'card-group': 'row',
  'card-header': 'encadre-titre',
  'card-img': 'img-fluid',
  'card-img-bottom': 'img-fluid',
  'card-img-top': 'img-fluid',
  'card-subtitle': 'text-muted',
  'figure-img': 'img-fluid',
  'img-thumbnail': 'img-fluid',
  'list-inline': 'list-unstyled row',
  media: 'row',
  'media-body': 'col',
  'text-right': 'text-end',
}

const FULL_BUTTON = /^btn-(?:primary|success|danger|warning|info|dark)$/
const LINED_BUTTON = /^btn-(?:secondary|light|outline-[a-z]+)$/

/** The site's classes for one of Bootstrap 4: itself where it is no such class. */
function siteClass(name: string): string {
  if (FULL_BUTTON.test(name)) return 'btn-primary'
  if (LINED_BUTTON.test(name)) return 'btn-outline-primary'
  return RENAMED[name] ?? name
}

/** Elements that the site's styles set in columns by themselves. */
const OWN_COLUMNS: ReadonlySet<string> = new Set(['dd', 'dl', 'dt'])

/** Classes of an element as the site writes them. */
export function siteClasses(element: string, names: readonly string[]): string[] {
  const classes = [...new Set(names.flatMap((name) => siteClass(name).split(' ')))]
  return OWN_COLUMNS.has(element)
    ? classes.filter((name) => name !== 'row' && !COLUMN.test(name))
    : classes
}

/** Whether a class means the same to the site as to Bootstrap 4. */
export const isAllowedClass = (name: string): boolean => KEPT.has(name) || COLUMN.test(name)
