/** What stands before the sum. */
const LABEL = 'vitrine-sha256='

const HEX = 64

/** The end of a gzip member that holds nothing: an empty block, its CRC and its length. */
const NOTHING = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])

/** A gzip header whose flags announce a comment; no time, best compression not claimed, system unknown. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff])

/** Bytes of a seal, at the very end of an archive. */
export const CHECKSUM_BYTES = HEADER.length + LABEL.length + HEX + 1 + NOTHING.length

/**
 * The seal of an archive: an empty gzip member (RFC 1952) whose comment is the SHA-256 of every byte
 * before it, in hexadecimal. `gunzip` and `tar` read over it.
 */
export const checksumOf = (sha256: string): Buffer =>
  Buffer.concat([HEADER, Buffer.from(`${LABEL}${sha256}\0`, 'latin1'), NOTHING])
