/**
 * Loaded before a server (`--import`): each SIGUSR2 puts its clock an hour forward, so that every
 * answer of its provider has grown stale.
 */
const HOUR = 3_600_000
const RealDate = Date
let ahead = 0

process.on('SIGUSR2', () => {
  ahead += HOUR
})

class LaterDate extends RealDate {
  static override now(): number {
    return RealDate.now() + ahead
  }

  constructor(...args: [] | [value: number | string | Date]) {
    super(args.length === 0 ? RealDate.now() + ahead : args[0])
  }
}

globalThis.Date = LaterDate as DateConstructor
