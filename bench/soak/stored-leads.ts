import { join } from 'node:path'
import { createContentStore } from '#content/content-store.ts'
import { openDatabase } from '#content/db.ts'

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
    const { leads, sites } = createContentStore(db)
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
