import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createArchive } from './archive-writer.ts'

const PIECE = 65_536
/** More than a disk of 2 MiB and all that waits in memory on its way. */
const PIECES = 800

async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < count; piece += 1) yield randomBytes(PIECE)
}

test('a disk that is full is named with the file that it refused, whatever is written then', async ({
  skip,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-full-'))
  const disk = ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]
  const isMounted = spawnSync('mount', disk, { stdio: 'ignore' }).status === 0
  try {
    skip(!isMounted, 'nobody may mount a disk here')
    const file = join(folder, 'a.tar.gz')
    const archive = await createArchive(file, {
      format: 'vitrine',
      version: 1,
      kind: 'installation',
      schema: 1,
      at: '2026-11-20T09:00:00.000Z',
      tables: [],
    })
    const add = (name: string) =>
      archive.file(name, { size: PIECES * PIECE, mtime: new Date(), chunks: pieces(PIECES) })
    const full = { code: 'ENOSPC', path: file }
    await expect(add('first')).rejects.toMatchObject(full)
    await expect(add('second')).rejects.toMatchObject(full)
    await expect(archive.end()).rejects.toMatchObject(full)
    await archive.abort()
    expect(await readdir(folder)).toEqual([])
  } finally {
    if (isMounted) execFileSync('umount', ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  }
})
