import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { controlsOf } from '../../tests/form-visit.ts'
import type { Ground } from './ground.ts'
import type { Part } from './part.ts'
import { type Engine, ENGINES, settled } from './product.ts'
import { createStaff, encodedForm } from './staff.ts'
import { startTelling } from './telling-server.ts'
import { STEP_HEADER } from './told.ts'
import { createVisitor } from './visitor.ts'

const DRAFT = '/pages/1/fr/draft'
const CONTACT = '/contact'

/** `statements`: how often each SQL statement runs for a page, an autosave and a request of a visitor. */
export const statements: Part = {
  about: 'les requêtes SQL de l’accueil, d’un brouillon enregistré et d’une demande reçue',
  record: async (folder, ground) => {
    for (const engine of ENGINES) await ofEngine(join(folder, engine), ground, engine)
  },
}

async function ofEngine(folder: string, ground: Ground, engine: Engine): Promise<void> {
  await mkdir(folder, { recursive: true })
  const installation = await ground.demo(engine)
  await using server = await startTelling(ground, installation)
  const step = (name: string) => ({ [STEP_HEADER]: name })
  const visitor = createVisitor(server.url)
  const staff = createStaff(server.url)

  await visitor.ask({ path: '/', headers: step('home, first') })
  await visitor.ask({ path: '/', headers: step('home, kept') })

  await staff.signIn('editor')
  await staff.call({ method: 'POST', path: `${DRAFT}/lock`, body: { holder: 'tab' } })
  const { base, widgets } = JSON.parse((await staff.call({ path: DRAFT })).body.toString())
  const draft = { base, widgets, fields: { keywords: 'enregistré' } }
  const saved = await staff.call({
    method: 'PUT',
    path: DRAFT,
    body: draft,
    headers: step('draft, saved'),
  })
  const body = { base: JSON.parse(saved.body.toString()).base }
  await staff.call({ method: 'POST', path: `${DRAFT}/publish`, body, headers: step('publication') })
  await settled(installation)
  await visitor.ask({ path: '/', headers: step('home, after a publication') })

  const { widget, token } = controlsOf({
    body: (await visitor.ask({ path: CONTACT })).body.toString(),
  })
  const form = new FormData()
  const typed = { nom: 'Élodie', email: 'elodie@exemple.fr', message: 'Une question.' }
  for (const [name, value] of Object.entries({ form_widget: widget, token, ...typed })) {
    form.append(name, value)
  }
  const { body: sent, headers } = await encodedForm(form)
  const lead = { method: 'POST', path: CONTACT, body: sent }
  await visitor.ask({ ...lead, headers: { ...headers, ...step('lead') } })
  visitor.close()
  staff.visitor.close()

  const steps = Map.groupBy(
    (await server.statements()).filter(({ sql }) => !BESIDE.test(sql)),
    (told) => told.step,
  )
  for (const [name, told] of steps) {
    const times = Map.groupBy(told, ({ sql }) => shape(sql))
    const lines = [...times].map(([sql, all]) => `${all.length} × ${sql}\n`).toSorted()
    await writeFile(join(folder, `${name}.txt`), `${told.length} statements\n${lines.join('')}`)
  }
}

/** What runs beside a request: mails are sent, and now and then changes of other processes looked for. */
const BESIDE =
  /^(?:update "mail" set "lease"|delete from "mail"|select min\("due_at"\)|select (?:"id", )?"version"(?:, "tags")? from)/

/** A statement without its values: numbers, texts, and how many there are in a list. */
const shape = (sql: string): string =>
  sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/'(?:[^']|'')*'|(?<![\w$"])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\((?:\?|\$\d+)(?:, (?:\?|\$\d+))+\)/g, '(…)')
