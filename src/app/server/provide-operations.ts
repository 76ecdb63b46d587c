import { join } from 'node:path'
import { leadFolder as leadFolderAt } from '#features/leads/service/lead-folder.ts'
import { mailFreshness } from '#app/freshness/monthly-mail.ts'
import { registry } from '#app/widgets.ts'
import { askToGoOn, type Renewals } from '#features/newsletter/service/ask-to-go-on.ts'
import { remindOfDeadlines } from '#features/newsletter/service/remind-of-deadlines.ts'
import { remindOfLeads } from '#features/leads/service/remind.ts'
import type { Site } from '#base/core/site.ts'
import { mailedAddressesOf } from '#base/platform/http/site-origin.ts'
import { adminHostOf } from '#base/platform/http/admin-host.ts'
import { repeatedly } from '#base/platform/repeatedly.ts'
import { FORM_RATES, formLimits, QUESTION_RATES } from '#base/platform/security/rate-limit.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { nightlyPurge } from '#features/privacy/service/retention.ts'
import { createRulesThread } from '#features/simulators/service/rules-thread.ts'
import type { Kind } from '#features/publishing/service/kind.ts'
import { scheduleLoop } from '#features/publishing/service/scheduled-documents.ts'
import { createTrafficLimits } from '#base/platform/security/traffic-limits.ts'
import type { Base } from './provide-base.ts'
import type { Data } from './provide-database.ts'

/** Milliseconds between two looks for requests that wait for an answer. */
const REMIND_EVERY = 5 * 60_000

/** Milliseconds between two looks whether a month has begun. */
const FRESHNESS_EVERY = 60 * 60_000

/** Milliseconds between two looks whether a day has begun. */
const DEADLINES_EVERY = 60 * 60_000

/** Milliseconds between two looks whether a subscriber has said nothing for long. */
const RENEWALS_EVERY = 60 * 60_000

/** What visitors may ask and send how often; what happens by itself, at its hour or every night. */
export function provideOperations(
  parts: Base &
    Data & {
      secret: string
      outboxDir: string
      sendsMail: boolean
      mailed(): void
      kinds: readonly Kind[]
    },
) {
  const {
    env,
    kinds,
    mailed,
    clock,
    logger,
    warn,
    held,
    stores,
    dataDir,
    mediaDir,
    secret,
    outboxDir,
  } = parts
  const leadFolder = leadFolderAt(join(dataDir, 'leads'))
  const purge = nightlyPurge({
    stores,
    leadFolder,
    outboxDir,
    mediaDir,
    clock,
    info: (purged) => logger.debug({ purged }, 'Ce qui a passé sa durée est effacé.'),
    warn,
  })
  held.defer(() => purge.close())
  const origin = {
    publicUrl: env.PUBLIC_URL ?? null,
    listeningOrigin: () => `http://localhost:${env.PORT}`,
    adminHost: adminHostOf(env),
  }
  const addressesOf = (site: Site) => mailedAddressesOf(origin, site)
  const scheduled = scheduleLoop({ stores, kinds, clock, warn, addressesOf, mailed })
  held.defer(() => scheduled.close())
  const reminders = repeatedly(
    REMIND_EVERY,
    () => remindOfLeads({ stores, clock, addressesOf, mailed, warn }),
    (cause) => warn('Les rappels de demandes n’ont pas pu être préparés.', cause, null),
  )
  held.defer(() => reminders.close())
  const freshness = repeatedly(
    FRESHNESS_EVERY,
    () => mailFreshness({ stores, widgets: registry, clock, addressesOf, mailed, warn }),
    (cause) => warn('Les lettres du mois n’ont pas pu être préparées.', cause, null),
  )
  held.defer(() => freshness.close())
  const signer = createSigner(secret)
  mailSubscribers({ ...parts, signer, addressesOf })
  const traffic = createTrafficLimits({
    shared: stores.rateLimits,
    now: () => clock().getTime(),
    mark: (network) => signer.mark('traffic', network),
  })
  const rulesThread = createRulesThread({ warn: (message, cause) => warn(message, cause, null) })
  held.defer(() => rulesThread.close())
  return {
    leadFolder,
    formLimits: formLimits(stores.rateLimits, clock, FORM_RATES),
    questionLimits: formLimits(stores.rateLimits, clock, QUESTION_RATES),
    rulesThread,
    traffic,
  }
}

/** What leaves by itself for subscribers: reminders of deadlines, and whether they want to go on. */
function mailSubscribers({
  held,
  stores,
  signer,
  clock,
  addressesOf,
  sendsMail,
  mailed,
  warn,
}: Base & Data & Omit<Renewals, 'stores'>): void {
  const deadlines = repeatedly(
    DEADLINES_EVERY,
    () => remindOfDeadlines({ stores, signer, clock, addressesOf, mailed, warn }),
    (cause) => warn('Les rappels d’échéances n’ont pas pu être préparés.', cause, null),
  )
  held.defer(() => deadlines.close())
  const renewals = repeatedly(
    RENEWALS_EVERY,
    // Nobody is asked, nor erased for want of an answer, where no mail leaves.
    () => askToGoOn({ stores, signer, clock, addressesOf, mailed, warn, sendsMail }),
    (cause) => warn('Les renouvellements d’abonnements n’ont pas pu être préparés.', cause, null),
  )
  held.defer(() => renewals.close())
}
