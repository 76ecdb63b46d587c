import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { namedPerson } from '#features/team/rules/person-content.ts'
import { keepRevision } from '../stored-revision.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { createSigner } from '#base/platform/security/signed.ts'
import { leaveLinks } from '#features/newsletter/service/newsletter-link.ts'
import { shareId } from '#features/publishing/service/share-token.ts'
import { createSite } from '#app/commands/archive/create.ts'
import { type AccountApp } from '../account-app.ts'
import type { Tables } from '#app/tables.ts'

/** A firm of which everything bears its mark, and the ids that no other firm has. */
export interface Firm {
  siteId: number
  host: string
  /** Stands in every text of the firm, and in no other firm's. */
  mark: string
  /** A colour of its theme. */
  colour: string
  page: number
  menu: number
  article: number
  /** A version of it in the history, and the number of a link to its draft. */
  articleRevision: number
  menuRevision: number
  menuShare: string
  block: number
  /** A version of it in the history, and the number of a link to its draft. */
  blockRevision: number
  blockShare: string
  person: number
  personRevision: number
  personShare: string
  model: number
  modelRevision: number
  modelShare: string
  /** `card/…`, of this firm alone; a version of it in the history, and the number of a link to its draft. */
  template: string
  themeRevision: number
  themeShare: string
  templateRevision: number
  templateShare: string
  articleShare: string
  slug: string
  media: number
  mediaPath: string
  lead: number
  stored: string
  redirect: string
  trash: number
  change: number
  revision: number
  user: string
  layout: number
  /** A version of its announcement in the history, and the number of a link to its draft. */
  layoutRevision: number
  layoutShare: string
  token: string
  share: string
  leave: string
}

export type Ask = (
  method: string,
  url: string,
  body?: unknown,
) => Promise<{ status: number; text: string; json: unknown }>

const SECRET = 'a secret of tests alone'
const AT = '2026-11-20T09:00:00.000Z'
/** The one widget of an announcement; its number is nobody's yet. */
export const ANNOUNCEMENT = { id: 9_000_101, zone: 'content', type: 'announcement', version: 1 }
const BY = { id: '', name: '' }
const COUNTERS = [
  'last_page_id',
  'last_widget_id',
  'last_media_id',
  'last_article_id',
  'last_lead_id',
  'last_audit_id',
  'last_trash_id',
  'last_tree_change_id',
  'last_revision_id',
  'last_text_id',
]

/** The demo firm and a copy of it: whatever they have in common has the same id in both. */
export async function twoFirms(
  app: AccountApp,
  askOn: (host: string) => Ask,
): Promise<readonly [Firm, Firm]> {
  const { stores } = app
  await prune(stores)
  await createSite(
    stores,
    app.dataDir,
    { id: 1 },
    {
      name: 'Deux',
      hosts: ['deux.test'],
      email: 'deux@deux.test',
      withArticles: true,
    },
  )
  await stores.sites.saveHosts(1, ['un.test', 'localhost', '127.0.0.1'])
  const first = await marked(app, 1, 'un.test', 'marqueun', '#0A0B01', askOn('un.test'))
  const second = await marked(app, 2, 'deux.test', 'marquedeux', '#0A0B02', askOn('deux.test'))
  await app.index()
  return [first, second]
}

/** Pages that are enough for every kind of widget. */
const PAGES = 60

/** Takes large branches off the demo, so that two of it are quickly drawn. */
async function prune(stores: AccountApp['stores']): Promise<void> {
  const { news_page, videos_page } = (await stores.sites.find(1))?.settings ?? {}
  for (;;) {
    const tree = await stores.pages.tree(1, 'fr')
    const kept = tree.filter(({ id }) => id === news_page || id === videos_page)
    const [branch] = tree
      .filter(
        ({ level, lft, rgt }) =>
          level > 0 && kept.every((page) => page.lft < lft || page.rgt > rgt),
      )
      .toSorted((a, b) => b.rgt - b.lft - (a.rgt - a.lft))
    if (tree.length <= PAGES || branch === undefined) return
    await stores.pages.remove(1, branch.id)
  }
}

