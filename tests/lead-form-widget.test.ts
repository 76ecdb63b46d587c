import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { SiteSettings } from '#base/core/settings/settings.ts'
import { createTestApp, type TestApp } from './app.ts'
import type { Html } from './html.ts'

const SITE = 1

let site: TestApp
let settings: SiteSettings
beforeAll(async () => {
  site = await createTestApp({ mode: 'test' })
  const demo = await site.stores.sites.find(SITE)
  if (demo === null) throw new Error('The demo has no site.')
  settings = demo.settings
})
afterEach(() => site.stores.sites.saveSettings(SITE, settings))
afterAll(() => site.close())

const example = async (name: string, type = 'lead-form', of = site): Promise<Html> =>
  (await of.get(`/_sandbox/${type}/${name}`)).html

describe.each([
  ['lead_projet', 'projet-en-trois-etapes'],
  ['lead_rappel', 'rappel'],
  ['lead_rdv', 'rendez-vous'],
] as const)('L1 %s', (setting, name) => {
  test('other than 1 leaves its form empty, also inside another page', async () => {
    expect((await example(name)).all('form.form')).toHaveLength(1)
    await site.stores.sites.saveSettings(SITE, { [setting]: '0' })
    const html = await example(name)
    expect(html.all('form.form')).toHaveLength(0)
    expect(html.attrs('[data-widget-type="lead-form"]', 'data-state')).toEqual(['empty'])
  })
})

test('L1 guide_creation_send_paper is what offers the printed guide', async () => {
  await site.stores.sites.saveSettings(SITE, { guide_creation_send_paper: '1' })
  expect((await example('guide')).attrs('.form [name="papier"]', 'value')).toEqual(['oui'])
  await site.stores.sites.saveSettings(SITE, { guide_creation_send_paper: '0' })
  const without = await example('guide')
  expect(without.all('.form [name="papier"]')).toHaveLength(0)
  expect(without.all('.form [name="adresse"]')).toHaveLength(0)
  expect(without.attrs('.form [name="guide"]', 'value')).toEqual(['creation'])
})

test('a form is posted to its page, by the server’s rules, with its widget and a token', async () => {
  const html = await example('default')
  const form = html.one('form.form')
  expect(form.attr('action')).toBe('/_sandbox/lead-form/default')
  expect(form.attr('method')).toBe('post')
  expect(form.attr('novalidate')).not.toBeNull()
  expect(html.attrs('form [name="form_widget"]', 'value')).toEqual(
    html.attrs('[data-widget-type="lead-form"]', 'data-widget-id'),
  )
  expect(html.one('form [name="token"]').attr('value')).toMatch(/^\S{20,}$/)
  expect(html.one('form [name="email"]').attr('autocomplete')).toBe('email')
  expect((await example('candidature')).one('form.form').attr('enctype')).toBe(
    'multipart/form-data',
  )
})

test('the trap for machines is out of the way of people, their keyboards and screen readers', async () => {
  const html = await example('default')
  expect(html.one('.form-trap').attr('aria-hidden')).toBe('true')
  const trap = html.one('.form-trap input')
  expect(trap.attr('tabindex')).toBe('-1')
  expect(trap.attr('autocomplete')).toBe('off')
  expect(trap.attr('value') ?? '').toBe('')
})

test('what becomes of the answers stands at the form, with its links', async () => {
  const consent = (await example('default')).one('.form-consent')
  expect(consent.text).toMatch(/utilisées par .* pour répondre .* trois ans .* saisir la CNIL/)
  expect(consent.attrs('a', 'href')).toEqual([
    'mailto:contact@lhermine-dauval.example',
    '/informations-legales/protection-des-donnees',
  ])
  const callBack = await example('rappel')
  const said = [...callBack.texts('.form-choice'), ...callBack.texts('.form-consent')].join(' ')
  expect(said.match(/Je demande que l’on me rappelle/g)).toHaveLength(1)
  expect(said).toContain('trois mois')
})

test('a form that comes back keeps its answers, and each error leads to its field', async () => {
  const html = await example('projet-avec-erreurs')
  const summary = html.one('.form-errors')
  expect(summary.attr('tabindex')).toBe('-1')
  expect(summary.attr('autofocus')).not.toBeNull()
  for (const href of html.attrs('.form-errors a', 'href')) {
    const field = html.one(`[id="${String(href).slice(1)}"]`)
    expect(field.attr('aria-invalid')).toBe('true')
    expect(field.attr('aria-describedby')).toContain(`${String(href).slice(1)}-erreur`)
  }
  expect(html.all('.form-errors a')).toHaveLength(3)
  expect(html.one('[name="siren"]').attr('value')).toBe('123 456 789')
  const checked = html.all('.form-choice input').filter((box) => box.attr('checked') !== null)
  expect(checked.map((box) => box.attr('value'))).toEqual(['changement', 'paie', 'conseil'])
})

test('a field that hangs on another says on which answer', async () => {
  const html = await example('projet-en-trois-etapes')
  const heard = (name: string) =>
    (html.one(`[name="${name}"]`).attr('aria-describedby') ?? '')
      .split(' ')
      .map((id) => html.one(`[id="${id}"]`).text)
  expect(heard('siren')).toEqual(['Si l’entreprise existe déjà.', 'Neuf chiffres'])
  expect(heard('date_projet')[0]).toBe('Si vous créez ou reprenez une entreprise.')
})

test('slots are days of work from tomorrow on, offices are the site’s', async () => {
  const html = await example('rendez-vous')
  const day = html.one('[name="creneau_1_jour"]')
  expect([day.attr('min'), day.attr('max')]).toEqual(['2026-11-23', '2027-02-18'])
  expect(html.attrs('[name="bureau"] option', 'value')).toEqual(['', 'centre', 'gare'])
})

test('figures are there to be read, and a folded form opens when it comes back', async () => {
  const html = await example('simulation-repliee')
  const figures = html.one('textarea[name="chiffres"]')
  expect(figures.text).toContain('Montant TTC')
  expect(figures.attr('readonly')).not.toBeNull()
  expect(html.one('details.form-fold').attr('open')).toBeNull()
})

test('an English form speaks English throughout', async () => {
  const form = (await example('english')).one('form.form')
  expect(form.text).toMatch(
    /Fields marked.*Step 1 of 3.*If the business already exists.*Send my request/,
  )
  expect(form.text).not.toMatch(/[Ff]acultatif|Étape|Envoyer|Choisir/)
})

test('the answer says what came, what follows and how to reach the firm, and promises no delay', async () => {
  const sending = await createTestApp({ mode: 'test', sendsMail: true })
  onTestFinished(() => sending.close())
  const appointment = (await example('default', 'lead-answer', sending)).one('.form-answer')
  expect(appointment.text).toMatch(/mardi 24 novembre 2026.*confirmé.*\.ics.*01.99.00.12.34/)
  expect(appointment.text).toContain('Un courriel de confirmation vous est adressé.')
  expect(appointment.text).not.toMatch(/heures|jours|délai|demain/)
  const call = (await example('rappel', 'lead-answer')).one('.form-answer')
  expect(call.text).not.toContain('courriel')
  const neutral = (await example('sans-demande', 'lead-answer')).one('.form-answer')
  expect(neutral.text).not.toContain('bien arrivée')
})

test('where no mail leaves, the answer promises none', async () => {
  const appointment = (await example('default', 'lead-answer')).one('.form-answer')
  expect(appointment.text).toMatch(/confirmé.*Ce site n’envoie pas de courriel de confirmation/)
  expect(appointment.text).not.toContain('.ics')
})
