import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useMemo } from 'react'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { describeFields, type Fields } from '#base/core/field/fields.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { COVER, PLACE, PUBLICATION } from '#features/articles/rules/article-form-fields.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import type { Faults } from '#framework/admin/inputs/field-input-props.ts'
import { below, Members } from '#framework/admin/inputs/members.tsx'
import { useFaults } from '#framework/admin/inputs/use-faults.ts'
import type { ArticleFormProps } from './article-document.ts'

/** What stands around the text: publication, motifs, cover, address. */
export function ArticleSide({ fields, change, faults, disabled }: ArticleFormProps) {
  const { motifs, publishedAt, personId, author, reviewerId, reviewAt, cover, slug, lang } = fields
  const placed = useMemo(
    () => ({ ...PLACE, slug: { ...PLACE.slug, example: slugOf(fields.title) } }),
    [fields.title],
  )
  return (
    <Stack spacing={2}>
      <Part
        title="Publication"
        fields={PUBLICATION}
        value={{ motifs, publishedAt, personId, author, reviewerId, reviewAt }}
        onChange={change}
        faults={faults}
        disabled={disabled}
      />
      <Part
        title="Image"
        fields={COVER}
        value={cover}
        onChange={(changed) => change({ cover: changed })}
        faults={below(faults, 'cover')}
        disabled={disabled}
      />
      <Part
        title="Adresse et langue"
        fields={placed}
        value={{ slug, lang }}
        onChange={(changed) =>
          change({ ...changed, slug: changed.slug.toLowerCase().replaceAll(' ', '-') })
        }
        faults={faults}
        disabled={disabled}
      />
    </Stack>
  )
}

interface PartProps<V extends object> {
  title: string
  fields: Fields
  value: V
  onChange(value: V): void
  faults: Faults | undefined
  disabled: boolean
}

function Part<V extends object>({
  title,
  fields,
  value,
  onChange,
  faults,
  disabled,
}: PartProps<V>) {
  const id = useId()
  const described = useMemo(() => describeFields(fields), [fields])
  const schema = useMemo(() => savedSchemaOf(described), [described])
  const known = useFaults(schema, value)
  return (
    <Card component="section" aria-labelledby={id} onBlur={known.left} sx={{ p: 2 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Members
        Input={FieldInput}
        fields={described}
        value={Object.fromEntries(Object.entries(value))}
        onChange={(changed) => {
          known.typed(changed)
          // Its members are those that were given, with what an input of their kind writes.
          onChange(changed as V)
        }}
        faults={{ ...known.told, ...faults }}
        disabled={disabled}
      />
    </Card>
  )
}
