import { startServer, type ServerProcess } from '../../e2e/server-process.ts'
import { type HostileProvider, startHostileProvider } from '../../tests/hostile-provider.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { EDITOR, headingOf, publishHeading, rereadProvider } from './editor-at-work.ts'
import { sendLead } from './forms.ts'
import { createJournal, type Fault, type Journal, type Tally } from './journal.ts'
import { type KnownSite, knownSite, mustBeAsKnown, NEWS } from './known-site.ts'
import { type MemoryTrend, memoryTrend, watchMemory } from './memory.ts'
import { rest, takeTurns } from './provider-faults.ts'
import { lostLeads } from './stored-leads.ts'
import { VISITS } from './visits.ts'

export interface Soak {
  seconds: number
  /** A folder for the data of the site; empty or seeded. */
  dataDir: string
  /** Told each minute of what there was so far. */
  tell?(text: string): void
}

export interface SoakReport {
  tallies: Tally[]
  faults: readonly Fault[]
  /** Milliseconds from each publishing until it was seen. */
  seen: number[]
  leads: number
  /** Requests that the restart made the balancer send again. */
  retried: number
  /** One for each life of the server. */
  memory: MemoryTrend[]
}

/** How many of each kind visit at once, and milliseconds between two visits of one. */
const CROWD: Readonly<Record<string, { many: number; pause: number }>> = {
  page: { many: 6, pause: 40 },
  feed: { many: 1, pause: 200 },
  search: { many: 1, pause: 300 },
  call: { many: 1, pause: 200 },
  media: { many: 1, pause: 100 },
  missing: { many: 1, pause: 1000 },
}

/** Forms that everybody together may send: 60 an hour. */
const LEAD_EVERY = 15_000
const PUBLISH_EVERY = 7000
const FAULT_EACH = 10_000
const MINUTE = 60_000
/** Pages of the sitemap that are looked at. */
const PAGES = { short: 8, long: 40 }
/** A short soak has all of it, only less often. */
const ROUNDS_AT_LEAST = 3

/**
 * A real server behind a balancer under everything at once for a while: readers, forms, an editor who
 * publishes and empties caches, a provider that fails in many ways, hours that pass, and a restart
 * midway (issue « Production », « Soak »).
 */
export async function runSoak({ seconds, dataDir, tell = () => {} }: Soak): Promise<SoakReport> {
  await using held = new AsyncDisposableStack()
  const provider = held.adopt(await startHostileProvider(), (one) => one.close())
  const start = () =>
    startServer(variables(dataDir, provider), ['--import', './bench/later-clock.ts'])
  let server = await start()
  held.defer(async () => void (await server.stop()))
  const balancer = held.adopt(await startBalancer(server.url), (one) => one.close())
  const articles = provider.articles.slice(0, 5).map(({ slug }) => `${NEWS}?title=${slug}`)
  const some = seconds > MINUTE / 1000 ? PAGES.long : PAGES.short
  const known = await knownSite(balancer.url, articles, some)

  const journal = createJournal()
  const until = AbortSignal.timeout(seconds * 1000)
  const doing = { balancer, known, journal, until, seconds }
  const seen: number[] = []
  const leads: string[] = []
  const memory: MemoryTrend[] = []
  const work = [
    ...readers(doing),
    editor(doing, seen),
    sender(doing, leads),
    provided(doing, provider, () => server),
    reporter(doing, tell),
    lives(doing, memory, start, {
      get: () => server,
      set: (next) => void (server = next),
    }),
  ]
  await Promise.all(work)
  await endOf(server, journal)
  for (const email of await lostLeads(dataDir, leads)) journal.fault('formulaire', email)
  return {
    tallies: journal.tallies(),
    faults: journal.faults(),
    seen,
    leads: leads.length,
    retried: balancer.retried(),
    memory,
  }
}

const variables = (dataDir: string, { url, mediaUrl }: HostileProvider) => ({
  DATA_DIR: dataDir,
  PROVIDER: 'http',
  PROVIDER_URL: url,
  PROVIDER_MEDIA_URL: mediaUrl,
  PROVIDER_ALLOW_PRIVATE: '1',
  TRUST_PROXY: '1',
  DRAIN_DELAY: '1',
  ADMIN_EMAIL: EDITOR.email,
  ADMIN_PASSWORD: EDITOR.password,
})

