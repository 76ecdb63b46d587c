import { setTimeout } from 'node:timers/promises'
import type { LinkKind } from '../service/accounts.ts'
import type { AccountStores } from '../service/account-stores.ts'
import { passwordFault } from '#base/core/account.ts'
import { type ChosenPassword, signIn } from '../contract/sign-in.ts'
import { resetMail } from '../mails/account-mails.ts'
import { networkOf } from '#base/kit/network.ts'
import type { NoticeDeps } from '../service/attempt-notice.ts'
import { entrance, type Entrant } from '../service/entrance.ts'
import { callerOf, type Way } from '../service/caller.ts'
import { type DeviceDeps, rememberDevice } from '../service/known-device.ts'
import { freshLink } from '../service/mail-links.ts'
import { codeKey, type SignInAsked } from '../service/sign-in.ts'
import { accountOriginOf } from '#base/platform/http/site-origin.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import type { Serve } from '#framework/api/serve.ts'

const HOUR = 3_600_000

/** Mails that one address is sent, and that one network asks for, an hour. */
const MAILS_AN_HOUR = { address: 3, network: 20 }

/** Asking takes as long whether the address is known or not, in milliseconds. */
const ASKING_TIME = 250

type LinkRoutes = NoticeDeps & DeviceDeps & Way

/** Links of mails: asking for one, looking at it, choosing a password with it. */
export function linkRoutes(serve: Serve, deps: LinkRoutes): void {
  serve(signIn.forgot, async (call) => {
    await Promise.all([sendReset(deps, call, call.body.email), setTimeout(ASKING_TIME)])
  })

  serve(signIn.checkLink, async ({ siteId, body, request, reply }) => {
    const found = await (await deps.accounts()).readLink(body.token)
    const caller = callerOf(deps, request.headers)
    const { kind, holder } = await ownerOf(deps, { siteId, caller }, found)
    // Who has the mail has the account: this browser need not wait for what strangers try.
    reply.header('set-cookie', await rememberDevice(deps, deps.stores, caller, holder))
    return { kind, email: holder.email, name: holder.name, role: holder.role }
  })

  serve(signIn.reset, (call) => choosePassword(deps, call))
  serve(signIn.acceptInvitation, (call) => choosePassword(deps, call))
}

type LinkCall<Body> = Pick<AdminCall<unknown, unknown, Body>, 'siteId' | 'reader' | 'request'>

/** Nothing tells whether somebody has that address. */
async function sendReset(deps: LinkRoutes, call: LinkCall<unknown>, email: string): Promise<void> {
  const { stores, signer, clock } = deps
  const { reader, request } = call
  const now = clock()
  const often = async (key: string, most: number) =>
    (await stores.rateLimits.add(`reset ${key}`, 1, { now, milliseconds: HOUR })).points > most
  if (await often(signer.mark('reset', networkOf(request.ip)), MAILS_AN_HOUR.network)) return
  // Staff who ask on the site of a firm are sent to the back office.
  const { door } = callerOf(deps, request.headers)
  const asked = { siteId: call.siteId, door: door === 'clients' ? ('everybody' as const) : door }
  const { entrant } = await entrance(stores, asked, { email })
  if (entrant === null) return
  const { holder, siteId } = entrant
  const site = siteId === call.siteId ? reader.site : await stores.sites.find(siteId)
  if (site === null) return
  if (await often(holder.id, MAILS_AN_HOUR.address)) return
  const accounts = await deps.accounts()
  const origin = await accountOriginOf(deps, stores, site, holder)
  await stores.atomically(async (trx) => {
    const kind = holder.hasPassword ? 'reset' : 'invitation'
    const link = await freshLink(accounts, trx, kind, holder, { origin, now })
    await trx.outbox.add(siteId, [resetMail(holder, site, link)], now.toISOString())
  })
  deps.mailed()
}

type Chosen = Pick<
  AdminCall<unknown, unknown, ChosenPassword>,
  'siteId' | 'body' | 'request' | 'reply'
>

/** A new password ends whatever was open: sessions, half sign-ins, other links. */
async function choosePassword(
  deps: LinkRoutes,
  { siteId, body, request, reply }: Chosen,
): Promise<void> {
  const accounts = await deps.accounts()
  const caller = callerOf(deps, request.headers)
  const asked = { siteId, caller }
  const { holder } = await ownerOf(deps, asked, await accounts.readLink(body.token))
  refuseBadPassword(body.password, holder.email)
  const hash = await accounts.hashPassword(body.password)
  const cookie = await deps.stores.atomically(async (stores) => {
    const writer = accounts.on(stores.accounts.database)
    const owner = await ownerOf({ stores }, asked, await writer.useLink(body.token))
    await writer.setPassword(holder.id, hash)
    if (body.name !== undefined) await stores.accounts.setName(holder.id, body.name)
    await stores.accounts.endAccess(holder.id)
    await stores.audit.add(owner.siteId, holder, {
      action: owner.kind === 'reset' ? 'account.reset-password' : 'account.accept-invitation',
      subject: `user:${holder.id}`,
      title: holder.name,
    })
    // Whoever tried codes with the former password does not know this one.
    await stores.accounts.attempts.forget(codeKey(holder.id))
    return rememberDevice(deps, stores, caller, holder)
  })
  reply.header('set-cookie', cookie)
}

/** @throws {Refused} with the fault of the field */
export function refuseBadPassword(password: string, email: string): void {
  const fault = passwordFault(password, email)
  if (fault !== null) throw new Refused('invalid', fault, { faults: { password: fault } })
}

/** Who chooses a password with a link: somebody who may still come in here. */
async function ownerOf(
  { stores }: { stores: Pick<AccountStores, 'accounts'> },
  { siteId, caller }: Pick<SignInAsked, 'siteId' | 'caller'>,
  found: { kind: LinkKind; userId: string } | null,
): Promise<Entrant & { kind: LinkKind }> {
  const { entrant } = found
    ? await entrance(stores, { siteId, door: caller.door }, { id: found.userId })
    : { entrant: null }
  if (found === null || entrant === null) {
    throw new Refused(
      'invalid',
      'Ce lien a déjà servi, ou son délai est passé : demandez-en un autre.',
      { over: true },
    )
  }
  return { kind: found.kind, ...entrant }
}
