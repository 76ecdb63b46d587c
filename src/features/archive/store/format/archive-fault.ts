/** An archive can't be made, read or loaded; the message (French) says what, why and what to do. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault'
}
