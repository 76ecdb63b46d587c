/** @module-tag exhaustive */
import { growsNoFaster } from './grows.ts'
import { RECEIVED } from './rows/received.ts'

growsNoFaster(RECEIVED)
