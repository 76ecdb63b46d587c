/** Milliseconds that figures may take: whoever reads them gives up after some seconds. */
const LIMIT = 1000

/**
 * Figures that are asked for when they are read: those of one reading come from one question, whatever
 * the number of readers. `null` when nobody answers in time; what is still being answered is not asked anew.
 */
export function figuresOnDemand<T>(ask: () => Promise<T>, limit = LIMIT): () => Promise<T | null> {
  let asked: Promise<T | null> | undefined
  return async () => {
    asked ??= ask()
      .catch(() => null)
      .finally(() => {
        asked = undefined
      })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), limit)
    })
    try {
      return await Promise.race([asked, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
