import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Stores } from '#app/stores.ts'
import type { Site } from '#base/core/site.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import type { Serve } from '#framework/api/serve.ts'
import type { SettingsPart, ShownPart } from '#framework/api/settings-part.ts'

/** What a saved part of a site's settings is named by in the audit log. */
interface DocumentName {
  /** `settings.identity`: the subject of its entries. */
  subject: string
  /** « Le cabinet ». */
  title: string
}

/** A part of a site that is read and saved as one. */
export interface SettingsDocument<
  Values extends object,
  Shown extends Record<string, unknown>,
> extends DocumentName {
  calls: SettingsPart
  /** What may be saved: named fields only. */
  schema: z.ZodType<Values>
  /** What is shown of the site; of a secret, whether there is one. */
  shown(site: Site): Shown
  /** What the document says beside its values, and what does not count as a change. */
  more?(
    site: Site,
    stores: Stores,
    session: DocumentCall['session'],
  ): Promise<Pick<ShownPart<Shown>, 'isDefault' | 'followers' | 'preset'>>
  save(stores: Stores, site: Site, values: Values, call: DocumentCall): Promise<void>
  /** Names of what changes without being shown, for the audit log: secrets. */
  unseen?(values: Values): string[]
}

/** Of a call, what saving may depend on. */
export type DocumentCall = Pick<
  AdminCall<unknown, unknown, unknown>,
  'request' | 'user' | 'session'
>

/**
 * Declares a part of the settings: `GET` gives its values with a mark of how they stood, `PUT` saves
 * values that begin from that mark. Whoever saves over another's changes is told instead (409).
 */
export function settingsDocument<Values extends object, Shown extends Record<string, unknown>>(
  serve: Serve<Stores>,
  { stores }: { stores: Stores },
  document: SettingsDocument<Values, Shown>,
): void {
  const { calls, shown, schema } = document
  const answer = async (site: Site, { session }: Pick<DocumentCall, 'session'>) => {
    const values = shown(site)
    return {
      values,
      base: markOf(values),
      ...(await document.more?.(site, stores, session)),
    }
  }
  const siteOf = async (from: Stores, siteId: number): Promise<Site> => {
    const site = await from.sites.find(siteId)
    if (site === null) throw new Refused('absent', 'Ce site n’existe plus : rechargez la page.')
    return site
  }

  serve(calls.read, async (call) => answer(await siteOf(stores, call.siteId), call))

  const written = z.strictObject({ base: z.string().max(100), values: schema })
  serve({ ...calls.save, body: written }, async (call) => {
    const { siteId, body } = call
    const note = ({ before, after }: { before: Site; after: Site }) => ({
      action: 'settings.save',
      subject: document.subject,
      title: document.title,
      ...changesOf(shown(before), shown(after), document.unseen?.(body.values) ?? []),
    })
    const { after } = await call.audited(note, async (inside) => {
      const before = await siteOf(inside, siteId)
      if (markOf(shown(before)) !== body.base) {
        throw new Refused(
          'conflict',
          'Quelqu’un a enregistré ces réglages entre-temps. Rechargez-les pour voir ses ' +
            'changements ; rien de ce que vous avez saisi n’a été enregistré.',
          { conflict: true },
        )
      }
      await document.save(inside, before, body.values, call)
      return { before, after: await siteOf(inside, siteId) }
    })
    return answer(after, call)
  })
}

/** How values stand. */
const markOf = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16)

/** Members that differ, as they were and as they are; what is not shown is only named. */
function changesOf(
  before: object,
  after: object,
  unseen: readonly string[],
): { before: object; after: object } {
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  )
  const renewed = unseen.map((name) => [name, 'remplacé'] as const)
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was.get(name)])),
    after: Object.fromEntries([...changed, ...renewed]),
  }
}
