import { crc32 } from 'node:zlib'

/** How the parts of an office document begin. */
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** 1 January 1980, the first day that a ZIP knows. */
const FIRST_DAY = 0x21
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Version 2.0, names in UTF-8. */
const VERSION = 20
const UTF8 = 0x0800

/** Files stored without compression (PKWARE APPNOTE 6.3), all of the same day: the same bytes for the same files. */
export function zip(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of files) {
    const path = Buffer.from(name)
    const data = Buffer.from(text)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(VERSION, 0)
    facts.writeUInt16LE(UTF8, 2)
    facts.writeUInt16LE(FIRST_DAY, 8)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(path.length, 22)
    local.push(signature(LOCAL), facts, path, data)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(signature(CENTRAL), Buffer.from([VERSION, 0]), facts, place, path)
    offset += 4 + facts.length + path.length + data.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, directory, signature(END), end])
}

function signature(value: number): Buffer {
  const four = Buffer.alloc(4)
  four.writeUInt32LE(value)
  return four
}
