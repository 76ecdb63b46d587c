import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, createTestApp, seededStores, type TestApp } from './app.ts'
import { openForm, sendForm, type VisitedForm } from './form-visit.ts'
import { SITE } from './scratch-page.ts'
import { plainly, type TwinTexts, twinTexts } from './twin-texts.ts'

let site: TestApp
let texts: TwinTexts
let now = new Date('2026-11-20T09:00:00Z')
/** What a visitor meets in English, by a name of it: pages, articles, answers. */
const english = new Map<string, string>()
const french = new Map<string, string>()

beforeAll(async () => {
  texts = twinTexts()
  site = await createTestApp({ stores: await seededStores(), clock: () => now })
  for (const { path } of await site.stores.pages.tree(SITE, 'en')) await visit(english, path)
  for (const { path } of await site.stores.pages.tree(SITE, 'fr')) await visit(french, path)
  const list = { motifs: ['AEF', 'AEJ', 'AEM', 'AEP', 'AES'], lang: 'en' as const }
  const from = { limit: 20, offset: 0, now: now.toISOString() }
  const { articles } = await site.stores.articles.list(SITE, { ...list, ...from })
  for (const { slug } of articles) await visit(english, `/en/news?title=${slug}`)
  await visit(english, '/en/news?page=40')
  await visit(english, '/en/search?query=payroll')
  await visit(english, '/en/search?query=xyzzyx')
  await visit(english, '/en/nowhere')
  for (const [path, said] of Object.entries(SAID)) {
    english.set(`${path}, with mistakes`, (await send(path, { email: 'anna@' })).body)
    const { status, headers } = await send(path, said)
    expect(status, path).toBe(303)
    await visit(english, String(headers['location']))
  }
})
afterAll(async () => {
  await site.close()
  await site.stores.close()
})

const WHO = { nom: 'Anna Reed', email: 'anna@example.org', telephone: '01 99 00 45 67' }

/** What somebody fills in, by the page of the form. */
const SAID: Record<string, Record<string, string>> = {
  '/en/contact': { ...WHO, message: 'Do you speak English?' },
  '/en/call-back': { ...WHO, creneau_jour: '2026-11-24', creneau_moment: 'matin', accord: 'oui' },
}

async function visit(into: Map<string, string>, url: string): Promise<void> {
  into.set(url, (await site.get(url)).body)
}

async function send(path: string, said: Record<string, string>): Promise<Answer> {
  const form: VisitedForm = await openForm(site, path)
  now = new Date(now.getTime() + 60_000)
  return sendForm(site, form, said)
}

/** Attributes that are read or said. */
const READ = /\s(?:alt|title|aria-label|placeholder|data-said|data-refused|content)="([^"]*)"/g
const VOID =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|path|use|circle|rect)$/

/** The texts of a page, also those of attributes, without what says that it is in the other language. */
function readTexts(html: string, lang: 'fr' | 'en'): string[] {
  const plain = html.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
  const found: string[] = []
  /** For each open element whether what is in it counts. */
  const open: boolean[] = [true]
  for (const [, tag = '', text = ''] of plain.matchAll(/<([^>]*)>([^<]*)/g)) {
    const [name = ''] = tag.split(/[\s/]/)
    const own = /\slang="([^"]*)"/.exec(tag)?.[1]
    const counts = own === undefined ? (open.at(-1) ?? true) : own === lang
    if (tag.startsWith('/')) open.pop()
    else {
      if (counts) for (const [, said = ''] of tag.matchAll(READ)) found.push(decoded(said))
      if (!VOID.test(name) && !tag.startsWith('!') && !tag.endsWith('/')) open.push(counts)
    }
    if (open.at(-1) === true) found.push(decoded(text))
  }
  return found.filter(Boolean)
}

const decoded = (text: string): string =>
  plainly(
    text
      .replaceAll('&#x27;', "'")
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
  )

/** What of one language a page says: two words and more within a text, a single one as a text by itself. */
function twinsIn(said: readonly string[], twins: ReadonlySet<string>): string[] {
  const whole = new Set(said)
  const all = said.join('\n')
  return [...twins].filter((twin) => (twin.includes(' ') ? all.includes(twin) : whole.has(twin)))
}

const faultsOf = (pages: ReadonlyMap<string, string>, check: (html: string) => string[]) =>
  [...pages].flatMap(([url, html]) => [...new Set(check(html))].map((fault) => `${url}: ${fault}`))

