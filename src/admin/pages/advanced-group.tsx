import { Link as MuiLink, MenuItem, TextField, Typography } from '@mui/material'
import { Link } from 'react-router'
import { Group, Line } from './form-parts.tsx'
import type { GroupsProps } from './property-groups.tsx'

/** What only who knows the system changes. */
export function AdvancedGroup({ page, form }: GroupsProps) {
  const { texts, shared, faults, setText, setShared } = form
  const number = (value: string) => Math.max(0, Math.trunc(Number(value)) || 0)
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
        <Line
          label="Adresse entière"
          value={texts.path}
          help="Pour une adresse qui ne suit pas l’arborescence."
          error={faults['texts.path']}
          max={500}
          code
          onChange={(path) => setText({ path })}
        />
      )}
      <Line
        label="Type (type)"
        value={shared.type}
        error={faults['shared.type']}
        max={60}
        onChange={(type) => setShared({ type })}
      />
      <Line
        label="Module (module)"
        value={shared.module}
        error={faults['shared.module']}
        max={60}
        code
        onChange={(module) => setShared({ module })}
      />
      <Line
        label="Action (action)"
        value={shared.action}
        error={faults['shared.action']}
        max={120}
        code
        onChange={(action) => setShared({ action })}
      />
      <Line
        label="Fiche liée (record_id)"
        value={String(shared.record_id)}
        help="0 : aucune fiche."
        error={faults['shared.record_id']}
        max={10}
        code
        onChange={(value) => setShared({ record_id: number(value) })}
      />
      <Line
        label="Modèle de la fiche (record_model)"
        value={shared.record_model}
        error={faults['shared.record_model']}
        max={120}
        code
        onChange={(record_model) => setShared({ record_model })}
      />
      <Line
        label="Position de la fiche (record_position)"
        value={shared.record_position === null ? '' : String(shared.record_position)}
        error={faults['shared.record_position']}
        max={10}
        code
        onChange={(value) => setShared({ record_position: value === '' ? null : number(value) })}
      />
      <Line
        label="Classe du modèle (modelclass)"
        value={shared.modelclass}
        error={faults['shared.modelclass']}
        max={120}
        code
        onChange={(modelclass) => setShared({ modelclass })}
      />
      <Line
        label="Champs automatiques (auto_mod)"
        value={texts.auto_mod}
        help="Lettres de « snthdk » : slug, nom, titre, h1, description, mots-clés."
        error={faults['texts.auto_mod']}
        max={6}
        code
        onChange={(auto_mod) => setText({ auto_mod })}
      />
      <Line
        label="Informations (infos, JSON)"
        value={texts.infos}
        help="Les membres inconnus sont conservés tels quels."
        error={faults['texts.infos']}
        rows={4}
        max={20_000}
        code
        onChange={(infos) => setText({ infos })}
      />
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
    </Group>
  )
}
