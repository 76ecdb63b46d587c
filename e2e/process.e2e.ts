/** @module-tag exhaustive */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { productVersion } from '#base/platform/installation/product-version.ts'
import { ownDemo, ownFolder, ownServer } from './own-server.ts'
import { refusedStart } from './server-process.ts'
import { at } from './visit.ts'

const linesOf = (output: string): string[] => output.split('\n').filter(Boolean)

test('SIGTERM ends the server with code 0, whoever keeps a connection open', async () => {
  const server = await ownServer(await ownDemo())
  expect((await fetch(server.url)).status).toBe(200)
  const asked = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - asked).toBeLessThan(5000)
  await expect(fetch(server.url)).rejects.toThrow(/fetch failed/)
})

test('N6 a server says its version when it answers, and that it stops', async () => {
  const server = await ownServer(await ownDemo())
  await server.stop()
  const said = linesOf(server.output()).filter((line) => line.startsWith('Vitrine '))
  expect(said).toEqual([
    `Vitrine ${productVersion('.')} répond sur ${server.url}`,
    'Vitrine s’arrête : les demandes en cours se terminent.',
  ])
})

test(
  'a second server on the same folder is refused in one line, and the first goes on',
  sampled(false),
  async () => {
    const dataDir = await ownDemo()
    const first = await ownServer(dataDir)
    const { code, output } = await refusedStart({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(linesOf(output)).toEqual([
      expect.stringMatching(
        /^Un autre serveur Vitrine utilise déjà le dossier « .+ » : arrêtez-le/,
      ),
    ])
    expect(output).toContain(dataDir)
    expect((await fetch(first.url)).status).toBe(200)
  },
)

test('a port in use is refused in one line', async () => {
  const { port } = new URL(at('/'))
  const { code, output } = await refusedStart({ DATA_DIR: await ownDemo(), PORT: port })
  expect(code).toBe(1)
  expect(linesOf(output)).toEqual([
    expect.stringMatching(/^Impossible d’écouter sur .+ : un autre programme l’occupe déjà\./),
  ])
  expect(output).toContain(port)
})

test('a data folder that can not be written is refused in one line', async () => {
  const file = join(await ownFolder(), 'un-fichier')
  await writeFile(file, '')
  const { code, output } = await refusedStart({ DATA_DIR: join(file, 'data') })
  expect(code).toBe(1)
  expect(linesOf(output)).toEqual([
    expect.stringMatching(
      /^Le dossier de données « .+ » \(DATA_DIR\) .+ : un de ses dossiers est un fichier\. /,
    ),
  ])
})

test('a broken environment prints every fault at once', async () => {
  const { code, output } = await refusedStart({
    DATA_DIR: await ownFolder(),
    PORT: 'quatre-vingts',
    LOG_LEVEL: 'bavard',
    PUBLIC_URL: 'ftp://exemple.fr',
    DATABASE_URL: 'mysql://exemple',
    PROVIDER: 'inconnu',
    PROVIDER_SEGMENT: 'Avec Espaces',
  })
  expect(code).toBe(1)
  const [first, ...faults] = linesOf(output)
  expect(first).toMatch(/^Configuration refusée/)
  expect(faults.map((fault) => /^ {2}([A-Z_]+)=/.exec(fault)?.[1]).toSorted()).toEqual([
    'DATABASE_URL',
    'LOG_LEVEL',
    'PORT',
    'PROVIDER',
    'PROVIDER_SEGMENT',
    'PUBLIC_URL',
  ])
})

test('A5 the development front path is served in development only', async () => {
  const path = '/dev.php/contact'
  expect((await fetch(at(path))).status).toBe(404)
  expect((await fetch(at('/dev.php'))).status).toBe(404)

  const server = await ownServer(await ownDemo(), { NODE_ENV: 'development' })
  const answer = await fetch(server.url + path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('"script_name":"/dev.php/","debug":true')
  expect(html).toContain('<meta name="robots" content="noindex')
  const [header = ''] = /<header.*<\/header>/s.exec(html) ?? []
  const links = header.matchAll(/<a [^>]*href="(\/[^"]*)"/g)
  const internal = [...links].flatMap(([, href]) => href ?? [])
  expect(internal.length).toBeGreaterThan(20)
  expect(internal.filter((href) => !href.startsWith('/dev.php'))).toEqual([])
})
