import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  PageProperties,
  RemovalPreview,
  TreePage,
  TreePreview,
} from '#features/pages/contract/pages.ts'
import type {
  ImportReport,
  ListedRedirect,
  TriedAddress,
} from '#features/redirects/contract/redirects.ts'
import type { Role } from '#base/core/session.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'

const SITE = 1

let role: Role = 'editor'
let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ session: async () => sessionOf(role)() })
})
afterAll(() => site.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function ask(method: Method, path: string, payload?: object) {
  const { status, body } = await site.get(`/admin/api${path}`, {
    method,
    ...(payload ? { payload } : {}),
  })
  return { status, body: JSON.parse(body) }
}

/** What is given where nothing goes wrong. */
async function given<T>(method: Method, path: string, payload?: object): Promise<T> {
  const { status, body } = await ask(method, path, payload)
  expect(body.message).toBeUndefined()
  expect(status).toBe(200)
  return body
}

const lastAction = async () => (await site.stores.audit.list(SITE, { limit: 1 })).entries[0]?.action

/** A page of the test's own, live below the root. */
const newPage = (name: string, more: object = {}) =>
  given<PageProperties>('POST', '/pages', { parentId: 1, name, is_active: true, ...more })

const fieldsOf = async (id: number) => {
  const page = await given<PageProperties>('GET', `/pages/${id}`)
  const [texts] = page.texts
  if (texts === undefined) throw new Error('The page has no language.')
  return { page, texts }
}

describe('pages', () => {
  test('A2 the tree gives every page with its parent and its state', async () => {
    const { data } = await given<{ data: TreePage[] }>('GET', '/page-tree')
    expect(data).toHaveLength(206)
    const [root, first] = data
    expect(root).toMatchObject({ id: 1, parent: 0, path: '/', hasDraft: false, scheduled: [] })
    expect(first?.parent).toBe(1)
    const byId = new Map(data.map((page) => [page.id, page]))
    for (const { path, parent } of data.slice(1)) {
      const above = byId.get(parent)?.path ?? '?'
      expect(path.startsWith(above === '/' ? '/' : `${above}/`), path).toBe(true)
    }
  })

  test('A2 a list is sorted, searched, and given page by page', async () => {
    const query = (filter: object, more = '') =>
      `/pages?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`
    const list = await given<{ data: TreePage[]; total: number }>('GET', query({}, '&perPage=3'))
    expect(list.total).toBe(206)
    expect(list.data.map(({ id }) => id)[0]).toBe(1)
    expect(list.data).toHaveLength(3)
    const found = await given<typeof list>('GET', query({ q: 'ACTUALITES fil' }))
    expect(found.data.map(({ path }) => path)).toContain(
      '/vos-actualites/infos-pratiques/fil-dactualites',
    )
    const some = await given<typeof list>('GET', query({ id: [1, 3] }, '&sort=name&order=DESC'))
    expect(some.total).toBe(2)
    expect((await ask('GET', query({ whatever: 1 }))).status).toBe(422)
  })

  test('A2 every field of the record is there, and can be changed and comes back', async () => {
    const { id } = await newPage('Toutes les zones')
    const { page, texts } = await fieldsOf(id)
    expect(page).toMatchObject({ id, level: 1, module: 'main', record_id: 0, children: [] })
    expect(page.parents.map(({ path }) => path)).toEqual(['/'])
    expect(texts.documentTitle).toContain('{title}')
    const shared = {
      module: 'main2',
      action: 'zones',
      record_id: 4,
      record_model: 'Fiche',
      record_position: 2,
      modelclass: 'f',
      type: 'guide',
      image: '/media/a.jpg',
      layout_id: page.layouts[0]?.id,
    }
    const written = {
      title: 'Un titre',
      h1: 'Un grand titre',
      description: 'Une phrase.',
      keywords: 'a, b',
      infos: '{"review_at":"2027-01-31","autre":{"gardé":1},"testamotifs":["AEF"]}',
      is_active: false,
      is_secure: true,
      is_indexable: false,
      is_visible_bread_crumb: false,
    }
    const saved = await given<PageProperties>('PUT', `/pages/${id}`, {
      lang: 'fr',
      seen: texts.updated_at,
      texts: written,
      shared,
    })
    expect(saved).toMatchObject(shared)
    // Whatever was written by hand has lost its letter.
    expect(saved.texts[0]).toMatchObject({ ...written, auto_mod: 'sn' })
    const emptied = await given<PageProperties>('PUT', `/pages/${id}`, {
      lang: 'fr',
      texts: { title: '', description: '' },
    })
    expect(emptied.texts[0]).toMatchObject({ title: 'Toutes les zones', auto_mod: 'sntd' })
    expect(await lastAction()).toBe('page.update')
  })

  test('what is not a field, or not its value, is refused and changes nothing', async () => {
    const { id } = await newPage('Gardée')
    const before = await fieldsOf(id)
    const refused: object[] = [
      { lang: 'fr', texts: { lft: 3 } },
      { lang: 'fr', texts: {}, shared: { site_id: 2 } },
      { lang: 'fr', id: 3 },
      { lang: 'de' },
      { lang: 'fr', texts: { infos: '[1]' } },
      { lang: 'fr', texts: { infos: '{"a":' } },
      { lang: 'fr', texts: { infos: '{"__proto__":{"a":1}}' } },
      { lang: 'fr', texts: { infos: '{"review_at":"bientôt"}' } },
      { lang: 'fr', texts: { infos: '{"testamotifs":"AEF"}' } },
      { lang: 'fr', texts: { path: 'sans barre' } },
      { lang: 'fr', texts: { path: '/' } },
      { lang: 'fr', shared: { layout_id: 99 } },
      { lang: 'fr', shared: { image: '//ailleurs.example/a.png' } },
    ]
    for (const body of refused) {
      const answer = await ask('PUT', `/pages/${id}`, body)
      expect([answer.status, typeof answer.body.message], JSON.stringify(body)).toEqual([
        422,
        'string',
      ])
    }
    expect((await ask('PUT', '/pages/99999', { lang: 'fr' })).status).toBe(404)
    expect(await fieldsOf(id)).toEqual(before)
  })

  test('whoever was faster is not overwritten', async () => {
    const { id } = await newPage('Deux mains')
    const { texts } = await fieldsOf(id)
    await new Promise((resolve) => setTimeout(resolve, 2))
    const change = (h1: string) =>
      ask('PUT', `/pages/${id}`, { lang: 'fr', seen: texts.updated_at, texts: { h1 } })
    expect((await change('Un')).status).toBe(200)
    expect((await change('Deux')).status).toBe(409)
    expect((await fieldsOf(id)).texts.h1).toBe('Un')
  })

  test('A2 a new page gets the first free address below its parent', async () => {
    const first = await newPage('Même nom')
    const second = await newPage('Même nom', { is_active: false, position: 0 })
    expect([first.texts[0]?.path, second.texts[0]?.path]).toEqual(['/meme-nom', '/meme-nom-2'])
    expect(second.lft).toBe(2)
    expect((await site.get('/meme-nom')).status).toBe(200)
    expect((await site.get('/meme-nom-2')).status).toBe(404)
    expect((await ask('POST', '/pages', { parentId: 99999, name: 'X' })).status).toBe(404)
    expect((await ask('POST', '/pages', { parentId: 1, name: '  ' })).status).toBe(422)
  })

  test('L1 an English version is added where the site may have one', async () => {
    const { id } = await newPage('Traduite')
    const body = { lang: 'en', name: 'Translated' }
    await site.stores.sites.saveSettings(SITE, { basedoc_en: '' })
    expect((await ask('POST', `/pages/${id}/translations`, body)).status).toBe(422)
    await site.stores.sites.saveSettings(SITE, { basedoc_en: '1' })
    const page = await given<PageProperties>('POST', `/pages/${id}/translations`, body)
    expect(page.texts[1]).toMatchObject({ lang: 'en', path: '/en/translated', is_active: false })
    expect((await ask('POST', `/pages/${id}/translations`, body)).status).toBe(422)
  })
})

describe('the tree', () => {
  test('A4 a move is shown before, done, redirected, and undone', async () => {
    const parent = await newPage('Ancien parent')
    const page = await newPage('Qui bouge', { parentId: parent.id })
    await newPage('Dessous', { parentId: page.id })
    const other = await newPage('Nouveau parent')
    const preview = await given<TreePreview>('POST', `/pages/${page.id}/preview`, {
      move: { parentId: other.id },
    })
    expect(preview.addresses.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/ancien-parent/qui-bouge /nouveau-parent/qui-bouge',
      '/ancien-parent/qui-bouge/dessous /nouveau-parent/qui-bouge/dessous',
    ])
    expect((await site.get('/ancien-parent/qui-bouge')).status).toBe(200)

    const { change } = await given<{ change: number }>('POST', `/pages/${page.id}/move`, {
      parentId: other.id,
      position: 0,
    })
    const answer = await site.get('/ancien-parent/qui-bouge/dessous')
    expect([answer.status, answer.headers['location']]).toEqual([
      301,
      '/nouveau-parent/qui-bouge/dessous',
    ])
    await given('POST', `/page-changes/${change}/undo`)
    expect((await site.get('/ancien-parent/qui-bouge/dessous')).status).toBe(200)
    expect((await site.get('/nouveau-parent/qui-bouge')).status).toBe(404)
    expect((await ask('POST', `/page-changes/${change}/undo`)).status).toBe(422)
    expect(await site.stores.pages.check(SITE)).toEqual([])
  })

  test('A4 a rename tells what it changes, and which former address ends', async () => {
    const { id } = await newPage('Un nom')
    const renamed = await given<{ change: number; addresses: object[] }>(
      'POST',
      `/pages/${id}/rename`,
      { name: 'Autre nom' },
    )
    expect(renamed.addresses).toHaveLength(1)
    const back = { change: { lang: 'fr', texts: { name: 'Un nom' } } }
    expect(await given<TreePreview>('POST', `/pages/${id}/preview`, back)).toEqual({
      addresses: [{ pageId: id, name: 'Autre nom', lang: 'fr', from: '/autre-nom', to: '/un-nom' }],
      endedRedirects: ['/un-nom'],
    })
    expect((await fieldsOf(id)).texts.name).toBe('Autre nom')
    const same = await given<{ change: number | null }>('POST', `/pages/${id}/rename`, {
      name: 'Autre nom',
    })
    expect(same.change).toBeNull()
    await given('POST', `/page-changes/${renamed.change}/undo`)
    expect((await site.get('/un-nom')).status).toBe(200)
    expect((await site.get('/autre-nom')).status).toBe(404)
  })

  test('a page that can not go there is refused with a sentence', async () => {
    const page = await newPage('Sur place')
    const move = (parentId: number) => ask('POST', `/pages/${page.id}/move`, { parentId })
    expect((await move(page.id)).body.message).toContain('elle-même')
    expect((await move(99999)).status).toBe(422)
    expect((await ask('POST', '/pages/1/move', { parentId: page.id })).status).toBe(422)
  })

  test('A2 children are put in order', async () => {
    const { id } = await newPage('Ordre')
    const first = await newPage('Un', { parentId: id })
    const second = await newPage('Deux', { parentId: id })
    await given('PUT', `/pages/${id}/order`, { ids: [second.id, first.id] })
    expect((await fieldsOf(id)).page.children).toEqual([second.id, first.id])
    expect((await ask('PUT', `/pages/${id}/order`, { ids: [second.id] })).status).toBe(422)
  })

  test('A3 a copy has the widgets of its page and waits for its publication', async () => {
    const copy = await given<{ id: number; name: string }>('POST', '/pages/1/duplicate', {}).catch(
      () => null,
    )
    expect(copy).toBeNull()
    const tree = await site.stores.pages.tree(SITE, 'fr')
    const page = tree.find(({ path }) => path === '/contact')
    const widgets = await site.stores.widgets.of(SITE, { pageId: page?.id ?? 0, lang: 'fr' })
    const made = await given<{ id: number }>('POST', `/pages/${page?.id}/duplicate`, {})
    const copies = await site.stores.widgets.of(SITE, { pageId: made.id, lang: 'fr' })
    expect(copies.map(({ type }) => type)).toEqual(widgets.map(({ type }) => type))
    expect((await site.get('/contact-copie')).status).toBe(404)
    await given('PUT', `/pages/${made.id}`, { lang: 'fr', texts: { is_active: true } })
    expect((await site.get('/contact-copie')).status).toBe(200)
  })
})

