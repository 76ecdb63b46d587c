import type { Stores } from '#app/stores.ts'
import type { AuditNote } from '#base/core/account.ts'
import type { DocumentKey } from '#base/core/document.ts'
import type { Uses } from '#base/core/field/used-in.ts'
import type { Site } from '#base/core/site.ts'
import { Refused } from '#base/kit/refused.ts'
import { dialled } from '#base/kit/text/dialled.ts'
import { type PhoneChange, replacePhoneWithin } from '#base/kit/text/replace-phone.ts'
import { documentWords } from '#features/publishing/rules/document-words.ts'
import { makeChange, planChange } from '#features/publishing/service/change-document.ts'
import { actorOf } from '#features/publishing/service/conflict.ts'
import type { Kind } from '#features/publishing/service/kind.ts'
import {
  type OwnPhone,
  type ReplacedPlace,
  settingsFacts,
} from '#features/sites/contract/settings-facts.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import { mayDo } from '#framework/api/rights.ts'
import type { Serve } from '#framework/api/serve.ts'

/** Numbers that are told at once; a site that writes down more has another worry. */
const MOST_PHONES = 20

export interface PhoneRoutes {
  stores: Stores
  uses: Uses
  kinds: readonly Kind[]
  clock(): Date
}

/** Telephones in texts that are none of the firm's, and one of the firm's in their place. */
export function phoneRoutes(serve: Serve<Stores>, deps: PhoneRoutes): void {
  const { stores } = deps

  serve(settingsFacts.strayPhones, async (call) => {
    const own = ownPhones(await siteOf(stores, call.siteId))
    const written = await deps.uses.ofKind(call, 'phone')
    const phones = [...written]
      .filter(([phone]) => !own.has(phone))
      .map(([phone, uses]) => ({ phone, uses }))
      .toSorted((one, other) => other.uses.length - one.uses.length)
    return { phones: phones.slice(0, MOST_PHONES), own: [...own.values()] }
  })

  serve(settingsFacts.replacePhone, async (call) => {
    const { from, to, places } = call.body
    const own = ownPhones(await siteOf(stores, call.siteId))
    const now = own.get(to)
    if (!now)
      throw new Refused('invalid', 'Ce numéro n’est plus celui du cabinet : rechargez la page.')
    if (own.has(from)) throw new Refused('invalid', 'Ce numéro est celui du cabinet : il reste.')
    const change = { from, to, text: now.text }
    const replaced: ReplacedPlace[] = []
    for (const key of places)
      replaced.push({ ...key, ...(await replacedIn(deps, call, key, change)) })
    return { places: replaced }
  })
}

/** Numbers that the firm and its offices answer, as they are dialled, the firm's first. */
function ownPhones({ constants, offices }: Site): ReadonlyMap<string, OwnPhone> {
  const own = new Map<string, OwnPhone>()
  for (const { phonetotext, phonetolink } of [constants, ...offices]) {
    for (const phone of [dialled(phonetolink), dialled(phonetotext)]) {
      if (phone !== '' && !own.has(phone)) own.set(phone, { phone, text: phonetotext || phone })
    }
  }
  return own
}

type Replacing = Pick<
  AdminCall<unknown, unknown, unknown, Stores>,
  'siteId' | 'session' | 'user' | 'audited'
>

/** Each document for itself: what one is refused for, the others don't wait for. */
async function replacedIn(
  { stores, kinds, clock }: PhoneRoutes,
  { siteId, session, user, audited }: Replacing,
  key: DocumentKey,
  change: PhoneChange,
): Promise<Pick<ReplacedPlace, 'became' | 'why'>> {
  const kind = kinds.find((known) => known.kind === key.kind)
  const { data: params } = kind?.params.safeParse(kind.paramsOf(key)) ?? {}
  if (!kind || !params) return left(`${documentWords(key).This} n’existe plus.`)
  if (!mayDo(session.role, kind.rights.publish)) {
    return left(`Votre rôle ne permet pas de publier ${documentWords(key).this}.`)
  }
  const place = { stores, kind, siteId, key: kind.keyOf(params) }
  try {
    const planned = await planChange(place, (content) => replacePhoneWithin(content, change))
    if (!planned) return { became: 'same', why: '' }
    const done = { actor: actorOf(user), at: clock().toISOString(), reason: 'renumbered' } as const
    const noteOf = (note: AuditNote) => withNumbers(note, change)
    await audited(noteOf, (inside) => makeChange({ ...place, stores: inside }, planned, done))
    return { became: planned.isPublic ? 'published' : 'draft', why: '' }
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    return left(cause.message)
  }
}

const left = (why: string) => ({ became: 'left' as const, why })

const withNumbers = (note: AuditNote, { from, to }: PhoneChange): AuditNote => ({
  ...note,
  before: { telephone: from },
  after: { telephone: to },
})

async function siteOf(stores: Stores, siteId: number): Promise<Site> {
  const site = await stores.sites.find(siteId)
  if (site === null) throw new Refused('absent', 'Ce site n’existe plus : rechargez la page.')
  return site
}
