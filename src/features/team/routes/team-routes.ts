import type { TextKind } from '#base/core/document.ts'
import { shownMedia } from '#base/core/media/media-file.ts'
import { personName } from '#base/core/person.ts'
import type { Serve } from '#framework/api/serve.ts'
import { team } from '../contract/team.ts'
import { readPerson } from '../rules/shown-team.ts'

/** The stores of the team: what is live of it, and what is being written. */
interface TeamStores {
  texts: {
    all(siteId: number, kind: TextKind): Promise<{ id: number; content: string; isLive: boolean }[]>
    putInOrder(siteId: number, kind: TextKind, ids: readonly number[]): Promise<void>
  }
  documents: {
    heads(siteId: number, kind: TextKind): Promise<{ key: { ref: string }; content: string }[]>
  }
}

/** The team as a whole: who is in it, and in which order. What is written of somebody is a document. */
export function teamRoutes(serve: Serve<TeamStores>, { stores }: { stores: TeamStores }): void {
  serve(team.list, async ({ siteId, reader }) => {
    const [all, heads, media] = await Promise.all([
      stores.texts.all(siteId, 'person'),
      stores.documents.heads(siteId, 'person'),
      reader.media(),
    ])
    const drafts = new Map(heads.map(({ key, content }) => [key.ref, content]))
    return {
      data: all.map(({ id, content, isLive }) => {
        const fields = readPerson(drafts.get(String(id)) ?? '') ?? readPerson(content)
        const facts = media.get(fields?.photo ?? '')
        return {
          id,
          name: fields ? personName(fields) : '',
          role: fields?.role ?? '',
          isLive,
          photo:
            fields && facts
              ? { src: shownMedia(fields.photo, facts).src, x: facts.focal.x, y: facts.focal.y }
              : null,
        }
      }),
    }
  })

  serve(team.order, async ({ siteId, body, audited }) => {
    await audited(
      { action: 'person.order', subject: 'person', title: 'Ordre de l’équipe' },
      (inside) => inside.texts.putInOrder(siteId, 'person', body.ids),
    )
  })
}
