import { expect, test } from 'vitest'
import { firstSteps, type FirstStepsState } from './onboarding.ts'

const OFFICE = { hasAddress: true, hasHours: true }
const DONE: FirstStepsState = {
  nomcabinet: 'Cabinet Ardoin',
  demoName: 'Cabinet de démonstration',
  town: 'Brume',
  phone: '02 00 00 00 00',
  email: 'contact@ardoin.example',
  isDemoPhone: false,
  isDemoEmail: false,
  sendsMail: true,
  offices: [OFFICE, OFFICE],
  legalGaps: [],
  hasLogo: true,
  hasOwnColours: true,
  persons: 3,
  users: 2,
}

const open = (state: Partial<FirstStepsState>) =>
  firstSteps({ ...DONE, ...state })
    .filter(({ isDone }) => !isDone)
    .map(({ key }) => key)

test('L1 a site that has everything has nothing left to do', () => {
  expect(open({})).toEqual([])
})

test.each<[string, Partial<FirstStepsState>, string[]]>([
  ['without a name', { nomcabinet: '' }, ['identity']],
  ['without a town', { town: '' }, ['identity']],
  ['without a telephone', { phone: '' }, ['contact']],
  ['without an address for requests', { email: '' }, ['contact']],
  ['without office', { offices: [] }, ['offices', 'hours']],
  ['whose office has no street', { offices: [{ ...OFFICE, hasAddress: false }] }, ['offices']],
  [
    'whose second office has no hours',
    { offices: [OFFICE, { ...OFFICE, hasHours: false }] },
    ['hours'],
  ],
  ['without its SIREN', { legalGaps: ['le numéro SIREN'] }, ['legal']],
  ['without logo and colours', { hasLogo: false, hasOwnColours: false }, ['brand']],
  ['with a logo, in the first colours', { hasOwnColours: false }, []],
  ['in its colours, without logo', { hasLogo: false }, []],
  ['of nobody', { persons: 0 }, ['team']],
  ['without a mail server', { sendsMail: false }, ['colleagues']],
  ['that one person edits', { users: 1 }, ['colleagues']],
  [
    'that is still the demo',
    {
      nomcabinet: DONE.demoName,
      isDemoPhone: true,
      isDemoEmail: true,
      hasOwnColours: false,
      users: 1,
    },
    ['identity', 'contact', 'offices', 'hours', 'legal', 'brand', 'team', 'colleagues'],
  ],
])('L1 a site %s is not done', (_words, state, keys) => {
  expect(open(state)).toEqual(keys)
})

test('what is missing is named', () => {
  const told = (state: Partial<FirstStepsState>) =>
    firstSteps({ ...DONE, ...state }).map(({ detail }) => detail)
  expect(told({ legalGaps: ['le siège social', 'le numéro SIREN'] })).toContain(
    'Il manque le siège social, le numéro SIREN.',
  )
  expect(told({ offices: [{ ...OFFICE, hasHours: false }] })).toContain('Un bureau sans horaires.')
})

test.each<[Partial<FirstStepsState>, string]>([
  [{}, '02 00 00 00 00, contact@ardoin.example'],
  [{ nomcabinet: DONE.demoName }, '02 00 00 00 00, contact@ardoin.example'],
  [{ isDemoPhone: true }, 'C’est encore le téléphone du cabinet de démonstration.'],
  [{ isDemoEmail: true }, 'C’est encore l’adresse du cabinet de démonstration.'],
  [
    { isDemoPhone: true, isDemoEmail: true },
    'Ce sont encore le téléphone et l’adresse du cabinet de démonstration.',
  ],
])('L1 how the firm is reached is told as it is: %j', (state, detail) => {
  const step = firstSteps({ ...DONE, ...state }).find(({ key }) => key === 'contact')
  expect(step?.detail).toBe(detail)
})