interface Doing {
  balancer: Balancer
  known: KnownSite
  journal: Journal
  until: AbortSignal
  seconds: number
}

/** At least three times in a short soak, as often as said in a long one. */
const every = (milliseconds: number, seconds: number): number =>
  Math.min(milliseconds, (seconds * 1000) / (2 * ROUNDS_AT_LEAST))

const readers = ({ balancer, known, journal, until }: Doing): Promise<void>[] =>
  Object.entries(VISITS).flatMap(([kind, visit]) => {
    const { many, pause } = CROWD[kind] ?? { many: 1, pause: 1000 }
    return Array.from({ length: many }, async () => {
      while (!until.aborted) {
        await journal.visit(kind, () => visit(balancer.url, known))
        await rest(pause, until)
      }
    })
  })

async function editor(doing: Doing, seen: number[]): Promise<void> {
  const { balancer, journal, until, seconds } = doing
  for (let number = 1; !until.aborted; number += 1) {
    await journal.visit('publication', async () => {
      seen.push(await publishHeading(balancer.url, headingOf(number)))
    })
    await rest(every(PUBLISH_EVERY, seconds), until)
  }
}

async function sender({ balancer, journal, until, seconds }: Doing, sent: string[]): Promise<void> {
  for (let number = 1; !until.aborted; number += 1) {
    await journal.visit('formulaire', async () => {
      sent.push(await sendLead(balancer.url, number))
    })
    await rest(every(LEAD_EVERY, seconds), until)
  }
}

/** After a fault an editor empties what is kept; what the site shows next it knows in the next one. */
const provided = (
  { balancer, known, journal, until, seconds }: Doing,
  provider: HostileProvider,
  server: () => ServerProcess,
): Promise<void> =>
  takeTurns({
    provider,
    each: every(FAULT_EACH, seconds),
    signal: until,
    hourPasses: () => putForward(server().pid),
    async healthy() {
      await journal.visit('purge', () => rereadProvider(balancer.url))
      await journal.visit('relecture', () => mustBeAsKnown(balancer.url, known))
    },
  })

/** Puts the clock of a server an hour forward; one that has just ended needs no hour. */
function putForward(pid: number): void {
  try {
    process.kill(pid, 'SIGUSR2')
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH')) throw cause
  }
}

/** The server until half of the time, then another one in its place. */
async function lives(
  { balancer, journal, until, seconds }: Doing,
  memory: MemoryTrend[],
  start: () => Promise<ServerProcess>,
  server: { get(): ServerProcess; set(next: ServerProcess): void },
): Promise<void> {
  const first = watchMemory(server.get().pid)
  await rest((seconds * 1000) / 2, until)
  memory.push(memoryTrend(first.stop()))
  await journal.visit('redémarrage', async () => {
    await endOf(server.get(), journal)
    const next = await start()
    server.set(next)
    balancer.target(next.url)
  })
  const second = watchMemory(server.get().pid)
  await rest(seconds * 1000, until)
  memory.push(memoryTrend(second.stop()))
}

/** Ends a server; what it logged as an error is one. */
async function endOf(server: ServerProcess, journal: Journal): Promise<void> {
  const code = await server.stop()
  if (code !== 0) journal.fault('arrêt', `le serveur s’est arrêté avec le code ${code}`)
  for (const line of server.output().split('\n')) {
    if (/"level":[56]0/.test(line)) journal.fault('journal', line.slice(0, 500))
  }
}

async function reporter({ journal, until }: Doing, tell: (text: string) => void): Promise<void> {
  for (let minute = 1; !until.aborted; minute += 1) {
    await rest(MINUTE, until)
    if (until.aborted) return
    const visits = journal.tallies().reduce((sum, { count }) => sum + count, 0)
    tell(`${minute} min : ${visits} visites, ${journal.faults().length} fautes`)
  }
}
