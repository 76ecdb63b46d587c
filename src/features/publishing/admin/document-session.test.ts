import { expect, test } from 'vitest'
import type { PublishRequest, Schedule } from '#base/core/document.ts'
import type { DraftContent, DraftWidget, PageDraft } from '#base/core/page/page-draft.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { createDocumentSession } from './document-session.ts'
import { browserDrafts } from './browser-drafts.ts'
import { PAGE } from './page-document.ts'

const BRUNO = { id: 'b', name: 'Bruno' }
const AT = '2026-11-20T09:00:00.000Z'

/** One widget, and the fields that were typed, in place of what stood there. */
const typed =
  (text: string, fields: DraftContent['fields'] = {}) =>
  (): DraftContent => ({ widgets: [heading(text)], fields })

const heading = (text: string): DraftWidget => ({
  id: 5,
  zone: 'content',
  type: 'heading',
  version: 1,
  options: { text },
})

/** A server with one draft, timers that a test moves on, and a browser's shelf. */
function opened(shelf = new Map<string, string>()) {
  const server = {
    base: 3,
    widgets: [heading('Au début')],
    lock: '' as string,
    request: null as PublishRequest | null,
    schedules: [] as Schedule[],
    refuse: null as Refused | null,
    isGone: false,
    bodies: [] as { method: string; path: string; body: unknown }[],
  }
  const draft = (): PageDraft => ({
    page: {
      id: 2,
      lang: 'fr',
      path: '/cabinet',
      name: 'Cabinet',
      layout_id: 1,
      is_active: true,
      is_secure: false,
      is_indexable: true,
    },
    fields: { title: 'Cabinet', h1: '', description: '', keywords: '' },
    widgets: server.widgets,
    address: '/cabinet',
    base: server.base,
    isDraft: true,
    canDiscard: true,
    stays: false,
    isBehind: false,
    saved: { by: BRUNO, at: AT },
    lock: null,
    schedules: server.schedules,
    request: server.request,
    shares: [],
  })
  const held = { path: 'nothing', until: Promise.resolve() }
  const timers = new Map<number, { work(): void; milliseconds: number }>()
  let last = 0
  const answer = (method: string, path: string, body: unknown): unknown => {
    server.bodies.push({ method, path, body })
    if (path.endsWith('/lock')) {
      if (server.isGone) throw new Refused(404, 'Cette page n’existe plus.', {})
      const { holder, take } = body as { holder: string; take?: true }
      if (server.lock === '' || take) server.lock = holder
      const lock = { holder: server.lock, by: BRUNO, at: AT, until: AT }
      const { base, request, schedules } = server
      return { lock, isYours: server.lock === holder, base, request, schedules }
    }
    if (method === 'GET') return draft()
    if (server.refuse) throw server.refuse
    if (method === 'PUT') {
      const put = body as { base: number; widgets: DraftWidget[]; holder: string }
      if (server.lock !== '' && put.holder !== server.lock) {
        const conflict = { reason: 'taken', by: BRUNO, at: AT, base: server.base }
        throw new Refused(409, 'Bruno a maintenant la main sur cette page.', conflict)
      }
      if (put.base !== server.base) {
        const conflict = { reason: 'saved', by: BRUNO, at: AT, base: server.base }
        throw new Refused(409, 'Bruno a enregistré cette page entre-temps.', conflict)
      }
      server.base += 1
      server.widgets = put.widgets
      return { base: server.base, isDraft: true, saved: { by: BRUNO, at: AT } }
    }
    return {}
  }
  const session = createDocumentSession({
    calls: PAGE.documents.calls,
    params: { id: 2, lang: 'fr' },
    contentOf: PAGE.contentOf,
    holder: 'this-tab',
    async request({ method, path }, ...[input]) {
      const given = answer(method, path, (input as { body?: unknown }).body)
      if (path.endsWith(held.path)) await held.until
      return given as never
    },
    letGo() {
      server.lock = ''
    },
    kept: browserDrafts({
      shelf: {
        getItem: (key) => shelf.get(key) ?? null,
        setItem: (key, value) => void shelf.set(key, value),
        removeItem: (key) => void shelf.delete(key),
      },
      userId: 'anne',
      siteId: 1,
      path: '/pages/2/fr',
      isContent: PAGE.isContent,
    }),
    timers: {
      set(work, milliseconds) {
        last += 1
        timers.set(last, { work, milliseconds })
        return last
      },
      clear: (timer) => void timers.delete(timer),
    },
  })
  /** Lets the timers of at most so many milliseconds ring, and what follows happen. */
  const after = async (milliseconds: number) => {
    for (const [id, timer] of timers) {
      if (timer.milliseconds > milliseconds) continue
      timers.delete(id)
      timer.work()
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  /** Keeps answers of an address on their way until it is released. */
  const hold = (path: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(held, { path, until: promise })
    return async () => {
      resolve()
      await new Promise((done) => setTimeout(done, 0))
    }
  }
  const puts = () => server.bodies.filter(({ method }) => method === 'PUT')
  return { session, server, after, shelf, puts, hold }
}

test('what is typed is saved once it is quiet, on the counter it was typed on', async () => {
  const { session, server, after, puts } = opened()
  await session.open()
  expect(session.state()).toMatchObject({ state: 'ready', isReadOnly: false, saving: 'saved' })
  session.change(typed('Un'))
  session.change(typed('Un mot', { h1: 'Titre' }))
  expect(session.state().saving).toBe('waiting')
  expect(puts()).toEqual([])
  await after(1000)
  expect(puts()).toMatchObject([
    {
      body: { base: 3, widgets: [heading('Un mot')], fields: { h1: 'Titre' }, holder: 'this-tab' },
    },
  ])
  expect(session.state()).toMatchObject({ saving: 'saved', generation: 1 })
  expect(server.base).toBe(4)
})

test('what the server gives back in another order is what was typed', async () => {
  const { session, server, after } = opened()
  await session.open()
  session.change(typed('Un mot'))
  await after(1000)
  server.widgets = server.widgets.map(({ id, ...widget }) => ({ ...widget, id }))
  await session.publish()
  expect(session.state()).toMatchObject({ saving: 'saved', generation: 1 })
})

test('a version of the history takes the place of what was typed, and gives it back as long as nothing else is', async () => {
  const { session, server, after, puts } = opened()
  await session.open()
  session.change(typed('De moi'))
  await after(1000)
  server.widgets = [heading('D’hier')]
  const back = await session.restore(12)
  expect(session.state()).toMatchObject({
    generation: 2,
    content: { widgets: [heading('D’hier')] },
  })
  expect(back?.()).toBe(true)
  expect(session.state()).toMatchObject({
    generation: 3,
    content: { widgets: [heading('De moi')] },
  })
  await after(1000)
  expect(puts()).toHaveLength(2)
  expect(server.widgets).toEqual([heading('De moi')])
  expect(back?.()).toBe(false)

  server.widgets = [heading('D’hier')]
  const again = await session.restore(12)
  session.change(typed('Autre chose'))
  expect(again?.()).toBe(false)
  expect(session.state().content?.widgets).toEqual([heading('Autre chose')])
  await after(1000)

  server.refuse = new Refused(404, 'Cette version n’est plus dans l’historique.', {})
  expect(await session.restore(13)).toBeNull()
})

test('who lost the document has no way back in it', async () => {
  const { session, server, after } = opened()
  await session.open()
  server.widgets = [heading('D’hier')]
  const back = await session.restore(12)
  server.lock = 'another-tab'
  await after(15_000)
  expect(session.state().isReadOnly).toBe(true)
  expect(back?.()).toBe(false)
})

test('a save that fails is kept in the browser, tried again, and found by the next opening', async () => {
  const { session, server, after, shelf } = opened()
  await session.open()
  server.refuse = new Refused(0, 'Le serveur ne répond pas.', {})
  session.change(typed('Fragile'))
  expect(await session.saveNow()).toBe(false)
  expect(session.state()).toMatchObject({ saving: 'failed', error: 'Le serveur ne répond pas.' })
  expect([...shelf.values()].join('')).toContain('Fragile')
  session.close()

  const next = opened(shelf)
  await next.session.open()
  expect(next.session.state().content?.widgets).toEqual([heading('Fragile')])
  await next.after(0)
  expect(next.server.widgets).toEqual([heading('Fragile')])
  expect(shelf.size).toBe(0)

  server.refuse = null
  await after(5000)
  expect(server.widgets).toEqual([heading('Fragile')])
})

test('what an earlier version of the back office kept of a page is found', async () => {
  const kept = { base: 3, widgets: [heading('D’avant')], fields: { h1: 'Gardé' } }
  const shelf = new Map([['vitrine-brouillon:1:anne:2:fr', JSON.stringify(kept)]])
  const { session, after, puts } = opened(shelf)
  await session.open()
  await after(0)
  expect(puts()).toMatchObject([{ body: { ...kept, holder: 'this-tab' } }])
})

test('what spoilt on the shelf counts as nothing', async () => {
  for (const spoilt of ['{', 'null', '{"base":3}', '{"base":3,"widgets":{},"fields":{}}']) {
    const { session } = opened(new Map([['vitrine-brouillon:1:anne:2:fr', spoilt]]))
    await session.open()
    expect(session.state(), spoilt).toMatchObject({ saving: 'saved', generation: 1 })
  }
})

test('a field that is refused is named, and told no more once it is mended', async () => {
  const { session, server } = opened()
  await session.open()
  const faults = { 'fields.slug': 'Des minuscules et des tirets.' }
  server.refuse = new Refused(422, 'À corriger.', { faults })
  session.change(typed('x'))
  expect(await session.saveNow()).toBe(false)
  expect(session.state()).toMatchObject({
    error: 'Non enregistré. Des minuscules et des tirets.',
    problems: [{ name: 'slug', message: 'Des minuscules et des tirets.' }],
  })
  server.refuse = null
  session.change(typed('y'))
  expect(await session.saveNow()).toBe(true)
  expect(session.state()).toMatchObject({ problems: [], error: null })
})

test('the loser of two keeps what was typed, and puts it in place of theirs on purpose', async () => {
  const { session, server, puts, shelf } = opened()
  await session.open()
  server.base = 4
  server.widgets = [heading('De Bruno')]
  session.change(typed('De moi'))
  expect(await session.saveNow()).toBe(false)
  expect(session.state()).toMatchObject({
    isReadOnly: true,
    conflict: { by: BRUNO, at: AT, base: 4, mine: { widgets: [heading('De moi')] } },
  })
  expect([...shelf.values()].join('')).toContain('De moi')
  session.change(typed('Perdu ?'))
  expect(session.state().content?.widgets).toEqual([heading('De moi')])
  expect(await session.keepMine()).toBe(true)
  expect(puts().at(-1)).toMatchObject({ body: { base: 4, instead: true } })
  expect(server.widgets).toEqual([heading('De moi')])
  expect(session.state()).toMatchObject({ conflict: null, isReadOnly: false, saving: 'saved' })
})

test('taking theirs puts mine aside first', async () => {
  const { session, server } = opened()
  await session.open()
  server.base = 4
  server.widgets = [heading('De Bruno')]
  session.change(typed('De moi'))
  await session.saveNow()
  expect(await session.takeTheirs()).toBe(true)
  expect(server.bodies.find(({ path }) => path.endsWith('/set-aside'))).toMatchObject({
    body: { widgets: [heading('De moi')] },
  })
  expect(session.state()).toMatchObject({
    content: { widgets: [heading('De Bruno')] },
    conflict: null,
    generation: 2,
  })
})

test('what is gone is said at the next heartbeat, and not asked for again; what was typed stays', async () => {
  const shelf = new Map<string, string>()
  const { server, session, after } = opened(shelf)
  await session.open()
  session.change(typed('Neuf'))
  server.isGone = true
  server.refuse = new Refused(404, 'Cette page n’existe plus.', {})
  await after(15_000)
  expect(session.state()).toMatchObject({ error: 'Cette page n’existe plus.', isReadOnly: true })
  expect([...shelf.values()].join()).toContain('Neuf')
  const asked = server.bodies.length
  await after(15_000)
  expect(server.bodies).toHaveLength(asked)
})

test('a takeover is seen at the next heartbeat; what was being typed waits for a decision', async () => {
  const { session, server, after } = opened()
  await session.open()
  server.lock = 'another'
  await after(15_000)
  expect(session.state()).toMatchObject({ isReadOnly: true, conflict: null })
  expect(await session.takeOver()).toBe(true)
  expect(session.state().isReadOnly).toBe(false)
  server.lock = 'another'
  server.refuse = new Refused(0, 'Le serveur ne répond pas.', {})
  session.change(typed('En cours'))
  await session.saveNow()
  await after(15_000)
  expect(session.state()).toMatchObject({ conflict: { reason: 'taken', by: BRUNO } })
})

test('what others answered or planned is seen at the next heartbeat, whatever is being typed', async () => {
  const { session, server, after } = opened()
  await session.open()
  const asked = { by: BRUNO, at: AT, note: 'Prêt', base: 3, rejected: null }
  server.request = { ...asked, rejected: { by: BRUNO, at: AT, reason: 'Trop long.' } }
  const planned = { action: 'unpublish', due: AT, base: 3, by: BRUNO, at: AT, error: '' } as const
  server.schedules = [planned]
  server.refuse = new Refused(0, 'Le serveur ne répond pas.', {})
  session.change(typed('En cours'))
  await after(15_000)
  expect(session.state()).toMatchObject({
    document: { request: { rejected: { reason: 'Trop long.' } }, schedules: [planned] },
    content: { widgets: [heading('En cours')] },
    generation: 1,
    conflict: null,
  })
  server.request = null
  await after(15_000)
  expect(session.state().document?.request).toBeNull()
})

test('an answer that was on its way does not undo what was done here meanwhile', async () => {
  const { session, server, after, hold } = opened()
  await session.open()
  const release = hold('/lock')
  await after(15_000)
  server.request = { by: BRUNO, at: AT, note: 'Prêt', base: 3, rejected: null }
  await session.refresh('Votre demande est enregistrée.')
  expect(session.state().told).toBe('Votre demande est enregistrée.')
  await release()
  expect(session.state().document?.request).toMatchObject({ note: 'Prêt' })
  session.dismissError()
  expect(session.state().told).toBe('')
})

test('whoever was robbed of the page while typing takes it back with what was typed', async () => {
  const { session, server } = opened()
  await session.open()
  server.lock = 'another'
  session.change(typed('En cours'))
  expect(await session.saveNow()).toBe(false)
  expect(session.state()).toMatchObject({ conflict: { reason: 'taken' } })
  expect(await session.keepMine()).toBe(true)
  expect(server.lock).toBe('this-tab')
  expect(server.widgets).toEqual([heading('En cours')])
  expect(session.state()).toMatchObject({ conflict: null, isReadOnly: false })
})

test('an action whose draft can’t be saved is not done', async () => {
  const { session, server } = opened()
  await session.open()
  server.refuse = new Refused(500, 'Le serveur n’a pas pu répondre.', {})
  session.change(typed('x'))
  expect(await session.publish()).toBeNull()
  expect(server.bodies.some(({ path }) => path.endsWith('/publish'))).toBe(false)
})

test('an editor that is left while it opens keeps nobody out', async () => {
  for (const turns of [0, 1, 2, 3, 4]) {
    const { session, server } = opened()
    const opening = session.open()
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    session.close()
    await opening
    expect(server.lock, `left after ${turns} turns`).toBe('')
  }
})

test('a window that is left lets go at once, with its last save on its way, which opposes nobody later', async () => {
  for (const isSavingAlready of [false, true]) {
    const { session, server, puts, hold, shelf } = opened()
    await session.open()
    session.change(typed('Dernier mot'))
    const arrive = hold('/draft')
    if (isSavingAlready) void session.saveNow()
    session.leave()
    expect(server.lock).toBe('')
    expect(puts()).toHaveLength(1)
    expect([...shelf.values()].join('')).toContain('Dernier mot')

    const next = opened(shelf)
    Object.assign(next.server, { base: server.base, widgets: server.widgets })
    await next.session.open()
    expect(next.session.state()).toMatchObject({ conflict: null, isReadOnly: false })
    expect(next.session.state().content?.widgets).toEqual([heading('Dernier mot')])
    expect(next.puts()).toEqual([])
    expect(shelf.size).toBe(0)
    await arrive()
  }
})
