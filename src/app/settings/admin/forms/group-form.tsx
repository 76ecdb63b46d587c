import { Typography } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { SETTING_GROUPS, type SettingGroup } from '#base/core/settings/setting.ts'
import { isPublicSetting, settingsOfGroup } from '#base/core/settings/settings.ts'
import { PartForm } from '#framework/admin/forms/part-form.tsx'
import type { Part } from '#framework/admin/forms/use-part.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import { unfolded } from '#framework/admin/inputs/sections.ts'
import { groupParts } from '../../contract/settings.ts'

/** Values of a group of settings. */
export type Values = Readonly<Record<string, unknown>>

/** A form within a row of steps: its own words, and what follows once it is saved. */
export interface StepForm {
  title?: string | undefined
  saveLabel?: string | undefined
  onSaved?: (() => void) | undefined
}

interface GroupFormProps extends StepForm {
  group: SettingGroup
  help?: string
  /** Its settings that are shown; all unless said. */
  only?: readonly string[]
  /** Changes what is typed before it is kept: what follows from it. */
  along?(values: Values, before: Values): Values
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
  title = SETTING_GROUPS[group].label,
  only,
  along = (values) => values,
  saveLabel,
  onSaved,
  isDetailed = false,
  renderBefore,
  renderEffect,
}: GroupFormProps) {
  const all = settingsOfGroup(group)
  const settings = only ? unfolded(all.filter(({ name }) => only.includes(name))) : all
  const schema = useMemo(() => savedSchemaOf(settingsOfGroup(group)), [group])
  return (
    <PartForm<Values>
      part={groupParts[group]}
      title={title}
      saveLabel={saveLabel}
      onSaved={onSaved}
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
            onChange={(values) => part.change(along(values, part.values))}
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
