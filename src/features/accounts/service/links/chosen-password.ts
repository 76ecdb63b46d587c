import type { AccountsOnDemand } from '../accounts-on-demand.ts'
import type { LinkKind } from '../accounts.ts'
import type { AccountStores, AccountWork } from '../account-stores.ts'
import { passwordFault } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import { entrance, type Entrant } from '../entrance.ts'
import { type DeviceDeps, rememberDevice } from '../known-device.ts'
import { codeKey, type SignInRequest } from '../sign-in.ts'

export interface LinkDeps extends DeviceDeps {
  accounts: AccountsOnDemand
  stores: AccountWork
}

type Asked = Pick<SignInRequest, 'siteId' | 'caller'>

/** Somebody who may choose a password, and what their link is for. */
export type LinkOwner = Entrant & { kind: LinkKind }

/**
 * Whose link of a mail it is; it stays good. Who has the mail has the account: this browser need not wait
 * for what strangers try.
 * @returns its owner, and the cookie by which the browser is known
 * @throws {Refused} when it is over, or of nobody who may come in here
 */
export async function openLink(
  deps: LinkDeps,
  { siteId, caller }: Asked,
  token: string,
): Promise<{ owner: LinkOwner; cookie: string }> {
  const found = await (await deps.accounts()).readLink(token)
  const owner = await ownerOf(deps, { siteId, caller }, found)
  const { cookie } = await rememberDevice(deps, deps.stores, caller, owner.holder)
  return { owner, cookie }
}

interface Chosen {
  token: string
  password: string
  /** As whoever was invited writes it; the name stays as it is without. */
  name?: string
}

/**
 * Chooses a password with a link, which is used up. It ends whatever was open: sessions, half sign-ins,
 * other links, and the trust in browsers.
 * @returns the cookie by which the browser is known
 * @throws {Refused} when the link is over, or with the fault of the field
 */
export async function choosePassword(
  deps: LinkDeps,
  from: Asked,
  { token, password, name }: Chosen,
): Promise<string> {
  const accounts = await deps.accounts()
  const { holder } = await ownerOf(deps, from, await accounts.readLink(token))
  refuseBadPassword(password, holder.email)
  const hash = await accounts.hashPassword(password)
  return deps.stores.atomically(async (stores) => {
    const writer = accounts.on(stores.accounts.database)
    const owner = await ownerOf({ stores }, from, await writer.useLink(token))
    await writer.setPassword(holder.id, hash)
    if (name !== undefined) await stores.accounts.setName(holder.id, name)
    await stores.accounts.endAccess(holder.id)
    await stores.audit.add(owner.siteId, holder, {
      action: owner.kind === 'reset' ? 'account.reset-password' : 'account.accept-invitation',
      subject: `user:${holder.id}`,
      title: holder.name,
    })
    // Whoever tried codes with the former password does not know this one.
    await stores.accounts.attempts.forget(codeKey(holder.id))
    return (await rememberDevice(deps, stores, from.caller, holder)).cookie
  })
}

/** @throws {Refused} with the fault of the field */
export function refuseBadPassword(password: string, email: string): void {
  const fault = passwordFault(password, email)
  if (fault !== null) throw new Refused('invalid', fault, { faults: { password: fault } })
}

/** Who chooses a password with a link: somebody who may still come in here. */
async function ownerOf(
  { stores }: { stores: Pick<AccountStores, 'accounts'> },
  { siteId, caller }: Asked,
  found: { kind: LinkKind; userId: string } | null,
): Promise<LinkOwner> {
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
