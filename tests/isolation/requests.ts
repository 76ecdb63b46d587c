import { namedPerson } from '#features/team/rules/person-content.ts'
import { ANNOUNCEMENT, type Firm } from './two-firms.ts'

/** A body, of which the counters are read from the server just before. */
type Body = (firm: Firm, read: { base: string | number }) => unknown

/** How an address is asked. */
interface Known {
  /** Its parameters; those of the address itself when absent. */
  path?: (firm: Firm) => readonly string[]
  body?: Body
  /** Address whose answer holds the counter that the body names. */
  base?: (firm: Firm) => string
  /** Why no request of one's own firm is done: every other write is, with 2xx or 3xx. */
  refused?: string
  /** Answers the same on every host. */
  isShared?: true
  /** What the address says of a firm and the answer repeats. */
  echo?: (firm: Firm) => string
  /** An id in its path names a thing of one firm: the other firm's is not there. */
  isForeign?: false
  /** It tells a super-admin, and nobody else, of the default site too: the test of it is elsewhere. */
  tellsAgency?: true
}

const ARTICLE = (html: string) => ({
  lang: 'fr',
  title: 'Autre titre',
  slug: 'autre-adresse',
  summary: 'Autre',
  html,
  motifs: ['AEF'],
  publishedAt: '',
  author: '',
  reviewAt: '',
  cover: { path: '', credit: '', creditYear: '' },
  video: { kind: 'none', address: '', poster: '', captions: '', duration: '' },
})

const WIDGET = { id: 9_000_001, type: 'rich-text', version: 1, options: { html: '<p>x</p>' } }
const CONTENT = { widgets: [], fields: { title: 'Autre' } }
const MENU = { paramsMenu: { onlyLevelChoice: '1' }, menu: [] }
const PERSON = 'of the person who asks, whatever the site'
const DOOR = 'without the token of its page'

const page = (rest: string) => (firm: Firm) => [`/admin/api/pages/${firm.page}${rest}`]
const one =
  (list: string, id: keyof Firm, rest = '') =>
  (firm: Firm) => [`/admin/api/${list}/${encodeURIComponent(String(firm[id]))}${rest}`]
const person: Known = { refused: PERSON, isForeign: false }
const reading: Known = {}
const settings: Known = { refused: 'written by tests of their own (tests/admin-settings.test.ts)' }

