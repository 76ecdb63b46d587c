/** @module-tag exhaustive */
import { growsNoFaster } from './grows.ts'
import { HTML } from './rows/html.ts'

growsNoFaster(HTML)
