import { beforeAll, expect, test } from 'vitest'
import type { AccountRole } from '#base/core/account.ts'
import type { MailDraft } from '#base/core/mail.ts'
import { Refused } from '#base/kit/refused.ts'
import { mayDo } from '#framework/api/rights.ts'
import { writeAccount } from '#features/accounts/service/new-account.ts'
import type { Stores } from '#app/stores.ts'
import { accountsOf } from '../../../../tests/app.ts'
import { bareSite } from '../../../../tests/bare-site.ts'
import { FIRING } from '../../../../tests/firing.ts'
import { onEachEngine, type OpenedStores } from '../../../../tests/store-contract.ts'
import { ANNE, AT, BRUNO, onEachKind, kinds, LATER, MUCH_LATER, typed } from './document-fixture.ts'
import { publishContent, publishDocument } from './publish-document.ts'
import { askForPublication, rejectRequest, withdrawRequest } from './publish-requests.ts'
import { saveDocument } from './save-document.ts'
import { scheduleDocument } from './schedule-document.ts'
import { fireSchedules } from './scheduled-documents.ts'
import {
  takeBackRequest,
  tellFailed,
  tellPublished,
  tellPublishers,
  tellRejected,
  tellScheduled,
  type Telling,
  type MailedPlace,
} from './team-mails.ts'

const ADDRESSES = FIRING.addressesOf()
const ORIGIN = ADDRESSES.origin
const DUE = '2026-11-20T09:01:00.000Z'

