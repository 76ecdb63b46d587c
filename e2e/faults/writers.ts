import { draftContent, pageRevision } from '#features/publishing/store/stored-page.ts'
import { pageDocument } from '#base/core/document.ts'
import { expect } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { EditorDesk } from '../../tests/faults/editor-desk.ts'
import { FORM_TOKEN, FORM_WIDGET } from '#base/core/form-controls.ts'
import {
  contactOf,
  read,
  sendForm,
  somebodyElse,
  tokenOf,
} from '../../tests/faults/faulty-server.ts'
import { PLAIN_PDF } from '../../tests/form-visit.ts'

/** Somebody who writes one thing after the other, numbered from 1. */
export interface Writer {
  name: string
  /** Milliseconds between two writes; none unless said. */
  pause?: number
  /** Writes number `n`. @returns the status; 200 and 303 are acknowledgements */
  write(url: string, n: number): Promise<number>
  /** Fails unless every number acknowledged is there whole, and none beyond the last one tried. */
  check(stores: Stores, acknowledged: readonly number[], tried: number): Promise<void>
}

/** Pages of the demo that the writers have each to themselves. */
const DRAFTED = 10
const PUBLISHED = 11
const MOVED = 12
const PARENTS = [2, 29] as const
const MENU = 1509

const numberIn = (text: unknown): number => Number(/n° (\d+)/.exec(String(text))?.[1] ?? 0)

/** What was acknowledged last, or what was under way when the server was killed. */
function expectLast(found: number, acknowledged: readonly number[], tried: number): void {
  expect(found).toBeGreaterThanOrEqual(acknowledged.at(-1) ?? 0)
  expect(found).toBeLessThanOrEqual(tried)
}

/** No crowd comes of a round: what is beyond sixty requests in an hour would wait in quarantine. */
const VISITORS_PAUSE = 100

/** A visitor who sends requests. */
export function leadWriter(widget: string): Writer {
  return {
    name: 'leads',
    pause: VISITORS_PAUSE,
    async write(url, n) {
      return (await sendForm(url, { widget, ...contactOf(`Demande n° ${n}`) })).status
    },
    async check(stores, acknowledged, tried) {
      const leads = await stores.leads.list(1, { form: 'contact' })
      const numbers = leads.map(({ fields }) => numberIn(fields['message']))
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(acknowledged.filter((n) => !numbers.includes(n))).toEqual([])
      expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(tried)
    },
  }
}

/** The page of a job, with the form « candidature ». */
export const JOB = '/le-cabinet/nous-rejoindre/collaborateur-comptable'

/** Somebody who applies for a job, with a file each time. */
export const applicationWriter = (widget: string): Writer => ({
  name: 'applications',
  pause: VISITORS_PAUSE,
  async write(url, n) {
    const body = new FormData()
    const values = { nom: 'Zoé Petit', email: 'zoe@exemple.fr', message: `Candidature n° ${n}` }
    const controls = { [FORM_WIDGET]: widget, [FORM_TOKEN]: tokenOf('candidature'), ...values }
    for (const [name, value] of Object.entries(controls)) body.append(name, value)
    body.append('cv', new File([PLAIN_PDF], 'cv.pdf', { type: 'application/pdf' }))
    return (await read(url + JOB, { method: 'POST', body, headers: somebodyElse() })).status
  },
  async check(stores, acknowledged, tried) {
    const leads = await stores.leads.list(1, { form: 'candidature' })
    const numbers = leads.map(({ fields }) => numberIn(fields['message']))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(acknowledged.filter((n) => !numbers.includes(n))).toEqual([])
    expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(tried)
    for (const { files } of leads) expect(files).toHaveLength(1)
  },
})

/** An editor whose editor saves as they type. */
export const draftWriter = (desk: EditorDesk): Writer => ({
  name: 'drafts',
  write: (url, n) => saveDraft(desk, url, DRAFTED, n),
  async check(stores, acknowledged, tried) {
    const { content } = await stores.documents.find(1, pageDocument(DRAFTED, 'fr'))
    expectLast(numberIn(draftContent(content)?.fields.description), acknowledged, tried)
  },
})

/** An editor who publishes. */
export const publishingWriter = (desk: EditorDesk): Writer => ({
  name: 'publications',
  async write(url, n) {
    const status = await saveDraft(desk, url, PUBLISHED, n)
    if (status !== 200) return status
    const path = `/pages/${PUBLISHED}/fr/draft`
    const { json } = await desk.call(url, 'GET', path)
    return (await desk.call(url, 'POST', `${path}/publish`, { base: json['base'] })).status
  },
  async check(stores, acknowledged, tried) {
    const page = await stores.pages.find(1, PUBLISHED, 'fr')
    const live = numberIn(page?.description)
    expectLast(live, acknowledged, tried)
    if (live === 0) return
    const [newest] = (await stores.revisions.list(1, pageDocument(PUBLISHED, 'fr'))).filter(
      ({ reason }) => reason === 'published',
    )
    const revision = await stores.revisions.find(1, newest?.id ?? 0)
    const kept = pageRevision(revision?.content ?? '')
    expect(numberIn(kept?.page.description)).toBe(live)
    const widgets = await stores.widgets.of(1, { pageId: PUBLISHED, lang: 'fr' })
    expect(kept?.widgets.map(({ id }) => id)).toEqual(widgets.map(({ id }) => id))
  },
})

