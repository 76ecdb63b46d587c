import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Refused } from '#base/kit/refused.ts'
import { seededStores } from '../../../../tests/app.ts'
import { deleteSite } from './delete-site.ts'

test('a firm leaves with all that is its own; the one that answers unknown hosts stays', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const stores = await seededStores()
  onTestFinished(async () => {
    await stores.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const site = await stores.sites.find(1)
  if (site === null) throw new Error('The demo has no site.')
  await expect(deleteSite({ stores, dataDir }, site)).rejects.toThrow(Refused)
  expect(await stores.sites.find(1)).not.toBeNull()
  await deleteSite({ stores, dataDir }, { ...site, isDefault: false })
  expect(await stores.sites.find(1)).toBeNull()
})
