import { BadEnvironment, type Env, readEnv } from '#base/platform/env.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, error } = findingsOf('environnement')

/** The environment by the rules of a start; `env` is `null` when a start would refuse it. */
export function checkEnvironment(variables: Record<string, string | undefined>): {
  env: Env | null
  findings: Finding[]
} {
  try {
    return { env: readEnv(variables), findings: [ok('toutes les variables sont valables')] }
  } catch (cause) {
    if (!(cause instanceof BadEnvironment)) throw cause
    const advice = 'corrigez-la dans l’environnement ou dans le fichier .env'
    return { env: null, findings: cause.faults.map((fault) => error(fault, advice)) }
  }
}
