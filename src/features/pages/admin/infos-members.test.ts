import { expect, test } from 'vitest'
import { isInfos, knownInfos, withInfos } from './infos-members.ts'

test('A2 known members are read, whatever else stands there', () => {
  expect(knownInfos('{"testamotifs":["AEF",3],"review_at":"2027-01-31","x":1}')).toEqual({
    testamotifs: ['AEF'],
    review_at: '2027-01-31',
  })
  expect(knownInfos('{"testamotifs":"AEF","review_at":7}')).toEqual({
    testamotifs: [],
    review_at: '',
  })
  expect(knownInfos('nothing')).toEqual({ testamotifs: [], review_at: '' })
})

test('A2 a change keeps every other member and its order', () => {
  const text = '{"language":"en","testamotifs":["AEF"],"own":{"deep":[1]}}'
  expect(withInfos(text, { testamotifs: ['TVA'] })).toBe(
    '{"language":"en","testamotifs":["TVA"],"own":{"deep":[1]}}',
  )
  expect(withInfos(text, { testamotifs: [] })).toBe('{"language":"en","own":{"deep":[1]}}')
  expect(withInfos('{}', { review_at: '2027-01-31' })).toBe('{"review_at":"2027-01-31"}')
})

test('only a JSON object can be changed member by member', () => {
  expect([isInfos('{}'), isInfos('[]'), isInfos('null'), isInfos('{')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
