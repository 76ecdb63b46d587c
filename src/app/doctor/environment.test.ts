import { expect, test } from 'vitest'
import { checkEnvironment } from './environment.ts'

test('a valid environment is given on', () => {
  const { env, findings } = checkEnvironment({ PORT: '3001' })
  expect(env?.PORT).toBe(3001)
  expect(findings.map(({ level }) => level)).toEqual(['ok'])
})

test('a variable that nobody reads is a warning', () => {
  const { env, findings } = checkEnvironment({ ADMIN_HOTS: 'admin.exemple.fr' })
  expect(env).not.toBeNull()
  expect(findings.map(({ level, finding }) => `${level} ${finding}`)).toEqual([
    'ok toutes les variables sont valables',
    'warning personne ne lit la variable ADMIN_HOTS (est-ce ADMIN_HOST ?)',
  ])
})

test('the faults are those of a start, each one an error', () => {
  const { env, findings } = checkEnvironment({ PORT: 'x', PROVIDER: 'http', SMTP_URL: 'secret' })
  expect(env).toBeNull()
  expect(findings).toHaveLength(3)
  for (const { level, finding, advice } of findings) {
    expect(level).toBe('error')
    expect(finding).toMatch(/^[A-Z_]+=/)
    expect(finding).not.toContain('secret')
    expect(advice).toContain('.env')
  }
})

test.each([
  [
    'admin.exemple.fr',
    'https://www.exemple.fr',
    'ok',
    'https://admin.exemple.fr/admin, et là seul',
  ],
  ['admin.localhost:3000', undefined, 'ok', 'http://admin.localhost:3000/admin'],
  ['admin.exemple.fr', 'http://www.exemple.fr', 'warning', 'sans https'],
])('where the back office stands: %s with %s', (ADMIN_HOST, PUBLIC_URL, level, said) => {
  const { findings } = checkEnvironment({ ADMIN_HOST, PUBLIC_URL })
  expect(findings[1]?.level).toBe(level)
  expect(findings[1]?.finding).toContain(said)
})
