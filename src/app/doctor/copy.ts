import type { Stores } from '#app/stores.ts'
import { copyFaults } from '#features/publishing/rules/copy-check.ts'
import { factFaults } from '#features/sites/rules/fact-faults.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import type { Site } from '#base/core/site.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Warnings shown of one site; the rest is counted. */
const SHOWN = 20

/**
 * Comparisons, superlatives, « spécialiste », hours and telephones that no office has, in the French pages that a
 * firm wrote. What a provider
 * wrote is not the firm's own communication.
 */
export async function checkCopy({
  stores,
  sites,
}: {
  stores: Pick<Stores, 'pages' | 'widgets'>
  sites: readonly Site[]
}): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const site of sites) {
    const { id } = site
    const { ok, todo } = findingsOf('rédaction', site)
    const found: Finding[] = []
    for (const page of await stores.pages.tree(id, 'fr')) {
      const widgets = await stores.widgets.of(id, { pageId: page.id, lang: 'fr' })
      const texts = [
        page.title,
        page.description,
        ...widgets.flatMap(({ options }) => textsOf(options)),
      ]
      for (const { quote, rule, advice } of texts.flatMap(copyFaults)) {
        found.push(todo(`${page.path} : ${rule}, « ${quote} »`, advice))
      }
      for (const { quote, advice } of texts.flatMap((text) => factFaults(text, site))) {
        found.push(todo(`${page.path} : « ${quote} »`, advice))
      }
    }
    findings.push(...found.slice(0, SHOWN))
    const more = found.length - SHOWN
    if (more > 0) {
      findings.push(todo(`${more} autres passages`, 'corrigez d’abord les premiers'))
    }
    if (found.length === 0) {
      findings.push(
        ok(
          `aucune comparaison, aucun superlatif, aucune spécialité ; heures et téléphones sont ceux des bureaux`,
        ),
      )
    }
  }
  return findings
}

/** Every text of stored options, whatever widget they belong to. */
function textsOf(options: string): string[] {
  try {
    return stringsIn(JSON.parse(options)).map(htmlToText)
  } catch {
    return []
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
