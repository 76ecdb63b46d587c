import type { DocumentKind } from '#base/core/document.ts'
import {
  type Fields,
  group,
  link,
  list,
  media,
  richText,
  widgets,
} from '#base/core/field/fields.ts'
import { CONSTANTS, SETTINGS } from '#base/core/settings/settings.ts'
import { BODY, COVER, VIDEO } from '#features/articles/rules/article-form-fields.ts'
import { ENTRY_FIELDS } from '#features/menus/rules/entry-fields.ts'
import { ADDRESS } from '#features/pages/rules/page-fields.ts'
import { PERSON_FIELDS } from '#features/team/rules/person-fields.ts'
import { OFFICE_FIELDS } from '#features/sites/rules/office-form.ts'

/** An entry of a menu with those under it. */
const ENTRY: Fields = {
  ...ENTRY_FIELDS,
  get childs() {
    return list({ label: 'Sous-entrées', members: ENTRY })
  },
}

const MENU = {
  data: group({
    label: 'Contenu',
    members: { menu: list({ label: 'Entrées', members: ENTRY }) },
  }),
}

const HELD = { widgets: widgets({ label: 'Blocs' }) }

/** Drafts of documents as they are stored. */
export const DRAFTS: Readonly<Record<DocumentKind, Fields>> = {
  page: HELD,
  layout: HELD,
  block: HELD,
  model: HELD,
  menu: MENU,
  article: {
    ...BODY,
    cover: group({ label: 'Image', members: COVER }),
    video: group({ label: 'Vidéo', members: VIDEO.file }),
  },
  person: { fields: group({ label: 'Personne', members: PERSON_FIELDS }) },
  template: { html: richText({ label: 'HTML' }) },
  // Colours and the name of a look lead nowhere.
  theme: {},
}

const file = media({ label: 'Fichier' })

/** Rows of what is live and of what is saved at once; columns of JSON are read. */
export const ROWS = {
  page: { image: ADDRESS.image },
  menu: MENU,
  article: {
    ...BODY,
    medias_paths: list({ label: 'Images', members: { url: file } }),
    video: group({
      label: 'Vidéo',
      members: {
        url: file,
        poster: file,
        captions: list({ label: 'Sous-titres', members: { url: file } }),
      },
    }),
  },
  opinion: { opinion: richText({ label: 'Avis' }) },
  redirect: { destination: link({ label: 'Nouvelle adresse' }) },
  setting: {
    ...CONSTANTS,
    ...SETTINGS,
    offices: list({ label: 'Bureaux', members: OFFICE_FIELDS }),
  },
} satisfies Record<string, Fields>
