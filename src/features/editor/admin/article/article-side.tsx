import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { MomentInput } from '#features/articles/admin/moment-input.tsx'
import type { ArticleFields } from '#features/articles/rules/own-article.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { MediaPicker } from '#features/media/admin/media-picker.tsx'
import { MotifPicker } from '#framework/admin/inputs/motif-picker.tsx'
import type { ArticleFormProps } from './article-document.ts'

/** What stands around the text: publication, motifs, cover, address. */
export function ArticleSide({ fields, change, faults, disabled }: ArticleFormProps) {
  return (
    <Stack spacing={2}>
      <Part title="Publication">
        <MotifPicker
          label="Motifs"
          help="Les listes qui suivent ces motifs montreront l’article."
          value={fields.motifs}
          onChange={(motifs) => change({ motifs })}
          error={faults['motifs']}
          disabled={disabled}
        />
        <MomentInput
          label="Date de publication"
          help="Vide : dès la publication. Une date à venir programme l’article."
          value={fields.publishedAt}
          onChange={(publishedAt) => change({ publishedAt })}
          error={faults['publishedAt']}
          disabled={disabled}
        />
        <TextField
          label="Auteur"
          value={fields.author}
          helperText="Vide : le cabinet."
          disabled={disabled}
          onChange={({ target }) => change({ author: target.value })}
        />
        <TextField
          type="date"
          label="À relire le"
          value={fields.reviewAt}
          helperText="Pour vérifier plus tard que rien n’a changé."
          disabled={disabled}
          onChange={({ target }) => change({ reviewAt: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Part>
      <Cover fields={fields} change={change} faults={faults} disabled={disabled} />
      <Address fields={fields} change={change} faults={faults} disabled={disabled} />
    </Stack>
  )
}

function Cover({ fields, change, faults, disabled }: ArticleFormProps) {
  const { cover } = fields
  const set = (changes: Partial<ArticleFields['cover']>) =>
    change({ cover: { ...cover, ...changes } })
  return (
    <Part title="Image">
      <MediaPicker
        label="Image de couverture"
        kind="image"
        value={cover.path}
        onChange={(path) => set({ path })}
        error={faults['cover.path']}
        disabled={disabled}
      />
      <TextField
        label="Crédit photo"
        value={cover.credit}
        disabled={disabled}
        onChange={({ target }) => set({ credit: target.value })}
      />
      <TextField
        label="Année du crédit"
        value={cover.creditYear}
        disabled={disabled}
        error={Boolean(faults['cover.creditYear'])}
        helperText={faults['cover.creditYear']}
        onChange={({ target }) => set({ creditYear: target.value.trim().slice(0, 4) })}
      />
    </Part>
  )
}

function Address({ fields, change, faults, disabled }: ArticleFormProps) {
  return (
    <Part title="Adresse et langue">
      <TextField
        label="Fin de l’adresse"
        value={fields.slug}
        placeholder={slugOf(fields.title)}
        disabled={disabled}
        error={Boolean(faults['slug'])}
        helperText={
          faults['slug'] ||
          'Vide : d’après le titre. Si vous la changez, l’ancienne adresse mènera à la nouvelle.'
        }
        onChange={({ target }) => change({ slug: target.value.toLowerCase().replaceAll(' ', '-') })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label="Langue"
        value={fields.lang}
        disabled={disabled}
        onChange={({ target }) => change({ lang: target.value === 'en' ? 'en' : 'fr' })}
      >
        <MenuItem value="fr">Français</MenuItem>
        <MenuItem value="en">Anglais</MenuItem>
      </TextField>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Stack spacing={2}>{children}</Stack>
    </Card>
  )
}
