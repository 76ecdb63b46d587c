import type { FaultList, Path, Place } from './faults.ts'
import type { Block } from './text-file.ts'
import { readYaml } from './yaml.ts'
import { isZone, type Zone } from './zones.ts'

type Options = Record<string, unknown>

/** A widget as `demo/` writes it: before it has a number, unless it brings one. */
export class WrittenWidget {
  readonly type: string
  /** As they are stored, but for widgets inside, which are of this class. */
  readonly options: Options
  readonly place: Place
  readonly path: Path
  readonly id: number | undefined

  constructor(type: string, options: Options, place: Place, path: Path, id?: number) {
    this.type = type
    this.options = options
    this.place = place
    this.path = path
    this.id = id
  }
}

/** What options name in words, and the database by a number or as a whole. */
export interface Named {
  /** Numbers of pages by path. */
  pages: ReadonlyMap<string, number>
  /** Numbers of menus by key. */
  menus: ReadonlyMap<string, number>
  /** Numbers of people by key. */
  persons: ReadonlyMap<string, number>
  /** Documents by slug. */
  documents: ReadonlyMap<string, Options>
}

/** Options that hold a link: the address of a page becomes its number, and follows it. */
const LINK = /(?:^|_)link$|^back$/
/** Options that hold the number of a page, written as its address. */
const PAGE = /(?:^|_)page$|^(?:parent|contact)$/
/** Options that hold the number of a menu, written as its key. */
const MENU = /(?:^|_)menu$/
/** Options that hold the number of somebody, written as their key. */
const PERSON = /^person$/
/** Options that hold widgets. */
const WIDGETS = /^(?:widgets|form)$/

/** The page that carries the widget. */
const SELF = 'self'

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads widgets; `defaults` are options that every widget of a type has where it says nothing else. */
export class WidgetReader {
  readonly #named: Named
  readonly #defaults: Readonly<Record<string, Options>>
  readonly #faults: FaultList

  constructor(named: Named, defaults: Readonly<Record<string, Options>>, faults: FaultList) {
    this.#named = named
    this.#defaults = defaults
    this.#faults = faults
  }

  /** A widget of a text, and the zone it stands in. */
  block(block: Block): { zone: Zone; widget: WrittenWidget } {
    const { type, attributes, html } = block
    const { zone = 'content', id, ...others } = attributes
    const { value, place } = readYaml(block, this.#faults)
    const opening: Place = { ...place, lineOf: () => block.firstLine - 1 }
    for (const name of Object.keys(others)) {
      this.#faults.add(
        opening,
        [],
        `« ${name} » n’a pas de sens ici : seuls « zone » et « id » en ont`,
      )
    }
    if (!isZone(zone)) this.#faults.add(opening, [], `il n’y a pas de zone « ${zone} »`)
    if (!isOptions(value)) this.#faults.add(place, [], 'les options s’écrivent « nom: valeur »')
    const options = { ...(isOptions(value) ? value : {}), ...(html === undefined ? {} : { html }) }
    return {
      zone: isZone(zone) ? zone : 'content',
      widget: this.#widget(type, options, place, [], id === undefined ? id : Number(id)),
    }
  }

  /** Widgets of a list `- heading: { text: … }`. */
  list(entries: readonly unknown[], place: Place, path: Path): WrittenWidget[] {
    return entries.flatMap((entry, index) => {
      const [[type, options] = ['', null], ...more] = Object.entries(isOptions(entry) ? entry : {})
      if (type === '' || more.length > 0) {
        this.#faults.add(place, [...path, index], 'un tiret, un widget et ses options')
        return []
      }
      return [this.#widget(type, isOptions(options) ? options : {}, place, [...path, index, type])]
    })
  }

  /** Options as they are stored. */
  options(options: Options, place: Place, path: Path): Options {
    const { document, ...members } = options
    const stored = Object.fromEntries(
      Object.entries(members).map(([name, value]) => [
        name,
        this.#value(name, value, place, [...path, name]),
      ]),
    )
    if (typeof document !== 'string') return stored
    const known = this.#named.documents.get(document)
    if (known === undefined) {
      this.#faults.add(place, [...path, 'document'], `il n’y a pas de document « ${document} »`)
    }
    return { ...known, ...stored }
  }

  #widget(type: string, own: Options, place: Place, path: Path, id?: number): WrittenWidget {
    const all = { ...own, ...this.#defaults[type], ...own }
    const options = this.options(all, place, path)
    return new WrittenWidget(type, options, place, path, id)
  }

  #value(name: string, value: unknown, place: Place, path: Path): unknown {
    if (Array.isArray(value)) {
      return WIDGETS.test(name)
        ? this.list(value, place, path)
        : value.map((member, index) => this.#value('', member, place, [...path, index]))
    }
    if (isOptions(value)) return this.options(value, place, path)
    if (typeof value !== 'string') return value
    if (LINK.test(name)) return this.link(value, place, path)
    if (PAGE.test(name)) return value === SELF ? 0 : this.page(value, place, path)
    if (MENU.test(name)) return this.#menu(value, place, path)
    if (PERSON.test(name)) return this.#person(value, place, path)
    return value
  }

  /** A link as it is stored: the address of a page becomes its number. */
  link(link: string, place: Place, path: Path): string {
    const isPage = link.startsWith('/') && !/[?#]/.test(link)
    return isPage ? `page:${this.page(link, place, path)}` : link
  }

  /** The number of the page at an address. */
  page(address: string, place: Place, path: Path): number {
    const id = this.#named.pages.get(address)
    if (id === undefined) {
      this.#faults.add(place, path, `il n’y a pas de page à l’adresse « ${address} »`)
    }
    return id ?? 0
  }

  #person(key: string, place: Place, path: Path): number {
    const id = this.#named.persons.get(key)
    if (id === undefined)
      this.#faults.add(place, path, `il n’y a personne « ${key} » dans team.yaml`)
    return id ?? 0
  }

  #menu(key: string, place: Place, path: Path): number {
    const id = this.#named.menus.get(key)
    if (id === undefined) this.#faults.add(place, path, `il n’y a pas de menu « ${key} »`)
    return id ?? 0
  }
}
