/** @module-tag exhaustive */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileWords } from '#framework/forms/file-messages.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'
import { termPattern } from '#features/glossary/rules/term-pattern.ts'
import { harmlessName, MAX_FILE, refusalOf } from '#framework/forms/check-file.ts'
import { looksLikeSvg } from '#features/media/service/clean-svg.ts'
import { createTestApp, type TestApp, sessionOf } from './app.ts'
import { openForm, PLAIN_PDF, sendMultipart } from './form-visit.ts'
import { costOf, faultOf } from './readers/measure.ts'
import { newPage } from './scratch-page.ts'

/** What no server's loop waits for, up to so many characters. */
const upTo = (limit: number) => ({ limit, isHeld: false })
/** Milliseconds of processor that no request of these may take; they took minutes. */
const MINUTES = 5000

const WORDS = fileWords('fr-FR')
const refusal = (text: string) =>
  refusalOf({ bytes: Buffer.from(text, 'latin1'), isWhole: true }, WORDS)

/** Repeats a text up to a size, between a beginning and an end. */
const filled = (size: number, begin: string, piece: string, end: string): string =>
  begin + piece.repeat(Math.ceil((size - begin.length - end.length) / piece.length)) + end

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ session: sessionOf('editor') })
})
afterAll(async () => {
  await site.close()
})

const candidature = async () => {
  const { path } = await newPage(site, [
    { type: 'lead-form', options: { form: 'candidature', subject: 'Assistant' } },
  ])
  return openForm(site, path)
}

const upload = (text: string, name: string) =>
  site.app.inject({
    method: 'POST',
    url: `/admin/api/media?${new URLSearchParams({ name })}`,
    headers: { 'content-type': 'multipart/form-data; boundary=parts' },
    payload:
      '--parts\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n' +
      `Content-Type: application/octet-stream\r\n\r\n${text}\r\n--parts--\r\n`,
  })

describe('M1 a PDF of parts that never end', () => {
  const pdf = (piece: string) => (size: number) => filled(size, '%PDF-1.4\n', piece, '%%EOF\n')

  test.each(['stream\n', 'stream\r\n', 'stream\nendstream\n', 'stream endstream ', '#4a'])(
    'is read in proportion: %j',
    async (piece) => {
      expect(await faultOf(refusal, pdf(piece), upTo(MAX_FILE))).toBeNull()
    },
  )

  test('is answered at the largest size that a form lets in', async () => {
    const visit = await candidature()
    const bytes = Buffer.from(pdf('stream\n')(MAX_FILE - 8))
    const { total } = await costOf(() =>
      sendMultipart(site, { ...visit, token: '' }, {}, [
        { field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes },
      ]),
    )
    expect(total).toBeLessThan(MINUTES)
  })

  test('is answered in the media library', async () => {
    const text = pdf('stream\n')(MAX_FILE)
    const { total } = await costOf(() => upload(text, 'cv.pdf'))
    expect(total).toBeLessThan(MINUTES)
  })

  test('a part hides what it holds, and nothing else is hidden', async () => {
    const former = (text: string) =>
      text
        .replace(/\bstream\r?\n[\s\S]*?\bendstream\b/g, 'stream endstream')
        .replace(/#([\dA-Fa-f]{2})/g, (_code, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        )
    const pieces = fc.constantFrom(
      'stream',
      '\n',
      '\r\n',
      'endstream',
      ' ',
      '/JS',
      '/J',
      '#53',
      '#2f',
      '#5',
      '#',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
        const body = parts.join('')
        const isActive = /\/JS\b/.test(former(body))
        expect(await refusal(`%PDF-1.4\n${body}\n%%EOF\n`)).toBe(isActive ? WORDS.active : null)
      }),
    )
  })
})

describe('M1 a name of many dots', () => {
  const NAMES = ['.', ' ', '. ', '.pdf', '\u0301\u0316', 'é/', '\\', 'a.', '_\t']
  const LONGEST = 80 * 1024

  test.each(NAMES)('is read in proportion: %j', async (piece) => {
    const name = (size: number) => filled(size, '', piece, 'x')
    expect(await faultOf(harmlessName, name, upTo(2 * LONGEST))).toBeNull()
  })

  test('is answered as long as a header may be', async () => {
    const visit = await candidature()
    for (const piece of ['.', '\u0301\u0316']) {
      const name = filled(LONGEST / Buffer.byteLength(piece[0] ?? '') - 1000, '', piece, 'x')
      const { total } = await costOf(() =>
        sendMultipart(site, { ...visit, token: '' }, {}, [
          { field: 'cv', name, type: 'application/pdf', bytes: PLAIN_PDF },
        ]),
      )
      expect(total).toBeLessThan(MINUTES / 5)
    }
  })

  test('becomes what it became', () => {
    const former = (name: string) => {
      const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
      const plain = base
        .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
        .replace(/\s+/g, ' ')
        .replace(/(?:\.pdf)?[. ]*$/i, '')
        .replace(/^[. ]+/, '')
        .slice(0, 80)
        .trim()
      return `${plain === '' ? 'document' : plain}.pdf`
    }
    const pieces = fc.constantFrom(
      '.',
      ' ',
      '.pdf',
      '.PDF',
      'a',
      'é',
      '/',
      '\n',
      'pdf',
      '(',
      '\u0301',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        expect(harmlessName(parts.join(''))).toBe(former(parts.join('')))
      }),
    )
  })

  test.each(['NFC', 'NFD', 'NFKD'] as const)(
    'a heap of marks is put in %s in proportion',
    async (form) => {
      const heap = (size: number) => `e${'\u0301'.repeat(size / 2)}${'\u0316'.repeat(size / 2)}`
      expect(await faultOf((text) => normalForm(text, form), heap, upTo(40_000))).toBeNull()
      const few = `e${'\u0301'.repeat(15)}${'\u0316'.repeat(15)}`
      expect(normalForm(few, form)).toBe(few.normalize(form))
    },
  )
})