/** Addresses of pages, media, templates and feeds of a firm, with those of the other in place. */
const PUBLIC: Readonly<Record<string, Known>> = {
  'GET /healthz': { isShared: true },
  'GET /readyz': { isShared: true },
  'GET /metrics': { isShared: true, refused: 'opened by a token' },
  'GET /assets/*': { path: () => ['/assets/x.js'], isShared: true },
  'GET /image-en-attente.svg': { isShared: true },
  'GET /sans-script.css': { isShared: true },
  'GET /licences.txt': { isShared: true },
  'GET /templates/:theme/*': {
    path: () => ['/templates/bs4/card/card-magazine.html'],
    isShared: true,
  },
  'GET /uploads/:dir/*': {
    path: ({ siteId }) => [
      `/uploads/site-${siteId}/card/card-magazine.html`,
      `/uploads/site-${siteId}/card/card-magazine.css`,
    ],
  },
  'GET /media/*': {
    path: ({ siteId, mark }) => [`/media/.sites/${siteId}/files/photo-${mark}/photo-${mark}.png`],
    refused: 'a folder that nothing serves',
  },
  'GET /media/provider/*': { path: ({ mediaPath }) => [mediaPath] },
  'GET /robots.txt': reading,
  'GET /sitemap.xml': { isForeign: false, refused: 'a site without its legal facts is not found' },
  'GET /sitemap-:part(^[1-9]\\d{0,3}$).xml': {
    path: () => ['/sitemap-1.xml'],
    isForeign: false,
    refused: 'one file is enough for the demo',
  },
  'GET /.well-known/security.txt': reading,
  'GET /llms.txt': { refused: 'a site without its legal facts is not found' },
  'GET /agenda.ics': reading,
  'GET /flux/:file': {
    path: () => ['/flux/articles.xml', '/flux/articles.json'],
    isForeign: false,
  },
  'GET /flux/en/:file': { path: () => ['/flux/en/articles.xml'], isForeign: false },
  'GET /theme-:hash.css': { path: () => ['/theme-0.css'], isForeign: false },
  'GET /site.webmanifest': reading,
  'GET /favicon.svg': reading,
  'GET /favicon.ico': reading,
  'GET /icone-192.png': reading,
  'GET /icone-512.png': reading,
  'GET /apple-touch-icon.png': reading,
  ...Object.fromEntries(
    ['fiscal', 'social', 'juridique', 'patrimoine', 'high-tech', 'video', 'cabinet'].map((name) => [
      `GET /illustrations/${name}.svg`,
      reading,
    ]),
  ),
  'GET /partage/:file': {
    path: ({ page: id }) => [`/partage/fr-${id}-0123456789abcdef.png`],
    refused: 'the hash of a picture is not guessed',
  },
  'GET /documents/:slug.pdf': {
    path: () => ['/documents/facturation-electronique.pdf'],
    isForeign: false,
    refused: 'no guide of that name in the demo of tests',
  },
  'GET /apercu/:token': { path: ({ token }) => [`/apercu/${token}`] },
  'GET /lettre/desinscription/:link': {
    path: ({ leave }) => [`/lettre/desinscription/${leave}`],
    isForeign: false,
  },
  'POST /lettre/desinscription/:link': { path: ({ leave }) => [`/lettre/desinscription/${leave}`] },
  'GET /admin': { isShared: true },
  'GET /admin*': { path: () => ['/admin/pages'], isShared: true },
  'GET /admin/connexion': {},
  'GET /admin/connexion/code': { refused: PERSON, isForeign: false },
  'GET /admin/mot-de-passe-oublie': {},
  'GET /admin/nouveau-mot-de-passe': {},
  'GET /admin/invitation': {},
  'POST /admin/connexion': { refused: DOOR, isForeign: false },
  'POST /admin/connexion/code': { refused: DOOR, isForeign: false },
  'POST /admin/mot-de-passe-oublie': { refused: DOOR, isForeign: false },
  'POST /admin/nouveau-mot-de-passe': { refused: DOOR, isForeign: false },
  'POST /admin/invitation': { refused: DOOR, isForeign: false },
  'POST /deconnexion': { refused: PERSON, isForeign: false },
  'POST /deconnexion/retour-au-compte': { refused: PERSON, isForeign: false },
  'POST *': {
    path: () => ['/contact'],
    refused: 'forms have tests of their own (tests/lead-forms.test.ts)',
  },
  'GET *': {
    path: ({ mark }) => [`/page-${mark}`, `/ancien-${mark}`, `/page-renommee-${mark}`],
    // A page that is not there repeats its address.
    echo: ({ mark }) => mark,
    isForeign: false,
  },
}

const AJAX: Readonly<Record<string, (firm: Firm) => string>> = {
  '/context': () => '/ajax/context',
  '/search/suggest': ({ mark }) => `/ajax/search/suggest?q=${mark}`,
  '/:provider/motifs/subscribed': () => '/ajax/testa/motifs/subscribed',
  '/:provider/article/motifs/:motifs/nbperpage/:count/idpage/:page/size/:size': () =>
    `/ajax/testa/article/motifs/${encodeURIComponent('["AEF"]')}/nbperpage/10/idpage/1/size/xbig`,
  '/:provider/article/motif/:motifs/limit/:count/offset/:offset/size/:size': () =>
    `/ajax/testa/article/motif/${encodeURIComponent('["AEF"]')}/limit/10/offset/0/size/xbig`,
  '/:provider/article/slug/:slug': ({ slug }) => `/ajax/testa/article/slug/${slug}`,
  '/:provider/article/id/:id/xsl/:xsl/size/:size': ({ article }) =>
    `/ajax/testa/article/id/${article}/xsl/Html_To_Basedoc_BS4_Content_only/size/xxbig`,
}

/** How the routes of a kind of document are asked. */
interface OfKind {
  route: string
  at(firm: Firm): string
  content(): object
  revision(firm: Firm): number
  share(firm: Firm): string
}

