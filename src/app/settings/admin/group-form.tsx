import type { ReactNode } from 'react'
import { settingsOfGroup } from '../rules/described-settings.ts'
import { groupParts } from '../contract/settings.ts'
import { SETTING_GROUPS, type SettingGroup } from '../rules/described-setting.ts'
import { PartForm } from '#framework/admin/forms/part-form.tsx'
import { SettingInput, type Values } from './setting-input.tsx'
import type { Part } from '#framework/admin/forms/use-part.ts'

interface GroupFormProps {
  group: SettingGroup
  help?: string
  isDetailed?: boolean
  /** What stands over the settings. */
  renderBefore?(part: Part<Values>): ReactNode
  /** What stands under one of them. */
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
  const drawn = settingsOfGroup(group).filter(({ kind }) => kind !== 'own-screen')
  return (
    <PartForm<Values>
      part={groupParts[group]}
      title={SETTING_GROUPS[group].label}
      {...(help === undefined ? {} : { help })}
    >
      {(part) => (
        <>
          {renderBefore?.(part)}
          {drawn.map((setting) => (
            <SettingInput
              key={setting.name}
              setting={setting}
              part={part}
              isDetailed={isDetailed}
              effect={renderEffect?.(setting.name, part)}
            />
          ))}
        </>
      )}
    </PartForm>
  )
}
