/** @module-tag exhaustive */
import { growsNoFaster } from './grows.ts'
import { STORED } from './rows/stored.ts'

growsNoFaster(STORED)