/** What every kind of document has: its draft, its history, its links, what is to happen to it. */
function documents({ route, at, content, revision, share }: OfKind): Record<string, Known> {
  const path = (more: string) => (firm: Firm) => [`/admin/api${at(firm)}${more}`]
  const base = (firm: Firm) => `/admin/api${at(firm)}/draft`
  return {
    [`GET ${route}/draft`]: { path: path('/draft') },
    [`GET ${route}/draft/preview`]: { path: path('/draft/preview') },
    [`GET ${route}/draft/shown`]: { path: path('/draft/shown') },
    [`GET ${route}/checks`]: { path: path('/checks') },
    [`GET ${route}/history`]: { path: path('/history') },
    [`GET ${route}/history/compare`]: {
      path: (firm) => path(`/history/compare?from=${revision(firm)}&to=live`)(firm),
    },
    [`POST ${route}/draft/restore`]: {
      path: path('/draft/restore'),
      base,
      body: (firm, { base: counter }) => ({ base: counter, revisionId: revision(firm) }),
    },
    [`PUT ${route}/draft`]: {
      path: path('/draft'),
      base,
      body: (_firm, { base: counter }) => ({ ...content(), base: counter }),
    },
    [`POST ${route}/draft/set-aside`]: { path: path('/draft/set-aside'), body: content },
    [`POST ${route}/draft/lock`]: {
      path: path('/draft/lock'),
      body: () => ({ holder: 'editor-one' }),
    },
    // Giving back a lock that nobody holds is no fault.
    [`DELETE ${route}/draft/lock`]: {
      path: path('/draft/lock'),
      body: () => ({ holder: 'editor-one' }),
      isForeign: false,
    },
    [`POST ${route}/draft/compare`]: { path: path('/draft/compare'), body: content },
    [`POST ${route}/draft/request`]: {
      path: path('/draft/request'),
      base,
      body: (_firm, { base: counter }) => ({ base: counter, note: 'Relisez' }),
    },
    [`POST ${route}/draft/request/reject`]: {
      path: path('/draft/request/reject'),
      body: () => ({ reason: 'Trop long.' }),
    },
    [`DELETE ${route}/draft/request`]: { path: path('/draft/request') },
    [`PUT ${route}/schedule`]: {
      path: path('/schedule'),
      base,
      body: (_firm, { base: counter }) => ({
        action: 'unpublish',
        at: '2099-02-01T08:00',
        base: counter,
      }),
    },
    [`DELETE ${route}/schedule/:action`]: { path: path('/schedule/publish') },
    [`POST ${route}/shares`]: { path: path('/shares'), body: () => ({}) },
    [`DELETE ${route}/shares/:share`]: { path: (firm) => path(`/shares/${share(firm)}`)(firm) },
    [`POST ${route}/draft/publish`]: {
      path: path('/draft/publish'),
      base,
      body: (_firm, { base: counter }) => ({ base: counter }),
    },
    [`POST ${route}/draft/unpublish`]: { path: path('/draft/unpublish') },
    [`DELETE ${route}/draft`]: {
      path: path('/draft'),
      base,
      body: (_firm, { base: counter }) => ({ base: counter }),
      refused: 'the draft was published before',
    },
  }
}

/** The same of a document that every firm has one of: nothing but its versions and links has a number. */
const ofTheOne = (all: Record<string, Known>): Record<string, Known> =>
  Object.fromEntries(
    Object.entries(all).map(([name, known]) => [
      name,
      /history\/compare|draft\/restore|shares\/:share/.test(name)
        ? known
        : { ...known, isForeign: false },
    ]),
  )

