import type { SiteConstants, SiteSettings } from '#base/core/settings/settings.ts'
import { z } from 'zod'
import { schemaOfSetting } from '#features/sites/store/settings.ts'
import type { Stores } from '#app/stores.ts'
import { type NamedSetting, isSiteSetting, settingsOfGroup } from '#base/core/settings/settings.ts'
import { SETTING_GROUPS, type SettingGroup } from '#base/core/settings/setting.ts'
import type { Site } from '#base/core/site.ts'
import { withoutPort } from '#base/core/address/site-address.ts'
import { LOGO_SETTINGS, unfitLogo } from '#features/brand/rules/fit-logo.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import { groupParts } from '../contract/settings.ts'
import { mayComeFrom } from '#framework/mail/sender.ts'
import { isSamePhone, withOwnPhone } from '#features/sites/rules/offices.ts'
import { dialledPhone } from '#features/sites/service/dialled-phone.ts'
import { otherKeys } from '#features/figures/rules/follow-figures.ts'
import { mayDo } from '#framework/api/rights.ts'
import type { Session } from '#base/core/session.ts'
import { type DocumentCall, settingsDocument } from './settings-document.ts'

export interface GroupRoutes {
  stores: Stores
  publicUrl: string | null
  /** Domains that mails of firms may come from. */
  mailDomains: readonly string[]
}

/** Every group of described settings. */
export function groupRoutes(serve: Serve<Stores>, deps: GroupRoutes): void {
  for (const group of Object.keys(SETTING_GROUPS) as SettingGroup[]) {
    const { label } = SETTING_GROUPS[group]
    const described = settingsOfGroup(group)
    const secrets = described.filter(({ kind }) => kind === 'secret').map(({ name }) => name)
    settingsDocument(serve, deps, {
      calls: groupParts[group],
      subject: `settings:${group}`,
      title: `Réglages « ${label} »`,
      schema: bodyOf(described),
      shown: (site) => shownValues(site, described),
      unseen: (values) => secrets.filter((name) => name in values),
      ...(group === 'figures' ? { more: whoFollows } : {}),
      async save(stores, site, values, call) {
        const { id } = site
        const { settings, constants } = apart(values)
        refuseForeignAddress(deps, site, settings.site_ndd)
        refuseForeignSender(deps, site, settings.mail_from)
        await refuseUnfitLogo(stores, site, settings)
        await stores.sites.saveSettings(id, settings)
        await saveConstants(stores, site, constants)
        await shareFigures(stores, site, settings, call)
      },
    })
  }
}

/** A telephone that is read otherwise is dialled otherwise, and by each office that answers it. */
async function saveConstants(
  stores: Stores,
  { id, constants: former, offices }: Site,
  constants: Partial<SiteConstants>,
): Promise<void> {
  const saved = { ...former, ...constants }
  const phone = await dialledPhone(saved, former, {
    text: 'values.phonetotext',
    link: 'values.phonetolink',
  })
  const isOther = !isSamePhone(phone, former)
  if (isOther) {
    const own = offices.map((office) => withOwnPhone(office, former))
    await stores.sites.saveOffices(id, own)
  }
  await stores.sites.saveConstants(id, { ...constants, ...(isOther ? phone : {}) })
}

/**
 * Addresses of the site begin with a name that is its own: what its firm would like has to be
 * confirmed first. @throws {Refused}
 */
function refuseForeignAddress(
  { publicUrl }: { publicUrl: string | null },
  site: Site,
  domain: string | undefined,
): void {
  if (domain === undefined || domain === '' || domain === site.settings.site_ndd) return
  const host = withoutPort(domain)
  const isInstallation = site.isDefault && URL.parse(publicUrl ?? '')?.hostname === host
  if (site.hosts.includes(host) || isInstallation) return
  const message =
    `${host} n’est pas un nom confirmé de ce site : proposez-le sous « Noms d’hôte », l’agence le ` +
    'confirme, puis enregistrez-le ici.'
  throw new Refused('invalid', message, { faults: { 'values.site_ndd': message } })
}

