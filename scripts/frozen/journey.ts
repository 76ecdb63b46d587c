import type { Json, Walker } from './walk.ts'

/** A pixel, as PNG. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const JOIN = '/vos-actualites/lettre-dinformation/inscription'
const JOBS = '/le-cabinet/nous-rejoindre'
const PERSON = { nom: 'Élodie Œuvrard', email: 'elodie@exemple.fr' }

/** Where the work of editors shows. */
const SEEN = [
  '/',
  '/deux',
  '/une',
  '/une/deux-mieux',
  '/en/one',
  '/imp/dossier/equipe',
  '/vieux-contact',
  '/vos-actualites/infos-pratiques/fil-dactualites?title=une-note-du-cabinet',
  '/recherche?query=note',
]

/** What people do with a site in a week: each chapter leaves rows behind. */
export async function journey(walker: Walker): Promise<void> {
  await drafts(walker)
  await pageTree(walker)
  await redirects(walker)
  await articles(walker)
  await menusAndSettings(walker)
  await media(walker)
  await walker.rest()
  await visitors(walker)
  await leadDesk(walker)
  await accounts(walker)
}

/** A list in an answer. */
const list = (value: unknown): Json[] => (Array.isArray(value) ? value : [])

async function drafts({ chapter, as }: Walker): Promise<void> {
  const draft = '/pages/1/fr/draft'
  const heading = (text: string) => ({
    id: 900_001,
    zone: 'content',
    type: 'heading',
    version: 1,
    options: { text },
  })
  const save = async (text: string, path = draft) => {
    const { base, widgets } = await as('editor', { path })
    const kept = list(widgets).filter(({ id }) => id !== 900_001)
    const body = { base, widgets: [...kept, heading(text)], fields: { keywords: text } }
    return as('editor', { method: 'PUT', path, body })
  }

  chapter('a draft is opened, saved by itself and published')
  await as('editor', { method: 'POST', path: `${draft}/lock`, body: { holder: 'editor-tab-1' } })
  const { base } = await save('Un titre tout neuf')
  await as('writer', { method: 'POST', path: `${draft}/lock`, body: { holder: 'writer-tab-1' } })
  await save('Un titre mieux trouvé')
  await as('writer', { method: 'PUT', path: draft, body: { base, widgets: [] } })
  await as('editor', { path: '/pages/1/fr/checks' })
  const last = await as('editor', { path: draft })
  await as('editor', { method: 'POST', path: `${draft}/publish`, body: { base: last['base'] } })
  await as('editor', { path: '/pages/1/fr/history' })

  chapter('other drafts wait: asked for, shared, scheduled')
  const other = '/pages/2/fr/draft'
  const saved = await save('Bientôt', other)
  const given = { base: saved['base'] }
  await as('writer', {
    method: 'POST',
    path: `${other}/request`,
    body: { ...given, note: 'Relue.' },
  })
  await as('editor', { method: 'POST', path: '/pages/2/fr/shares', body: { days: 7 } })
  const at = '2026-12-01T08:00'
  const plan = { ...given, action: 'publish', at }
  await as('editor', { method: 'PUT', path: '/pages/2/fr/schedule', body: plan })
  await save('Toujours en brouillon', '/pages/3/fr/draft')
  const body = { widgets: [heading('Laissé de côté')] }
  await as('editor', { method: 'POST', path: '/pages/3/fr/draft/set-aside', body })
}

async function pageTree({ chapter, as }: Walker): Promise<void> {
  const add = async (name: string, parentId = 1) => {
    const body = { parentId, name, is_active: true }
    return Number((await as('editor', { method: 'POST', path: '/pages', body }))['id'])
  }
  const post = (path: string, body: object = {}) => as('editor', { method: 'POST', path, body })

  chapter('pages are added, changed, moved, renamed, copied, ordered')
  const [first, second, third] = [await add('Une'), await add('Deux'), await add('Trois')]
  const change = { lang: 'fr', texts: { description: 'Une phrase.' }, shared: { type: 'guide' } }
  await as('editor', { method: 'PUT', path: `/pages/${first}`, body: change })
  await post(`/pages/${second}/move`, { parentId: first, position: 0 })
  await post(`/pages/${second}/rename`, { name: 'Deux, mieux' })
  await post(`/pages/${first}/duplicate`, { withDescendants: true })
  await post(`/pages/${first}/translations`, { lang: 'en', name: 'One' })
  await add('Quatre', first)

  chapter('pages go to the bin; one comes back')
  await as('editor', { path: `/pages/${first}/removal` })
  await as('editor', { method: 'DELETE', path: `/pages/${first}` })
  await as('editor', { method: 'DELETE', path: `/pages/${third}` })
  const { data } = await as('editor', { path: '/trash' })
  await post(`/trash/${list(data).at(-1)?.['id']}/restore`)
  await as('editor', { path: '/page-tree' })
}

async function redirects({ chapter, as }: Walker): Promise<void> {
  chapter('redirects are written and imported')
  const post = (path: string, body: object) => as('editor', { method: 'POST', path, body })
  await post('/redirects', { source: '/vieux-contact', destination: '/contact' })
  const text = [
    'Source;Destination',
    '/imp/a;/contact',
    '/imp/a;/',
    'rien;/contact',
    '/imp/dossier/*;/le-cabinet/*',
    '/imp/perdu;/nulle-part',
    '/imp/rond;/imp/rond',
  ].join('\r\n')
  await post('/redirects/import', { text })
  await post('/redirects/import', { text, dryRun: false })
  await as('editor', { path: '/redirects/try?address=/vieux-contact/' })
}