/** The back office, without `/admin/api`. */
const ADMIN: Readonly<Record<string, Known>> = {
  'GET /context': reading,
  'GET /pages': reading,
  'GET /page-tree': reading,
  'GET /page-choices': reading,
  'GET /pages/:id': { path: page('') },
  'GET /pages/:id/removal': { path: page('/removal') },
  'GET /drafts': reading,
  'POST /publish-requests/open': {
    body: () => ({ token: 'nobody.signed' }),
    isForeign: false,
    refused:
      'the signature of a link is not guessed; that of another firm opens nothing (tests/publish-requests.test.ts)',
  },
  'POST /page-changes/:id/undo': { path: one('page-changes', 'change', '/undo') },
  'PUT /pages/:id': {
    path: page(''),
    body: ({ layout }) => ({ lang: 'fr', texts: { h1: 'Autre' }, shared: { layout_id: layout } }),
  },
  'POST /pages/:id/translations': {
    path: page('/translations'),
    body: () => ({ lang: 'en', name: 'Other' }),
  },
  'POST /pages/:id/preview': { path: page('/preview'), body: () => ({ move: { parentId: 1 } }) },
  'POST /pages/:id/rename': { path: page('/rename'), body: () => ({ name: 'Autre nom' }) },
  'POST /pages/:id/move': { path: page('/move'), body: () => ({ parentId: 1, position: 0 }) },
  'PUT /pages/:id/order': { path: page('/order'), body: () => ({ ids: [] }) },
  'POST /pages/:id/duplicate': { path: page('/duplicate'), body: () => ({}) },
  ...documents({
    route: '/pages/:id/:lang',
    at: ({ page: id }) => `/pages/${id}/fr`,
    content: () => CONTENT,
    revision: ({ revision }) => revision,
    share: ({ share }) => share,
  }),
  'POST /pages/:id/:lang/model': {
    path: page('/fr/model'),
    body: () => ({ title: 'Gardé' }),
    refused: 'The page has no widgets.',
  },
  'POST /pages/:id/:lang/from-model': {
    path: page('/fr/from-model'),
    body: ({ model: modelId }) => ({ modelId }),
    refused: 'The page has a draft.',
  },
  'GET /pages/:id/:lang/menus': { path: page('/fr/menus') },
  'POST /pages/:id/:lang/menus': {
    path: page('/fr/menus'),
    body: ({ menu: menuId }) => ({ menuId, place: 'end' }),
    refused: 'The page is not online any more.',
  },
  'GET /layouts': reading,
  ...documents({
    route: '/layouts/:id/:part/:lang',
    at: ({ layout }) => `/layouts/${layout}/announcement/fr`,
    content: () => ({ widgets: [{ ...ANNOUNCEMENT, options: { text: 'Fermé vendredi' } }] }),
    revision: ({ layoutRevision }) => layoutRevision,
    share: ({ layoutShare }) => layoutShare,
  }),
  'POST /pages': { body: ({ page: parentId }) => ({ parentId, name: 'Nouvelle' }) },
  'POST /trash/:id/restore': {
    path: one('trash', 'trash', '/restore'),
    body: ({ page: parentId }) => ({ parentId }),
  },
  'POST /previews': { body: ({ page: pageId }) => ({ pageId, lang: 'fr', widgets: [WIDGET] }) },
  'DELETE /pages/:id': { path: page('') },
  'GET /trash': reading,
  'DELETE /trash/:id': { path: one('trash', 'trash'), refused: 'restored before' },
  'POST /trash/purge': { body: () => ({}) },
  'POST /widget-upgrade': { body: () => ({ type: 'heading', version: 1, options: { text: 'x' } }) },
  'POST /widget-ids': { body: () => ({ count: 1 }) },
  'GET /widgets': { isShared: true },
  'GET /icons': { isShared: true },
  'GET /motifs': reading,
  'GET /articles': reading,
  ...ofTheOne(
    documents({
      route: '/theme',
      at: () => '/theme',
      content: () => ({ look: 'trame', light: {}, dark: {} }),
      revision: ({ themeRevision }) => themeRevision,
      share: ({ themeShare }) => themeShare,
    }),
  ),
  'PUT /theme/schedule': {
    path: () => ['/admin/api/theme/schedule'],
    base: () => '/admin/api/theme/draft',
    body: (_firm, { base }) => ({ action: 'publish', at: '2099-01-01T08:00', base }),
    isForeign: false,
    refused: 'Nothing of it waits to be published.',
  },
  'POST /theme/draft/unpublish': {
    path: () => ['/admin/api/theme/draft/unpublish'],
    isForeign: false,
    refused: 'The theme stays online.',
  },
  'GET /theme/preview': {},
  'GET /theme/looks/:look': { path: () => ['/admin/api/theme/looks/etude'], isForeign: false },
  'GET /received-articles': reading,
  'GET /received-articles/:slug/choice': { path: one('received-articles', 'slug', '/choice') },
  'POST /articles': { body: () => ({}) },
  'PUT /received-articles/:slug': {
    path: one('received-articles', 'slug'),
    body: () => ({ opinion: null, pin: { until: '' }, isHidden: false }),
  },
  ...documents({
    route: '/articles/:id',
    at: ({ article }) => `/articles/${article}`,
    content: () => ({ fields: ARTICLE('<p>x</p>') }),
    revision: ({ articleRevision }) => articleRevision,
    share: ({ articleShare }) => articleShare,
  }),
  'GET /articles/:id/uses': { path: one('articles', 'article', '/uses') },
  'DELETE /articles/:id': { path: one('articles', 'article') },
  'POST /articles/:id/restore': { path: one('articles', 'article', '/restore') },
  'GET /menus': reading,
  'GET /menus/:id/uses': { path: one('menus', 'menu', '/uses') },
  'POST /menus': { body: () => ({ name: 'Neuf', data: MENU }) },
  ...documents({
    route: '/menus/:id',
    at: ({ menu }) => `/menus/${menu}`,
    content: () => ({ name: 'Autre', data: MENU }),
    revision: ({ menuRevision }) => menuRevision,
    share: ({ menuShare }) => menuShare,
  }),
  'PUT /menus/:id/schedule': {
    path: one('menus', 'menu', '/schedule'),
    base: ({ menu }) => `/admin/api/menus/${menu}/draft`,
    body: (_firm, { base }) => ({ action: 'publish', at: '2099-01-01T08:00', base }),
    refused: 'Nothing of it waits to be published.',
  },
  'POST /menus/:id/draft/unpublish': {
    path: one('menus', 'menu', '/draft/unpublish'),
    refused: 'A menu stays online.',
  },
  // Draws what it is sent.
  'POST /menus/:id/preview': {
    path: one('menus', 'menu', '/preview'),
    body: () => ({ data: MENU }),
    isForeign: false,
  },
  'DELETE /menus/:id': { path: one('menus', 'menu') },
  'GET /blocks': reading,
  'GET /block-choices': reading,
  'GET /blocks/:id/widgets': { path: one('blocks', 'block', '/widgets') },
  'POST /blocks': { body: () => ({ title: 'Neuf' }) },
  ...documents({
    route: '/blocks/:id',
    at: ({ block }) => `/blocks/${block}`,
    content: () => ({ title: 'Autre', widgets: [{ ...WIDGET, zone: 'content' }] }),
    revision: ({ blockRevision }) => blockRevision,
    share: ({ blockShare }) => blockShare,
  }),
  'DELETE /blocks/:id': { path: one('blocks', 'block') },
  'POST /blocks/:id/restore': { path: one('blocks', 'block', '/restore') },
  'GET /team': reading,
  'GET /person-choices': reading,
  'GET /office-choices': reading,
  'GET /figure-choices': reading,
  'POST /team': { body: () => ({ title: 'Neuf' }) },
  'PUT /team-order': { body: (firm) => ({ ids: [firm.person] }), isForeign: false },
  ...documents({
    route: '/team/:id',
    at: (firm) => `/team/${firm.person}`,
    content: () => ({ fields: namedPerson('Autre Personne') }),
    revision: ({ personRevision }) => personRevision,
    share: ({ personShare }) => personShare,
  }),
  'DELETE /team/:id': { path: one('team', 'person') },
  'POST /team/:id/restore': { path: one('team', 'person', '/restore') },
  'GET /models': reading,
  'GET /model-choices': reading,
  'GET /example-sentences': reading,
  'POST /models': { body: () => ({ title: 'Neuf' }) },
  ...documents({
    route: '/models/:id',
    at: ({ model }) => `/models/${model}`,
    content: () => ({ title: 'Autre', widgets: [{ ...WIDGET, zone: 'content' }] }),
    revision: ({ modelRevision }) => modelRevision,
    share: ({ modelShare }) => modelShare,
  }),
  'DELETE /models/:id': { path: one('models', 'model') },
  'POST /models/:id/restore': { path: one('models', 'model', '/restore') },
  'GET /leads': reading,
  'GET /leads-desk': reading,
  'GET /leads-by-month': reading,
  'GET /leads-export': reading,
  'GET /leads-count': reading,
  'GET /leads-replies': reading,
  'GET /leads/:id': { path: one('leads', 'lead') },
  'GET /leads/:id/files/:stored': {
    path: ({ lead, stored }) => [`/admin/api/leads/${lead}/files/${stored}`],
  },
  'PUT /leads/:id': {
    path: one('leads', 'lead'),
    body: ({ user }) => ({ status: 'in-progress', assigned_to: user }),
  },
  'POST /leads/:id/notes': {
    path: one('leads', 'lead', '/notes'),
    body: () => ({ text: 'Rappelée' }),
  },
  'PUT /leads': {
    path: () => ['/admin/api/leads'],
    body: ({ lead }) => ({ ids: [lead], status: 'in-progress', isRead: true }),
    isForeign: false,
  },
  'PUT /leads/:id/read': { path: one('leads', 'lead', '/read'), body: () => ({ isRead: true }) },
  'POST /leads/:id/replies': {
    path: one('leads', 'lead', '/replies'),
    body: () => ({ subject: 'Votre demande', text: 'Bonjour', after: 0 }),
  },
  'POST /leads/:id/contact': { path: one('leads', 'lead', '/contact') },
  'GET /persons': { path: () => ['/admin/api/persons?who=zoe@exemple.test'], isForeign: false },
  'GET /persons/export': {
    path: () => ['/admin/api/persons/export?who=zoe@exemple.test'],
    isForeign: false,
  },
  'POST /persons/erase': { body: () => ({ who: 'zoe@exemple.test' }), isForeign: false },
  'DELETE /leads/:id': { path: one('leads', 'lead'), refused: 'erased with the person before' },
  'GET /redirects': reading,
  'GET /redirects/try': {
    path: ({ mark }) => [`/admin/api/redirects/try?address=/ancien-${mark}`],
    echo: ({ mark }) => `/ancien-${mark}`,
    isForeign: false,
  },
  'GET /redirects/:id': { path: one('redirects', 'redirect') },
  'POST /redirects': {
    body: ({ page: id }) => ({ source: `/encore-${id}`, destination: `page:${id}` }),
  },
  'PUT /redirects/:id': {
    path: one('redirects', 'redirect'),
    body: () => ({ source: '/autre', destination: '/' }),
  },
  'DELETE /redirects/:id': { path: one('redirects', 'redirect'), refused: 'renamed before' },
  'POST /redirects/import': { body: () => ({ text: '/vieux;/', dryRun: false }) },
  'GET /media': reading,
  'GET /media/folders': reading,
  'GET /media/:id': { path: one('media', 'media') },
  'GET /media/:id/uses': { path: one('media', 'media', '/uses') },
  'GET /media/:id/original': { path: one('media', 'media', '/original') },
  'PUT /media/:id': { path: one('media', 'media'), body: () => ({ alt: 'Autre' }) },
  'PUT /media/folder': { body: ({ media }) => ({ ids: [media], folder: 'Autre' }) },
  'POST /media': { refused: 'bytes: see tests/media.test.ts' },
  'POST /media/:id/content': {
    path: one('media', 'media', '/content?name=x.png'),
    refused: 'bytes: see tests/media.test.ts',
  },
  'DELETE /media/uploads/:upload': {
    path: () => ['/admin/api/media/uploads/abcdefgh12'],
    isForeign: false,
  },
  // What is not there, or lies in the bin already, is removed.
  'DELETE /media/:id': { path: one('media', 'media'), isForeign: false },
  'POST /media/:id/restore': { path: one('media', 'media', '/restore') },
  'GET /templates': reading,
  ...documents({
    route: '/templates/:kind/:name',
    at: ({ template }) => `/templates/${template}`,
    content: () => ({ html: '<p>{{title}}</p>', css: '', js: '' }),
    revision: ({ templateRevision }) => templateRevision,
    share: ({ templateShare }) => templateShare,
  }),
  'PUT /templates/:kind/:name/schedule': {
    path: ({ template }) => [`/admin/api/templates/${template}/schedule`],
    base: ({ template }) => `/admin/api/templates/${template}/draft`,
    body: (_firm, { base }) => ({ action: 'publish', at: '2099-01-01T08:00', base }),
    refused: 'Nothing of it waits to be published.',
  },
  'POST /templates/:kind/:name/draft/unpublish': {
    path: ({ template }) => [`/admin/api/templates/${template}/draft/unpublish`],
    refused: 'A template without an original stays.',
  },
  'POST /templates/:kind/:name/preview': {
    path: () => ['/admin/api/templates/card/card-magazine/preview'],
    body: () => ({ html: '<p>{{title}}</p>' }),
    isForeign: false,
  },
  'GET /audit': reading,
  'GET /audit/people': reading,
  'GET /audit/export': reading,
  'GET /board': reading,
  'GET /providers': reading,
  'POST /providers/reread': { refused: 'no provider in this test' },
  'POST /providers/try-feed': { refused: 'a feed of elsewhere' },
  'GET /first-steps': reading,
  'POST /first-steps/finish': {},
  'POST /first-steps/pages/:id/keep': {
    path: one('first-steps/pages', 'page', '/keep'),
    refused: 'nothing of a model is left',
  },
  'POST /first-steps/test-mail': {},
  'GET /users': reading,
  'GET /users/:id': { path: one('users', 'user') },
  'POST /users': {
    body: ({ siteId }) => ({ email: `neuf-${siteId}@exemple.test`, name: 'Neuf', role: 'writer' }),
  },
  'POST /users/:id/invite': {
    path: one('users', 'user', '/invite'),
    refused: 'has a password already',
  },
  'POST /users/:id/reset-link': { path: one('users', 'user', '/reset-link') },
  'POST /users/:id/remove-second-factor': { path: one('users', 'user', '/remove-second-factor') },
  'POST /users/:id/end-sessions': { path: one('users', 'user', '/end-sessions') },
  'POST /users/:id/disable': { path: one('users', 'user', '/disable') },
  'POST /users/:id/enable': { path: one('users', 'user', '/enable') },
  'PUT /users/:id': { path: one('users', 'user'), body: () => ({ role: 'writer' }) },
  'POST /users/:id/impersonate': { path: one('users', 'user', '/impersonate') },
  'POST /auth/stop-impersonating': {},
  'DELETE /users/:id': { path: one('users', 'user') },
  'POST /auth/sign-in': person,
  'POST /auth/second-factor': person,
  'POST /auth/sign-out': person,
  'POST /auth/confirm': person,
  'GET /auth/account': person,
  'PUT /auth/account': person,
  'POST /auth/password': person,
  'GET /auth/sessions': person,
  'DELETE /auth/sessions/:id': person,
  'DELETE /auth/sessions': person,
  'DELETE /auth/trusted-devices': person,
  'POST /auth/totp': person,
  'POST /auth/totp/confirm': person,
  'POST /auth/totp/disable': person,
  'POST /auth/totp/recovery-codes': person,
  ...Object.fromEntries(
    'identity brand legal languages requests mails share search sources titles deadlines found trade templates theme figures pages provider articles address advanced glossary offices hosts'
      .split(' ')
      .flatMap((name) => [
        [`GET /settings/${name}`, reading],
        [`PUT /settings/${name}`, settings],
      ]),
  ),
  // tests/shared-figures.test.ts
  'GET /settings/figures': { ...reading, tellsAgency: true },
  'GET /settings/facts': reading,
  'GET /settings/stray-phones': reading,
  'POST /settings/stray-phones/replace': {
    body: (firm) => ({
      from: '+33199005555',
      to: '+33199001234',
      places: [{ kind: 'page', ref: String(firm.page), lang: 'fr' }],
    }),
    refused: 'for a number of the firm: see tests/replace-phone.test.ts',
  },
  'GET /settings/host-proposals': reading,
  'POST /settings/host-proposals': { body: () => ({ host: 'neuf.example' }) },
  'DELETE /settings/host-proposals/:host': {
    path: () => ['/admin/api/settings/host-proposals/neuf.example'],
    isForeign: false,
    refused: 'a name means the same on every site, and was withdrawn before',
  },
  'POST /settings/host-proposals/decisions': {
    refused: 'decides for every site: see tests/hosts.test.ts',
  },
}

/** A route with what is known of it; `null` for one that nobody has classified. */
export function knownRoute(method: string, url: string): Known | null {
  const ajax = /^(?:\/dev\.php)?\/ajax(\/.*)$/.exec(url)?.[1]
  if (ajax !== undefined) {
    const path = AJAX[ajax]
    const before = url.startsWith('/dev.php') ? '/dev.php' : ''
    return path ? { path: (firm) => [before + path(firm)], isForeign: false } : null
  }
  if (/^\/(?:admin\/api|(?:dev\.php\/)?ajax)(?:\/?\*)?$/.test(url))
    return { isShared: true, refused: 'leads nowhere' }
  const admin = /^\/admin\/api(\/.*)$/.exec(url)?.[1]
  return (admin === undefined ? PUBLIC[`${method} ${url}`] : ADMIN[`${method} ${admin}`]) ?? null
}

/** Order in which routes are asked: reading first, removing last; as they stand above otherwise. */
export function rankOf(method: string, url: string): number {
  const admin = /^\/admin\/api(\/.*)$/.exec(url)?.[1]
  const rank = admin === undefined ? -1 : Object.keys(ADMIN).indexOf(`${method} ${admin}`)
  return method === 'GET' ? rank : 10_000 + rank
}
