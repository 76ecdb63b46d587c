/** A file that came with a form whose lead is not written yet. */
export interface IncomingFile {
  /** Bytes. */
  size: number
  /** @throws what the disk said when it did not take all of it; so does `keep` */
  read(): Promise<Buffer>
  /** Keeps it, on the disk itself. @returns its name in the folder */
  keep(): Promise<string>
  /** Removes it unless it was kept. */
  remove(): Promise<void>
}
