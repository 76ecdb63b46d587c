import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pageDocument } from '#base/core/document.ts'
import { keepRevision } from '../../../../tests/stored-revision.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { called } from '#framework/cli/command.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { NO_LEGAL } from '#base/core/settings/legal.ts'
import { bareSite } from '../../../../tests/bare-site.ts'
import { onBothEngines } from '../../../../tests/exhaustive.ts'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { uncountedTables } from '../../../../tests/uncounted-tables.ts'
import { createSite } from './create.ts'
import { site } from './site.ts'

const NOW = '2026-04-15T10:00:00.000Z'
const BY = { id: 'u1', name: 'Zoé' }

onBothEngines('vitrine site', (engine) => {
  let folder: string
  let location: DatabaseLocation
  let stores: Stores
  let variables: Record<string, string>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-cli-site-'))
    location =
      engine === 'sqlite'
        ? { file: join(folder, 'vitrine.sqlite') }
        : { databaseUrl: await ownDatabase() }
    variables = { DATA_DIR: folder, SECRET: 'a-secret-of-tests-alone' }
    if (location.databaseUrl !== undefined) variables['DATABASE_URL'] = location.databaseUrl
    const db = await openDatabase(location)
    await migrate(db)
    stores = createStores(db)
    await fillTemplate()
  })
  afterAll(async () => {
    await stores.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** A site with something of everything that may be copied, and of what may not. */
  async function fillTemplate(): Promise<void> {
    await stores.sites.create(
      bareSite({
        name: 'Modèle',
        hosts: ['modele.fr'],
        settings: {
          ...DEFAULT_SETTINGS,
          site_ndd: 'modele.fr',
          site_email: 'modele@modele.fr',
          provider_token: 'secret-du-modele',
          reader_token: 'jeton-des-lecteurs-du-modele',
          id_client: '1987001',
          news_page: 2,
          legal: {
            ...NO_LEGAL,
            siren: '123456789',
            host: { name: 'Hébergeur', address: 'Lille', phone: '03' },
          },
        },
        constants: { ...DEFAULT_CONSTANTS, nomcabinet: 'Modèle', localite: 'Lille' },
        theme: { light: { primary: '#0E4A4F' }, dark: {} },
      }),
    )
    await stores.layouts.create(1, { id: 4, name: 'Page', css_class: 'page' })
    await stores.pages.insert(1, null, { path: '/', name: 'Accueil', layout_id: 4 })
    const news = await stores.pages.insert(1, 1, {
      path: '/news',
      name: 'Actualités',
      layout_id: 4,
    })
    await stores.pages.addTranslation(1, news.id, { lang: 'en', path: '/en/news', name: 'News' })
    await stores.pages.update(1, news.id, 'fr', { path: '/actualites' })
    const link = { type: 'rich-text', version: 1, options: { html: '<a href="page:2">Lire</a>' } }
    await stores.widgets.replace(1, { pageId: 1, lang: 'fr' }, [
      { ...link, id: 1459, zone: 'content' },
    ])
    await stores.widgets.replace(1, { layoutId: 4, part: 'footer', lang: 'fr' }, [
      { ...link, id: 1500, zone: 'content' },
    ])
    await stores.menus.save(1, 1509, 'Menu', { paramsMenu: { onlyLevelChoice: '1' }, menu: [] })
    await stores.articles.saveMotifs(1, [{ code: 'AEF', description: 'Fiscal' }])
    await stores.articles.save(1, article(7, 'la-tva'))
    for (const [name, isKept] of [
      ['photo', true],
      ['jetee', false],
    ] as const) {
      const media = await stores.media.add(1, medium(name))
      if (!isKept) await stores.media.remove(1, media.id)
      await written(`media/.sites/1/files/${name}/${name}.webp`, `image ${name}`)
      await written(`media/.sites/1/originals/${name}/original.jpg`, `original ${name}`)
    }
    await written('uploads/site-1/card/card-magazine.html', 'nouveau')
    await keepRevision(stores, 1, 1, 'fr', 'Zoé')
    await stores.audit.add(1, BY, { action: 'page.publish', subject: 'page:1', title: 'Accueil' })
    await stores.newsletter.subscribe(1, subscription('lectrice@exemple.fr'), NOW, () => [])
  }

  const written = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => null)

  async function run(...args: string[]) {
    const said = { out: '', err: '' }
    const terminal = {
      out: (text: string) => void (said.out += text),
      err: (text: string) => void (said.err += text),
      hasColours: false,
    }
    const code = await called(site, args, { terminal, variables, root: '/nowhere' })
    return { code, ...said }
  }

  let made = 1
  /** A copy of the template, with its id. */
  async function copied(...more: string[]): Promise<{ id: number; host: string }> {
    const host = `www.copie-${(made += 1)}.fr`
    const { err } = await run('create', '--host', host, '--name', 'Cabinet Neuf', ...more)
    expect(err).toBe('')
    return { id: (await stores.sites.findByHost(host))?.id ?? 0, host }
  }

  test('a new site has the template’s content under the same ids, and the firm’s own name', async () => {
    const { id, host } = await copied('--email', 'neuf@neuf.fr', '--host', 'Mélodie.fr:80')
    expect(await uncountedTables(location)).toEqual([])
    expect(await stores.sites.find(id)).toMatchObject({
      name: 'Cabinet Neuf',
      isDefault: false,
      hosts: [host, 'xn--mlodie-bva.fr'],
      settings: {
        site_name: 'Cabinet Neuf',
        site_email: 'neuf@neuf.fr',
        site_ndd: host,
        news_page: 2,
        provider_token: '',
        reader_token: '',
        id_client: '',
        first_time: '1',
        legal: { siren: '', host: { name: 'Hébergeur' } },
      },
      constants: { nomcabinet: 'Cabinet Neuf', localite: '', phonetotext: '' },
      offices: [],
      theme: { light: { primary: '#0E4A4F' } },
    })
    for (const lang of ['fr', 'en'] as const) {
      expect(await stores.pages.records(id, lang)).toEqual(await stores.pages.records(1, lang))
    }
    expect(await stores.pages.check(id)).toEqual([])
    for (const owner of [
      { pageId: 1, lang: 'fr' },
      { layoutId: 4, part: 'footer', lang: 'fr' },
    ] as const) {
      expect(await stores.widgets.of(id, owner)).toEqual(await stores.widgets.of(1, owner))
    }
    expect(await stores.menus.find(id, 1509)).not.toBeNull()
    expect(await stores.redirects.match(id, '/news')).toMatchObject({ destination: 'page:2' })
    expect(await stores.articles.motifs(id)).toEqual([{ code: 'AEF', description: 'Fiscal' }])
    // Ids go on where the template's ended.
    expect((await stores.pages.insert(id, 1, { path: '/x', name: 'X' })).id).toBe(3)
    expect((await stores.widgets.reserveIds(id, 1))[0]).toBe(1501)
  })

  test('N7 what speaks of the template’s firm alone waits off line, and is listed; what names it is cut', async () => {
    const own = await stores.pages.insert(1, 1, { path: '/histoire', name: 'Notre histoire' })
    const below = await stores.pages.insert(1, own.id, { path: '/histoire/1', name: 'Un' })
    await stores.sites.saveSettings(1, { own_pages: [{ page: own.id }], own_words: ['beffroi'] })
    await stores.pages.update(1, 1, 'fr', {
      title: 'Comptable à Lille',
      description: 'Deux. À Lille.',
    })
    const html =
      '<h2>Ici</h2><p>Sous le Beffroi.</p><h2>Chez nous</h2><p>Le site du Modèle.</p><p>Rue de Lille.</p>'
    await stores.widgets.replace(1, { pageId: below.id, lang: 'fr' }, [
      { type: 'rich-text', version: 1, options: { html }, id: 1700, zone: 'content' },
    ])
    const { out } = await run('create', '--host', 'liste.fr', '--name', 'Cabinet Neuf')
    expect(out).toContain('Encore du modèle :\n  /histoire, hors ligne : « Notre histoire »\n')
    const { id = 0 } = (await stores.sites.findByHost('liste.fr')) ?? {}
    const pages = new Map((await stores.pages.records(id, 'fr')).map((page) => [page.path, page]))
    expect(pages.get('/histoire/1')?.is_active).toBe(false)
    expect(pages.get('/')).toMatchObject({ is_active: true, title: '', description: 'Deux.' })
    expect(await stores.widgets.of(id, { pageId: below.id, lang: 'fr' })).toMatchObject([
      {
        options: JSON.stringify({
          html: '<h2>Chez nous</h2><p>Le site du Cabinet Neuf.</p>',
        }),
      },
    ])
    // Of the same town, the town is its own word too.
    const { out: same } = await run('create', '--host', 'meme.fr', '--name', 'Lille Conseil')
    expect(same).toContain('Notre histoire')
    const { id: other = 0 } = (await stores.sites.findByHost('meme.fr')) ?? {}
    expect((await stores.pages.findByPath(other, '/'))?.title).toBe('Comptable à Lille')
    await stores.pages.update(1, 1, 'fr', { title: '', description: '' })
    await stores.sites.saveSettings(1, { own_pages: [], own_words: [] })
    await stores.pages.remove(1, own.id)
  })

  test('media and templates are the site’s own files; what lies in the bin stays behind', async () => {
    const { id } = await copied()
    const media = await stores.media.list(id)
    expect(media).toMatchObject([
      { path: '/media/provider/cabinet/photo/photo.webp', createdBy: '' },
    ])
    expect(await stores.media.list(id, { isRemoved: true })).toEqual([])
    expect(await read(`media/.sites/${id}/files/photo/photo.webp`)).toBe('image photo')
    expect(await read(`media/.sites/${id}/originals/photo/original.jpg`)).toBe('original photo')
    expect(await readdir(join(folder, `media/.sites/${id}/files`))).toEqual(['photo'])
    expect(await read(`uploads/site-${id}/card/card-magazine.html`)).toBe('nouveau')
    expect((await readdir(join(folder, 'media/.sites'))).filter((name) => /\D/.test(name))).toEqual(
      [],
    )
  })

  test('nothing of the template’s people or past comes along; articles only when asked for', async () => {
    const { id } = await copied()
    const query = { motifs: ['AEF'], lang: 'fr', limit: 9, offset: 0, now: NOW } as const
    expect(await stores.newsletter.list(id)).toEqual([])
    expect(await stores.revisions.list(id, pageDocument(1, 'fr'))).toEqual([])
    expect((await stores.audit.list(id)).total).toBe(0)
    expect((await stores.articles.list(id, { ...query, motifs: ['AEF'] })).countArticle).toBe(0)
    const { id: other } = await copied('--articles')
    const articles = await stores.articles.list(other, { ...query, motifs: ['AEF'] })
    expect(articles.articles).toMatchObject([{ id: 7, slug: 'la-tva' }])
  })

  test('a site is made of any other one', async () => {
    const { id, host } = await copied()
    await stores.pages.insert(id, 1, { path: '/propre', name: 'Propre' })
    const { id: third } = await copied('--from', host)
    expect(await stores.pages.findByPath(third, '/propre')).not.toBeNull()
    expect(await stores.pages.findByPath(1, '/propre')).toBeNull()
  })

  test.each([
    ['modele.fr', 'Neuf', [], /mène déjà au site 1/],
    ['deux mots', 'Neuf', [], /n’est pas un nom d’hôte/],
    ['a..b', 'Neuf', [], /n’est pas un nom d’hôte/],
    ['neuf-.fr', 'Neuf', [], /n’est pas un nom d’hôte/],
    ['neuf.fr', '  ', [], /nom du cabinet est vide/],
    ['neuf.fr', 'A\u001b[2J', [], /caractères de commande/],
    ['neuf.fr', 'Neuf', ['--email', 'ici'], /n’est pas une adresse électronique/],
    ['neuf.fr', 'Neuf', ['--from', '4711'], /Aucun site ne répond à « 4711 »/],
    ['neuf.fr', 'Neuf', ['--from', 'inconnu.fr'], /Aucun site ne répond/],
  ])('a site %j « %s » %j is refused and leaves nothing', async (host, name, more, why) => {
    const before = [await readdir(join(folder, 'media/.sites')), await stores.sites.list()]
    expect(await run('create', '--host', host, '--name', name, ...more)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(why),
    })
    expect([await readdir(join(folder, 'media/.sites')), await stores.sites.list()]).toEqual(before)
  })

  test('when the files can’t be placed there is no site, and no file', async () => {
    const before = await stores.sites.list()
    const wish = { name: 'Neuf', hosts: ['place.fr'], email: '', withArticles: false }
    const templateVersion = await stores.sites.version(1)
    await expect(
      stores.siteLifecycle.copy(1, { ...wish, templateVersion }, async () => {
        throw new Error('disk')
      }),
    ).rejects.toThrow('disk')
    await expect(
      stores.siteLifecycle.copy(
        1,
        { ...wish, templateVersion: templateVersion - 1 },
        async () => {},
      ),
    ).rejects.toThrow(/vient d’être modifié/)
    expect(await stores.sites.list()).toEqual(before)
  })

  test('what a killed creation left under the next number goes', async () => {
    const [last] = (await stores.sites.list()).toReversed()
    const next = Math.max(last?.id ?? 0, removedId) + 1
    await written(`media/.sites/${next}/files/etranger/x.webp`, 'étranger')
    await written(`documents/${next}/guide.abc.3.pdf`, 'étranger')
    const { id } = await copied()
    expect(id).toBe(next)
    expect(await read(`media/.sites/${id}/files/etranger/x.webp`)).toBeNull()
    expect(await read(`documents/${id}/guide.abc.3.pdf`)).toBeNull()
  })

  test('hosts are shown, added, removed, replaced; the address follows a host that goes', async () => {
    const { id, host } = await copied()
    expect(await run('hosts', String(id))).toMatchObject({ code: 0, out: `${host}\n` })
    expect((await run('hosts', host, '--add', 'Autre.fr')).out).toBe(`${host}\nautre.fr\n`)
    const removed = await run('hosts', 'autre.fr', '--remove', host)
    expect(removed.out).toBe(
      'autre.fr\nLes adresses du site commencent maintenant par https://autre.fr.\n',
    )
    expect((await stores.sites.find(id))?.settings.site_ndd).toBe('autre.fr')
    expect(await run('hosts', 'autre.fr', '--remove', 'autre.fr')).toMatchObject({
      code: 1,
      err: expect.stringContaining('ne serait plus joignable'),
    })
    expect(await run('hosts', 'autre.fr', '--remove', 'inconnu.fr')).toMatchObject({
      code: 1,
      err: expect.stringContaining('n’est pas un hôte du site'),
    })
    expect(await run('hosts', 'autre.fr', '--set', 'modele.fr')).toMatchObject({
      code: 1,
      err: expect.stringContaining('mène déjà au site 1'),
    })
    expect((await stores.sites.find(id))?.hosts).toEqual(['autre.fr'])
  })

  test('the default site is another one, and back', async () => {
    const { id } = await copied()
    const versions = [await stores.sites.version(1), await stores.sites.version(id)]
    expect((await run('default', String(id))).out).toContain('est le site par défaut')
    expect((await stores.sites.findByHost('inconnu.fr'))?.id).toBe(id)
    expect(await stores.sites.version(1)).toBe((versions[0] ?? 0) + 1)
    expect(await stores.sites.version(id)).toBe((versions[1] ?? 0) + 1)
    await run('default', 'modele.fr')
    expect((await stores.sites.findByHost('inconnu.fr'))?.id).toBe(1)
    expect((await stores.sites.list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  let removedId = 0
  test('a site is removed with its files and the people that it alone had', async () => {
    const { id, host } = await copied()
    removedId = id
    const names = ['leaver', 'stayer'] as const
    for (const name of names) {
      await account(name)
      await stores.accounts.setRole(id, name, 'editor')
    }
    await stores.accounts.setRole(1, 'stayer', 'writer')
    await written(`sharing/${id}/abc.png`, 'x')
    const asked = await run('remove', host)
    expect(asked).toMatchObject({ code: 1, out: '' })
    expect(asked.err).toMatch(/2 pages, 1 thèmes, 1 médias, 2 accès de personnes.*--yes/s)
    expect(await stores.sites.find(id)).not.toBeNull()
    expect(await run('remove', host, '--yes')).toMatchObject({ code: 0, err: '' })
    expect(await stores.sites.find(id)).toBeNull()
    expect(await stores.accounts.find(1, { id: 'leaver' })).toBeNull()
    expect(await stores.accounts.find(1, { id: 'stayer' })).toMatchObject({ role: 'writer' })
    for (const name of [`media/.sites/${id}`, `uploads/site-${id}`, `sharing/${id}`]) {
      expect(await readdir(join(folder, name)).catch(() => null), name).toBeNull()
    }
    expect(await read('media/.sites/1/files/photo/photo.webp')).toBe('image photo')
  })

  test('the number of a site that was removed is never another’s', async () => {
    const { id, host } = await copied()
    await run('remove', host, '--yes')
    removedId = id
    const other = await copied()
    expect(other.id).toBe(id + 1)
  })

  test('the default site is not removed', async () => {
    expect(await run('remove', '1', '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('site par défaut'),
    })
    expect(await stores.sites.find(1)).not.toBeNull()
  })

  test('the list has a line for each site', async () => {
    const { id, host } = await copied()
    const lines = (await run('list')).out.trim().split('\n')
    expect(lines).toHaveLength((await stores.sites.list()).length)
    expect(lines[0]).toMatch(/^1 {2}modele\.fr, Modèle, 2 pages, version \d+, .*site par défaut$/)
    expect(lines.find((line) => line.includes(host))).toMatch(
      new RegExp(`^ *${id} {2}${host}, Cabinet Neuf, 2 pages, version 1, 0 Mo de fichiers$`),
    )
  })

  test('a template that is written to while its files are copied is copied anew', async () => {
    let reads = 0
    const busy: Stores = {
      ...stores,
      media: {
        ...stores.media,
        async list(siteId, query) {
          const media = await stores.media.list(siteId, query)
          if ((reads += 1) === 1) await stores.sites.saveConstants(1, { localite: 'Lille' })
          return media
        },
      },
    }
    const wish = { name: 'Neuf', hosts: ['occupe.fr'], email: '', withArticles: false }
    expect((await createSite(busy, folder, { id: 1 }, wish)).hosts).toEqual(['occupe.fr'])
    expect(reads).toBe(2)
  })

  test.each([
    [],
    ['create'],
    ['create', '--host', 'x.fr'],
    ['create', '--host', 'x.fr', '--name', 'X', 'de-trop'],
    ['create', '--nom', 'x'],
    ['list', 'x'],
    ['hosts'],
    ['hosts', '1', '--set', 'a.fr', '--add', 'b.fr'],
    ['default'],
    ['remove'],
    ['remove', '1', '2'],
    ['constructor'],
  ])('« %s %s %s %s » is not understood', async (...args) => {
    expect(await run(...args.filter((arg) => arg !== undefined))).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Usage'),
    })
  })

  async function account(id: string): Promise<void> {
    const at = stores.engine === 'postgres' ? new Date(NOW) : NOW
    await stores.accounts.database.db
      .insertInto('account_user')
      .values({
        id,
        name: id,
        email: `${id}@exemple.fr`,
        email_verified: stores.engine === 'postgres' ? true : 1,
        image: null,
        two_factor_enabled: null,
        is_super_admin: 0,
        disabled_at: '',
        last_sign_in_at: '',
        created_at: at,
        updated_at: at,
      })
      .execute()
  }
})

const medium = (name: string) => ({
  path: `/media/provider/cabinet/${name}/${name}.webp`,
  folder: '',
  name,
  alt: 'Une photo',
  decorative: false,
  caption: '',
  credit: '',
  focal: { x: 50, y: 50 },
  kind: 'image' as const,
  type: 'image/webp',
  width: 10,
  height: 10,
  bytes: 10,
  hash: 'abc',
  createdBy: 'Zoé',
})

const article = (id: number, slug: string) => ({
  id,
  lang: 'fr' as const,
  title: 'La TVA',
  summary: 'Résumé',
  slug,
  html: '<p>Texte</p>',
  motifs: ['AEF'],
  datePublished: '2026-04-01T08:00:00.000Z',
  dateUpdate: '2026-04-01T08:00:00.000Z',
  externalKey: '',
  mediasPaths: [],
  copyright_year: '',
  sanitiserVersion: 1,
  author: '',
})

const subscription = (email: string) => ({
  email,
  name: 'Anne',
  lang: 'fr' as const,
  list: 'letter' as const,
  about: '',
  form: 'newsletter',
  consent: { version: 'v1', text: 'Oui' },
})
