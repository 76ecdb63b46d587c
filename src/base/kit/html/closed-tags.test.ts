import { expect, test } from 'vitest'
import { withClosedTags } from './closed-tags.ts'

test.each([
  ['<p>a</p><video src="/x.mp4"/><p>b</p>', '<p>a</p><video src="/x.mp4"></video><p>b</p>'],
  ['<iframe title="a > b" src="/x"/>b', '<iframe title="a > b" src="/x"></iframe>b'],
  ['<script/>a<textarea />b', 'a<textarea ></textarea>b'],
  ['a<plaintext/>b', 'ab'],
  ['a<br/>b<img src="/a/"/>', 'a<br/>b<img src="/a/"/>'],
  ['<video src=/x/>a</video>', '<video src=/x></video>a</video>'],
  ['<iframe title="', '<iframe title="'],
])('%s', (html, wanted) => {
  expect(withClosedTags(html)).toBe(wanted)
})
