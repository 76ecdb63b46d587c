import { z } from 'zod'
import { call, FILE, idParams } from '#framework/api/call.ts'
import { listOf, listQuery } from '#framework/api/list-query.ts'
import { LEAD_FORMS, LEAD_STATUSES } from '../rules/lead.ts'

const status = z.enum(LEAD_STATUSES)
const form = z.enum(LEAD_FORMS)

/** In place of the id of an account, which are all longer: nobody. */
export const NOBODY = 'nobody'

/** Which requests the desk shows; absent = all, but those in quarantine only when asked for. */
export const leadFilter = z.strictObject({
  status: status.optional(),
  form: form.optional(),
  /** Id of whoever deals with it; `NOBODY` for those that wait for someone. */
  assigned_to: z.string().max(100).optional(),
  /** Words that must all stand in it, whatever their accents and case. */
  q: z.string().max(200).optional(),
})
export type LeadFilter = z.infer<typeof leadFilter>

/** A request in a list: nothing that a list does not show. */
export const leadRow = z.object({
  id: z.number(),
  form,
  formTitle: z.string(),
  status,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  received_at: z.string(),
  expires_at: z.string(),
  assigned_to: z.string(),
  assigned_name: z.string(),
  files: z.number(),
  /** The first words of what was written in it; empty when nothing was. */
  excerpt: z.string(),
  /** Instants; empty while nobody opened it, or answered by mail. */
  opened_at: z.string(),
  answered_at: z.string(),
})
export type LeadRow = z.infer<typeof leadRow>

const note = z.object({
  leadId: z.number(),
  id: z.number(),
  at: z.string(),
  author: z.string(),
  text: z.string(),
})

const message = z.object({
  leadId: z.number(),
  id: z.number(),
  at: z.string(),
  author: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  /** How far its mail is; `by-hand` when it left from its author's own. */
  state: z.enum(['waiting', 'sent', 'failed', 'by-hand']),
})

/** Characters of an answer. */
export const MOST_REPLY = { subject: 200, text: 10_000 } as const

const reply = z.strictObject({
  subject: z.string().trim().min(1).max(MOST_REPLY.subject),
  text: z.string().trim().min(1).max(MOST_REPLY.text),
  /** Id of the last answer that its author saw; 0 for none. */
  after: z.int().min(0),
  /** It has left from its author's own mail, whatever others answered meanwhile, and is only written down. */
  isByHand: z.boolean().optional(),
})

/** A request as the desk reads it: its answers in words, in the order of the form. */
const shownLead = leadRow.extend({
  lang: z.string(),
  page_path: z.string(),
  purpose: z.string(),
  answers: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  files: z.array(
    z.object({ stored: z.string(), name: z.string(), type: z.string(), size: z.number() }),
  ),
  consent: z.object({ version: z.string(), text: z.string() }),
  spam: z.object({ score: z.number(), reasons: z.array(z.string()) }),
  notes: z.array(note),
  /** What the firm answered by mail, oldest first. */
  messages: z.array(message),
  /** Other requests of the same person. */
  others: z.array(leadRow),
})
export type ShownLead = z.infer<typeof shownLead>

const change = z.strictObject({
  status: status.optional(),
  /** Who deals with it from now on; empty for nobody. */
  assigned_to: z.string().max(100).optional(),
})
export type LeadChange = z.infer<typeof change>

/** Requests at once. */
export const MOST_LEADS = 100

/** Requests of one month by form, `2026-11`. */
const monthCount = z.object({
  month: z.string(),
  byForm: z.partialRecord(form, z.number()),
  total: z.number(),
})
export type MonthCount = z.infer<typeof monthCount>

