import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { sendPage } from './page.ts'
import type { Session } from '#base/core/session.ts'
import { answerPage, type Website } from '../answer-page.ts'
import { Refused } from '#base/kit/refused.ts'

interface Framing {
  path: string
  session: Session
  request: FastifyRequest
  reply: FastifyReply
  /** What is said when the address leads to another one. */
  elsewhere: string
}

export type FrameDeps = Website & { siteOf: SiteOf }

/**
 * A page of the site for a frame of the back office, under an address of the interface. Behind a
 * redirect a frame's policy looks at no path: a page of the site would stand in it.
 * @throws {Refused} `invalid` when the address leads elsewhere
 */
export async function framedPage(
  deps: FrameDeps,
  { path, session, request, reply, elsewhere }: Framing,
): Promise<FastifyReply> {
  const answer = await answerPage(deps)({
    reader: await deps.siteOf(request),
    url: requestUrl(path),
    session,
    warn: (message, cause) => request.log.warn({ err: cause }, message),
  })
  if (answer.kind === 'redirect') throw new Refused('invalid', elsewhere)
  return sendPage(deps, request, reply.header('x-robots-tag', 'noindex'), session, answer)
}
