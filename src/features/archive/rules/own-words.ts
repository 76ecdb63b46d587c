import { normalForm } from '#base/kit/text/normal-form.ts'
import { fold } from '#base/kit/text/fold.ts'
import { type FirmArticle, firmInWords } from '#base/core/settings/firm-name.ts'
import type { Site } from '#base/core/site.ts'

/** Letters of a word that is looked for at least: a shorter one stands in others. */
const SHORTEST = 3

type Firm = Pick<Site, 'name' | 'settings' | 'constants' | 'offices'>

/** What tells a firm from another one wherever it stands in a text. */
export interface OwnWords {
  /** Folded: names, towns, streets, numbers, addresses. */
  folded: readonly string[]
  /** As they are written: first names and last names, which are words too when they are small. */
  proper: readonly string[]
}

/**
 * A firm's own words: what it is called, where it is, when it is open, how it is reached, who works there, what the law makes it say,
 * and the words that it names itself (setting `own_words`).
 * @param persons full names
 */
export function ownWordsOf(firm: Firm, persons: readonly string[] = []): OwnWords {
  const { name, settings, constants, offices } = firm
  const { seat, siren, rcs, vat, director, insurer, mediator, mediator_address } = settings.legal
  const told = [
    name,
    settings.site_name,
    settings.site_email,
    ...settings.own_words,
    constants.nomcabinet,
    constants.localite,
    constants.phonetotext,
    constants.phonetolink,
    ...offices.flatMap((office) => [
      office.town,
      office.street.replace(/^\d+\s*(?:bis|ter)?[\s,]*/, ''),
      office.name,
      office.phonetotext,
      office.phonetolink,
      ...office.hours.flatMap(({ times }) => times.split(',')),
    ]),
    seat,
    siren,
    rcs,
    vat,
    director,
    insurer,
    mediator,
    mediator_address,
    ...persons,
  ].map(fold)
  const proper = persons.flatMap((person) => person.split(/\s+/))
  return {
    folded: [...new Set(told)].filter((word) => word.length >= SHORTEST),
    proper: [...new Set(proper)].filter((word) => word.length >= SHORTEST),
  }
}

/** Whether a text holds one of the words as a whole. */
export function holdsOwn({ folded, proper }: OwnWords, text: string): boolean {
  const plain = ` ${fold(text)} `
  if (folded.some((word) => plain.includes(` ${word} `))) return true
  const words = new Set(normalForm(text, 'NFC').split(/[^\p{L}\p{N}]+/u))
  return proper.some((word) => words.has(word))
}

/** Gives a firm's name in the place of another one's, with the article that it asks for. */
export function renamed(from: Firm, name: string): (text: string) => string {
  const former = from.constants.nomcabinet
  if (former === '' || former === name) return (text) => text
  const auto = { firm_article: 'auto' as FirmArticle }
  const was = firmInWords(from)
  const is = firmInWords({ constants: { nomcabinet: name }, settings: auto })
  const forms = [
    ...(['of', 'to', 'the', 'The'] as const)
      // Without an article it is a name like any other: what stands before it is part of the sentence.
      .filter((form) => was[form] !== former)
      .map((form) => [was[form], is[form]] as const),
    [former, name] as const,
  ]
  return (text) =>
    text.includes(former)
      ? forms.reduce((words, [old, own]) => words.replaceAll(old, own), text)
      : text
}
