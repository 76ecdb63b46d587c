import { execFile } from 'node:child_process'
import { access, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join, matchesGlob } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#base/platform/env.ts'
import { copiesOf, execForm, saidBy, type Stage, stagesOf, variablesOf } from './dockerfile.ts'
import { unknownNames } from './environment-names.ts'
import { startCommand } from './start-command.ts'

let stages: Stage[]
let last: Stage
let manifest: { scripts: Record<string, string>; devDependencies: Record<string, string> }

beforeAll(async () => {
  stages = stagesOf(await readFile('Dockerfile', 'utf8'))
  last = stages.at(-1) ?? { name: '', image: '', instructions: [] }
  manifest = JSON.parse(await readFile('package.json', 'utf8'))
})

/** Whether `.dockerignore` lets a file through: of the patterns that match, the last one counts. */
async function isSent(file: string): Promise<boolean> {
  const patterns = (await readFile('.dockerignore', 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const decisive = patterns.findLast((pattern) => {
    const glob = pattern.replace(/^!/, '')
    // Docker's « * » means files that begin with a dot too.
    return glob === '*' || matchesGlob(file, glob) || matchesGlob(file, join(glob, '**'))
  })
  return decisive === undefined || decisive.startsWith('!')
}

describe('the image', () => {
  test('every stage stands on the Node that the packages bring', () => {
    const version = manifest.devDependencies['node']
    expect(stages.map(({ image }) => image)).toEqual(
      stages.map(() => `node:${version}-bookworm-slim`),
    )
  })

  test('it is made by the commands of a fresh clone', async () => {
    const operating = await readFile('docs/operating.md', 'utf8')
    const commands = stages.flatMap((stage) => saidBy(stage, 'RUN'))
    expect(commands).toEqual([
      'npm ci',
      'npm run build',
      'node scripts/notices.ts',
      'npm ci --omit=dev',
      'install -d -o node -g node -m 0700 /data',
    ])
    for (const command of commands) {
      const [, script] = /^npm run (\S+)$/.exec(command) ?? []
      if (script !== undefined) expect(manifest.scripts).toHaveProperty(script)
      if (command.startsWith('npm ')) expect(operating).toContain(command)
    }
  })

  test('what is copied is there, and sent to the builder', async () => {
    const ownSources = stages.flatMap(copiesOf).filter(({ from }) => from === '')
    expect(ownSources.length).toBeGreaterThan(0)
    for (const { sources } of ownSources) {
      for (const source of sources) {
        await access(source)
        expect(await isSent(source), source).toBe(true)
      }
    }
    expect(copiesOf(last).filter(({ from }) => from !== '')).toEqual([
      { from: 'packages', sources: ['/app/node_modules'], target: 'node_modules' },
      { from: 'build', sources: ['/app/dist'], target: 'dist' },
    ])
  })

  test.each(['.env', '.git/config', 'data/vitrine.sqlite', 'node_modules/zod/index.js', 'dist/x'])(
    '%s is not sent to the builder',
    async (file) => {
      expect(await isSent(file)).toBe(false)
    },
  )

  test('everything that a build reads is sent, and no test', async () => {
    for (const file of [
      'src/app/server/main.ts',
      'src/app/back-office/entry.tsx',
      'scripts/sources.ts',
      'bin/vitrine.js',
    ]) {
      expect(await isSent(file), file).toBe(true)
    }
    expect(await isSent('src/base/platform/http/compressed.test.ts')).toBe(false)
  })

  test('it runs as somebody who is not root, and writes to its volume alone', () => {
    const names = last.instructions.map(({ name }) => name)
    expect(saidBy(last, 'USER')).toEqual(['node'])
    expect(names.lastIndexOf('RUN')).toBeLessThan(names.indexOf('USER'))
    const { DATA_DIR } = variablesOf(last)
    expect(saidBy(last, 'VOLUME')).toEqual([DATA_DIR])
    expect(saidBy(last, 'RUN').join()).toContain(`-o node -g node -m 0700 ${DATA_DIR}`)
  })

  test('its variables are known and well said; ports, signal and program agree', async () => {
    const variables = variablesOf(last)
    expect(unknownNames(Object.keys(variables))).toEqual([])
    const env = readEnv(variables)
    expect(env).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' })
    expect(saidBy(last, 'EXPOSE')).toEqual([String(env.PORT)])
    expect(saidBy(last, 'STOPSIGNAL')).toEqual(['SIGTERM'])
    expect(execForm(saidBy(last, 'CMD')[0] ?? '')).toEqual(await startCommand())
  })
})

describe('the health check', () => {
  /** Runs it as the container does. @returns its exit code */
  const checked = (port: number): Promise<number> => {
    const [, command = ''] = /\sCMD (\[.+\])$/.exec(saidBy(last, 'HEALTHCHECK')[0] ?? '') ?? []
    const [program = '', ...args] = execForm(command)
    expect(program).toBe('node')
    return new Promise((resolve) => {
      const env = { ...process.env, PORT: String(port) }
      const child = execFile(process.execPath, args, { env }, () => resolve(child.exitCode ?? -1))
    })
  }

  /** A server whose `/readyz` answers with a status. @returns its port */
  const answering = (status: number): Promise<number> => {
    const server = createServer(({ url }, reply) => {
      reply.writeHead(url === '/readyz' ? status : 404).end()
    })
    onTestFinished(() => void server.close())
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
  }

  test('a server that is ready is healthy', async () => {
    expect(await checked(await answering(200))).toBe(0)
  })

  test('one that is not, and none at all, are not', async () => {
    expect(await checked(await answering(503))).toBe(1)
    expect(await checked(1)).toBe(1)
  })
})
