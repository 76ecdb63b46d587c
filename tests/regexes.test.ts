import { describe, expect, test } from 'vitest'
import { checkPatterns, hasLimit } from '../scripts/regexes/check-patterns.ts'
import type { Module } from '../scripts/regexes/constants.ts'
import { EXCEPTIONS, type Exception, MOST_EXCEPTIONS } from '../scripts/regexes/exceptions.ts'
import { type FoundPatterns, parsed, patternsOf } from '../scripts/regexes/find-patterns.ts'
import { judge, keyOf, type Verdict } from '../scripts/regexes/verdicts.ts'

const moduleOf = (
  text: string,
  file = 'src/a.tsx',
  others: Record<string, string> = {},
): Module => ({
  file,
  program: parsed(file, text),
  imported: (specifier) =>
    others[specifier] === undefined ? null : moduleOf(others[specifier], specifier, others),
})

const found = (text: string, others: Record<string, string> = {}): FoundPatterns =>
  patternsOf(text, moduleOf(text, 'src/a.tsx', others))

const written = (text: string, others?: Record<string, string>): string[] =>
  found(text, others).patterns.map(({ pattern, flags }) => `/${pattern}/${flags}`)

describe('a regular expression is found', () => {
  test.each<[string, string, string[]]>([
    ['a literal', 'f(/a+/giu)', ['/a+/giu']],
    ['in TSX', 'const a = <b c={/d/u.test(e)}>{/f/v.exec(g)}</b>', ['/d/u', '/f/v']],
    ['new RegExp', "new RegExp('a+', 'g')", ['/a+/g']],
    ['RegExp called', 'RegExp(`a\\\\d`)', ['/a\\d/']],
    ['RegExp of the global object', "new globalThis.RegExp('a')", ['/a/']],
    ['of constants', "const A = 'x' + 'y'\nnew RegExp(`^${A}$`)", ['/^xy$/']],
    ['of raw texts', 'const A = String.raw`\\d`\nnew RegExp(A)', ['/\\d/']],
    [
      'of another one',
      'const A = /b/i\nnew RegExp(A, "g")\nnew RegExp(`${A.source}c`)',
      ['/b/i', '/b/g', '/bc/'],
    ],
    ['of a list', "const A = ['a', 'b'] as const\nnew RegExp(A.join('|'))", ['/a|b/']],
    ['of names', "const A = { a: 1, 'b': 2 }\nnew RegExp(Object.keys(A).join('|'))", ['/a|b/']],
    [
      'of what calls give',
      'const w = (p: string) => new RegExp(`<${p}>`)\nw("a")\nw("b")',
      ['/<a>/', '/<b>/'],
    ],
    [
      'of a text in match, matchAll and search',
      "a.match('b+').c.matchAll('d').e.search('f')",
      ['/f/', '/d/', '/b+/'],
    ],
    ['of the attribute of a control', '<input pattern="[0-9]+" />', ['/^(?:[0-9]+)$/v']],
    ['in a class and a default', 'class A { b = /c/; d(e = /f/) {} }', ['/c/', '/f/']],
  ])('%s', (_what, text, patterns) => {
    expect(written(text).toSorted()).toEqual(patterns.toSorted())
    expect(found(text).unresolved).toEqual([])
  })

  test('of a constant of another module', () => {
    const others = {
      './b.ts': "import { D } from './d.ts'\nexport const B = `${D}+`",
      './d.ts': "export const D = 'd'",
    }
    expect(written("import { B as C } from './b.ts'\nnew RegExp(C)", others)).toEqual(['/d+/'])
  })

  test('behind a format of zod', () => {
    expect(found('z.email().max(9)').patterns).toHaveLength(1)
    expect(found("z.iso.date('x')").patterns).toHaveLength(1)
    expect(found('z.object({})').patterns).toHaveLength(0)
  })
})

test.each([
  'new RegExp(given)',
  'RegExp(a.b)',
  'const f = (p: string) => new RegExp(p)',
  'const P = "x"\nconst f = (P: string) => new RegExp(P)',
  'const w = (p: string) => new RegExp(p)\nw("a")\nw(b)',
  'let A = "a"\nnew RegExp(A)',
  'new RegExp("a", flags)',
  'new RegExp(...a)',
  'a.match(`b${c}`)',
])('what only running tells is a fault: %j', async (text) => {
  expect(found(text).unresolved).not.toEqual([])
  expect((await checked(text)).faults).not.toEqual([])
})

