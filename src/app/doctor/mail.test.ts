import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkMail, checkOutbox } from './mail.ts'

let folder: string
let server: Server | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'))
})
afterEach(async () => {
  server?.close()
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

describe('without SMTP_URL', () => {
  test('mails wait in the outbox, which is not made', async () => {
    const outbox = join(folder, 'outbox')
    const [finding] = await checkMail({}, outbox)
    expect(finding).toMatchObject({
      level: 'warning',
      finding: expect.stringContaining(outbox),
      advice: expect.stringContaining('SMTP_URL'),
    })
    expect(await readdir(folder)).toEqual([])
  })

  test('an outbox that can not be written is an error', async () => {
    await writeFile(join(folder, 'fichier'), '')
    const [finding] = await checkMail({}, join(folder, 'fichier', 'outbox'))
    expect(finding?.level).toBe('error')
  })
})

/** A mail server that knows one password. */
async function mailServer(): Promise<string> {
  const started = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      const line = chunk.toString()
      if (line.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
      else if (line.startsWith('AUTH PLAIN')) {
        const [, , password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .split('\0')
        const isRight = password === 'juste'
        socket.write(isRight ? '235 ok\r\n' : `535 wrong password ${password}\r\n`)
      } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n')
    })
  })
  server = started
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve)
  })
  const address = started.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

describe('with SMTP_URL', () => {
  const check = async (SMTP_URL: string, MAIL_FROM: string | undefined = 'a@b.fr') => {
    const findings = await checkMail({ SMTP_URL, ...(MAIL_FROM ? { MAIL_FROM } : {}) }, folder)
    return findings.map(({ level, finding, advice }) => `${level} ${finding} ${advice}`)
  }

  test('a server that accepts name and password is well', async () => {
    const host = await mailServer()
    expect(await check(`smtp://moi:juste@${host}`)).toEqual([`ok ${host} accepte les courriels `])
  })

  test('a sender that is not given is a warning', async () => {
    const host = await mailServer()
    const [, sender] = await check(`smtp://moi:juste@${host}`, '')
    expect(sender).toMatch(/^warning .*MAIL_FROM/)
  })

  test('a wrong password is told, and never printed', async () => {
    const host = await mailServer()
    const [finding] = await check(`smtp://moi:mot%20secret@${host}`)
    expect(finding).toMatch(/^error 127\.0\.0\.1:\d+ : .* corrigez le nom et le mot de passe/)
    expect(finding).not.toMatch(/mot secret|mot%20secret/)
  })

  test('a port at which nobody listens is told', async () => {
    const host = await mailServer()
    await new Promise((resolve) => {
      server?.close(resolve)
    })
    expect((await check(`smtp://${host}`))[0]).toMatch(/^error .*rien n’écoute à ce port/)
  })

  test('a port without TLS from the first byte is told', async () => {
    const host = await mailServer()
    expect((await check(`smtps://${host}`))[0]).toMatch(/^error .*essayez smtp:\/\//)
  })

  test('a name that does not exist is told', async () => {
    const [finding] = await checkMail({ SMTP_URL: 'smtp://mail.invalid' }, folder, async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND mail.invalid'), { code: 'EDNS' })
    })
    expect(finding?.advice).toContain('corrigez le nom du serveur')
  })

  test.each([
    ['self-signed certificate', 'ESOCKET', /certificat/],
    ['Greeting never received', 'ETIMEDOUT', /pare-feu/],
  ])('« %s » is told', async (message, code, advice) => {
    const [finding] = await checkMail({ SMTP_URL: 'smtp://mail.example' }, folder, async () => {
      throw Object.assign(new Error(message), { code })
    })
    expect(finding?.advice).toMatch(advice)
  })
})

describe('what waits', () => {
  const NOW = new Date('2026-11-20T12:00:00Z')
  const failed = {
    siteId: 1,
    key: 'k',
    kind: 'lead-firm',
    recipient: 'qui@exemple.fr',
    state: 'failed' as const,
    attempts: 1,
    createdAt: '2026-11-19T12:00:00Z',
    at: '2026-11-19T12:00:00Z',
    error: '550 inconnu',
  }
  const check = async (waiting: number, oldest: string | null, lost = 0) => {
    const findings = await checkOutbox(
      { counts: async () => ({ waiting, failed: lost, oldest }), list: async () => [failed] },
      NOW,
    )
    return findings.map(({ level, finding }) => `${level} ${finding}`)
  }

  test.each<[number, string | null, string]>([
    [0, null, 'ok aucun courriel n’attend'],
    [1, '2026-11-20T11:30:00Z', 'ok 1 courriel attend, le plus ancien depuis le 20/11/2026'],
    [
      3,
      '2026-11-19T11:30:00Z',
      'warning 3 courriels attendent, le plus ancien depuis le 19/11/2026',
    ],
  ])('%i since %s', async (waiting, oldest, said) => {
    expect(await check(waiting, oldest)).toEqual([said])
  })

  test('what was given up is told with its reason, not with its recipient', async () => {
    const [, lost] = await check(0, null, 2)
    expect(lost).toBe(
      'warning 2 courriels ont été abandonnés, le dernier (lead-firm) : 550 inconnu',
    )
  })
})
