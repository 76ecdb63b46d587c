import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { memoizeAsync, roomFor } from '#base/kit/memoize.ts'
import { createSemaphore, QueueFull } from '#base/platform/http/semaphore.ts'
import { projectRoot } from '#base/platform/installation/project-root.ts'
import { createWorkerPool, WorkFailed } from '#base/platform/workers/worker-pool.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import { RULES } from '../rules/known-rules.ts'
import type { Outputs, Question } from '../rules/question.ts'
import { ASKINGS } from '../rules/questions/askings.ts'
import type { RulesAnswer } from '../engine/rules-tasks.ts'

/**
 * Why there is no answer: too many ask; this one took too long or fell over; no amount gives what is known;
 * the rules do not know what they are asked.
 */
export type NoAnswer = 'crowded' | 'failed' | 'unsolved' | 'unknown'

/** Answers questions to the State's rules, one after the other, in a thread of its own (decision 049). */
export interface RulesThread {
  ask(question: Question): Promise<{ outputs: Outputs } | { none: NoAnswer }>
  close(): Promise<void>
}

interface ThreadOptions {
  warn(message: string, cause?: unknown): void
  /** Seconds for an answer: of a thread that has yet to read the rules, and of one that has. */
  seconds?: { first: number; next: number }
  /** Megabytes of the thread: a question needs some 40. */
  heapMb?: number
  /** The work of the thread. */
  entry?: URL
}

/** The rules are read in a second; a machine that is busy with all else takes several for it. */
const SECONDS = { first: 12, next: 4 }

/** Milliseconds after which a thread without questions ends: it holds some fifty megabytes. */
const IDLE = 5 * 60_000

/** Questions that wait: some four seconds for the last one. */
const WAITING = 8

/** Five hundred answers, roughly. */
const KEPT_CHARACTERS = 1_000_000

export function createRulesThread({
  warn,
  seconds = SECONDS,
  heapMb = 48,
  entry = entryOf(),
}: ThreadOptions): RulesThread {
  const pool = createWorkerPool({
    entry,
    threads: 1,
    waiting: 1,
    maxBytes: 100_000,
    idle: IDLE,
    heapMb,
    youngHeapMb: 8,
  })
  // Here, and not in the pool: whether the thread is warm is known when a question's turn comes.
  const inTurn = createSemaphore({ running: 1, waiting: WAITING })
  const remembered = memoizeAsync<Outputs>({
    room: roomFor(KEPT_CHARACTERS),
    sizeOf: estimateBytes,
  })
  let warmUntil = 0

  const answerNow = async (key: string): Promise<Outputs> => {
    const isWarm = performance.now() < warmUntil
    warmUntil = 0
    const question = JSON.parse(key) as Question
    const answer = (await pool.run('answer', question, {
      bytes: key.length,
      seconds: (isWarm ? seconds.next : seconds.first) * (isJoint(question) ? 2 : 1),
    })) as RulesAnswer
    warmUntil = performance.now() + IDLE
    if ('outputs' in answer) return answer.outputs
    throw 'unknown' in answer
      ? new Unanswerable('unknown', answer.unknown)
      : new Unanswerable('unsolved', answer.unsolved)
  }

  return {
    async ask({ tool, values, day }) {
      const canonical = Object.fromEntries(
        Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      )
      const key = JSON.stringify({ tool, values: canonical, day, rules: RULES.version })
      try {
        return { outputs: await remembered(key, () => inTurn(() => answerNow(key))) }
      } catch (cause) {
        if (cause instanceof QueueFull) return { none: 'crowded' }
        if (cause instanceof Unanswerable) {
          if (cause.reason === 'unknown') warn('Les règles ne connaissent pas une question.', cause)
          return { none: cause.reason }
        }
        if (!(cause instanceof WorkFailed)) throw cause
        warn('Un simulateur n’a pas eu sa réponse.', cause)
        return { none: 'failed' }
      }
    },
    close: () => pool.close(),
  }
}

/** Whether several askings are answered at once, of which two take long. */
function isJoint({ tool }: Question): boolean {
  const asking = Object.hasOwn(ASKINGS, tool) ? ASKINGS[tool] : undefined
  return asking !== undefined && 'parts' in asking
}

/** What the rules refuse, or no longer know. */
class Unanswerable extends Error {
  override name = 'Unanswerable'
  readonly reason: 'unsolved' | 'unknown'

  constructor(reason: Unanswerable['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** The work as it stands beside this file, or as it was built. */
const entryOf = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('../engine/rules-tasks.ts', import.meta.url)
    : pathToFileURL(join(projectRoot(), 'dist', 'server', 'rules-tasks.js'))
