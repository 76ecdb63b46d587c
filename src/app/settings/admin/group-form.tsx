import { Typography } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { SETTING_GROUPS, type SettingGroup } from '#base/core/settings/setting.ts'
import { isPublicSetting, settingsOfGroup } from '#base/core/settings/settings.ts'
import { PartForm } from '#framework/admin/forms/part-form.tsx'
import type { Part } from '#framework/admin/forms/use-part.ts'
import { FieldInput } from '#framework/admin/inputs/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import { groupParts } from '../contract/settings.ts'

/** Values of a group of settings. */
export type Values = Readonly<Record<string, unknown>>

interface GroupFormProps {
  group: SettingGroup
  help?: string
  /** Says the stored name and who may see it, for whoever sets a site up. */
  isDetailed?: boolean
  /** What stands over the settings. */
  renderBefore?(part: Part<Values>): ReactNode
  /** What a setting does to the site, under it. */
  renderEffect?(name: string, part: Part<Values>): ReactNode
}

/** Every setting of a group, as it is described; those with a screen of their own are left to it. */
export function GroupForm({
  group,
  help,
  isDetailed = false,
  renderBefore,
  renderEffect,
}: GroupFormProps) {
  const settings = settingsOfGroup(group)
  const schema = useMemo(() => savedSchemaOf(settingsOfGroup(group)), [group])
  return (
    <PartForm<Values>
      part={groupParts[group]}
      title={SETTING_GROUPS[group].label}
      schema={schema}
      {...(help === undefined ? {} : { help })}
    >
      {(part) => (
        <>
          {renderBefore?.(part)}
          <Members
            Input={FieldInput}
            fields={settings}
            value={part.values}
            onChange={part.change}
            faults={part.faults}
            disabled={!part.mayWrite || part.isSaving}
            isWide
            renderUnder={({ name, kind }) => (
              <>
                {renderEffect?.(name, part)}
                {isDetailed ? <Details name={name} isSwitch={kind === 'flag'} /> : null}
              </>
            )}
          />
        </>
      )}
    </PartForm>
  )
}

const Details = ({ name, isSwitch }: { name: string; isSwitch: boolean }) => (
  <Typography
    variant="caption"
    component="p"
    color="textSecondary"
    sx={{ ml: isSwitch ? '50px' : 0 }}
  >
    <code>{name}</code> ·{' '}
    {isPublicSetting(name) ? 'visible dans les pages' : 'reste sur le serveur'}
  </Typography>
)
