import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { called } from '#framework/cli/command.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { search } from './search.ts'
import { bareSite } from '../../../../tests/bare-site.ts'

async function run(folder: string, ...args: string[]) {
  const said = { out: '', err: '' }
  const terminal = {
    out: (text: string) => void (said.out += text),
    err: (text: string) => void (said.err += text),
    hasColours: false,
  }
  const code = await called(search, args, {
    terminal,
    variables: { DATA_DIR: folder },
    root: '/nowhere',
  })
  return { code, ...said }
}

test('what was looked for is printed, first what found nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-cli-search-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const db = await openDatabase({ file: join(folder, 'vitrine.sqlite') })
  await migrate(db)
  const stores = createStores(db)
  const { id } = await stores.sites.create(bareSite())
  const day = new Date().toISOString().slice(0, 10)
  await stores.search.keepQuery(id, { day, query: 'tva', results: 55 })
  await stores.search.keepQuery(id, { day, query: 'licorne', results: 0 })
  await stores.close()
  const { code, out } = await run(folder)
  expect(code).toBe(0)
  expect(out.split('\n').map((line) => line.replace(/ +/g, ' ').trim())).toEqual([
    '1 × rien licorne',
    '1 × 55 résultats tva',
    '',
  ])
})

test.each([['--days', '0'], ['--days', 'x'], ['--jours'], ['queries']])(
  '%j %j is not understood',
  async (...args) => {
    const { code, err } = await run('/nowhere', ...args)
    expect([code, err]).toEqual([2, expect.stringContaining('Usage : npx vitrine search')])
  },
)
