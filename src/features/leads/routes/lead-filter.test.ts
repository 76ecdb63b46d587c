import { expect, test } from 'vitest'
import type { Lead } from '../rules/lead.ts'
import { filteredLeads } from './lead-filter.ts'
import { UNTOUCHED } from '../rules/lead.ts'

const lead = (id: number, more: Partial<Lead> = {}): Lead => ({
  id,
  form: 'contact',
  nonce: `n${id}`,
  status: 'new',
  lang: 'fr',
  page_path: '/contact',
  name: 'Zoé Lefèvre',
  email: 'zoe@exemple.fr',
  phone: '+33199001234',
  fields: { message: 'Création d’une SARL' },
  consent: { version: 'v1', text: '' },
  purpose: '',
  received_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2029-11-20T09:00:00.000Z',
  spam: { score: 0, reasons: [] },
  files: [],
  ...UNTOUCHED,
  ...more,
})

const ids = (leads: readonly Lead[]) => leads.map(({ id }) => id)

test('what is in quarantine shows only to whoever asks for it', () => {
  const all = [lead(3), lead(2, { status: 'quarantine' }), lead(1, { status: 'done' })]
  expect(ids(filteredLeads(all, {}))).toEqual([3, 1])
  expect(ids(filteredLeads(all, { status: 'quarantine' }))).toEqual([2])
})

test('words are found without accents and case, in names, addresses, numbers and answers', () => {
  const all = [lead(1), lead(2, { name: 'Anne', fields: {}, phone: '', email: '' })]
  for (const q of ['lefevre', 'ZOE creation', 'exemple', '990012']) {
    expect(ids(filteredLeads(all, { q })), q).toEqual([1])
  }
  expect(filteredLeads(all, { q: 'zoe anne' })).toEqual([])
  expect(ids(filteredLeads(all, { q: ' … ' }))).toEqual([1, 2])
})

test('requests of one form, of one person of the firm, and of nobody', () => {
  const all = [lead(1, { assigned_to: 'u1' }), lead(2, { form: 'guide' })]
  expect(ids(filteredLeads(all, { assigned_to: 'u1' }, ['u1', 'u2']))).toEqual([1])
  expect(ids(filteredLeads(all, { assigned_to: 'nobody' }, ['']))).toEqual([2])
  expect(ids(filteredLeads(all, { form: 'guide' }))).toEqual([2])
})
