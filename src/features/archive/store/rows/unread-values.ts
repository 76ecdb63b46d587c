import type { QueryExecutorProvider } from 'kysely'
import type { z } from 'zod'
import { answers, reasons } from '#features/leads/store/lead-rows.ts'
import { draftFault, revisionFault } from '#features/publishing/store/stored-page.ts'
import { storedPerson } from '#features/team/rules/person-content.ts'
import {
  namedWidgets,
  trashedText,
  trashedTextDetail,
} from '#features/publishing/store/stored-text.ts'
import {
  fieldsSchema,
  trashedArticle,
  trashedDetail,
} from '#features/articles/store/article-work.ts'
import { menuBeingWritten } from '#features/menus/contract/menus.ts'
import { menuSchema } from '#features/menus/store/menu-store.ts'
import {
  readConstants,
  readOffices,
  readSettings,
  readTheme,
} from '#features/sites/store/settings.ts'
import {
  mediasSchema,
  motifsSchema,
  storedVideoSchema,
} from '#features/articles/store/stored-article.ts'
import { templateTexts } from '#features/templates/contract/templates.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import { trashContent, trashDetail } from '#features/pages/store/trash/trash-content.ts'
import { changeContent } from '#features/pages/store/tree/tree-changes.ts'
import { printable } from './checked-rows.ts'
import { readRows } from './read-rows.ts'
import { type PortableValue, valuesOf } from '../format/row-line.ts'
import { tablePlans } from './table-plans.ts'
import { isCarried } from './table-policy.ts'

/** Why the program can't show a stored widget, as a French sentence; `null` when it can. */
export type WidgetFault = (widget: {
  type: string
  version: number
  options: string
}) => Promise<string | null>

type Row = Readonly<Record<string, PortableValue>>
type Reader = (value: string, row: Row) => string | null | Promise<string | null>

/** By a schema; an empty text says that there is none. */
const by =
  <T>(schema: z.ZodType<T>): Reader =>
  (value) => {
    if (value === '') return null
    const read = parseStored(schema, value)
    return 'reason' in read ? read.reason : null
  }

/** By the kind of a row's document; of a kind that nobody knows, nothing is read. */
const ofKind =
  (readers: Readonly<Record<string, Reader>>): Reader =>
  (value, row) =>
    readers[String(row['kind'])]?.(value, row) ?? null

const named =
  (read: typeof readSettings | typeof readConstants): Reader =>
  (value, { name }) =>
    read([{ name: String(name), value }]).faults[0] ?? null

/** Contents that a draft and a revision hold alike, by kind. */
const READ_ALIKE = {
  article: by(fieldsSchema),
  layout: draftFault,
  menu: by(menuBeingWritten),
  template: by(templateTexts),
  block: by(namedWidgets),
  model: by(namedWidgets),
  person: by(storedPerson),
}

/** Columns that the program reads by a schema of its own, and does without where it can't. */
const READERS: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  site: {
    offices: (value) => readOffices(value).faults[0] ?? null,
    theme: (value) => readTheme(value).faults[0] ?? null,
  },
  setting: { value: named(readSettings) },
  constant: { value: named(readConstants) },
  menu: { data: by(menuSchema) },
  editorial_text: {
    content: ofKind({ block: by(namedWidgets), model: by(namedWidgets), person: by(storedPerson) }),
  },
  editorial_revision: {
    content: ofKind({ page: revisionFault, ...READ_ALIKE }),
  },
  editorial_trash: {
    detail: ofKind({
      page: by(trashDetail),
      article: by(trashedDetail),
      block: by(trashedTextDetail),
      person: by(trashedTextDetail),
    }),
    content: ofKind({
      page: by(trashContent),
      article: by(trashedArticle),
      block: by(trashedText),
      person: by(trashedText),
    }),
  },
  tree_change: { content: by(changeContent) },
  editorial_document: {
    content: ofKind({ page: draftFault, ...READ_ALIKE }),
  },
  editorial_task: {
    content: ofKind({ page: draftFault, ...READ_ALIKE }),
  },
  article: {
    motifs: by(motifsSchema),
    medias_paths: by(mediasSchema),
    video: by(storedVideoSchema),
  },
  lead: { fields: by(answers), spam_reasons: by(reasons) },
}

/** Whether a column is read by a schema. */
export const hasReader = (table: string, column: string): boolean =>
  (table === 'widget' && column === 'options') || READERS[table]?.[column] !== undefined

/** What the program can't read of some rows: how many values, and sentences on the first of them. */
export interface UnreadValues {
  count: number
  told: string[]
}

const TOLD = 10

/**
 * Reads every value of a database of today by the schema that the running program reads it by. What it
 * can't read hurts nobody: it shows a default, a notice or nothing in its place.
 */
export async function unreadValues(
  trx: QueryExecutorProvider,
  widgetFault: WidgetFault = async () => null,
): Promise<UnreadValues> {
  const unread: UnreadValues = { count: 0, told: [] }
  const readers: typeof READERS = {
    ...READERS,
    widget: {
      options: (options, { type, version }) =>
        widgetFault({ type: String(type), version: Number(version), options }),
    },
  }
  for (const plan of await tablePlans(trx, (table) => isCarried(table, 'backup'))) {
    const columns = Object.entries(readers[plan.name] ?? {})
    if (columns.length === 0) continue
    let number = 0
    for await (const line of readRows(trx, plan)) {
      number += 1
      const values = valuesOf(plan.columns, line)
      const row = Object.fromEntries(plan.columns.map(({ name }, at) => [name, values[at] ?? null]))
      for (const [column, read] of columns) {
        const value = row[column]
        const fault = typeof value === 'string' ? await read(value, row) : null
        if (fault === null) continue
        unread.count += 1
        if (unread.told.length >= TOLD) continue
        unread.told.push(
          `Dans la table ${plan.name}, ligne ${number}, colonne ${column} : ${printable(fault, 200)}`,
        )
      }
    }
  }
  return unread
}
