import { afterAll, describe } from 'vitest'
import { sampled } from '../exhaustive.ts'
import { heavyWork } from '#app/workers/heavy-work.ts'
import { growsNoFaster } from './grows.ts'
import { heavyRows } from './rows/heavy.ts'

const work = heavyWork()
afterAll(() => work.close())

/** Each shape is sent to a thread many times over: minutes. */
describe('in threads', sampled(false), () => {
  growsNoFaster(heavyRows(work))
})
