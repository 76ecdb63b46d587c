import { growsNoFaster } from './grows.ts'
import { PLAIN_TEXTS } from './rows/plain-texts.ts'

growsNoFaster(PLAIN_TEXTS)