async function marked(
  app: AccountApp,
  siteId: number,
  host: string,
  mark: string,
  colour: string,
  given: Ask,
): Promise<Firm> {
  const { stores } = app
  const ask: Ask = async (method, url, body) => {
    const answer = await given(method, url, body)
    if (answer.status < 400) return answer
    throw new Error(`${method} ${url} ${answer.status}: ${answer.text}`)
  }
  const db =
    stores.accounts.database.db.withTables<Pick<Tables, 'editorial_trash' | 'tree_change'>>()
  const run = (text: string) => sql.raw(text).execute(db)
  const where = `where site_id = ${siteId}`
  const inText = (name: string, said = mark) => `'"${name}":"', '"${name}":"${said} '`
  await run(
    `update page_translation set name = name || ' ${mark}', title = title || ' ${mark}', description = description || ' ${mark}' ${where}`,
  )
  await run(`update menu set data = replace(data, ${inText('label')}) ${where}`)
  await run(`update motif set description = description || ' ${mark}' ${where}`)
  await run(
    `update article set title = title || ' ${mark}', summary = '${mark} ' || summary, html = html || '<p>${mark}</p>' ${where}`,
  )
  await run(
    `update widget set options = replace(replace(options, ${inText('html', `<p>${mark}</p>`)}), ${inText('title')}) ${where}`,
  )
  await run(`update layout set name = name || ' ${mark}' ${where}`)
  await run(`update setting set value = replace(value, ${inText('label')}) ${where}`)
  await run(`update site set offices = replace(offices, ${inText('name')}) where id = ${siteId}`)
  await run(
    `update site set ${COUNTERS.map((name) => `${name} = ${name} + ${siteId * 10_000}`).join(', ')} where id = ${siteId}`,
  )
  const site = await stores.sites.find(siteId)
  await stores.sites.saveSettings(siteId, {
    site_name: `Cabinet ${mark}`,
    site_email: `contact@${mark}.test`,
    provider_token: `jeton-${mark}`,
    reader_token: `jeton-des-lecteurs-de-${mark}`,
    legal: {
      ...(site?.settings.legal ?? (await import('#base/core/settings/legal.ts')).NO_LEGAL),
      director: `Direction ${mark}`,
    },
  })
  await stores.sites.saveConstants(siteId, { nomcabinet: `Cabinet ${mark}` })
  await stores.sites.saveTheme(siteId, { light: { primary: colour }, dark: { primary: colour } })

  const idOf = (answer: { json: unknown }): number => Number((answer.json as { id: number }).id)
  const page = idOf(
    await ask('POST', '/admin/api/pages', { parentId: 1, name: `Page ${mark}`, is_active: true }),
  )
  const key = `/admin/api/pages/${page}/fr`
  await stores.widgets.replace(siteId, { pageId: page, lang: 'fr' }, [
    { type: 'rich-text', version: 1, zone: 'content', options: { html: `<p>${mark}</p>` } },
  ])
  const revision = await keepRevision(stores, siteId, page, 'fr', mark)
  await ask('PUT', `${key}/draft`, { widgets: [], fields: { title: mark }, base: 0 })
  const shared = (await ask('POST', `${key}/shares`, {})).json as { url: string }
  const token = shared.url.split('/').at(-1) ?? ''
  await ask('PUT', `${key}/schedule`, { action: 'publish', at: '2099-01-01T08:00', base: 1 })
  await ask('POST', `${key}/draft/request`, { base: 1, note: mark })
  const gone = idOf(await ask('POST', '/admin/api/pages', { parentId: 1, name: `Jetée ${mark}` }))
  await ask('DELETE', `/admin/api/pages/${gone}`)
  await ask('POST', `/admin/api/pages/${page}/rename`, { name: `Page renommée ${mark}` })
  const menu = 70_000 + siteId * 1000
  await stores.menus.save(siteId, menu, `Menu ${mark}`, {
    paramsMenu: { onlyLevelChoice: '1' },
    menu: [],
  })
  const menuPath = `/admin/api/menus/${menu}`
  const menuKept = (
    await ask('POST', `${menuPath}/draft/set-aside`, {
      name: `Menu ${mark}, autrefois`,
      data: { paramsMenu: { onlyLevelChoice: '1' }, menu: [] },
    })
  ).json as { revision: number }
  const menuLink = (await ask('POST', `${menuPath}/shares`, {})).json as { id: string }
  const [block, blockRevision, blockShare] = await namedWidgets(ask, 'blocks', mark)
  const [person, personRevision, personShare] = await documentIn(ask, 'team', mark)
  const [model, modelRevision, modelShare] = await namedWidgets(ask, 'models', mark)
  const article = idOf(await ask('POST', '/admin/api/articles', { lang: 'fr' }))
  const draft = `/admin/api/articles/${article}/draft`
  const shown = (await ask('GET', draft)).json as { fields: object; base: number }
  const slug = `article-de-${mark}`
  const fields = {
    ...shown.fields,
    title: `Article ${mark}`,
    slug,
    summary: mark,
    html: `<p>${mark}</p>`,
    motifs: ['AEF'],
    publishedAt: '2026-11-01T08:00:00.000Z',
  }
  await ask('PUT', draft, { base: shown.base, fields })
  await ask('POST', `${draft}/publish`, { base: shown.base + 1 })
  const history = await ask('GET', `/admin/api/articles/${article}/history`)
  const [newest] = (history.json as { data: { id: number }[] }).data
  const articleRevision = newest?.id ?? 0
  const articleLink = (await ask('POST', `/admin/api/articles/${article}/shares`, {})).json as {
    id: string
  }
  const articleShare = articleLink.id
  await ask('PUT', `/admin/api/received-articles/${slug}`, {
    opinion: { html: `<p>${mark}</p>`, signature: mark },
    pin: null,
    isHidden: false,
  })
  const name = `photo-${mark}`
  const mediaPath = `/media/provider/cabinet/${name}/${name}.png`
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer()
  await written(join(app.dataDir, `media/.sites/${siteId}/files/${name}/${name}.png`), png)
  await written(join(app.dataDir, `media/.sites/${siteId}/originals/${name}/original.png`), png)
  const media = await stores.media.add(siteId, {
    path: mediaPath,
    folder: mark,
    name,
    alt: mark,
    decorative: false,
    caption: mark,
    credit: mark,
    focal: { x: 50, y: 50 },
    kind: 'image',
    type: 'image/png',
    width: 8,
    height: 8,
    bytes: png.length,
    hash: 'abcdef',
    createdBy: mark,
  })
  const texts = { html: `<p>{{title}} ${mark}</p>`, css: `.${mark}{}`, js: '' }
  const card = '/admin/api/templates/card/card-magazine/draft'
  await ask('PUT', card, { ...texts, base: 0 })
  await ask('POST', `${card}/publish`, { base: 1 })
  const template = `card/carte-${siteId}`
  await written(
    join(app.dataDir, `uploads/site-${siteId}/${template}.html`),
    Buffer.from(texts.html),
  )
  const templatePath = `/admin/api/templates/${template}`
  const templateKept = (await ask('POST', `${templatePath}/draft/set-aside`, texts)).json as {
    revision: number
  }
  const templateLink = (await ask('POST', `${templatePath}/shares`, {})).json as { id: string }
  await stores.redirects.save(siteId, {
    source: `/ancien-${mark}`,
    destination: `page:${page}`,
    lang: 'fr',
    kind: 'manual',
  })
  const stored = `00000000-0000-4000-8000-00000000000${siteId}.pdf`
  await written(join(app.dataDir, 'leads', stored), Buffer.from(`%PDF ${mark}`))
  const received = await stores.leads.receive(
    siteId,
    {
      form: 'contact',
      nonce: `n-${mark}`,
      status: 'new',
      lang: 'fr',
      page_path: '/contact',
      name: `Zoé ${mark}`,
      // The same person wrote to both firms.
      email: 'zoe@exemple.test',
      phone: '+33199001234',
      fields: { nom: mark, message: mark },
      consent: { version: `v-${mark}`, text: mark },
      purpose: mark,
      received_at: AT,
      expires_at: '2099-11-20T09:00:00.000Z',
      spam: { score: 0, reasons: [] },
      files: [{ stored, name: `${mark}.pdf`, type: 'application/pdf', size: 15 }],
    },
    () => [mail(mark, 'lead-firm')],
  )
  if (!('lead' in received)) throw new Error('The nonce was used before.')
  await stores.leads.note(siteId, received.lead.id, { at: AT, author: mark, text: mark })
  const subscriber = await stores.newsletter.subscribe(
    siteId,
    {
      email: 'zoe@exemple.test',
      name: mark,
      lang: 'fr',
      list: 'letter',
      about: '',
      form: '/lettre',
      consent: { version: mark, text: mark },
    },
    AT,
    () => [mail(mark, 'newsletter-confirm')],
  )
  await stores.search.keepQuery(siteId, { day: AT.slice(0, 10), query: mark, results: 0 })
  await stores.providerAnswers.save(`site ${siteId} http`, 'k', {
    value: `"${mark}"`,
    fetchedAt: AT,
    sanitiserVersion: 1,
  })
  await stores.audit.add(siteId, BY, {
    action: 'page.update',
    subject: `page:${page}`,
    title: mark,
  })
  const theme = (primary: string) => ({ look: 'etude', light: { primary }, dark: {} })
  await ask('PUT', '/admin/api/theme/draft', { ...theme('#123456'), base: 0 })
  const themeKept = (await ask('POST', '/admin/api/theme/draft/set-aside', theme('#654321')))
    .json as { revision: number }
  const themeLink = (await ask('POST', '/admin/api/theme/shares', {})).json as { id: string }
  const user = await app.addAccount(`${mark}@exemple.test`, 'editor', siteId)
  const layout = 80_000 + siteId * 1000
  await stores.layouts.create(siteId, { id: layout, name: mark, css_class: 'page' })
  const announcement = `/admin/api/layouts/${layout}/announcement/fr`
  const said = (text: string) => ({ widgets: [{ ...ANNOUNCEMENT, options: { text } }] })
  await ask('PUT', `${announcement}/draft`, { ...said(mark), base: 0 })
  await ask('POST', `${announcement}/draft/publish`, { base: 1 })
  const versions = (await ask('GET', `${announcement}/history`)).json as { data: { id: number }[] }
  const layoutRevision = versions.data[0]?.id ?? 0
  await ask('PUT', `${announcement}/draft`, { ...said(`Encore ${mark}`), base: 2 })
  const layoutShare = ((await ask('POST', `${announcement}/shares`, {})).json as { id: string }).id
  const highest = async (table: 'editorial_trash' | 'tree_change') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.max('id').as('id'))
        .where('site_id', '=', siteId)
        .executeTakeFirst()
    )?.id ?? 0
  const { oneClick } = leaveLinks(createSigner(SECRET), { siteId, origin: '' }, subscriber)
  return {
    siteId,
    host,
    mark,
    colour,
    page,
    menu,
    article,
    articleRevision,
    menuRevision: menuKept.revision,
    menuShare: menuLink.id,
    block,
    blockRevision,
    blockShare,
    person,
    personRevision,
    personShare,
    model,
    modelRevision,
    modelShare,
    template,
    themeRevision: themeKept.revision,
    themeShare: themeLink.id,
    templateRevision: templateKept.revision,
    templateShare: templateLink.id,
    articleShare,
    slug,
    media: media.id,
    mediaPath,
    lead: received.lead.id,
    stored,
    redirect: `manual:/ancien-${mark}`,
    trash: await highest('editorial_trash'),
    change: await highest('tree_change'),
    revision,
    user,
    layout,
    layoutRevision,
    layoutShare,
    token,
    share: shareId(token),
    leave: oneClick.split('/').at(-1) ?? '',
  }
}

