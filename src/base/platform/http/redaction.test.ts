import { describe, expect, test } from 'vitest'
import { createLogger } from '#features/operations/service/logger.ts'
import { loggedError, loggedPath, withoutPersons } from './redaction.ts'

describe('a text without persons', () => {
  test.each([
    ['Envoyé à zoe.petit+site@cabinet-dupont.fr.', 'Envoyé à ….'],
    ['/x?e=zoe%40cabinet.fr', '/x?e=…'],
    ['Appelez le 06 12 34 56 78.', 'Appelez le ….'],
    ['tel:0612345678', 'tel:…'],
    ['+33 6 12 34 56 78 ou +33612345678', '… ou …'],
    ['postgres://user:pass@base:5432/x', 'postgres://…@base:5432/x'],
  ])('%s', (text, expected) => {
    expect(withoutPersons(text)).toBe(expected)
  })

  test.each([
    'node_modules/@fastify/static/index.js:12:34',
    '{"level":30,"time":1763629200123,"ms":0.1234567891}',
    'Un média de 0123456789abcdef.',
    'version 1.2.3.4, 24.21.0',
  ])('%s stays', (text) => {
    expect(withoutPersons(text)).toBe(text)
  })
})

test.each([
  [
    '/vos-actualites/infos-pratiques/fil-dactualites?title=x',
    '/vos-actualites/infos-pratiques/fil-dactualites',
  ],
  ['/contact#zoe', '/contact'],
  ['/zoe@cabinet.fr', '/…'],
  ['/media/provider/cabinet/bureau.jpg?v=0a1b', '/media/provider/cabinet/bureau.jpg'],
  ['/flux/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5.xml', '/flux/….xml'],
  ['/confirmer/4f1c2b3a4f1c2b3a4f1c2b3a', '/confirmer/…'],
  ['/client/123456789', '/client/…'],
  [`/${'a/'.repeat(300)}`, `/${'a/'.repeat(99)}a`],
])('the path of %s is logged as %s', (url, expected) => {
  expect(loggedPath(url)).toBe(expected)
})

test('an error tells its words, and not what hangs on it', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(x) already exists',
    rawPacket: Buffer.from('secret'),
  })
  const logged = loggedError(new TypeError('Rien.', { cause }))
  expect(logged).toEqual({
    type: 'TypeError',
    message: 'Rien.',
    stack: expect.stringContaining('redaction.test'),
    cause: { type: 'Error', message: 'duplicate key', code: '23505', stack: expect.any(String) },
  })
  const circle = new Error('a')
  circle.cause = circle
  expect(() => JSON.stringify(loggedError(circle))).not.toThrow()
  expect(loggedError({ password: 'x' })).toEqual({ type: 'object' })
})

test('every line of the log is cleaned, whoever wrote it', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  logger.child({ reqId: 'a-1' }).warn({ to: 'zoe@cabinet.fr' }, 'Le courriel de zoe@cabinet.fr')
  const refused = new Error('refusé pour zoe@cabinet.fr')
  logger.error({ err: Object.assign(refused, { detail: 'Zoé Petit' }) }, 'Échec.')
  logger.debug('rien')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toMatch(/zoe@|Petit/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, reqId: 'a-1', to: '…' })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ err: { message: 'refusé pour …' } })
  expect(lines.join('')).not.toContain('hostname')
})
