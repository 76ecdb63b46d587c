import type { Stores } from '#app/stores.ts'
import { firstSteps } from '#base/core/onboarding.ts'
import { DEMO_CONTACT, DEMO_FIRM } from '#base/core/demo-firm.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { SessionUser } from '#base/core/session.ts'
import { firmInWords } from '#base/core/settings/firm-name.ts'
import type { Site } from '#base/core/site.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { Refused } from '#base/kit/refused.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import { legalGaps } from '#features/sites/rules/legal.ts'
import type { Serve } from '#framework/api/serve.ts'
import { mailBody } from '#framework/mail/mail-body.ts'
import { firstStepCalls, type FirstSteps, type Leftover } from '../contract/first-steps.ts'

export interface FirstStepsRoutes {
  stores: Stores
  clock(): Date
  /** Whether a mail server is there: without one mails are only written down. */
  sendsMail: boolean
  /** A mail waits. */
  mailed(): void
}

/** The first steps of a new site, and their end (requirements L1, `first_time`). */
export function firstStepsRoutes(serve: Serve<Stores>, deps: FirstStepsRoutes): void {
  serve(firstStepCalls.read, async ({ siteId }) => stepsOf(deps, await siteOf(deps.stores, siteId)))

  serve(firstStepCalls.finish, async ({ siteId, audited }) => {
    const note = {
      action: 'settings.save',
      subject: 'settings:first_time',
      title: 'Premiers pas terminés',
      before: { first_time: '1' },
      after: { first_time: '0' },
    }
    return audited(note, async (stores) => {
      await stores.sites.saveSettings(siteId, { first_time: '0' })
      return stepsOf({ ...deps, stores }, await siteOf(stores, siteId))
    })
  })

  serve(firstStepCalls.keep, async ({ siteId, params: { id }, audited }) => {
    const left = await leftoversOf(deps.stores, await siteOf(deps.stores, siteId))
    const page = left.find((one) => one.id === id)
    if (page === undefined) throw new Refused('absent', 'Cette page est déjà la vôtre.')
    const note = { action: 'page.publish', subject: `page:${id}`, title: page.name }
    return audited(note, async (stores) => {
      for (const lang of LANGUAGES) {
        const tree = await stores.pages.tree(siteId, lang)
        const top = tree.find((node) => node.id === id)
        const below = tree.filter((node) => top && node.lft >= top.lft && node.rgt <= top.rgt)
        for (const node of below.filter(({ is_active }) => !is_active)) {
          await stores.pages.update(siteId, node.id, lang, { is_active: true })
        }
      }
      const { settings } = await siteOf(stores, siteId)
      const own_pages = settings.own_pages.filter((own) => own.page !== id)
      await stores.sites.saveSettings(siteId, { own_pages })
      return stepsOf({ ...deps, stores }, await siteOf(stores, siteId))
    })
  })

  serve(firstStepCalls.testMail, async ({ siteId, session, reader }) => {
    const { user } = session
    if (user === null) throw new Refused('absent', 'Personne n’est connecté : rechargez la page.')
    const now = deps.clock().toISOString()
    await deps.stores.outbox.add(siteId, [testMail(user, reader.site, now)], now)
    deps.mailed()
    return { to: user.email, isSent: deps.sendsMail }
  })
}

/** Shows whoever asks that mails of the site arrive. */
function testMail(to: SessionUser, site: Site, at: string): MailDraft {
  const { of } = firmInWords(site)
  const subject = `Essai des courriels du site ${of}`
  const body = mailBody(subject, 'fr-FR', [
    {
      kind: 'paragraph',
      text: frTypography(
        `Ce message montre que les courriels du site ${of} arrivent : demandes des visiteurs, invitations, rappels.`,
      ),
    },
    { kind: 'note', text: 'Il a été demandé dans les premiers pas du site. Rien n’est à faire.' },
  ])
  return { kind: 'mail-test', key: `mail-test ${to.id} ${at}`, to: to.email, subject, ...body }
}

async function siteOf(stores: Stores, siteId: number): Promise<Site> {
  const site = await stores.sites.find(siteId)
  if (site === null) throw new Refused('absent', 'Ce site n’existe plus : rechargez la page.')
  return site
}

/** Pages of the model that nobody has kept or erased yet. */
async function leftoversOf(
  { pages }: Pick<Stores, 'pages'>,
  { id, settings }: Site,
): Promise<Leftover[]> {
  const own = new Set(settings.own_pages.map(({ page }) => page))
  if (own.size === 0) return []
  const tree = await pages.tree(id, 'fr')
  return tree
    .filter((page) => own.has(page.id))
    .map(({ id: page, name, path, is_active }) => ({ id: page, name, path, isLive: is_active }))
}

async function stepsOf(
  { stores, sendsMail }: Pick<FirstStepsRoutes, 'stores' | 'sendsMail'>,
  site: Site,
): Promise<FirstSteps> {
  const { settings, constants, offices, theme } = site
  const [users, persons, leftovers] = await Promise.all([
    stores.accounts.list(site.id),
    stores.texts.all(site.id, 'person'),
    leftoversOf(stores, site),
  ])
  return {
    isOpen: settings.first_time === '1',
    leftovers,
    steps: firstSteps({
      nomcabinet: constants.nomcabinet,
      demoName: DEMO_FIRM,
      town: constants.localite,
      phone: constants.phonetotext,
      email: settings.site_email,
      isDemoPhone: constants.phonetolink === DEMO_CONTACT.phone,
      isDemoEmail: settings.site_email === DEMO_CONTACT.email,
      sendsMail,
      offices: offices.map(({ street, town, hours, note = '' }) => ({
        hasAddress: street !== '' && town !== '',
        hasHours: hours.length > 0 || note !== '',
      })),
      legalGaps: legalGaps(site),
      hasLogo: settings.logo !== '' || settings.logo_square !== '',
      hasOwnColours: JSON.stringify(theme.light) !== JSON.stringify(DEFAULT_THEME.light),
      persons: persons.filter(({ isLive }) => isLive).length,
      users: users.filter(({ role }) => role !== 'client').length,
    }),
  }
}
