import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingsOfGroup } from '#base/core/settings/settings.ts'
import { SETTING_GROUPS, type SettingGroup } from '#base/core/settings/setting.ts'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import type { FirstSteps } from '#app/settings/contract/first-steps.ts'
import type { SettingsFacts } from '#features/sites/contract/settings-facts.ts'
import type { Role } from '#base/core/session.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'

const SITE = 1
const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[]

let role: Role = 'developer'
let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ session: async () => sessionOf(role)() })
})
afterAll(() => site.close())

interface Given {
  status: number
  body: {
    values: Record<string, unknown>
    base: string
    message: string
    faults: Record<string, string>
  }
}

async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object): Promise<Given> {
  const { status, body } = await site.get(`/admin/api${path}`, {
    method,
    ...(payload ? { payload } : {}),
  })
  return { status, body: JSON.parse(body) as Given['body'] }
}

/** Saves values of a part as a screen does: over what it was shown. */
async function save(part: string, values: object): Promise<Given> {
  const { body } = await ask('GET', `/settings/${part}`)
  return ask('PUT', `/settings/${part}`, { base: body.base, values })
}

const lastEntry = async () => (await site.stores.audit.list(SITE, { limit: 1 })).entries[0]

async function as<T>(other: Role, work: () => Promise<T>): Promise<T> {
  role = other
  try {
    return await work()
  } finally {
    role = 'developer'
  }
}

/** Another value that the setting may have. */
function changed(name: string, value: unknown): unknown {
  const odd: Record<string, unknown> = {
    site_email: 'accueil@test.example',
    phonetotext: '01 99 00 98 76',
    phonetolink: '+33199005432',
    providers: { order: ['library', 'http'], by_motif: { AEF: ['http'] } },
    provider_url: 'https://contenu.example/ajax/testa',
    provider_media_url: 'https://images.example',
    indexed_motifs: ['AEF'],
    reserved_motifs: ['AES'],
    reader_token: 'un-jeton-de-lecteurs-0001',
    image_size_list: 'xxbig',
    image_size_article: 'xbig',
    // One of the site's own names: others are the agency's to confirm (tests/hosts.test.ts).
    site_ndd: 'localhost',
    title_patterns: { home: '{nomcabinet}', office: '{town}', page: '{title}' },
    useful_figures: [],
    feed_sources: [],
    lead_recipients: [{ form: 'contact', offices: [], email: 'paie@test.example' }],
    absences: [
      {
        email: 'a@test.example',
        stand_in: 'b@test.example',
        from: '2026-12-01',
        until: '2026-12-05',
      },
    ],
    logo: '/media/provider/demo/logo/autre.svg',
    logo_dark: '/media/provider/demo/logo/autre.svg',
    logo_square: '/media/provider/demo/logo/autre.svg',
    firm_article: 'la',
    own_words: ['beffroi'],
    deadline_notes: [{ deadline: 'cfe', is_hidden: true, advice: 'Rien à faire.' }],
    own_deadlines: [{ title: 'Pièces', date: '2026-12-10', who: 'Clients', advice: '' }],
    own_pages: [{ page: 1 }],
    promoted_pages: [{ words: 'honoraires', page: 1 }],
    mail_from: 'bonjour@lhermine-dauval.example',
    mail_reply_to: 'accueil@test.example',
    reply_models: [{ title: 'Rendez-vous', text: 'Bonjour,' }],
  }
  if (name in odd) return odd[name]
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return value === '0' ? '1' : '0'
  const [member = ''] = Object.keys(value as object)
  return { ...(value as object), [member]: name === 'legal' ? '2026-01-31' : 'Autre' }
}

describe('L1 every setting makes the round trip', () => {
  test.each(GROUPS)('%s', async (group) => {
    const { body } = await ask('GET', `/settings/${group}`)
    const own = settingsOfGroup(group).filter(
      ({ isReadOnly, kind }) => !isReadOnly && kind !== 'secret',
    )
    const wanted = Object.fromEntries(
      own.map(({ name }) => [name, changed(name, body.values[name])]),
    )
    expect((await save(group, wanted)).status).toBe(200)
    expect((await ask('GET', `/settings/${group}`)).body.values).toEqual({
      ...body.values,
      ...wanted,
    })
    for (const { name } of own) expect(wanted[name], name).not.toEqual(body.values[name])
    const former = Object.fromEntries(own.map(({ name }) => [name, body.values[name]]))
    expect((await save(group, former)).body.values).toEqual(body.values)
  })
})

