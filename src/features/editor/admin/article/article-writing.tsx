import { Box, Stack, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStoredState } from '#framework/admin/shell/stored-state.ts'
import type { ArticleFields } from '#features/articles/rules/own-article.ts'
import { LiveRegion } from '../announcer.tsx'
import { Viewports } from '../canvas/viewports.tsx'
import { stepKeys } from '../state/keys.ts'
import { UndoRedo } from '../state/undo-redo.tsx'
import { type ArticleEditing, type ArticleFormProps, faultsOf } from './article-document.ts'
import { ArticleSide } from './article-side.tsx'
import { ArticleText } from './article-text.tsx'
import { focusField } from './focus-field.ts'
import { OnPage } from './on-page.tsx'
import { useArticleSteps } from './use-article-steps.ts'

/** Pixels below which the fields follow each other instead of standing beside the page. */
const ONE_COLUMN = '(max-width: 699px)'

interface ArticleWritingProps {
  id: string
  editing: ArticleEditing
  /** What the draft says. */
  current: ArticleFields
  /** A field that is to be filled in now; another object asks again. */
  asked: FieldRequest | null
}

export interface FieldRequest {
  name: string
}

/** An article that is being written, on its page or in a form, with one way back. */
export function ArticleWriting({ id, editing, current, asked }: ArticleWritingProps) {
  const { isReadOnly, problems } = editing
  const { store, ...steps } = useArticleSteps(editing, current)
  const fields = useSyncExternalStore(store.subscribe, store.state)
  const isNarrow = useMediaQuery(ONE_COLUMN, { noSsr: true })
  const [chosen, choose] = useStoredState<'page' | 'form' | ''>('editor.article', '')
  const isForm = (chosen || (isNarrow ? 'form' : 'page')) === 'form'
  const [width, setWidth] = useState(0)
  const [fitting, fit] = useState(0)
  const form: ArticleFormProps = {
    fields,
    change: steps.change,
    faults: faultsOf(problems),
    disabled: isReadOnly,
  }
  const keys = stepKeys(steps)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked && box.current) focusField(box.current, asked.name)
  }, [asked])
  return (
    <Box ref={box} onKeyDownCapture={({ nativeEvent }) => void keys(nativeEvent)}>
      <Stack
        direction="row"
        component="section"
        aria-label="Outils de l’article"
        spacing={1}
        useFlexGap
        sx={{ py: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Affichage"
          value={isForm ? 'form' : 'page'}
          onChange={(_event, shown: 'page' | 'form' | null) => shown !== null && choose(shown)}
        >
          <ToggleButton value="page" sx={{ textTransform: 'none' }}>
            Sur la page
          </ToggleButton>
          <ToggleButton value="form" sx={{ textTransform: 'none' }}>
            Formulaire
          </ToggleButton>
        </ToggleButtonGroup>
        <UndoRedo store={store} undo={steps.undo} redo={steps.redo} isReadOnly={isReadOnly} />
        <Box sx={{ flex: 1 }} />
        {isForm || isNarrow ? null : <Viewports width={width || fitting} onChange={setWidth} />}
      </Stack>
      {isForm ? (
        <Box sx={COLUMNS}>
          <ArticleText {...form} />
          <ArticleSide {...form} />
        </Box>
      ) : (
        <OnPage
          id={id}
          editing={editing}
          store={store}
          form={form}
          asked={asked?.name ?? ''}
          undo={steps.undo}
          redo={steps.redo}
          width={width || fitting}
          onFit={fit}
        />
      )}
      <LiveRegion announcer={steps.announcer} />
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
} as const
