import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#app/commands/commands.ts'
import { writeBuild } from '#app/doctor/build-fixture.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import type { Tables } from '#app/tables.ts'
import { readEnv } from '#base/platform/env.ts'
import { type Running, start } from '#app/server/start.ts'
import { CLIENT } from './app.ts'
import { ownDatabase } from './own-database.ts'
import { rawRequest } from './raw-request.ts'
import { mendModes } from '#base/platform/installation/private-files.ts'
import { onBothEngines } from './exhaustive.ts'

/** How lines name the demo's site. */
const DEMO = 'site 1 « Cabinet Lhermine-Dauval » (localhost)\u00A0'

/** A folder that looks built, as the command finds it when it came without its sources. */
async function builtFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'vitrine-root-'))
  await writeBuild(root)
  return root
}

onBothEngines('vitrine doctor beside a server', (engine) => {
  let root: string
  let variables: Record<string, string>
  let server: Running

  beforeAll(async () => {
    root = await builtFolder()
    variables = {
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: join(root, 'data'),
      PUBLIC_URL: 'https://www.exemple.example',
      ...(engine === 'postgres'
        ? {
            DATABASE_URL: await ownDatabase(),
            SECRET: 'le-secret-des-essais',
          }
        : {}),
    }
    server = await start(readEnv({ ...variables, SEED: 'demo' }), CLIENT)
  })
  afterAll(async () => {
    await server.close()
    await rm(root, { recursive: true, force: true })
  })

  async function doctor(more: Record<string, string> = {}, ...args: string[]) {
    const said = { out: '', err: '' }
    const terminal = {
      out: (text: string) => void (said.out += text),
      err: (text: string) => void (said.err += text),
      hasColours: false,
    }
    const context = { terminal, variables: { ...variables, ...more }, root }
    return { code: await runCommand(['doctor', ...args], context), ...said }
  }

  /** What tells whether anything was written. */
  async function traces(): Promise<unknown> {
    const { DATABASE_URL: databaseUrl, DATA_DIR = '' } = variables
    const db = await openDatabase<Tables>(
      databaseUrl ? { databaseUrl } : { file: join(DATA_DIR, 'vitrine.sqlite') },
    )
    const stores = createStores(db)
    const version = await stores.sites.version(1)
    const migrations = await db.selectFrom('migration').selectAll().execute()
    await db.destroy()
    return { version, migrations, files: (await readdir(DATA_DIR)).toSorted() }
  }

  test('says what works and what to do, writes nothing, and leaves the server alone', async () => {
    // As the server's process sees to it, under whatever umask the tests run.
    await traces()
    await mendModes(variables['DATA_DIR'] ?? '')
    const before = await traces()
    const { code, out } = await doctor()
    // Which of the demo's figures have run out depends on the day: `figures.test.ts` holds the rule.
    const { true: figures = [], false: lines } = Object.groupBy(
      out.split('\n'),
      (line) => String(line.slice(2).startsWith('chiffres utiles — ')) as 'true' | 'false',
    )
    expect(figures).not.toEqual([])
    for (const line of figures) {
      expect(line).toMatch(
        /^(?:✓ .+\u00A0: \d+ chiffres? en vigueur, \d+ à confirmer|○ .+\u00A0: « .+ » n’.+ — lisez la nouvelle valeur à sa source .+)$/,
      )
    }
    expect(lines).toEqual([
      '✓ environnement — toutes les variables sont valables',
      '✓ construction — présente, sans ses sources',
      `✓ disque — « ${variables['DATA_DIR']} » peut être écrit`,
      expect.stringMatching(/^. disque — .+ libres/),
      expect.stringMatching(/^✓ disque — images du fournisseur : /),
      expect.stringMatching(/^✓ droits — .* n’est lisible que par son utilisateur$/),
      expect.stringMatching(
        /^✓ base de données — (SQLite|PostgreSQL) répond, tables de la version/,
      ),
      ...(engine === 'sqlite' ? ['✓ base de données — le fichier est intact'] : []),
      `✓ base de données — ${DEMO}: contenu de départ 3`,
      '✓ secret — c’est celui de cette base',
      expect.stringMatching(/^! comptes — personne ne peut administrer/),
      expect.stringMatching(
        /^! démonstration — site 1 .+ c’est encore le cabinet de démonstration/,
      ),
      '✓ fichiers — 0 média de la bibliothèque à leur place',
      `✓ réglages — ${DEMO}: les mentions légales sont complètes`,
      `✓ réglages — ${DEMO}: les flux répondent sous /ajax/testa`,
      `✓ rédaction — ${DEMO}: aucune comparaison, aucun superlatif, aucune spécialité ; heures et téléphones sont ceux des bureaux`,
      expect.stringMatching(
        /^✓ articles du site — site 1 .+\u00A0: \d+ en français, \d+ en anglais$/,
      ),
      '✓ courriel — aucun courriel n’attend',
      expect.stringMatching(
        /^! courriel — aucun serveur : .+outbox.», personne ne les reçoit — donnez SMTP_URL/,
      ),
      '',
      expect.stringMatching(
        /^\d avertissements?(?:, \d+ points? à compléter par les cabinets)?\.$/,
      ),
      '',
    ])
    expect(code).toBe(0)
    expect(await traces()).toEqual(before)
    const { port } = new URL(server.address)
    expect((await rawRequest(Number(port), '/contact')).status).toBe(200)
  })

  test('this server as the provider of another: its motifs, a list, an image', async () => {
    const { code, out } = await doctor({
      PROVIDER: 'http',
      PROVIDER_URL: `${server.address}/ajax/testa`,
      PROVIDER_MEDIA_URL: `${server.address}/media/provider`,
      PROVIDER_ALLOW_PRIVATE: '1',
    })
    const lines = out.split('\n').filter((line) => line.includes('fournisseur localhost'))
    expect(lines).toEqual([
      expect.stringMatching(/^✓ .+ — répond en \d+ ms, \d+ motifs$/),
      expect.stringMatching(/^✓ .+ — \d+ articles pour /),
      expect.stringMatching(/^✓ .+ — ses images arrivent$/),
    ])
    expect(code).toBe(0)
  })

  test('a provider on a private network is refused unless it is allowed: code 1', async () => {
    const PROVIDER_URL = `${server.address}/ajax/testa`
    const { code, out } = await doctor({ PROVIDER: 'http', PROVIDER_URL })
    expect(out).toMatch(/^✗ fournisseur localhost:\d+ — .+PROVIDER_ALLOW_PRIVATE=1$/m)
    expect(code).toBe(1)
  })

  test('a site that there is not is a call that is not understood: code 2', async () => {
    const { code, out, err } = await doctor({}, '--site', 'nope', '--json')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^Aucun site ne répond à « nope »\. .+\n\nUsage : npx vitrine doctor/)
  })

  test('--json prints the findings as JSON', async () => {
    const { code, out } = await doctor({ PORT: 'x' }, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      ok: false,
      summary: { errors: 1, warnings: 0, todo: 0, sites: 0 },
      findings: [
        {
          name: 'environnement',
          level: 'error',
          finding: 'PORT="x" : un numéro de port, de 0 à 65535',
          advice: expect.stringContaining('.env'),
        },
      ],
    })
  })
})
