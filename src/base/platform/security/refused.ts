/** A request that is refused before it comes to its route; the error handlers answer it. */
export class RequestRefused extends Error {
  override name = 'RequestRefused'
  /** HTTP status. */
  readonly statusCode: number
  /** Seconds to wait before the next try; `null` when waiting does not help. */
  readonly retryAfter: number | null

  constructor(statusCode: number, message: string, retryAfter: number | null = null) {
    super(message)
    this.statusCode = statusCode
    this.retryAfter = retryAfter
  }
}