/** A block or a model, live and with a draft. @returns its number, a version of it, a link to its draft */
async function namedWidgets(
  ask: Ask,
  list: 'blocks' | 'models',
  mark: string,
): Promise<[number, number, string]> {
  const options = { html: `<p>${mark}</p>` }
  const id = list === 'blocks' ? 9_000_200 : 9_000_300
  const widgets = [{ id, zone: 'content', type: 'rich-text', version: 1, options }]
  return documentIn(ask, list, mark, (title) => ({ title: `${title} ${mark}`, widgets }))
}

/** Somebody of the team. */
const personNamed = (lastName: string) => ({
  fields: { ...namedPerson(''), lastName, role: lastName, text: lastName },
})

/** A document of a list, live and with a draft; somebody of the team unless said. */
async function documentIn(
  ask: Ask,
  list: 'blocks' | 'models' | 'team',
  mark: string,
  named: (words: string) => object = (words) => personNamed(`${words} ${mark}`),
): Promise<[number, number, string]> {
  const made = (await ask('POST', `/admin/api/${list}`, { title: mark })).json as { id: number }
  const path = `/admin/api/${list}/${made.id}`
  await ask('PUT', `${path}/draft`, { ...named('Live'), base: 0 })
  await ask('POST', `${path}/draft/publish`, { base: 1 })
  await ask('PUT', `${path}/draft`, { ...named('Neuf'), base: 2 })
  const kept = await ask('POST', `${path}/draft/set-aside`, named('Ancien'))
  const link = await ask('POST', `${path}/shares`, {})
  const { revision } = kept.json as { revision: number }
  return [made.id, revision, (link.json as { id: string }).id]
}

const mail = (mark: string, kind: string) => ({
  kind,
  key: `${kind} ${mark}`,
  to: 'zoe@exemple.test',
  subject: mark,
  text: mark,
  html: mark,
})

async function written(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