describe('the bin', () => {
  test('a page goes with those below it, comes back, or is erased for good', async () => {
    const page = await newPage('Jetable')
    const below = await newPage('Dessous aussi', { parentId: page.id })
    const [target] = await site.stores.widgets.replace(SITE, { pageId: below.id, lang: 'fr' }, [
      { zone: 'content', type: 'heading', version: 1, options: {} },
    ])
    const linking = await newPage('Qui y mène')
    await site.stores.widgets.replace(SITE, { pageId: linking.id, lang: 'fr' }, [
      {
        zone: 'content',
        type: 'rich-text',
        version: 1,
        options: { html: `<a href="page:${below.id}#x">là</a>` },
      },
    ])
    const removal = await given<RemovalPreview>('GET', `/pages/${page.id}/removal`)
    expect(removal.pages.map(({ id }) => id)).toEqual([page.id, below.id])
    expect(removal.links).toEqual([
      {
        kind: 'page',
        ref: String(linking.id),
        lang: 'fr',
        isDraft: false,
        title: 'Qui y mène',
        href: expect.stringMatching(`^/pages/${linking.id}/fr/edit\\?bloc=\\d+$`),
      },
    ])

    const entry = await given<{ id: number }>('DELETE', `/pages/${page.id}`)
    expect((await site.get('/jetable/dessous-aussi')).status).toBe(404)
    const list = await given<{ data: object[]; days: number }>('GET', '/trash')
    expect(list.data[0]).toMatchObject({ id: entry.id, pages: 2, hasParent: true })

    await newPage('Jetable')
    const refusal = await ask('POST', `/trash/${entry.id}/restore`, {})
    expect(refusal.status).toBe(409)
    expect(refusal.body.taken).toMatchObject([{ path: '/jetable', proposed: '/jetable-2' }])
    const back = await given<{ path: string }>('POST', `/trash/${entry.id}/restore`, {
      withFreePaths: true,
    })
    expect(back.path).toBe('/jetable-2')
    expect((await site.get('/jetable-2/dessous-aussi')).status).toBe(200)
    expect(await site.stores.widgets.find(SITE, target?.id ?? 0)).not.toBeNull()
    expect((await ask('POST', `/trash/${entry.id}/restore`, {})).status).toBe(404)

    const again = await given<{ id: number }>('DELETE', `/pages/${page.id}`)
    expect(await given('POST', '/trash/purge', {})).toEqual({ erased: 0 })
    await given('DELETE', `/trash/${again.id}`)
    expect((await given<{ data: object[] }>('GET', '/trash')).data).toEqual([])
    expect(await lastAction()).toBe('page.erase')
    expect((await ask('DELETE', '/pages/1')).status).toBe(422)
  })

  test('J1 a writer looks at the tree and changes nothing of it', async () => {
    role = 'writer'
    try {
      expect((await ask('GET', '/page-tree')).status).toBe(200)
      for (const [method, path] of [
        ['POST', '/pages'],
        ['DELETE', '/pages/3'],
        ['POST', '/pages/3/move'],
        ['GET', '/trash'],
        ['GET', '/redirects'],
      ] as const) {
        expect((await ask(method, path, method === 'GET' ? undefined : {})).status).toBe(403)
      }
    } finally {
      role = 'editor'
    }
  })
})

