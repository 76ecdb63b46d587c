import type { TemplateStore } from './template-port.ts'
import type { Database } from './schema.ts'
import { writeSite } from './transaction.ts'

/** Versions that are kept of one template. */
const KEPT = 20

/** The versions of each site's own templates; the newest is the one in force. */
export function createTemplates(db: Database, now: () => string): TemplateStore {
  return {
    async versions(siteId, name) {
      const rows = await db
        .selectFrom('template_version')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('name', '=', name)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, html, css, js, at, user_id, user_name }) => ({
        id,
        html,
        css,
        js,
        at,
        by: { id: user_id, name: user_name },
      }))
    },

    save: (siteId, name, texts, by) =>
      writeSite(db, siteId, async (trx) => {
        const counted = await trx
          .updateTable('site')
          .set((eb) => ({ last_template_id: eb('last_template_id', '+', 1) }))
          .where('id', '=', siteId)
          .returning('last_template_id')
          .executeTakeFirstOrThrow()
        const id = counted.last_template_id
        const { html, css, js } = texts
        await trx
          .insertInto('template_version')
          .values({
            site_id: siteId,
            id,
            name,
            html,
            css,
            js,
            at: now(),
            user_id: by.id,
            user_name: by.name,
          })
          .execute()
        const kept = await trx
          .selectFrom('template_version')
          .select('id')
          .where('site_id', '=', siteId)
          .where('name', '=', name)
          .orderBy('id', 'desc')
          .limit(KEPT)
          .execute()
        await trx
          .deleteFrom('template_version')
          .where('site_id', '=', siteId)
          .where('name', '=', name)
          .where('id', '<', kept.at(-1)?.id ?? id)
          .execute()
        return id
      }),
  }
}
