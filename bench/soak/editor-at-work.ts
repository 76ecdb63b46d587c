import { setTimeout as pause } from 'node:timers/promises'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { HOME } from './known-site.ts'
import { mustBe, newVisitor, type Visitor } from './visitor.ts'

export const EDITOR = {
  email: 'endurance@vitrine.example',
  password: 'un mot de passe pour le banc d’endurance',
}

/** Milliseconds after which what was published must be on every page that is asked for. */
const SEEN_WITHIN = 1000
const LOOK = 50
/** Milliseconds after which a provider that answers must be called again. */
const BACK_WITHIN = 20_000
/** Of a widget that the draft has and the page has not: a number of its own. */
const WIDGET = 900_001
const API = '/admin/api'
const DRAFT = `${API}/pages/1/fr/draft`

/**
 * Signs in, puts a heading on the home page, publishes, and looks at it as a visitor.
 * @returns milliseconds from the answer to the publishing until the heading was seen
 * @throws when a page asked for a second later still lacks it
 */
export async function publishHeading(origin: string, text: string): Promise<number> {
  const editor = newVisitor(origin)
  await signIn(editor)
  const { base, widgets, page } = await opened(editor)
  if (page.path !== HOME) throw new Error(`La page 1 est « ${page.path} », pas l’accueil.`)
  const heading = { id: WIDGET, zone: 'content', type: 'heading', version: 1, options: { text } }
  const kept = widgets.filter(({ type, options }) => type !== 'heading' || !isOurs(options))
  const saved = await editor.call('PUT', DRAFT, { base, widgets: [...kept, heading] })
  mustBe(200, saved, 'l’enregistrement')
  const written = JSON.parse(saved.body) as { base: number }
  const published = await editor.call('POST', `${DRAFT}/publish`, { base: written.base })
  mustBe(200, published, 'la publication')
  const seen = await seenFrom(origin, text, performance.now())
  await signOut(editor)
  return seen
}

/** Lets go of what is kept of the provider and reads it anew; for while it answers. */
export async function rereadProvider(origin: string): Promise<void> {
  const editor = newVisitor(origin)
  await signIn(editor)
  for (const { id } of await providersAtWork(editor)) {
    mustBe(200, await editor.call('POST', `${API}/providers/reread`, { id }), `relire ${id}`)
  }
  await signOut(editor)
}

interface Provider {
  id: string
  breaker: { state: string }
}

/** The providers, once none of them is left alone. @throws when one still is after a while */
async function providersAtWork(editor: Visitor): Promise<Provider[]> {
  const limit = performance.now() + BACK_WITHIN
  while (true) {
    const answer = await editor.get(`${API}/providers`)
    mustBe(200, answer, 'les fournisseurs')
    const { data } = JSON.parse(answer.body) as { data: Provider[] }
    if (data.every(({ breaker }) => breaker.state === 'closed')) return data
    if (performance.now() > limit) throw new Error('Un fournisseur sain n’est plus appelé.')
    await pause(LOOK)
  }
}

const PREFIX = 'Endurance'

/** A heading that nobody else would write. */
export const headingOf = (number: number): string => `${PREFIX} n° ${number}`

const isOurs = (options: DraftWidget['options']): boolean =>
  typeof options === 'object' && String(options['text']).startsWith(PREFIX)

interface Opened {
  base: number
  widgets: DraftWidget[]
  page: { path: string }
}

async function opened(editor: Visitor): Promise<Opened> {
  const answer = await editor.get(DRAFT)
  mustBe(200, answer, 'le brouillon')
  return JSON.parse(answer.body) as Opened
}

async function seenFrom(origin: string, text: string, from: number): Promise<number> {
  while (true) {
    const asked = performance.now()
    const page = await newVisitor(origin).get(HOME)
    mustBe(200, page, HOME)
    if (page.body.includes(text)) return asked - from
    if (asked - from > SEEN_WITHIN)
      throw new Error(`« ${text} » n’est pas visible après une seconde.`)
    await pause(LOOK)
  }
}

async function signIn(editor: Visitor): Promise<void> {
  mustBe(303, await editor.signIn(EDITOR.email, EDITOR.password), 'la connexion')
}

async function signOut(editor: Visitor): Promise<void> {
  const { status, body } = await editor.call('POST', `${API}/auth/sign-out`, {})
  if (status !== 200 && status !== 204) throw new Error(`la déconnexion : ${status}. ${body}`)
}