describe('redirects', () => {
  const listOf = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }))
    const { data } = await given<{ data: ListedRedirect[] }>(
      'GET',
      `/redirects?perPage=500&filter=${filter}`,
    )
    return data
  }
  const at = (id: string) => `/redirects/${encodeURIComponent(id)}`
  const tried = (address: string) =>
    given<TriedAddress>('GET', `/redirects/try?address=${encodeURIComponent(address)}`)

  test('A4 a redirect is written, listed, changed and removed', async () => {
    const made = await given<ListedRedirect>('POST', '/redirects', {
      source: '/vieux-contact',
      destination: '/contact',
    })
    expect(made).toMatchObject({ id: 'manual:/vieux-contact', target: '/contact', problem: '' })
    expect((await site.get('/vieux-contact')).headers['location']).toBe('/contact')
    const second = await ask('POST', '/redirects', { source: '/vieux-contact', destination: '/' })
    expect([second.status, second.body.message]).toEqual([
      422,
      '« /vieux-contact » mène déjà à « /contact » : modifiez cette redirection-là.',
    ])
    const changed = await given<ListedRedirect>('PUT', at(made.id), {
      source: '/ancien-contact',
      destination: '/contact?de=ailleurs',
    })
    expect((await listOf('contact')).map(({ id }) => id)).toContain(changed.id)
    expect((await ask('GET', at(made.id))).status).toBe(404)
    await given('DELETE', at(changed.id))
    expect((await site.get('/ancien-contact')).status).toBe(404)
    expect(await lastAction()).toBe('redirect.remove')
  })

  test('A4 what would go round or is no address is refused', async () => {
    for (const [source, destination] of [
      ['/rond', '/rond'],
      ['sans-barre', '/contact'],
      ['/a', 'javascript:alert(1)'],
      ['/a', '//ailleurs.example'],
    ]) {
      expect((await ask('POST', '/redirects', { source, destination })).status).toBe(422)
    }
  })

  test('A4 the former address of a page follows it, and is not written by hand', async () => {
    const { id } = await newPage('Suivie')
    await given('POST', `/pages/${id}/rename`, { name: 'Suivie partout' })
    const [moved] = await listOf('/suivie')
    expect(moved).toMatchObject({ kind: 'moved', target: '/suivie-partout' })
    const body = { source: '/suivie', destination: '/' }
    expect((await ask('PUT', at(moved?.id ?? ''), body)).status).toBe(422)
  })

  test('A4 a file is imported line by line, after it was shown what it does', async () => {
    const text = [
      'Source;Destination',
      '/imp/a;/contact',
      'https://www.ancien.example/imp/%C3%A9t%C3%A9;/contact',
      '/imp/a;/',
      'rien;/contact',
      '/contact;/imp/b',
      '/imp/dossier/*;/le-cabinet/*',
      '/le-cabinet/*;/contact',
      '/imp/perdu;/nulle-part',
      '/imp/rond;/imp/rond',
      '/seul',
    ].join('\r\n')
    const dry = await given<ImportReport>('POST', '/redirects/import', { text })
    expect(dry.lines.map(({ line, outcome }) => `${line} ${outcome}`)).toEqual([
      '2 new',
      '3 new',
      '4 refused',
      '5 refused',
      '6 new',
      '7 new',
      '8 new',
      '9 new',
      '10 refused',
      '11 refused',
    ])
    const noteOf = (line: number) => dry.lines.find((one) => one.line === line)?.note
    expect(noteOf(4)).toContain('ligne 2')
    expect(noteOf(6)).toContain('répond à cette adresse')
    expect(noteOf(8)).toMatch(/\d+ pages continuent de répondre/)
    expect(noteOf(9)).toContain('Aucune page en ligne')
    expect(await listOf('/imp/')).toEqual([])

    const done = await given<ImportReport>('POST', '/redirects/import', { text, dryRun: false })
    expect(done).toEqual(dry)
    expect(await lastAction()).toBe('redirect.import')
    expect((await site.get('/imp/%C3%A9t%C3%A9')).headers['location']).toBe('/contact')
    expect((await site.get('/imp/dossier/equipe')).headers['location']).toBe('/le-cabinet/equipe')
    const again = await given<ImportReport>('POST', '/redirects/import', {
      text: '/imp/a,/contact\n/imp/perdu,/',
    })
    expect(again.counts).toEqual({ new: 0, replaces: 1, same: 1, refused: 0 })
  })

  test('A4 an address is tried step by step, by the rules that visitors meet', async () => {
    await given('POST', '/redirects', { source: '/essai/*', destination: '/essai2' })
    await given('POST', '/redirects', { source: '/essai2', destination: '/contact' })
    const way = await tried('https://www.example.fr/essai/x/?a=1')
    expect(way.steps.map(({ address }) => address)).toEqual([
      '/essai/x/?a=1',
      '/essai/x?a=1',
      '/essai2?a=1',
      '/contact?a=1',
    ])
    expect([way.end, way.steps[1]?.rule]).toEqual(['page', 'Redirection /essai/* → /essai2.'])
    expect((await tried('nulle-part')).end).toBe('lost')
    expect((await tried('/media/a.png')).end).toBe('file')
    const { id } = await newPage('Réservée')
    await given('PUT', `/pages/${id}`, { lang: 'fr', texts: { is_secure: true } })
    expect((await tried('/reservee')).end).toBe('sign-in')
    await given('POST', '/redirects', { source: '/dehors', destination: 'https://b.example/' })
    expect((await tried('/dehors')).end).toBe('elsewhere')
  })
})
