import { setTimeout } from 'node:timers/promises'
import type { Site } from '#base/core/site.ts'
import { networkOf } from '#base/kit/network.ts'
import { accountOriginOf } from '#base/platform/http/site-origin.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { resetMail } from '../../mails/account-mails.ts'
import { entrance } from '../entrance.ts'
import type { SignInRequest } from '../sign-in.ts'
import type { NoticeDeps } from './attempt-notice.ts'
import { freshLink } from './mail-links.ts'

const HOUR = 3_600_000

/** Mails that one address is sent, and that one network asks for, an hour. */
const MAILS_AN_HOUR = { address: 3, network: 20 }

/** Asking takes as long whether the address is known or not, in milliseconds. */
const ASKING_TIME = 250

interface ForgottenDeps extends NoticeDeps {
  signer: Signer
}

interface Asked extends Omit<SignInRequest, 'siteId'> {
  site: Site
}

/** Sends whoever has an account a link to another password. Nothing tells whether somebody has that address. */
export async function askForLink(deps: ForgottenDeps, from: Asked, email: string): Promise<void> {
  await Promise.all([sendReset(deps, from, email), setTimeout(ASKING_TIME)])
}

async function sendReset(
  deps: ForgottenDeps,
  { site: here, caller, address }: Asked,
  email: string,
): Promise<void> {
  const { stores, signer, clock } = deps
  const now = clock()
  const often = async (key: string, most: number) =>
    (await stores.rateLimits.add(`reset ${key}`, 1, { now, milliseconds: HOUR })).points > most
  if (await often(signer.mark('reset', networkOf(address)), MAILS_AN_HOUR.network)) return
  // Staff who ask on the site of a firm are sent to the back office.
  const door = caller.door === 'clients' ? 'everybody' : caller.door
  const { entrant } = await entrance(stores, { siteId: here.id, door }, { email })
  if (entrant === null) return
  const { holder, siteId } = entrant
  const site = siteId === here.id ? here : await stores.sites.find(siteId)
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