async function articles({ chapter, as }: Walker): Promise<void> {
  chapter('own articles are written, one is published')
  const write = async (title: string) => {
    const made = await as('writer', { method: 'POST', path: '/articles', body: { lang: 'fr' } })
    const path = `/articles/${Number(made['id'])}`
    const draft = await as('writer', { path: `${path}/draft` })
    const fields = Object.assign({}, draft['fields'], {
      title,
      summary: 'En bref.',
      html: '<p>Le texte <strong>de la note</strong>.</p><script>1</script>',
      motifs: ['AEF'],
    })
    const body = { base: draft['base'], fields }
    const saved = await as('writer', { method: 'PUT', path: `${path}/draft`, body })
    return { path, body: { base: saved['base'] } }
  }
  const { path, body } = await write('Une note du cabinet')
  await as('editor', { method: 'POST', path: `${path}/draft/publish`, body })
  await write('Une autre, en brouillon')
  const gone = await write('Une troisième, retirée')
  await as('editor', { method: 'DELETE', path: gone.path })

  chapter('an article of the provider is pinned and commented')
  const choice = {
    lang: 'fr',
    opinion: { html: '<p>À lire.</p>', signature: 'Claire Dauval' },
    pin: { until: '' },
    isHidden: false,
  }
  const slug = 'lamortissement-explique-simplement'
  await as('editor', { method: 'PUT', path: `/received-articles/${slug}`, body: choice })
}

async function menusAndSettings({ chapter, as }: Walker): Promise<void> {
  const change = async (
    role: 'editor' | 'developer',
    path: string,
    values: (before: Json) => object,
  ) => {
    const shown = await as(role, { path })
    const body = { base: shown['base'], values: values(Object(shown['values'])) }
    return as(role, { method: 'PUT', path, body })
  }

  chapter('a menu is changed')
  const { base, name, data } = await as('editor', { path: '/menus/1509/draft' })
  const entry = {
    id: 1_000_000,
    link: '/contact',
    label: 'Toute neuve',
    childs: [],
    mediaPage: '',
    mediaLinkedObject: '',
    infos: '',
  }
  const menu = { paramsMenu: { onlyLevelChoice: '' }, ...Object(data), menu: [entry] }
  const draft = {
    method: 'PUT',
    path: '/menus/1509/draft',
    body: { base, name, data: menu },
  } as const
  await as('editor', draft)
  await as('editor', draft)
  const saved = await as('editor', { path: '/menus/1509/draft' })
  await as('editor', {
    method: 'POST',
    path: '/menus/1509/draft/publish',
    body: { base: saved['base'] },
  })

  chapter('settings are changed')
  await change('editor', '/settings/titles', ({ title_patterns }) => ({
    title_patterns: { ...Object(title_patterns), page: '{title} – {nomcabinet}' },
  }))
  await change('editor', '/settings/offices', (values) => values)
  await change('developer', '/settings/search', () => ({ indexed_motifs: ['AEF'] }))
  await change('developer', '/settings/glossary', () => ({ glossary_tooltips: '0' }))
  await change('developer', '/settings/theme', () => ({ light: { primary: '#224466' } }))
  await change('developer', '/settings/theme', () => ({ light: { primary: 'rouge' } }))
  const body = { host: 'www.autre-nom.example' }
  await as('developer', { method: 'POST', path: '/settings/host-proposals', body })
}

async function media({ chapter, as }: Walker): Promise<void> {
  chapter('a picture is added')
  const form = new FormData()
  form.append('file', new File([Buffer.from(PIXEL, 'base64')], 'point.png', { type: 'image/png' }))
  const added = await as('writer', { method: 'POST', path: '/media?name=Un+point', body: form })
  const path = `/media/${Number(added['id'])}`
  const words = { alt: 'Un point', folder: 'Équipe/Portraits', focal: { x: 10, y: 90 } }
  await as('writer', { method: 'PUT', path, body: words })
}

async function visitors({ chapter, visit, send }: Walker): Promise<void> {
  chapter('visitors see what was published')
  for (const path of SEEN) await visit({ path })

  chapter('visitors search and write')
  await visit({ path: '/recherche?query=amortissement' })
  await visit({ path: '/recherche?query=introuvable' })
  await send('/contact', { ...PERSON, message: 'Bonjour,\nune question.' })
  await send('/contact', { nom: 'Élodie <b>', email: 'elodie@', message: '' })
  await send('/contact', { ...PERSON, message: 'x', site_web: 'http://spam.example' })
  await send(JOBS, { ...PERSON, message: 'Je postule.' }, 'cv')
  await send(JOIN, { email: 'lectrice@exemple.fr', nom: 'Anne', accord: 'oui' })
}

async function leadDesk({ chapter, as }: Walker): Promise<void> {
  chapter('what they wrote is dealt with')
  await as('lead-desk', { path: '/leads' })
  const body = { status: 'in-progress' }
  await as('lead-desk', { method: 'PUT', path: '/leads/1', body })
  const note = { text: '  Rappelée ce matin ' }
  await as('lead-desk', { method: 'POST', path: '/leads/1/notes', body: note })
  await as('lead-desk', { method: 'POST', path: '/leads/1/contact', body: {} })
  await as('lead-desk', { path: '/leads/1' })
}

async function accounts({ chapter, as }: Walker): Promise<void> {
  chapter('somebody is invited; a name is changed')
  const invited = { email: 'zoe@test.example', name: 'Zoé', role: 'writer' }
  await as('super-admin', { method: 'POST', path: '/users', body: invited })
  await as('super-admin', { path: '/users' })
  await as('writer', { method: 'PUT', path: '/auth/account', body: { name: 'Rose Écrivain' } })
  await as('super-admin', { path: '/audit' })
}
