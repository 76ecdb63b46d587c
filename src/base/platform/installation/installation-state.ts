import type { Db } from '../db/db-handle.ts'

/** What an installation remembers of itself, one short text by name. */
interface InstallationStateTable {
  name: string
  value: string
}

/** What an installation remembers. */
export interface InstallationTables {
  installation_state: InstallationStateTable
}

/** What the installation remembers of itself, whatever its sites, by name. */
export function createInstallationState(db: Db<InstallationTables>) {
  return {
    async read(name: string): Promise<string | null> {
      const row = await db
        .selectFrom('installation_state')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst()
      return row?.value ?? null
    },

    async write(name: string, value: string): Promise<void> {
      await db
        .insertInto('installation_state')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
  }
}

export type InstallationState = ReturnType<typeof createInstallationState>
