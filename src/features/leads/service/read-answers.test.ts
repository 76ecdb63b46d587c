import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormDefinition } from '#base/core/form.ts'
import { DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { LEAD_FORMS, type LeadForm } from '../rules/lead.ts'
import { siteForm } from '../rules/lead-forms.ts'
import type { Culture } from '#base/kit/language.ts'
import { readAnswers } from './read-answers.ts'

/** A form as a firm without offices shows it. */
const leadForm = (name: LeadForm) => siteForm(name, { settings: DEFAULT_SETTINGS, offices: [] })

/** A Friday. */
const today = { year: 2026, month: 11, day: 20 }

const read = async (
  form: FormDefinition,
  posted: Record<string, string | string[]>,
  culture: Culture = 'fr-FR',
) => {
  const values = Object.fromEntries(
    Object.entries(posted).map(([name, value]) => [name, [value].flat()]),
  )
  const { answers, errors } = await readAnswers(form, values, { culture, today })
  return {
    answers,
    errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
  }
}

const CALL = {
  nom: 'Zoé',
  telephone: '01 99 00 12 34',
  creneau_jour: '2026-11-24',
  creneau_moment: 'matin',
  accord: 'oui',
}

describe('a telephone number', () => {
  test.each([
    ['01 99 00 12 34', '+33199001234'],
    ['01.99.00.12.34', '+33199001234'],
    ['+33 1 99 00 12 34', '+33199001234'],
    ['0033 1 99 00 12 34', '+33199001234'],
    ['+33 (0)1-99-00-12-34', '+33199001234'],
    ['01\u00A099\u00A000\u00A012\u00A034', '+33199001234'],
    ['+32 2 555 12 12', '+3225551212'],
  ])('%s is %s', async (typed, e164) => {
    expect(
      (await read(leadForm('lead_rappel'), { ...CALL, telephone: typed })).answers['telephone'],
    ).toBe(e164)
  })

  test.each([
    '12',
    'demain',
    '01 99 00 12',
    'appelez le 01 99 00 12 34',
    '+999 1234567890',
    '0'.repeat(5000),
  ])('%s is refused', async (typed) => {
    const { errors } = await read(leadForm('lead_rappel'), { ...CALL, telephone: typed })
    expect(errors['telephone']).toMatch(/Ce numéro n’est pas complet/)
  })
})

describe('a slot', () => {
  const slot = (jour: string, moment = 'matin') =>
    read(leadForm('lead_rappel'), { ...CALL, creneau_jour: jour, creneau_moment: moment })

  test.each(['2026-11-23', '23/11/2026', '2027-02-18'])('on %s is taken', async (jour) => {
    expect((await slot(jour)).errors).toEqual({})
  })

  test.each([
    ['2026-11-19', /est passé/],
    ['2026-11-20', /à partir du lundi 23 novembre 2026/],
    ['2026-11-21', /Le cabinet est fermé/],
    ['2026-12-25', /Le cabinet est fermé/],
    ['2027-02-19', /trop lointain, choisissez-en un jusqu’au jeudi 18 février 2027/],
    ['2026-02-30', /n’existe pas/],
    ['demain', /n’existe pas/],
    ['', /Choisissez un jour/],
  ])('on %s is refused', async (jour, message) => {
    expect((await slot(jour)).errors['creneau_jour']).toMatch(message)
  })

  test('needs a part of the day among those offered', async () => {
    expect((await slot('2026-11-24', '')).errors['creneau_moment']).toMatch(/moment de la journée/)
    expect((await slot('2026-11-24', 'nuit')).errors['creneau_moment']).toMatch(
      /réponses proposées/,
    )
  })

  test('that is not required may be left out, its part of the day chosen or not', async () => {
    const asked = {
      nom: 'Zoé',
      email: 'z@exemple.fr',
      mode: 'visio',
      creneau_1_jour: '2026-11-24',
      creneau_1_moment: 'matin',
      creneau_2_moment: 'matin',
    }
    const { answers, errors } = await read(leadForm('lead_rdv'), asked)
    expect(errors).toEqual({})
    expect(answers['creneau_1']).toBe('2026-11-24 matin')
    expect(answers).not.toHaveProperty('creneau_2')
  })
})

test('no day is taken on which the firm is closed', async () => {
  const asked = { ...CALL, creneau_jour: '2026-11-24', creneau_moment: 'matin' }
  const posted = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, [value].flat()]),
  )
  const isClosed = (day: string) => day === '2026-11-24'
  const on = { culture: 'fr-FR' as const, today, isClosed }
  expect((await readAnswers(leadForm('lead_rappel'), posted, on)).errors).toEqual([
    { field: 'creneau_jour', message: 'Le cabinet est fermé ce jour-là, choisissez-en un autre.' },
  ])
})

test('a call-back is not taken without the box that asks for it', async () => {
  const { accord: _accord, ...without } = CALL
  expect((await read(leadForm('lead_rappel'), without)).errors).toEqual({
    accord: 'Cochez cette case pour envoyer votre demande.',
  })
})

test.each(['732 829 320', '732829320', ' 732.829.320 '])('the SIREN %s is right', async (siren) => {
  const asked = { situation: 'changement', siren, nom: 'Zoé', email: 'z@exemple.fr' }
  expect((await read(leadForm('lead_projet'), asked)).answers['siren']).toBe('732829320')
})

