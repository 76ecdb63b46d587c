import type { PostgresServer } from '../../tests/postgres.ts'

/** What the parts of one run share. */
export interface Ground {
  /** A folder that goes away with the run. */
  temporary: string
  /** A data folder with the demo firm, its index and an account of each role, that nobody writes to. */
  demo(): Promise<string>
  /** A PostgreSQL of the run's own. */
  postgres(): Promise<PostgresServer>
}

/** One thing that is frozen. */
export interface Part {
  /** What it proves, in a few French words. */
  about: string
  /** Writes it as plain files. */
  record(folder: string, ground: Ground): Promise<void>
}
