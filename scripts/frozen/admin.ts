import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NAVIGATION } from '../../tests/admin-browser.ts'
import { ADMIN_API, QUESTIONS, USUAL } from './addresses.ts'
import { shortText } from './answer-text.ts'
import { fileName } from './file-name.ts'
import type { Part } from './part.ts'
import { ROLES } from './product.ts'
import { namesInOrder } from './random-names.ts'
import { createStaff, type Staff } from './staff.ts'
import { startTelling } from './telling-server.ts'

/** Who asks first: their answers name what the others ask for. */
const FIRST = 'super-admin'

/** `admin`: what each GET of the back office answers to each role, after the walk. */
export const admin: Part = {
  about: 'les réponses du back-office à chaque GET, par rôle et sans session',
  async record(folder, ground) {
    await using server = await startTelling(ground, await ground.walked('sqlite'))
    const people = new Map<string, Staff>()
    for (const role of [FIRST, ...ROLES.filter((one) => one !== FIRST)] as const) {
      const staff = createStaff(server.url)
      await staff.signIn(role)
      people.set(role, staff)
    }
    people.set('visitor', createStaff(server.url))

    const routes = await server.routes()
    const urls = routes.filter(({ method }) => method === 'GET').map(({ url }) => url)
    const asked = new Asker(people.get(FIRST) ?? createStaff(server.url))
    for (const url of urls.filter((one) => one.startsWith(ADMIN_API))) {
      const paths = await asked.addressesOf(url.slice(ADMIN_API.length))
      const questions = QUESTIONS.filter((question) => isOf(question, url))
      const texts: string[] = []
      for (const path of [...paths, ...questions]) texts.push(await answersOf(people, path))
      const file = `${fileName(url.slice(ADMIN_API.length) || '/')}.txt`
      await writeFile(join(folder, file), namesInOrder()(texts.join('\n')))
    }
    await writeFile(join(folder, '+documents.txt'), await documentsText(people))
    for (const { visitor } of people.values()) visitor.close()
  },
}

/** One address, and what each role gets; those who get the same are named together. */
async function answersOf(people: ReadonlyMap<string, Staff>, path: string): Promise<string> {
  const given = new Map<string, string[]>()
  for (const [role, staff] of people) {
    const text = shortText(await staff.call({ path }))
    given.set(text, [...(given.get(text) ?? []), role])
  }
  const parts = [...given].map(([text, roles]) => `# ${roles.join(', ')}\n${text}`)
  return `## GET ${path}\n\n${parts.join('\n')}`
}

/** The documents that hold the back office, as a window and as anything else asks for them. */
async function documentsText(people: ReadonlyMap<string, Staff>): Promise<string> {
  const texts: string[] = []
  for (const path of ['/admin', '/admin/pages/1/fr/edit']) {
    for (const [role, { visitor }] of people) {
      for (const [way, headers] of [
        ['navigation', NAVIGATION],
        ['fetch', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
      ] as const) {
        const answer = await visitor.ask({ path, headers })
        texts.push(`# ${role}: GET ${path}, ${way}\n${shortText(answer)}`)
      }
    }
  }
  return namesInOrder()(texts.join('\n'))
}

const isOf = (question: string, url: string): boolean => {
  const pattern = url.slice(ADMIN_API.length).replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}\\?`).test(question)
}

/** Finds what stands for the parameters of a route in what lists answer. */
class Asker {
  readonly #staff: Staff

  constructor(staff: Staff) {
    this.#staff = staff
  }

  /** The addresses of a route: with the first, the second and the last of what its list holds. */
  async addressesOf(route: string): Promise<string[]> {
    const parameter = /:(\w+)|\*/.exec(route)
    if (parameter === null) return [route]
    const before = route.slice(0, parameter.index)
    const after = route.slice(parameter.index + parameter[0].length)
    const name = parameter[1] ?? '*'
    const values = await this.#valuesOf(before, name)
    const addresses: string[] = []
    for (const value of values) {
      addresses.push(...(await this.addressesOf(before + encodeURIComponent(value) + after)))
    }
    return addresses
  }

  async #valuesOf(before: string, name: string): Promise<string[]> {
    const usual = USUAL[name]
    if (usual !== undefined) return [usual]
    // `/leads/1/files/` has no answer of its own: what is above it may hold the name.
    for (let path = before; path.length > 1; path = path.replace(/\/[^/]*\/?$/, '/')) {
      const { status, body } = await this.#staff.call({ path: path.replace(/\/$/, '') })
      const values = status === 200 ? [...new Set(valuesIn(JSON.parse(body.toString()), name))] : []
      if (values.length > 0) return chosen(values)
    }
    return ['1']
  }
}

const chosen = (values: readonly string[]): string[] => [
  ...new Set([...values.slice(0, 2), ...values.slice(-1)]),
]

/** Every value that stands under a name, however deep. */
function valuesIn(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name && (typeof inner === 'string' || typeof inner === 'number')
      ? [String(inner)]
      : valuesIn(inner, name),
  )
}