describe('M1 a drawing that never begins', () => {
  const COMMENTS = [
    '<!---->',
    '<!---->\n',
    '<!DOCTYPE[]>',
    '<!DOCTYPE a>',
    '<!--',
    '<!DOCTYPE[',
    '-',
    '<!-- -',
  ]

  test.each(COMMENTS)('is read in proportion: %j', async (piece) => {
    for (const begin of ['', '<!--', '<!DOCTYPE[']) {
      const text = (size: number) => filled(size, begin, piece, 'x')
      expect(await faultOf(looksLikeSvg, text, upTo(20_000))).toBeNull()
    }
  })

  test('is answered at once in the media library', async () => {
    for (const size of [211, 16 * 1024]) {
      const text = filled(size, '', '<!---->', 'x')
      const { total } = await costOf(() => upload(text, 'dessin.svg'))
      expect(total).toBeLessThan(MINUTES / 5)
    }
    expect((await upload(filled(211, '', '<!---->', 'x'), 'dessin.svg')).statusCode).toBe(422)
  })

  test('one that begins is known as before, where each comment ends at its first end', () => {
    const former =
      /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:(?=(<!--[\s\S]*?-->))\1\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)*<svg[\s>]/i
    const pieces = fc.constantFrom(
      '<?xml version="1.0"?>',
      '<!-- a -->',
      '<!---->',
      '<!-- a-b - - -->',
      '<!--',
      '<!--- x --->',
      '<!DOCTYPE svg>',
      '<!DOCTYPE svg [<!ENTITY a "b">]>',
      '\n',
      '-',
      '<svg>',
      '<g>',
      '\uFEFF',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        const text = `${parts.join('')}<svg>`
        expect(looksLikeSvg(text)).toBe(former.test(text))
      }),
    )
  })
})

describe('M1 terms of a glossary in a long text', () => {
  const NAMES = ['actif', 'avoir', 'bilan', 'besoin en fonds de roulement', 'TVA', 'droit d’entrée']
  const { find } = termPattern(
    NAMES.map((name, id) => ({ id, name, path: `/${id}`, definition: '' })),
  )
  const PIECES = [' ', '&nbsp;', '-', 'les ', 'actif  ', 'bilan ', 'besoin en ', 'l’', 'a']

  test.each(PIECES)('are found in proportion: %j', async (piece) => {
    for (const begin of ['', 'les ', 'besoin']) {
      const text = (size: number) => filled(size, begin, piece, '')
      expect(await faultOf(find, text, upTo(40_000))).toBeNull()
    }
  })

  test('cost little more than the words that they are, however many terms there are', async () => {
    const many = termPattern(
      Array.from({ length: 60 }, (_, id) => ({
        id,
        name: id === 0 ? 'bilan' : `notion${'abcdefghij'.charAt(id % 10)}${id}`,
        path: `/${id}`,
        definition: '',
      })),
    )
    const text = 'bilan '.repeat(8000)
    // Both are compiled first, and each is the least of several.
    const least = async (work: () => unknown) => {
      const costs = []
      for (let round = 0; round < 6; round += 1) costs.push((await costOf(work)).total)
      return Math.min(...costs)
    }
    const rounds = 10
    const times = (work: () => unknown) => () => {
      for (let round = 0; round < rounds; round += 1) work()
    }
    const words = await least(
      times(() => Array.from(text.matchAll(/bilan(?=\W)/gu), ({ index }) => ({ index }))),
    )
    expect(many.find(text)).toHaveLength(8000)
    expect(await least(times(() => many.find(text)))).toBeLessThan(50 * Math.max(words, 1))
  })

  test('are still found, and no text is longer than the limit', () => {
    expect(find(`${' '.repeat(40_000)}les actifs`)).toMatchObject([{ words: 'actifs' }])
    expect(find(`${' '.repeat(60_000)}les actifs`)).toEqual([])
  })
})
