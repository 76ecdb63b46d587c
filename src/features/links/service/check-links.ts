import type { Site } from '#base/core/site.ts'
import { isDemoFirm } from '#base/core/demo-firm.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import type { Warn } from '#base/kit/warn.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { checkableAddresses } from '../rules/checkable-addresses.ts'
import { afterAsking, type LinkState, type Verdict } from '../rules/link-state.ts'
import type { LinkStore } from '../store/link-store.ts'
import type { Asked } from './ask-link.ts'
import { askLinks } from './ask-links.ts'

export interface LinkChecking {
  links: LinkStore
  sites(): Promise<readonly Site[]>
  /** Addresses elsewhere that visitors of a site can follow. */
  writtenOn(site: Site): Promise<readonly string[]>
  /** Asks one; `null` when that was given up. */
  ask(address: string, signal: AbortSignal): Promise<Asked | null>
  clock(): Date
  warn: Warn
  /** Aborted when the server ends. */
  signal: AbortSignal
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Addresses that are asked in a run, of one site and of all. */
const OF_A_SITE = 50
const OF_A_RUN = 300

/** So many hosts are not all gone by chance: where none answers, this server has no network. */
const HOSTS_OF_AN_OUTAGE = 3

/** An address of a site that is to be asked. */
interface Due {
  siteId: number
  state: LinkState
}

/**
 * Asks the addresses that sites link to, each once a week; called again and again, it reads each site once a day. It
 * rests in the first hour, so that a server that only just began has other things to do, and for a day after it
 * reached nothing at all. Nothing leaves from the demo firm's site.
 */
export function linkChecks(parts: LinkChecking): () => Promise<void> {
  const { links, clock, warn, signal } = parts
  let restsUntil = clock().getTime() + HOUR
  let isOffline = false
  /** The day on which each site was read. */
  const readOn = new Map<number, string>()

  return async () => {
    const now = clock()
    if (now.getTime() < restsUntil) return
    const due = await takeDue(parts, readOn, now)
    const learnt = await learntElsewhere(links, due, now)
    const open = due.filter((one) => !learnt.has(one))
    const asked = await askLinks(
      open.map(({ state }) => state.address),
      (address) => parts.ask(address, signal),
      signal,
    )
    if (await isOutage(links, asked, now)) {
      restsUntil = now.getTime() + DAY
      await giveBack(links, open, now)
      if (!isOffline) {
        const message = `Aucun des ${asked.size} liens demandés n’a répondu : ce serveur n’atteint sans doute pas l’internet, rien n’est compté.`
        warn(message, null, null)
      }
      isOffline = true
    } else {
      if (asked.size > 0) isOffline = false
      await giveBack(
        links,
        open.filter(({ state }) => !asked.has(state.address)),
        now,
      )
      await save(links, open, now, (address) => asked.get(address)?.verdict)
    }
    for (const [one, { at, verdict }] of learnt) await save(links, [one], at, () => verdict)
  }
}

/** What is due of each site that was not read today, as far as a run goes. */
async function takeDue(
  { links, sites, writtenOn, warn, signal }: LinkChecking,
  readOn: Map<number, string>,
  now: Date,
): Promise<Due[]> {
  const today = isoDay(dayInParis(now))
  const at = now.toISOString()
  const until = new Date(now.getTime() + WEEK).toISOString()
  const beyond = new Date(now.getTime() + 2 * WEEK).toISOString()
  const due: Due[] = []
  for (const site of await sites()) {
    const room = Math.min(OF_A_SITE, OF_A_RUN - due.length)
    if (room === 0 || signal.aborted) break
    if (isDemoFirm(site) || readOn.get(site.id) === today) continue
    readOn.set(site.id, today)
    await yieldToLoop()
    try {
      await links.keep(site.id, checkableAddresses(await writtenOn(site), site.hosts), at)
      const states = await links.take(site.id, { now: at, until, beyond, limit: room })
      due.push(...states.map((state) => ({ siteId: site.id, state })))
    } catch (cause) {
      // The other firms' links are asked.
      warn(`Les liens du site ${site.id} n’ont pas pu être relevés.`, cause, site.id)
    }
  }
  return due
}

/** What another site's question of this week told of an address. */
async function learntElsewhere(
  links: LinkStore,
  due: readonly Due[],
  now: Date,
): Promise<ReadonlyMap<Due, { at: Date; verdict: Verdict }>> {
  const since = new Date(now.getTime() - WEEK).toISOString()
  const learnt = new Map<Due, { at: Date; verdict: Verdict }>()
  for (const [siteId, ofSite] of Map.groupBy(due, (one) => one.siteId)) {
    const addresses = ofSite.map(({ state }) => state.address)
    const lately = await links.lately(siteId, addresses, since)
    for (const one of ofSite) {
      const told = lately.get(one.state.address)
      if (told === undefined || told.askedAt <= one.state.askedAt) continue
      const { askedAt, reason } = told
      const verdict: Verdict = reason === '' ? { kind: 'answers' } : { kind: 'fails', reason }
      learnt.set(one, { at: new Date(askedAt), verdict })
    }
  }
  return learnt
}

/**
 * Whether a run says more of this server's own network than of the links: nobody answered, neither of several hosts nor,
 * where there were few, of all that was asked this week.
 */
async function isOutage(
  links: LinkStore,
  answers: ReadonlyMap<string, Asked>,
  now: Date,
): Promise<boolean> {
  if (answers.size === 0 || [...answers.values()].some(({ isHeard }) => isHeard)) return false
  const hosts = new Set([...answers.keys()].map((address) => new URL(address).host))
  if (hosts.size >= HOSTS_OF_AN_OUTAGE) return true
  return !(await links.hasAnswered(new Date(now.getTime() - WEEK).toISOString()))
}

async function giveBack(links: LinkStore, due: readonly Due[], now: Date): Promise<void> {
  for (const [siteId, ofSite] of Map.groupBy(due, (one) => one.siteId)) {
    const addresses = ofSite.map(({ state }) => state.address)
    await links.giveBack(siteId, addresses, now.toISOString())
  }
}

/** Notes what was said of addresses, at an instant. */
async function save(
  links: LinkStore,
  due: readonly Due[],
  at: Date,
  verdictOf: (address: string) => Verdict | undefined,
): Promise<void> {
  for (const [siteId, ofSite] of Map.groupBy(due, (one) => one.siteId)) {
    const states = ofSite.flatMap(({ state }) => {
      const verdict = verdictOf(state.address)
      return verdict === undefined ? [] : [afterAsking(state, verdict, at)]
    })
    await links.save(siteId, states)
  }
}
