import { Alert, TextField } from '@mui/material'
import { MotifPicker } from '#framework/admin/inputs/motif-picker.tsx'
import { Group, YesNo } from './form-parts.tsx'
import { isInfos, knownInfos, withInfos } from './infos-members.ts'
import type { GroupsProps } from './property-groups.tsx'

/** Who sees the page. */
export function VisibilityGroup({ form: { texts, setText } }: GroupsProps) {
  return (
    <Group title="Visibilité">
      <YesNo
        label="En ligne"
        help="Sinon, les visiteurs voient la page « introuvable »."
        value={texts.is_active}
        onChange={(is_active) => setText({ is_active })}
      />
      <YesNo
        label="Réservée aux personnes connectées"
        help="La connexion est demandée sur place."
        value={texts.is_secure}
        onChange={(is_secure) => setText({ is_secure })}
      />
      <YesNo
        label="Visible dans les moteurs de recherche"
        help="Sinon, la page porte « noindex »."
        value={texts.is_indexable}
        onChange={(is_indexable) => setText({ is_indexable })}
      />
      <YesNo
        label="Dans le fil d’Ariane"
        help="Le chemin affiché en haut des pages."
        value={texts.is_visible_bread_crumb}
        onChange={(is_visible_bread_crumb) => setText({ is_visible_bread_crumb })}
      />
    </Group>
  )
}

/** Themes and the day of the next review. */
export function ThemesGroup({ form: { texts, faults, setText } }: GroupsProps) {
  const { testamotifs, review_at } = knownInfos(texts.infos)
  if (!isInfos(texts.infos)) {
    return (
      <Group title="Thèmes et relecture">
        <Alert severity="warning">
          Le champ « infos » n’est pas lisible : corrigez-le dans « Avancé » pour choisir des
          thèmes.
        </Alert>
      </Group>
    )
  }
  return (
    <Group title="Thèmes et relecture">
      <MotifPicker
        label="Thèmes de la page"
        help="Les actualités de la page suivent ces thèmes."
        value={testamotifs}
        onChange={(codes) => setText({ infos: withInfos(texts.infos, { testamotifs: codes }) })}
      />
      <TextField
        type="date"
        label="À relire le"
        value={review_at}
        error={faults['texts.infos'] !== undefined}
        helperText={faults['texts.infos'] ?? 'La page apparaît alors au tableau de bord.'}
        onChange={({ target }) =>
          setText({ infos: withInfos(texts.infos, { review_at: target.value }) })
        }
        fullWidth={false}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Group>
  )
}
