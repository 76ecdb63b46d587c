import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetWritten } from './written-mails.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-outbox-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('the mails to an address, and those that are answered to it, go; others stay', async () => {
  const mails = {
    '1.eml': 'To: Zoe@exemple.fr\r\nSubject: x\r\n\r\nBonjour',
    '2.eml': 'To: contact@cabinet.fr\r\nReply-To: zoe@exemple.fr\r\n\r\nBonjour',
    '3.eml': 'To: autre@exemple.fr\r\n\r\nÉcrivez à zoe@exemple.fr',
    'note.txt': 'To: zoe@exemple.fr',
  }
  for (const [name, text] of Object.entries(mails)) await writeFile(join(folder, name), text)
  expect(await forgetWritten(folder, { email: 'zoe@exemple.fr' })).toBe(2)
  expect((await readdir(folder)).toSorted()).toEqual(['3.eml', 'note.txt'])
})

test('where nobody wrote yet there is nothing to forget', async () => {
  expect(await forgetWritten(join(folder, 'outbox'), { email: 'zoe@exemple.fr' })).toBe(0)
})
