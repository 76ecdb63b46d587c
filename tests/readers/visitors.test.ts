import { growsNoFaster } from './grows.ts'
import { VISITORS } from './rows/visitors.ts'

growsNoFaster(VISITORS)
