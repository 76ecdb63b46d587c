import { expect, test } from 'vitest'
import { checkEnvironment } from './environment.ts'

test('a valid environment is given on', () => {
  const { env, findings } = checkEnvironment({ PORT: '3001' })
  expect(env?.PORT).toBe(3001)
  expect(findings.map(({ level }) => level)).toEqual(['ok'])
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
