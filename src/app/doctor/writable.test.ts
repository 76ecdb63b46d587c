import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tryWriting } from './writable.ts'

test('N5 a full disk is told as one, and nobody is sent to change rights', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-writable-'))
  const full = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  try {
    expect((await tryWriting(folder)).fault).toBeNull()
    const { fault } = await tryWriting(folder, full)
    expect(fault?.reason).toBe('le disque est plein')
    expect(fault?.advice).toMatch(/^faites de la place/)
    expect(fault?.advice).not.toContain('droits')
    expect(await readdir(folder)).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
