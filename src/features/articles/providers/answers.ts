import { LRUCache } from 'lru-cache'
import { dedupe } from '#base/kit/memoize.ts'
import type { Warn } from '#base/kit/warn.ts'
import { createBreakers } from './breakers.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import { type LastGoodAnswers, siteOfScope } from './last-good-answers.ts'
import { answerTag, noteAnswer } from './query-tags.ts'
import type { AnswerOrigin, ProviderObserver } from '../rules/observer.ts'
import type { ProviderAnswers, Question } from './provider-answers.ts'
import { SANITISER_VERSION } from '../rules/sanitise.ts'

interface AnswersOptions {
  kept: LastGoodAnswers
  clock(): Date
  observer: ProviderObserver
  /** Told of a store that can't be read or written; answers go on without it. */
  report: Warn
  /** An answer says something else than before. */
  changed?(tag: string): void
  /** Characters of answers kept in memory. */
  memory?: number
}

/** Characters; a list of articles takes some 5,000, an article 20,000. */
const MEMORY = 24_000_000

/** What an answer that is not worth a text counts for. */
const SMALL = 100

/** Milliseconds before an answer that could not be had is asked for again. */
const AFTER_FAILURE = 5000

/** Yesterday's answer is worth a short wait for a new one; both in milliseconds. */
const OLD = 24 * 3_600_000
const PATIENCE = 400

/** An answer in memory; instants in milliseconds. */
interface Known {
  value: unknown
  fetchedAt: number
  freshUntil: number
  size: number
}

/** A call under way; `begun` is the machine's own time, which visitors wait by. */
interface Asking {
  work: Promise<Known>
  provider: string
  begun: number
  /** Somebody has waited for it as long as anybody should; a timer may end before its time by the clock. */
  isSlow: boolean
}

/** Characters of refused questions, and what one takes beside its own. */
const REFUSALS = 1_000_000
const A_REFUSAL = 1000

interface Refusal {
  error: unknown
  until: number
}

