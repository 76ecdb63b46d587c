/** What one connection sends to a server, until that closes it. */
export interface Exchange {
  /** The file of answers that it stands in. */
  part: string
  /** Which server: `cached` and `proxied` keep pages, `proxied` believes one proxy. */
  of: 'production' | 'cached' | 'proxied' | 'test'
  name: string
  bytes: string
  /** It is sent twice: the second answer may come from the page cache. */
  again: boolean
}

interface Asked {
  of?: Exchange['of']
  method?: string
  version?: string
  headers?: readonly string[]
  body?: string
  again?: boolean
}

const LOCAL = 'Host: localhost'

function request(
  part: string,
  target: string,
  {
    of = 'production',
    method = 'GET',
    version = '1.1',
    headers = [LOCAL],
    body = '',
    again = of !== 'production',
  }: Asked = {},
): Exchange {
  const lines = [`${method} ${target} HTTP/${version}`, ...headers, 'Connection: close']
  const others = headers.filter((line) => line !== LOCAL)
  const shown = target.length > 100 ? `${target.slice(0, 40)}… (${target.length})` : target
  const name = [
    `${method} ${shown}${version === '1.1' ? '' : ` HTTP/${version}`}`,
    ...others,
    body.slice(0, 60),
  ]
    .filter(Boolean)
    .join(' · ')
    .replaceAll('\r\n', '⏎')
  return { part, of, name, again, bytes: `${lines.join('\r\n')}\r\n\r\n${body}` }
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'CONNECT',
  'FOO',
]

const PATHS = [
  '/',
  '/contact',
  '/nulle-part',
  '/ajax',
  '/ajax/',
  '/ajax/rien',
  '/ajax/context',
  '/ajax/testa/motifs/subscribed',
  '/admin',
  '/admin/rien',
  '/admin/api',
  '/admin/api/rien',
  '/admin/api/media',
  '/assets/rien.js',
  '/media/rien.jpg',
  '/media/provider/rien.pdf',
  '/healthz',
  '/robots.txt',
  '/apercu/rien',
  '/deconnexion',
  '/lettre/desinscription/x',
]

/** Addresses of routes, and some that nearly are. */
const ADDRESSES = [
  '/le-cabinet/notre-equipe',
  '/en',
  '/en/nowhere',
  '/reservee',
  '/reservee/',
  '/actualites',
  '/blog/un-billet',
  '/?article=1%7Cx',
  '/?article=',
  '/?title=inconnu',
  '/?title=',
  '/dev.php',
  '/dev.php/',
  '/dev.php/contact',
  '/dev.php/ajax',
  '/dev.php/ajax/rien',
  '/dev.php/ajax/context',
  '/dev.phpx',
  '/ajaxx',
  '/ajax?x',
  '/ajax/search/suggest?query=zzzzz',
  '/ajax/testa/',
  '/administration',
  '/admin/',
  '/admin/api/',
  '/admin/assets/rien.js',
  '/adminx',
  '/assets',
  '/assets/',
  '/assetsx',
  '/media',
  '/media/',
  '/media/provider',
  '/media/provider/',
  '/media/provider/%zz.pdf',
  '/media/provider/x.jpg?size=zzz',
  '/media/%2e%2e/x',
  '/healthz/',
  '/readyz',
  '/metrics',
  '/robots.txt/',
  '/sitemap.xml',
  '/sitemap-fr-9.xml',
  '/sitemap',
  '/llms.txt',
  '/agenda.ics',
  '/favicon.ico',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/templates',
  '/templates/x',
  '/templates/x/y.html',
  '/uploads/x',
  '/uploads/x/y.html',
  '/documents/rien.pdf',
  '/documents/rien',
  '/partage/rien.png',
  '/partage/fr-1-0123456789abcdef.png',
  '/flux/rien.xml',
  '/flux/',
  '/illustrations/rien.svg',
  '/theme-x.css',
  '/theme-.css',
  '/.well-known/security.txt',
  '/.well-known/rien',
  '/apercu',
  '/apercu/',
  '/apercu/a/b',
  '/deconnexion/retour-au-compte',
  '/bac-a-sable',
  '/sandbox',
]

