import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_FIRM } from '#base/core/demo-firm.ts'
import { mailFreshness } from '#app/freshness/monthly-mail.ts'
import { registry } from '#app/widgets.ts'
import { type AccountApp, createAccountApp } from './account-app.ts'

let app: AccountApp

beforeAll(async () => {
  app = await createAccountApp()
})
afterAll(() => app.close())

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

/** Looks at an instant. @returns the mails of the month that wait, as « 2026-12 odile@cabinet.example » */
async function mailed(instant: string): Promise<string[]> {
  await mailFreshness({
    stores: app.stores,
    widgets: registry,
    clock: () => new Date(instant),
    addressesOf: () => ({ origin: 'https://a.fr', backOffice: 'https://a.fr/admin' }),
    mailed: () => {},
    warn: (message, cause) => {
      throw new Error(message, { cause })
    },
  })
  const mails = await app.stores.outbox.list('waiting', 100)
  return mails
    .filter(({ kind }) => kind === 'freshness')
    .map(({ key }) => key.replace('freshness ', ''))
    .toSorted()
}

async function called(name: string): Promise<void> {
  await app.stores.sites.saveSettings(1, { site_name: name })
  await app.stores.sites.saveConstants(1, { nomcabinet: name })
}

test('nothing is written to nobody, nor of the demo firm', async () => {
  await called('Cabinet Martin')
  expect(await mailed('2026-12-01T09:00:00Z')).toEqual([])
  await app.addAccount('agence@exemple.fr', 'super-admin')
  await called(DEMO_FIRM)
  expect(await mailed('2026-12-01T09:00:00Z')).toEqual([])
  await called('Cabinet Martin')
})

test('super-admins read it where nobody of the site may', async () => {
  await app.addAccount('accueil@cabinet.example', 'lead-desk')
  await app.addAccount('plume@cabinet.example', 'writer')
  expect(await mailed('2026-12-01T09:00:00Z')).toEqual(['2026-12 agence@exemple.fr'])
})

test('editors get it once a month, in its first week, with what to look at', async () => {
  await app.addAccount('odile@cabinet.example', 'editor')
  const december = '2026-12 agence@exemple.fr'
  const january = '2027-01 odile@cabinet.example'
  expect(await mailed('2027-01-08T09:00:00Z')).toEqual([december])
  expect(await mailed('2026-12-31T23:30:00Z')).toEqual([december, january])
  // Again in the same week, by another process too.
  await Promise.all([mailed('2027-01-02T09:00:00Z'), mailed('2027-01-07T22:00:00Z')])
  expect(await mailed('2027-01-07T22:30:00Z')).toEqual([december, january])
  expect(await mailed('2027-02-01T09:00:00Z')).toEqual([
    december,
    january,
    '2027-02 odile@cabinet.example',
  ])
  const letters = await app.stores.outbox.take({
    now: '2027-03-01T00:00:00.000Z',
    until: '2027-03-01T01:00:00.000Z',
    limit: 100,
  })
  const letter = letters.find(({ key }) => key.endsWith(january))?.draft
  expect(plain(letter?.subject ?? '')).toMatch(/ : à relire en janvier 2027 \(\d+\)$/)
  expect(letter?.text).toContain('https://a.fr/admin')
  // Figures of the year before are over or to be read, and the season's deadlines to be confirmed.
  expect(plain(letter?.text ?? '')).toContain('SMIC horaire : n’est plus en vigueur')
})

test('a dead link stands in the mail as on the board', async () => {
  const { stores } = app
  const address = 'https://www.disparu.fr/aide'
  const page = await stores.pages.insert(1, 1, { path: '/essai', name: 'Essai des liens' })
  await stores.widgets.replace(1, { pageId: page.id, lang: 'fr' }, [
    {
      zone: 'content',
      type: 'rich-text',
      version: 1,
      options: { html: `<p><a href="${address}">Aide</a></p>` },
    },
  ])
  await stores.links.keep(1, [address], '2027-02-02T09:00:00.000Z')
  const failed = { reason: '410', failures: 2, failedOn: '2019-02-02' }
  await stores.links.save(1, [{ address, askedAt: '2027-02-09T09:00:00.000Z', ...failed }])
  await mailed('2027-03-01T09:00:00Z')
  const letters = await stores.outbox.take({
    now: '2027-03-02T00:00:00.000Z',
    until: '2027-03-02T01:00:00.000Z',
    limit: 100,
  })
  const letter = letters.find(({ key }) => key.includes('2027-03'))?.draft
  expect(plain(letter?.text ?? '')).toContain(
    'Essai des liens : le lien vers « disparu.fr » ne répond plus (410)',
  )
  await stores.pages.remove(1, page.id)
})
