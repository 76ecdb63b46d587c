import { z } from 'zod'
import { parisTime, saidInParis } from '#base/kit/time/paris-time.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { Refused } from '#base/kit/refused.ts'
import { actorOf } from '../service/conflict.ts'
import { base } from './draft-body.ts'
import {
  type DraftParts,
  type EditedPageStores,
  editedContent,
  keyOf,
  pageParams,
  requirePage,
} from '../service/edited-page.ts'
import { changedMeanwhile, named, refuseProblems } from '../service/publish-draft.ts'

const action = z.enum(['publish', 'unpublish'])

/** What is to happen to a page by itself, at a date and time of Paris. */
export function scheduleRoutes(
  route: DefineRoute<EditedPageStores>,
  { stores, widgets, clock }: DraftParts,
): void {
  route({
    method: 'PUT',
    path: '/pages/:id/:lang/schedule',
    right: 'pages.publish',
    params: pageParams,
    body: z.strictObject({ action, at: z.string().max(40), base }),
    async handle(call) {
      const { siteId, params, user, body } = call
      const key = keyOf(params)
      const edited = await editedContent(stores, siteId, key)
      const { page, live, content, isDraft, last } = edited
      const { instant: due, isSkipped } = dueAt(body.at, clock())
      if (edited.base !== body.base) throw changedMeanwhile(edited.base, last)
      const planned = await stores.drafts.schedules.of(siteId, key)
      refuseDisorder(body.action, due, planned)
      if (body.action === 'publish') {
        if (!isDraft && page.is_active) {
          throw new Refused(
            'invalid',
            'Il n’y a rien à publier : la page en ligne est déjà celle-ci.',
          )
        }
        await refuseProblems(widgets, content, live)
      }
      const schedule = {
        action: body.action,
        due,
        base: body.base,
        content: body.action === 'publish' ? content : null,
        by: actorOf(user),
        at: clock().toISOString(),
      }
      const before = planned.find((known) => known.action === body.action)?.due ?? ''
      await call.audited(
        { ...named(`page.schedule-${body.action}`, page), before, after: due },
        (inside) => inside.drafts.schedules.save(siteId, key, schedule),
      )
      return { due, said: saidInParis(due), isSkipped }
    },
  })

  route({
    method: 'DELETE',
    path: '/pages/:id/:lang/schedule/:action',
    right: 'pages.publish',
    params: pageParams.extend({ action }),
    async handle(call) {
      const { siteId, params } = call
      const page = await requirePage(stores, siteId, keyOf(params))
      await call.audited(named(`page.unschedule-${params.action}`, page), (inside) =>
        inside.drafts.schedules.remove(siteId, keyOf(params), params.action),
      )
    },
  })
}

/** @throws {Refused} `invalid` for no date, and for one that is over */
function dueAt(local: string, now: Date) {
  const time = parisTime(local)
  if (time === null) {
    throw new Refused('invalid', 'Cette date ne se lit pas : choisissez un jour et une heure.')
  }
  if (time.instant <= now.toISOString()) {
    throw new Refused('invalid', 'Cette date est passée : choisissez un moment à venir.')
  }
  return time
}

/** A page comes before it goes. */
function refuseDisorder(
  wanted: 'publish' | 'unpublish',
  due: string,
  planned: readonly { action: string; due: string; error: string }[],
): void {
  const other = planned.find(({ action: known, error }) => known !== wanted && error === '')
  if (!other) return
  const isInOrder = wanted === 'publish' ? due < other.due : due > other.due
  if (isInOrder) return
  const said = saidInParis(other.due)
  throw new Refused(
    'invalid',
    wanted === 'publish'
      ? `La page doit être retirée le ${said} : choisissez un moment avant.`
      : `La page doit être mise en ligne le ${said} : choisissez un moment après.`,
  )
}
