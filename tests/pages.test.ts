import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import type { Stores } from '#app/stores.ts'
import { createTestApp, seededStores, sessionOf, type TestApp, type TestParts } from './app.ts'
import { stallingEditorial } from './editorials.ts'
import { sampled } from './exhaustive.ts'
import { feed, newPage, place, SITE, text } from './scratch-page.ts'

const { site: demoSite } = await loadDemo()

const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const ALERT = "Une erreur est survenue, merci de contacter l'équipe de développement"

const PAGE_RECORD_FIELDS = [
  'action',
  'auto_mod',
  'description',
  'dm_page_children_id',
  'h1',
  'id',
  'image',
  'infos',
  'is_active',
  'is_indexable',
  'is_secure',
  'is_visible_bread_crumb',
  'keywords',
  'lang',
  'level',
  'lft',
  'modelclass',
  'module',
  'name',
  'pageid',
  'pagelink',
  'pagetitle',
  'record_id',
  'record_model',
  'record_position',
  'rgt',
  'slug',
  'title',
  'type',
]

const PRIVATE_SETTINGS = (
  'client_im first_time gmap_key site_email logo logo_dark logo_square logo_name firm_article ' +
  'feed_sources providers provider_media_url provider_token provider_url reserved_motifs reader_token ' +
  'legal useful_figures indexed_motifs provider_name title_patterns reply_models lead_recipients ' +
  'lead_reminder_hours absences own_words own_pages deadline_notes own_deadlines promoted_pages ' +
  'mail_name mail_from mail_reply_to mail_signature'
).split(' ')

