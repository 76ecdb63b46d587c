import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageAnswer, type PageDeps } from '../page-answer.ts'
import { requestUrl } from '../request-url.ts'
import { sendPage } from '../routes/page.ts'
import type { Session } from '../session.ts'
import { Refused } from '#domain/refused.ts'

interface Framing {
  path: string
  session: Session
  request: FastifyRequest
  reply: FastifyReply
  /** What is said when the address leads to another one. */
  elsewhere: string
}

/**
 * A page of the site for a frame of the back office, under an address of the interface. Behind a
 * redirect a frame's policy looks at no path: a page of the site would stand in it.
 * @throws {Refused} `invalid` when the address leads elsewhere
 */
export async function framedPage(
  deps: PageDeps,
  { path, session, request, reply, elsewhere }: Framing,
): Promise<FastifyReply> {
  const answer = await pageAnswer(deps, {
    reader: await deps.siteOf(request),
    url: requestUrl(path),
    session,
    warn: (message, cause) => request.log.warn({ err: cause }, message),
  })
  if (answer.kind === 'redirect') throw new Refused('invalid', elsewhere)
  return sendPage(deps, request, reply.header('x-robots-tag', 'noindex'), session, answer)
}
