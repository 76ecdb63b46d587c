import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteFreshness } from '#app/freshness/site-freshness.ts'
import { registry } from '#app/widgets.ts'
import type { Stores } from '#app/stores.ts'
import type { Role } from '#base/core/session.ts'
import { type ArticleFields, emptyArticle } from '#features/articles/rules/own-article.ts'
import { createTestApp, librarySource, seededStores, sessionOf, type TestApp } from './app.ts'
import { newPage } from './scratch-page.ts'
import { onEachEngine, siteInTwoLanguages, widget } from './store-contract.ts'

const SITE = 1
const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const PAGE = '/contact'
const SMIC = '%%chiffre:smic_horaire%%'
const plain = (text: string) => text.replaceAll(/&nbsp;|[\u00A0\u202F]/g, ' ')

describe('figures that texts name', () => {
  let site: TestApp
  let stores: Stores
  let now: Date
  let role: Role = 'editor'
  beforeAll(async () => {
    now = new Date('2026-11-20T09:00:00Z')
    stores = await seededStores()
    for (const { id, level, path } of await stores.pages.tree(SITE, 'fr')) {
      const isKept = ['/vos-actualites', '/recherche', PAGE].some((kept) => path.startsWith(kept))
      if (level === 1 && !isKept) await stores.pages.remove(SITE, id)
    }
    site = await createTestApp({
      stores,
      sourcesOf: librarySource(stores, () => now),
      clock: () => now,
      session: (headers) => sessionOf(headers['x-visitor'] === '1' ? 'visitor' : role)(),
    })
  })
  afterAll(async () => {
    await site.close()
    await stores.close()
  })

  const api = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const { statusCode, body: text } = await site.app.inject({
      method,
      url: `/admin/api${path}`,
      ...(body ? { payload: body } : {}),
    })
    return { status: statusCode, body: JSON.parse(text) }
  }
  const see = async (path: string) =>
    plain((await site.get(path, { headers: { 'x-visitor': '1' } })).body)

  async function drafted(fields: Partial<ArticleFields>): Promise<number> {
    const { id } = (await api('POST', '/articles', { lang: fields.lang ?? 'fr' })).body
    const { base, fields: empty } = (await api('GET', `/articles/${id}/draft`)).body
    const whole = { ...emptyArticle('fr', ''), ...empty, motifs: ['AES'], ...fields }
    expect((await api('PUT', `/articles/${id}/draft`, { base, fields: whole })).status).toBe(200)
    return id
  }
  async function published(fields: Partial<ArticleFields>): Promise<string> {
    const id = await drafted(fields)
    const { base } = (await api('GET', `/articles/${id}/draft`)).body
    expect((await api('POST', `/articles/${id}/draft/publish`, { base })).status).toBe(200)
    return (await api('GET', `/articles/${id}/draft`)).body.address
  }

  test('an own article says what they are worth, wherever it is read', async () => {
    const address = await published({
      title: `Payer ${SMIC} de l’heure`,
      slug: 'payer-le-smic',
      summary: `Au moins ${SMIC}, en bref.`,
      html: `<p>Jamais moins de ${SMIC}, ni de %%chiffre:smci%%.</p>`,
    })
    const page = await see(address)
    expect(page).toContain('Jamais moins de 12,31 €, ni de chiffre à confirmer.')
    expect(page).toMatch(/<meta name="description" content="Au moins 12,31 €, en bref\./)
    expect(page).toMatch(/"headline":"Payer 12,31 € de l’heure"/)
    await site.index()
    const places = {
      page,
      list: await see(NEWS),
      rss: await see('/flux/articles.xml'),
      json: await see('/flux/articles.json'),
      search: await see('/recherche?query=payer'),
    }
    for (const [name, text] of Object.entries(places)) {
      expect(text, name).toContain('12,31 €')
      expect(text, name).not.toContain('chiffre:')
    }
    expect((await api('GET', '/articles?filter={"q":"payer"}')).body.data?.[0]?.title).toContain(
      SMIC,
    )
  })

  test('a preview shows the value, the draft keeps the key, and checks tell of what is none', async () => {
    const html = `<p>${SMIC} %%chiffre:smci%% %%chiffre:taux_usure%% %%chiffre:franchise_tva%%</p>`
    const id = await drafted({ title: 'Brouillon', summary: 'Bref.', html })
    const preview = plain((await site.get(`/admin/api/articles/${id}/draft/preview`)).body)
    expect(preview).toContain('12,31 € chiffre à confirmer')
    expect(preview).not.toContain('chiffre:')
    expect((await api('GET', `/articles/${id}/draft`)).body.fields.html).toBe(html)
    const { findings } = (await api('GET', `/articles/${id}/checks`)).body
    const said = findings
      .filter(({ check }: { check: string }) => check === 'figures')
      .map(({ sentence }: { sentence: string }) => sentence)
    expect(said).toEqual([
      expect.stringContaining('Aucun chiffre n’a la clé « smci »'),
      expect.stringContaining('« Franchise en base de TVA » est un barème'),
      expect.stringContaining('« Usure » n’a pas encore de valeur'),
    ])
  })

  test('an article in English writes them as English does', async () => {
    const address = await published({
      lang: 'en',
      title: 'Minimum wage',
      summary: 'In short.',
      html: `<p>At least ${SMIC}, up to %%chiffre:franchise_tva.vente.base%%.</p>`,
    })
    expect(await see(address)).toContain('At least €12.31, up to €85,000.')
  })

  test('a text of a page says them too, and its other words are told instead', async () => {
    const { id } = (await stores.pages.tree(SITE, 'fr')).find(({ path }) => path === PAGE) ?? {}
    const draft = `/pages/${id}/fr/draft`
    const { base, widgets } = (await api('GET', draft)).body
    const more = (number: number, type: string, options: object) => ({
      id: number,
      zone: 'content',
      type,
      version: 1,
      options,
    })
    const added = [
      more(900_101, 'rich-text', { html: `<p>À l’heure : ${SMIC}.</p>` }),
      more(900_102, 'heading', { text: `À l’heure ${SMIC}` }),
    ]
    const saved = await api('PUT', draft, { base, widgets: [...widgets, ...added] })
    expect(saved.status).toBe(200)
    const { findings } = (await api('GET', `/pages/${id}/fr/checks`)).body
    const of = (number: number) =>
      findings
        .filter(
          ({ check, widgetId }: { check: string; widgetId: number }) =>
            check === 'figures' && widgetId === number,
        )
        .map(({ sentence }: { sentence: string }) => sentence)
    expect(of(900_101)).toEqual([])
    expect(of(900_102)).toEqual([expect.stringContaining('montrerait la clé d’un chiffre')])
    await api('PUT', draft, { base: saved.body.base, widgets: [...widgets, added[0]] })
    const { base: last } = (await api('GET', draft)).body
    expect((await api('POST', `${draft}/publish`, { base: last })).status).toBe(200)
    expect(await see(PAGE)).toContain('À l’heure : 12,31 €.')
  })

  test('editors choose from those that have a value', async () => {
    role = 'editor'
    const { data } = (await api('GET', '/figure-choices')).body
    const smic = data.find(({ mark }: { mark: string }) => mark === SMIC)
    expect([smic.label, plain(smic.value)]).toEqual(['SMIC horaire', '12,31 €'])
    expect(data.some(({ mark }: { mark: string }) => mark.includes('taux_usure'))).toBe(false)
  })

  test('the value follows the figure, and time', async () => {
    const settings = (await stores.sites.find(SITE))?.settings
    const all = settings?.useful_figures ?? []
    const figures = all.filter(({ from }) => from < '2027-01-01')
    const next = figures.find(({ key, from }) => key === 'smic_horaire' && from === '2026-06-01')
    if (!next) throw new Error('no such figure')
    await stores.sites.saveSettings(SITE, {
      useful_figures: [...figures, { ...next, value: 12.6, from: '2027-01-01', to: '2027-12-31' }],
    })
    const page = async () => see(`${NEWS}?title=payer-le-smic`)
    const html = `<p>La cabriole horaire vaut ${SMIC}.</p>`
    await newPage({ stores }, [{ type: 'rich-text', options: { html } }])
    const found = async () => {
      await site.index()
      return see('/recherche?query=cabriole')
    }
    expect(await found()).toContain('12,31 €')
    expect(await page()).toContain('Jamais moins de 12,31 €')
    now = new Date('2027-01-02T09:00:00Z')
    expect(await page()).toContain('Jamais moins de 12,60 €')
    const hits = await found()
    expect(hits).toContain('12,60 €')
    expect(hits).not.toContain('12,31 €')
    now = new Date('2028-01-02T09:00:00Z')
    expect(await page()).toContain('Jamais moins de chiffre à confirmer')
  })
})

