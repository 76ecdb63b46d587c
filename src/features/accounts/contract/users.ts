import { z } from 'zod'
import { ACCOUNT_ROLES } from '#base/core/account.ts'
import { savedObjectOf } from '#base/core/field/field-schema.ts'
import { USER } from '../rules/user-fields.ts'
import { call } from '#framework/api/call.ts'
import { listOf, listQuery } from '#framework/api/list-query.ts'

const role = z.enum(ACCOUNT_ROLES)

/** `invited`: has no password yet; `disabled`: can't sign in. */
const state = z.enum(['active', 'invited', 'disabled'])
export type AccountState = z.infer<typeof state>

/** A person who may sign in on this site. */
const account = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  state,
  secondFactor: z.boolean(),
  /** Instants, ISO 8601 in UTC; the second is empty for who never signed in. */
  createdAt: z.string(),
  lastSignInAt: z.string(),
})
export type AccountRecord = z.infer<typeof account>

/**
 * Where no mail leaves: the link with which whoever was invited chooses a password, for the inviter to hand over.
 * Only of an account that this site alone is open to: with the link of another one the inviter would enter there.
 */
const link = z.string().optional()

const userQuery = listQuery(
  /** Which accounts are asked for; absent = all. */
  z.strictObject({
    q: z.string().max(200).optional(),
    role: role.optional(),
    state: state.optional(),
    id: z.array(z.string().max(100)).max(500).optional(),
  }),
  ['name', 'email', 'role', 'state', 'createdAt', 'lastSignInAt'],
)
export type UserQuery = z.infer<typeof userQuery>

const name = z.string().trim().min(1).max(100)
const byId = z.object({ id: z.string().max(100) })
const right = 'users.manage'

/** What is done to somebody else's account and needs no more than to be confirmed. */
const act = <const Path extends string>(path: Path) =>
  call({
    method: 'POST',
    path: `/users/:id/${path}`,
    right,
    asksAgain: true,
    params: byId,
    changes: ['users'],
  })

/** The accounts of a site, by whoever manages them. */
export const users = {
  list: call({
    method: 'GET',
    path: '/users',
    right,
    query: userQuery,
    answer: listOf(account),
    reads: ['users'],
  }),
  one: call({
    method: 'GET',
    path: '/users/:id',
    right,
    params: byId,
    answer: account,
    reads: ['users'],
  }),
  /** Who is invited, by mail. */
  create: call({
    method: 'POST',
    path: '/users',
    right,
    asksAgain: true,
    body: savedObjectOf(USER),
    answer: account.extend({ link }),
    changes: ['users'],
  }),
  change: call({
    method: 'PUT',
    path: '/users/:id',
    right,
    asksAgain: true,
    params: byId,
    body: z.strictObject({ role: role.optional(), name: name.optional() }),
    answer: account,
    changes: ['users'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/users/:id',
    right,
    asksAgain: true,
    params: byId,
    changes: ['users'],
  }),
  disable: act('disable'),
  enable: act('enable'),
  endSessions: act('end-sessions'),
  removeSecondFactor: act('remove-second-factor'),
  invite: call({ ...act('invite'), answer: z.object({ link }) }),
  sendResetLink: act('reset-link'),
  impersonate: call({
    method: 'POST',
    path: '/users/:id/impersonate',
    right: 'users.impersonate',
    asksAgain: true,
    params: byId,
  }),
}
