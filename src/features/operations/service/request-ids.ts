import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Trusts } from '#base/platform/security/proxy-trust.ts'

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
