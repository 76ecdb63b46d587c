import { join, resolve } from 'node:path'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import type { Env } from '#base/platform/env.ts'
import { createOutgoing } from '#base/platform/outgoing/create-outgoing.ts'
import type { Outgoing } from '#base/platform/outgoing/outgoing.ts'
import { ContentError } from '#base/core/content-error.ts'
import { type Command, Misused, parsedArgs, refuseMore } from '#framework/cli/command.ts'
import { namedSite } from '#framework/cli/named-site.ts'
import type { CommandContext } from '#framework/cli/terminal.ts'
import { checkBuild } from './build.ts'
import { checkCopy } from './copy.ts'
import { checkDatabase, checkLost, type OpenContent } from './database.ts'
import { checkModes } from './modes.ts'
import { checkDisk, type FreeSpace } from './disk.ts'
import { checkEnvironment } from './environment.ts'
import { checkFigures } from './figures.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'
import { checkMail, checkOutbox, type VerifyMail } from './mail.ts'
import { checkAccounts, checkDemo, checkFiles, checkSecret } from './installed.ts'
import { findingPrinter, summaryLine, summaryOf } from './print.ts'
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

const USAGE = `Usage : npx vitrine doctor [--site <site>] [--json]
  --site   un seul site : son numéro, un de ses noms d’hôte ou le nom du cabinet
  --json   les constats en JSON
  code 0   rien à réparer ; 1   une erreur de l’installation ; 2   appel mal écrit, ou site inconnu
`

const OPTIONS = { site: { type: 'string' }, json: { type: 'boolean' } } as const

/** `vitrine doctor`: what is wrong with an installation, and what to do. */
export const doctor: Command = {
  args: '[--site <site>] [--json]',
  summary: 'vérifie environnement, réglages, base, fichiers, disque, fournisseurs et courriel',
  usage: USAGE,
  run: (args, context) => runDoctor(args, context),
}

/** What is looked at: all sites, or one of them. */
interface Looked {
  asked: string | undefined
  /** How many sites there are to tell of, once the database was read. */
  sites: number
}

/** @returns 0 without an error, 1 with one @throws {Misused} also for a site that there is not */
export async function runDoctor(
  args: readonly string[],
  context: CommandContext,
  tools: DoctorTools = TOOLS,
): Promise<number> {
  const { terminal } = context
  const { values, positionals } = parsedArgs(args, OPTIONS)
  refuseMore(positionals)
  const { json: asJson = false, site: asked } = values
  const looked: Looked = { asked, sites: 0 }
  const findings: Finding[] = []
  const printer = findingPrinter(
    (text) => terminal.out(text),
    () => looked.sites,
    terminal,
  )
  for await (const finding of diagnosis(context, tools, looked)) {
    findings.push(finding)
    if (!asJson) printer.print(finding)
  }
  const summary = summaryOf(findings, looked.sites)
  const isWell = summary.errors === 0
  if (asJson) {
    terminal.out(`${JSON.stringify({ ok: isWell, summary, findings }, null, 2)}\n`)
  } else {
    printer.end()
    terminal.out(`\n${summaryLine(summary)}`)
  }
  return isWell ? 0 : 1
}

/** The findings of every check, as they come. */
async function* diagnosis(
  { variables, root }: CommandContext,
  tools: DoctorTools,
  looked: Looked,
): AsyncGenerator<Finding> {
  const { env, findings } = checkEnvironment(variables)
  yield* findings
  if (env === null) return
  const dataDir = resolve(env.DATA_DIR)
  const mediaCache = { folder: join(dataDir, 'provider-media'), limit: env.PROVIDER_MEDIA_CACHE_MB }
  yield* await whole('construction', () => checkBuild(root, tools.sourcesHash))
  yield* await whole('disque', () => checkDisk(dataDir, mediaCache, tools.freeSpace))
  yield* await whole('droits', () => checkModes(dataDir))
  yield* contentDiagnosis(env, dataDir, tools, looked)
  yield* await whole('courriel', () => checkMail(env, join(dataDir, 'outbox'), tools.verifyMail))
}

/** What needs the database: its own state, the sites' settings, their files and providers. */
async function* contentDiagnosis(
  env: Env,
  dataDir: string,
  tools: DoctorTools,
  looked: Looked,
): AsyncGenerator<Finding> {
  const place = { databaseUrl: env.DATABASE_URL, file: join(dataDir, 'vitrine.sqlite') }
  const opened = await checkDatabase(place)
  if (opened.content === null) {
    yield* opened.findings
    yield* await whole('base de données', () => checkLost(env, dataDir))
    return
  }
  const outgoing = tools.outgoing({ allowPrivate: env.PROVIDER_ALLOW_PRIVATE })
  try {
    const content = ofAskedSite(opened.content, looked)
    const isAsked = ({ site }: Finding) =>
      site === undefined || content.sites.some(({ id }) => id === site.id)
    yield* opened.findings.filter(isAsked)
    if (content.sites.length === 0)
      yield* await whole('base de données', () => checkLost(env, dataDir))
    const installed = { env, dataDir, content }
    yield* await whole('secret', () => checkSecret(installed))
    yield* await whole('comptes', () => checkAccounts(installed))
    yield* await whole('démonstration', () => checkDemo(installed))
    yield* await whole('fichiers', () => checkFiles(installed))
    yield* await whole('réglages', () => checkSettings(content, env))
    yield* await whole('rédaction', () => checkCopy(content))
    yield* await whole('chiffres utiles', () =>
      checkFigures(content.sites, dayInParis(tools.clock())),
    )
    yield* await whole('fournisseurs', () => checkProviders(content, env, { ...tools, outgoing }))
    yield* await whole('courriel', () => checkOutbox(content.stores.outbox, tools.clock()))
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause
    throw new Misused(cause.message, { cause })
  } finally {
    await outgoing.close()
    await opened.content.close()
  }
}

/** The content as far as it is asked for. @throws ContentError when no site is called so */
function ofAskedSite(content: OpenContent, looked: Looked): OpenContent {
  const sites =
    looked.asked === undefined ? content.sites : [namedSite(content.sites, looked.asked)]
  looked.sites = sites.length
  return { ...content, sites }
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
