import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Target } from '#base/core/field/uses.ts'
import type { Use } from '#base/core/field/used-in.ts'
import type { Role } from '#base/core/session.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { createStores, type Stores } from '#app/stores.ts'
import type { Database } from '#app/tables.ts'
import { registry } from '#app/widgets.ts'
import { bareSite } from '../../../tests/bare-site.ts'
import { ownDatabase } from '../../../tests/own-database.ts'
import { sampled } from '../../../tests/exhaustive.ts'

const ENGINES: [string, () => Promise<DatabaseLocation>][] = [
  ['SQLite', async () => ({ file: ':memory:' })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
]

const AT = '2026-11-24T09:00:00.000Z'
const BY = { user_id: 'a', user_name: 'Anne', at: AT }
const PICTURE = '/media/provider/cabinet/equipe/xxbig.webp'
const MEDIUM: Target = { kind: 'media', ref: '/cabinet/equipe/' }
const PAGE: Target[] = [
  { kind: 'page', ref: '2' },
  { kind: 'address', ref: '/contact' },
]

/** « page Accueil », « layout En-tête, en anglais, draft ». */
const said = (uses: readonly Use[]) =>
  uses.map(
    ({ kind, title, lang, isDraft }) =>
      `${kind} ${title}${lang === 'en' ? ' en' : ''}${isDraft ? ' draft' : ''}`,
  )

describe.each(ENGINES)('where things are used on %s', (_engine, location) => {
  let db: Database
  let stores: Stores

  beforeAll(async () => {
    db = await openDatabase(await location())
    await migrate(db)
    stores = createStores(db, { report: () => {} })
  })
  afterAll(() => stores.close())

  const asked = (siteId: number, role: Role = 'super-admin') => ({ siteId, session: { role } })
  const usesOf = async (siteId: number, targets: readonly Target[], role?: Role) =>
    said(await stores.usesBy(registry).of(asked(siteId, role), targets))

  /** Two pages in two languages, and a layout. */
  async function site(): Promise<number> {
    const { id } = await stores.sites.create(bareSite({ isDefault: false }))
    await stores.layouts.create(id, { id: 1, name: 'Page', css_class: 'page' })
    await stores.pages.insert(id, null, { path: '/', name: 'Accueil' })
    await stores.pages.insert(id, 1, { path: '/contact', name: 'Contact' })
    return id
  }

  const widget = (type: string, options: object | string, version = 1) => ({
    zone: 'content',
    type,
    version,
    options: {},
    text: typeof options === 'string' ? options : JSON.stringify(options),
  })

  const onHome = (siteId: number, ...held: ReturnType<typeof widget>[]) =>
    stores.widgets.replace(siteId, { pageId: 1, lang: 'fr' }, held)

  const draft = (siteId: number, kind: string, ref: string, content: object | string, lang = '') =>
    db
      .insertInto('editorial_document')
      .values({
        site_id: siteId,
        kind,
        ref,
        lang,
        ...BY,
        counter: 1,
        what: 'saved',
        content: typeof content === 'string' ? content : JSON.stringify(content),
        live_hash: '',
        review_at: '',
      })
      .execute()

  const entry = (more: object) => ({
    id: 1,
    link: '',
    label: 'Entrée',
    childs: [],
    mediaPage: '',
    mediaLinkedObject: '',
    infos: '',
    ...more,
  })

  test('pages, layouts, menus, articles, opinions, redirects, settings, offices and theme', async () => {
    const id = await site()
    await onHome(id, widget('rich-text', { html: `<a href="page:2">x</a><img src="${PICTURE}">` }))
    await stores.widgets.replace(id, { layoutId: 1, part: 'header', lang: 'en' }, [
      widget('announcement', { text: 'x', link: '/contact' }),
    ])
    await db
      .updateTable('page')
      .set({ image: PICTURE })
      .where('site_id', '=', id)
      .where('id', '=', 2)
      .execute()
    await stores.menus.save(id, 1, 'Haut', {
      paramsMenu: { onlyLevelChoice: '' },
      menu: [entry({ childs: [entry({ link: '/contact?de=menu', mediaPage: PICTURE })] })],
    })
    await db
      .insertInto('article')
      .values({
        site_id: id,
        id: 7,
        lang: 'fr',
        title: 'La TVA',
        summary: '',
        slug: 'la-tva',
        html: '<a href="/contact">x</a>',
        motifs: '[]',
        date_published: AT,
        date_update: AT,
        external_key: '',
        medias_paths: '[{"index":"1","url":"/cabinet/equipe/{size}.webp"}]',
        copyright_year: '',
        duration: null,
        video: null,
        sanitiser_version: 1,
        author: '',
      })
      .execute()
    await db
      .insertInto('article_choice')
      .values({
        site_id: id,
        slug: 'autre',
        external_key: '',
        lang: 'fr',
        title: 'Autre',
        opinion: `<a href="page:2">x</a><img src="${PICTURE}">`,
        signature: '',
        opinion_at: AT,
        pinned_at: '',
        pinned_until: '',
        is_hidden: 0,
      })
      .execute()
    const redirect = { site_id: id, destination: 'page:2', lang: 'fr', is_wildcard: 0 } as const
    await db
      .insertInto('redirect')
      .values([
        { ...redirect, source: '/ancien', kind: 'manual' },
        { ...redirect, source: '/avant', kind: 'moved' },
      ])
      .execute()
    await db
      .insertInto('setting')
      .values({
        site_id: id,
        name: 'a_later_setting',
        value: `{"to":"/contact","src":"${PICTURE}"}`,
      })
      .execute()
    await db
      .updateTable('setting')
      .set({ value: '2' })
      .where('site_id', '=', id)
      .where('name', '=', 'news_page')
      .execute()
    await db
      .updateTable('site')
      .set({
        offices: JSON.stringify([{ key: 'a', name: 'A', page: 2, plan: PICTURE }]),
        theme: JSON.stringify({ light: { fond: `url(${PICTURE})` }, dark: {} }),
      })
      .where('id', '=', id)
      .execute()
    expect(await usesOf(id, PAGE)).toEqual([
      'page Accueil',
      'article La TVA',
      'layout En-tête en',
      'menu Haut',
      'opinion Autre',
      'redirect /ancien',
      'setting a_later_setting',
      'setting Page de toutes les actualités',
      'setting Bureaux',
    ])
    expect(await usesOf(id, [MEDIUM])).toEqual([
      'page Accueil',
      'page Contact',
      'article La TVA',
      'menu Haut',
      'opinion Autre',
      'setting a_later_setting',
      'setting Bureaux',
      'setting Apparence',
    ])
    // Another firm has the same numbers and addresses.
    expect(await usesOf(await site(), [...PAGE, MEDIUM])).toEqual([])
  })

  test('B6 what names a page in data-url alone', async () => {
    const id = await site()
    await onHome(id, widget('rich-text', { html: '<ul><li data-url="/contact">x</li></ul>' }))
    await draft(id, 'template', 'card/card-magazine', {
      html: '<p data-url="/contact">{{title}}</p>',
      css: '',
      js: '',
    })
    expect(await usesOf(id, PAGE)).toEqual(['page Accueil', 'template Carte d’actualité draft'])
  })

  test('drafts of every kind, planned publications and drafts of another version', async () => {
    const id = await site()
    const held = (options: object | string) => ({
      widgets: [{ id: 4, zone: 'content', type: 'rich-text', version: 1, options }],
      fields: {},
    })
    const html = `<a href="/contact">x</a><img src="${PICTURE}">`
    await draft(id, 'page', '1', held({ html }), 'fr')
    await draft(
      id,
      'layout',
      '1/footer',
      held(`{"html":"<a href=\\"page:2\\">","src":"${PICTURE}"`),
      'en',
    )
    await draft(id, 'menu', '5', {
      name: 'Bas',
      data: { menu: [entry({ childs: [entry({ link: 'page:2', mediaPage: PICTURE })] })] },
    })
    await draft(id, 'article', '7', {
      title: 'La paie',
      html: '<a href="/contact">x</a>',
      cover: { path: PICTURE },
    })
    await draft(id, 'template', 'card/card-magazine', { html, css: '', js: '' })
    await draft(id, 'form', 'contact', { link: 'page:2', src: PICTURE })
    await db
      .insertInto('editorial_task')
      .values({
        site_id: id,
        kind: 'page',
        ref: '2',
        lang: 'en',
        ...BY,
        action: 'publish',
        due: AT,
        counter: 1,
        content: JSON.stringify(held({ html })),
        lease: '',
        leased_until: '',
        error: '',
      })
      .execute()
    const everywhere = [
      'page Accueil draft',
      'page Page 2 en draft',
      'article La paie draft',
      'layout Pied de page en draft',
      'menu Bas draft',
      'template Carte d’actualité draft',
      'unknown Brouillon d’une autre version draft',
    ]
    expect(await usesOf(id, PAGE)).toEqual(everywhere)
    expect(await usesOf(id, [MEDIUM])).toEqual(everywhere)
    const [first, ...others] = await stores.usesBy(registry).of(asked(id), [MEDIUM])
    expect(first).toMatchObject({ ref: '1', href: '/pages/1/fr/edit?bloc=4' })
    expect(others.map(({ href }) => href)).toContain('/templates/card/card-magazine')
  })

  test('what is damaged, unknown or huge is searched as text', sampled(false), async () => {
    const id = await site()
    const filler = 'x'.repeat(2_000_000)
    for (const options of [
      `{"html":"<img src=\\"${PICTURE}\\">","to":"page:2"`,
      JSON.stringify([{ src: PICTURE, to: '/contact' }]),
      `${'{"a":'.repeat(20_000)}["page:2","${PICTURE}"]${'}'.repeat(20_000)}`,
      JSON.stringify({ html: `<p>${filler}</p><a href="page:2"></a><img src="${PICTURE}">` }),
    ]) {
      for (const type of ['rich-text', 'columns', 'later-type']) {
        await onHome(id, widget(type, options))
        expect(await usesOf(id, PAGE), `${type} ${options.slice(0, 60)}`).toEqual(['page Accueil'])
        expect(await usesOf(id, [MEDIUM])).toEqual(['page Accueil'])
      }
    }
    await onHome(id)
    for (const data of ['{', '[]', `{"menu":[{"childs":`.repeat(20_000)]) {
      await db.deleteFrom('menu').where('site_id', '=', id).execute()
      await db
        .insertInto('menu')
        .values({ site_id: id, id: 1, name: 'Haut', data: `${data}"page:2","${PICTURE}"` })
        .execute()
      expect(await usesOf(id, PAGE), data.slice(0, 20)).toEqual(['menu Haut'])
      expect(await usesOf(id, [MEDIUM])).toEqual(['menu Haut'])
    }
    await draft(id, 'page', '1', `{"widgets":"page:2 ${PICTURE}"`, 'fr')
    expect(await usesOf(id, [MEDIUM])).toEqual(['page Accueil draft', 'menu Haut'])
  })

  test('menus are found by the number that stands by default too, in widgets inside others', async () => {
    const id = await site()
    const [type, standing] = [...registry.values()].flatMap(({ type: name, options }) =>
      Object.entries(options.fields).flatMap(([, { kind, default: value }]) =>
        kind === 'menu' && value > 0 ? [[name, String(value)] as const] : [],
      ),
    )[0] ?? ['text-menu', null]
    const inner = (menu: object) => ({ id: 9, type: 'text-menu', version: 1, options: menu })
    await onHome(
      id,
      widget('columns', { columns: [{ widgets: [inner({ menu: 12 })] }] }),
      ...(standing === null ? [] : [widget(type, '{}')]),
    )
    const byMenu = await stores.usesBy(registry).ofKind(asked(id), 'menu')
    expect([...byMenu.keys()]).toEqual(standing === null ? ['12'] : ['12', standing])
    expect(await usesOf(id, [{ kind: 'menu', ref: '12' }])).toEqual(['page Accueil'])
    // A number that only begins like it is another.
    expect(await usesOf(id, [{ kind: 'menu', ref: '1' }])).toEqual([])
    const first = await stores.usesBy(registry).firstWidget(id, { kind: 'menu', ref: '12' })
    expect(first).toMatchObject({ type: 'text-menu', id: 9 })
    expect(await stores.usesBy(registry).firstWidget(id, { kind: 'menu', ref: '13' })).toBeNull()
  })

  test('telephones are found as they are dialled, however a text writes them', async () => {
    const id = await site()
    const paragraph =
      '<p>Au <a href="tel:01.99.00.12.34">01 99 00 12 34</a>, ou 01 99 00 12 35.</p>'
    const calling = { buttons: [{ text: 'Appeler', link: 'tel:+33199001236' }] }
    await onHome(id, widget('rich-text', { text: paragraph }), widget('buttons', calling))
    const byPhone = await stores.usesBy(registry).ofKind(asked(id), 'phone')
    expect([...byPhone.keys()].toSorted()).toEqual(['+33199001234', '+33199001236'])
    const target = { kind: 'phone', ref: '+33199001234' } as const
    expect(await usesOf(id, [target])).toEqual(['page Accueil'])
    expect(await usesOf(id, [{ ...target, ref: '+33199001235' }])).toEqual([])
  })

  test('addresses elsewhere are found as they are written, many at once too', async () => {
    const id = await site()
    const near = 'https://exemple.fr/aide?a=1&b=2'
    const far = 'HTTP://Exemple.org/café'
    await onHome(
      id,
      widget('rich-text', { html: `<a href="${near.replace('&', '&amp;')}#bas">x</a> ${far}` }),
      widget('call-to-action', { buttons: [{ text: 'Voir', link: `${far} (leur site)` }] }),
    )
    const html = '<a href="https://a.fr">x</a>'
    const held = { id: 9, zone: 'content', type: 'rich-text', version: 1, options: { html } }
    await draft(id, 'page', '2', { widgets: [held], fields: {} }, 'fr')
    const uses = stores.usesBy(registry)
    expect([...(await uses.ofKind(asked(id), 'web')).keys()].toSorted()).toEqual(
      [far, near, 'https://a.fr'].toSorted(),
    )
    const target = (ref: string): Target => ({ kind: 'web', ref })
    const each = await uses.ofEach(asked(id), [target(far), target('https://exemple.fr/')])
    expect([...each].map(([ref, found]) => [ref, said(found)])).toEqual([[far, ['page Accueil']]])
    const others = Array.from({ length: 40 }, (_one, at) => target(`https://a${at}.exemple.fr`))
    expect([...(await uses.ofEach(asked(id), [...others, target(near)])).keys()]).toEqual([near])
  })

  test('shared blocks are used by pages, and use what they hold themselves; so do models', async () => {
    const id = await site()
    await onHome(id, widget('shared-block', { block: 5 }))
    await draft(
      id,
      'layout',
      '1/footer',
      {
        widgets: [
          { id: 4, zone: 'footer', type: 'shared-block', version: 1, options: { block: 5 } },
        ],
      },
      'fr',
    )
    const block: Target = { kind: 'block', ref: '5' }
    expect(await usesOf(id, [block])).toEqual(['page Accueil', 'layout Pied de page draft'])
    const all = await stores.usesBy(registry).ofKind(asked(id), 'block')
    expect([...all].map(([ref, uses]) => [ref, said(uses)])).toEqual([
      ['5', ['page Accueil', 'layout Pied de page draft']],
    ])
    const text = { site_id: id, lang: 'fr', is_live: 1 as const }
    const content = (more: object) =>
      JSON.stringify({
        title: 'x',
        widgets: [{ id: 7, zone: 'content', type: 'rich-text', version: 1, options: more }],
      })
    await db
      .insertInto('editorial_text')
      .values([
        {
          ...text,
          kind: 'block',
          id: 5,
          title: 'Horaires',
          content: content({ html: `<img src="${PICTURE}">` }),
        },
        {
          ...text,
          kind: 'model',
          id: 6,
          title: 'Fiche',
          content: content({ html: '<a href="page:2">' }),
          is_live: 0,
        },
        {
          ...text,
          kind: 'later',
          id: 7,
          title: 'Plus tard',
          content: `{"to":"page:2","src":"${PICTURE}"}`,
        },
      ])
      .execute()
    await draft(id, 'block', '5', `{"title":"Nos horaires","src":"${PICTURE}"`)
    expect(await usesOf(id, [MEDIUM])).toEqual([
      'block Horaires',
      'block Bloc 5 draft',
      'unknown Brouillon d’une autre version draft',
    ])
    expect(await usesOf(id, PAGE)).toEqual([
      'model Fiche draft',
      'unknown Brouillon d’une autre version draft',
    ])
    expect((await stores.usesBy(registry).of(asked(id), PAGE))[0]?.href).toBe('/models/6?bloc=7')
    expect(await usesOf(await site(), [block, MEDIUM])).toEqual([])
  })

  test('a section of pages is asked for at once', async () => {
    const id = await site()
    const targets = Array.from({ length: 40 }, (_one, number): Target[] => [
      { kind: 'page', ref: String(100 + number) },
      { kind: 'address', ref: `/rubrique/page-${number}` },
    ]).flat()
    expect(await usesOf(id, targets)).toEqual([])
    await onHome(id, widget('rich-text', { html: '<a href="/rubrique/page-39/#x">x</a>' }))
    await stores.widgets.replace(id, { pageId: 2, lang: 'fr' }, [
      widget('agenda', { agenda_page: 117 }),
    ])
    await draft(id, 'page', '2', { widgets: [], fields: {}, note: 'page:139' }, 'fr')
    expect(await usesOf(id, targets)).toEqual([
      'page Accueil',
      'page Contact',
      'page Contact draft',
    ])
  })

  test('whoever may not read a place learns that there is one', async () => {
    const id = await site()
    await onHome(id, widget('rich-text', { html: '<a href="page:2">x</a>' }))
    await stores.redirects.save(id, { source: '/ancien', destination: '/contact', kind: 'manual' })
    await db
      .insertInto('setting')
      .values({ site_id: id, name: 'secret', value: '"/contact"' })
      .execute()
    await draft(id, 'template', 'card/card-magazine', { html: '<a href="/contact">' })
    const seen = await stores.usesBy(registry).of(asked(id, 'writer'), PAGE)
    expect(said(seen)).toEqual(['page Accueil', 'template  draft', 'redirect ', 'setting '])
    expect(JSON.stringify(seen)).not.toMatch(/secret|ancien|magazine/)
    expect(await usesOf(id, PAGE, 'editor')).toContain('redirect /ancien')
    expect(await usesOf(id, PAGE, 'editor')).toContain('setting ')
    expect(await usesOf(id, PAGE, 'developer')).toContain('setting secret')
    // A lead desk reads pages, and nothing of what is being written.
    await draft(id, 'page', '1', { widgets: [], fields: {}, note: 'page:2' }, 'fr')
    expect(await usesOf(id, PAGE, 'lead-desk')).toEqual([
      'page Accueil',
      'page  draft',
      'template  draft',
      'redirect ',
      'setting ',
    ])
  })
})
