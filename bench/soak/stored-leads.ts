import { join } from 'node:path'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'

/**
 * What is not in the database once and only once, of leads that were answered.
 * @param emails that stood in them
 * @returns a French sentence for each
 */
export async function lostLeads(dataDir: string, emails: readonly string[]): Promise<string[]> {
  const { DATABASE_URL: databaseUrl } = process.env
  const db = await openDatabase(
    databaseUrl ? { databaseUrl } : { file: join(dataDir, 'vitrine.sqlite') },
  )
  try {
    const { leads, sites } = createStores(db)
    const [site] = await sites.list()
    const stored = (await leads.list(site?.id ?? 1)).map(({ email }) => email)
    return emails.flatMap((email) => {
      const count = stored.filter((one) => one === email).length
      return count === 1 ? [] : [`${email} est ${count} fois dans la base`]
    })
  } finally {
    await db.destroy()
  }
}
