import { Title } from '#framework/admin/shell/title.tsx'
import { Alert, Link as PlainLink } from '@mui/material'
import { Link } from 'react-router'
import { SETTING_GROUPS } from '#base/core/settings/setting.ts'
import { GroupForm, type Values } from './forms/group-form.tsx'
import { HostsForms } from './hosts-form.tsx'
import { SectionTabs, useSection } from '#framework/admin/forms/section-tabs.tsx'
import { SwitchEffect } from './switch-effect.tsx'
import type { Part } from '#framework/admin/forms/use-part.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { settingsFacts } from '#features/sites/contract/settings-facts.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'

const SECTIONS = (
  [
    'pages',
    'languages',
    'search',
    'trade',
    'articles',
    'glossary',
    'address',
    'templates',
    'advanced',
  ] as const
).map((group) => ({ group, ...SETTING_GROUPS[group] }))

/** How the site works. */
export function SettingsScreen() {
  const path = useSection(SECTIONS)
  const group = SECTIONS.find((section) => section.path === path)?.group ?? 'pages'
  return (
    <>
      <Title title="Réglages" />
      <SectionTabs label="Groupes de réglages" sections={SECTIONS} />
      <GroupForm key={group} group={group} isDetailed renderEffect={effectOf} />
      {group === 'address' ? <HostsForms /> : null}
    </>
  )
}

/** What a setting does to the site, under it. */
function effectOf(name: string, { values }: Part<Values>) {
  const isOn = values[name] === '1'
  if (name === 'site_indexable') return <IndexingState isWanted={isOn} />
  return <SwitchEffect name={name} isOn={isOn} />
}

/** Whether search engines may come, as it is written now, and what keeps them away. */
function IndexingState({ isWanted }: { isWanted: boolean }) {
  const { data } = useCall(settingsFacts.read)
  if (data === undefined) return null
  const { legalGaps } = data
  if (!isWanted) {
    return (
      <Alert severity="info">{fr('Les moteurs de recherche sont priés de rester dehors.')}</Alert>
    )
  }
  if (legalGaps.length === 0) {
    return <Alert severity="success">Les moteurs de recherche peuvent garder le site.</Alert>
  }
  return (
    <Alert severity="warning">
      {fr(`Les moteurs restent dehors : à l’identité légale, il manque ${legalGaps.join(', ')}.`)}{' '}
      <PlainLink component={Link} to="/cabinet/identite-legale">
        Compléter l’identité légale
      </PlainLink>
    </Alert>
  )
}
