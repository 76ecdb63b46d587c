import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileTemplate } from '#features/templates/engine/template.tsx'
import { TEMPLATE_NAMES } from '#features/templates/rules/template-name.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listItem, providerOf } from './editorials.ts'
import { listening, rawRequest } from './raw-request.ts'
import { feed, newPage, SITE } from './scratch-page.ts'

let site: TestApp
let port: number

beforeAll(async () => {
  site = await createTestApp({
    // What takes longer on a busy machine is not what is looked at.
    limits: { widget: 30_000 },
    editorialOf: () =>
      providerOf([
        listItem(1, {
          title: 'Titre',
          summary: 'Un résumé.',
          motifs: ['AEF'],
          mediasPaths: '[{"index":"24-11","url":"/a.webp","copyright":"Agence"}]',
          datePublished: '2026-04-01T08:00:00.000Z',
          dateUpdate: '2026-04-03T08:00:00.000Z',
          source: { name: 'BOFiP', url: 'https://bofip.example/1', licence: '', icon: '' },
        }),
      ]),
  })
  port = await listening(site.app)
})
afterAll(() => site.close())

async function upload(path: string, content: string): Promise<void> {
  const file = join(site.dataDir, 'uploads', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

describe('what a template is given', () => {
  /** A template that shows one variable, on a page with these options. */
  async function valueOf(name: string, options: Record<string, unknown> = {}): Promise<string> {
    await upload(
      `champs/card/${name.toLowerCase().replaceAll('_', '-')}.html`,
      `<p class="seen feed-item">{{${name}}}</p>`,
    )
    const template = `card/${name.toLowerCase().replaceAll('_', '-')}`
    const { path } = await newPage(site, [
      feed({ motifs: ['AEF'], template, template_dir: 'champs', ...options }),
    ])
    return (await site.get(path)).html.one('.seen').text
  }

  test.each([
    ['title', 'Titre'],
    ['resume', 'Un résumé.'],
    ['image1', '/media/provider/a.webp'],
    ['date', '2026-04-01T08:00:00.000Z'],
    ['updateDate', '2026-04-03T08:00:00.000Z'],
    ['dateListing', '01/04/2026'],
    ['pagelink', '/?article=[%22AEF%22]|article-1'],
    ['link', '?article=[%22AEF%22]|article-1'],
    ['motif', 'Fiscal'],
    ['text', 'Lire la suite'],
    ['dateArticle', '01/04/2026'],
    ['dateArticleUpdate', '03/04/2026'],
    ['media_copyright', 'Agence'],
    ['custom_class', 'feed-item-first'],
    ['source_name', 'BOFiP'],
    ['source_url', 'https://bofip.example/1'],
    ['source_label', 'Source\u00A0: BOFiP'],
  ])('F0 the variable %s', async (name, value) => {
    expect(await valueOf(name)).toBe(value)
  })

  test('F0 resume and dateListing are empty when the widget hides them', async () => {
    expect(await valueOf('resume', { show_item_resume: false })).toBe('')
    expect(await valueOf('dateListing', { display_date: false })).toBe('')
  })
})

describe('the theme’s templates over HTTP', () => {
  test.each(TEMPLATE_NAMES)('F1 %s is a text file that compiles', async (name) => {
    const { status, body, headers } = await site.get(`/templates/bs4/${name}.html`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toBe(await readFile(`src/features/templates/engine/bs4/${name}.html`, 'utf8'))
    const htmlFields = name === 'article/article' ? ['text'] : []
    expect(() => compileTemplate(body, { name, htmlFields })).not.toThrow()
  })

  test('F2 an island asks with the parameters of every background request', async () => {
    const url = '/templates/bs4/card/card-magazine.html?dm_cpi=1&dm_xhr=1&_=1792'
    expect((await site.get(url)).status).toBe(200)
  })

  test('F2 a template is not a page: nothing in it runs, and it may be kept a while', async () => {
    const { headers } = await site.get('/templates/bs4/article/article.html')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toMatch(/max-age=\d+/)
  })

  test('F2 a theme or a name that is not there is not found', async () => {
    for (const url of [
      '/templates/bs4/card/none.html',
      '/templates/bs5/card/card-magazine.html',
      '/templates/bs4/card-magazine.html',
      '/templates/bs4/card/card-magazine.css',
      '/templates/bs4/card/card-magazine.tsx',
      '/templates/bs4',
      '/templates',
      '/templates/constructor/card/card-magazine.html',
    ]) {
      expect((await site.get(url)).status, url).toBe(404)
    }
  })
})

describe('a site’s own templates', () => {
  test('F2 they are served from their folder with the right types', async () => {
    await upload('dossier/card/carte.html', '<p>{{title}}</p>')
    await upload('dossier/card/carte.css', 'p { color: red }')
    await upload('dossier/card/carte.js', 'document.title')
    const types = async (extension: string) => {
      const { status, headers } = await site.get(`/uploads/dossier/card/carte.${extension}`)
      return [status, headers['content-type'], headers['x-content-type-options']]
    }
    expect(await types('html')).toEqual([200, 'text/html; charset=utf-8', 'nosniff'])
    expect(await types('css')).toEqual([200, 'text/css; charset=utf-8', 'nosniff'])
    expect(await types('js')).toEqual([200, 'text/javascript; charset=utf-8', 'nosniff'])
  })

  test('F3 a page adds stylesheet and script only when the text names them', async () => {
    const show = async (mark: string) => {
      await upload('marques/card/card-magazine.html', `{{! ${mark} }}<p class="feed-item">x</p>`)
      const { path } = await newPage(site, [feed({ motifs: ['AEF'], template_dir: 'marques' })])
      const { html } = await site.get(path)
      return [
        ...html.attrs('link[rel="stylesheet"]', 'href'),
        ...html.attrs('script[src]', 'src'),
      ].filter((address) => address?.startsWith('/uploads/'))
    }
    const base = '/uploads/marques/card/card-magazine'
    expect(await show('rien')).toEqual([])
    expect(await show('hasOwnCss')).toEqual([`${base}.css`])
    expect(await show('hasOwnJs')).toEqual([`${base}.js`])
  })

  test('F3 only html, css and js are served from there', async () => {
    for (const extension of ['svg', 'htm', 'php', 'json', 'html.bak', 'HTML', 'mjs']) {
      await upload(`dossier/card/autre.${extension}`, '<script>alert(1)</script>')
      const { status, body } = await site.get(`/uploads/dossier/card/autre.${extension}`)
      expect(status, extension).toBe(404)
      expect(body).not.toContain('<script>alert(1)')
    }
  })

  test('F3 media run nothing, and can not be taken for something else', async () => {
    const folder = join(site.dataDir, 'media')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'piege.svg'), '<svg><script>alert(1)</script></svg>')
    await writeFile(join(folder, 'piege.html'), '<script>alert(1)</script>')
    await writeFile(join(folder, '.cache'), 'secret')
    for (const name of ['piege.svg', 'piege.html']) {
      const { status, headers } = await site.get(`/media/${name}`)
      expect(status).toBe(200)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
      expect(headers['content-security-policy']).not.toContain('script-src')
    }
    expect((await site.get('/media/.cache')).status).toBe(404)
    expect([301, 404]).toContain((await site.get('/media/')).status)
    expect((await site.get('/media')).status).toBe(404)
    expect((await site.get('/media/provider')).status).toBe(404)
    expect((await site.get('/media/uploads/dossier/card/carte.html')).status).toBe(404)
  })

  test('F4 values are escaped, whatever they hold', async () => {
    const hostile = await createTestApp({
      stores: site.stores,
      editorialOf: () =>
        providerOf([
          listItem(1, {
            title: '<img src=x onerror=alert(1)>',
            summary: '{{title}} </p><script>alert(2)</script>',
            mediasPaths: '[{"index":"24-11","url":"/a.webp\\" onload=\\"alert(3)"}]',
          }),
        ]),
    })
    const { path } = await newPage(site, [feed({ motifs: ['AEF'] })])
    const { html } = await hostile.get(path)
    expect(html.one('.item-title').text).toBe('<img src=x onerror=alert(1)>')
    expect(html.one('.item-resume').text).toBe('{{title}} </p><script>alert(2)</script>')
    const item = html.one('.feed-item')
    expect(item.has('script')).toBe(false)
    for (const image of item.all('img')) {
      expect(image.attr('onerror')).toBeNull()
      expect(image.attr('onload')).toBeNull()
    }
    await hostile.close()
  })

  test('F4 a template can not run code on the server', async () => {
    await upload(
      'ruse/card/card-magazine.html',
      '<p class="feed-item seen">{{constructor.constructor}}{{__proto__}}{{toString}}{{#title.constructor}}x{{/title.constructor}}</p>',
    )
    const { path } = await newPage(site, [feed({ motifs: ['AEF'], template_dir: 'ruse' })])
    expect((await site.get(path)).html.one('.seen').text).toBe('')
  })

  test('F4 a template with a script, an event or a style is refused: the alert, not the page', async () => {
    for (const text of [
      '<script>alert(1)</script>',
      '<p onclick="x">',
      '<p style="color:red">a</p>',
    ]) {
      await upload('refus/card/card-magazine.html', text)
      const { path } = await newPage(site, [feed({ motifs: ['AEF'], template_dir: 'refus' })])
      const { status, html } = await site.get(path)
      expect(status).toBe(200)
      expect(html.has('.widget-feed .alert-danger'), text).toBe(true)
    }
  })

  test('B6 what a template names in data-url is the page as it is called today', async () => {
    const named = await newPage(site, [])
    await upload(
      'plan/card/card-magazine.html',
      `<p class="feed-item" data-url="${named.path}">{{title}}</p><p data-url="{{link}}">b</p>`,
    )
    const { path } = await newPage(site, [feed({ motifs: ['AEF'], template_dir: 'plan' })])
    const marks = async () => (await site.get(path)).html.attrs('[data-url]', 'data-url')
    const link = '?article=[%22AEF%22]|article-1'
    expect(await marks()).toEqual([named.path, link])
    await site.stores.pages.update(SITE, named.id, 'fr', { slug: `plan-${named.id}` })
    expect(await marks()).toEqual([`/plan-${named.id}`, link])
  })

  test('F4 a template that was mended is drawn at once', async () => {
    const { path } = await newPage(site, [feed({ motifs: ['AEF'], template_dir: 'mieux' })])
    await upload('mieux/card/card-magazine.html', '<p>')
    expect((await site.get(path)).html.has('.alert-danger')).toBe(true)
    await upload('mieux/card/card-magazine.html', '<p class="feed-item">{{title}}</p>')
    expect((await site.get(path)).html.texts('.feed-item')).toEqual(['Titre'])
  })

  test.each([
    '/uploads/dossier/../../secret.html',
    '/uploads/../secret.html',
    '/uploads/..%2f/secret.html',
    '/uploads/%2e%2e/card/secret.html',
    '/uploads/dossier/%2e%2e%2f%2e%2e%2fsecret.html',
    '/uploads/dossier/card/..%2f..%2f..%2fsecret.html',
    '/uploads/dossier/card%2fcarte.html/../../secret.html',
    '/uploads/dossier/card/..%5c..%5csecret.html',
    '/uploads/dossier/card/carte.html%00.css',
    '/uploads/dossier//etc/passwd.html',
    '/uploads/./card/carte.html',
    '/templates/../uploads/dossier/card/carte.html',
    '/templates/bs4/../../../package.json',
    '/templates/%2e%2e%2f%2e%2e/card/card-magazine.html',
    '/media/../secret.html',
    '/media/%2e%2e/secret.html',
    '/media/..%2fsecret.html',
    '/media/%2e%2e%5csecret.html',
  ])('F5 %s never escapes its folder', async (url) => {
    await writeFile(join(site.dataDir, 'secret.html'), 'SECRET-DU-DOSSIER')
    const { status, body } = await rawRequest(port, url)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).not.toMatch(/SECRET-DU-DOSSIER|"dependencies"/)
  })

  test('F5 a widget’s template options never escape their folder', async () => {
    await upload('dossier/card/ok.html', '<p class="feed-item">ok</p>')
    for (const [template_dir, template] of [
      ['..', 'card/ok'],
      ['../uploads/dossier', 'card/ok'],
      ['dossier/card', '../card/ok'],
      ['dossier', '../../secret'],
      ['dossier', 'card/ok.html'],
      ['/etc', 'card/ok'],
    ]) {
      const { path } = await newPage(site, [feed({ motifs: ['AEF'], template, template_dir })])
      const { status, html } = await site.get(path)
      expect(status).toBe(200)
      expect(html.has('.widget-feed .alert-danger'), `${template_dir} ${template}`).toBe(true)
    }
  })
})
