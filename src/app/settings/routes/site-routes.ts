import { z } from 'zod'
import { storedOffices, savedOffices, shownOfficeOf } from '#features/sites/rules/office-form.ts'
import { withOwnPhone } from '#features/sites/rules/offices.ts'
import { dialledPhone } from '#features/sites/service/dialled-phone.ts'
import type { Stores } from '#app/stores.ts'
import { THEME_DOCUMENT } from '#base/core/document.ts'
import { themeKind } from '#features/publishing/kinds/theme-kind.ts'
import { actorOf } from '#features/publishing/service/conflict.ts'
import { publishBeside } from '#features/publishing/service/publish-document.ts'
import { themeContent } from '#features/sites/contract/theme.ts'
import { themeContentOf } from '#features/sites/rules/theme-content.ts'
import { requestHost } from '#base/platform/http/request-host.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import { lookOf } from '#features/sites/rules/looks.ts'
import { themeSheet } from '#features/sites/service/theme-sheet.ts'
import { siteParts, themePreview } from '../contract/settings.ts'
import { framedPage, type FrameDeps } from '#app/website/routes/framed-page.ts'
import { settingsDocument } from './settings-document.ts'

export type SiteRoutes = FrameDeps & { stores: Stores }

/** What a site has beside its settings: offices, colours, host names. */
export function siteRoutes(serve: Serve<Stores>, deps: SiteRoutes): void {
  settingsDocument(serve, deps, {
    calls: siteParts.offices,
    subject: 'settings:offices',
    title: 'Bureaux du cabinet',
    schema: z.strictObject({ offices: savedOffices }),
    shown: ({ offices, constants }) => ({
      offices: offices.map((office) => shownOfficeOf(office, constants)),
    }),
    async save(stores, { id, offices: former, constants }, { offices }) {
      const known = new Map(former.map((office) => [office.key, office]))
      const kept = storedOffices(offices).map(async (office, index) => {
        const phone = await dialledPhone(office, known.get(office.key), {
          text: `values.offices.${index}.phone`,
          link: `values.offices.${index}.dialled`,
        })
        return withOwnPhone({ ...office, ...phone }, constants)
      })
      await stores.sites.saveOffices(id, await Promise.all(kept))
    },
  })

  themeRoutes(serve, deps)

  settingsDocument(serve, deps, {
    calls: siteParts.hosts,
    subject: 'settings:hosts',
    title: 'Noms d’hôte du site',
    schema: z.strictObject({ hosts: z.array(z.string().min(1).max(260)).max(50) }),
    shown: ({ hosts }) => ({ hosts }),
    more: async ({ isDefault }) => ({ isDefault }),
    async save(stores, { id, isDefault, hosts: former }, { hosts }, { request }) {
      await stores.sites.saveHosts(id, hosts)
      const own = requestHost(request)
      const lost = former.includes(own) && (await stores.sites.findByHost(own))?.id !== id
      if (lost && !isDefault) {
        throw new Refused(
          'invalid',
          `Vous travaillez à l’adresse ${own} : sans elle vous ne pourriez plus revenir à ce site. ` +
            'Ouvrez-le d’abord par un autre de ses noms.',
        )
      }
    },
  })
}

/** The look of a site and its colours, and both as they would be worn. */
function themeRoutes(serve: Serve<Stores>, deps: SiteRoutes): void {
  settingsDocument(serve, deps, {
    calls: siteParts.theme,
    subject: 'settings:theme',
    title: 'Apparence du site',
    schema: themeContent.partial().strict(),
    shown: ({ theme }) => ({ ...themeContentOf(theme) }),
    // A draft of the same stays as it is: it is told that what is live has changed.
    async save(inside, { id: siteId, theme }, values, { user }) {
      const content = { ...themeContentOf(theme), ...values }
      const place = { stores: inside, kind: themeKind(), siteId, key: THEME_DOCUMENT }
      await publishBeside(place, {
        content,
        actor: actorOf(user),
        at: deps.clock().toISOString(),
      })
    },
  })

  serve(themePreview.sheet, async ({ params, query, request, reply }) => {
    const { site } = await deps.siteOf(request)
    const { theme } = site
    const { colours: brought } = lookOf(params)
    const worn = query.colours === 'site' ? theme : brought
    const { css } = themeSheet(deps.assets, {
      ...worn,
      look: params.look,
      fonts: query.fonts,
    })
    return reply.type('text/css; charset=utf-8').send(Buffer.from(css))
  })

  serve(themePreview.page, ({ session, request, reply }) =>
    framedPage(deps, {
      path: '/',
      session,
      request,
      reply,
      elsewhere: 'L’accueil du site mène à une autre adresse : il ne peut pas être montré ici.',
    }),
  )
}
