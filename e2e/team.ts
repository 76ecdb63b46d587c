import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AccountRole } from '#base/core/account.ts'
import { signInAs } from './sign-in.ts'
import { asVisitor, watch } from './visit.ts'

/** The browser says so for every answer that is no success: a conflict, what is in the trash, what can't be published. */
const REFUSED = /the server responded with a status of (404|409|422)/

export interface Person {
  context: BrowserContext
  page: Page
}

type Server = Parameters<typeof signInAs>[1]

/**
 * People of the team, each in a browser of their own; nobody's console says what is not expected.
 * @param held what the browser says of something foreign that it holds back, as it should
 */
export async function withTeam<Name extends string>(
  server: Server,
  team: Readonly<Record<Name, { role: AccountRole; width?: number }>>,
  work: (persons: Record<Name, Person>) => Promise<void>,
  held?: RegExp,
): Promise<void> {
  const watched: ReturnType<typeof watch>[] = []
  const persons = {} as Record<Name, Person>
  const comeIn = ([name, ...others]: Name[]): Promise<void> => {
    if (name === undefined) return work(persons)
    const { role, width = 1280 } = team[name]
    return asVisitor({ width, origin: server.url }, async (context) => {
      await signInAs(context, server, role)
      const page = await context.newPage()
      watched.push(watch(page, server.url))
      persons[name] = { context, page }
      await page.goto(`${server.url}/admin`)
      await comeIn(others)
    })
  }
  await comeIn(Object.keys(team) as Name[])
  const said = watched.flatMap(({ console, foreign }) => [...console, ...foreign])
  expect(said.filter((line) => !REFUSED.test(line) && !held?.test(line))).toEqual([])
}
