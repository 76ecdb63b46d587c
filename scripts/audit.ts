import { execFile } from 'node:child_process'
import { z } from 'zod'
import { inProject, shippedProject } from './shipped.ts'

/** Milliseconds; a machine without a way out must not wait for ever. */
const LIMIT = 20_000

/** What `npm audit` says of the packages that a server is made of. */
export type Verdict =
  | { state: 'clean' }
  | { state: 'vulnerable'; packages: string[] }
  | { state: 'unknown'; reason: string }

const report = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), isDirect: z.boolean() }),
  ),
})

/** What npm writes when its registry did not answer, or not to that question. */
const failure = z.object({ message: z.string().min(1) })

const GRAVE: ReadonlySet<string> = new Set(['high', 'critical'])

/** Reads what `npm audit --json` printed. */
export function verdictOf(printed: string): Verdict {
  const said = parsed(printed)
  const read = report.safeParse(said)
  if (!read.success) {
    const failed = failure.safeParse(said)
    return { state: 'unknown', reason: failed.data?.message ?? 'aucune réponse à temps' }
  }
  const grave = Object.entries(read.data.vulnerabilities).filter(([, { severity }]) =>
    GRAVE.has(severity),
  )
  if (grave.length === 0) return { state: 'clean' }
  return {
    state: 'vulnerable',
    packages: grave.map(([name, { severity, range }]) => `${name} ${range} (${severity})`),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Asks npm's registry about the packages of the lock file that a server runs with, in its bundles or beside them.
 * @param limit milliseconds after which the registry counts as silent
 */
export async function audit(
  env: NodeJS.ProcessEnv = process.env,
  limit: number = LIMIT,
): Promise<Verdict> {
  const { files } = await shippedProject(process.cwd())
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0']
  return inProject(
    files,
    (cwd) =>
      new Promise((resolve) => {
        execFile('npm', args, { cwd, env, timeout: limit, maxBuffer: 2 ** 26 }, (_error, out) => {
          resolve(verdictOf(out))
        })
      }),
  )
}

/** The verdict in one line, or a few. */
export function told(verdict: Verdict): string {
  switch (verdict.state) {
    case 'clean':
      return ''
    case 'unknown':
      return `  pas de registre : vérification laissée de côté (${verdict.reason})\n`
    case 'vulnerable':
      return (
        'Des dépendances ont des failles connues, graves ou critiques : passez à une version ' +
        `corrigée.\n${verdict.packages.map((name) => `  ${name}\n`).join('')}`
      )
  }
}

if (import.meta.main) {
  const verdict = await audit()
  process.stdout.write(told(verdict))
  process.exitCode = verdict.state === 'vulnerable' ? 1 : 0
}
