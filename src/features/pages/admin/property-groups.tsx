import { Box, Typography } from '@mui/material'
import type { PageProperties } from '../contract/pages.ts'
import { MediaPicker } from '#features/media/admin/media-picker.tsx'
import { Group } from './form-parts.tsx'
import { TextLine } from './page-lines.tsx'
import { descriptionHint, documentTitleOf, SearchPreview, titleHint } from './search-preview.tsx'
import type { PageForm } from './use-page-form.ts'

export interface GroupsProps {
  page: PageProperties
  form: PageForm
}

/** Name, address and headings. */
export function AddressGroup({ page, form }: GroupsProps) {
  const { texts, faults } = form
  const isRoot = page.level === 0
  return (
    <Group title="Adresse et titre">
      <TextLine
        form={form}
        name="name"
        label="Nom de la page"
        help="Dans les menus, le fil d’Ariane et l’arborescence."
        max={200}
      />
      {isRoot ? (
        <Typography color="textSecondary" sx={{ my: 1 }}>
          C’est la page d’accueil : son adresse est celle du site.
        </Typography>
      ) : (
        <TextLine
          form={form}
          name="slug"
          label="Fin de l’adresse"
          autoLetter="s"
          help={`Adresse actuelle : ${texts.path}. Une ancienne adresse redirige toujours vers la nouvelle.`}
          max={120}
        />
      )}
      <TextLine
        form={form}
        name="h1"
        label="Grand titre de la page (h1)"
        help="Vide : le titre est celui que la page affiche elle-même."
      />
      <Box sx={{ mt: 2 }}>
        <MediaPicker
          label="Image de la page"
          kind="image"
          value={form.shared.image}
          {...(faults['shared.image'] === undefined ? {} : { error: faults['shared.image'] })}
          onChange={(image) => form.setShared({ image })}
        />
      </Box>
    </Group>
  )
}

/** What search engines are told. */
export function SearchGroup({ page, form }: GroupsProps) {
  const { texts } = form
  return (
    <Group title="Référencement">
      <TextLine
        form={form}
        name="title"
        label="Titre"
        autoLetter="t"
        help={titleHint(documentTitleOf(texts))}
      />
      <TextLine
        form={form}
        name="description"
        label="Description"
        help={descriptionHint(texts.description)}
        rows={3}
        max={1000}
      />
      <TextLine
        form={form}
        name="keywords"
        label="Mots-clés"
        help="Séparés par des virgules. Les moteurs n’en tiennent presque plus compte."
        max={1000}
      />
      <SearchPreview texts={texts} origin={page.origin} />
    </Group>
  )
}