/** Mails come from addresses that the operator answers for, and of this firm alone. @throws {Refused} */
function refuseForeignSender(
  deps: Pick<GroupRoutes, 'publicUrl' | 'mailDomains'>,
  site: Site,
  address: string | undefined,
): void {
  if (address === undefined || address === '' || address === site.settings.mail_from) return
  if (mayComeFrom(address, site, deps)) return
  const message =
    'Le serveur ne peut pas envoyer de cette adresse : demandez à l’hébergeur d’autoriser son domaine, qui doit ' +
    'être celui d’un nom confirmé du site. Laissée vide, la sienne sert, et les réponses vous arrivent.'
  throw new Refused('invalid', message, { faults: { 'values.mail_from': message } })
}

/** What is saved as the firm's logo can be drawn as one; what stood there before may stay. @throws {Refused} */
async function refuseUnfitLogo(
  stores: Pick<Stores, 'media'>,
  { id, settings: former }: Site,
  settings: Partial<SiteSettings>,
): Promise<void> {
  const chosen = LOGO_SETTINGS.filter(
    (name) => settings[name] !== undefined && settings[name] !== former[name],
  )
  if (chosen.length === 0) return
  const known = await stores.media.facts(id)
  const faults = chosen.flatMap((name) => {
    const path = settings[name] ?? ''
    const fault = unfitLogo(path, known.get(path))
    return fault === null ? [] : [[`values.${name}`, fault] as const]
  })
  const [first] = faults
  if (first) throw new Refused('invalid', first[1], { faults: Object.fromEntries(faults) })
}

/** Whether others follow the figures of a site, and which it follows, for whoever may see the figures of all. */
async function whoFollows(
  site: Site,
  { sites }: Pick<Stores, 'sites'>,
  { role }: Pick<Session, 'role'>,
) {
  if (!mayDo(role, 'figures.share')) return {}
  if (site.isDefault) return { followers: (await sites.versions()).size - 1 }
  const followed = await sites.findDefault()
  return followed ? { preset: { useful_figures: followed.settings.useful_figures } } : {}
}

/** What the agency changes on the default site, other sites follow, and their log tells it. */
async function shareFigures(
  stores: Pick<Stores, 'sites' | 'audit'>,
  { id, isDefault, settings: former }: Site,
  { useful_figures: figures }: Partial<SiteSettings>,
  { session, user }: Pick<DocumentCall, 'session' | 'user'>,
): Promise<void> {
  if (figures === undefined || !isDefault || !mayDo(session.role, 'figures.share')) return
  const keys = otherKeys(former.useful_figures, figures)
  const labels = new Map(
    [...former.useful_figures, ...figures].map(({ key, label }) => [key, label]),
  )
  const note = {
    action: 'settings.save',
    subject: 'settings:figures',
    title: 'Chiffres suivis du site de l’agence',
    after: { useful_figures: keys.map((key) => labels.get(key)) },
  }
  for (const siteId of await stores.sites.shareFigures(id, former.useful_figures, figures)) {
    await stores.audit.add(siteId, user, note)
  }
}

/** Named fields of the group, each optional: what is not sent stays as it is. */
const bodyOf = (described: readonly NamedSetting[]) =>
  z.strictObject(
    Object.fromEntries(
      described
        .filter(({ isReadOnly }) => !isReadOnly)
        .map((setting) => [setting.name, schemaOfSetting(setting, true).optional()]),
    ),
  )

const valueOf = ({ settings, constants }: Site, name: string): unknown =>
  isSiteSetting(name) ? settings[name] : constants[name as keyof SiteConstants]

/** What is shown of a group: of a secret, whether there is one. */
const shownValues = (site: Site, described: readonly NamedSetting[]): Record<string, unknown> =>
  Object.fromEntries(
    described.map(({ name, kind }) => {
      const value = valueOf(site, name)
      return [name, kind === 'secret' ? value !== '' : value]
    }),
  )

/** Checked values, as settings and as constants. */
function apart(values: Record<string, unknown>): {
  settings: Partial<SiteSettings>
  constants: Partial<SiteConstants>
} {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return {
    settings: Object.fromEntries(given.filter(([name]) => isSiteSetting(name))),
    constants: Object.fromEntries(given.filter(([name]) => !isSiteSetting(name))),
  }
}