describe('secrets', () => {
  test('go in and never come out, neither in answers nor in the audit log', async () => {
    const secret = 'jeton-que-personne-ne-lit'
    const { body: before } = await ask('GET', '/settings/provider')
    expect(before.values['provider_token']).toBe(false)
    const answer = await save('provider', { provider_token: secret })
    expect(answer.body.values['provider_token']).toBe(true)
    expect((await site.stores.sites.find(SITE))?.settings.provider_token).toBe(secret)
    const again = await ask('GET', '/settings/provider')
    const entry = await lastEntry()
    expect(entry?.after).toEqual({ provider_token: 'remplacé' })
    expect(JSON.stringify([answer, again, entry])).not.toContain(secret)
    expect((await save('provider', { provider_name: 'Éditions' })).status).toBe(200)
    expect((await site.stores.sites.find(SITE))?.settings.provider_token).toBe(secret)
    await save('provider', { provider_token: '', provider_name: '' })
    expect((await site.stores.sites.find(SITE))?.settings.provider_token).toBe('')
  })
})

test('texts that call a number that is none of the firm’s are told, until it is', async () => {
  const stray = async () => {
    const { body } = await ask('GET', '/settings/stray-phones')
    return (body as unknown as { phones: { phone: string; uses: { title: string }[] }[] }).phones
  }
  expect(await stray()).toEqual([])
  const { body: before } = await ask('GET', '/settings/identity')
  await save('identity', { phonetotext: '01 99 00 98 76', phonetolink: '' })
  const offices = (await site.stores.sites.find(SITE))?.offices ?? []
  const moved = { phonetotext: '01 99 00 98 76', phonetolink: '+33199009876' }
  await site.stores.sites.saveOffices(
    SITE,
    offices.map((office) => ({ ...office, ...moved })),
  )
  const told = await stray()
  expect(told.map(({ phone }) => phone)).toEqual(['+33199001234'])
  const titles = told[0]?.uses.map(({ title }) => title) ?? []
  expect(titles.length).toBeGreaterThan(5)
  expect(titles).toContain('Espace client')
  await site.stores.sites.saveOffices(SITE, offices)
  await save('identity', { phonetotext: before.values['phonetotext'], phonetolink: '' })
  expect(await stray()).toEqual([])
})

describe('what is saved', () => {
  test('is noted with what changed, as it was and as it is', async () => {
    await save('identity', { nomcabinet: 'Cabinet Neuf', localite: 'Villebourg-sur-Aure' })
    expect(await lastEntry()).toMatchObject({
      action: 'settings.save',
      subject: 'settings:identity',
      title: 'Réglages « Le cabinet »',
      actor: { name: 'Rôle developer' },
      before: { nomcabinet: 'Cabinet Lhermine-Dauval' },
      after: { nomcabinet: 'Cabinet Neuf' },
    })
    expect((await site.get('/')).body).toContain('Cabinet Neuf')
    await save('identity', { nomcabinet: 'Cabinet Lhermine-Dauval' })
  })

  test('names fields of the group alone: others, dangerous ones and read-only ones are refused', async () => {
    for (const values of [
      { kiosque: '0' },
      { version_dump: '9' },
      { constructor: 'Autre' },
      { nomcabinet: 12 },
    ]) {
      const { status, body } = await save(
        'version_dump' in values ? 'advanced' : 'identity',
        values,
      )
      expect(status).toBe(422)
      expect(body.message).toMatch(/refusée/)
    }
    const { base } = (await ask('GET', '/settings/identity')).body
    const { statusCode } = await site.app.inject({
      method: 'PUT',
      url: '/admin/api/settings/identity',
      headers: { 'content-type': 'application/json' },
      payload: `{"base": "${base}", "values": {"__proto__": {"nomcabinet": "Autre"}}}`,
    })
    expect(statusCode).toBe(400)
    expect((await site.stores.sites.find(SITE))?.settings.kiosque).toBe('1')
  })

  test('a bad value is told in French by the field, and nothing of the rest is saved', async () => {
    const { status, body } = await save('identity', { site_email: 'contact', localite: 'Ailleurs' })
    expect(status).toBe(422)
    expect(Object.keys(body.faults)).toEqual(['values.site_email'])
    expect((await site.stores.sites.find(SITE))?.constants.localite).toBe('Villebourg-sur-Aure')
  })

  test('the sender of mails is an address that the host allows and that is this firm’s', async () => {
    for (const mail_from of [
      'a@autre.example',
      'a@example',
      'a@lhermine-dauval.example\r\nBcc: b@autre.example',
      'a@lhermine-dauval.example, b@autre.example',
    ]) {
      const { status, body } = await save('mails', { mail_from, mail_name: 'Autre' })
      expect(status, mail_from).toBe(422)
      expect(Object.keys(body.faults)).toEqual(['values.mail_from'])
    }
    const { status, body } = await save('mails', {
      mail_from: 'a@Lhermine-Dauval.example',
      mail_name: 'Le cabinet \u202Etenibac',
    })
    expect([status, body.values['mail_name']]).toEqual([200, 'Le cabinet tenibac'])
    expect((await save('mails', { mail_from: '', mail_name: '' })).status).toBe(200)
  })

  test('begins from what was shown: whoever comes second is told, and writes nothing', async () => {
    const { body } = await ask('GET', '/settings/trade')
    expect((await save('trade', { client_type: 'notaire' })).status).toBe(200)
    const late = await ask('PUT', '/settings/trade', {
      base: body.base,
      values: { client_type: 'avocat' },
    })
    expect(late.status).toBe(409)
    expect(late.body.message).toMatch(/entre-temps/)
    expect((await site.stores.sites.find(SITE))?.settings.client_type).toBe('notaire')
    await save('trade', { client_type: 'ec' })
  })
})

