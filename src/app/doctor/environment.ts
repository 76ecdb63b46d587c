import { BadEnvironment, type Env, readEnv } from '#base/platform/env.ts'
import { unreadNames } from '#app/unread-names.ts'
import { isMachineName } from '#base/core/address/site-address.ts'
import { adminHostOf } from '#base/platform/http/admin-host.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, error } = findingsOf('environnement')

/** Where the back office stands, when it has a host of its own. */
function backOfficeFindings(env: Env): Finding[] {
  const admin = adminHostOf(env)
  if (admin === null) return []
  const where = `le back-office répond sous ${admin.origin}/admin, et là seul`
  if (admin.origin.startsWith('https:') || isMachineName(admin.name)) return [ok(where)]
  return [warning(`${where}, sans https`, 'mettez-le derrière https, et PUBLIC_URL aussi')]
}

/** The environment by the rules of a start; `env` is `null` when a start would refuse it. */
export function checkEnvironment(variables: Record<string, string | undefined>): {
  env: Env | null
  findings: Finding[]
} {
  try {
    const env = readEnv(variables)
    const unread = unreadNames(variables).map((name) =>
      warning(`personne ne lit la variable ${name}`, 'corrigez son nom, ou retirez-la'),
    )
    const fine = ok('toutes les variables sont valables')
    return { env, findings: [fine, ...unread, ...backOfficeFindings(env)] }
  } catch (cause) {
    if (!(cause instanceof BadEnvironment)) throw cause
    const advice = 'corrigez-la dans l’environnement ou dans le fichier .env'
    return { env: null, findings: cause.faults.map((fault) => error(fault, advice)) }
  }
}
