import {
  Alert,
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  LinearProgress,
  Typography,
} from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { documentWord } from '#base/core/document.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { sentenceOf, request } from '#framework/admin/shell/http.ts'
import type { ShownDraft } from '../contract/documents.ts'
import { documentWords } from '../rules/document-words.ts'
import type { DocumentEditing } from './document-editing.ts'

/** The drafts that a document is drawn with, and which of them somebody publishes with it. */
export interface ShownDrafts {
  /** `null` as long as nobody has answered. */
  drafts: readonly ShownDraft[] | null
  /** Why they could not be asked for; empty when they could. */
  fault: string
  chosen: readonly ShownDraft[]
  choose(draft: ShownDraft, isChosen: boolean): void
}

/**
 * Whether somebody publishes it along unless they say otherwise: what is online and changed, and what a page without it
 * would miss. An announcement that was taken off, or a newcomer of the team, is not put online in passing.
 */
const goesAlong = ({ key: { kind }, isLive }: ShownDraft): boolean =>
  isLive || (kind !== 'layout' && kind !== 'person')

/** Asks for them once what was typed is saved. */
export function useShownDrafts(editing: DocumentEditing, isAsked: boolean): ShownDrafts {
  const { calls, params } = editing
  const [answer, setAnswer] = useState<Pick<ShownDrafts, 'drafts' | 'fault'>>(
    isAsked ? { drafts: null, fault: '' } : { drafts: [], fault: '' },
  )
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [asking] = useState(async () => {
    if (!isAsked || !(await editing.saveNow())) return { drafts: [], fault: '' }
    return request(calls.shown, { params }).then(
      ({ drafts }) => ({ drafts, fault: '' }),
      (cause: unknown) => ({ drafts: [], fault: sentenceOf(cause) }),
    )
  })
  useEffect(() => {
    void asking.then(setAnswer)
  }, [asking])
  const chosen = (answer.drafts ?? []).filter(
    (draft) => draft.refusal === '' && (choices.get(documentWord(draft.key)) ?? goesAlong(draft)),
  )
  return {
    ...answer,
    chosen,
    choose({ key }, isChosen) {
      setChoices(new Map(choices).set(documentWord(key), isChosen))
    },
  }
}

interface ShownDraftsListProps {
  shown: ShownDrafts
  /** « cette page » */
  name: string
}

/** « En-tête : 1 changement », each with a box; nothing where there is none. */
export function ShownDraftsList({ shown, name }: ShownDraftsListProps) {
  const { drafts, fault, chosen, choose } = shown
  const heading = useId()
  if (drafts === null) return <LinearProgress aria-label="Recherche des autres brouillons" />
  if (fault !== '') {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {fr(`Les autres brouillons n’ont pas pu être lus : ${fault}`)}
      </Alert>
    )
  }
  if (drafts.length === 0) return null
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mb: 3 }}>
      <Typography id={heading} component="h3" variant="h6">
        Autres brouillons
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {fr(
          `Ce que ${name} montre aussi, et que les visiteurs ne voient pas encore. Ce qui est coché est publié en même temps : tout, ou rien.`,
        )}
      </Typography>
      {drafts.map((draft) => (
        <OneDraft
          key={documentWord(draft.key)}
          draft={draft}
          isChosen={chosen.includes(draft)}
          onChoose={(isChosen) => choose(draft, isChosen)}
        />
      ))}
    </Box>
  )
}

interface OneDraftProps {
  draft: ShownDraft
  isChosen: boolean
  onChoose(isChosen: boolean): void
}

function OneDraft({ draft, isChosen, onChoose }: OneDraftProps) {
  const { key, title, refusal } = draft
  const why = useId()
  const { Noun } = documentWords(key)
  // A page has one of each part of a layout.
  const name = key.kind === 'layout' ? Noun : `${Noun} « ${title} »`
  const isEnglish = key.lang === 'en'
  return (
    <Box sx={{ mt: 1 }}>
      <FormControlLabel
        label={fr(`${name}${isEnglish ? ', en anglais' : ''} : ${extentOf(draft)}`)}
        disabled={refusal !== ''}
        control={
          <Checkbox
            checked={isChosen}
            onChange={(_event, isOn) => onChoose(isOn)}
            slotProps={{ input: refusal === '' ? {} : { 'aria-describedby': why } }}
          />
        }
      />
      {refusal === '' ? null : (
        <FormHelperText id={why} sx={{ ml: 4, mt: 0 }}>
          {fr(refusal)}
        </FormHelperText>
      )}
    </Box>
  )
}

/** How much of it visitors do not see yet. */
function extentOf({ isLive, changes }: ShownDraft): string {
  if (!isLive) return 'pas en ligne'
  return changes > 1 ? `${changes} changements` : '1 changement'
}

/** With whom a document went live: « , avec l’en-tête »; empty for alone. */
export function withWhom(chosen: readonly ShownDraft[]): string {
  const [first, ...others] = chosen
  if (first === undefined) return ''
  return others.length === 0
    ? `, avec ${documentWords(first.key).the}`
    : `, avec ${chosen.length} autres brouillons`
}
