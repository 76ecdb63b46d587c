import { execFile, spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#base/platform/env.ts'
import { runCommand } from '#app/commands/commands.ts'
import { unknownNames } from './environment-names.ts'
import { startCommand } from './start-command.ts'
import { environmentOf, parseUnitFile, settingOf, type UnitFile } from './unit-file.ts'

const run = promisify(execFile)

/** Names that systemd 252 knows, of those that these files use: a misspelt one is only warned of. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  Unit: ['Description', 'Documentation', 'Wants', 'After', 'StartLimitIntervalSec'],
  Service: (
    'Type User Group WorkingDirectory StateDirectory StateDirectoryMode ' +
    'Environment EnvironmentFile ExecStart Restart RestartSec KillSignal ' +
    'KillMode TimeoutStartSec TimeoutStopSec MemoryHigh MemoryMax TasksMax ' +
    'LimitNOFILE Nice IOSchedulingClass UMask NoNewPrivileges ProtectSystem ' +
    'ProtectHome ProtectClock ProtectControlGroups ProtectHostname ProtectProc ProtectKernelLogs ' +
    'ProtectKernelModules ProtectKernelTunables PrivateTmp PrivateDevices PrivateUsers RemoveIPC ' +
    'RestrictNamespaces RestrictRealtime RestrictSUIDSGID RestrictAddressFamilies LockPersonality CapabilityBoundingSet ' +
    'AmbientCapabilities SystemCallArchitectures SystemCallFilter SystemCallErrorNumber MemoryDenyWriteExecute'
  ).split(' '),
  Timer: ['OnCalendar', 'RandomizedDelaySec', 'Persistent'],
  Install: ['WantedBy'],
}

const FILES = ['vitrine.service', 'vitrine-backup.service', 'vitrine-backup.timer']

let server: UnitFile
let backup: UnitFile

beforeAll(async () => {
  const read = async (file: string) => parseUnitFile(await readFile(join('deploy', file), 'utf8'))
  server = await read('vitrine.service')
  backup = await read('vitrine-backup.service')
})

test.each(FILES)('%s says nothing that systemd does not know', async (file) => {
  const unit = parseUnitFile(await readFile(join('deploy', file), 'utf8'))
  for (const [section, settings] of unit) {
    expect(Object.keys(KNOWN)).toContain(section)
    for (const name of settings.keys()) expect(KNOWN[section], section).toContain(name)
  }
})

describe('the server', () => {
  test('is started as npm start does, by the Node that comes with the packages', async () => {
    const [program, ...args] = settingOf(server, 'Service', 'ExecStart').split(' ')
    const folder = settingOf(server, 'Service', 'WorkingDirectory')
    expect(program).toBe(join(folder, 'node_modules/node/bin/node'))
    expect(['node', ...args]).toEqual(await startCommand())
  })

  test('is nobody, and writes to its state folder alone', () => {
    expect(settingOf(server, 'Service', 'User')).toBe('vitrine')
    expect(settingOf(server, 'Service', 'ProtectSystem')).toBe('strict')
    expect(settingOf(server, 'Service', 'NoNewPrivileges')).toBe('yes')
    expect(settingOf(server, 'Service', 'CapabilityBoundingSet')).toBe('')
    expect(server.get('Service')?.get('SystemCallFilter')).toEqual([
      '@system-service',
      '~@privileged',
    ])
    const { DATA_DIR } = environmentOf(server)
    expect(DATA_DIR).toBe(join('/var/lib', settingOf(server, 'Service', 'StateDirectory')))
  })

  test('the example of its settings starts it, and leaves its folder alone', async () => {
    const example = parseEnv(await readFile('deploy/vitrine.env.example', 'utf8'))
    const own = environmentOf(server)
    expect(unknownNames([...Object.keys(example), ...Object.keys(own)])).toEqual([])
    expect(Object.keys(example).filter((name) => name in own)).toEqual([])
    expect(readEnv({ ...own, ...example })).toMatchObject({ NODE_ENV: 'production', PORT: 3000 })
  })

  test('has the time to end, with the usual DRAIN_DELAY', async () => {
    const main = await readFile('src/app/server/serve.ts', 'utf8')
    const end = Number(/END_LIMIT = ([\d_]+)/.exec(main)?.[1]?.replaceAll('_', '')) / 1000
    expect(end).toBeGreaterThan(0)
    expect(Number(settingOf(server, 'Service', 'TimeoutStopSec'))).toBeGreaterThan(end + 10)
    expect(settingOf(server, 'Service', 'KillSignal')).toBe('SIGTERM')
  })
})

describe('the backup', () => {
  test('sees the data and the settings of the server, and runs as its user', () => {
    for (const name of ['User', 'WorkingDirectory', 'StateDirectory', 'EnvironmentFile']) {
      expect(settingOf(backup, 'Service', name)).toBe(settingOf(server, 'Service', name))
    }
    expect(environmentOf(backup)).toEqual(environmentOf(server))
  })

  test('is a command of Vitrine', async () => {
    const [program, file, command] = settingOf(backup, 'Service', 'ExecStart').split(' ')
    expect(program).toBe(settingOf(server, 'Service', 'ExecStart').split(' ')[0])
    expect(file).toBe('dist/server/vitrine.js')
    let help = ''
    const terminal = { out: (said: string) => void (help += said), err() {}, hasColours: false }
    await runCommand(['help'], { terminal, variables: {}, root: '.' })
    expect(help).toContain(`npx vitrine ${command}`)
  })
})

/** Not on every machine: the tests above read the files wherever they run. */
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe.runIf(hasSystemd)('systemd itself', () => {
  /** The files with programs that exist, for systemd looks for them. */
  async function installed(): Promise<string[]> {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-units-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const bin = join(folder, 'opt/node_modules/node/bin')
    await mkdir(bin, { recursive: true })
    await cp('/bin/true', join(bin, 'node'), { dereference: true })
    await chmod(join(bin, 'node'), 0o755)
    return Promise.all(
      FILES.map(async (file) => {
        const text = await readFile(join('deploy', file), 'utf8')
        const target = join(folder, file)
        await writeFile(target, text.replaceAll('/opt/vitrine', join(folder, 'opt')))
        return target
      }),
    )
  }

  test('has nothing to say of the files', async () => {
    const units = await installed()
    const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', ...units])
    const ofOurs = (stdout + stderr).split('\n').filter((line) => line.includes('vitrine'))
    expect(ofOurs).toEqual([])
  })

  test('finds the server well shut in', async () => {
    const [unit = ''] = await installed()
    const args = ['security', '--offline=yes', '--no-pager', '--threshold=20', unit]
    const { stdout } = await run('systemd-analyze', args)
    expect(stdout).toMatch(/Overall exposure level for .+: [01]\.\d OK/)
  })
})
