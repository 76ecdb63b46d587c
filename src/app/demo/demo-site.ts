import { DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import type { FeedSource } from '#base/core/settings/feed-source.ts'
import type { Site } from '#base/core/site.ts'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import { rgaaLine } from '#features/sites/rules/rgaa.ts'
import { writtenOffices } from '#features/sites/rules/offices.ts'
import { settingsSchema } from '#features/sites/store/settings.ts'
import type { WrittenDemo } from './demo-schema.ts'
import type { FaultList, Place } from './faults.ts'
import { IN_WORDS } from './read-demo.ts'
import type { WidgetReader } from './written-widget.ts'

/** Number of the demo site. */
export const DEMO_SITE = 1

const NOWHERE: Place = { file: 'site.yaml', lineOf: () => 1 }

/** The demo firm's site (requirements L1). */
export function demoSite(
  written: WrittenDemo,
  places: ReadonlyMap<string, Place>,
  reader: WidgetReader,
  faults: FaultList,
): Site {
  const { name, hosts, constants, settings, theme } = written['site.yaml']
  const placeOf = (file: string) => places.get(file) ?? NOWHERE
  const read = settingsSchema.safeParse(
    {
      ...DEFAULT_SETTINGS,
      ...reader.options(settings, placeOf('site.yaml'), ['settings']),
      feed_sources: feedSources(written['feed-sources.yaml']),
      legal: legal(written),
      useful_figures: usefulFigures(written['figures.yaml']),
    },
    IN_WORDS,
  )
  for (const issue of read.error?.issues ?? []) {
    faults.addIssue(placeOf('site.yaml'), ['settings'], issue)
  }
  const offices = writtenOffices.safeParse(
    written['offices.yaml'].map((office, index) =>
      reader.options(office, placeOf('offices.yaml'), [index]),
    ),
    IN_WORDS,
  )
  for (const issue of offices.error?.issues ?? []) {
    faults.addIssue(placeOf('offices.yaml'), [], issue)
  }
  return {
    id: DEMO_SITE,
    name,
    isDefault: true,
    hosts,
    settings: read.data ?? DEFAULT_SETTINGS,
    constants,
    offices: offices.data ?? [],
    theme: {
      light: { ...DEFAULT_THEME.light, ...theme.light },
      dark: { ...DEFAULT_THEME.dark, ...theme.dark },
    },
  }
}

/** The grid stands in a file of its own, with its proofs. */
const legal = ({ 'legal.yaml': said, 'rgaa.yaml': { checked_on, criteria } }: WrittenDemo) => ({
  ...said,
  accessibility: {
    ...said.accessibility,
    checked_on,
    grid: Object.entries(criteria).map(([number, { state }]) => rgaaLine(number, state)),
  },
})

const feedSources = ({ words, sources }: WrittenDemo['feed-sources.yaml']): FeedSource[] =>
  sources.map(({ keywords, ...source }) => ({
    ...source,
    keywords: keywords.map((entry) =>
      typeof entry === 'string' ? { motif: entry, words: words[entry] ?? [] } : entry,
    ),
  }))

/** Figures without a value are the firm’s to fill: visitors read where to find them. */
const usefulFigures = ({ sources, groups }: WrittenDemo['figures.yaml']): DatedFigure[] =>
  Object.entries(groups).flatMap(([group, figures]) =>
    figures.map((figure) => ({
      ...figure,
      group,
      source: sources[figure.source] ?? { name: figure.source, url: '', licence: '' },
    })),
  )
