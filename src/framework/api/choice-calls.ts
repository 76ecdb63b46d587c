import { z } from 'zod'
import { use } from '#base/core/field/used-in.ts'
import { call } from './call.ts'
import { listOf, listQuery } from './list-query.ts'

const motif = z.object({
  code: z.string(),
  name: z.string(),
  /** One of the site's own, rather than a provider's. */
  isOwn: z.boolean(),
})
export type Motif = z.infer<typeof motif>

const pageChoice = z.object({
  id: z.number(),
  name: z.string(),
  path: z.string(),
  level: z.number(),
  /** Whether it is published. */
  isLive: z.boolean(),
})
export type PageChoice = z.infer<typeof pageChoice>

const foundIcon = z.object({
  name: z.string(),
  /** `<symbol id="icon-…">` of our own files. */
  symbol: z.string(),
})
export type FoundIcon = z.infer<typeof foundIcon>

const menuRow = z.object({
  id: z.number(),
  name: z.string(),
  entries: z.number(),
  isReadable: z.boolean(),
  uses: z.array(use),
})
export type MenuRow = z.infer<typeof menuRow>

const modelChoice = z.object({
  id: z.number(),
  title: z.string(),
  /** What it holds; empty where nothing of it is known. */
  sentence: z.string(),
  /** The page under which it is proposed; 0 for none. */
  parentId: z.number(),
})

const blockChoice = z.object({
  id: z.number(),
  title: z.string(),
  lang: z.enum(['fr', 'en']),
  isLive: z.boolean(),
})

const personChoice = z.object({
  id: z.number(),
  name: z.string(),
  role: z.string(),
  /** Whether visitors see them. */
  isLive: z.boolean(),
  /** Their portrait with its focal point, in per cent; `null` where initials stand for it. */
  photo: z.object({ src: z.string(), x: z.number(), y: z.number() }).nullable(),
})
export type PersonChoice = z.infer<typeof personChoice>

const figureChoice = z.object({
  /** What stands in the text. */
  mark: z.string(),
  label: z.string(),
  /** What visitors read there today. */
  value: z.string(),
})

const officeChoice = z.object({ key: z.string(), name: z.string() })

/** What the inputs of every form choose from; menus, blocks, models and persons are answered by their features. */
export const choices = {
  motifs: call({
    method: 'GET',
    path: '/motifs',
    right: 'articles.read',
    answer: z.object({ data: z.array(motif) }),
    reads: ['motifs'],
  }),
  /** In tree order. */
  pages: call({
    method: 'GET',
    path: '/page-choices',
    right: 'pages.read',
    query: z.object({ lang: z.enum(['fr', 'en']).default('fr') }),
    answer: z.object({ data: z.array(pageChoice) }),
    reads: ['pages'],
  }),
  /** The team in its order, those who are not online too. */
  persons: call({
    method: 'GET',
    path: '/person-choices',
    right: 'team.read',
    answer: z.object({ data: z.array(personChoice) }),
    reads: ['team'],
  }),
  offices: call({
    method: 'GET',
    path: '/office-choices',
    right: 'pages.read',
    answer: z.object({ data: z.array(officeChoice) }),
    reads: ['settings'],
  }),
  /** Figures of the law that texts may name. */
  figures: call({
    method: 'GET',
    path: '/figure-choices',
    right: 'articles.read',
    answer: z.object({ data: z.array(figureChoice) }),
    reads: ['settings'],
  }),
  icons: call({
    method: 'GET',
    path: '/icons',
    right: 'articles.read',
    query: z.object({ query: z.string().max(60).default(''), name: z.string().max(60).optional() }),
    answer: z.object({ data: z.array(foundIcon), total: z.number() }),
  }),
  menus: call({
    method: 'GET',
    path: '/menus',
    right: 'menus.read',
    query: listQuery(z.strictObject({ q: z.string().max(120).optional() }), ['id', 'name']),
    answer: listOf(menuRow),
    reads: ['menus'],
  }),
  /** By title. */
  blocks: call({
    method: 'GET',
    path: '/block-choices',
    right: 'pages.read',
    answer: z.object({ data: z.array(blockChoice) }),
    reads: ['blocks'],
  }),
  /** What a new page may begin with, by title. */
  models: call({
    method: 'GET',
    path: '/model-choices',
    right: 'pages.read',
    query: z.object({ lang: z.enum(['fr', 'en']).default('fr') }),
    answer: z.object({ data: z.array(modelChoice) }),
    reads: ['models'],
  }),
}
