import type { Ground } from './ground.ts'

/** One thing that is frozen. */
export interface Part {
  /** What it holds, in a few French words. */
  about: string
  /** Writes it as plain files. */
  record(folder: string, ground: Ground): Promise<void>
}