const ODD = [
  '//',
  '//exemple.test',
  '//exemple.test/..',
  '///contact',
  '/contact//',
  '/contact/',
  '/contact/?a=b',
  '/contact/.',
  '/contact/..',
  '/.',
  '/..',
  '/./',
  '/../etc/passwd',
  '/%2e%2e/etc/passwd',
  '/%zz',
  '/%',
  '/contact%zz?x',
  '/%2f',
  '/contact%2f',
  '/contact%2F%2F',
  '/le-cabinet%2fnotre-equipe',
  '/%00',
  '/contact%0d%0aX-A:%20b',
  '/%ff',
  '/caf%e9',
  '/caf%C3%A9',
  '/cafe%CC%81',
  '/%E2%82',
  '/contact;x=1',
  '/contact,x',
  '/contact#x',
  '/#x',
  '/?',
  '/??',
  '/?#',
  '/?a=%zz',
  '/?a=1&a=2&a[]=3',
  '/?__proto__=1',
  `/?${'a=b&'.repeat(3000)}`,
  `/?a=${'b'.repeat(10_000)}`,
  `/${'a'.repeat(1999)}`,
  `/${'a'.repeat(2000)}`,
  `/${'a'.repeat(9000)}`,
  `/${'a/'.repeat(1200)}`,
  `/apercu/${'a'.repeat(9000)}`,
  `/ajax/${'a'.repeat(9000)}`,
  `/ajax/${'a'.repeat(9000)}/motifs/subscribed`,
  `/theme-${'a'.repeat(9000)}.css`,
  `/admin/${'a'.repeat(9000)}`,
  `/admin/api/${'a'.repeat(9000)}`,
  '/CONTACT',
  '/Contact',
  '/\\',
  '/contact\\..',
  '/contact%5c',
  '/<script>',
  '/contact%20',
  '/contact|x',
  '/ajax%2fcontext',
  '/%61jax/context',
  '/%61dmin',
  '/%63ontact',
  '/admin%2fapi',
  '/ajax/%zz',
  '/admin/api/%zz',
  '/admin/%zz',
  '/dev.php/%zz',
  '*',
  'contact',
  '?x',
  'http://localhost',
  'http://localhost/',
  'http://localhost/contact?x',
  'http://localhost?x',
  'http://localhost/%zz',
  'http://localhost/ajax/rien',
  'http://localhost/admin/api/rien',
  'HTTP://LOCALHOST/contact',
  'http://autre.test/',
  'https://localhost/',
]

const FORM = 'Content-Type: application/x-www-form-urlencoded'
const PAGE = '/le-cabinet/notre-equipe'

const post = (
  part: string,
  target: string,
  type: string | null,
  body: string,
  more: readonly string[] = [],
) =>
  request(part, target, {
    method: 'POST',
    headers: [LOCAL, ...(type === null ? [] : [type]), `Content-Length: ${body.length}`, ...more],
    body,
  })

