import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../../tests/app.ts'
import {
  createRulesThread,
  type NoAnswer,
  type RulesThread,
} from '../../../service/rules-thread.ts'
import type { Question } from '../../../rules/question.ts'
import { answer } from '../../../engine/rules-tasks.ts'
import { EXAMPLES } from '../state-rules/examples.ts'
import { sampled } from '../../../../../../tests/exhaustive.ts'

const PAGE = '/vos-outils/simulateurs/salaire-brut-net'
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ')

let site: TestApp
let questions: Question[] = []
let none: NoAnswer | null = null
let wait: number | null = null

const rulesThread: RulesThread = {
  ask: async (question) => {
    questions.push(question)
    return none ? { none } : { outputs: { ...EXAMPLES['salaire-brut-net'], net: 1234.56 } }
  },
  close: async () => {},
}

beforeAll(async () => {
  site = await createTestApp({
    rulesThread,
    questionLimits: {
      wait: async () => wait,
      beyond: async () => 0,
      refusesFile: async () => null,
    },
  })
})
afterAll(() => site.close())

const shown = (html: Awaited<ReturnType<TestApp['get']>>['html']) =>
  plain(html.one('[data-part="answer"]').text)

async function post(typed: Record<string, string>, to = site) {
  questions = []
  const { html } = await to.get(PAGE)
  const widget = html.one('.simulator-form input[name="form_widget"]').attr('value') ?? ''
  return to.get(PAGE, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ form_widget: widget, ...typed }).toString(),
  })
}

test('a visit asks nobody; what stands in an address is not read', async () => {
  questions = []
  const { html } = await site.get(`${PAGE}?montant=5000&contrat=apprentissage`)
  expect(questions).toEqual([])
  expect(html.one('[name="montant"]').attr('value')).toMatch(/^3.000$/)
  expect(shown(html)).toContain('2 352,85 €')
  expect(html.one('.simulator-form').attr('method')).toBe('post')
})

test('what is posted is asked, and the answer stands on the page and in what is sent', async () => {
  const { status, html, headers } = await post({ contrat: 'salarie', montant: '2 500,50' })
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(questions).toMatchObject([
    { tool: 'salaire-brut-net', day: '2026-11-20', values: { montant: 2500.5, contrat: 'cdi' } },
  ])
  expect(shown(html)).toContain('1 234,56 €')
  expect(plain(html.one('textarea[name="chiffres"]').text)).toContain('1 234,56 €')
  const said = plain(html.one('.simulator').text)
  expect(said).toContain('ni édité ni approuvé par l’Urssaf')
  expect(said).toContain('Règles connues au 16/07/2026, appliquées au 20/11/2026')
  expect(said).toContain('Comment ce montant est calculé')
})

test('a wrong input comes back with its error, and nobody is asked', async () => {
  const { status, html } = await post({ montant: '12.500', sante: '<b>' })
  expect(status).toBe(422)
  expect(questions).toEqual([])
  expect(html.one('[name="sante"]').attr('value')).toBe('<b>')
  expect(html.all('.simulator-faults li')).toHaveLength(2)
})

test('neither a name of a rule nor an expression is taken from a request', async () => {
  const { status } = await post({ depart: 'SMIC', montant: '2000' })
  expect(status).toBe(422)
  await post({ montant: '2000', 'salarié . contrat': "'CDD'", situation: 'x', __proto__: 'y' })
  expect(Object.keys(questions[0]?.values ?? {})).not.toContain('salarié . contrat')
})

test.each([
  ['crowded', 503, 'relancez le calcul dans quelques secondes'],
  ['failed', 503, 'le problème vient de notre côté'],
  ['unknown', 503, 'le problème vient de notre côté'],
  ['unsolved', 422, 'Aucun salaire brut'],
] as const)(
  'without an answer (%s) the page says so and keeps what was typed',
  async (why, code, words) => {
    none = why
    try {
      const { status, html, headers } = await post({ montant: '4 321' })
      expect(status).toBe(code)
      expect(headers['retry-after']).toBe(code === 503 ? '5' : undefined)
      expect(shown(html)).toContain(words)
      expect(plain(html.one('[name="montant"]').attr('value') ?? '')).toBe('4 321')
      expect(html.one('textarea[name="chiffres"]').text).toBe('')
    } finally {
      none = null
    }
  },
)

