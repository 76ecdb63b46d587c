import { Box } from '@mui/material'
import type { FeedSource } from '#base/core/feed-source.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { IconPicker } from '#framework/admin/inputs/icon-picker.tsx'
import { MotifPicker } from '#framework/admin/inputs/motif-picker.tsx'
import { FeedKeywords } from './feed-keywords.tsx'
import { FeedTry } from './feed-try.tsx'
import { ChoiceField, SwitchField, WordsField } from '#framework/admin/forms/plain-fields.tsx'

interface FeedFieldsProps {
  source: FeedSource
  onChange(source: FeedSource): void
  faults: Readonly<Record<string, string>>
  disabled: boolean
}

/** One public feed: where it is, and under which themes its articles go. */
export function FeedFields({ source, onChange, faults, disabled }: FeedFieldsProps) {
  const set = (changes: Partial<FeedSource>) => onChange({ ...source, ...changes })
  const words = (name: 'key' | 'name' | 'url' | 'licence', label: string, help: string) => (
    <WordsField
      label={label}
      help={fr(help)}
      value={source[name]}
      error={faults[name]}
      disabled={disabled}
      onChange={(value) => set({ [name]: name === 'url' ? value.trim() : value })}
    />
  )
  return (
    <>
      <SwitchField
        label="Montrer ses articles"
        help="Éteint, rien n’en est lu."
        value={source.is_active}
        disabled={disabled}
        onChange={(is_active) => set({ is_active })}
      />
      {words('url', 'Adresse du flux', 'RSS, Atom ou JSON Feed : « https://… ».')}
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 2 }}
      >
        {words('name', 'Nom', 'Montré à côté de chaque article.')}
        {words('key', 'Clé', 'Mot court, sans accents : il entre dans les adresses des articles.')}
        <ChoiceField
          label="Genre"
          value={source.kind}
          choices={{ news: 'Actualités', video: 'Chaîne de vidéos' }}
          disabled={disabled}
          onChange={(kind) => set({ kind: kind === 'video' ? 'video' : 'news' })}
        />
        <WordsField
          label="Relire toutes les (minutes)"
          help="15 au moins."
          type="number"
          value={String(source.interval)}
          error={faults['interval']}
          disabled={disabled}
          onChange={(value) => set({ interval: Math.trunc(Number(value)) })}
        />
        {words(
          'licence',
          'Mention demandée par la licence',
          'Par exemple « Licence Ouverte 2.0 ».',
        )}
        <IconPicker
          label="Icône"
          value={source.icon}
          disabled={disabled}
          onChange={(icon) => set({ icon })}
        />
      </Box>
      {source.kind === 'news' ? (
        <>
          <MotifPicker
            label="Thèmes d’un article sans aucun des mots ci-dessous"
            help="Aucun thème : un tel article est laissé de côté."
            value={source.motifs}
            disabled={disabled}
            onChange={(motifs) => set({ motifs })}
          />
          <FeedKeywords
            keywords={source.keywords}
            disabled={disabled}
            onChange={(keywords) => set({ keywords })}
          />
        </>
      ) : null}
      <FeedTry source={source} />
    </>
  )
}
