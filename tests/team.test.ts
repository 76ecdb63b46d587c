import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import { createSite } from '#app/commands/archive/create.ts'
import { findPerson } from '#features/privacy/service/known-person.ts'
import { namedPerson } from '#features/team/rules/person-content.ts'
import type { PersonFields } from '#features/team/rules/person-fields.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { htmlFaults } from './html.ts'
import { newPage } from './scratch-page.ts'

/** A picture of the firm's own. */
const OWN = '/media/provider/cabinet/claire-dauval/xxbig.webp'

let editor: TestApp
let writer: TestApp
let visitor: TestApp
let stores: Stores
beforeAll(async () => {
  editor = await createTestApp({ session: sessionOf('editor') })
  stores = editor.stores
  writer = await createTestApp({ session: sessionOf('writer'), stores })
  visitor = await createTestApp({ stores })
  // The demo has people of its own.
  for (const { id } of await stores.texts.all(1, 'person')) {
    await stores.texts.remove(1, 'person', id)
  }
  await stores.media.add(1, ownMedium())
})
afterAll(async () => {
  await visitor.close()
  await writer.close()
  await editor.close()
})

type Json = Record<string, unknown> & { id: number; message: string }

async function ask(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  site = editor,
): Promise<{ status: number; json: Json }> {
  const { status, body } = await site.get(`/admin/api${path}`, {
    method,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status, json: JSON.parse(body) as Json }
}

async function write(id: number, said: Partial<PersonFields>, base = 0) {
  const fields = { ...namedPerson('Claire Dauval'), ...said }
  return ask('PUT', `/team/${id}/draft`, { fields, base })
}

/** Somebody of the team who is live. */
async function published(name: string, said: Partial<PersonFields> = {}): Promise<number> {
  const { id } = (await ask('POST', '/team', { title: name })).json
  expect((await write(id, { ...namedPerson(name), ...said })).status).toBe(200)
  expect((await ask('POST', `/team/${id}/draft/publish`, { base: 1 })).status).toBe(200)
  return id
}

const shown = async (options: object): Promise<string> => {
  const { path } = await newPage(editor, [{ type: 'team', options }])
  const { status, body } = await visitor.get(path)
  expect(status).toBe(200)
  return body
}

const nodesOf = (html: string): Record<string, unknown>[] => {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? []
}

const personsOf = (html: string) => nodesOf(html).filter((node) => node['@type'] === 'Person')

test('a firm without any person draws the members that are typed, and nothing else', async () => {
  const members = [{ name: 'Claire Dauval', role: '', text: '' }]
  expect(await shown({ members })).toContain('Claire Dauval')
  expect(await shown({ from: 'all', title: 'Personne ici' })).not.toContain('Personne ici')
})

describe('somebody of the team', () => {
  test('begins with a name, and is told why they are not published', async () => {
    for (const refused of [{}, { title: ' ' }, { title: '\0' }, { title: 'A', lang: 'fr' }]) {
      expect((await ask('POST', '/team', refused)).status, JSON.stringify(refused)).toBe(422)
    }
    const { id } = (await ask('POST', '/team', { title: 'Inès de la Tour' })).json
    expect((await ask('GET', `/team/${id}/draft`)).json).toMatchObject({
      fields: { firstName: 'Inès', lastName: 'de la Tour' },
      text: { id, isLive: false },
    })
    const bad = {
      firstName: '',
      lastName: '\u202E',
      email: 'inès',
      phone: 'poste 4',
      link: 'javascript:x',
    }
    expect((await write(id, bad)).status).toBe(200)
    const { status, json } = await ask('POST', `/team/${id}/draft/publish`, { base: 1 })
    expect(status).toBe(422)
    expect((json['problems'] as { name: string }[]).map(({ name }) => name).toSorted()).toEqual([
      'email',
      'lastName',
      'link',
      'phone',
    ])
    expect((await ask('DELETE', `/team/${id}`)).status).toBe(200)
  })

  test('a name with quotes, markup and signs that turn the text is shown as it is meant', async () => {
    const id = await published('Zoé', {
      firstName: 'Zoé "Zo" <b>',
      lastName: '\u202Ed’Aix\0\u2066 & fils',
      role: '</script><script>alert(1)</script>',
    })
    const html = await shown({ from: 'chosen', persons: [{ person: id }] })
    expect(html).toContain('Zoé «\u00A0Zo\u00A0» &lt;b&gt; d’Aix &amp; fils')
    expect(html).not.toMatch(/[\0\u202E\u2066]/)
    expect(html).not.toContain('<script>alert(1)')
    expect(personsOf(html)).toMatchObject([{ name: 'Zoé «\u00A0Zo\u00A0» <b> d’Aix & fils' }])
    expect(await htmlFaults(html)).toEqual([])
    await ask('DELETE', `/team/${id}`)
  })

  test('stands on a page with portrait, contact and structured data', async () => {
    const id = await published('Claire Dauval', {
      role: 'Expert-comptable',
      text: 'Elle suit les sociétés : reprises et transmissions.',
      photo: OWN,
      offices: ['centre', 'nulle-part'],
      email: 'claire.dauval@exemple.fr',
      phone: '01 99 00 12 34',
      registration: 'Inscrite au tableau de l’Ordre',
      link: 'https://www.linkedin.com/in/exemple',
    })
    const html = await shown({ from: 'all', title: 'L’équipe' })
    const [source = ''] =
      /<source type="image\/avif"[^>]*>/.exec(html.slice(html.indexOf('team-portraits'))) ?? []
    expect(source).toContain('xxbig.avif?v=abcdef0123 1440w')
    expect(source).toContain('sizes="112px"')
    expect(html).toContain('href="mailto:claire.dauval@exemple.fr"')
    expect(html).toContain('href="tel:+33199001234"')
    expect(html).toContain('sociétés\u00A0: reprises')
    const [person] = personsOf(html)
    expect(person).toMatchObject({
      '@id': expect.stringMatching(new RegExp(`/#personne-${id}$`)),
      jobTitle: 'Expert-comptable',
      telephone: '+33199001234',
      sameAs: 'https://www.linkedin.com/in/exemple',
      worksFor: { '@id': expect.stringMatching(/\/#cabinet$/) },
      workLocation: [{ '@id': expect.stringMatching(/\/#bureau-centre$/) }],
    })
    expect(await htmlFaults(html)).toEqual([])
    await ask('DELETE', `/team/${id}`)
  })

  test('disappears with the trash and when taken off, comes back with both, and the checks say why', async () => {
    const id = await published('Mathieu Lhermine')
    const { path } = await newPage(editor, [
      { type: 'team', options: { from: 'chosen', persons: [{ person: id }] } },
    ])
    const isShown = async () => (await visitor.get(path)).body.includes('Mathieu Lhermine')
    expect(await isShown()).toBe(true)
    await ask('POST', `/team/${id}/draft/unpublish`)
    expect(await isShown()).toBe(false)
    const page = await stores.pages.findByPath(1, path)
    const { findings } = (await ask('GET', `/pages/${page?.id}/fr/checks`)).json as unknown as {
      findings: { sentence: string }[]
    }
    expect(findings.map(({ sentence }) => sentence).join()).toContain('n’est pas en ligne')
    await ask('POST', `/team/${id}/draft/publish`, { base: 2 })
    expect(await isShown()).toBe(true)
    await ask('DELETE', `/team/${id}`)
    expect(await isShown()).toBe(false)
    await ask('POST', `/team/${id}/restore`)
    expect(await isShown()).toBe(true)
    await ask('DELETE', `/team/${id}`)
  })

  test('is not removed by a writer while visitors see them', async () => {
    const id = await published('Odile Marchand')
    const refused = await ask('DELETE', `/team/${id}`, undefined, writer)
    expect(refused.status).toBe(403)
    expect(refused.json.message).toContain('Cette personne est en ligne')
    expect((await ask('PUT', '/team-order', { ids: [id] }, writer)).status).toBe(403)
    await ask('DELETE', `/team/${id}`)
  })

  test('keeps their place in the order, in the trash too; a new one stands behind', async () => {
    const [a, b, c] = [await published('A A'), await published('B B'), await published('C C')]
    const order = async () =>
      ((await ask('GET', '/person-choices')).json['data'] as { id: number }[]).map(({ id }) => id)
    expect(await order()).toEqual([a, b, c])
    expect((await ask('PUT', '/team-order', { ids: [c, 4_000, a] })).status).toBe(200)
    expect(await order()).toEqual([c, a, b])
    const d = await published('D D')
    expect(await order()).toEqual([c, a, b, d])
    await ask('DELETE', `/team/${a}`)
    await ask('POST', `/team/${a}/restore`)
    expect(await order()).toEqual([c, a, b, d])
    const names = [...(await shown({ from: 'all' })).matchAll(/team-name">(\w) /g)].map(
      ([, name]) => name,
    )
    expect(names).toEqual(['C', 'A', 'B', 'D'])
    for (const id of [a, b, c, d]) await ask('DELETE', `/team/${id}`)
  })
})

test('a portrait that is removed from the library gives way to the initials; the editor is told', async () => {
  const id = await published('Claire Dauval', { photo: OWN })
  const options = { from: 'chosen', persons: [{ person: id }] }
  expect(await shown(options)).toContain(`${OWN}?v=abc`)
  const [medium] = (await stores.media.list(1)).filter(({ path }) => path === OWN)
  const { uses } = (await ask('GET', `/media/${medium?.id}/uses`)).json
  expect(uses).toMatchObject([{ kind: 'person', title: 'Claire Dauval', href: `/team/${id}` }])
  await stores.media.remove(1, medium?.id ?? 0)
  const html = await shown(options)
  expect(html).not.toContain(OWN)
  expect(html).toContain('class="monogram')
  expect(JSON.stringify((await ask('GET', `/team/${id}/checks`)).json)).toContain(
    'plus dans la médiathèque',
  )
  await stores.media.restore(1, medium?.id ?? 0)
  await ask('DELETE', `/team/${id}`)
})

const ownMedium = () => ({
  path: OWN,
  name: 'Claire Dauval',
  folder: '',
  alt: 'Claire Dauval, à son bureau',
  decorative: false,
  caption: '',
  credit: '',
  focal: { x: 30, y: 20 },
  kind: 'image' as const,
  type: 'image/webp',
  width: 1440,
  height: 960,
  bytes: 1000,
  hash: 'abcdef0123456789',
  createdBy: 'Nina',
})

test('an article that somebody signs says who, and the typed author once they are gone', async () => {
  const id = await published('Claire Dauval', { role: 'Expert-comptable', email: 'c@exemple.fr' })
  const { id: article } = (await ask('POST', '/articles', { lang: 'fr' })).json
  const opened = (await ask('GET', `/articles/${article}/draft`)).json
  const fields = {
    ...(opened['fields'] as object),
    title: 'Une note signée',
    slug: 'une-note-signee',
    html: '<p>Texte.</p>',
    motifs: ['AEF'],
    personId: id,
    author: 'Le cabinet Ardoin',
  }
  const base = Number(opened['base'])
  await ask('PUT', `/articles/${article}/draft`, { fields, base })
  const done = await ask('POST', `/articles/${article}/draft/publish`, { base: base + 1 })
  expect(done.status).toBe(200)
  const authorOf = async () =>
    nodesOf((await visitor.get(String(done.json['path']))).body).find(
      (node) => node['@type'] === 'Article',
    )?.['author']
  const author = await authorOf()
  expect(author).toMatchObject({ name: 'Claire Dauval', jobTitle: 'Expert-comptable' })
  expect(author).not.toHaveProperty('email')
  await ask('DELETE', `/team/${id}`)
  expect(await authorOf()).toEqual({ '@type': 'Person', name: 'Le cabinet Ardoin' })
})

test('a contact card shows who works at the office where it is asked to', async () => {
  const id = await published('Hugo Perrin', { offices: ['gare'] })
  const card = async (options: object) =>
    (await visitor.get((await newPage(editor, [{ type: 'contact-card', options }])).path)).body
  expect(await card({ office: 'gare' })).not.toContain('Hugo Perrin')
  expect(await card({ office: 'gare', show_team: true })).toContain('Hugo Perrin')
  expect(await card({ office: 'centre', show_team: true })).not.toContain('Hugo Perrin')
  await ask('DELETE', `/team/${id}`)
})

test('a new firm gets neither the team nor its portraits nor who signs', async () => {
  const id = await published('Nadia Benali', { photo: OWN })
  const wish = { name: 'Deux', hosts: [], email: 'deux@exemple.fr', withArticles: true }
  const made = await createSite(stores, editor.dataDir, { id: 1 }, wish)
  expect(await stores.texts.all(made.id, 'person')).toEqual([])
  expect((await stores.media.list(made.id)).map(({ path }) => path)).not.toContain(OWN)
  for (const { id: article } of await stores.articleWrites.list(made.id)) {
    expect((await stores.articleWrites.find(made.id, article))?.personId).toBeUndefined()
  }
  await stores.siteLifecycle.remove(made.id)
  await ask('DELETE', `/team/${id}`)
})

describe('whoever left is found, exported and erased', () => {
  test.each([
    ['by a former address', 'ancienne@exemple.fr'],
    ['by a number', '01 99 00 77 77'],
    ['by their name', 'solene GUYADER'],
  ])('%s', async (_how, who) => {
    const id = await published('Solène Guyader', {
      email: 'ancienne@exemple.fr',
      phone: '01 99 00 77 77',
    })
    await write(id, { ...namedPerson('Solène Guyader'), email: 'autre@exemple.fr' }, 2)
    await ask('DELETE', `/team/${id}`)
    const { known } = await findPerson(stores, 1, who)
    expect(known.team.find((one) => one.id === id)).toMatchObject({
      name: 'Solène Guyader',
      places: { trash: 1 },
    })
    const desk = await createTestApp({ session: sessionOf('super-admin'), stores })
    const erased = await ask('POST', '/persons/erase', { who }, desk)
    expect(erased.status).toBe(200)
    expect(
      (await stores.documentContents.list(1, 'person')).filter(({ key }) => key.ref === String(id)),
    ).toEqual([])
    const log = await stores.audit.list(1, { subject: `person:${id}` })
    expect(log.entries.length).toBeGreaterThan(1)
    expect(JSON.stringify(log)).not.toContain('Guyader')
    await expect(findPerson(stores, 1, who)).rejects.toMatchObject({ reason: 'absent' })
    await desk.close()
  })
})

test('five hundred persons are listed, put in order and shown', async () => {
  for (let one = 1; one <= 500; one += 1) {
    await stores.texts.write(1, 'person', {
      id: await stores.texts.reserveId(1),
      lang: '',
      title: `P ${one}`,
      content: JSON.stringify({ fields: namedPerson(`Prénom${one} Nom${one}`) }),
      isLive: true,
    })
  }
  const ids = ((await ask('GET', '/person-choices')).json['data'] as { id: number }[]).map(
    ({ id }) => id,
  )
  expect(ids.length).toBe(500)
  expect((await ask('PUT', '/team-order', { ids: ids.toReversed() })).status).toBe(200)
  const html = await shown({ from: 'all' })
  expect(html.match(/class="team-member"/g)?.length).toBe(500)
  expect(html.indexOf('Nom500')).toBeLessThan(html.indexOf('Nom499'))
})
