/** Why something is refused: it decides what whoever asked can do about it. */
export type Reason =
  | 'unreadable'
  | 'signed-out'
  | 'forbidden'
  | 'absent'
  | 'wrong-method'
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'invalid'
  | 'too-many'
  | 'busy'

/**
 * A refusal that a person reads: its message says in French what happened, why and what to do. Knows
 * nothing of how it was asked: a route, a schedule and a command are refused alike.
 */
export class Refused extends Error {
  override name = 'Refused'
  readonly reason: Reason
  /** What a screen may need to go on: who holds a lock, for one. */
  readonly facts: Readonly<Record<string, unknown>>

  constructor(reason: Reason, message: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.reason = reason
    this.facts = facts
  }
}
