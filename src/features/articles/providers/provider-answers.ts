/** A question to a provider, and how its answer is kept. */
export interface Question<T> {
  /** Whose answers they are; see `LastGoodAnswers`. */
  scope: string
  /** Names the question within its scope. */
  key: string
  /** Name of the call for the observer. */
  call: string
  /** Milliseconds for which an answer is believed without asking again. */
  freshFor(value: T): number
  /**
   * Asks the provider. `last` is the last good answer, so that a conditional request is possible and
   * a broken item can be made good.
   * @throws {EditorialUnavailable} {EditorialContractBroken}
   */
  ask(last: T | null): Promise<T>
  /** The answer as text for the store; `null` when it is not worth keeping across restarts. */
  write(value: T): string | null
  /** Reads it back; cleans its HTML again when the rules have changed since. @throws when unreadable */
  read(text: string, sanitiserVersion: number): T | Promise<T>
  /** What follows from a new answer once it is kept, for other answers of the scope. */
  renewed?(value: T, last: T | null): Promise<void>
}

/**
 * Answers of providers with everything that makes them dependable: memory with
 * one call in flight a key, stale answers while a new one is fetched and when the provider fails,
 * last good answers in the store, a circuit breaker a provider.
 */
export interface ProviderAnswers {
  /**
   * `provider` names the breaker and the metrics: `http 1`, `feeds bofip`.
   * @throws {EditorialUnavailable} {EditorialContractBroken} only when nothing was ever answered
   */
  answer<T>(provider: string, question: Question<T>): Promise<T>
  /**
   * Changes what is kept of a scope, in memory and in the store: what was withdrawn or is no longer
   * subscribed leaves them. `change` gives the new text of an answer, or `null` to drop it.
   */
  change(scope: string, change: (key: string, text: string) => string | null): Promise<void>
  /** Waits until what is under way is kept. */
  close(): Promise<void>
}
