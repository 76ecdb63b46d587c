import type { FeedSource } from '#base/core/feed-source.ts'
import { FeedFields } from './feed-fields.tsx'
import { Folded } from '#framework/admin/forms/folded.tsx'
import { OrderedList } from '#framework/admin/forms/ordered-list.tsx'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'
import type { Part } from '#framework/admin/forms/use-part.ts'

const BLANK: FeedSource = {
  key: '',
  name: '',
  url: '',
  is_active: false,
  kind: 'news',
  motifs: [],
  keywords: [],
  icon: 'rss',
  licence: '',
  interval: 60,
}

/** The public feeds that the site may show. */
export const Feeds = ({ part }: { part: Part<{ feed_sources: FeedSource[] }> }) => (
  <OrderedList
    isFramed
    entries={part.values.feed_sources}
    onChange={(feed_sources) => part.change({ feed_sources })}
    nameOf={({ name }, index) => name || `Flux ${index + 1}`}
    blank={() => BLANK}
    addLabel="Ajouter un flux"
    emptyText="Aucun flux public."
    disabled={!part.mayWrite || part.isSaving}
  >
    {(source, index, change) => {
      const faults = faultsBelow(part.faults, `feed_sources.${index}`)
      const isNew = source.url === ''
      return (
        <Folded
          name={source.name || `Flux ${index + 1}`}
          summary={`${source.is_active ? 'Montré' : 'Éteint'} · ${source.url}`}
          isOpen={isNew || Object.keys(faults).length > 0}
        >
          <FeedFields
            source={source}
            onChange={change}
            faults={faults}
            disabled={!part.mayWrite || part.isSaving}
          />
        </Folded>
      )
    }}
  </OrderedList>
)
