import { createAnswers } from '#features/articles/providers/answers.ts'
import { type ProviderObserver, combined } from '#features/articles/rules/observer.ts'
import { providerLog } from '#features/articles/service/provider-log.ts'
import { providerRecords } from '#features/articles/service/provider-records.ts'
import type { Base } from './provide-base.ts'
import type { Data } from './provide-database.ts'

/** What providers answered, and who watches how they do. */
export function provideAnswers(
  { clock, logger, warn, events, held, stores }: Base & Data,
  counting: ProviderObserver,
) {
  const records = providerRecords(clock)
  const observer = combined(counting, providerLog(logger, clock), records.observer)
  const answers = createAnswers({
    kept: stores.providerAnswers,
    clock,
    observer,
    report: warn,
    changed: (tag) => events.emit('answerChanged', tag),
  })
  held.defer(() => answers.close())
  return { answers, observer, records }
}