test(
  'a thread that hangs or runs out of memory costs its answer, and nothing that was typed',
  sampled(false),
  async () => {
    const warned: string[] = []
    const falling = createRulesThread({
      warn: (message) => void warned.push(message),
      entry: new URL('../../../service/tests/falling-answers.ts', import.meta.url),
      seconds: { first: 2, next: 2 },
    })
    const other = await createTestApp({ rulesThread: falling })
    try {
      for (const effectif of ['1', '2']) {
        const typed = { montant: '4 321', effectif, sante: '51,50' }
        const { status, html, headers } = await post(typed, other)
        expect([status, headers['retry-after']], effectif).toEqual([503, '5'])
        expect(shown(html)).toContain('le problème vient de notre côté')
        for (const [name, value] of Object.entries(typed))
          expect(plain(html.one(`[name="${name}"]`).attr('value') ?? '')).toBe(value)
        // What it did not find is sent to nobody.
        expect(html.one('textarea[name="chiffres"]').text).toBe('')
        expect((await other.get('/')).status).toBe(200)
      }
      expect(warned).toEqual(Array(2).fill('Un simulateur n’a pas eu sa réponse.'))
    } finally {
      await other.close()
      await falling.close()
    }
  },
)

test('who asks too often waits', async () => {
  wait = 90
  try {
    const { status, html, headers } = await post({ montant: '2 000' })
    expect([status, headers['retry-after']]).toEqual([429, '90'])
    expect(shown(html)).toContain('dans 2 minutes')
    expect(questions).toEqual([])
  } finally {
    wait = null
  }
})

test('partial activity is asked without script, and the page says how, by which law and whose rules', async () => {
  const ask: RulesThread['ask'] = async (question) => {
    const answered = answer(question)
    return 'outputs' in answered ? answered : { none: 'unknown' }
  }
  const other = await createTestApp({ rulesThread: { ask, close: async () => {} } })
  try {
    const path = '/vos-outils/simulateurs/activite-partielle'
    const form = (await other.get(path)).html.one('.simulator-form')
    const widget = form.one('input[name="form_widget"]').attr('value') ?? ''
    const payload = { form_widget: widget, montant: '3 200', heures: '75,5' }
    const { status, html } = await other.get(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(payload).toString(),
    })
    expect(status).toBe(200)
    // 76.17 hours of 21.10 €, and 8.57 € an hour.
    expect(html.texts('.simulator-answers dd').map(plain)).toEqual(['964,22 €', '652,75 €'])
    const said = plain(html.one('.simulator').text)
    for (const words of [
      'Comment ce montant est calculé',
      'Règles connues au 16/07/2026, appliquées au 20/11/2026',
      'ni édité ni approuvé par l’Urssaf',
      'Licences des règles',
      '8,57 €',
    ])
      expect(said).toContain(words)
    expect(plain(html.one('textarea[name="chiffres"]').text)).toContain('652,75 €')
  } finally {
    await other.close()
  }
})

test('a tool that finds by itself takes no post', async () => {
  const path = '/vos-outils/simulateurs/bfr'
  const { html } = await site.get(path)
  const id = html.one('.simulator-answer').attr('id')?.slice(1, -9) ?? ''
  const { status } = await site.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ form_widget: id, ca: '1' }).toString(),
  })
  expect(status).toBe(405)
})

test('from April on last year’s law is no answer', async () => {
  const later = await createTestApp({ rulesThread, clock: () => new Date('2027-04-01T08:00:00Z') })
  try {
    questions = []
    const { html } = await later.get(PAGE)
    expect(shown(html)).toContain('attend les règles de l’année')
  } finally {
    await later.close()
  }
})

test('the licences of what is given on are read at their address', async () => {
  const { status, body } = await site.get('/licences.txt')
  expect(status).toBe(200)
  for (const name of ['modele-social 11.1.0', 'publicodes 1.10.3', 'beta.gouv.fr', 'MIT License'])
    expect(body).toContain(name)
})
