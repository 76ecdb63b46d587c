import type { DatabaseHandle } from './schema.ts'

/** What the database knows of the installation's secret: a mark that only the same secret makes again. */
export interface SecretMark {
  /** `null` until one was noted. */
  read(): Promise<string | null>
  note(mark: string): Promise<void>
  /** Whether accounts or subscribers depend on the secret: second factors, sessions, links of letters. */
  isNeeded(): Promise<boolean>
}

const ONLY = 1

export const createSecretMark = (db: DatabaseHandle): SecretMark => ({
  async read() {
    const row = await db.selectFrom('secret_mark').select('mark').executeTakeFirst()
    return row?.mark ?? null
  },

  async note(mark) {
    await db
      .insertInto('secret_mark')
      .values({ id: ONLY, mark })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ mark }))
      .execute()
  },

  async isNeeded() {
    // A backup is made of a database that an older program wrote, too.
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    for (const table of ['account_user', 'subscriber'] as const) {
      if (!tables.has(table)) continue
      const rows = await db.selectFrom(table).select('email').limit(1).execute()
      if (rows.length > 0) return true
    }
    return false
  },
})
