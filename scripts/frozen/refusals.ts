import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ADMIN_API, ORIGIN, WRITE_TOKEN } from './addresses.ts'
import { headerLines, masked } from './masks.ts'
import type { Part } from './part.ts'
import { type Role, ROLES } from './product.ts'
import { createStaff, type Staff } from './staff.ts'
import { startTelling } from './telling-server.ts'
import { INSTANT, type ToldRoute } from './told.ts'
import type { Answer, Asked } from './visitor.ts'

/** Milliseconds between two requests: each draws of its own, and no session gets old. */
const STEP = 10

/** Methods that are tried at every address of the site, whether it has them or not. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const NONSENSE = '{"nonsense":true}'
const JSON_TYPE = { 'content-type': 'application/json' }

/** Ways in which a request with a body goes wrong. */
const BODIES: Readonly<Record<string, Pick<Asked, 'headers' | 'body'>>> = {
  'no body': {},
  'an empty body': { headers: JSON_TYPE, body: '' },
  'an empty object': { headers: JSON_TYPE, body: '{}' },
  'a list': { headers: JSON_TYPE, body: '[]' },
  'cut JSON': { headers: JSON_TYPE, body: '{"a":' },
  nonsense: { headers: JSON_TYPE, body: NONSENSE },
  'another type': { headers: { 'content-type': 'text/plain' }, body: 'nonsense' },
  'an unknown type': { headers: { 'content-type': 'application/x-nonsense' }, body: 'nonsense' },
  'a form': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'nonsense=1',
  },
  'a cut form with files': {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="nom"\r\n\r\nÉlo',
  },
}

/** Ways in which a writing request shows that it comes from elsewhere. */
const FORGED: Readonly<Record<string, Record<string, string>>> = {
  'another origin': { origin: 'https://ailleurs.example' },
  'no origin': { origin: 'null' },
  'another site': { 'sec-fetch-site': 'cross-site' },
}

/** `refusals`: what every route says to who may not, and to what it can't read. */
export const refusals: Part = {
  about: 'les refus de chaque route : qui n’a pas le droit, ce qui ne se lit pas',
  async record(folder, ground) {
    await using server = await startTelling(ground, await ground.walked('sqlite'))
    let now = Date.parse(INSTANT) + 3_600_000
    const instant = () => new Date((now += STEP)).toISOString()
    const routes = (await server.routes()).filter(({ method }) => method !== 'HEAD')
    const ofAdmin = routes.filter(({ url }) => url.startsWith(ADMIN_API))
    const people = new Map<Role, Staff>()
    for (const role of ROLES) {
      const staff = createStaff(server.url, instant)
      await staff.signIn(role)
      people.set(role, staff)
    }
    const stranger = createStaff(server.url, instant)
    const text = (lines: readonly string[]) => masked(`${lines.join('\n')}\n`)

    const roles: string[] = []
    for (const route of ofAdmin) roles.push(...(await byRole(route, people, stranger)))
    await writeFile(join(folder, 'admin-roles.txt'), text(roles))

    const bodies: string[] = []
    for (const route of ofAdmin) {
      const chief = createStaff(server.url, instant)
      await chief.signIn('super-admin')
      bodies.push(...(await byBody(route, chief)))
      chief.visitor.close()
    }
    await writeFile(join(folder, 'admin-bodies.txt'), text(bodies))

    const site: string[] = []
    const urls = new Set(routes.map(({ url }) => url).filter((url) => !url.startsWith('/admin/')))
    for (const url of urls) site.push(...(await bySite(url, stranger)))
    await writeFile(join(folder, 'site.txt'), text(site))
    for (const { visitor } of [...people.values(), stranger]) visitor.close()
  },
}

const hasBody = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method)

/** What was told, by whom or what it was told; one line where many are told the same. */
class Told {
  readonly #ways = new Map<string, string[]>()