const POSTS: Exchange[] = [
  ...[
    '/contact',
    '/',
    '/nulle-part',
    '/ajax',
    '/ajax/rien',
    '/reservee',
    '/dev.php/contact',
    '/contact/',
    '/%zz',
  ].flatMap((target) => [
    post('posts', target, FORM, ''),
    post('posts', target, FORM, 'a=b'),
    post('posts', target, null, 'a=b'),
    post('posts', target, 'Content-Type: application/json', '{"a":1}'),
    post('posts', target, 'Content-Type: application/json', '{"a":'),
    post('posts', target, 'Content-Type: text/plain', 'a'),
    post('posts', target, 'Content-Type: text/xml', '<a/>'),
    post('posts', target, 'Content-Type: multipart/form-data; boundary=x', '--x--\r\n'),
    post('posts', target, 'Content-Type: multipart/form-data', 'x'),
    post('posts', target, FORM, 'a=b', ['Content-Encoding: gzip']),
    post('posts', target, FORM, 'a=b', ['Expect: 100-continue']),
    post('posts', target, FORM, 'a=b', ['Origin: https://ailleurs.test']),
    post('posts', target, FORM, 'a=b', ['Sec-Fetch-Site: cross-site']),
  ]),
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'GET', 'HEAD'].map((method) =>
    request('posts', '/contact', {
      method,
      headers: [LOCAL, FORM, 'Content-Length: 3'],
      body: 'a=b',
    }),
  ),
  ...['PUT', 'DELETE', 'GET'].map((method) =>
    request('posts', '/contact', {
      method,
      headers: [LOCAL, 'Content-Type: text/xml', 'Transfer-Encoding: chunked'],
      body: '3\r\n<a>\r\n0\r\n\r\n',
    }),
  ),
  ...['PUT', 'DELETE'].map((method) =>
    request('posts', '/nulle-part', {
      method,
      headers: [LOCAL, 'Content-Type: application/json', 'Content-Length: 5'],
      body: '{"a":',
    }),
  ),
]

const HEADERS = [
  [],
  ['If-None-Match: *'],
  ['If-None-Match: "autre"'],
  ['If-None-Match: W/"autre", *'],
  ['If-Modified-Since: Fri, 20 Nov 2026 09:00:00 GMT'],
  ['Range: bytes=0-10'],
  ['Accept-Encoding: br'],
  ['Accept-Encoding: gzip, deflate, br, zstd'],
  ['Accept-Encoding: gzip;q=1, br;q=0.1'],
  ['Accept-Encoding: identity;q=0'],
  ['Accept-Encoding: *;q=0'],
  ['Accept-Encoding: *'],
  ['Accept-Encoding: deflate'],
  ['Accept-Encoding: '],
  ['Accept-Encoding: br', 'If-None-Match: *'],
  ['Accept-Language: en'],
  ['Accept: application/json'],
  ['Cookie: theme=dark'],
  ['Cookie: vitrine.session_token=nobody'],
  ['Cookie: __Host-vitrine.session_token=writer'],
  ['Authorization: Basic eDp5'],
  ['Service-Worker: script'],
  ['Upgrade: websocket', 'Connection: Upgrade'],
  ['Expect: 100-continue'],
  ['Expect: 200-ok'],
  ['Content-Length: 0'],
  ['Transfer-Encoding: chunked'],
  ['X-Forwarded-Host: autre.test'],
  ['X-Forwarded-Host: a b'],
  ['X-Forwarded-Host: un.test, deux.test'],
  ['X-Forwarded-Proto: https'],
  ['X-Forwarded-For: 203.0.113.7'],
  ['X-HTTP-Method-Override: DELETE'],
  ['Purpose: prefetch'],
  ['Cache-Control: no-cache'],
]

const HOSTS = [
  'Host: LOCALHOST',
  'Host: localhost:3000',
  'Host: inconnu.test',
  'Host: [::1]:3000',
  'Host: 127.0.0.1',
  'Host: a..b',
  'Host: localhost:99999',
  'Host: ',
  'Host: a b',
]

/** Requests on one connection, which the last one closes. */
const sequence = (of: Exchange['of'], name: string, requests: readonly string[]): Exchange => ({
  part: 'connections',
  of,
  name,
  again: true,
  bytes: requests
    .map((one, at) => {
      const [head = '', body = ''] = one.split('\n\n')
      const end = at === requests.length - 1 ? '\r\nConnection: close' : ''
      return `${head.replaceAll('\n', '\r\n')}${end}\r\n\r\n${body}`
    })
    .join(''),
})

const get = (target: string, version = '1.1', more = '') =>
  `GET ${target} HTTP/${version}\nHost: localhost${more}`

