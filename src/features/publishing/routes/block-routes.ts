import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import { choices } from '#framework/api/choice-calls.ts'
import { blocks } from '../contract/blocks.ts'
import { draftWidget } from '../rules/draft-content.ts'
import type { KindStores } from '../service/kind.ts'
import { readBlock } from '../service/read-block.ts'

/** What pages that show shared blocks ask of them. */
export function blockRoutes(serve: Serve<KindStores>, { stores }: { stores: KindStores }): void {
  serve(choices.blocks, async ({ siteId }) => {
    const all = await stores.texts.list(siteId, 'block')
    const data = all.map(({ id, title, lang, isLive }) => ({
      id,
      title,
      lang: lang === 'en' ? ('en' as const) : ('fr' as const),
      isLive,
    }))
    return { data: data.toSorted((one, other) => one.title.localeCompare(other.title, 'fr')) }
  })

  serve(blocks.widgets, async ({ siteId, params: { id } }) => {
    const block = readBlock(await stores.texts.live(siteId, 'block', id))
    if (block) return { widgets: block.widgets.map(draftWidget) }
    throw new Refused(
      'absent',
      'Ce bloc partagé n’est pas en ligne : il n’y a rien à reprendre de lui.',
    )
  })
}
