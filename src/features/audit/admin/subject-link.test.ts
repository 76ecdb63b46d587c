import { expect, test } from 'vitest'
import { subjectLink } from './subject-link.ts'

const everything = () => true

test('a subject leads to its screen, whatever signs its id has', () => {
  expect(subjectLink('page:12', everything)).toBe('/pages/12')
  expect(subjectLink('article:7', everything)).toBe('/articles/7')
  expect(subjectLink('article:loi-de-finances', everything)).toBe('/articles/received')
  expect(subjectLink('lead:../../x', everything)).toBe('/leads/..%2F..%2Fx/show')
  expect(subjectLink('settings:theme', everything)).toBe('/theme')
})

test('a subject without screen, and one of another role, leads nowhere', () => {
  expect(subjectLink('trash', everything)).toBeNull()
  expect(subjectLink('constructor:1', everything)).toBeNull()
  expect(subjectLink('lead:7', (right) => right !== 'leads.read')).toBeNull()
})
