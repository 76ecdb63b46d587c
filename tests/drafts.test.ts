import { pageDocument } from '#base/core/document.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Checks } from '#features/publishing/contract/finding.ts'
import type { DraftWidget, PageDraft } from '#base/core/page/page-draft.ts'
import { fireSchedules } from '#features/publishing/service/scheduled-documents.ts'
import type { Role, Session } from '#base/core/session.ts'
import { createTestApp, type TestApp } from './app.ts'
import { FIRING } from './firing.ts'

/** « Qui sommes-nous » of the demo, or any page with a few widgets. */
const HOME = '/admin/api/pages/1/fr'
const DRAFT = `${HOME}/draft`

const ANNE = { id: 'anne', name: 'Anne Morel', email: 'anne@test.example' }
const BRUNO = { id: 'bruno', name: 'Bruno Petit', email: 'bruno@test.example' }

const BUTTON = { text: 'Être rappelé', link: '', style: 'primary' }

describe('drafts of pages, by the interface', () => {
  let site: TestApp
  let who: Session
  let now = new Date('2026-11-20T09:00:00Z')

  const as = (role: Role, user = ANNE) => {
    const said = { debug: false, impersonating: false, isConfirmed: true }
    who = { role, user: role === 'visitor' ? null : user, ...said }
  }

  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<{ status: number; body: Record<string, unknown>; text: string }> => {
    const { statusCode, body } = await site.app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
    })
    return { status: statusCode, text: body, body: body.startsWith('{') ? JSON.parse(body) : {} }
  }

  const opened = async (): Promise<PageDraft> => {
    const { body } = await ask('GET', DRAFT)
    return body as unknown as PageDraft
  }

  /** The page with one more heading at its end. */
  const withHeading = (widgets: DraftWidget[], text: string, id = 900_001): DraftWidget[] => [
    ...widgets.filter((widget) => widget.id !== id),
    { id, zone: 'content', type: 'heading', version: 1, options: { text } },
  ]

  const save = async (text: string, more: object = {}) => {
    const { base, widgets } = await opened()
    return ask('PUT', DRAFT, { base, widgets: withHeading(widgets, text), ...more })
  }

  const publish = async () => ask('POST', `${DRAFT}/publish`, { base: (await opened()).base })
  const live = async () => (await site.get('/')).body
  const actions = async () =>
    (await site.stores.audit.list(1)).entries.map(({ action, actor }) => [action, actor.name])

  beforeAll(async () => {
    site = await createTestApp({ session: async () => who, clock: () => now })
    as('editor')
  })
  afterAll(() => site.close())

  test('a draft is not live until it is published, and then it is', async () => {
    as('editor')
    const before = await opened()
    expect(before).toMatchObject({ base: 0, isDraft: false, page: { path: '/' }, lock: null })
    expect(before.widgets.length).toBeGreaterThan(3)
    expect(await save('Un titre tout neuf')).toMatchObject({ status: 200, body: { base: 1 } })
    expect(await live()).not.toContain('Un titre tout neuf')
    expect(await opened()).toMatchObject({ isDraft: true, saved: { by: { name: 'Anne Morel' } } })
    expect(await publish()).toMatchObject({ status: 200 })
    expect(await live()).toContain('Un titre tout neuf')
    expect(await opened()).toMatchObject({ base: 2, isDraft: false })
    expect((await actions())[0]).toEqual(['page.publish', 'Anne Morel'])
    expect(await publish()).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('rien à publier') },
    })
  })

  test('each version of the history is drawn as it was, and no other document’s', async () => {
    as('editor')
    await save('Une première fois')
    await publish()
    const { body: history } = await ask('GET', `${HOME}/history`)
    const [{ id } = { id: 0 }] = history['data'] as { id: number }[]
    await save('Une seconde fois')
    const drawn = (version: string | number) => ask('GET', `${DRAFT}/preview?version=${version}`)
    for (const [version, text, other] of [
      [id, 'Une première fois', 'Une seconde fois'],
      ['live', 'Une première fois', 'Une seconde fois'],
      ['draft', 'Une seconde fois', 'Une première fois'],
    ] as const) {
      const { status, text: page } = await drawn(version)
      expect([version, status]).toEqual([version, 200])
      expect(page).toContain(text)
      expect(page).not.toContain(other)
      expect(page).toContain('noindex')
    }
    const elsewhere = `/admin/api/pages/2/fr/draft/preview?version=${id}`
    expect(await ask('GET', elsewhere)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('n’est plus dans l’historique') },
    })
    expect((await drawn(999_999)).status).toBe(404)
    for (const version of ['0', '-1', '1.5', 'autre', '1&version=2']) {
      expect([version, (await drawn(version)).status]).toEqual([version, 422])
    }
    as('client')
    expect((await drawn(id)).status).toBe(403)
    as('editor')
    await ask('DELETE', DRAFT)
  })

  test('fields of the page go with its draft, and follow the live page where nothing was typed', async () => {
    const { base, widgets } = await opened()
    await ask('PUT', DRAFT, { base, widgets, fields: { description: 'Une autre description.' } })
    await site.stores.pages.update(1, 1, 'fr', { keywords: 'expert' })
    expect(await opened()).toMatchObject({
      fields: { description: 'Une autre description.', keywords: 'expert' },
      isBehind: true,
    })
    await publish()
    expect(await live()).toContain('content="Une autre description."')
    expect(await site.stores.pages.find(1, 1, 'fr')).toMatchObject({ keywords: 'expert' })
  })

  test('two editors: the second is told who was faster and when, and nothing is lost', async () => {
    as('editor', ANNE)
    const { base, widgets } = await opened()
    await ask('PUT', DRAFT, { base, widgets: withHeading(widgets, 'D’Anne') })
    as('editor', BRUNO)
    const mine = { base, widgets: withHeading(widgets, 'De Bruno') }
    const refused = await ask('PUT', DRAFT, mine)
    expect(refused).toMatchObject({
      status: 409,
      body: { reason: 'saved', by: ANNE_ALONE, at: now.toISOString(), base: base + 1 },
    })
    expect(refused.body['message']).toContain('Anne Morel a enregistré')
    const over = await ask('PUT', DRAFT, { ...mine, base: base + 1, instead: true })
    expect(over.status).toBe(200)
    const { body } = await ask('GET', `${HOME}/history`)
    const [newest] = body['data'] as { id: number; kind: string; author: string }[]
    expect(newest).toMatchObject({ kind: 'replaced', author: 'Anne Morel' })
    const diff = await ask('GET', `${HOME}/history/compare?from=${newest?.id}&to=draft`)
    expect(diff.text).toContain('"text":"De Bruno"')
    const current = await opened()
    const restored = await ask('POST', `${DRAFT}/restore`, {
      base: current.base,
      revisionId: newest?.id,
    })
    expect(restored.status).toBe(200)
    expect(JSON.stringify((await opened()).widgets)).toContain('D’Anne')
    expect(await live()).not.toContain('D’Anne')
    expect((await actions())[0]).toEqual(['page.restore', 'Bruno Petit'])
  })

  test('the lock is taken over with a warning to whoever had it', async () => {
    as('editor', ANNE)
    const beat = (holder: string, more: object = {}) =>
      ask('POST', `${DRAFT}/lock`, { holder, ...more })
    expect((await beat('anne-tab-1')).body).toMatchObject({ isYours: true })
    as('editor', BRUNO)
    expect((await beat('bruno-tab')).body).toMatchObject({
      isYours: false,
      lock: { by: ANNE_ALONE },
    })
    const { base, widgets } = await opened()
    expect(await ask('PUT', DRAFT, { base, widgets, holder: 'bruno-tab' })).toMatchObject({
      status: 409,
      body: { reason: 'taken' },
    })
    expect((await beat('bruno-tab', { take: true })).body).toMatchObject({ isYours: true })
    expect((await actions())[0]).toEqual(['page.takeover', 'Bruno Petit'])
    as('editor', ANNE)
    expect((await beat('anne-tab-1')).body).toMatchObject({
      isYours: false,
      lock: { by: { name: 'Bruno Petit' } },
    })
    await ask('DELETE', `${DRAFT}/lock`, { holder: 'bruno-tab' })
    expect((await beat('anne-tab-1')).body).toMatchObject({ isYours: true })
    await ask('DELETE', `${DRAFT}/lock`, { holder: 'anne-tab-1' })
  })

  test('a writer may write and ask, not publish, schedule or unpublish', async () => {
    as('writer', BRUNO)
    expect((await save('Proposition')).status).toBe(200)
    const { base } = await opened()
    for (const [method, path, body] of [
      ['POST', `${DRAFT}/publish`, { base }],
      ['POST', `${DRAFT}/unpublish`, undefined],
      ['PUT', `${HOME}/schedule`, { action: 'publish', at: '2027-01-01T09:00', base }],
      ['DELETE', `${HOME}/schedule/publish`, undefined],
    ] as const) {
      expect((await ask(method, path, body)).status, path).toBe(403)
    }
    expect((await ask('POST', `${DRAFT}/request`, { base, note: 'Relu.' })).status).toBe(200)
    as('lead-desk')
    expect((await ask('GET', DRAFT)).status).toBe(403)
    as('editor')
    const { body } = await ask('GET', '/admin/api/drafts')
    expect(body['requests']).toMatchObject([
      { kind: 'page', ref: '1', name: 'Accueil', note: 'Relu.', by: { name: 'Bruno Petit' } },
    ])
    await publish()
    expect((await opened()).request).toBeNull()
  })

  test('a draft that a widget refuses is not published, and says where', async () => {
    as('editor')
    const { base, widgets } = await opened()
    const bad = [
      ...widgets,
      { id: 900_002, zone: 'content', type: 'heading', version: 1, options: { text: 7 } },
      { id: 900_003, zone: 'content', type: 'inconnu', version: 1, options: {} },
      {
        id: 900_004,
        zone: 'content',
        type: 'columns',
        version: 1,
        options: {
          columns: [
            { widgets: [{ id: 900_005, type: 'heading', version: 1, options: { text: [] } }] },
          ],
        },
      },
    ]
    expect((await ask('PUT', DRAFT, { base, widgets: bad })).status).toBe(200)
    const refused = await publish()
    expect(refused.status).toBe(422)
    expect(refused.body['problems']).toMatchObject([
      {
        widgetId: 900_002,
        widget: 'Titre',
        field: '',
        message: expect.stringMatching(/^« Titre » attend/),
      },
      { widgetId: 900_003, widget: 'inconnu', field: '' },
      {
        widgetId: 900_005,
        widget: 'Titre',
        field: '',
        message: expect.stringMatching(/^« Titre » attend/),
      },
    ])
    expect((await opened()).widgets).toHaveLength(bad.length)
    const { base: last } = await opened()
    expect((await ask('DELETE', DRAFT, { base: last })).status).toBe(200)
    expect(await opened()).toMatchObject({ isDraft: false })
  })

  test('stored options that nothing can read survive an edit and a publication', async () => {
    as('editor')
    const { widgets } = await opened()
    const first = widgets.find(({ type }) => type === 'rich-text') ?? widgets[0]
    const spoilt = widgets.map((widget) => ({
      ...widget,
      ...(widget.id === first?.id ? { options: {}, text: '{"html":"cass' } : {}),
    }))
    const former = await site.stores.widgets.of(1, { pageId: 1, lang: 'fr' })
    await site.stores.widgets.replace(1, { pageId: 1, lang: 'fr' }, spoilt)
    expect((await save('À côté')).status).toBe(200)
    expect(await publish()).toMatchObject({ status: 200 })
    expect(await site.stores.widgets.find(1, first?.id ?? 0)).toMatchObject({
      options: '{"html":"cass',
    })
    await site.stores.widgets.replace(
      1,
      { pageId: 1, lang: 'fr' },
      former.map(({ options, ...widget }) => ({ ...widget, options: JSON.parse(options) })),
    )
  })

  test('what is scheduled happens once, at its hour in Paris, as it was approved', async () => {
    as('editor')
    await save('Approuvé par Anne')
    const { base } = await opened()
    const schedule = (at: string, action = 'publish') =>
      ask('PUT', `${HOME}/schedule`, { action, at, base })
    expect((await schedule('2026-11-20T09:59')).status).toBe(422)
    expect((await schedule('bientôt')).status).toBe(422)
    expect((await schedule('2027-03-28T02:30')).body).toMatchObject({
      isSkipped: true,
      said: 'dimanche 28 mars 2027 à 3\u00A0h\u00A030',
    })
    expect((await schedule('2026-11-21T08:00')).body).toMatchObject({
      due: '2026-11-21T07:00:00.000Z',
    })
    expect((await schedule('2026-11-21T07:00', 'unpublish')).status).toBe(422)
    as('writer', BRUNO)
    await save('Ajouté par Bruno')
    const parts = { stores: site.stores, kinds: site.kinds, clock: () => now, ...FIRING }
    expect(await fireSchedules(parts)).toBe(0)
    now = new Date('2026-11-21T07:00:10Z')
    const fired = await Promise.all([fireSchedules(parts), fireSchedules(parts)])
    expect(fired.toSorted()).toEqual([0, 1])
    expect(await live()).toContain('Approuvé par Anne')
    expect(await live()).not.toContain('Ajouté par Bruno')
    as('editor')
    expect(await opened()).toMatchObject({ isDraft: true, schedules: [], isBehind: false })
    expect((await actions())[0]).toEqual(['page.publish-scheduled', 'Anne Morel'])
  })

  test('a server that comes back after its lease does nothing that another has done', async () => {
    as('editor')
    const { base } = await opened()
    await ask('PUT', `${HOME}/schedule`, { action: 'publish', at: '2026-11-21T08:30', base })
    now = new Date('2026-11-21T07:30:00Z')
    const { documents } = site.stores
    const late = await documents.tasks.take({
      now: now.toISOString(),
      until: now.toISOString(),
      limit: 9,
    })
    expect(late).toHaveLength(1)
    const parts = { stores: site.stores, kinds: site.kinds, clock: () => now, ...FIRING }
    expect(await fireSchedules(parts)).toBe(1)
    const kept = await site.stores.revisions.list(1, pageDocument(1, 'fr'))
    const tasks = { ...documents.tasks, take: async () => late }
    const behind = { ...site.stores, documents: { ...documents, tasks } }
    expect(await fireSchedules({ ...parts, stores: behind })).toBe(0)
    expect(await site.stores.revisions.list(1, pageDocument(1, 'fr'))).toEqual(kept)
    await save('Encore un brouillon')
  })

  test('a schedule that can’t be done says why, and waits for somebody', async () => {
    as('editor')
    const { base } = await opened()
    await ask('PUT', `${HOME}/schedule`, { action: 'publish', at: '2026-11-21T09:00', base })
    const widgets = withHeading((await opened()).widgets, 'x', 900_010)
    await site.stores.documents.tasks.save(1, pageDocument(1, 'fr'), {
      action: 'publish',
      due: '2026-11-21T08:00:00.000Z',
      base,
      content: JSON.stringify({
        fields: {},
        widgets: widgets.map((widget) =>
          widget.id === 900_010 ? { ...widget, options: { text: 5 } } : widget,
        ),
      }),
      by: ANNE_ALONE,
      at: now.toISOString(),
    })
    now = new Date('2026-11-21T08:00:30Z')
    const warnings: string[] = []
    const warn = (message: string) => void warnings.push(message)
    expect(
      await fireSchedules({
        stores: site.stores,
        kinds: site.kinds,
        clock: () => now,
        ...FIRING,
        warn,
      }),
    ).toBe(0)
    expect(
      await fireSchedules({
        stores: site.stores,
        kinds: site.kinds,
        clock: () => now,
        ...FIRING,
        warn,
      }),
    ).toBe(0)
    expect(warnings).toHaveLength(1)
    expect((await opened()).schedules).toMatchObject([
      { action: 'publish', error: expect.stringContaining('« Titre »') },
    ])
    const { body } = await ask('GET', '/admin/api/drafts')
    expect(body['schedules']).toMatchObject([{ kind: 'page', ref: '1', name: 'Accueil' }])
    expect((await ask('DELETE', `${HOME}/schedule/publish`)).status).toBe(200)
    expect((await opened()).schedules).toEqual([])
  })

  test('a page goes off the site at its hour, and comes back with its next publication', async () => {
    as('editor')
    const contact = (await site.stores.pages.findByPath(1, '/contact'))?.id
    const page = `/admin/api/pages/${contact}/fr`
    const at = '2026-11-21T10:00'
    await ask('PUT', `${page}/schedule`, { action: 'unpublish', at, base: 0 })
    now = new Date('2026-11-21T09:00:00Z')
    const parts = { stores: site.stores, kinds: site.kinds, clock: () => now, ...FIRING }
    expect(await fireSchedules(parts)).toBe(1)
    expect((await site.get('/contact')).status).toBe(404)
    expect((await ask('POST', `${page}/draft/publish`, { base: 0 })).status).toBe(200)
    expect((await site.get('/contact')).status).toBe(200)
    expect((await ask('POST', `${page}/draft/unpublish`)).status).toBe(200)
    expect((await site.get('/contact')).status).toBe(404)
  })

  test('a secret link shows the draft to anybody, and to nobody once it is revoked', async () => {
    as('editor')
    await save('Pour le client seul')
    const { body } = await ask('POST', `${HOME}/shares`, {})
    const url = new URL(String(body['url']))
    expect(url.pathname).toMatch(/^\/apercu\/[\w-]{22}$/)
    expect(body['until']).toBe('2026-12-05T09:00:00.000Z')
    as('visitor')
    const shown = await site.get(url.pathname)
    expect(shown).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
    })
    expect(shown.body).toContain('Pour le client seul')
    expect(shown.body).toContain('name="robots" content="noindex')
    expect(await live()).not.toContain('Pour le client seul')
    const wrong = `${url.pathname.slice(0, -1)}${url.pathname.endsWith('A') ? 'B' : 'A'}`
    expect((await site.get(wrong)).status).toBe(404)
    now = new Date('2026-12-05T09:00:00Z')
    expect((await site.get(url.pathname)).status).toBe(404)
    now = new Date('2026-11-21T09:00:00Z')
    expect((await site.get(url.pathname)).status).toBe(200)
    as('editor')
    expect((await ask('DELETE', `${HOME}/shares/${String(body['id'])}`)).status).toBe(200)
    as('visitor')
    const gone = await site.get(url.pathname)
    expect(gone).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex, nofollow' } })
    expect((await site.get('/apercu/x')).status).toBe(404)
    as('editor')
    expect((await actions()).slice(0, 2).map(([action]) => action)).toEqual([
      'page.unshare',
      'page.share',
    ])
  })

  test('a page that was never published can be shown by its link', async () => {
    as('editor')
    const page = await site.stores.pages.insert(1, 1, {
      path: '/bientot',
      name: 'Bientôt',
      is_active: false,
    })
    const { body } = await ask('POST', `/admin/api/pages/${page.id}/fr/shares`, { days: 1 })
    as('visitor')
    expect((await site.get('/bientot')).status).toBe(404)
    const { pathname } = new URL(String(body['url']))
    expect((await site.get(pathname)).status).toBe(200)
    as('editor')
    expect((await ask('DELETE', `/admin/api/pages/${page.id}`)).status).toBe(200)
    as('visitor')
    expect((await site.get(pathname)).status, 'in the trash').toBe(404)
  })

  test('the panel before publishing names what is wrong, and the widget it stands in', async () => {
    as('editor')
    const { base, widgets } = await opened()
    const more = (id: number, type: string, options: object): DraftWidget => ({
      id,
      zone: 'content',
      type,
      version: 1,
      options: { ...options },
    })
    const html =
      '<h4>Trop bas</h4><p>Nous sommes spécialistes de la TVA. ' +
      '<a href="/nulle-part">ici</a> <a href="#absent">là</a> <a href="/contact">contact</a></p>' +
      '<img src="/media/absente.webp">'
    await ask('PUT', DRAFT, {
      base,
      fields: { description: '', title: 'x'.repeat(80) },
      widgets: [
        ...widgets,
        more(900_020, 'rich-text', { html }),
        more(900_021, 'image', { src: '/media/accueil/rien.webp' }),
        more(900_022, 'useful-figures', { group: 'paie-et-cotisations' }),
        more(900_023, 'heading', { text: 3 }),
        more(900_025, 'simulator', { tool: 'revision-de-loyer' }),
        more(900_024, 'call-to-action', { title: 'Ici', button: { link: 'page:9999', text: 'y' } }),
        more(900_026, 'hero', { actions: [BUTTON, { ...BUTTON, link: '/' }] }),
        more(900_027, 'announcement', { text: 'Fermé vendredi', link_text: 'Lire', link: '' }),
        more(900_028, 'announcement', { text: 'Fermé vendredi' }),
      ],
    })
    const { body } = await ask('GET', `${HOME}/checks`)
    const { findings } = body as unknown as Checks
    const said = (id: number | null) =>
      findings
        .filter(({ widgetId }) => widgetId === id)
        .map(({ check, severity, sentence }) => `${check} ${severity} ${sentence}`)
        .join('\n')
    expect(said(900_020)).toMatch(/copy look « .*spécialistes de la TVA/)
    expect(said(900_020)).toContain('« /nulle-part » mène à une page qui n’existe pas')
    expect(said(900_020)).toContain('« #absent » mène à un endroit de la page')
    expect(said(900_020)).toContain('« /contact » mène à « Contact », qui n’est pas en ligne')
    expect(said(900_020)).toContain('n’a pas de texte de remplacement')
    expect(said(900_020)).toContain('headings look « Trop bas » est un titre de niveau 4')
    expect(said(900_021)).toContain('n’est plus là')
    expect(said(900_021)).toContain('décorative')
    expect(said(900_022)).toContain('figures look')
    expect(said(900_026)).toBe(
      'links look « Texte du bouton » : « Être rappelé » ne s’affiche pas, car le lien est vide. Choisissez où il mène, ou effacez ce texte.',
    )
    expect(said(900_027)).toContain('« Lire » ne s’affiche pas')
    expect(said(900_028)).not.toContain('ne s’affiche pas')
    expect(said(900_025)).toContain('figures look')
    expect(said(900_023)).toContain('widgets blocks « Titre »')
    expect(said(null)).toContain('Le titre a')
    expect(said(null)).toContain('n’a pas de description')
    expect(findings.filter(({ severity }) => severity === 'blocks')).toHaveLength(1)
    const preview = await ask('GET', `${DRAFT}/preview`)
    expect(preview.text).toContain('Trop bas')
    as('lead-desk')
    expect((await ask('GET', `${DRAFT}/preview`)).status).toBe(403)
  })

  test('the panel before publishing names the page that bears the same title', async () => {
    as('editor')
    const { base, widgets } = await opened()
    const title = 'Deux fois le même titre'
    const twin = { path: '/jumelle', name: 'La jumelle', title, is_active: true }
    const { id } = await site.stores.pages.insert(1, 1, twin)
    await ask('PUT', DRAFT, { base, fields: { title }, widgets })
    const said = async () => (await ask('GET', `${HOME}/checks`)).text
    expect(await said()).toContain('La page « La jumelle » (/jumelle) porte le même titre')
    const third = { ...twin, path: '/triplee', name: 'La triplée' }
    const { id: other } = await site.stores.pages.insert(1, 1, third)
    expect(await said()).toMatch(/La page « La (jumelle|triplée) » .* et une autre page portent/)
    for (const one of [id, other]) await ask('DELETE', `/admin/api/pages/${one}`)
    expect(await said()).not.toContain('le même titre')
  })

  test('bodies are strict, and no path of a prototype gets through', async () => {
    as('editor')
    const { base, widgets } = await opened()
    expect((await ask('PUT', DRAFT, { base, widgets, is_secure: true })).status).toBe(422)
    expect((await ask('PUT', DRAFT, { base, widgets, fields: { path: '/autre' } })).status).toBe(
      422,
    )
    const [first] = widgets
    const poisoned = JSON.stringify({ base, widgets: [{ ...first, options: { a: 1 } }] }).replace(
      '"a":1',
      '"__proto__":{"x":1}',
    )
    const { statusCode } = await site.app.inject({
      method: 'PUT',
      url: DRAFT,
      headers: { 'content-type': 'application/json' },
      payload: poisoned,
    })
    expect(statusCode).toBe(400)
    expect((await ask('GET', '/admin/api/pages/99999/fr/draft')).status).toBe(404)
    expect((await ask('GET', `${HOME}/history/compare?from=99999&to=live`)).status).toBe(404)
  })
})

const ANNE_ALONE = { id: ANNE.id, name: ANNE.name }
