import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { audit, told, verdictOf } from '../scripts/audit.ts'
import { packRelease, RELEASED } from '../scripts/release.ts'
import { checkedSbom, IncompleteSbom, sbomOf } from '../scripts/sbom.ts'
import { sampled } from './exhaustive.ts'

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-supply-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A registry that answers questions about faults, or nothing at all. @returns its address */
async function registry(advisories: object | null): Promise<string> {
  const server = createServer(({ url }, reply) => {
    if (advisories === null) return
    const isQuestion = url?.endsWith('/advisories/bulk') ?? false
    const version = { name: 'big.js', version: '7.0.1', dist: { tarball: '', shasum: '' } }
    const known = {
      name: 'big.js',
      'dist-tags': { latest: '7.0.1' },
      versions: { '7.0.1': version },
    }
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify(isQuestion ? advisories : known))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

/** Asks one registry, with a cache that is nobody else's. */
const audited = async (address: string, limit?: number) =>
  audit(
    { ...process.env, npm_config_registry: address, npm_config_cache: await ownFolder() },
    limit,
  )

const advisory = (severity: string) => ({
  'big.js': [
    {
      id: 1,
      url: 'https://faults.example/1',
      title: 'A fault',
      severity,
      vulnerable_versions: '*',
    },
  ],
})

describe('the audit of the dependencies', () => {
  test('a grave fault of a package is named', async () => {
    const verdict = await audited(await registry(advisory('high')))
    expect(verdict).toEqual({ state: 'vulnerable', packages: ['big.js * (high)'] })
    expect(told(verdict)).toMatch(/failles connues[^\n]+\n {2}big\.js \* \(high\)\n$/)
  })

  test('a moderate one is left to the next update', sampled(false), async () => {
    expect(await audited(await registry(advisory('moderate')))).toEqual({ state: 'clean' })
  })

  test('without a registry it is left aside, in one line', sampled(false), async () => {
    const verdict = await audited('http://127.0.0.1:1')
    expect(verdict).toMatchObject({ state: 'unknown' })
    expect(told(verdict)).toMatch(/^ {2}pas de registre : vérification laissée de côté \(.+\)\n$/)
  })

  test('a registry that says nothing is not waited for', sampled(false), async () => {
    expect(await audited(await registry(null), 1500)).toEqual({
      state: 'unknown',
      reason: 'aucune réponse à temps',
    })
  })

  test.each(['', 'html', '[]', '{"vulnerabilities":{}}'])('%j is no verdict', (printed) => {
    expect(verdictOf(printed).state).toBe('unknown')
  })
})

describe('the list of components', () => {
  test('names every package that the server is made of, and none of the tests', async () => {
    const { components } = JSON.parse(await sbomOf('.')) as {
      components: { name: string; purl: string; licenses?: unknown[] }[]
    }
    const names = components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp', 'pg']))
    expect(names).not.toContain('vitest')
    expect(components.find(({ name }) => name === 'fastify')).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/fastify@\d+/),
      licenses: [{ license: { id: 'MIT' } }],
    })
  })

  test('one in which a dependency is missing is refused', () => {
    const list = { bomFormat: 'CycloneDX', specVersion: '1.5', components: [] }
    expect(() => checkedSbom(JSON.stringify(list), '{"dependencies":{"big.js":"7.0.1"}}')).toThrow(
      new IncompleteSbom('La liste des composants est incomplète : big.js@7.0.1.'),
    )
  })
})

