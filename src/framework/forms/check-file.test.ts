import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { harmlessName, refusalOf } from './check-file.ts'
import { fileWords } from './file-messages.ts'

const words = fileWords('fr-FR')
const pdf = (body: Uint8Array | string = '', before = '', after = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`${before}%PDF-1.7\n%âãÏÓ\n1 0 obj<</Length 9>>stream\n`, 'latin1'),
    Buffer.from(body),
    Buffer.from(`\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n${after}`, 'latin1'),
  ])
const refusal = (bytes: Uint8Array) => refusalOf({ bytes, isWhole: true }, words)

test('a plain PDF passes, whatever its compressed parts look like', async () => {
  expect(await refusal(pdf())).toBeNull()
  expect(await refusal(pdf('/JS /Launch PK\u0003\u0004 <script>'))).toBeNull()
  expect(await refusal(pdf(deflateSync(Buffer.alloc(100_000, 'abc'))))).toBeNull()
})

test.each([
  '/JavaScript',
  '/JS',
  '/J#53',
  '/#4aavaScript',
  '/Launch',
  '/EmbeddedFile',
  '/EmbeddedFiles',
  '/RichMedia',
  '/XFA',
])('a PDF with %s is refused', async (name) => {
  const bytes = Buffer.from(`%PDF-1.4\n1 0 obj<<${name} (a)>>endobj\n%%EOF`, 'latin1')
  expect(await refusal(bytes)).toBe(words.active)
})

test.each([
  ['text before the header', pdf('', 'GIF89a')],
  ['an archive behind the end', pdf('', '', 'PK\u0003\u0004'.padEnd(2000, 'z'))],
  ['no end', Buffer.from('%PDF-1.4\n')],
  ['a picture', Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')],
])('%s is refused', async (_what, bytes) => {
  expect(await refusal(bytes)).toBe(words.notPdf)
})

test('what did not arrive whole is too large', async () => {
  expect(await refusalOf({ bytes: pdf(), isWhole: false }, words)).toBe(words.tooLarge)
})

describe('a name', () => {
  test.each([
    ['Mon CV 2026.PDF', 'Mon CV 2026.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\cv\\été.pdf', 'été.pdf'],
    ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
    ['a\r\nb"; x=.pdf', 'a__b__ x_.pdf'],
    ['.pdf', 'document.pdf'],
    ['', 'document.pdf'],
    ['\uD800\u202Efdp.exe', '__fdp.exe.pdf'],
  ])('%j becomes %j', (name, harmless) => expect(harmlessName(name)).toBe(harmless))

  test('of a thousand signs is cut', () => {
    expect(harmlessName('é'.repeat(1000))).toHaveLength(84)
  })
})
