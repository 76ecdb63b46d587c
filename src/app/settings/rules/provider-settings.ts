import type { DescribedSetting } from './described-setting.ts'

/** Where articles come from. */
export const PROVIDER_SETTINGS = {
  providers: {
    group: 'provider',
    kind: 'own-screen',
    label: 'Ordre des fournisseurs',
    help: 'Qui passe d’abord, pour tout le site et pour certains thèmes.',
    demo: null,
  },
  provider_url: {
    group: 'provider',
    kind: 'text',
    label: 'Adresse du fournisseur',
    help: 'Ce qui précède « /motifs/subscribed » : « https://contenu.exemple/ajax/testa ». Vide : celle du serveur.',
    demo: '',
  },
  provider_token: {
    group: 'provider',
    kind: 'text',
    label: 'Jeton d’accès',
    help: 'Donné par le fournisseur. Il n’est jamais montré.',
    demo: '',
    isSecret: true,
  },
  provider_media_url: {
    group: 'provider',
    kind: 'text',
    label: 'Adresse de ses images',
    help: 'Vide : l’hôte de l’adresse du fournisseur.',
    demo: '',
  },
  provider_name: {
    group: 'provider',
    kind: 'text',
    label: 'Nom du fournisseur',
    help: 'Nommé comme auteur de ses articles dans les données pour les moteurs.',
    demo: '',
  },
  provider_segment: {
    group: 'provider',
    kind: 'text',
    label: 'Segment des appels du site',
    help: 'Ce qui suit « /ajax/ » dans les appels de ce site. Vide : celui du serveur.',
    demo: '',
  },
  xsl_code: {
    group: 'provider',
    kind: 'text',
    label: 'Code de mise en forme',
    help: 'La forme sous laquelle le fournisseur donne un article.',
    demo: 'Html_To_Basedoc_BS4_Content_only',
  },
  feed_sources: {
    group: 'sources',
    kind: 'own-screen',
    label: 'Flux publics',
    help: 'Sources RSS, Atom ou JSON : titre, court résumé, date, source et lien.',
    demo: null,
  },
} as const satisfies Record<string, DescribedSetting>