async function saveDraft(desk: EditorDesk, url: string, page: number, n: number): Promise<number> {
  const path = `/pages/${page}/fr/draft`
  const { status, json } = await desk.call(url, 'GET', path)
  if (status !== 200) return status
  const widgets = json['widgets']
  const fields = { description: `Écrit en direct, n° ${n}` }
  return (await desk.call(url, 'PUT', path, { base: json['base'], widgets, fields })).status
}

/** An editor of a menu. */
export const menuWriter = (desk: EditorDesk): Writer => ({
  name: 'menus',
  async write(url, n) {
    const draft = `/menus/${MENU}/draft`
    const { status, json } = await desk.call(url, 'GET', draft)
    if (status !== 200) return status
    const { base, data } = json
    const saved = await desk.call(url, 'PUT', draft, { base, data, name: `Menu n° ${n}` })
    if (saved.status !== 200) return saved.status
    return (await desk.call(url, 'POST', `${draft}/publish`, { base: saved.json['base'] })).status
  },
  async check(stores, acknowledged, tried) {
    const menu = (await stores.menus.list(1)).find(({ id }) => id === MENU)
    expect(menu?.data).not.toBeNull()
    expectLast(numberIn(menu?.name), acknowledged, tried)
  },
})

/** Somebody who changes the firm's data: two tables' worth in one save. */
export const settingsWriter = (desk: EditorDesk): Writer => ({
  name: 'settings',
  async write(url, n) {
    const { status, json } = await desk.call(url, 'GET', '/settings/identity')
    if (status !== 200) return status
    const values = { site_name: `Site n° ${n}`, nomcabinet: `Cabinet n° ${n}` }
    return (await desk.call(url, 'PUT', '/settings/identity', { base: json['base'], values }))
      .status
  },
  async check(stores, acknowledged, tried) {
    const site = await stores.sites.find(1)
    const found = numberIn(site?.settings.site_name)
    expectLast(found, acknowledged, tried)
    expect(numberIn(site?.constants.nomcabinet)).toBe(found)
  },
})

/** An editor who brings in articles: each is begun, filled in and published. */
export const articleWriter = (desk: EditorDesk): Writer => ({
  name: 'articles',
  async write(url, n) {
    const made = await desk.call(url, 'POST', '/articles', { lang: 'fr' })
    if (made.status !== 200) return made.status
    const draft = `/articles/${String(made.json['id'])}/draft`
    const opened = await desk.call(url, 'GET', draft)
    if (opened.status !== 200) return opened.status
    const base = Number(opened.json['base'])
    const fields = {
      ...(opened.json['fields'] as object),
      title: `Article n° ${n}`,
      summary: 'Un résumé.',
      html: `<p>Le texte de l’article n° ${n}.</p>`,
      motifs: ['AEF'],
    }
    const saved = await desk.call(url, 'PUT', draft, { base, fields })
    if (saved.status !== 200) return saved.status
    return (await desk.call(url, 'POST', `${draft}/publish`, { base: base + 1 })).status
  },
  async check(stores, acknowledged, tried) {
    const summaries = await stores.articleWrites.list(1)
    const numbers: number[] = []
    for (const { id, title } of summaries.filter(({ title: known }) => numberIn(known) > 0)) {
      const live = await stores.articleWrites.find(1, id)
      expect(numberIn(live?.html), title).toBe(numberIn(title))
      numbers.push(numberIn(title))
    }
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(acknowledged.filter((n) => !numbers.includes(n))).toEqual([])
    expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(tried)
  },
})

/** An editor who moves a page with what is below it, to and fro. */
export const treeWriter = (desk: EditorDesk): Writer => ({
  name: 'moves',
  async write(url, n) {
    const parentId = PARENTS[n % 2]
    return (await desk.call(url, 'POST', `/pages/${MOVED}/move`, { parentId })).status
  },
  async check(stores, acknowledged, tried) {
    expect(await stores.pages.check(1)).toEqual([])
    const tree = await stores.pages.tree(1, 'fr')
    const moved = tree.find(({ id }) => id === MOVED)
    const parents = PARENTS.map((id) => tree.find((node) => node.id === id))
    const inside = parents.findIndex(
      (parent) =>
        parent !== undefined &&
        moved !== undefined &&
        parent.lft < moved.lft &&
        moved.rgt < parent.rgt,
    )
    // Of several rounds one may have been under way, with nothing acknowledged between.
    const last = acknowledged.at(-1) ?? 0
    const possible = Array.from({ length: tried - last + 1 }, (_, at) => (last + at) % 2)
    expect(possible).toContain(inside)
  },
})
