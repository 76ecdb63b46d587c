import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { ownDemo, ownServer } from './own-server.ts'

const BIN = join(process.cwd(), 'bin', 'vitrine.js')

/** The built program of the operator's commands, as `npx vitrine` runs it. */
const vitrine = (args: string[], variables: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, ...variables }
    const child = execFile(BIN, args, { env }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
    })
  })

test('vitrine doctor looks at the folder of a running server', sampled(false), async () => {
  const DATA_DIR = await ownDemo()
  const server = await ownServer(DATA_DIR)
  const { code, output } = await vitrine(['doctor'], { DATA_DIR })
  expect(output).toContain('✓ construction — ')
  expect(output).toContain(`✓ disque — « ${DATA_DIR} » peut être écrit`)
  expect(output).toContain('✓ base de données — site 1 « Cabinet Lhermine-Dauval »')
  expect(output).not.toContain('✗')
  expect(code).toBe(0)
  expect((await fetch(server.url)).status).toBe(200)
})

test('a command that is not known: code 2 and the usage', async () => {
  const { code, output } = await vitrine(['docteur'])
  expect(code).toBe(2)
  expect(output).toContain('npx vitrine doctor')
})