describe('a release', () => {
  /** A project as it is after a build, with small files. */
  async function built(): Promise<string> {
    const root = await ownFolder()
    const files = {
      'package.json': JSON.stringify({
        name: 'vitrine',
        version: '1.2.3',
        scripts: { start: 'node scripts/build-if-needed.ts && exec node dist/server/main.js' },
        dependencies: { beside: '1.0.0' },
        devDependencies: { bundled: '1.0.0' },
      }),
      'package-lock.json': JSON.stringify({
        lockfileVersion: 3,
        packages: {
          'node_modules/beside': {
            version: '1.0.0',
            dependencies: { below: '1' },
            optionalDependencies: { 'of-other-machines': '1' },
          },
          'node_modules/beside/node_modules/below': { version: '1.0.0' },
          'node_modules/below': { version: '2.0.0', dev: true },
          'node_modules/of-other-machines': { version: '1.0.0', optional: true },
          'node_modules/bundled': { version: '1.0.0', dev: true, dependencies: { below: '2' } },
        },
      }),
      'node_modules/beside/index.js': 'b',
      'node_modules/beside/index.js.map': 'unread',
      'node_modules/beside/index.d.ts': 'unread',
      'node_modules/beside/node_modules/below/index.js': 'w',
      'node_modules/beside/node_modules/stray/index.js': 'of nobody',
      'node_modules/below/index.js': 'of the tools',
      'node_modules/bundled/index.js': 'in the bundle',
      '.npmrc': 'loglevel=error',
      'README.md': '# Vitrine',
      '.env.example': '',
      'deploy/nginx.conf': 'n',
      'dist/server/main.js': 'm',
      'dist/sbom.cdx.json': '{"bomFormat":"CycloneDX"}',
      'docs/operating.md': 'o',
      'demo/media/a.webp': 'w',
      'src/app/server/main.ts': 'a source',
      '.env': 'SECRET=x',
    }
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), text)
    }
    await cp('bin', join(root, 'bin'), { recursive: true })
    return root
  }

  test('holds what a server needs, and nothing else', async () => {
    const root = await built()
    const target = join(root, 'release')
    const [archive = ''] = await packRelease(root, target)
    const listed = execFileSync('tar', ['-tzf', archive]).toString().trimEnd().split('\n')
    expect(listed.toSorted()).toEqual(
      [
        '.env.example',
        '.npmrc',
        'README.md',
        'bin/vitrine.js',
        'demo/media/a.webp',
        'deploy/nginx.conf',
        'dist/sbom.cdx.json',
        'dist/server/main.js',
        'docs/operating.md',
        'node_modules/beside/index.js',
        'node_modules/beside/node_modules/below/index.js',
        'package-lock.json',
        'package.json',
      ].map((file) => `vitrine-1.2.3/${file}`),
    )
    execFileSync('tar', ['-xzf', archive, '-C', root])
    const unpacked = join(root, 'vitrine-1.2.3')
    expect(await readFile(join(unpacked, 'dist/server/main.js'), 'utf8')).toBe('m')
    expect((await stat(join(unpacked, 'bin/vitrine.js'))).mode & 0o111).toBe(0o111)
    const manifest = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8'))
    expect([manifest.scripts, manifest.dependencies, manifest.devDependencies]).toEqual([
      { start: 'exec node dist/server/main.js' },
      { beside: '1.0.0' },
      undefined,
    ])
    const sums = await readFile(join(target, 'SHA256SUMS'), 'utf8')
    const named = sums
      .trimEnd()
      .split('\n')
      .map((line) => line.split('  '))
    expect(named.map(([, name]) => name)).toEqual([
      `vitrine-1.2.3-${process.platform}-${process.arch}.tar.gz`,
      'vitrine-1.2.3.cdx.json',
    ])
    for (const [sum, name = ''] of named) {
      const bytes = await readFile(join(target, name))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum)
    }
  })

  test('is the same to the byte when nothing has changed', async () => {
    const root = await built()
    const [one = ''] = await packRelease(root, join(root, 'one'))
    await utimes(join(root, 'docs/operating.md'), new Date(0), new Date(0))
    const [other = ''] = await packRelease(root, join(root, 'other'))
    expect((await readFile(one)).equals(await readFile(other))).toBe(true)
  })

  test('an installation warns of nothing that is no fault: the pinned Node runs what an older one installs', () => {
    // A test run by npm is told how loud that npm is.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')),
    )
    const level = execFileSync('npm', ['config', 'get', 'loglevel'], { encoding: 'utf8', env })
    expect(level.trim()).toBe('error')
  })

  test('everything that it takes is there', async () => {
    for (const path of RELEASED.filter((one) => one !== 'dist')) await stat(path)
  })
})
