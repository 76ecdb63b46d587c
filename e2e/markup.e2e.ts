import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { at } from './visit.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'no-inline-style': 'error' },
})

test.each([
  '/',
  '/vos-actualites/infos-pratiques/fil-dactualites',
  '/vos-actualites/infos-pratiques/fil-dactualites?page=2',
  '/vos-actualites/infos-pratiques/fil-dactualites?title=comment-lire-un-bulletin-de-paie',
  '/vos-actualites/infos-pratiques/la-minute-de-lexpert?title=la-tva-en-une-minute',
  '/vos-actualites/infos-pratiques/questions-reponses',
  '/contact',
  '/informations-legales/plan-du-site',
  '/en/news',
  '/une-page-qui-nexiste-pas',
])('the HTML of %s follows the standard', async (path) => {
  const html = await (await fetch(at(path))).text()
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ line, ruleId, message, selector }) => `${line}: ${ruleId} ${message} (${selector})`,
    ),
  )
  expect(faults).toEqual([])
})
