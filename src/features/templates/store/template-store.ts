import { writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Generated } from 'kysely'
import type { ChangeTables, SiteVersion } from '#base/platform/db/site-changes.ts'
import type { Actor } from '#base/core/account.ts'
import type { TemplateTexts } from '../rules/template-texts.ts'

/** A version of one of a site's own templates; a text is empty where there is no such file. */
interface TemplateVersionTable {
  site_id: number
  id: number
  name: string
  html: string
  css: string
  js: string
  at: string
  user_id: string
  user_name: string
}

/** What a site counts for its templates alone; a column of `site`. */
interface TemplateCounter {
  last_template_id: Generated<number>
}

/** The versions of each site's own templates. */
export interface TemplateTables extends ChangeTables {
  template_version: TemplateVersionTable
  site: SiteVersion & TemplateCounter
}

/** What a template was from an instant on. */
type TemplateVersion = TemplateTexts & { id: number; at: string; by: Actor }

/** Versions that are kept of one template. */
const KEPT = 20

/**
 * The versions of each site's own templates, the newest of which is in force; the files that are served
 * lie on disk.
 */
export function createTemplateStore(db: Db<TemplateTables>, now: () => string) {
  return {
    /** Newest first; the last 20. */
    async versions(siteId: number, name: string): Promise<TemplateVersion[]> {
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

    /** @returns the id of the version */
    save: (siteId: number, name: string, texts: TemplateTexts, by: Actor): Promise<number> =>
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

export type TemplateStore = ReturnType<typeof createTemplateStore>
