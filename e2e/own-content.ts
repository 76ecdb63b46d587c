import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll } from 'vitest'
import { useOwnDemo } from './own-server.ts'

/** Changes what the seed wrote; the second argument is the data folder. */
type Change = (db: DatabaseSync, dataDir: string) => void | Promise<void>

/**
 * One server for the tests of a file, over the demo with a change made to its content. Gives what
 * tells its address once the tests run.
 * @param once a change made when the server runs already: one with which none would start
 */
export function useOwnContent(
  change: Change,
  variables: Record<string, string> = {},
  once?: Change,
): () => string {
  const demo = useOwnDemo(variables, (dataDir) => changed(dataDir, change))
  if (once) beforeAll(() => changed(demo.dataDir, once))
  return () => demo.url
}

async function changed(dataDir: string, change: Change): Promise<void> {
  // A server that runs may be writing itself.
  const db = new DatabaseSync(join(dataDir, 'vitrine.sqlite'), { timeout: 10_000 })
  await change(db, dataDir)
  // As every write does: the search index follows.
  db.exec('UPDATE site SET version = version + 1')
  db.close()
}

/** A widget to be put on a page of the demo. */
export interface OwnWidget {
  id: number
  /** Path of the page. */
  page: string
  type: string
  options: object
  zone?: string
}

const INSERT = `INSERT INTO widget
  (site_id, id, page_id, layout_id, part, lang, zone, position, type, version, options)
  SELECT site_id, ?, page_id, NULL, '', lang, ?, ?, ?, 1, ?
  FROM page_translation WHERE path = ?`

/** Puts a widget under the others of a zone, `bottom` unless said. */
export function addWidget(db: DatabaseSync, widget: OwnWidget): void {
  const { id, page, type, options, zone = 'bottom' } = widget
  const { changes } = db.prepare(INSERT).run(id, zone, id, type, JSON.stringify(options), page)
  if (changes !== 1) throw new Error(`The demo has no page « ${page} » to put widget ${id} on.`)
}

/** Changes some options of a widget of the demo, whatever its type makes of them. */
export function setOptions(db: DatabaseSync, id: number, options: object): void {
  const { changes } = db
    .prepare(`UPDATE widget SET options = json_patch(options, ?) WHERE id = ?`)
    .run(JSON.stringify(options), id)
  if (changes !== 1) throw new Error(`The demo has no widget ${id}.`)
}