/** The lead desk: requests of visitors, read, dealt with, noted, exported and erased. */
export const leads = {
  list: call({
    method: 'GET',
    path: '/leads',
    right: 'leads.read',
    query: listQuery(leadFilter, ['id', 'received_at']),
    answer: listOf(leadRow),
    reads: ['leads'],
  }),
  one: call({
    method: 'GET',
    path: '/leads/:id',
    right: 'leads.read',
    params: idParams,
    answer: shownLead,
    reads: ['leads'],
  }),
  change: call({
    method: 'PUT',
    path: '/leads/:id',
    right: 'leads.write',
    params: idParams,
    body: change,
    answer: leadRow,
    changes: ['leads'],
  }),
  changeMany: call({
    method: 'PUT',
    path: '/leads',
    right: 'leads.write',
    body: change.extend({
      ids: z.array(idParams.shape.id).min(1).max(MOST_LEADS),
      isRead: z.boolean().optional(),
    }),
    /** Why some of them were not changed. */
    answer: z.object({
      changed: z.number(),
      refused: z.array(z.object({ id: z.number(), message: z.string() })),
    }),
    changes: ['leads'],
  }),
  read: call({
    method: 'PUT',
    path: '/leads/:id/read',
    right: 'leads.write',
    params: idParams,
    body: z.strictObject({ isRead: z.boolean() }),
    answer: leadRow,
    changes: ['leads'],
  }),
  reply: call({
    method: 'POST',
    path: '/leads/:id/replies',
    right: 'leads.write',
    params: idParams,
    body: reply,
    answer: z.object({ data: z.array(message) }),
    changes: ['leads'],
  }),
  /** What an answer begins with. */
  replyModels: call({
    method: 'GET',
    path: '/leads-replies',
    right: 'leads.read',
    answer: z.object({
      data: z.array(z.object({ title: z.string(), text: z.string() })),
      /** Whether mails leave at all. */
      sendsMail: z.boolean(),
    }),
    reads: ['settings'],
  }),
  counts: call({
    method: 'GET',
    path: '/leads-count',
    right: 'leads.read',
    /** Those that nobody opened, and those that nobody deals with yet. */
    answer: z.object({ unread: z.number(), waiting: z.number() }),
    reads: ['leads'],
  }),
  note: call({
    method: 'POST',
    path: '/leads/:id/notes',
    right: 'leads.write',
    params: idParams,
    body: z.strictObject({ text: z.string().trim().min(1).max(4000) }),
    answer: z.object({ data: z.array(note) }),
    changes: ['leads'],
  }),
  contact: call({
    method: 'POST',
    path: '/leads/:id/contact',
    right: 'leads.write',
    params: idParams,
    answer: leadRow,
    changes: ['leads'],
  }),
  erase: call({
    method: 'DELETE',
    path: '/leads/:id',
    right: 'leads.erase',
    params: idParams,
    answer: z.object({ id: z.number() }),
    changes: ['leads'],
  }),
  file: call({
    method: 'GET',
    path: '/leads/:id/files/:stored',
    right: 'leads.read',
    params: idParams.extend({ stored: z.string().max(100) }),
    answer: FILE,
  }),
  desk: call({
    method: 'GET',
    path: '/leads-desk',
    right: 'leads.read',
    answer: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
    reads: ['users'],
  }),
  months: call({
    method: 'GET',
    path: '/leads-by-month',
    right: 'leads.read',
    answer: z.object({ data: z.array(monthCount) }),
    reads: ['leads'],
  }),
  export: call({
    method: 'GET',
    path: '/leads-export',
    right: 'leads.export',
    asksAgain: true,
    query: listQuery(leadFilter, ['id']),
    answer: FILE,
  }),
}

/** Signs by which somebody is looked for. */
export const MAX_WHO = 254
const who = z.strictObject({ who: z.string().trim().min(3).max(MAX_WHO) })

const knownPerson = z.object({
  leads: z.array(leadRow),
  notes: z.number(),
  files: z.number(),
  /** Lists that the address subscribed to, or left. */
  subscriptions: z.number(),
  mails: z.number(),
  /** They as somebody of the firm's team, with how many texts lie where. */
  team: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      places: z.partialRecord(
        z.enum(['live', 'draft', 'scheduled', 'revision', 'trash']),
        z.number(),
      ),
    }),
  ),
  others: z.array(z.string()),
})
export type KnownPerson = z.infer<typeof knownPerson>

/** Where copies of whoever was erased still lie. */
const remains = z.object({
  requests: z.number(),
  /** Paths of portraits, which stay in the library. */
  portraits: z.array(z.string()),
  others: z.array(z.string()),
  isClean: z.boolean(),
  isInLog: z.boolean(),
  /** Instant of the making, and the day on which it will be gone; `null` while nobody deletes it. */
  backups: z.array(z.object({ at: z.string(), until: z.string().nullable() })),
})
export type Remains = z.infer<typeof remains>

/** What a person may ask for: all that is kept of them, and that it goes. Answered by `features/privacy`. */
export const persons = {
  find: call({
    method: 'GET',
    path: '/persons',
    right: 'leads.erase',
    query: who,
    answer: knownPerson,
  }),
  export: call({
    method: 'GET',
    path: '/persons/export',
    right: 'leads.export',
    asksAgain: true,
    query: who,
    answer: FILE,
  }),
  erase: call({
    method: 'POST',
    path: '/persons/erase',
    right: 'leads.erase',
    body: who,
    answer: remains,
    changes: ['leads', 'team', 'drafts'],
  }),
}
