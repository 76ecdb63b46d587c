import { expect, test } from 'vitest'
import { firstSteps, type FirstStepsState } from './onboarding.ts'

const DONE: FirstStepsState = {
  nomcabinet: 'Cabinet Ardoin',
  demoName: 'Cabinet de démonstration',
  phone: '02 00 00 00 00',
  legalGaps: [],
  offices: 2,
  email: 'contact@ardoin.example',
  sendsMail: true,
  hasOwnColours: true,
  providers: [{ name: 'Articles du cabinet', fault: null }],
  ownArticles: 1,
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
  ['without a telephone', { phone: '' }, ['identity']],
  ['that is still the demo', { nomcabinet: DONE.demoName }, ['identity', 'legal', 'offices']],
  ['without its SIREN', { legalGaps: ['le numéro SIREN'] }, ['legal']],
  ['without office', { offices: 0 }, ['offices']],
  ['without an address for requests', { email: '' }, ['mail']],
  ['without a mail server', { sendsMail: false }, ['mail']],
  ['in the first colours', { hasOwnColours: false }, ['colours']],
  ['without provider', { providers: [] }, ['provider']],
  ['whose provider fails', { providers: [{ name: 'a.fr', fault: '401' }] }, ['provider']],
  ['without an article of its own', { ownArticles: 0 }, ['article']],
  ['of one person', { users: 1 }, ['users']],
])('L1 a site %s is not done', (_words, state, keys) => {
  expect(open(state)).toEqual(keys)
})

test('what is missing is named', () => {
  const legal = firstSteps({ ...DONE, legalGaps: ['le siège social', 'le numéro SIREN'] })[1]
  expect(legal?.detail).toBe('Il manque le siège social, le numéro SIREN.')
})