describe('rights', () => {
  test.each([
    ['identity', 'editor', 200, 200],
    ['identity', 'writer', 403, 403],
    ['offices', 'editor', 200, 200],
    ['pages', 'editor', 403, 403],
    ['theme', 'editor', 200, 200],
    ['theme', 'writer', 403, 403],
    ['brand', 'editor', 200, 200],
    ['brand', 'writer', 403, 403],
    ['hosts', 'editor', 403, 403],
    ['hosts', 'developer', 200, 403],
    ['hosts', 'super-admin', 200, 200],
    ['provider', 'editor', 200, 403],
    ['sources', 'lead-desk', 403, 403],
    ['pages', 'super-admin', 200, 200],
    ['identity', 'visitor', 401, 401],
    ['identity', 'client', 403, 403],
  ] as const)('%s to a %s: %i to read, %i to write', async (part, who, read, write) => {
    const { body } = await ask('GET', `/settings/${part}`)
    await as(who, async () => {
      expect((await ask('GET', `/settings/${part}`)).status).toBe(read)
      const given = await ask('PUT', `/settings/${part}`, { base: body.base, values: body.values })
      expect(given.status).toBe(write)
    })
  })
})

test('an absence that ends before it begins is told at its day, and the one before it stays', async () => {
  const away = { email: 'a@test.example', stand_in: 'b@test.example' }
  const right = { ...away, from: '2026-12-01', until: '' }
  expect((await save('requests', { absences: [right] })).status).toBe(200)
  const wrong = { ...away, from: '2026-12-05', until: '2026-12-01' }
  const refused = await save('requests', { absences: [right, wrong] })
  expect([refused.status, refused.body.faults]).toEqual([
    422,
    { 'values.absences.1.until': '« Au » vient avant « Du ».' },
  ])
  expect((await site.stores.sites.find(SITE))?.settings.absences).toEqual([right])
  await save('requests', { absences: [] })
})

