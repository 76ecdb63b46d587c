import { afterAll, describe } from 'vitest'
import { FAULT_ROUNDS } from '../faults/rounds.ts'
import { heavyWork } from '../../src/heavy-work.ts'
import { growsNoFaster } from './grows.ts'
import { heavyRows } from './rows/heavy.ts'

const work = heavyWork()
afterAll(() => work.close())

/** Each shape is sent to a thread many times over: minutes, when time is no matter. */
describe.skipIf(FAULT_ROUNDS < 30)('in threads', () => {
  growsNoFaster(heavyRows(work))
})
