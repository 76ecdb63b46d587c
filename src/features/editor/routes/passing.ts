import { AsyncLocalStorage } from 'node:async_hooks'
import { keepNothingWhile } from '#base/kit/memo.ts'

const passing = new AsyncLocalStorage<true>()
keepNothingWhile(() => passing.getStore() === true)

/** Does a work of which memos keep nothing: what an editor types is gone with the next letter. */
export const inPassing = <T>(work: () => T): T => passing.run(true, work)
