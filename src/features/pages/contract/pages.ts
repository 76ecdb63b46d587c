import { z } from 'zod'
import { use } from '#base/core/field/used-in.ts'
import { call } from '#framework/api/call.ts'
import { listOf, listQuery } from '#framework/api/list-query.ts'
import {
  changedPage,
  duplicateInput,
  language,
  newPage,
  newTranslation,
  order,
  pageParams,
  previewInput,
  renameInput,
  treePlace,
} from './page-inputs.ts'

/** A page as the tree shows it. */
const treePage = z.object({
  id: z.number(),
  /** The page right above it; 0 for the root. */
  parent: z.number(),
  /** In French, else in English. */
  name: z.string(),
  path: z.string(),
  languages: z.array(language),
  is_active: z.boolean(),
  is_secure: z.boolean(),
  is_indexable: z.boolean(),
  /** A setting of the site switches it off (requirements L1). */
  isOff: z.boolean(),
  /** Somebody has prepared changes that are not live yet. */
  hasDraft: z.boolean(),
  /** What is to happen by itself, soonest first. */
  scheduled: z.array(z.object({ action: z.enum(['publish', 'unpublish']), due: z.string() })),
})
export type TreePage = z.infer<typeof treePage>

/** What a page is in every language. */
const sharedFields = z.object({
  module: z.string(),
  action: z.string(),
  record_id: z.number(),
  record_model: z.string(),
  record_position: z.number().nullable(),
  modelclass: z.string(),
  type: z.string(),
  image: z.string(),
  layout_id: z.number(),
})
export type SharedFields = z.infer<typeof sharedFields>

/** What a page is in one language. */
const textFields = z.object({
  path: z.string(),
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  h1: z.string(),
  description: z.string(),
  keywords: z.string(),
  auto_mod: z.string(),
  infos: z.string(),
  is_active: z.boolean(),
  is_secure: z.boolean(),
  is_indexable: z.boolean(),
  is_visible_bread_crumb: z.boolean(),
})
export type TextFields = z.infer<typeof textFields>

const written = { lang: language, updated_at: z.string() }

/** One language of a page. */
const editedTexts = textFields.extend({
  ...written,
  /** Text of `<title>`, with `{title}` where the page's own title stands in it. */
  documentTitle: z.string(),
})
export type EditedTexts = z.infer<typeof editedTexts>

const place = { id: z.number(), lft: z.number(), rgt: z.number(), level: z.number() }

const namedPage = z.object({ id: z.number(), name: z.string(), path: z.string() })

/** A page with its whole record in each language. */
const pageProperties = sharedFields.extend({
  ...place,
  /** From the root down to the page right above it. */
  parents: z.array(namedPage),
  /** Its children in order (requirements A2: `dm_page_children_id`). */
  children: z.array(z.number()),
  /** Layouts that it may take. */
  layouts: z.array(z.object({ id: z.number(), name: z.string() })),
  texts: z.array(editedTexts),
  /** Whether English versions may be published (requirements L1: `basedoc_en`). */
  hasEnglish: z.boolean(),
  /** Where the site's addresses begin: `https://www.cabinet.fr`. */
  origin: z.string(),
})
export type PageProperties = z.infer<typeof pageProperties>

export const pathChange = z.object({
  pageId: z.number(),
  lang: language,
  from: z.string(),
  to: z.string(),
})

/** An address that a rename, a move or a restoring changes. */
const changedAddress = pathChange.extend({ name: z.string() })
export type ChangedAddress = z.infer<typeof changedAddress>

/** What a rename or a move would change; a redirect is made at each former address. */
const treePreview = z.object({
  addresses: z.array(changedAddress),
  /** Former addresses that no longer redirect, since a page comes to stand there. */
  endedRedirects: z.array(z.string()),
})
export type TreePreview = z.infer<typeof treePreview>

/** What was done to the tree: the change that undoes it, if any, and the addresses. */
const treeDone = z.object({ change: z.number().nullable(), addresses: z.array(pathChange) })
export type TreeDone = z.infer<typeof treeDone>

const undone = z.object({
  id: z.number(),
  pageId: z.number(),
  kind: z.enum(['rename', 'move']),
  /** Name that the page had before. */
  name: z.string(),
  changedAt: z.string(),
  paths: z.array(pathChange),
})