test('normal forms are asked of the one function alone', async () => {
  expect((await checked("a.normalize('NFC')")).faults).toHaveLength(1)
  expect((await checked('a.normalize()')).faults).toHaveLength(1)
  expect((await checked('path.normalize(name)')).faults).toEqual([])
})

const checked = (
  text: string,
  kept: [string, Verdict][] = [],
  exceptions: readonly Exception[] = [],
) => checkPatterns(found(text), { kept: new Map(kept), exceptions, judge, atOnce: 2 })

describe('judged', () => {
  test.each([
    ['C1', String.raw`/\bstream\r?\n[\s\S]*?\bendstream\b/g`],
    ['H2', String.raw`/(?:\.pdf)?[. ]*$/i`],
    ['H3', String.raw`/^(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i`],
    ['one of a text', 'new RegExp("(a|a)*b")'],
    ['one of sets', '/(?:[a-z]+)+$/v'],
    ['one that no longer begins anywhere', String.raw`/\s+$/`],
  ])('%s is vulnerable', async (_what, text) => {
    const { faults, verdicts } = await checked(text)
    expect(faults).toEqual([expect.stringContaining('vulnerable')])
    expect([...verdicts.values()]).toEqual(['vulnerable'])
  })

  test('one that grows with its text is proved, one that looks back is tried', async () => {
    const { faults, verdicts } = await checked('f(/^[a-z]{1,80}$/, /(?<=x)a+/)')
    expect(faults).toEqual([])
    expect([...verdicts.values()].toSorted()).toEqual(['proved', 'tried'])
  })

  test('what the judge can’t read or finish is a fault', async () => {
    const report = await checkPatterns(found('/a/'), {
      kept: new Map(),
      exceptions: [],
      judge: async () => ({ verdict: 'unknown', detail: 'timeout' }),
      atOnce: 1,
    })
    expect(report.faults).toHaveLength(1)
  })
})

describe('verdicts that are kept', () => {
  const key = keyOf({ pattern: 'a', flags: 'g' })
  const never = () => Promise.reject(new Error('judged'))

  test('are believed, and told when nothing uses them', async () => {
    const report = await checkPatterns(found('/a/g'), {
      kept: new Map<string, Verdict>([
        [key, 'proved'],
        ['old', 'proved'],
      ]),
      exceptions: [],
      judge: never,
      atOnce: 1,
    })
    expect(report).toMatchObject({ faults: [], added: [], stale: ['old'] })
  })

  test('of a vulnerable one stay faults, and flags make another one', async () => {
    expect((await checked('/a/g', [[key, 'vulnerable']])).faults).toHaveLength(1)
    expect((await checked('/a/i', [[key, 'proved']])).added).toEqual([
      keyOf({ pattern: 'a', flags: 'i' }),
    ])
  })
})

describe('an exception', () => {
  const exception: Exception = {
    file: 'src/a.tsx',
    pattern: '(a|a)*b',
    within: 'f',
    limit: 'slice(0, 9)',
    reason: '',
  }

  test('lets its pattern pass in its file, and is a fault without it', async () => {
    expect((await checked('/(a|a)*b/', [], [exception])).faults).toEqual([])
    expect((await checked('/a/', [], [exception])).faults).toHaveLength(1)
    const elsewhere = { ...exception, file: 'src/b.ts' }
    expect((await checked('/(a|a)*b/', [], [elsewhere])).faults).toHaveLength(2)
    const proved = { ...exception, pattern: 'a' }
    expect((await checked('/a/', [], [proved])).faults).toHaveLength(1)
  })

  test('has its limit in the function that it names', () => {
    const limited = (text: string) => hasLimit(text, parsed('a.ts', text), exception)
    expect(limited('function f(a) { return A.test(a.slice(0, 9)) }')).toBe(true)
    expect(limited('const f = (a) => A.test(a.slice(0, 9))')).toBe(true)
    expect(limited('const g = (a) => A.test(a.slice(0, 9)); const f = 1')).toBe(false)
  })

  test('is one of eight at most, each with its reason', async () => {
    expect(EXCEPTIONS.length).toBeLessThanOrEqual(MOST_EXCEPTIONS)
    for (const { reason } of EXCEPTIONS) expect(reason).not.toBe('')
    const many = Array.from({ length: MOST_EXCEPTIONS + 1 }, () => exception)
    expect((await checked('/(a|a)*b/', [], many)).faults.join()).toContain('au plus')
  })
})
