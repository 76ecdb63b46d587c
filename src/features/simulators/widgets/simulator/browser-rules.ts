import type { Question } from '../../rules/question.ts'
import type { RulesAnswer } from '../../engine/rules-tasks.ts'

/** Answers questions to the State's rules in a thread of the browser: what is typed stays there. */
export interface BrowserRules {
  /** Begins the thread, which reads the rules for a second or three. */
  warm(): void
  /**
   * `null`: a later question was asked meanwhile, and this one waits no more.
   * @throws when the thread can't begin, falls over, or takes too long; it is asked no more
   */
  ask(question: Question): Promise<RulesAnswer | null>
}

/** What is needed of a thread: `Worker`, or what a test brings. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** Milliseconds for the first answer of a thread and for the next ones; a phone needs ten times a rules's 0.3 s. */
const PATIENCE = { first: 30_000, next: 10_000 }

/** Milliseconds after which a thread that nobody asks ends: it holds some sixty megabytes. */
const IDLE = 5 * 60_000

interface Waiting {
  question: Question
  resolve(answer: RulesAnswer | null): void
  reject(cause: Error): void
}

export function createBrowserRules(begin: () => Thread = beginThread): BrowserRules {
  let thread: Thread | null = null
  let isWarm = false
  let running: Waiting | null = null
  let next: Waiting | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    clearTimeout(timer)
    thread?.terminate()
    thread = null
    isWarm = false
  }
  const fail = (message: string) => {
    end()
    const asked = [running, next]
    running = null
    next = null
    for (const one of asked) one?.reject(new Error(message))
  }
  const warm = (): Thread => {
    if (thread) return thread
    const begun = begin()
    begun.addEventListener('message', ({ data }: MessageEvent<RulesAnswer>) => {
      clearTimeout(timer)
      isWarm = true
      const answered = running
      running = null
      answered?.resolve(data)
      if (next) run(next)
      else timer = setTimeout(end, IDLE)
    })
    begun.addEventListener('error', ({ message }) => fail(message || 'The thread could not begin.'))
    thread = begun
    return begun
  }
  const run = (waiting: Waiting) => {
    running = waiting
    next = null
    clearTimeout(timer)
    timer = setTimeout(() => fail('The rules took too long.'), PATIENCE[isWarm ? 'next' : 'first'])
    try {
      // oxlint-disable-next-line require-post-message-target-origin -- a thread has none.
      warm().postMessage(waiting.question)
    } catch (cause) {
      fail(String(cause))
    }
  }

  return {
    warm() {
      try {
        warm()
      } catch {
        // The first question says so.
      }
    },
    ask: (question) =>
      new Promise((resolve, reject) => {
        const waiting = { question, resolve, reject }
        next?.resolve(null)
        if (running) next = waiting
        else run(waiting)
      }),
  }
}

const beginThread = (): Thread =>
  new Worker(new URL('./rules-worker.ts', import.meta.url), { type: 'module' })