const pagesOn = (engine: Stores['engine']) => {
  let site: TestApp
  let stores: Stores
  /** Apps over the same content, for another session or another provider. */
  const others: TestApp[] = []

  beforeAll(async () => {
    stores = await seededStores(engine)
    site = await createTestApp({ stores })
  })
  afterAll(async () => {
    for (const app of [site, ...others]) await app.close()
    await stores.close()
  })

  async function appWith(replaced: TestParts): Promise<TestApp> {
    const app = await createTestApp({ stores, ...replaced })
    others.push(app)
    return app
  }

  /** The JSON of one of the page's two script elements. */
  async function embedded(url: string, id: 'page-configuration' | 'site-context', app = site) {
    const { html } = await app.get(url)
    const script = html.one(`script#${id}`)
    expect(script.attr('type')).toBe('application/json')
    return JSON.parse(script.rawText)
  }

  describe('sites', () => {
    beforeAll(async () => {
      await stores.sites.create({
        id: 2,
        name: 'Cabinet d’à côté',
        isDefault: false,
        hosts: ['autre.example'],
        settings: {
          ...demoSite.settings,
          site_name: 'Cabinet d’à côté',
          provider_segment: 'autre',
          site_ndd: 'autre.example',
        },
        constants: { ...demoSite.constants, nomcabinet: 'Cabinet d’à côté' },
        offices: [],
        theme: { light: { paper: '#123456' }, dark: {} },
      })
      await stores.layouts.create(2, { id: 1, name: 'Site', css_class: '' })
      await stores.pages.insert(2, null, { path: '/', name: 'Accueil', title: 'Le voisin' })
      const home = await stores.pages.findByPath(2, '/')
      await stores.widgets.replace(2, { pageId: home?.id ?? 0, lang: 'fr' }, [
        {
          zone: 'content',
          version: 1,
          type: 'heading',
          options: { text: 'Chez nous', level: '1' },
        },
        { zone: 'content', version: 1, ...feed({ motifs: ['AEF'] }) },
      ])
    })

    test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', 'unknown.example', '', '[::1]:3000'])(
      'A1 the host « %s » gets the default site',
      async (host) => {
        const { status, html } = await site.get('/', { headers: { host } })
        expect(status).toBe(200)
        expect(html.one('title').text).toContain('Cabinet Lhermine-Dauval')
      },
    )

    test('A1 a site is chosen by its host and shows only its own content', async () => {
      const headers = { host: 'Autre.example:3000' }
      const home = await site.get('/', { headers })
      expect(home.html.one('title').text).toBe('Le voisin | Cabinet d’à côté')
      expect(home.html.one('h1').text).toBe('Chez nous')
      expect(home.html.texts('.feed-item')).toEqual([])
      expect(home.body).not.toMatch(/lhermine-dauval.example|tva-bien-passer/)
      expect(home.html.one('link[rel="canonical"]').attr('href')).toBe('https://autre.example/')

      const contact = await site.get('/contact', { headers })
      expect(contact.status).toBe(404)
      expect(contact.body).not.toMatch(/lhermine/i)
      expect(contact.html.attrs('.near-pages a', 'href')).toEqual(['/'])
    })

    test('A1 each site has its own theme sheet, redirects and provider segment', async () => {
      const headers = { host: 'autre.example' }
      const { html } = await site.get('/', { headers })
      const sheet = html
        .attrs('link[rel="stylesheet"]', 'href')
        .find((href) => href?.includes('theme-'))
      const own = await site.get(String(sheet), { headers })
      expect(own.body).toContain('--paper:#123456')
      expect((await site.get('/blog', { headers })).status).toBe(404)

      const call = (segment: string, host: string) =>
        site.get(`/ajax/${segment}/motifs/subscribed`, { method: 'POST', headers: { host } })
      expect((await call('autre', 'autre.example')).status).toBe(200)
      expect((await call('testa', 'autre.example')).status).toBe(404)
      expect((await call('testa', 'localhost')).status).toBe(200)
    })

    test('A1 absolute addresses never come from the Host header', async () => {
      const { body } = await site.get('/contact', { headers: { host: 'evil.example' } })
      expect(body).not.toContain('evil.example')
      expect(body).toContain('href="https://www.lhermine-dauval.example/contact"')
    })
  })

  describe('the page record', () => {
    test('A2 the home page is the root of the tree', async () => {
      const { page } = await embedded('/', 'site-context')
      expect(page).toMatchObject({
        id: 1,
        pageid: 1,
        module: 'main',
        action: 'root',
        name: 'Accueil',
        pagelink: '/',
        lft: 1,
        level: 0,
        record_id: 0,
        record_model: '',
        modelclass: '',
      })
      expect(page.pagetitle).toBe(page.title)
      expect(page.auto_mod).toMatch(/^[snthdk]*$/)
    })

    test('A2 the direct children are listed in tree order', async () => {
      const { page } = await embedded('/le-cabinet', 'site-context')
      const tree = await stores.pages.tree(SITE, 'fr')
      const children = tree.filter(
        ({ lft, rgt, level }) => lft > page.lft && rgt < page.rgt && level === page.level + 1,
      )
      expect(children.length).toBeGreaterThan(2)
      expect(page.dm_page_children_id).toEqual(children.map(({ id }) => id))
    })

    test('A2 a filled h1 is the only one, whatever titles stand on the page', async () => {
      const { path } = await newPage(
        site,
        [
          { type: 'heading', options: { text: 'Un titre', level: '1' } },
          { type: 'heading', options: { text: 'Un autre', level: '1' } },
          { type: 'hero', options: { title: 'Accroche' } },
        ],
        { h1: 'Le titre choisi' },
      )
      const { html } = await site.get(path)
      expect(html.texts('h1')).toEqual(['Le titre choisi'])
    })

    test('A2 a page without any title widget still has one h1: its name', async () => {
      const { path } = await newPage(site, [text('Un texte.')], { name: 'Sans titre' })
      const { html } = await site.get(path)
      expect(html.texts('h1')).toEqual(['Sans titre'])
    })

    test('A2 the h1 is still there when the widget that drew it is broken', async () => {
      const { path } = await newPage(
        site,
        [{ type: 'heading', options: { text: 'Titre', level: 'neuf' } }],
        { h1: 'Solide' },
      )
      const { html } = await site.get(path)
      expect(html.texts('h1')).toEqual(['Solide'])
    })

    test('A2 an article on a page without h1 takes the title; with one it steps back', async () => {
      const widgets = [
        { type: 'heading', options: { text: 'La rubrique', level: '1' } },
        feed({ request_type: 'article', motifs: ['AEF'] }),
      ]
      const query = '?title=lamortissement-explique-simplement'
      const free = await newPage(site, widgets)
      expect((await site.get(free.path)).html.texts('h1')).toEqual(['La rubrique'])
      const article = await site.get(free.path + query)
      expect(article.html.texts('h1')).toEqual(['L’amortissement expliqué simplement'])

      const titled = await newPage(site, widgets, { h1: 'Choisi' })
      const other = await site.get(titled.path + query)
      expect(other.html.texts('h1')).toEqual(['Choisi'])
      expect(other.html.one('h2.article-title').text).toBe('L’amortissement expliqué simplement')
    })
  })

  describe('zones and layouts', () => {
    test('A3 widgets stand in their zones, in order, aside beside content on the grid', async () => {
      const { path } = await newPage(site, [
        { ...text('premier'), zone: 'content' },
        { ...text('côté'), zone: 'aside' },
        { ...text('second'), zone: 'content' },
        { ...text('haut'), zone: 'top' },
        { ...text('bas'), zone: 'bottom' },
      ])
      const { html } = await site.get(path)
      expect(html.texts('main .widget-rich-text')).toEqual([
        'haut',
        'premier',
        'second',
        'côté',
        'bas',
      ])
      expect(html.texts('.row .col-lg-8 .widget-rich-text')).toEqual(['premier', 'second'])
      expect(html.texts('.row .col-lg-4 .widget-rich-text')).toEqual(['côté'])
    })

    test('A3 columns hold widgets side by side, each with its own root', async () => {
      const inner = (id: number, words: string) => ({ ...text(words), id, version: 1 })
      const { path } = await newPage(site, [
        {
          type: 'columns',
          options: {
            columns: [
              { width: 4, widgets: [inner(7001, 'gauche')] },
              { width: 8, widgets: [inner(7002, 'droite')] },
            ],
          },
        },
      ])
      const { html } = await site.get(path)
      expect(html.one('.row .col-md-4 [data-widget-id="7001"]').text).toBe('gauche')
      expect(html.one('.row .col-md-8 [data-widget-id="7002"]').text).toBe('droite')
    })

    test('A3 header and footer come from the layout, the same on every page of it', async () => {
      const [home, contact] = [await site.get('/'), await site.get('/contact')]
      const ids = (answer: typeof home, selector: string) =>
        answer.html.attrs(selector, 'data-widget-id')
      for (const selector of ['.widget-site-header', '.widget-site-footer']) {
        expect(ids(home, selector)).toHaveLength(1)
        expect(ids(contact, selector)).toEqual(ids(home, selector))
      }
      const plain = await newPage(site, [text('Sobre')], { layout_id: 2 })
      const { html } = await site.get(plain.path)
      expect(html.has('.widget-site-header')).toBe(false)
      expect(html.one('body').attr('class')).toContain('layout-sobre')
    })

    test('A3 every widget root says its id, type and state', async () => {
      const { html } = await site.get('/')
      const roots = html.all('[data-widget-id]')
      expect(roots.length).toBeGreaterThan(8)
      for (const root of roots) {
        expect(root.attr('data-widget-id')).toMatch(/^[1-9]\d*$/)
        expect(root.attr('data-widget-type')).toMatch(/^[a-z-]+$/)
        expect(['ready', 'empty']).toContain(root.attr('data-state'))
      }
      const ids = roots.map((root) => root.attr('data-widget-id'))
      expect(new Set(ids).size).toBe(ids.length)
    })
  })

  describe('path to page', () => {
    test.each([
      ['/contact/', '/contact'],
      ['/contact/?a=1&b=%C3%A9', '/contact?a=1&b=%C3%A9'],
      ['/le-cabinet/notre-histoire/', '/le-cabinet/notre-histoire'],
      ['/pas/de/page/?x', '/pas/de/page?x'],
      ['/caf%C3%A9/', '/caf%C3%A9'],
      ['/a%3Fb%23c/', '/a%3Fb%23c'],
      ['/%25/', '/%25'],
      ['/evil.example/', '/evil.example'],
    ])('A4 %s goes to %s for good', async (from, to) => {
      const { status, headers } = await site.get(from)
      expect([status, headers['location']]).toEqual([301, to])
    })

    test.each(['//evil.example/', '///evil.example/', '/%2F/evil.example/', '/%5Cevil.example/'])(
      'A4 %s never leads to another host',
      async (url) => {
        const { status, headers } = await site.get(url)
        expect([status, headers['location']]).toEqual([404, undefined])
      },
    )

    test('A4 an unknown address is a 404 page that proposes three near pages', async () => {
      const { status, html } = await site.get('/contcat')
      expect(status).toBe(404)
      expect(html.texts('h1')).toEqual(['Page introuvable'])
      expect(html.one('meta[name="robots"]').attr('content')).toContain('noindex')
      const near = html.attrs('.near-pages a', 'href')
      expect(near).toHaveLength(3)
      expect(near[0]).toBe('/contact')
      expect(html.has('link[rel="canonical"]')).toBe(false)
    })

    test('A4 near pages name the words of the address', async () => {
      const { html } = await site.get('/outils/lexiques/bilan')
      expect(html.attrs('.near-pages a', 'href')).toContain('/vos-outils/lexique/bilan')
    })

    test('A4 an address under /en/ is not found in English', async () => {
      const { status, html } = await site.get('/en/nowhere')
      expect(status).toBe(404)
      expect(html.one('html').attr('lang')).toBe('en')
      expect(html.texts('h1')).toEqual(['Page not found'])
    })

    test('A4 the redirect table sends on for good, by exact source and by prefix', async () => {
      const to = async (url: string) => {
        const { status, headers } = await site.get(url)
        return [status, headers['location']]
      }
      expect(await to('/actualites')).toEqual([301, ALL_NEWS])
      expect(await to('/blog')).toEqual([301, '/vos-actualites'])
      expect(await to('/blog/2019/un-article')).toEqual([301, '/vos-actualites'])

      await stores.redirects.save(SITE, {
        source: '/cartes-*',
        destination: 'https://maps.example/plan?ville=é',
        kind: 'manual',
      })
      expect(await to('/cartes-de-visite')).toEqual([301, 'https://maps.example/plan?ville=%C3%A9'])
    })

    test('A4 a page wins over a redirect from its address', async () => {
      await stores.redirects.save(SITE, {
        source: '/contact*',
        destination: '/le-cabinet',
        kind: 'manual',
      })
      expect((await site.get('/contact')).status).toBe(200)
      expect((await site.get('/contactez-nous')).headers['location']).toBe('/le-cabinet')
    })

    test('A4 a moved page is found at its former address, with its children and its query', async () => {
      const parent = await newPage(site, [text('parent')], { path: '/ancien', name: 'Ancien' })
      const child = await newPage(site, [text('enfant')], {
        parent: parent.id,
        path: '/ancien/enfant',
      })
      const target = await newPage(site, [text('cible')], { path: '/cible', name: 'Cible' })
      await stores.pages.move(SITE, parent.id, target.id)

      const moved = await site.get('/ancien?title=un-article')
      expect([moved.status, moved.headers['location']]).toEqual([
        301,
        '/cible/ancien?title=un-article',
      ])
      const grandchild = await site.get('/ancien/enfant')
      expect(grandchild.headers['location']).toBe('/cible/ancien/enfant')
      expect((await site.get('/cible/ancien/enfant')).html.one('.rich-text').text).toBe('enfant')

      await stores.pages.update(SITE, child.id, 'fr', { path: '/cible/ancien/renommé' })
      const renamed = await site.get('/cible/ancien/enfant')
      expect(renamed.headers['location']).toBe('/cible/ancien/renomm%C3%A9')
      expect((await site.get('/cible/ancien/renomm%C3%A9')).status).toBe(200)
    })

    test('A4 a moved English page is found in English', async () => {
      const page = await newPage(site, [text('français')], { path: '/bilingue' })
      await stores.pages.addTranslation(SITE, page.id, {
        lang: 'en',
        path: '/en/both',
        name: 'Both',
      })
      await stores.pages.update(SITE, page.id, 'en', { path: '/en/two-tongues' })
      expect((await site.get('/en/both')).headers['location']).toBe('/en/two-tongues')
    })

    test('A4 an inactive page is not found', async () => {
      const { path } = await newPage(site, [text('brouillon secret')], { is_active: false })
      const { status, body } = await site.get(path)
      expect(status).toBe(404)
      expect(body).not.toContain('brouillon secret')
    })

    test('A4 a secure page shows the sign-in in place: 401, and not what it is called', async () => {
      const { path } = await newPage(site, [text('contenu réservé')], {
        is_secure: true,
        title: 'Vos documents',
      })
      const answer = await site.get(path)
      expect(answer.status).toBe(401)
      expect(answer.headers['location']).toBeUndefined()
      expect(answer.html.one('title').text).toBe('Connexion | Cabinet Lhermine-Dauval')
      expect(answer.html.texts('h1')).toEqual(['Connexion'])
      expect(answer.html.all('main .rich-text p')).toHaveLength(1)
      expect(answer.html.one('meta[name="robots"]').attr('content')).toContain('noindex')
      expect(answer.body).not.toContain('contenu réservé')
    })

    test('A4 a client reads a secure page, and no cache keeps it', async () => {
      const { path } = await newPage(site, [text('contenu réservé')], { is_secure: true })
      const asClient = await appWith({ session: sessionOf('client') })
      const answer = await asClient.get(path)
      expect(answer.status).toBe(200)
      expect(answer.body).toContain('contenu réservé')
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    test('A4 a page or a site that is not indexable says noindex', async () => {
      const robots = async (path: string) =>
        (await site.get(path)).html.attrs('meta[name="robots"]', 'content')
      expect(await robots('/contact')).toEqual([])
      const hidden = await newPage(site, [], { is_indexable: false })
      expect(await robots(hidden.path)).toEqual(['noindex, follow'])

      await stores.sites.saveSettings(SITE, { site_indexable: '0' })
      expect(await robots('/contact')).toEqual(['noindex, follow'])
      await stores.sites.saveSettings(SITE, { site_indexable: '1' })
      expect(await robots('/contact')).toEqual([])
    })

    test('A4 a page out of the breadcrumb is left out there only', async () => {
      const parent = await newPage(site, [text('étage')], {
        name: 'Étage',
        is_visible_bread_crumb: false,
      })
      const trail = { type: 'breadcrumb', zone: 'top', options: {} }
      const child = await newPage(site, [trail], { parent: parent.id, name: 'Chambre' })
      await stores.pages.update(SITE, 2, 'fr', { is_visible_bread_crumb: true })
      expect((await site.get(parent.path)).status).toBe(200)
      expect((await site.get(child.path)).html.texts('.breadcrumb-item')).toEqual([])

      await stores.pages.update(SITE, parent.id, 'fr', { is_visible_bread_crumb: true })
      const { html } = await site.get(child.path)
      expect(html.texts('.breadcrumb-item')).toEqual(['Étage', 'Chambre'])
      expect(html.one('.breadcrumb-item a').attr('href')).toBe(parent.path)
      expect(html.one('.breadcrumb-item [aria-current="page"]').text).toBe('Chambre')
    })

    test('A4 HEAD answers like GET, without a body', async () => {
      const { status, headers, body } = await site.get('/contact', { method: 'HEAD' })
      expect([status, body]).toEqual([200, ''])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    })
  })

  describe('the development front path', () => {
    test('A5 a visitor of the production site finds nothing there', async () => {
      expect((await site.get('/dev.php')).status).toBe(404)
      expect((await site.get('/dev.php/contact')).status).toBe(404)
    })

    test('A5 a developer gets the same pages with debug on and prefixed links', async () => {
      const asDeveloper = await appWith({ session: sessionOf('developer') })
      const { status, html } = await asDeveloper.get('/dev.php/contact')
      expect(status).toBe(200)
      expect(JSON.parse(html.one('#page-configuration').rawText)).toMatchObject({
        script_name: '/dev.php/',
        debug: true,
      })
      expect(html.one('.brand').attr('href')).toBe('/dev.php')
      expect(html.one('meta[name="robots"]').attr('content')).toContain('noindex')
      expect(html.one('body').attr('class')).toContain('is-developer')
    })
  })

  describe('embedded data', () => {
    test('A6 the page configuration holds its four fields and nothing else', async () => {
      expect(await embedded('/', 'page-configuration')).toEqual({
        page_id: 1,
        culture: 'fr-FR',
        script_name: '/',
        debug: false,
      })
    })

    test('A6 a page outside the tree has the id 0', async () => {
      expect(await embedded('/nulle-part', 'page-configuration')).toMatchObject({ page_id: 0 })
    })

    test('A6 the site context holds the page record, public settings and constants', async () => {
      const context = await embedded('/', 'site-context')
      expect(Object.keys(context).toSorted()).toEqual(['constants', 'page', 'settings'])
      expect(Object.keys(context.page).toSorted()).toEqual(PAGE_RECORD_FIELDS)
      const settings = Object.keys(demoSite.settings).filter(
        (name) => !PRIVATE_SETTINGS.includes(name),
      )
      expect(Object.keys(context.settings).toSorted()).toEqual(settings.toSorted())
      expect(Object.keys(context.constants).toSorted()).toEqual(
        Object.keys(demoSite.constants).toSorted(),
      )
    })

    test('A6 private settings stand nowhere in a page', async () => {
      await stores.sites.saveSettings(SITE, {
        gmap_key: 'clef-des-cartes',
        site_email: 'boite.privee@lhermine-dauval.example',
        client_im: 'identifiant-im',
        provider_url: 'https://fournisseur-prive.example/api',
        provider_token: 'jeton-du-contrat',
      })
      for (const url of ['/', '/contact', ALL_NEWS, '/nulle-part']) {
        const { body } = await site.get(url)
        expect(body).not.toMatch(/clef-des-cartes|identifiant-im|first_time|-prive|jeton-du|bofip/)
        // A form names the address to write to; no other page does, and no embedded context.
        if (url !== '/contact') expect(body).not.toContain('boite.privee')
        const [, context = ''] = /id="site-context">(.*?)<\/script>/s.exec(body) ?? []
        expect(context).toContain('"settings"')
        expect(context).not.toContain('boite.privee')
      }
    })

    test('A6 nothing of one visitor is in a page; it comes from the context call', async () => {
      const headers = { 'user-agent': 'Navigateur-de-test', 'x-forwarded-for': '203.0.113.9' }
      const page = await site.get('/', { headers, remoteAddress: '203.0.113.7' })
      expect(page.body).not.toMatch(/203\.0\.113|Navigateur-de-test|isIpClientImpersonate/)
      expect(page.headers['set-cookie']).toBeUndefined()

      const { body, headers: sent } = await site.get('/ajax/context?dm_cpi=1&dm_xhr=1&_=1', {
        remoteAddress: '203.0.113.7',
      })
      expect(JSON.parse(body)).toEqual({ ip: '203.0.113.7', isIpClientImpersonate: false })
      expect(sent['cache-control']).toBe('no-store')
    })

    test('A6 isIpClientImpersonate says when a super-admin looks as another', async () => {
      const app = await appWith({ session: sessionOf('super-admin', { impersonating: true }) })
      const { body } = await app.get('/ajax/context')
      expect(JSON.parse(body)).toMatchObject({ isIpClientImpersonate: true })
    })

    test('A6 hostile texts stay inside their JSON, attribute or element', async () => {
      const hostile = `</script><script>alert(1)</script><!--"'&\u2028`
      const page = await newPage(
        site,
        [
          { type: 'breadcrumb', options: {} },
          { type: 'heading', options: { text: hostile, level: '1' } },
        ],
        { name: hostile, title: hostile, description: hostile, keywords: hostile },
      )
      const { body, html } = await site.get(page.path)
      expect(body.includes('<script>alert(1)')).toBe(false)
      expect(body.includes('<!--"')).toBe(false)
      expect(html.one('title').text).toContain('</script><script>alert(1)</script>')
      expect(html.one('meta[name="description"]').attr('content')).toBe(hostile)
      expect(html.one('h1').text).toContain('alert(1)')
      const { page: record } = JSON.parse(html.one('#site-context').rawText)
      expect(record.title).toBe(hostile)
      expect(html.all('script').filter((script) => script.attr('type') === null)).toEqual([])
    })

    test('A7 debug is off for visitors and on for a session that asks for it', async () => {
      expect(await embedded('/', 'page-configuration')).toMatchObject({ debug: false })
      const app = await appWith({ session: sessionOf('developer', { debug: true }) })
      expect(await embedded('/', 'page-configuration', app)).toMatchObject({ debug: true })
    })
  })

  describe('languages', () => {
    test('A8 a French page is in French', async () => {
      const { html } = await site.get(ALL_NEWS)
      expect(html.one('html').attr('lang')).toBe('fr')
      expect(html.one('a[data-filter=""]').text).toBe('Tous')
      expect(html.texts('.item-link').slice(0, 1)).toEqual(['Lire la suite'])
      expect(html.texts('.item-date')[0]).toMatch(/^\d{1,2}(?:er)?\s\p{L}+ 2026$/u)
    })

    test('A8 the English page has English labels, articles and culture, and the same page id', async () => {
      const { html } = await site.get('/en/news')
      expect(html.one('html').attr('lang')).toBe('en')
      expect(html.one('a[data-filter=""]').text).toBe('All')
      expect(html.texts('.item-link')[0]).toBe('Read more')
      expect(html.texts('.item-title')).toContain('Getting paid on time: a calm and firm routine')
      const english = JSON.parse(html.one('#page-configuration').rawText)
      expect(english.culture).toBe('en-GB')
      expect(english.page_id).toBe((await embedded(ALL_NEWS, 'page-configuration')).page_id)
      expect(html.attrs('link[hreflang]', 'hreflang')).toEqual(['fr', 'en', 'x-default'])
    })

    test('A8 the link of an English article leads to the article in English', async () => {
      const list = await site.get('/en/news')
      const link = list.html.one('.feed-item:first-child .item-link').attr('href') ?? ''
      const { headers } = await site.get(new URL(link, 'http://localhost/en/news').href.slice(16))
      expect(headers['location']).toMatch(/^\/en\/news\?title=[a-z0-9-]+$/)
      const article = await site.get(String(headers['location']))
      expect(article.html.one('.article-dates').text).toMatch(/^Published \d{1,2} \p{L}+ 2026/u)
      expect(article.html.one('.article-reading-time').text).toMatch(
        /^Estimated reading time: \d minutes?$/,
      )
      expect(article.html.one('.article-back').text).toBe('← All articles')
    })

    test('A8 an article link on an English page leads to the English news', async () => {
      const page = await newPage(site, [], { path: '/deux-langues' })
      await stores.pages.addTranslation(SITE, page.id, {
        lang: 'en',
        path: '/en/two-languages',
        name: 'Two languages',
      })
      const { headers } = await site.get('/en/two-languages?article=["AEF"]|an-article')
      expect(headers['location']).toBe('/en/news?title=an-article')
    })

    test('A8 French and English lists asked at the same instant are not mixed up', async () => {
      const [french, english] = await Promise.all([site.get(ALL_NEWS), site.get('/en/news')])
      expect(french.html.texts('.item-title')[0]).toMatch(/^TVA/)
      expect(english.html.texts('.item-title')).not.toContain(french.html.texts('.item-title')[0])
    })

    test('A8 a day is counted in Paris: an article of 22 h 30 UTC is of the next day', async () => {
      const { html } = await site.get(
        `${ALL_NEWS}?title=frais-professionnels-quelles-preuves-garder`,
      )
      expect(html.one('.article-dates').text).toBe(
        'Publié le 1er\u00A0avril 2026, mis à jour le 3\u00A0avril 2026',
      )
    })
  })

  describe('one widget never costs another', () => {
    const neighbours = (widget: { type: string; version?: number; options: unknown }) => [
      text('avant'),
      { id: 900_001, ...widget },
      text('après'),
    ]

    async function expectAlertBetweenNeighbours(path: string, app = site) {
      const { status, html } = await app.get(path)
      expect(status).toBe(200)
      expect(html.texts('.rich-text')).toEqual(['avant', 'après'])
      const broken = html.one('[data-widget-id="900001"]')
      expect(broken.attr('data-state')).toBe('error')
      expect(broken.one('.alert.alert-danger').text).toBe(`Widget 900001 : ${ALERT}`)
    }

    test('A9 a widget whose loader throws shows the alert between its neighbours', async () => {
      const clean = (html: string) => {
        if (html.includes('boum')) throw new Error('panne-interne : boum')
        return html
      }
      const app = await appWith({ clean })
      const page = await newPage(
        site,
        neighbours({ type: 'rich-text', options: { html: '<p>boum</p>' } }),
      )
      await expectAlertBetweenNeighbours(page.path, app)
      expect((await app.get(page.path)).body).not.toContain('panne-interne')
      expect(app.warnings.join()).toContain('panne-interne : boum')
      await place(site, page, [])
    })

    test('A9 a widget that is too slow shows the alert between its neighbours', async () => {
      const app = await appWith({
        editorialOf: () => stallingEditorial,
        limits: { widget: 400, providerCall: 60_000 },
      })
      const page = await newPage(site, neighbours(feed({ motifs: ['AEF'] })))
      await expectAlertBetweenNeighbours(page.path, app)
      await place(site, page, [])
    })

    test('A9 a slow widget inside columns costs neither the columns nor who stands beside it', async () => {
      const app = await appWith({
        editorialOf: () => stallingEditorial,
        limits: { widget: 400, providerCall: 60_000 },
      })
      const inner = (id: number, widget: { type: string; options: unknown }) => ({
        ...widget,
        id,
        version: 1,
      })
      const { path } = await newPage(site, [
        {
          type: 'columns',
          options: {
            columns: [
              { width: 6, widgets: [inner(7101, feed({ motifs: ['AEF'] }))] },
              { width: 6, widgets: [inner(7102, text('à côté'))] },
            ],
          },
        },
      ])
      const { html } = await app.get(path)
      expect(html.one('[data-widget-id="7102"]').text).toBe('à côté')
      expect(html.one('[data-widget-id="7101"] .alert').text).toBe(`Widget 7101 : ${ALERT}`)
    })

    test.each([
      ['of a version that is not known yet', { type: 'heading', version: 99, options: {} }],
      ['that are not an object', { type: 'heading', options: [1, 2] }],
      ['with a wrong value', { type: 'feed', options: { nb_items: 'cinq' } }],
      ['of a type nobody knows', { type: 'no-such-widget', options: {} }],
    ])('A9 options %s cost that widget only', async (_what, widget) => {
      const page = await newPage(site, neighbours(widget))
      await expectAlertBetweenNeighbours(page.path)
      await place(site, page, [])
    })

    test('A9 corrupt options in the database cost that widget only', async () => {
      const page = await newPage(site, neighbours(feed({ motifs: ['AEF'] })))
      const corrupt = await appWith({ stores: withCorruptOptions(stores, 900_001) })
      await expectAlertBetweenNeighbours(page.path, corrupt)
      await place(site, page, [])
    })
  })

  describe('without script', () => {
    test('A10 filters, pagination, articles and menus are plain links', async () => {
      const { html } = await site.get(`${ALL_NEWS}?page=2`)
      const links = (selector: string) => html.attrs(selector, 'href')
      expect(links('a[data-filter]')).toEqual([
        ALL_NEWS,
        ...['AEF', 'AEJ', 'AEM', 'AEP', 'AES'].map((code) => `${ALL_NEWS}?mo=%5B%22${code}%22%5D`),
      ])
      expect(links('nav[aria-label="Pagination"] a')).toContain(`${ALL_NEWS}?page=3`)
      for (const href of links('.feed-item a')) expect(href).toMatch(/^\/\?article=/)
      for (const href of links('#menu a')) expect(href).toMatch(/^(?:[/#]|tel:\+\d)/)
      expect(links('#menu a').length).toBeGreaterThan(10)
    })

    test('A10 images without script load by themselves or have a fallback', async () => {
      const { html } = await site.get('/')
      const pictures = html.all('.feed-item').filter((item) => item.has('img'))
      expect(pictures.length).toBeGreaterThan(5)
      for (const item of pictures) {
        expect(item.attrs('img', 'src').some((src) => src?.startsWith('/media/'))).toBe(true)
      }
    })
  })
}

describe('pages on sqlite', () => {
  pagesOn('sqlite')
})
describe('pages on postgres', sampled(false), () => {
  pagesOn('postgres')
})

/** The stores, with a widget whose stored text is no JSON. */
function withCorruptOptions(stores: Stores, widgetId: number): Stores {
  return {
    ...stores,
    widgets: {
      ...stores.widgets,
      async of(siteId, owner) {
        const widgets = await stores.widgets.of(siteId, owner)
        return widgets.map((widget) =>
          widget.id === widgetId ? { ...widget, options: '{"motifs": ["AEF"' } : widget,
        )
      },
    },
  }
}
