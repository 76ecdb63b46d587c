import type { FastifyReply, FastifyRequest } from 'fastify'
import { WRITE_TOKEN_HEADER } from '#base/core/write-token.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import type { Session, SessionPort } from '#base/core/session.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Right } from './rights.ts'

const PURPOSE = 'admin write'

/** No text that is signed is empty: nobody's session has a name too. */
const nameOf = (sessionId: string): string => `session ${sessionId}`

/** What an `/admin` document of a session says with each writing call (docs/decisions/022). */
export const writeToken = (signer: Signer, { sessionId = '' }: Session): string =>
  signer.sign(PURPOSE, nameOf(sessionId))

/**
 * Refuses a call that changes something unless it comes from an `/admin` document of this session:
 * other pages of the origin, on which a firm's own scripts run, have the cookie too. Signing in and
 * confirming who one is take the token of any session, since they are what gives the right one.
 * @throws {Refused} `forbidden`, with `writeToken` saying whether it is missing or of another session
 */
export function refuseWithoutToken(
  signer: Signer,
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  { sessionId = '' }: Session,
  right: Right,
): void {
  if (method === 'GET' || method === 'HEAD') return
  const given = headers[WRITE_TOKEN_HEADER]
  const of = typeof given === 'string' ? signer.verify(PURPOSE, given) : null
  if (of === null) {
    throw new Refused(
      'forbidden',
      'Cette demande ne vient pas d’une page du back-office : rechargez la page et recommencez.',
      { writeToken: 'missing' },
    )
  }
  if (right === 'sign-in' || of === nameOf(sessionId)) return
  throw new Refused(
    'forbidden',
    'Votre session a changé dans un autre onglet : confirmez que c’est vous pour continuer ici. ' +
      'Ce que vous avez saisi est encore là.',
    { writeToken: 'stale' },
  )
}

/**
 * An answer that begins, renews or ends a session carries the token of what holds from now on: the
 * screens go on with it.
 */
export async function giveNextToken(
  { session, signer }: { session: SessionPort; signer: Signer },
  { reply, request, siteId }: { reply: FastifyReply; request: FastifyRequest; siteId: number },
): Promise<void> {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  if (set.length === 0) return
  const cookie = cookiesAfter(request.headers.cookie ?? '', set)
  const next = await session({ ...request.headers, cookie }, siteId)
  reply.header(WRITE_TOKEN_HEADER, writeToken(signer, next))
}

/** The header of cookies that a browser sends next. */
function cookiesAfter(sent: string, set: readonly string[]): string {
  const pairs = new Map(sent.split(';').map((pair) => pairOf(pair)))
  for (const line of set) {
    const [name, value] = pairOf(line.split(';', 1)[0] ?? '')
    if (/;\s*max-age=0(?:;|$)/i.test(line)) pairs.delete(name)
    else pairs.set(name, value)
  }
  return [...pairs].map(([name, value]) => `${name}=${value}`).join('; ')
}

function pairOf(text: string): [name: string, value: string] {
  const [name = '', ...value] = text.split('=')
  return [name.trim(), value.join('=').trim()]
}
