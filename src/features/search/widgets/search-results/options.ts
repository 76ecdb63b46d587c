import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { list, page } from '#base/core/field/fields.ts'

export const options = defineOptions(
  {
    popular: list({
      label: 'Pages proposées',
      help: 'Montrées sans recherche et quand rien n’est trouvé. Aucune : les grandes rubriques.',
      max: 12,
      members: { page: page({ label: 'Page' }) },
    }),
    contact: page({ label: 'Page où poser sa question' }),
  },
  // Hits are ten a page.
  [({ nb_items: _all, ...others }) => others],
)