/** The answers of all providers of a server; see `ProviderAnswers`. */
export function createAnswers(options: AnswersOptions): ProviderAnswers {
  const { kept, clock, observer, report } = options
  const memory = new LRUCache<string, Known>({
    maxSize: options.memory ?? MEMORY,
    sizeCalculation: ({ size }) => size,
  })
  const refused = new LRUCache<string, Refusal>({
    maxSize: REFUSALS,
    sizeCalculation: ({ error }, key) =>
      key.length + (error instanceof Error ? error.message.length : 0) + A_REFUSAL,
  })
  const call = createBreakers({ clock, observer })
  const reading = dedupe<Known | null>()
  const asking = new Map<string, Asking>()
  const saving = new Set<Promise<void>>()
  const following = new Set<Promise<void>>()
  /** Raised when a scope is changed, so that a call begun before does not bring back what left. */
  const changes = new Map<string, number>()
  const now = () => clock().getTime()

  /** Work that answers are done with and the end waits for. */
  function later(
    work: Promise<void>,
    among: Set<Promise<void>>,
    fault: string,
    scope: string,
  ): void {
    const done: Promise<void> = work
      .catch((cause: unknown) => report(fault, cause, siteOfScope(scope)))
      .finally(() => among.delete(done))
    among.add(done)
  }

  /** The last good answer of the store; none when it can't be read. */
  async function recall<T>(question: Question<T>): Promise<Known | null> {
    const { scope, key } = question
    try {
      const row = await kept.find(scope, key)
      if (row === null) return null
      const fetchedAt = Date.parse(row.fetchedAt)
      const value = await question.read(row.value, row.sanitiserVersion)
      const freshUntil = fetchedAt + question.freshFor(value)
      return { value, fetchedAt, freshUntil, size: row.value.length }
    } catch (cause) {
      report(
        `La réponse gardée « ${scope}, ${key.slice(0, 80)} » est illisible.`,
        cause,
        siteOfScope(scope),
      )
      return null
    }
  }

  function keep<T>({ scope, key }: Question<T>, text: string | null, fetchedAt: number): void {
    const work =
      text === null
        ? kept.remove(scope, [key])
        : kept.save(scope, key, {
            value: text,
            fetchedAt: new Date(fetchedAt).toISOString(),
            sanitiserVersion: SANITISER_VERSION,
          })
    later(work, saving, 'Une réponse du fournisseur n’a pas pu être gardée.', scope)
  }

  /** A new answer, from another node's work in the store or from the provider; one a key at once. */
  function renew<T>(
    id: string,
    provider: string,
    question: Question<T>,
    stale: Known | null,
  ): Promise<Known> {
    const under = asking.get(id)
    if (under) return under.work
    const work = (async () => {
      const elsewhere = stale === null ? null : await recall(question)
      if (elsewhere !== null && elsewhere.freshUntil > now()) {
        memory.set(id, elsewhere)
        return elsewhere
      }
      const change = changes.get(question.scope)
      const last = (stale?.value ?? null) as T | null
      try {
        const asked = { provider, name: question.call, siteId: siteOfScope(question.scope) }
        const value = await call(asked, () => question.ask(last))
        const fetchedAt = now()
        const text = question.write(value)
        const size = text?.length ?? SMALL
        const freshUntil = fetchedAt + question.freshFor(value)
        const renewed = { value, fetchedAt, freshUntil, size }
        if (changes.get(question.scope) !== change) return renewed
        memory.set(id, renewed)
        refused.delete(id)
        if (text !== null || stale !== null) keep(question, text, fetchedAt)
        if (stale !== null && question.write(stale.value as T) !== text) {
          options.changed?.(answerTag(question.scope, question.key))
        }
        const follow = question.renewed?.(value, last)
        if (follow) {
          const fault = 'La suite d’une réponse du fournisseur a échoué.'
          later(follow, following, fault, question.scope)
        }
        return renewed
      } catch (error) {
        refused.set(id, { error, until: now() + AFTER_FAILURE })
        throw error
      }
    })().finally(() => asking.delete(id))
    work.catch(() => {})
    asking.set(id, { work, provider, begun: performance.now(), isSlow: false })
    return work
  }

  /** Whether a call of the provider has taken longer than anybody should wait for another one. */
  const keepsWaiting = (provider: string): boolean =>
    [...asking.values()].some(
      (under) =>
        under.provider === provider && (under.isSlow || performance.now() - under.begun > PATIENCE),
    )

  /** What memory or the store knows. */
  async function known<T>(
    id: string,
    question: Question<T>,
  ): Promise<{ known: Known | null; fromStore: boolean }> {
    const inMemory = memory.get(id)
    if (inMemory) return { known: inMemory, fromStore: false }
    const read = await reading(id, () => recall(question))
    if (read !== null && !memory.has(id)) memory.set(id, read)
    return { known: memory.get(id) ?? read, fromStore: true }
  }

  return {
    async answer<T>(provider: string, question: Question<T>): Promise<T> {
      const id = `${question.scope}\n${question.key}`
      const { known: last, fromStore } = await known(id, question)
      const told = (origin: AnswerOrigin) => observer.answered({ provider, origin })
      const given = ({ value, freshUntil }: Known): T => {
        noteAnswer(answerTag(question.scope, question.key), freshUntil)
        return value as T
      }
      if (last !== null && last.freshUntil > now()) {
        told(fromStore ? 'kept' : 'fresh')
        return given(last)
      }
      const refusal = refused.get(id)
      const isRefused = refusal !== undefined && refusal.until > now()
      // That there is nothing is no news worth giving again.
      const stale = last === null || last.value === null ? null : last
      if (stale !== null) {
        if (!isRefused) {
          // One visitor waits for a very old answer, if at all; the others have it at once.
          const isFirst = !asking.has(id) && !keepsWaiting(provider)
          const renewing = renew(id, provider, question, stale)
          const isOld = now() - stale.fetchedAt > OLD
          if (isFirst && isOld) {
            await patiently(renewing)
            const under = asking.get(id)
            if (under?.work === renewing) under.isSlow = true
          }
        }
        const current = memory.get(id) ?? stale
        told(current.freshUntil > now() ? 'provider' : fromStore ? 'kept' : 'stale')
        return given(current)
      }
      try {
        if (isRefused) throw refusal.error
        const renewed = await renew(id, provider, question, null)
        told('provider')
        return given(renewed)
      } catch (error) {
        told('none')
        throw error instanceof EditorialContractBroken || error instanceof EditorialUnavailable
          ? error
          : new EditorialUnavailable('Le fournisseur n’a pas pu être interrogé.', { cause: error })
      }
    },

    async change(scope, change) {
      changes.set(scope, (changes.get(scope) ?? 0) + 1)
      await Promise.all(saving)
      const left: string[] = []
      const touched: string[] = []
      try {
        for (const { key, ...answer } of await kept.list(scope)) {
          const text = changed(key, answer.value, change)
          if (text === answer.value) continue
          touched.push(key)
          if (text === null) left.push(key)
          else await kept.save(scope, key, { ...answer, value: text })
        }
        await kept.remove(scope, left)
      } finally {
        for (const [id, { value }] of memory.entries()) {
          if (value !== null && id.startsWith(`${scope}\n`)) memory.delete(id)
        }
        // A page that still shows it would ask for it only when the provider may no longer answer.
        for (const key of touched) options.changed?.(answerTag(scope, key))
      }
    },

    async close() {
      await Promise.allSettled([...asking.values()].map(({ work }) => work))
      await Promise.all(following)
      await Promise.all(saving)
    },
  }
}

/** What is left of a kept answer; one that can't be read is as good as none. */
function changed(
  key: string,
  text: string,
  change: (key: string, text: string) => string | null,
): string | null {
  try {
    return change(key, text)
  } catch {
    return null
  }
}

/** Waits a little for a new answer; a failure shows in that there is none. */
async function patiently(renewing: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE)
  await Promise.race([renewing.catch(() => {}), late])
  clearTimeout(timer)
}
