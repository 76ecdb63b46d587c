import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type HttpFigures, routeClassOf } from './http-metrics.ts'
import { loggedPath } from '#base/platform/http/redaction.ts'
import type { Trusts } from '#base/platform/security/proxy-trust.ts'

/** Of the answers that are neither slow nor faults, one of so many is told of. */
const SAMPLE = 100

/** What whoever speaks another version of HTTP is told: no fault of the server. */
const OTHER_HTTP = 505

interface Parts {
  figures: HttpFigures
  /** Milliseconds, from anywhere. */
  now(): number
  /** Milliseconds. */
  slowAfter: number
}

/**
 * Counts each request and writes a line for what failed (5xx), what took more than 200 ms, and one of a
 * hundred of the others: method, path, status, time. No address of a visitor, no query, no header.
 */
export function requestObserver({
  figures,
  now,
  slowAfter,
}: Parts): (request: FastifyRequest, reply: FastifyReply) => void {
  let others = 0
  return (request, { raw }) => {
    const begun = now()
    figures.begun()
    let isOver = false
    const end = (status: number | 'aborted'): void => {
      if (isOver) return
      isOver = true
      const time = now() - begun
      const { method } = request
      const url = request.originalUrl
      figures.ended(routeClassOf(method, url), status, time / 1000)
      const isFault = typeof status === 'number' && status >= 500 && status !== OTHER_HTTP
      if (!isFault && time <= slowAfter) {
        others += 1
        if (others % SAMPLE !== 1) return
      }
      const ms = Math.round(time * 10) / 10
      request.log.info({ method, path: pathOf(request, url), status, ms }, 'Réponse.')
    }
    raw.once('finish', () => end(raw.statusCode))
    raw.once('close', () => end('aborted'))
  }
}

/** Of routes with a name in their address, tokens for one, the pattern. */
function pathOf({ routeOptions }: FastifyRequest, url: string): string {
  const pattern = routeOptions.url
  return pattern?.includes(':') ? pattern : loggedPath(url)
}

/** What an id of a proxy may look like; anything else could write into a log. */
const WELL_FORMED = /^[\w.:=+/-]{8,128}$/

/**
 * Names requests: by the `X-Request-Id` of a believed proxy, else by a name of this process and a
 * number, so that two servers never give the same.
 */
export function requestIds(trusts: Trusts): (raw: IncomingMessage) => string {
  const process = randomBytes(6).toString('base64url')
  let number = 0
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given === 'string' && trusts(socket.remoteAddress, 0) && WELL_FORMED.test(given)) {
      return given
    }
    number += 1
    return `${process}-${number.toString(36)}`
  }
}
