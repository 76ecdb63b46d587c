import type { Db } from '#base/platform/db/db-handle.ts'
import type { AccountTables } from '#features/accounts/store/account-tables.ts'
import type { NewsletterTables } from '#features/newsletter/store/newsletter-store.ts'

type Tables = SecretTables &
  Pick<AccountTables, 'account_user'> &
  Pick<NewsletterTables, 'subscriber'>

/** The mark of the secret that the content was written with: one row at most. */
interface SecretMarkTable {
  id: number
  mark: string
}

/** What the database knows of the secret. */
export interface SecretTables {
  secret_mark: SecretMarkTable
}

const ONLY = 1

/** What the database knows of the installation's secret: a mark that only the same secret makes again. */
export const createSecretMark = (db: Db<Tables>) => ({
  /** `null` until one was noted. */
  async read(): Promise<string | null> {
    const row = await db.selectFrom('secret_mark').select('mark').executeTakeFirst()
    return row?.mark ?? null
  },

  async note(mark: string): Promise<void> {
    await db
      .insertInto('secret_mark')
      .values({ id: ONLY, mark })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ mark }))
      .execute()
  },

  /** Whether accounts or subscribers depend on the secret: second factors, sessions, links of letters. */
  async isNeeded(): Promise<boolean> {
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

export type SecretMark = ReturnType<typeof createSecretMark>
