import type { ProviderObserver } from '../rules/observer.ts'

/** The part of a pino logger that is used here. */
export interface ProviderLogger {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** Milliseconds between two lines that say the same. */
const HOUR = 3_600_000

/** A reason may quote what a provider answered. */
const MAX_REASON = 400

/**
 * Says in the log when a provider's state changes, not each time that a call fails. What lasts is said
 * again once an hour.
 */
export function providerLog(logger: ProviderLogger, clock: () => Date): ProviderObserver {
  const outages = new Map<string, Outage>()
  /** When a provider last failed a call, as the log has it. */
  const failures = new Map<string, number>()
  const broken = new Set<string>()
  const drops = new Map<string, { count: number; saidAt: number }>()
  const now = () => clock().getTime()

  return {
    called({ provider, call, outcome, reason = '', siteId }) {
      const key = `${provider}\n${call}`
      const fields = { ...siteField(siteId), provider, call }
      const outage = outages.get(provider)
      if (outcome === 'ok' && outage?.isOpen === false) outages.delete(provider)
      if (outcome === 'unavailable' && outage === undefined) {
        const told = cleanReason(reason)
        const isNews = now() - (failures.get(provider) ?? -Infinity) >= HOUR
        outages.set(provider, { since: now(), reason: told, saidAt: now(), isOpen: false })
        if (isNews) failures.set(provider, now())
        logger[isNews ? 'warn' : 'debug'](
          { ...fields, reason: told },
          `Le fournisseur « ${provider} » n’a pas répondu à l’appel « ${call} » : ${told} ` +
            'Le dernier contenu valable reste en ligne.',
        )
      }
      if (outcome === 'contract' && !broken.has(key)) {
        broken.add(key)
        logger.warn(
          { ...fields, reason: cleanReason(reason) },
          `Le fournisseur « ${provider} » ne répond pas dans la forme convenue à l’appel ` +
            `« ${call} » : ${cleanReason(reason)} Le dernier contenu valable reste en ligne.`,
        )
      } else if (outcome === 'ok' && broken.delete(key)) {
        const answersWell = 'répond de nouveau dans la forme convenue à l’appel'
        logger.info(fields, `Le fournisseur « ${provider} » ${answersWell} « ${call} ».`)
      }
    },

    dropped({ provider, call, count, siteId }) {
      const key = `${provider}\n${call}`
      const before = drops.get(key)
      const total = (before?.count ?? 0) + count
      if (before !== undefined && now() - before.saidAt < HOUR) {
        before.count = total
        return
      }
      drops.set(key, { count: 0, saidAt: now() })
      logger.warn(
        { ...siteField(siteId), provider, call, count: total },
        `Le fournisseur « ${provider} » a donné ${elements(total)} à l’appel « ${call} » : ` +
          'le reste est en ligne.',
      )
    },

    answered() {},

    breakerChanged({ provider, state, until, siteId, ...change }) {
      const fields = { ...siteField(siteId), provider, state }
      const reason = cleanReason(change.reason)
      const outage = outages.get(provider)
      if (state === 'half-open') {
        logger.debug(fields, `Le fournisseur « ${provider} » est essayé de nouveau.`)
      } else if (state === 'closed') {
        outages.delete(provider)
        const after = outage === undefined ? '' : ` après ${duration(now() - outage.since)}`
        logger.info(fields, `Le fournisseur « ${provider} » est de retour${after}.`)
      } else {
        const isNews = outage?.reason !== reason || now() - outage.saidAt >= HOUR
        const since = outage?.since ?? now()
        const saidAt = isNews ? now() : (outage?.saidAt ?? now())
        outages.set(provider, { since, reason, saidAt, isOpen: true })
        logger[isNews ? 'warn' : 'debug'](
          { ...fields, reason, until, since: new Date(since) },
          `Le fournisseur « ${provider} » n’est plus appelé : ${reason} ` +
            `${until === null ? '' : `Prochain essai à ${until.toISOString()}. `}` +
            'Le dernier contenu valable reste en ligne.',
        )
      }
    },
  }
}

/** A provider that doesn't answer; `isOpen`: it is no longer called. */
interface Outage {
  since: number
  reason: string
  saidAt: number
  isOpen: boolean
}

/** By whose question the provider was met; others may share it. */
const siteField = (siteId: number | null = null): { site?: number } =>
  siteId === null ? {} : { site: siteId }

const elements = (count: number): string =>
  count === 1
    ? 'un élément illisible, laissé de côté,'
    : `${count} éléments illisibles, laissés de côté,`

/** One line that ends in a full stop, without credentials that an address or a header may hold. */
export function cleanReason(reason: string): string {
  const line = reason
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/(\/\/)[^/\s@]*@/g, '$1…@')
    .replaceAll(/\b(bearer)\s+\S+/gi, '$1 …')
    .trim()
  const text = line.length > MAX_REASON ? `${line.slice(0, MAX_REASON)}…` : line
  return /[.…!?]$/.test(text) || text === '' ? text : `${text}.`
}

function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000)
  if (minutes < 1) return `${Math.max(1, Math.round(milliseconds / 1000))} s`
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