/** What a removal takes along, and who leads there. */
const removalPreview = z.object({
  /** The page and those below it, in tree order. */
  pages: z.array(namedPage),
  /** What stays and leads to one of them. */
  links: z.array(use),
})
export type RemovalPreview = z.infer<typeof removalPreview>

/** What was removed at once: a page and the pages below it. */
const trashEntry = z.object({
  id: z.number(),
  /** The page at its top. */
  pageId: z.number(),
  name: z.string(),
  path: z.string(),
  /** How many pages, with itself. */
  pages: z.number(),
  parentId: z.number(),
  parentName: z.string(),
  /** Instant, ISO 8601 in UTC. */
  trashedAt: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
})

const listFilter = z.strictObject({
  lang: language.default('fr'),
  id: z.array(z.coerce.number<number>().int()).max(500).optional(),
  /** Words that must all stand in name, title or path. */
  q: z.string().max(200).optional(),
  is_active: z.boolean().optional(),
})

/** A change of the tree changes addresses, and the redirects that stand at former ones. */
const changes = ['pages', 'redirects'] as const

/** Pages of the site: their records, their places, what is done to them. */
export const pages = {
  list: call({
    method: 'GET',
    path: '/pages',
    right: 'pages.read',
    query: listQuery(listFilter, ['lft', 'name', 'path', 'updated_at']),
    answer: listOf(
      z.object({
        ...place,
        ...sharedFields.shape,
        ...textFields.shape,
        ...written,
        parent: z.number(),
      }),
    ),
    reads: ['pages'],
  }),
  /** In tree order. */
  tree: call({
    method: 'GET',
    path: '/page-tree',
    right: 'pages.read',
    answer: z.object({ data: z.array(treePage) }),
    reads: ['pages', 'drafts', 'settings'],
  }),
  one: call({
    method: 'GET',
    path: '/pages/:id',
    right: 'pages.read',
    params: pageParams,
    answer: pageProperties,
    reads: ['pages'],
  }),
  create: call({
    method: 'POST',
    path: '/pages',
    right: 'pages.structure',
    body: newPage,
    answer: pageProperties,
    changes,
  }),
  /** Gives a new page the widgets of a model, as its draft; answered by `features/publishing`. */
  fromModel: call({
    method: 'POST',
    path: '/pages/:id/:lang/from-model',
    right: 'pages.structure',
    params: pageParams.extend({ lang: language }),
    body: z.strictObject({ modelId: z.int().positive() }),
    changes: ['pages', 'drafts'],
  }),
  change: call({
    method: 'PUT',
    path: '/pages/:id',
    right: 'pages.structure',
    params: pageParams,
    body: changedPage,
    answer: pageProperties,
    changes,
  }),
  translate: call({
    method: 'POST',
    path: '/pages/:id/translations',
    right: 'pages.structure',
    params: pageParams,
    body: newTranslation,
    answer: pageProperties,
    changes,
  }),
  preview: call({
    method: 'POST',
    path: '/pages/:id/preview',
    right: 'pages.structure',
    params: pageParams,
    body: previewInput,
    answer: treePreview,
  }),
  rename: call({
    method: 'POST',
    path: '/pages/:id/rename',
    right: 'pages.structure',
    params: pageParams,
    body: renameInput,
    answer: treeDone,
    changes,
  }),
  move: call({
    method: 'POST',
    path: '/pages/:id/move',
    right: 'pages.structure',
    params: pageParams,
    body: treePlace,
    answer: treeDone,
    changes,
  }),
  order: call({
    method: 'PUT',
    path: '/pages/:id/order',
    right: 'pages.structure',
    params: pageParams,
    body: order,
    changes,
  }),
  duplicate: call({
    method: 'POST',
    path: '/pages/:id/duplicate',
    right: 'pages.structure',
    params: pageParams,
    body: duplicateInput,
    answer: z.object({ id: z.number(), name: z.string() }),
    changes,
  }),
  undo: call({
    method: 'POST',
    path: '/page-changes/:id/undo',
    right: 'pages.structure',
    params: pageParams,
    answer: undone,
    changes,
  }),
  removal: call({
    method: 'GET',
    path: '/pages/:id/removal',
    right: 'pages.structure',
    params: pageParams,
    answer: removalPreview,
  }),
  trash: call({
    method: 'DELETE',
    path: '/pages/:id',
    right: 'pages.structure',
    params: pageParams,
    answer: trashEntry,
    changes,
  }),
}