/** French words that English does not have. */
const FRENCH_WORDS =
  /(?<!\p{L})(?:le|la|les|du|des|une|et|avec|votre|vos|notre|nous|vous|dans|vers|aux|cette|sont|êtes|être|sur|pour|mois|jour|heures)(?!\p{L})/iu

/** Names are the same in both languages. */
const withoutNames = (text: string): string =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text)

const NAMES = [
  'Bureau du centre',
  'Bureau de la gare',
  '14 rue des Tisserands',
  '3 place de la Gare',
  'Cabinet Lhermine-Dauval',
  'Villebourg-sur-Aure',
  'Ordre des experts-comptables',
  'commissaire aux comptes',
  // What stands on a French invoice, beside what it means.
  'Montant de la TVA',
]

/** The link to a page's other language. */
const linkTo = (path: string, lang: string): RegExp =>
  new RegExp(`<a href="${path}" lang="${lang}"`, 'i')

describe('a page in English', () => {
  test('is one of many: pages, articles, answers, mistakes', () => {
    expect(english.size).toBeGreaterThan(20)
    expect(texts.french.size).toBeGreaterThan(300)
  })

  test('says that it is, and has its French page beside it', async () => {
    const isEnglish = (html: string) => (/<html[^>]* lang="en"/.test(html) ? [] : ['lang'])
    expect(faultsOf(english, isEnglish)).toEqual([])
    const paths = new Map(
      (await site.stores.pages.tree(SITE, 'fr')).map(({ id, path }) => [id, path]),
    )
    for (const { id, path, is_indexable } of await site.stores.pages.tree(SITE, 'en')) {
      const [own, other] = [english.get(path) ?? '', french.get(paths.get(id) ?? '') ?? '']
      expect(own, path).toMatch(linkTo(paths.get(id) ?? '', 'fr'))
      expect(other, path).toMatch(linkTo(path, 'en'))
      for (const html of is_indexable ? [own, other] : []) {
        expect(html, path).toContain('<link rel="alternate" hreflang="en"')
        expect(html, path).toContain('<link rel="alternate" hreflang="fr"')
      }
    }
  })

  test('has nothing of the product’s French in it', () => {
    const check = (html: string) => twinsIn(readTexts(html, 'en'), texts.french)
    expect(faultsOf(english, check)).toEqual([])
  })

  test('has no French word in it that is not a name or marked as French', () => {
    const check = (html: string) =>
      readTexts(html, 'en').filter((text) => FRENCH_WORDS.test(withoutNames(text)))
    expect(faultsOf(english, check)).toEqual([])
  })

  test('leads to pages in English wherever there is one', async () => {
    const both = new Map<string, string>()
    const tree = await site.stores.pages.tree(SITE, 'en')
    const byId = new Map(tree.map(({ id, path }) => [id, path]))
    for (const { id, path } of await site.stores.pages.tree(SITE, 'fr')) {
      const own = byId.get(id)
      if (own !== undefined) both.set(path, own)
    }
    const check = (html: string) =>
      [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([link]) => {
        const [, path = ''] = /href="([^"?#]*)/.exec(link) ?? []
        return both.has(path) && !/ lang="fr"/.test(link) ? [path] : []
      })
    expect(faultsOf(english, check)).toEqual([])
  })
})

describe('a page in French', () => {
  test('has nothing of the product’s English in it', () => {
    const check = (html: string) => twinsIn(readTexts(html, 'fr'), texts.english)
    expect(faultsOf(french, check)).toEqual([])
  })
})

test('a visitor who wrote in English is answered in English', async () => {
  const at = now.toISOString()
  const mails = await site.stores.outbox.take({ now: at, until: at, limit: 50 })
  const [ours, ...others] = mails.filter(
    ({ draft }) => draft.kind === 'lead-visitor' && draft.text.includes('Do you speak English?'),
  )
  expect(others).toEqual([])
  const { subject = '', text = '' } = ours?.draft ?? {}
  expect(text).toMatch(/data protection \(https?:\/\/[^/]+\/en\/privacy\)/)
  const said = plainly(`${subject}\n${text}`)
  expect(twinsIn([said], texts.french)).toEqual([])
  expect(FRENCH_WORDS.exec(withoutNames(said))).toBeNull()
})
