import type { FastifyInstance } from 'fastify'
import type { NewsletterStore } from '../store/newsletter-store.ts'
import { LEAVE_PAGE, LEAVE_PARAM, ONE_CLICK_PATH } from '../rules/newsletter-form.ts'
import { readLeave } from '../service/newsletter-link.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

const MAX_BODY = 4096

interface NewsletterRoutes {
  stores: { newsletter: NewsletterStore }
  siteOf: SiteOf
  signer: Signer
  clock(): Date
}

/**
 * The address in the `List-Unsubscribe` header of a letter (RFC 8058): a mail reader posts to it
 * without showing a page, in whatever encoding; the link says it all. Who opens it comes to the
 * page with the button: a GET changes nothing.
 */
export async function newsletterRoutes(
  app: FastifyInstance,
  { siteOf, signer, stores, clock }: NewsletterRoutes,
): Promise<void> {
  const address = `${ONE_CLICK_PATH}/:link`

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY },
      (_request, _body, done) => done(null),
    )
    scope.post<{ Params: { link: string } }>(address, async (request, reply) => {
      const { site } = await siteOf(request)
      const hash = readLeave(signer, site.id, request.params.link)
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
      if (hash === null) {
        return reply.code(404).send('Ce lien de désinscription n’est pas entier.\n')
      }
      await stores.newsletter.unsubscribe(site.id, hash, clock().toISOString())
      return reply.send('Vous êtes désabonné.\n')
    })
  })

  app.get<{ Params: { link: string } }>(address, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${LEAVE_PAGE}?${LEAVE_PARAM}=${encodeURIComponent(request.params.link)}`, 302),
  )
}
