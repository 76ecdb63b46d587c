import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import type { FeedSource } from '#base/core/feed-source.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { choices as calls } from '#framework/api/choice-calls.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { OrderedList } from '#framework/admin/forms/ordered-list.tsx'
import { ChoiceField, WordsField } from '#framework/admin/forms/plain-fields.tsx'

type Keywords = FeedSource['keywords']

interface FeedKeywordsProps {
  keywords: Keywords
  onChange(keywords: Keywords): void
  disabled: boolean
}

/** Words by theme: an article that has one of them goes under the theme. */
export function FeedKeywords({ keywords, onChange, disabled }: FeedKeywordsProps) {
  const { data } = useCall(calls.motifs)
  const choices = Object.fromEntries((data?.data ?? []).map(({ code, name }) => [code, name]))
  const [first = ''] = Object.keys(choices)
  return (
    <FieldGroup label="Mots par thème" sx={{ mt: 2 }}>
      <Typography variant="h4">Mots par thème</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {fr(
          'Séparés par des virgules. « cotis* » vaut pour tout ce qui commence ainsi ; accents, majuscules et pluriels ne comptent pas.',
        )}
      </Typography>
      <OrderedList
        entries={keywords}
        onChange={onChange}
        nameOf={({ motif }) => choices[motif] ?? motif}
        blank={() => ({ motif: first, words: [] })}
        addLabel="Ajouter un thème"
        disabled={disabled}
      >
        {(rule, index, change) => (
          <Box
            sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '14rem 1fr' }, gap: 2 }}
          >
            <ChoiceField
              label={`Thème ${index + 1}`}
              value={rule.motif}
              choices={choices}
              disabled={disabled}
              onChange={(motif) => change({ ...rule, motif })}
            />
            <WordList
              words={rule.words}
              disabled={disabled}
              onChange={(words) => change({ ...rule, words })}
            />
          </Box>
        )}
      </OrderedList>
    </FieldGroup>
  )
}

interface WordListProps {
  words: readonly string[]
  onChange(words: string[]): void
  disabled: boolean
}

/** Words with commas between them; what is typed stays as it is while it means the same words. */
function WordList({ words, onChange, disabled }: WordListProps) {
  const [typed, setTyped] = useState(words.join(', '))
  const text = wordsOf(typed).join() === words.join() ? typed : words.join(', ')
  return (
    <WordsField
      label="Mots"
      rows={1}
      value={text}
      disabled={disabled}
      onChange={(next) => {
        setTyped(next)
        onChange(wordsOf(next))
      }}
    />
  )
}

const wordsOf = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
