import { Box, Stack } from '@mui/material'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ArticleFormProps } from './article-document.ts'
import { TYPED } from './article-link.ts'
import { ArticlePage, type ArticlePageProps } from './article-page.tsx'
import { ArticleSide } from './article-side.tsx'
import { ArticleText } from './article-text.tsx'

interface OnPageProps extends Omit<ArticlePageProps, 'address' | 'onMarks' | 'onOptions'> {
  id: string
  form: ArticleFormProps
  /** A field that is to be filled in; empty for none. */
  asked: string
}

/** The page of an article, and beside it what is not typed there. */
export function OnPage({ id, form, asked: wanted, ...page }: OnPageProps) {
  const { saving } = page.editing
  const { lang } = form.fields
  const [shown, show] = useState(lang)
  /** `null` until the page is there: a field would come and go. */
  const [marks, setMarks] = useState<readonly string[] | null>(null)
  const [asked, ask] = useState<readonly string[]>([])
  const side = useRef<HTMLDivElement>(null)
  // Its page is another one as soon as the server knows the language.
  if (saving === 'saved' && shown !== lang) show(lang)
  const without = TYPED.filter(
    (name) =>
      (marks === null || marks.includes(name)) &&
      !asked.includes(name) &&
      name !== wanted &&
      form.faults[name] === undefined,
  )
  const width = without.length === TYPED.length ? 340 : 440
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${width}px` },
      }}
    >
      <Box sx={PAGE}>
        <ArticlePage
          key={shown}
          {...page}
          address={`article/${id}/${shown}`}
          onMarks={setMarks}
          onOptions={(name) => {
            flushSync(() => ask((former) => [...former, name]))
            side.current?.scrollIntoView({ block: 'nearest' })
            side.current?.querySelector<HTMLElement>(FIELD)?.focus()
          }}
        />
      </Box>
      <Stack ref={side} spacing={3}>
        <ArticleText {...form} without={without} />
        <ArticleSide {...form} />
      </Stack>
    </Box>
  )
}

const FIELD = 'input, textarea, [contenteditable]'

/** It stays in sight while one scrolls through what stands beside it. */
const PAGE = {
  display: 'grid',
  height: { xs: '75dvh', lg: 'calc(100dvh - 160px)' },
  minHeight: 360,
  position: { lg: 'sticky' },
  top: 140,
} as const
