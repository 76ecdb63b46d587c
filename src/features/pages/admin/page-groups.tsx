import { Alert, Card, Chip, FormHelperText, Link as MuiLink, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { choice, describeFields } from '#base/core/field/fields.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import type { PageProperties } from '../contract/pages.ts'
import { ADDRESS, SEARCH, SYSTEM, THEMES, VISIBILITY } from '../rules/page-fields.ts'
import { isInfos, knownInfos, withInfos } from './infos-members.ts'
import { descriptionHint, documentTitleOf, SearchPreview, titleHint } from './search-preview.tsx'
import type { PageForm } from './use-page-form.ts'

/** Pixels: a line of a form that the eye still follows. */
export const GROUP_WIDTH = 880

interface GroupsProps {
  page: PageProperties
  form: PageForm
}

const NAMED = describeFields(ADDRESS)
const FOUND = describeFields(SEARCH)
const SEEN = describeFields(VISIBILITY)
const THEMED = describeFields(THEMES)

/** Properties that everybody knows who writes pages, group by group; then those of developers. */
export function PageGroups({ page, form }: GroupsProps) {
  const { texts } = form
  const isRoot = page.level === 0
  return (
    <>
      <Group title="Adresse et titre">
        <PageFields
          form={form}
          fields={isRoot ? NAMED.filter(({ name }) => name !== 'slug') : NAMED}
        />
        {isRoot ? (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {fr('C’est la page d’accueil : son adresse est celle du site.')}
          </Typography>
        ) : null}
      </Group>
      <Group title="Référencement">
        <PageFields form={form} fields={FOUND} />
        <SearchPreview texts={texts} origin={page.origin} />
      </Group>
      <Group title="Visibilité">
        <PageFields form={form} fields={SEEN} />
      </Group>
      <Group title="Thèmes et relecture">
        {isInfos(texts.infos) ? (
          <PageFields form={form} fields={THEMED} />
        ) : (
          <Alert severity="warning">
            {fr(
              'Le champ « infos » n’est pas lisible : un développeur du site le corrige dans « Avancé ».',
            )}
          </Alert>
        )}
      </Group>
      <PageFields form={form} fields={systemFields(page)} />
      <TreePlace page={page} />
    </>
  )
}

interface GroupProps {
  title: string
  children: ReactNode
}

const Group = ({ title, children }: GroupProps) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Card>
)

/** The layouts that a page may have depend on it. */
const systemFields = ({ layouts, layout_id, level }: PageProperties): DescribedField[] => {
  const none = layout_id === 0 ? [['0', 'Aucune']] : []
  const names = layouts.map(({ id, name }) => [String(id), name])
  const choices = Object.fromEntries([...none, ...names]) as Record<string, string>
  const layout = choice({ label: 'Mise en page', choices, default: String(layout_id) })
  const { path, ...others } = SYSTEM
  return describeFields({
    layout_id: { ...layout, only: 'developer' },
    ...(level === 0 ? {} : { path }),
    ...others,
  })
}

interface PageFieldsProps {
  form: PageForm
  fields: readonly DescribedField[]
}

/** Fields of the page, whether of its language or of all. */
function PageFields({ form, fields }: PageFieldsProps) {
  const { values, faults, mayWrite, isSaving } = form
  const { infos: fault } = faults
  return (
    <Members
      Input={FieldInput}
      fields={fields}
      value={{
        ...values,
        ...knownInfos(values.infos),
        layout_id: String(values.layout_id),
        record_position: values.record_position ?? '',
      }}
      onChange={(changed) => form.change(writtenValues(changed, values.infos))}
      faults={fault ? { ...faults, review_at: fault } : faults}
      disabled={!mayWrite || isSaving}
      renderUnder={({ name }) => <Under name={name} form={form} />}
    />
  )
}

/** Values as they are stored. */
function writtenValues(values: Readonly<Record<string, unknown>>, infos: string): object {
  const { testamotifs, review_at, layout_id, record_position, ...others } = values
  const known = knownInfos(infos)
  const isSame = JSON.stringify({ testamotifs, review_at }) === JSON.stringify(known)
  return {
    ...others,
    ...(isSame || !Array.isArray(testamotifs)
      ? {}
      : { infos: withInfos(infos, { testamotifs, review_at: String(review_at) }) }),
    layout_id: Number(layout_id),
    record_position: record_position === '' ? null : record_position,
  }
}

/** Fields that follow their pattern by a letter of `auto_mod` (requirements A2). */
const AUTO = new Map([
  ['slug', { letter: 's', label: ADDRESS.slug.label }],
  ['title', { letter: 't', label: SEARCH.title.label }],
])

/** What stands under a field: how its length does, and whether it follows the name by itself. */
function Under({ name, form: { texts, change } }: { name: string; form: PageForm }) {
  const words =
    name === 'slug'
      ? `Adresse actuelle : ${texts.path}. Une ancienne adresse redirige toujours vers la nouvelle.`
      : name === 'title'
        ? titleHint(documentTitleOf(texts))
        : name === 'description'
          ? descriptionHint(texts.description)
          : ''
  const auto = AUTO.get(name)
  const isWritten = name === 'slug' || name === 'title' ? texts[name] !== '' : false
  const isAuto = auto !== undefined && isWritten && texts.auto_mod.includes(auto.letter)
  return (
    <>
      {words ? <FormHelperText>{fr(words)}</FormHelperText> : null}
      {isAuto ? (
        <Chip size="small" variant="outlined" label="Automatique" sx={{ mt: 1 }} />
      ) : auto === undefined ? null : (
        <Chip
          size="small"
          label="Rendre automatique"
          aria-label={fr(`Rendre « ${auto.label} » automatique`)}
          onClick={() => change({ [name]: '' })}
          sx={{ mt: 1 }}
        />
      )}
    </>
  )
}

const TreePlace = ({ page }: Pick<GroupsProps, 'page'>) => (
  <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
    Page n° {page.id} · lft {page.lft}, rgt {page.rgt}, niveau {page.level} ·{' '}
    {page.children.length === 0
      ? 'aucune page dessous'
      : page.children.length === 1
        ? 'une page dessous'
        : `${page.children.length} pages dessous`}
    {page.parents.length > 0 ? ' · sous ' : ''}
    {page.parents.slice(-1).map(({ id, name }) => (
      <MuiLink key={id} component={Link} to={`/pages/${id}`}>
        {name}
      </MuiLink>
    ))}
  </Typography>
)