onEachEngine('requests for publication', (open) => {
  onEachKind((of) => {
    let opened: OpenedStores
    let stores: Stores
    let people = 0
    beforeAll(async () => {
      opened = await open()
      stores = opened.stores
    })

    const inside = <T>(place: MailedPlace, work: (place: MailedPlace) => Promise<T>) =>
      stores.atomically((trx) => work({ ...place, stores: trx }))

    /** A document with a draft, on a site of its own. */
    async function made(): Promise<MailedPlace> {
      const { id: siteId } = await stores.sites.create(bareSite({ isDefault: false }))
      const place = { stores, kind: of.kind, siteId, key: await of.make(stores, siteId) }
      await inside(place, (within) => saveDocument(within, typed(of, 0, 'Neuf')))
      return place
    }

    async function account({ siteId }: MailedPlace, role: AccountRole, name: string) {
      people += 1
      const email = `${role}-${people}@test.example`
      const accounts = await accountsOf(stores)()
      const known = { email, name, role, hash: 'none' }
      const id = await stores.atomically((trx) => writeAccount(accounts, trx, siteId, known))
      return { id, name, email }
    }

    async function telling({ siteId, kind, key }: MailedPlace): Promise<Telling> {
      const site = await stores.sites.find(siteId)
      if (!site) throw new Error('No site.')
      return { site, live: await kind.live(stores, siteId, key), ...ADDRESSES, at: AT }
    }

    async function mails({ siteId }: MailedPlace): Promise<MailDraft[]> {
      const rows = await opened.db
        .selectFrom('mail')
        .select('draft')
        .where('site_id', '=', siteId)
        .orderBy('key')
        .execute()
      return rows.map(({ draft }) => JSON.parse(draft) as MailDraft)
    }

    const ask = (place: MailedPlace, actor = ANNE) =>
      inside(place, (within) => askForPublication(within, { base: 1, note: 'Prêt', actor, at: AT }))
    const requestOf = ({ siteId, key }: MailedPlace) => stores.documents.requests.of(siteId, key)
    const schedule = (place: MailedPlace, by = BRUNO) =>
      inside(place, (within) =>
        scheduleDocument(within, {
          action: 'publish',
          local: '2026-11-20T10:01',
          base: 1,
          by,
          now: new Date(AT),
        }),
      )
    const fire = () =>
      fireSchedules({ stores, kinds, ...FIRING, clock: () => new Date(MUCH_LATER) })

    test('a request is sent back with a reason, once, and asked again without it', async () => {
      const place = await made()
      await ask(place)
      const rejection = { by: BRUNO, at: LATER, reason: 'Le titre est trop long.' }
      expect(await rejectRequest(place, rejection)).toMatchObject({ request: { by: ANNE } })
      expect(await requestOf(place)).toMatchObject({ note: 'Prêt', rejected: rejection })
      await expect(rejectRequest(place, rejection)).rejects.toThrow('n’attend plus')
      await ask(place)
      expect(await requestOf(place)).toMatchObject({ rejected: null })
    })

    test('whoever asked takes a request back, and who may publish; nobody else', async () => {
      const place = await made()
      await ask(place)
      const byBruno = withdrawRequest(place, { by: BRUNO, mayPublish: false })
      expect(await byBruno.catch((cause: unknown) => cause)).toBeInstanceOf(Refused)
      await expect(byBruno).rejects.toMatchObject({ reason: 'forbidden' })
      await withdrawRequest(place, { by: ANNE, mayPublish: false })
      expect(await requestOf(place)).toBeNull()
      const again = withdrawRequest(place, { by: ANNE, mayPublish: false })
      await expect(again).rejects.toMatchObject({ reason: 'absent' })
      await ask(place)
      await withdrawRequest(place, { by: BRUNO, mayPublish: true })
      expect(await requestOf(place)).toBeNull()
    })

    test('what nobody was told yet of a request is taken back with it, and nothing else', async () => {
      const place = await made()
      const other = { ...place, key: { ...place.key, ref: `${place.key.ref}0` } }
      await account(place, 'developer', 'Denis')
      const facts = await telling(place)
      const asking = { by: ANNE, note: 'Prêt', href: ORIGIN }
      await tellPublishers(place, facts, asking)
      await tellPublishers(place, { ...facts, at: LATER }, asking)
      await tellPublishers(other, facts, asking)
      expect(await takeBackRequest(other, { at: DUE })).toBe(0)
      await ask(place)
      await inside(place, async (within) => {
        const { request } = await withdrawRequest(within, { by: ANNE, mayPublish: false })
        expect(await takeBackRequest(within, request)).toBe(1)
      })
      expect(await mails(place)).toHaveLength(2)
      await opened.db
        .updateTable('mail')
        .set({ lease: 'somebody sends it' })
        .where('site_id', '=', place.siteId)
        .execute()
      expect(await takeBackRequest(place, { at: LATER })).toBe(0)
    })

    test('those who may publish are told: of the site, with an open account and an address', async () => {
      const place = await made()
      const asker = await account(place, 'editor', 'Anne')
      const editor = await account(place, 'editor', 'Claire')
      const developer = await account(place, 'developer', 'Denis')
      for (const role of ['writer', 'lead-desk', 'client', 'super-admin'] as const) {
        await account(place, role, `Personne ${role}`)
      }
      const gone = await account(place, 'editor', 'Partie')
      await stores.accounts.disable(gone.id, AT)
      const silent = await account(place, 'editor', 'Sans adresse')
      await opened.db
        .updateTable('account_user')
        .set({ email: `rien ${silent.id}` })
        .where('id', '=', silent.id)
        .execute()
      await account(await made(), 'editor', 'D’un autre site')
      const publishers = mayDo('editor', of.kind.rights.publish) ? [editor, developer] : [developer]
      const words = { by: asker, note: 'Pour décembre', href: `${ORIGIN}/admin/x` }
      expect(await tellPublishers(place, await telling(place), words)).toBe(publishers.length)
      const told = await mails(place)
      expect(told.map(({ to }) => to).toSorted()).toEqual(
        publishers.map(({ email }) => email).toSorted(),
      )
      expect(told[0]?.subject).toMatch(/^Demande de publication : /)
      expect(told[0]?.text).toContain('Anne vous demande de publier')
      expect(told[0]?.text).toContain('Pour décembre')
      expect(told[0]?.text).toContain(`Lire et répondre\u00A0:\n${ORIGIN}/admin/x`)
    })

    test('where nobody of the firm may publish, who runs the installation is told', async () => {
      const place = await made()
      const agency = await account(place, 'super-admin', 'L’agence')
      const words = { by: ANNE, note: '', href: ORIGIN }
      await tellPublishers(place, await telling(place), words)
      expect((await mails(place)).map(({ to }) => to)).toContain(agency.email)
    })

    test('what somebody typed is text in a mail, on one line in its headers', async () => {
      const place = await made()
      const reader = await account(place, 'developer', 'Claire')
      const { live, ...more } = await telling(place)
      const title = 'Titre\r\nBcc: tous@test.example'
      const by = { id: 'x', name: 'Zoé <b> http://ailleurs.example/x\nBcc: x' }
      const note = '<script>alert(1)</script>\nUne autre ligne\nDocument : Faux'
      const words = { by, note, href: ORIGIN }
      await tellPublishers(place, { ...more, live: { ...live, title } }, words)
      const [mail] = (await mails(place)).filter(({ to }) => to === reader.email)
      expect(mail?.subject).not.toMatch(/[\r\n]/)
      expect(mail?.html).not.toContain('<script>')
      expect(mail?.html).toContain('&lt;script&gt;')
      expect(mail?.text).toContain('<script>alert(1)</script>\n    Une autre ligne\n    Document')
      expect(mail?.text).not.toContain('ailleurs.example')
    })

    test('whoever asked is told of the answer, unless it is their own or their account is gone', async () => {
      const place = await made()
      const asker = await account(place, 'writer', 'Anne')
      const facts = await telling(place)
      const answer = { asker, by: BRUNO }
      const rejected = (who = asker, by = BRUNO) =>
        tellRejected(place, facts, { asker: who, by, reason: 'Trop long.' })
      expect(await rejected()).toBe(1)
      expect(await tellPublished(place, { ...facts, at: LATER }, answer)).toBe(1)
      expect(await tellScheduled(place, facts, { ...answer, due: DUE })).toBe(1)
      expect(await tellFailed(place, facts, { people: [asker], due: DUE, reason: 'Non.' })).toBe(1)
      const text = (await mails(place)).map((mail) => `${mail.kind} ${mail.subject}\n${mail.text}`)
      expect(text.toSorted().join('\n')).toMatch(
        /publish-done En ligne[^]*est en ligne[^]*publish-failed Mise en ligne impossible[^]*Non\.[^]*publish-rejection Demande renvoyée[^]*Trop long\.[^]*publish-scheduled Mise en ligne prévue[^]*vendredi 20 novembre 2026 à 10\sh\s01/,
      )
      expect(text.join('\n')).toContain(`${ORIGIN}/admin/`)
      expect(await rejected(asker, asker)).toBe(0)
      expect(await rejected({ ...asker, id: 'nobody' })).toBe(0)
      await stores.accounts.setRole((await made()).siteId, asker.id, 'writer')
      await stores.accounts.leave(place.siteId, asker.id)
      expect(await rejected(), 'of another site by now').toBe(0)
    })

    test('an act that is refused mails nothing', async () => {
      const place = await made()
      await account(place, 'editor', 'Claire')
      const facts = await telling(place)
      const refused = inside(place, async (within) => {
        await tellPublishers(within, facts, { by: ANNE, note: '', href: ORIGIN })
        await askForPublication(within, { base: 9, note: '', actor: ANNE, at: AT })
      })
      await expect(refused).rejects.toMatchObject({ reason: 'conflict' })
      expect(await mails(place)).toEqual([])
    })

    test('a publication answers the request of what it publishes, not that of a later draft', async () => {
      const place = await made()
      await ask(place)
      const published = await inside(place, (within) =>
        publishDocument(within, { base: 1, actor: BRUNO, at: LATER }),
      )
      expect(published.request).toMatchObject({ by: ANNE, note: 'Prêt' })
      expect(await requestOf(place)).toBeNull()

      const other = await made()
      await inside(other, (within) => saveDocument(within, typed(of, 1, 'Plus tard')))
      const asking = { base: 2, note: '', actor: ANNE, at: AT }
      await inside(other, (within) => askForPublication(within, asking))
      const former = { base: 1, actor: BRUNO, at: LATER, content: of.content('Neuf') }
      const earlier = await inside(other, (within) => publishContent(within, former))
      expect(earlier.request).toBeNull()
      expect(await requestOf(other)).toMatchObject({ base: 2 })
    })

    test('a schedule names the request that it will answer, and tells of its end', async () => {
      const place = await made()
      const asker = await account(place, 'writer', 'Anne')
      await ask(place, asker)
      expect((await schedule(place)).request).toMatchObject({ by: { id: asker.id } })
      expect(await fire()).toBe(1)
      expect(await mails(place)).toMatchObject([{ kind: 'publish-done', to: asker.email }])
    })

    test('whoever planned and whoever asked are told of what failed', async () => {
      const place = await made()
      const asker = await account(place, 'writer', 'Anne')
      const planner = await account(place, 'editor', 'Claire')
      await ask(place, asker)
      await stores.documents.tasks.save(place.siteId, place.key, {
        action: 'publish',
        due: AT,
        base: 1,
        content: of.kind.writeDraft(of.refused),
        by: planner,
        at: AT,
      })
      expect(await fire()).toBe(0)
      const told = await mails(place)
      expect(told.map(({ to }) => to).toSorted()).toEqual([asker.email, planner.email].toSorted())
      expect(told[0]?.text).toContain('n’a pas pu l’être')
      expect(await requestOf(place)).not.toBeNull()
    })
  })
})
