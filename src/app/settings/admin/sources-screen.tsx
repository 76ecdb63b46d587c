import { Title } from '#framework/admin/shell/title.tsx'
import { PROVIDERS, type ProvidersSetting } from '#base/core/settings/feed-source.ts'
import { FeedTry } from '#features/articles/admin/feed-try.tsx'
import { EntryExtra } from '#framework/admin/inputs/entry-extra.ts'
import type { DescribedField } from '#base/core/field/described-field.ts'
import type { Values } from '#framework/admin/inputs/sections.ts'
import { GroupForm } from './forms/group-form.tsx'
import { ProviderOrder } from '#features/articles/admin/provider-order.tsx'
import { ProvidersState } from '#features/articles/admin/providers-state.tsx'
import { SectionTabs, useSection } from '#framework/admin/forms/section-tabs.tsx'

const SECTIONS = [
  { path: '/sources', label: 'État' },
  { path: '/sources/fournisseur', label: 'Fournisseur' },
  { path: '/sources/flux', label: 'Flux publics' },
] as const

/** Where articles come from, and how the providers do. */
export function SourcesScreen() {
  const section = useSection(SECTIONS)
  return (
    <>
      <Title title="Sources et fournisseur" />
      <SectionTabs label="Parties de cet écran" sections={SECTIONS} />
      {section === '/sources' ? <ProvidersState /> : null}
      {section === '/sources/fournisseur' ? (
        <GroupForm
          group="provider"
          isDetailed
          help="Qui passe d’abord, et comment joindre le fournisseur d’un contrat."
          renderBefore={(part) => (
            <ProviderOrder
              value={providersOf(part.values['providers'])}
              disabled={!part.mayWrite || part.isSaving}
              onChange={(providers) => part.change({ providers })}
            />
          )}
        />
      ) : null}
      {section === '/sources/flux' ? (
        <EntryExtra value={drawTry}>
          <GroupForm
            group="sources"
            help="Le site en montre le titre, un court résumé, la date et la source, et mène à l’article chez son auteur. Encore faut-il que « Flux publics » soit dans l’ordre des fournisseurs."
          />
        </EntryExtra>
      ) : null}
    </>
  )
}

/** Each feed can be tried as it is written. */
const drawTry = ({ name }: DescribedField, source: Values) =>
  name === 'feed_sources' ? <FeedTry source={source} /> : null

/** The setting as the interface gives it. */
function providersOf(value: unknown): ProvidersSetting {
  const record = new Map<string, unknown>(Object.entries(value ?? {}))
  const order = (names: unknown) =>
    PROVIDERS.filter((name) => Array.isArray(names) && names.includes(name)).toSorted(
      (a, b) => (names as string[]).indexOf(a) - (names as string[]).indexOf(b),
    )
  return {
    order: order(record.get('order')),
    by_motif: Object.fromEntries(
      Object.entries(record.get('by_motif') ?? {}).map(([motif, names]) => [motif, order(names)]),
    ),
  }
}