export const EXCHANGES: readonly Exchange[] = [
  ...PATHS.flatMap((path) => METHODS.map((method) => request('methods', path, { method }))),
  ...ADDRESSES.flatMap((path) => [
    request('addresses', path),
    request('addresses', path, { method: 'HEAD' }),
    request('addresses', path, { method: 'DELETE' }),
  ]),
  ...[...PATHS, ...ADDRESSES]
    .filter((path) => /^\/(?:dev|ajax|bac|sandbox|$)/.test(path))
    .map((path) => request('development', path, { of: 'test', again: false })),
  ...ODD.flatMap((target) => [
    request('targets', target),
    request('targets', target, { method: 'POST' }),
    request('targets', target, { of: 'cached' }),
  ]),
  ...POSTS,
  ...HEADERS.flatMap((headers) =>
    (['production', 'cached', 'proxied'] as const).flatMap((of) =>
      ['/', PAGE, '/contact', '/nulle-part'].map((path) =>
        request('headers', path, { of, headers: [LOCAL, ...headers] }),
      ),
    ),
  ),
  ...HEADERS.map((headers) =>
    request('headers', PAGE, { of: 'cached', method: 'HEAD', headers: [LOCAL, ...headers] }),
  ),
  ...['/assets/rien.js', '/admin', '/ajax/rien', '/apercu/rien', '/healthz'].map((path) =>
    request('headers', path, { headers: [LOCAL, 'Service-Worker: script'] }),
  ),
  ...HOSTS.flatMap((host) =>
    (['production', 'cached', 'proxied'] as const).map((of) =>
      request('hosts', PAGE, { of, headers: [host] }),
    ),
  ),
  ...(['1.0', '1.1'] as const).flatMap((version) =>
    (['production', 'cached', 'proxied'] as const).flatMap((of) => [
      request('hosts', PAGE, { of, version, headers: [] }),
      request('hosts', PAGE, { of, version }),
      request('hosts', PAGE, { of, version, headers: [LOCAL, 'Host: autre.test'] }),
    ]),
  ),
  ...(['production', 'cached'] as const).flatMap((of) => [
    sequence(of, 'three pages, pipelined', [get(PAGE), get('/nulle-part'), get(PAGE)]),
    sequence(of, 'three hits, pipelined', [get(PAGE), get(PAGE), get(PAGE)]),
    sequence(of, 'a page after a 404', [get('/nulle-part'), get(PAGE)]),
    sequence(of, 'a page after a 405', [
      'DELETE /contact HTTP/1.1\nHost: localhost\nContent-Length: 0',
      get(PAGE),
    ]),
    sequence(of, 'a page after a 301', [get('/contact/'), get(PAGE)]),
    sequence(of, 'a page after a 405 with a body', [
      'POST / HTTP/1.1\nHost: localhost\nContent-Type: application/x-www-form-urlencoded\nContent-Length: 3\n\na=b',
      get(PAGE),
    ]),
    sequence(of, 'a page after a 415', [
      'POST /contact HTTP/1.1\nHost: localhost\nContent-Type: text/xml\nContent-Length: 4\n\n<a/>',
      get(PAGE),
    ]),
    sequence(of, 'a page after a 400', [get(PAGE, '1.1', '\nHost: localhost'), get(PAGE)]),
    sequence(of, 'a page after a refused address', [get('http://autre.test/'), get(PAGE)]),
    sequence(of, 'a page after a 404 of a broken address', [get('/%zz'), get(PAGE)]),
    sequence(of, 'HTTP/1.0 that stays', [
      get(PAGE, '1.0', '\nConnection: keep-alive'),
      get(PAGE, '1.0'),
    ]),
    sequence(of, 'HEAD, then GET', [`HEAD ${PAGE} HTTP/1.1\nHost: localhost`, get(PAGE)]),
    sequence(of, 'a page and what is no request', [get(PAGE), 'NONSENSE']),
  ]),
  sequence(
    'production',
    'a hundred and two, pipelined: one too many',
    Array(102).fill(get('/informations-legales/plan-du-site')),
  ),
]
