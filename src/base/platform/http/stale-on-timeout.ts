import { isStorageFault } from '../db/storage-fault.ts'

/** How long an answer is waited for, and who is told. */
interface Patience {
  /** Milliseconds. */
  patience: number
  /** Told when answers stop coming (`true`) and when they come again (`false`). */
  told(isSilent: boolean, cause?: unknown): void
}

/** Asks the database, and gives what was `known` when it does not answer in time. */
type PatientQuestion = <Answer>(ask: () => Promise<Answer>, known: Answer) => Promise<Answer>

const SILENT = Symbol('silent')

/**
 * Questions whose answer is waited for so long and no longer. While one is overdue the others are not
 * asked at all, so that a database that hangs costs one visitor a short wait and the others nothing.
 * What fails for another reason than the database fails for whoever asked.
 */
export function staleOnTimeout({ patience, told }: Patience): PatientQuestion {
  let overdue = 0
  let isSilent = false

  const become = (next: boolean, cause?: unknown) => {
    if (isSilent === next) return
    isSilent = next
    told(isSilent, cause)
  }

  const later = async (asking: Promise<unknown>) => {
    overdue += 1
    become(true)
    await asking.then(
      () => become(false),
      () => {},
    )
    overdue -= 1
  }

  return async (ask, known) => {
    if (overdue > 0) return known
    const asking = ask()
    const limit = Promise.withResolvers<typeof SILENT>()
    const timer = setTimeout(limit.resolve, patience, SILENT)
    try {
      const answer = await Promise.race([asking, limit.promise])
      if (answer === SILENT) {
        void later(asking)
        return known
      }
      become(false)
      return answer
    } catch (cause) {
      if (!isStorageFault(cause)) throw cause
      become(true, cause)
      return known
    } finally {
      clearTimeout(timer)
    }
  }
}
