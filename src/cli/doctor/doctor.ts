import { join, resolve } from 'node:path'
import { dayInParis } from '#domain/calendar-day.ts'
import type { Env } from '#env'
import { createOutgoing } from '#outgoing/create-outgoing.ts'
import type { Outgoing } from '#outgoing/outgoing.ts'
import type { Command } from '../command.ts'
import type { CommandContext } from '../terminal.ts'
import { checkBuild } from './build.ts'
import { checkCopy } from './copy.ts'
import { checkDatabase } from './database.ts'
import { checkDisk, type FreeSpace } from './disk.ts'
import { checkEnvironment } from './environment.ts'
import { checkFigures } from './figures.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'
import { checkMail, checkOutbox, type VerifyMail } from './mail.ts'
import { findingLine, summaryLine } from './print.ts'
import { checkProviders } from './providers.ts'
import { checkSettings } from './settings.ts'

/** What the checks reach the world with; tests give their own. */
export interface DoctorTools {
  clock(): Date
  outgoing(options: { allowPrivate: boolean }): Outgoing
  freeSpace?: FreeSpace
  verifyMail?: VerifyMail
  sourcesHash?: (root: string) => Promise<string>
}

const TOOLS: DoctorTools = {
  clock: () => new Date(),
  outgoing: createOutgoing,
}

/** `vitrine doctor`: what is wrong with an installation, and what to do (issue 4, item 9). */
export const doctor: Command = {
  args: '[--json]',
  summary: 'vérifie environnement, réglages, base, disque, fournisseurs et courriel',
  run: (args, context) => runDoctor(args, context),
}

/** @returns 0 without an error, 1 with one, 2 when the arguments are not understood */
export async function runDoctor(
  args: readonly string[],
  context: CommandContext,
  tools: DoctorTools = TOOLS,
): Promise<number> {
  const { terminal } = context
  const unknown = args.filter((arg) => arg !== '--json')
  if (unknown.length > 0) {
    terminal.err(
      `« ${unknown.join(' ')} » n’est pas connu.\n\nUsage : npx vitrine doctor [--json]\n`,
    )
    return 2
  }
  const asJson = args.includes('--json')
  const findings: Finding[] = []
  for await (const finding of diagnosis(context, tools)) {
    findings.push(finding)
    if (!asJson) terminal.out(findingLine(finding, terminal))
  }
  const isWell = findings.every(({ level }) => level !== 'error')
  terminal.out(
    asJson
      ? `${JSON.stringify({ ok: isWell, findings }, null, 2)}\n`
      : `\n${summaryLine(findings)}`,
  )
  return isWell ? 0 : 1
}

/** The findings of every check, as they come. */
async function* diagnosis(
  { variables, root }: CommandContext,
  tools: DoctorTools,
): AsyncGenerator<Finding> {
  const { env, findings } = checkEnvironment(variables)
  yield* findings
  if (env === null) return
  const dataDir = resolve(env.DATA_DIR)
  const mediaCache = { folder: join(dataDir, 'provider-media'), limit: env.PROVIDER_MEDIA_CACHE_MB }
  yield* await whole('construction', () => checkBuild(root, tools.sourcesHash))
  yield* await whole('disque', () => checkDisk(dataDir, mediaCache, tools.freeSpace))
  yield* contentDiagnosis(env, join(dataDir, 'vitrine.sqlite'), tools)
  yield* await whole('courriel', () => checkMail(env, join(dataDir, 'outbox'), tools.verifyMail))
}

/** What needs the database: its own state, the sites' settings, their providers. */
async function* contentDiagnosis(
  env: Env,
  file: string,
  tools: DoctorTools,
): AsyncGenerator<Finding> {
  const { findings, content } = await checkDatabase({ databaseUrl: env.DATABASE_URL, file })
  yield* findings
  if (content === null) return
  const outgoing = tools.outgoing({ allowPrivate: env.PROVIDER_ALLOW_PRIVATE })
  try {
    yield* await whole('réglages', () => checkSettings(content, env))
    yield* await whole('rédaction', () => checkCopy(content))
    yield* await whole('chiffres utiles', () =>
      checkFigures(content.sites, dayInParis(tools.clock())),
    )
    yield* await whole('fournisseurs', () => checkProviders(content, env, { ...tools, outgoing }))
    yield* await whole('courriel', () => checkOutbox(content.store.outbox, tools.clock()))
  } finally {
    await outgoing.close()
    await content.close()
  }
}

/** A check that breaks is told like what it looks for, and the others go on. */
async function whole(
  name: string,
  check: () => Finding[] | Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await check()
  } catch (cause) {
    return [findingsOf(name).error(`la vérification a échoué : ${reasonOf(cause)}`, 'signalez-le')]
  }
}
