import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#base/platform/env.ts'
import { MAX_FILE } from '#framework/forms/check-file.ts'
import { PAGE_BYTES } from '#features/publishing/contract/page-body.ts'
import { CONNECTION_LIMITS } from '#base/platform/security/connection-limits.ts'
import { allNamed, type Directive, onlyNamed, parseBlocks } from './blocks.ts'

/** Milliseconds of `60s`, `2m`, `1d`. */
const durationOf = (text: string): number =>
  parseInt(text, 10) *
  (text.endsWith('ms') ? 1 : ({ s: 1000, m: 60_000 }[text.at(-1) ?? ''] ?? NaN))

/** Bytes of `12m` (nginx) or `12MiB` (Caddy): powers of two both. */
const bytesOf = (text: string): number =>
  /^\d+(m|MiB)$/.test(text) ? parseInt(text, 10) * 1024 ** 2 : NaN

const { PORT } = readEnv({})

describe('the blocks of a configuration', () => {
  test('are read with quotes, comments and variables', () => {
    const nginx = 'a b "c d"; # e;\nf {\n  g { h i; }\n}\n'
    expect(parseBlocks(nginx, ';')).toEqual([
      { words: ['a', 'b', 'c d'], inside: [] },
      { words: ['f'], inside: [{ words: ['g'], inside: [{ words: ['h', 'i'], inside: [] }] }] },
    ])
    expect(parseBlocks('{$A:b c}, d {\n\te {$F}\n}\n', '\n')).toEqual([
      { words: ['{$A:b c},', 'd'], inside: [{ words: ['e', '{$F}'], inside: [] }] },
    ])
  })

  test.each(['a {', 'a }', 'a', 'a { b }'])('%j is refused', (text) => {
    expect(() => parseBlocks(text, ';')).toThrow(Error)
  })
})

describe('nginx', () => {
  let file: string
  let all: Directive[]
  /** What is said for every request over https, and for pages. */
  let secure: Directive[]
  let page: Directive[]
  beforeAll(async () => {
    file = await readFile('deploy/nginx.conf', 'utf8')
    all = parseBlocks(file, ';')
    secure = allNamed(all, 'server').at(-1)?.inside ?? []
    page = allNamed(secure, 'location').find(({ words }) => words[1] === '/')?.inside ?? []
  })

  test('asks Vitrine where it listens', () => {
    const [upstream] = allNamed(all, 'upstream')
    expect(onlyNamed(page, 'proxy_pass')).toEqual([`http://${upstream?.words[1]}`])
    expect(onlyNamed(upstream?.inside ?? [], 'server')[0]).toBe(`127.0.0.1:${PORT}`)
  })

  test('says anew who asked, for which host and how', () => {
    const headers = allNamed(secure, 'proxy_set_header').map(({ words: [, ...rest] }) => rest)
    expect(Object.fromEntries(headers)).toEqual({
      Connection: '',
      Host: '$host',
      'X-Forwarded-For': '$remote_addr',
      'X-Forwarded-Proto': '$scheme',
      'X-Forwarded-Host': '$host',
      'X-Request-Id': '$request_id',
      'Accept-Encoding': '$vitrine_encoding',
    })
    // A location with one of its own would forget all of them.
    for (const { inside } of allNamed(secure, 'location')) {
      expect(allNamed(inside, 'proxy_set_header')).toEqual([])
    }
  })

  test('lets go of a connection before Vitrine does', () => {
    const [upstream] = allNamed(all, 'upstream')
    const [kept = ''] = onlyNamed(upstream?.inside ?? [], 'keepalive_timeout')
    expect(durationOf(kept)).toBeLessThan(CONNECTION_LIMITS.keepAlive)
    expect(onlyNamed(secure, 'proxy_http_version')).toEqual(['1.1'])
  })

  test('takes the largest body, and lets nobody from outside see the metrics', () => {
    const [most = ''] = onlyNamed(all, 'client_max_body_size')
    expect(bytesOf(most)).toBeGreaterThan(Math.max(PAGE_BYTES, MAX_FILE) + 1024 ** 2)
    const metrics = allNamed(all, 'location').find(({ words }) => words.at(-1) === '/metrics')
    expect(metrics?.words).toEqual(['location', '=', '/metrics'])
    expect(metrics?.inside).toEqual([{ words: ['return', '404'], inside: [] }])
  })

  test('N7 keeps its answers in a folder that nginx can make by itself', () => {
    const paths = allNamed(all, 'proxy_cache_path').map(({ words: [, path = ''] }) => path)
    expect(paths.map((path) => dirname(path))).toEqual(['/var/cache', '/var/cache'])
  })

  test('sends no form twice', () => {
    expect(onlyNamed(secure, 'proxy_next_upstream')).toEqual(['error', 'timeout'])
  })

  test('answers nobody who is signed in from its cache', () => {
    const [map] = allNamed(all, 'map')
    const [, , variable = ''] = map?.words ?? []
    const signedIn = map?.inside.find(({ words }) => words[1] === '1')?.words[0] ?? ''
    expect(signedIn[0]).toBe('~')
    for (const cookie of ['vitrine.session_token=a', 'b=c; __Host-vitrine.view=d']) {
      expect(cookie).toMatch(new RegExp(signedIn.slice(1)))
    }
    expect('mtm=1').not.toMatch(new RegExp(signedIn.slice(1)))
    expect(onlyNamed(secure, 'proxy_cache_bypass')).toEqual([variable])
    expect(onlyNamed(secure, 'proxy_no_cache')[0]).toBe(variable)
    expect(onlyNamed(secure, 'proxy_cache_key')).toEqual([
      '$scheme$host$request_uri$vitrine_encoding',
    ])
  })

  test('keeps pages for a second, everything else for as long as it is told', () => {
    expect(onlyNamed(page, 'proxy_cache_valid')).toEqual(['200', '1s'])
    const ignoring = allNamed(secure, 'proxy_ignore_headers')
    expect(ignoring).toEqual(allNamed(page, 'proxy_ignore_headers'))
    expect(onlyNamed(secure, 'proxy_cache_use_stale')).not.toContain('updating')
  })

  test('speaks https alone, and to nobody an old TLS', () => {
    expect(onlyNamed(all, 'ssl_protocols')).toEqual(['TLSv1.2', 'TLSv1.3'])
    const plain = allNamed(all, 'server').find(({ inside }) =>
      inside.some(({ words }) => words.join(' ') === 'listen 80'),
    )
    expect(allNamed(plain?.inside ?? [], 'return').map(({ words }) => words[1])).toEqual(['308'])
  })

  const hasNginx = spawnSync('nginx', ['-v']).status === 0

  test.runIf(hasNginx)('N7 nginx itself takes it, in the folders that Debian has', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.fr']
    expect(spawnSync('openssl', [...made, ...key]).status).toBe(0)
    const ours = file
      .replaceAll('/etc/letsencrypt/live/www.example.fr', folder)
      // The folder of the distribution alone: nginx makes one folder, never its parents.
      .replaceAll('/var/cache', folder)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    )
    const whole = `pid ${folder}/pid; events {} http { access_log off; ${temporary.join(' ')} ${ours} }`
    await writeFile(join(folder, 'nginx.conf'), whole)
    const { stderr, status } = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')])
    expect(`${status} ${String(stderr)}`).toMatch(/^0 /)
  })
})

