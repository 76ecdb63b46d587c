import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { describeFields } from '#base/core/field/fields.ts'
import { fold } from '#base/kit/text/fold.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { BODY, HEADING } from '#features/articles/rules/article-form-fields.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import type { Values } from '#framework/admin/inputs/sections.ts'
import { useFaults } from '#framework/admin/inputs/use-faults.ts'
import type { ArticleFormProps } from './article-document.ts'
import { VideoFields } from './video-fields.tsx'

/** Characters of a summary that search engines show, and that a card shows before it cuts. */
const SUMMARY = { least: 70, most: 160 }

const FIRST = describeFields(HEADING)
const LAST = describeFields(BODY)
const SAVED = savedSchemaOf([...FIRST, ...LAST])

interface ArticleTextProps extends ArticleFormProps {
  /** Fields that are typed elsewhere. */
  without?: readonly string[]
}

/** What readers read: title, summary, text, video. */
export function ArticleText(props: ArticleTextProps) {
  const { fields, change, faults, disabled, without = [] } = props
  const { title, summary, html } = fields
  const known = useFaults(SAVED, fields)
  const box = useRef<HTMLDivElement>(null)
  const isNew = title === '' && summary === '' && html === ''
  useEffect(() => {
    // A new article is begun by its title, as soon as it can be typed.
    if (isNew && !disabled && without.length === 0) box.current?.querySelector('input')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- who empties it later stays where they are.
  }, [disabled])
  const isHere = ({ name }: { name: string }) => !without.includes(name)
  const hint = <FormHelperText>{fr(summaryHint(summary, title))}</FormHelperText>
  const shared = {
    Input: FieldInput,
    faults: { ...known.told, ...faults },
    disabled,
    onChange(changes: Values) {
      known.typed({ ...fields, ...changes })
      change(changes)
    },
  }
  return (
    <Stack ref={box} spacing={3} onBlur={known.left}>
      <Members
        {...shared}
        fields={FIRST.filter(isHere)}
        value={{ title, summary }}
        renderUnder={({ name }) => (name === 'summary' ? hint : null)}
      />
      {without.includes('summary') ? (
        <div>
          <Typography variant="subtitle2" component="p">
            Résumé
          </Typography>
          {hint}
        </div>
      ) : null}
      <VideoFields fields={fields} change={change} faults={faults} disabled={disabled} />
      <Members {...shared} fields={LAST.filter(isHere)} value={{ html }} />
    </Stack>
  )
}

/** How a summary does in lists and in search engines. */
function summaryHint(summary: string, title: string): string {
  const length = [...summary.trim()].length
  if (length === 0) return 'Une ou deux phrases : elles accompagnent le titre dans les listes.'
  if (fold(summary) === fold(title)) return 'Le résumé répète le titre : dites ce qu’il apporte.'
  if (length < SUMMARY.least)
    return `${length} signes : un peu court, visez ${SUMMARY.least} à ${SUMMARY.most}.`
  if (length <= SUMMARY.most) return `${length} signes : bonne longueur.`
  return `${length} signes : les moteurs de recherche coupent après ${SUMMARY.most}, les cartes après 200.`
}
