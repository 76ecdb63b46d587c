import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeOutgoing } from '../../../tests/fake-outgoing.ts'
import { type DoctorTools, runDoctor } from './doctor.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const TOOLS: DoctorTools = {
  clock: () => new Date('2026-11-20T09:00:00Z'),
  outgoing: () => fakeOutgoing(() => ({})),
  freeSpace: async () => 50_000_000_000,
}

async function run(args: string[], tools: Partial<DoctorTools> = {}, hasColours = false) {
  const said = { out: '', err: '' }
  const terminal = {
    out: (text: string) => void (said.out += text),
    err: (text: string) => void (said.err += text),
    hasColours,
  }
  const variables = { DATA_DIR: join(root, 'data'), SMTP_URL: 'smtp://mail.example' }
  const code = await runDoctor(args, { terminal, variables, root }, { ...TOOLS, ...tools })
  return { code, ...said }
}

const names = (out: string) => out.split('\n').map((line) => line.slice(2).split(' — ')[0])

test('an installation that never started: nothing is made, and the missing build is an error', async () => {
  const { code, out } = await run([], { verifyMail: async () => {} })
  expect(code).toBe(1)
  expect(out).toContain('✗ construction — ')
  expect(out).toContain('! base de données — ')
  expect(out).toMatch(/\n1 erreur, 2 avertissements\.\n$/)
})

test('a check that breaks is an error of its own, and the others go on', async () => {
  const { code, out } = await run([], {
    freeSpace: () => {
      throw new Error('cassé')
    },
    verifyMail: () => Promise.reject(new Error('Greeting never received')),
  })
  expect(code).toBe(1)
  expect(out).toContain('✗ disque — la vérification a échoué : cassé — signalez-le\n')
  expect(names(out)).toContain('base de données')
  expect(names(out)).toContain('courriel')
})

test('colours are for the marks, and never in JSON', async () => {
  const tools = { verifyMail: async () => {} }
  expect((await run([], tools, true)).out).toContain('\u001B[31m✗\u001B[0m construction')
  const { out } = await run(['--json'], tools, true)
  expect(out).not.toContain('\u001B')
  expect(JSON.parse(out)).toMatchObject({ ok: false })
})

test('an argument that is not known: nothing is looked at', async () => {
  await expect(run(['--json', '--jsno'])).rejects.toThrow('« --jsno » n’est pas une option d’ici.')
})
