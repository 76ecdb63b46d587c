import { FEED_SOURCE, type ProvidersSetting } from './feed-source.ts'
import { inGroup, list, motifs, own, secret, text } from '../field/fields.ts'
import { onServer, settingsOf } from './setting.ts'

/** Where articles come from. */
export const PROVIDER_SETTINGS = {
  ...settingsOf('provider', {
    ...onServer({
      providers: own<ProvidersSetting>({
        label: 'Ordre des fournisseurs',
        help: 'Qui passe d’abord, pour tout le site et pour certains thèmes.',
        default: { order: [], by_motif: {} },
      }),
      provider_url: text({
        label: 'Adresse du fournisseur',
        help: 'Ce qui précède « /motifs/subscribed ». Vide : celle du serveur.',
        example: 'https://contenu.exemple/ajax/testa',
        format: 'web-address',
        max: 2000,
      }),
      provider_token: secret({
        label: 'Jeton d’accès',
        help: 'Donné par le fournisseur. Il n’est jamais montré.',
      }),
      provider_media_url: text({
        label: 'Adresse de ses images',
        help: 'Vide : l’hôte de l’adresse du fournisseur.',
        format: 'web-address',
        max: 2000,
      }),
      provider_name: text({
        label: 'Nom du fournisseur',
        help: 'Nommé comme auteur de ses articles dans les données pour les moteurs.',
      }),
    }),
    ...inGroup('Appels et mise en forme', {
      provider_segment: text({
        label: 'Segment des appels du site',
        help: 'Ce qui suit « /ajax/ » dans les appels de ce site. Vide : celui du serveur.',
        format: 'segment',
      }),
      xsl_code: text({
        label: 'Code de mise en forme',
        help: 'La forme sous laquelle le fournisseur donne un article.',
        default: 'Html_To_Basedoc_BS4_Content_only',
        format: 'identifier',
      }),
    }),
    ...inGroup('Thèmes réservés', {
      ...onServer({
        reserved_motifs: motifs({
          label: 'Thèmes réservés',
          help: 'Vos articles de ces thèmes quittent le site : seuls les lisent les sites qui apportent le jeton des lecteurs. Sans jeton, personne.',
        }),
        reader_token: secret({
          label: 'Jeton des lecteurs',
          help: 'Donnez-le aux sites qui lisent vos thèmes réservés. Il n’est jamais montré.',
          format: 'token',
        }),
      }),
    }),
  }),
  ...settingsOf(
    'sources',
    onServer({
      feed_sources: list({
        label: 'Flux publics',
        help: 'Sources RSS, Atom ou JSON : titre, court résumé, date, source et lien.',
        members: FEED_SOURCE,
        max: 50,
        unique: 'key',
        tells: 'is_active',
      }),
    }),
  ),
}