onEachEngine('texts that name figures', (open) => {
  test('are told on the freshness board once the figure has changed', async () => {
    const { stores } = await open()
    const siteId = await siteInTwoLanguages(stores)
    const found = await stores.sites.find(siteId)
    const [page] = await stores.pages.tree(siteId, 'fr')
    if (!found || !page) throw new Error('no site')
    const html = `<p>${SMIC}</p>`
    await stores.widgets.replace(siteId, { pageId: page.id, lang: 'fr' }, [
      widget({ type: 'rich-text', options: { html } }),
    ])
    const at = '2020-03-01T08:00:00.000Z'
    const article = {
      id: 7,
      lang: 'fr' as const,
      slug: 'smic',
      title: 'Le SMIC',
      summary: '',
      html,
      motifs: [],
      sanitiserVersion: 1,
      externalKey: 'a',
      datePublished: at,
      dateUpdate: at,
      mediasPaths: [],
      copyright_year: '',
    }
    await stores.articleWrites.publish(siteId, article)
    // Older news than that is nobody's concern.
    for (let id = 8; id < 28; id += 1) {
      const later = '2026-11-01T08:00:00.000Z'
      const other = { ...article, id, slug: `a${id}`, html: '<p>12,31 €</p>' }
      await stores.articleWrites.publish(siteId, {
        ...other,
        datePublished: later,
        dateUpdate: later,
      })
    }
    const figure = {
      key: 'smic_horaire',
      group: 'paie',
      label: 'SMIC horaire',
      unit: '€',
      value: 13,
      values: null,
      from: '2100-01-01',
      to: '',
      known_until: '',
      source: { name: 'JO', url: '', licence: '' },
      checked_on: '2099-12',
      to_verify: false,
      rhythm: '',
      note: '',
    }
    const settings = { ...found.settings, useful_figures: [figure] }
    const site = { ...found, settings }
    const board = await siteFreshness(
      { stores, widgets: registry },
      site,
      new Date('2100-01-05T09:00:00Z'),
    )
    const changed = board.filter(({ kind }) => kind === 'changed').map(({ to }) => to)
    expect(changed.toSorted()).toEqual(['/articles/7', `/pages/${page.id}/fr/edit`])
  })
})
