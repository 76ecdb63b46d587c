import { type KnownSite, markOf, mustAnswer, mustShow } from './known-site.ts'
import { mustBe, newVisitor } from './visitor.ts'

/** One visit of somebody new; throws when something is not as it should be. */
export type Visit = (origin: string, known: KnownSite) => Promise<void>

const QUERIES = ['tva', 'facture', 'paie', 'bilan', 'contrat de travail', 'comptabilite', 'zzzxq']

/** What visitors who only read do. */
export const VISITS: Readonly<Record<string, Visit>> = {
  page: (origin, { pages }) => mustShow(origin, pages, anyOf([...pages.keys()])),

  async feed(origin, { feeds }) {
    const [path, type] = anyOf([...feeds])
    const answer = await newVisitor(origin).get(path)
    mustBe(200, answer, path)
    const shown = answer.headers.get('content-type')
    if (shown !== type || answer.body === '') throw new Error(`${path} est « ${shown} ».`)
  },

  async search(origin) {
    const query = anyOf(QUERIES)
    const path = `/recherche?query=${encodeURIComponent(query)}`
    const answer = await newVisitor(origin).get(path)
    mustBe(200, answer, path)
    markOf(answer.body)
    const suggested = `/ajax/search/suggest?query=${encodeURIComponent(query.slice(0, 3))}`
    const suggestions = await newVisitor(origin).get(suggested)
    mustBe(200, suggestions, suggested)
    JSON.parse(suggestions.body)
  },

  call: (origin, { calls }) => mustAnswer(origin, calls, anyOf([...calls.keys()])),

  async media(origin, { pictures, film }) {
    const [path, bytes] = anyOf([...pictures])
    const { answer, length } = await newVisitor(origin).bytes(path)
    mustBe(200, answer, path)
    const type = answer.headers.get('content-type') ?? ''
    if (!type.startsWith('image/') || length !== bytes) {
      throw new Error(`${path} : ${type}, ${length} octets au lieu de ${bytes}.`)
    }
    const part = await newVisitor(origin).bytes(film, { range: 'bytes=100-199' })
    mustBe(206, part.answer, film)
    if (part.length !== 100) throw new Error(`${film} : ${part.length} octets au lieu de 100.`)
  },

  /** An address that does not exist is a readable 404. */
  async missing(origin) {
    const answer = await newVisitor(origin).get(
      `/vos-outils/${Math.random().toString(36).slice(2)}`,
    )
    mustBe(404, answer, 'une adresse inconnue')
    markOf(answer.body)
  },
}

function anyOf<T>(list: readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)]
  if (found === undefined) throw new Error('Rien à choisir.')
  return found
}
