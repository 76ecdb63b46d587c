import { pageDocument } from '#base/core/document.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { choices } from '#framework/api/choice-calls.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import { mayDo } from '#framework/api/rights.ts'
import type { Serve } from '#framework/api/serve.ts'
import { pages } from '#features/pages/contract/pages.ts'
import { modelContents } from '../checks/look.ts'
import { sampleSentences, sentencesIn } from '../checks/sample-findings.ts'
import { models } from '../contract/models.ts'
import { actorOf } from '../service/conflict.ts'
import type { Kind, KindStores } from '../service/kind.ts'
import { beginPage, makeModel } from '../service/models.ts'
import { modelWords } from '../rules/model-words.ts'
import { namedWidgets } from '../store/stored-text.ts'
import type { StoredText } from '../store/text-store.ts'

/** Example sentences that an editor is told: what is longer is an article, and not written over by a click. */
const MOST_LINES = 2000
const MOST_LETTERS = 600

interface ModelRoutes {
  stores: KindStores
  kinds: readonly Kind[]
  widgets: Widgets
  clock(): Date
}

/** Models of pages, where pages are made and edited. */
export function modelRoutes(
  serve: Serve<KindStores>,
  { stores, kinds, widgets, clock }: ModelRoutes,
): void {
  const kindOf = (wanted: Kind['kind']): Kind => {
    const kind = kinds.find((one) => one.kind === wanted)
    if (!kind) throw new Error(`There is no kind ${wanted}.`)
    return kind
  }
  const [page, model] = [kindOf('page'), kindOf('model')]
  const doneBy = ({ user }: Pick<AdminCall<unknown, unknown, unknown>, 'user'>) => ({
    by: actorOf(user),
    at: clock().toISOString(),
  })

  const choiceOf = ({ id, title, content }: StoredText) => {
    const read = parseStored(namedWidgets, content)
    const held = 'value' in read ? read.value : null
    const types = held?.widgets.map(({ type }) => type) ?? []
    const sentence = modelWords(types, (type) => widgets.get(type)?.title)
    return { id, title, sentence, parentId: held?.parentId ?? 0 }
  }

  serve(choices.models, async ({ siteId, query: { lang } }) => {
    const all = await stores.texts.all(siteId, 'model')
    return { data: all.filter((one) => one.isLive && one.lang === lang).map(choiceOf) }
  })

  serve(models.examples, async ({ siteId }) => {
    const known = new Set(sampleSentences(widgets, 1))
    for (const content of await modelContents(stores, siteId)) {
      await yieldToLoop()
      for (const line of sentencesIn([content], 1)) if (line.length <= MOST_LETTERS) known.add(line)
    }
    return { data: [...known].slice(0, MOST_LINES) }
  })

  serve(models.make, async (call) => {
    const { siteId, params, body, session } = call
    const wish = {
      ...doneBy(call),
      title: body.title,
      mayPublish: mayDo(session.role, model.rights.publish),
    }
    const key = pageDocument(params.id, params.lang)
    const { id, isLive } = await call.audited(
      (made: { id: number; title: string }) => ({
        action: 'model.create',
        subject: `model:${made.id}`,
        title: made.title,
      }),
      (inside) => makeModel({ stores: inside, kind: page, siteId, key }, model, wish),
    )
    return { id, isLive }
  })

  serve(pages.fromModel, async (call) => {
    const { siteId, params, body } = call
    const key = pageDocument(params.id, params.lang)
    await call.audited(
      ({ title }: { title: string }) => ({
        action: 'page.from-model',
        subject: `page:${params.id}`,
        title,
      }),
      (inside) =>
        beginPage({ stores: inside, kind: page, siteId, key }, body.modelId, doneBy(call)),
    )
  })
}