  note(way: string, answer: Answer): void {
    const told = toldIn(answer)
    this.#ways.set(told, [...(this.#ways.get(told) ?? []), way])
  }

  lines(): string[] {
    return [...this.#ways].map(([told, ways]) => `  ${ways.join(', ')}: ${told}`)
  }
}

/** What each role is told that sends nonsense; a route that reads no body may do what it is for. */
async function byRole(
  { method, url }: ToldRoute,
  people: ReadonlyMap<Role, Staff>,
  stranger: Staff,
): Promise<string[]> {
  const path = nobodys(url)
  const told = new Told()
  const sent = hasBody(method) ? { headers: JSON_TYPE, body: NONSENSE } : {}
  told.note('visitor', await stranger.visitor.ask({ method, path, ...sent }))
  for (const [role, { visitor, token }] of people) {
    const headers = { ...sent.headers, ...(hasBody(method) ? { [WRITE_TOKEN]: token() } : {}) }
    told.note(role, await visitor.ask({ ...sent, method, path, headers }))
  }
  return [`${method} ${url}`, ...told.lines()]
}

/** What who may do everything is told of what can't be read, or comes from elsewhere. */
async function byBody({ method, url }: ToldRoute, { visitor, token }: Staff): Promise<string[]> {
  if (!hasBody(method)) return []
  const told = new Told()
  const asked = { method, path: nobodys(url) }
  const nonsense = { ...asked, body: NONSENSE }
  told.note('no token', await visitor.ask({ ...nonsense, headers: JSON_TYPE }))
  for (const [way, headers] of Object.entries(FORGED)) {
    const all = { ...JSON_TYPE, [WRITE_TOKEN]: token(), ...headers }
    told.note(way, await visitor.ask({ ...nonsense, headers: all }))
  }
  for (const [way, sent] of Object.entries(BODIES)) {
    const headers = { ...sent.headers, [WRITE_TOKEN]: token() }
    told.note(way, await visitor.ask({ ...asked, ...sent, headers }))
  }
  return [`${method} ${url}`, ...told.lines()]
}

/** What a visitor is told at an address of the site, by every method and with every body. */
async function bySite(url: string, { visitor }: Staff): Promise<string[]> {
  const path = nobodys(url)
  const told = new Told()
  for (const method of METHODS) told.note(method, await visitor.ask({ method, path }))
  const post = { method: 'POST', path }
  for (const [way, sent] of Object.entries(BODIES)) {
    told.note(`POST ${way}`, await visitor.ask({ ...post, ...sent }))
  }
  const form = BODIES['a form']
  for (const [way, headers] of Object.entries({
    ...FORGED,
    'its own origin': { origin: ORIGIN },
  })) {
    const all = { ...form?.headers, ...headers }
    told.note(`POST a form of ${way}`, await visitor.ask({ ...post, ...form, headers: all }))
  }
  return [url, ...told.lines()]
}

/** An address of the route that leads to nothing. */
const nobodys = (url: string): string =>
  url
    .replace(':lang', 'fr')
    .replace(/:id\b/g, '999999')
    .replace(/:\w+(?:\([^)]*\))?/g, 'nothing')
    .replace('*', 'nothing')

const TELLING = /^(?:allow|content-type|location|retry-after|set-cookie):/

/** Status, telling headers, and the sentence of a refusal; what is given stands in other parts. */
function toldIn(answer: Answer): string {
  const headers = headerLines(answer.headers).filter((line) => TELLING.test(line))
  const sentence = answer.status < 400 ? [] : [sentenceOf(answer)]
  return [answer.status, ...headers, ...sentence].join(' | ')
}

const LONGEST = 400

function sentenceOf({ headers, body }: Answer): string {
  const text = body.toString()
  const [main = text] = /<main[\s\S]*<\/main>/.exec(text) ?? []
  const isPage = headers['content-type']?.includes('html') ?? false
  const words = isPage ? main.replace(/<[^>]+>/g, ' ') : text
  return words.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}
