/** What this server calls itself to others: another Vitrine knows by it that a site reads it, and no browser. */
export const USER_AGENT = 'Vitrine'

/** A request to another server. */
export interface OutgoingRequest {
  /** http or https, without user name and password. */
  url: string
  /** GET unless said; POST goes with an empty body. */
  method?: 'GET' | 'HEAD' | 'POST'
  /** Names in lower case. No cookie is ever sent or kept. */
  headers?: Readonly<Record<string, string>>
  /** Bytes of the body at most, once decompressed. */
  maxBytes: number
  /** Nobody reads the body: its connection is cut once the headers are there. A HEAD has none. */
  leavesBody?: boolean
  /** Milliseconds from the call to the last byte, redirects and waiting for a connection included. */
  timeout: number
  signal?: AbortSignal | undefined
}

/** What another server answered, whatever its status. */
export interface OutgoingAnswer {
  status: number
  /** Names in lower case; a repeated header is joined by commas. */
  headers: Readonly<Record<string, string>>
  /** The whole body, decompressed. */
  body: Buffer
  /** Address that answered, after redirects. */
  url: string
  /** Address that the first one has moved to for good (301 and 308 all along); `null` otherwise. */
  movedTo: string | null
}

/**
 * Why no answer came: `address` the guard refuses where it leads, `redirects` too many or in a
 * circle, `unreachable` no connection or one cut short, `timeout` too slow, `too-large` over
 * `maxBytes`, `encoding` a body that can't be decompressed, `aborted` the caller gave up.
 */
export type OutgoingFault =
  | 'address'
  | 'redirects'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'encoding'
  | 'aborted'

/** No answer; the message is a French sentence for the operator, never for a visitor. */
export class OutgoingFailed extends Error {
  override name = 'OutgoingFailed'
  readonly fault: OutgoingFault
  /** What the connection itself said, `ENOTFOUND`; empty where it said nothing. */
  readonly code: string

  constructor(
    fault: OutgoingFault,
    message: string,
    { code = '', ...options }: ErrorOptions & { code?: string } = {},
  ) {
    super(message, options)
    this.fault = fault
    this.code = code
  }
}

/** The one way out of the server. */
export interface Outgoing {
  /** @throws {OutgoingFailed} */
  send(request: OutgoingRequest): Promise<OutgoingAnswer>
  /** Ends what is under way and closes the connections kept open. */
  close(): Promise<void>
}

/**
 * A way out that is opened when it is first needed: a site that lives on its own articles never
 * loads the client.
 */
export function outgoingOnDemand(open: () => Promise<Outgoing>): Outgoing {
  let opened: Promise<Outgoing> | null = null
  let isClosed = false
  return {
    async send(request) {
      if (isClosed) throw new OutgoingFailed('aborted', 'Le serveur s’arrête.')
      opened ??= open()
      return (await opened).send(request)
    },
    async close() {
      isClosed = true
      await (await opened)?.close()
    },
  }
}

/** Whether an error is one of the encrypted connection: a certificate, most of the time. */
export const isTlsCode = (code: string): boolean =>
  /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)|EPROTO/.test(code)
