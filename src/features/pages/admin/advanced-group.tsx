import { Link as MuiLink, MenuItem, TextField, Typography } from '@mui/material'
import { Link } from 'react-router'
import { Group, Line } from './form-parts.tsx'
import { SharedLine, TextLine } from './page-lines.tsx'
import type { GroupsProps } from './property-groups.tsx'

/** What only who knows the system changes. */
export function AdvancedGroup({ page, form }: GroupsProps) {
  const { shared, faults, setShared } = form
  return (
    <Group title="Avancé" isFolded>
      <TextField
        select
        label="Mise en page"
        value={shared.layout_id}
        error={faults['shared.layout_id'] !== undefined}
        helperText={faults['shared.layout_id']}
        onChange={({ target }) => setShared({ layout_id: Number(target.value) })}
      >
        {shared.layout_id === 0 ? <MenuItem value={0}>Aucune</MenuItem> : null}
        {page.layouts.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {page.level === 0 ? null : (
        <TextLine
          form={form}
          name="path"
          label="Adresse entière"
          help="Pour une adresse qui ne suit pas l’arborescence."
          max={500}
          code
        />
      )}
      <SharedLine form={form} name="type" label="Type (type)" max={60} />
      <SharedLine form={form} name="module" label="Module (module)" max={60} code />
      <SharedLine form={form} name="action" label="Action (action)" max={120} code />
      <RecordLines form={form} />
      <SharedLine
        form={form}
        name="modelclass"
        label="Classe du modèle (modelclass)"
        max={120}
        code
      />
      <TextLine
        form={form}
        name="auto_mod"
        label="Champs automatiques (auto_mod)"
        help="Lettres de « snthdk » : slug, nom, titre, h1, description, mots-clés."
        max={6}
        code
      />
      <TextLine
        form={form}
        name="infos"
        label="Informations (infos, JSON)"
        help="Les membres inconnus sont conservés tels quels."
        rows={4}
        max={20_000}
        code
      />
      <TreePlace page={page} />
    </Group>
  )
}

/** The record that a page shows. */
function RecordLines({ form }: Pick<GroupsProps, 'form'>) {
  const { shared, faults, setShared } = form
  const number = (value: string) => Math.max(0, Math.trunc(Number(value)) || 0)
  return (
    <>
      <Line
        label="Fiche liée (record_id)"
        value={String(shared.record_id)}
        help="0 : aucune fiche."
        error={faults['shared.record_id']}
        max={10}
        code
        onChange={(value) => setShared({ record_id: number(value) })}
      />
      <SharedLine
        form={form}
        name="record_model"
        label="Modèle de la fiche (record_model)"
        max={120}
        code
      />
      <Line
        label="Position de la fiche (record_position)"
        value={shared.record_position === null ? '' : String(shared.record_position)}
        error={faults['shared.record_position']}
        max={10}
        code
        onChange={(value) => setShared({ record_position: value === '' ? null : number(value) })}
      />
    </>
  )
}

const TreePlace = ({ page }: Pick<GroupsProps, 'page'>) => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
    Page n° {page.id} · lft {page.lft}, rgt {page.rgt}, niveau {page.level} ·{' '}
    {page.children.length === 0
      ? 'aucune page dessous'
      : page.children.length === 1
        ? 'une page dessous'
        : `${page.children.length} pages dessous`}
    {page.parents.length > 0 ? ' · sous ' : ''}
    {page.parents.slice(-1).map(({ id, name }) => (
      <MuiLink key={id} component={Link} to={`/admin/pages/${id}`}>
        {name}
      </MuiLink>
    ))}
  </Typography>
)
