import type { FastifyBaseLogger } from 'fastify'
import type { Stores } from '#app/stores.ts'
import { DEMO_FIRM, isDemoFirm, isPublicAddress } from '#base/core/demo-firm.ts'
import type { FirstContentSettings } from '#app/demo/first-content.ts'
import { markOf } from '#base/platform/installation/secret.ts'

/** What to type for the first account; « npx vitrine user » says the rest. */
const FIRST_ACCOUNT =
  'npx vitrine user create <courriel> --role super-admin (ou ADMIN_EMAIL et ADMIN_PASSWORD au démarrage)'

const OTHER_SECRET =
  'Ce secret n’est pas celui avec lequel la base a été écrite : seconds facteurs et liens des lettres ' +
  'ne valent plus. Redonnez l’ancien (SECRET, ou le fichier « secret ») ; « npx vitrine secret » dit la suite.'

/**
 * Says at a start what an operator would not see by himself: visitors are shown the demo firm, or nobody
 * can sign in.
 * @param start `isFilled`: this start has written the demo firm; `secret`: that of the installation, noted
 * with the first start
 */
export async function tellAtStart(
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  stores: Stores,
  { env, isFilled, secret }: { env: FirstContentSettings; isFilled: boolean; secret: string },
): Promise<void> {
  const site = await stores.sites.findByHost('')
  if (isFilled) logger.info('La base était vide : le cabinet de démonstration y a été écrit.')
  if (site !== null && isDemoFirm(site)) {
    const level = isPublicAddress(env.PUBLIC_URL) ? 'warn' : 'info'
    const where = level === 'warn' ? ` et répond sous ${env.PUBLIC_URL}` : ''
    logger[level](
      { site: site.id },
      `Le site ${site.id} est encore le cabinet de démonstration (« ${DEMO_FIRM} »)${where} : son nom ` +
        'se change dans /admin, « Réglages ».',
    )
  }
  if (env.SEED !== undefined && !isFilled) {
    logger.warn(
      'SEED=demo est encore donné : retirez-le, sans quoi une base perdue serait remplie par la démonstration.',
    )
  }
  const mark = await stores.secretMark.read()
  if (mark === null) await stores.secretMark.note(markOf(secret))
  else if (mark !== markOf(secret)) logger.error(OTHER_SECRET)
  if (!(await stores.accounts.hasSuperAdmin())) {
    logger.warn(`Personne ne peut encore administrer ce site : ${FIRST_ACCOUNT}.`)
  }
}