describe('Caddy', () => {
  let all: Directive[]
  beforeAll(async () => {
    all = parseBlocks(await readFile('deploy/Caddyfile', 'utf8'), '\n')
  })

  test('asks Vitrine where it listens, and those that are ready alone', () => {
    expect(onlyNamed(all, 'reverse_proxy')).toEqual([`{$UPSTREAMS:127.0.0.1:${PORT}}`])
    expect(onlyNamed(all, 'health_uri')).toEqual(['/readyz'])
  })

  test('asks often enough to hear of a server that ends', async () => {
    const [interval = ''] = onlyNamed(all, 'health_interval')
    const [, delay] = /DRAIN_DELAY: '(\d+)'/.exec(await readFile('compose.yaml', 'utf8')) ?? []
    expect(2 * durationOf(interval)).toBeLessThan(Number(delay) * 1000)
  })

  test('lets go of a connection before Vitrine does', () => {
    expect(durationOf(onlyNamed(all, 'keepalive')[0] ?? '')).toBeLessThan(
      CONNECTION_LIMITS.keepAlive,
    )
  })

  test('takes the largest body, and lets nobody from outside see the metrics', () => {
    expect(bytesOf(onlyNamed(all, 'max_size')[0] ?? '')).toBeGreaterThan(
      Math.max(PAGE_BYTES, MAX_FILE) + 1024 ** 2,
    )
    expect(onlyNamed(all, '@private')).toEqual(['path', '/metrics'])
    expect(onlyNamed(all, 'respond')).toEqual(['@private', '404'])
  })

  test('names each request anew, and leaves alone the headers that it sets by itself', () => {
    expect(onlyNamed(all, 'header_up')).toEqual(['X-Request-Id', '{http.request.uuid}'])
    expect(allNamed(all, 'trusted_proxies')).toEqual([])
  })

  const hasCaddy = spawnSync('caddy', ['version']).status === 0

  test.runIf(hasCaddy)('Caddy itself takes it', () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']
    const { stderr, status } = spawnSync('caddy', args)
    expect(`${status} ${String(stderr)}`).toMatch(/^0 /)
  })
})
