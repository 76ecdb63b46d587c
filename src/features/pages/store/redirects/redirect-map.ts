import { PrefixTree } from '#base/kit/prefix-tree.ts'
import type { Redirect } from '#base/core/address/redirect.ts'

type ByKind = Partial<Record<Redirect['kind'], Redirect>>

/** The redirects of a site in memory, found as the database finds them (`redirects.match`). */
export class RedirectMap {
  readonly #bySource = new Map<string, ByKind>()
  readonly #stars = new PrefixTree<ByKind>()
  readonly #counts = { manual: 0, moved: 0 }

  get({ source, kind }: Pick<Redirect, 'source' | 'kind'>): Redirect | null {
    return this.#bySource.get(source)?.[kind] ?? null
  }

  /** How many there are of a kind. */
  count(kind: Redirect['kind']): number {
    return this.#counts[kind]
  }

  set(redirect: Redirect): void {
    if (this.get(redirect) === null) this.#counts[redirect.kind] += 1
    this.#keep(redirect.source, {
      ...this.#bySource.get(redirect.source),
      [redirect.kind]: redirect,
    })
  }

  remove({ source, kind }: Pick<Redirect, 'source' | 'kind'>): void {
    if (this.get({ source, kind }) === null) return
    this.#counts[kind] -= 1
    const { [kind]: _gone, ...others } = this.#bySource.get(source) ?? {}
    this.#keep(source, others)
  }

  match(path: string): Redirect | null {
    const found = this.#bySource.get(path) ?? this.#stars.find(path)
    return found?.manual ?? found?.moved ?? null
  }

  #keep(source: string, kinds: ByKind): void {
    const kept = (kinds.manual ?? kinds.moved) ? kinds : undefined
    if (kept === undefined) this.#bySource.delete(source)
    else this.#bySource.set(source, kept)
    if (source.endsWith('*')) this.#stars.set(source.slice(0, -1), kept)
  }
}