describe('offices, colours and hosts', () => {
  test('an office is added, and the site shows it', async () => {
    const { body } = await ask('GET', '/settings/offices')
    const offices = body.values['offices'] as object[]
    const added = { ...offices[0], key: 'port', name: 'Bureau du port' }
    expect((await save('offices', { offices: [...offices, added] })).status).toBe(200)
    expect((await site.get('/')).body).toContain('Bureau du port')
    const twice = await save('offices', { offices: [added, added] })
    expect(twice.status).toBe(422)
    expect(twice.body.faults).toEqual({
      'values.offices.1.key': 'Un autre bureau a déjà la clé « port ».',
    })
    await save('offices', { offices })
  })

  test('the firm’s telephone is the one of its offices, read and dialled, until one has its own', async () => {
    const { body } = await ask('GET', '/settings/offices')
    const offices = body.values['offices'] as { phone: string; dialled: string }[]
    expect(offices.map(({ phone, dialled }) => [phone, dialled])).toEqual([
      ['', ''],
      ['', ''],
    ])
    expect((await save('identity', { phonetotext: '01 99 00 98 76' })).status).toBe(200)
    const contact = async () =>
      (await site.get('/contact')).body.match(/<a href="tel:\+33\d+">[^<]+<\/a>/g) ?? []
    const link = (dialled: string, read: string) => `<a href="tel:${dialled}">${read}</a>`
    expect(await contact()).toContain(link('+33199009876', '01 99 00 98 76'))
    const own = [{ ...offices[0], phone: '01 99 00 55 55' }, ...offices.slice(1)]
    expect((await save('offices', { offices: own })).status).toBe(200)
    expect(await contact()).toContain(link('+33199005555', '01 99 00 55 55'))
    expect(await contact()).toContain(link('+33199009876', '01 99 00 98 76'))
    const odd = [{ ...offices[0], phone: 'le standard' }, ...offices.slice(1)]
    const refused = await save('offices', { offices: odd })
    expect([refused.status, Object.keys(refused.body.faults)]).toEqual([
      422,
      ['values.offices.0.phone'],
    ])
    const word = await save('identity', { phonetotext: 'le standard' })
    expect([word.status, Object.keys(word.body.faults)]).toEqual([422, ['values.phonetotext']])
    await save('offices', { offices })
    await save('identity', { phonetotext: '01 99 00 12 34' })
    expect(await contact()).not.toContain(link('+33199009876', '01 99 00 98 76'))
  })

  test('a closing is told by cards and machines,', async () => {
    const now = new Date()
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
    const day = (date: Date) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(date)
    const { body } = await ask('GET', '/settings/offices')
    const offices = body.values['offices'] as object[]
    const closings = [{ from: day(later(-1)), until: day(later(40)), reason: 'Déménagement' }]
    const closed = offices.map((office) => ({ ...office, closings, note: 'Sonnez deux fois' }))
    expect((await save('offices', { offices: closed })).status).toBe(200)
    const contact = (await site.get('/contact')).body
    expect(contact).toMatch(/<p class="hours-closing">Fermé .*déménagement<\/p>/)
    expect(contact).toContain('<p class="hours-note">Sonnez deux fois</p>')
    const office = (await site.get('/le-cabinet/nos-bureaux/bureau-de-la-gare')).body
    expect(office).toContain(`"validFrom":"${day(later(-1))}","validThrough":"${day(later(40))}"`)
    await save('offices', { offices })
    expect((await site.get('/contact')).body).not.toContain('hours-closing')
  })

  test('a look changes the root of the pages and their sheet, and keeps colours that it is not given', async () => {
    const worn = async () => {
      const { body } = await site.get('/')
      const sheet = /href="(\/theme-[^"]+\.css)"/.exec(body)?.[1] ?? ''
      return { look: /<html [^>]*data-look="([^"]+)"/.exec(body)?.[1], sheet }
    }
    const before = await worn()
    expect(before.look).toBe('registre')
    expect((await site.get(before.sheet)).body).toContain('--serif:Fine,Fraunces')

    expect((await save('theme', { look: 'trame' })).status).toBe(200)
    const after = await worn()
    expect(after.look).toBe('trame')
    expect(after.sheet).not.toBe(before.sheet)
    const { body: sheet } = await site.get(after.sheet)
    expect(sheet).toContain('--serif:Fine,Archivo')
    expect(sheet).toContain('--radius-card:0px')
    expect(sheet).toContain(`--primary:${DEFAULT_THEME.light['primary']}`)
    expect(await lastEntry()).toMatchObject({ action: 'settings.save', title: 'Apparence du site' })

    const refused = await save('theme', { look: 'baroque' })
    expect([refused.status, refused.body.faults]).toEqual([
      422,
      {
        'values.look': 'Cette présentation n’existe pas : choisissez-en une de la galerie.',
      },
    ])
    expect((await worn()).look).toBe('trame')

    await save('theme', { look: 'registre' })
    expect(await worn()).toEqual(before)
    await site.stores.sites.saveTheme(SITE, DEFAULT_THEME)
  })

  test('what a site would wear in another look is shown, in its own colours or in those of the look', async () => {
    const own = await site.get('/admin/api/theme/looks/etude?colours=site')
    const brought = await site.get('/admin/api/theme/looks/etude')
    expect(own.headers['content-type']).toMatch(/^text\/css/)
    expect(own.body).toContain('--serif:Fine,Newsreader')
    expect(own.body).toContain('--primary:#0E4A4F')
    expect(brought.body).toContain('--primary:#6D1B23')
    const set = await site.get('/admin/api/theme/looks/etude?fonts=bodoni-figtree')
    expect(set.body).toContain('--serif:Fine,Bodoni')
    expect(set.body).toContain('--radius:2px')
    for (const absent of ['baroque', 'etude?fonts=comic']) {
      expect((await site.get(`/admin/api/theme/looks/${absent}`)).status).toBeGreaterThanOrEqual(
        400,
      )
    }
  })

  test('a colour changes, what the screen does not know of the theme stays', async () => {
    await site.stores.sites.saveTheme(SITE, {
      light: { ...DEFAULT_THEME.light, radius: '14px' },
      dark: DEFAULT_THEME.dark,
    })
    const { body } = await ask('GET', '/settings/theme')
    expect(body.values).toEqual({ look: 'registre', ...DEFAULT_THEME })
    const light = { ...DEFAULT_THEME.light, primary: '#123456' }
    expect((await save('theme', { light, dark: DEFAULT_THEME.dark })).status).toBe(200)
    expect((await site.stores.sites.find(SITE))?.theme.light).toEqual({ ...light, radius: '14px' })
    for (const primary of ['red', '#12', '#fff;}body{display:none', 'url(//x)']) {
      const { status } = await save('theme', { light: { primary }, dark: {} })
      expect(status, primary).toBe(422)
    }
    // The footer's ground comes and goes with a palette.
    const deep = '#401018'
    await save('theme', { light: { ...light, deep }, dark: DEFAULT_THEME.dark })
    expect((await site.stores.sites.find(SITE))?.theme.light).toMatchObject({
      deep,
      radius: '14px',
    })
    expect((await save('theme', { light: { deep: 'url(x)' }, dark: {} })).status).toBe(422)
    await save('theme', { light, dark: DEFAULT_THEME.dark })
    expect((await site.stores.sites.find(SITE))?.theme.light).not.toHaveProperty('deep')
    expect((await save('theme', { light: { radius: '0' }, dark: {} })).status).toBe(422)
    await site.stores.sites.saveTheme(SITE, DEFAULT_THEME)
  })

  test('A1 a host of another site is refused', async () => {
    const other = await site.stores.sites.find(SITE)
    if (other === null) throw new Error('The demo has no site.')
    const { id } = await site.stores.sites.create({
      ...other,
      id: 7,
      isDefault: false,
      hosts: ['pris.example'],
    })
    role = 'super-admin'
    const { status, body } = await save('hosts', { hosts: ['localhost', 'pris.example'] })
    expect([status, body.message]).toEqual([422, expect.stringMatching(/mène déjà au site 7/)])
    expect((await save('hosts', { hosts: ['localhost', 'neuf.example'] })).status).toBe(200)
    expect((await site.stores.sites.find(SITE))?.hosts).toEqual(['localhost', 'neuf.example'])
    role = 'developer'
    await site.stores.siteLifecycle.remove(id)
  })

  test('nobody takes the host away under which they work, unless the site is the default', async () => {
    const demo = await site.stores.sites.find(SITE)
    if (demo === null) throw new Error('The demo has no site.')
    const hosts = ['deux.example', 'www.deux.example']
    const { id } = await site.stores.sites.create({ ...demo, id: 8, isDefault: false, hosts })
    const headers = { host: 'deux.example' }
    role = 'super-admin'
    const shown = JSON.parse(
      (await site.get('/admin/api/settings/hosts', { headers })).body,
    ) as Given['body']
    const put = async (values: object) => {
      const payload = { base: shown.base, values }
      const { status, body } = await site.get('/admin/api/settings/hosts', {
        method: 'PUT',
        headers,
        payload,
      })
      return { status, body }
    }
    const refused = await put({ hosts: ['www.deux.example'] })
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.stringMatching(/Vous travaillez à l’adresse deux\.example/),
    ])
    expect((await site.stores.sites.find(id))?.hosts).toEqual(hosts)
    expect((await put({ hosts: ['deux.example'] })).status).toBe(200)
    role = 'developer'
    await site.stores.siteLifecycle.remove(id)
  })
})

