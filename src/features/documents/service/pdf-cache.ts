import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { DocumentSize } from '#base/core/offered-document.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { dedupe } from '#base/kit/memoize.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { MadePdf, SiteDocument } from '../pdf/site-document.ts'

/** A PDF that is ready to be sent. */
export interface CachedPdf extends DocumentSize {
  /** Changes with every word of the document, and with the way documents are made. */
  hash: string
  read(): Promise<Buffer>
}

/** Finished documents, made when somebody first asks. */
export interface PdfCache {
  /** The file of a document as it stands now. @throws whatever the making throws */
  get(siteId: number, slug: string, document: SiteDocument): Promise<CachedPdf>
  /** Waits for what is being made. */
  close(): Promise<void>
}

interface Options {
  folder: string
  make(document: SiteDocument): Promise<MadePdf>
  /** Raised when the same document is drawn otherwise. */
  version: number
  warn: Warn
}

const HASH_LENGTH = 20

/**
 * Keeps documents on disk by a hash of their content, `<slug>.<hash>.<pages>.pdf`: an unchanged
 * document survives every other change of the site. One is made at a time, whoever asks; a new one
 * takes the place of the older ones of its slug.
 */
export function pdfCache({ folder, make, version, warn }: Options): PdfCache {
  const shared = dedupe<CachedPdf>()
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }

  const made = async (siteId: number, slug: string, hash: string, document: SiteDocument) => {
    const siteFolder = storedPath(folder, 'site', siteId)
    const { bytes, pages } = await make(document)
    const name = `${slug}.${hash}.${pages}.pdf`
    try {
      await save(siteFolder, slug, name, bytes)
    } catch (cause) {
      warn(
        `Le document « ${slug} » n’a pas pu être gardé sur le disque : il sera refait.`,
        cause,
        siteId,
      )
    }
    return { hash, pages, bytes: bytes.length, read: async () => bytes }
  }

  return {
    get(siteId, slug, document) {
      const siteFolder = storedPath(folder, 'site', siteId)
      const hash = hashOf(document, version)
      const key = `${siteId}/${slug}/${hash}`
      return shared(
        key,
        async () =>
          (await onDisk(siteFolder, slug, hash)) ??
          inTurn(() => made(siteId, slug, hash, document)),
      )
    },
    async close() {
      await last
    },
  }
}

const hashOf = (document: SiteDocument, version: number): string =>
  createHash('sha256')
    .update(JSON.stringify([version, document]))
    .digest('hex')
    .slice(0, HASH_LENGTH)

async function onDisk(folder: string, slug: string, hash: string): Promise<CachedPdf | null> {
  const start = `${slug}.${hash}.`
  const names = await readdir(folder).catch(() => [])
  const name = names.find((each) => each.startsWith(start) && each.endsWith('.pdf'))
  if (name === undefined) return null
  const file = storedPath(folder, 'document', name)
  const { size } = await stat(file)
  const pages = Number(name.slice(start.length, -'.pdf'.length))
  return { hash, pages, bytes: size, read: () => readFile(file) }
}

/** Written beside, then put in place: nobody ever reads half a document. */
async function save(folder: string, slug: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const beside = storedPath(folder, 'document', `${slug}.part`)
  await writeFile(beside, bytes)
  await rename(beside, storedPath(folder, 'document', name))
  for (const other of await readdir(folder)) {
    const isOlder = other.startsWith(`${slug}.`) && other !== name
    if (isOlder) await rm(storedPath(folder, 'listed', other), { force: true })
  }
}
