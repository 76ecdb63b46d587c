import type { Database } from './schema.ts'
import type { ContentStore } from './store.ts'

/** Notes of the installation, one short text by name. */
export function createInstallationState(db: Database): ContentStore['installation'] {
  return {
    async read(name) {
      const row = await db
        .selectFrom('installation_state')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst()
      return row?.value ?? null
    },

    async write(name, value) {
      await db
        .insertInto('installation_state')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
  }
}