describe('what the settings do', () => {
  test('pages are named under the switch they hang on, with how many stand below', async () => {
    const { body } = await ask('GET', '/settings/facts')
    const facts = body as unknown as SettingsFacts
    expect(facts.switched.kiosque).toEqual([{ name: 'Kiosque', path: '/kiosque', below: 2 }])
    expect(facts.switched.pack_crea).toHaveLength(2)
    expect(facts.legalGaps).toEqual([])
    expect(facts.defaults).toEqual({ providers: ['library'], segment: 'testa' })
    await save('legal', { legal: { ...(await legal()), siren: '' } })
    const after = (await ask('GET', '/settings/facts')).body as unknown as SettingsFacts
    expect(after.legalGaps).toEqual(['le numéro SIREN'])
    expect((await site.get('/')).headers['x-robots-tag']).toBe('noindex')
    await save('legal', { legal: { ...(await legal()), siren: '000 000 000' } })
  })

  const legal = async () =>
    (await ask('GET', '/settings/legal')).body.values['legal'] as Record<string, unknown>
})

describe('first steps', () => {
  test('L1 are shown until somebody ends them, each with its state', async () => {
    const before = (await ask('GET', '/first-steps')).body as unknown as FirstSteps
    expect(before.isOpen).toBe(true)
    expect(before.steps.find(({ key }) => key === 'identity')?.isDone).toBe(false)
    await save('identity', { nomcabinet: 'Cabinet Ardoin' })
    const named = (await ask('GET', '/first-steps')).body as unknown as FirstSteps
    expect(named.steps.find(({ key }) => key === 'identity')).toMatchObject({
      isDone: true,
      detail: 'Cabinet Ardoin, Villebourg-sur-Aure',
    })
    await as('writer', async () => {
      expect((await ask('POST', '/first-steps/finish', {})).status).toBe(403)
    })
    const [left] = named.leftovers
    expect(named.leftovers.length).toBeGreaterThan(3)
    const below = (await site.stores.pages.tree(SITE, 'fr')).find(({ path }) =>
      path.startsWith(`${left?.path}/`),
    )
    for (const id of [left?.id ?? 0, below?.id ?? 0]) {
      if (id > 0) await site.stores.pages.update(SITE, id, 'fr', { is_active: false })
    }
    expect((await site.get(left?.path ?? '')).status).toBe(404)
    const kept = await ask('POST', `/first-steps/pages/${left?.id}/keep`, {})
    expect(kept.status).toBe(200)
    expect((kept.body as unknown as FirstSteps).leftovers).toEqual(named.leftovers.slice(1))
    expect((await site.get(left?.path ?? '')).status).toBe(200)
    expect((await ask('POST', `/first-steps/pages/${left?.id}/keep`, {})).status).toBe(404)
    expect((await ask('POST', '/first-steps/finish', {})).status).toBe(200)
    expect((await site.stores.sites.find(SITE))?.settings.first_time).toBe('0')
    expect((await lastEntry())?.subject).toBe('settings:first_time')
    const after = (await ask('GET', '/first-steps')).body as unknown as FirstSteps
    expect(after.isOpen).toBe(false)
  })
})

describe('providers', () => {
  test('their state is for editors to see, trying and rereading is for developers', async () => {
    await as('editor', async () => {
      expect((await ask('GET', '/providers')).status).toBe(200)
      expect((await ask('POST', '/providers/reread', { id: 'http' })).status).toBe(403)
      expect((await ask('POST', '/providers/try-feed', {})).status).toBe(403)
    })
    await as('writer', async () => {
      expect((await ask('GET', '/providers')).status).toBe(403)
    })
    const bad = await ask('POST', '/providers/try-feed', { source: { url: 'ftp://x' } })
    expect(bad.status).toBe(422)
    expect(bad.body.faults['source.url']).toMatch(/http/)
  })
})
