import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { createOwnDatabase } from './postgres.ts'

let asked: Promise<string> | undefined

/** URL of the PostgreSQL server of this run, which starts when the first test asks for it. */
export const postgresUrl = (): Promise<string> => (asked ??= ask())

/** Makes an empty PostgreSQL database that no other test uses, and answers its URL. */
export const ownDatabase = async (): Promise<string> => createOwnDatabase(await postgresUrl())

async function ask(): Promise<string> {
  const answer = await text(connect(inject('postgresPort'), '127.0.0.1'))
  if (!answer.startsWith('postgres://')) throw new Error(answer)
  return answer
}
