import { Box, Typography } from '@mui/material'
import type { PageProperties } from '#domain/edited-pages.ts'
import { MediaPicker } from '../media/media-picker.tsx'
import { Group, Line } from './form-parts.tsx'
import { descriptionHint, documentTitleOf, SearchPreview, titleHint } from './search-preview.tsx'
import type { PageForm } from './use-page-form.ts'

export interface GroupsProps {
  page: PageProperties
  form: PageForm
}

/** Letters of `auto_mod` that fields follow their pattern by (requirements A2). */
const follows = ({ texts }: PageForm, letter: string): boolean => texts.auto_mod.includes(letter)

/** Name, address and headings. */
export function AddressGroup({ page, form }: GroupsProps) {
  const { texts, faults, setText } = form
  const isRoot = page.level === 0
  return (
    <Group title="Adresse et titre">
      <Line
        label="Nom de la page"
        value={texts.name}
        help="Dans les menus, le fil d’Ariane et l’arborescence."
        error={faults['texts.name']}
        max={200}
        onChange={(name) => setText({ name })}
      />
      {isRoot ? (
        <Typography color="textSecondary" sx={{ my: 1 }}>
          C’est la page d’accueil : son adresse est celle du site.
        </Typography>
      ) : (
        <Line
          label="Fin de l’adresse"
          value={texts.slug}
          help={`Adresse actuelle : ${texts.path}. Une ancienne adresse redirige toujours vers la nouvelle.`}
          error={faults['texts.slug']}
          isAuto={follows(form, 's') && texts.slug !== ''}
          onAuto={() => setText({ slug: '' })}
          max={120}
          onChange={(slug) => setText({ slug })}
        />
      )}
      <Line
        label="Grand titre de la page (h1)"
        value={texts.h1}
        help="Vide : le titre est celui que la page affiche elle-même."
        error={faults['texts.h1']}
        onChange={(h1) => setText({ h1 })}
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
  const { texts, faults, setText } = form
  return (
    <Group title="Référencement">
      <Line
        label="Titre"
        value={texts.title}
        help={titleHint(documentTitleOf(texts))}
        error={faults['texts.title']}
        isAuto={follows(form, 't') && texts.title !== ''}
        onAuto={() => setText({ title: '' })}
        onChange={(title) => setText({ title })}
      />
      <Line
        label="Description"
        value={texts.description}
        help={descriptionHint(texts.description)}
        error={faults['texts.description']}
        rows={3}
        max={1000}
        onChange={(description) => setText({ description })}
      />
      <Line
        label="Mots-clés"
        value={texts.keywords}
        help="Séparés par des virgules. Les moteurs n’en tiennent presque plus compte."
        error={faults['texts.keywords']}
        max={1000}
        onChange={(keywords) => setText({ keywords })}
      />
      <SearchPreview texts={texts} origin={page.origin} />
    </Group>
  )
}