test.each(['732829321', '73282932', '000000000', '12345678901234'])(
  'the SIREN %s is wrong',
  async (siren) => {
    const asked = { situation: 'changement', siren, nom: 'Zoé', email: 'z@exemple.fr' }
    expect((await read(leadForm('lead_projet'), asked)).errors['siren']).toMatch(
      /SIREN n’est pas juste/,
    )
  },
)

test('what is asked of others is neither checked nor kept', async () => {
  const asked = { situation: 'creation', siren: '1', nom: 'Zoé', email: 'z@exemple.fr' }
  expect(await read(leadForm('lead_projet'), asked)).toEqual({
    answers: { situation: 'creation', nom: 'Zoé', email: 'z@exemple.fr' },
    errors: {},
  })
})

test('boxes are kept in the order of the form, each once, and none that is not offered', async () => {
  const asked = { situation: 'creation', nom: 'Zoé', email: 'z@exemple.fr' }
  const { answers } = await read(leadForm('lead_projet'), {
    ...asked,
    besoins: ['paie', 'comptabilite', 'paie'],
  })
  expect(answers['besoins']).toEqual(['comptabilite', 'paie'])
  expect(
    (await read(leadForm('lead_projet'), { ...asked, besoins: ['tout'] })).errors['besoins'],
  ).toMatch(/proposées/)
})

test('errors are in the language of the page', async () => {
  expect((await read(leadForm('contact'), {}, 'en-GB')).errors['nom']).toBe(
    'Fill in this field: it is required.',
  )
})

describe('a name', () => {
  const of = (nom: string) =>
    read(leadForm('contact'), { nom, email: 'z@exemple.fr', message: 'x' })

  test.each(['a\nb', 'a\r\nBcc: c', 'a\u2028b', 'a\u0085b'])(
    '%j has more than one line',
    async (nom) => {
      expect((await of(nom)).errors['nom']).toBe('Écrivez cette réponse sur une seule ligne.')
    },
  )

  test.each(['a\0b', 'a\u001Bb', 'a\uFFFDb', 'a\uD800', 'a\u009Bb'])(
    '%j can’t be read',
    async (nom) => {
      expect((await of(nom)).errors['nom']).toMatch(/des signes que nous ne pouvons pas lire/)
    },
  )

  test('loses the spaces around it and keeps the rest', async () => {
    expect((await of('  Zoé \u00A0 O’Neil-ضياء\t ')).answers['nom']).toBe('Zoé O’Neil-ضياء')
  })
})

describe('whatever is posted', () => {
  const anything = fc.dictionary(
    fc.constantFrom(
      'nom',
      'email',
      'telephone',
      'message',
      'siren',
      'situation',
      'besoins',
      'creneau_jour',
      'creneau_moment',
      'creneau_1_jour',
      'date_projet',
      'accord',
      '__proto__',
      'x',
    ),
    fc.array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('2026-11-24', 'matin', 'oui', '+33199001234', 'a@b.fr', 'a\nb', '\uD800'),
      ),
      { maxLength: 3 },
    ),
    { maxKeys: 8 },
  )
  const form = fc.constantFrom(...LEAD_FORMS).map(leadForm)

  test('nothing throws, every error says what to do, no line stands in a field of one line', async () => {
    await fc.assert(
      fc.asyncProperty(form, anything, async (definition, posted) => {
        const { answers, errors } = await readAnswers(definition, posted, {
          culture: 'fr-FR',
          today,
        })
        for (const { message } of errors) expect(message).toMatch(/[.…]$/)
        for (const [name, value] of Object.entries(answers)) {
          const text = [value].flat().join('')
          expect(text.isWellFormed()).toBe(true)
          // oxlint-disable-next-line no-control-regex -- what must not have passed.
          expect(text).not.toMatch(/[\u0000-\u0008\u007F-\u009F]/)
          if (name !== 'message' && name !== 'chiffres')
            expect(text).not.toMatch(/[\r\n\u2028\u2029]/)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('what was taken once is taken again, and stays the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
        const posted = { nom: ['Zoé'], email: ['z@exemple.fr'], message: [text] }
        const given = { culture: 'fr-FR', today } as const
        const first = await readAnswers(leadForm('contact'), posted, given)
        if (first.errors.length > 0) return
        const again = Object.fromEntries(
          Object.entries(first.answers).map(([name, value]) => [name, [value].flat()]),
        )
        expect(await readAnswers(leadForm('contact'), again, given)).toEqual(first)
      }),
      { numRuns: 100 },
    )
  })
})

test('an address of a name with accents is kept as name servers know it', async () => {
  const typed = (email: string) => read(leadForm('contact'), { nom: 'Zoé', email, message: 'x' })
  expect(await typed('Zoe@Société.FR')).toMatchObject({
    answers: { email: 'Zoe@xn--socit-esab.fr' },
  })
  expect(await typed('zoe@')).toHaveProperty('errors.email')
  for (const address of ['zoé@exemple.fr', '"zoe l"@société.fr']) {
    expect(await typed(address)).toMatchObject({
      errors: { email: expect.stringContaining('ni accent, ni espace') },
    })
  }
})
