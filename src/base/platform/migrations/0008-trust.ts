import type { Kysely } from 'kysely'
import { up as accountDevices } from './0008/account-devices.ts'
import { up as confirmedSessions } from './0008/confirmed-sessions.ts'
import { up as hostProposals } from './0008/host-proposals.ts'
import { up as installationState } from './0008/installation-state.ts'
import { up as secretMark } from './0008/secret-mark.ts'

type Up = (db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>) => Promise<void>

/** What is believed of whom, part by part; all of it in one transaction. */
const PARTS: readonly Up[] = [
  hostProposals,
  accountDevices,
  installationState,
  secretMark,
  confirmedSessions,
]

/**
 * Hosts that wait for a decision, browsers that an account is known by, the mark of the secret,
 * sessions that were asked again.
 */
export const up: Up = async (db) => {
  for (const part of PARTS) await part(db)
}
