import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useListContext } from '#framework/admin/list/list-query.ts'
import { RecordList } from '#framework/admin/list/record-list.tsx'
import { type Column, RecordTable } from '#framework/admin/list/record-table.tsx'
import { RowLink } from '#framework/admin/row-link.tsx'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { SectionTabs } from '#framework/admin/forms/section-tabs.tsx'
import { dateOf, dateTimeOf } from '#framework/admin/shell/dates.ts'
import { articles, type ListedArticle } from '../contract/articles.ts'
import { NewArticleButton } from './new-article-button.tsx'
import { ARTICLE_SECTIONS, STATE_WORDS } from './article.ts'
import { LANGUAGE_CHOICES, MotifNames, useMotifChoices } from './motif-names.tsx'
import { StateChip } from './state-chip.tsx'

const STATES = [
  ...Object.entries(STATE_WORDS).map(([id, name]) => ({ id, name })),
  { id: 'changed', name: 'En ligne, avec un brouillon' },
]

/** The firm's own articles and videos, the newest change first. */
export function ArticleList() {
  const motifs = useMotifChoices()
  return (
    <>
      <SectionTabs label="Articles" sections={ARTICLE_SECTIONS} />
      <RecordList
        title="Articles et vidéos"
        call={articles.list}
        sort={['updatedAt', 'DESC']}
        filters={[
          { kind: 'search', name: 'q', label: 'Titre ou adresse' },
          { kind: 'choice', name: 'state', label: 'État', choices: STATES },
          { kind: 'choice', name: 'motif', label: 'Thème', choices: motifs },
          { kind: 'choice', name: 'lang', label: 'Langue', choices: LANGUAGE_CHOICES },
        ]}
        actions={<Actions />}
      >
        <RecordTable
          call={articles.list}
          columns={COLUMNS}
          empty="Aucun article ne correspond."
          addressOf={({ id, state }) => (state === 'removed' ? null : `/articles/${id}`)}
        />
      </RecordList>
    </>
  )
}

const COLUMNS: readonly Column<ListedArticle>[] = [
  {
    label: 'Titre',
    sortBy: 'title',
    render: ({ id, title, lang, state }) => {
      const name = `${title || 'Sans titre'}${lang === 'en' ? ' (anglais)' : ''}`
      return state === 'removed' ? name : <RowLink to={`/articles/${id}`}>{name}</RowLink>
    },
  },
  {
    label: 'État',
    render: ({ id, state, publishedAt, plannedAt, hasDraft }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StateChip {...{ state, publishedAt, plannedAt, hasDraft }} />
        {state === 'removed' ? <RestoreButton id={id} /> : null}
      </Box>
    ),
  },
  { label: 'Thèmes', isSpare: true, render: (article) => <MotifNames codes={article.motifs} /> },
  {
    label: 'Publication',
    sortBy: 'publishedAt',
    render: ({ publishedAt }) => dateOf(publishedAt ?? ''),
  },
  {
    label: 'Modifié',
    isSpare: true,
    sortBy: 'updatedAt',
    render: ({ updatedAt, updatedBy }) =>
      [dateTimeOf(updatedAt), updatedBy].filter(Boolean).join(', '),
  },
]

function Actions() {
  const { filter } = useListContext()
  return (
    <NewArticleButton
      variant="contained"
      label="Nouvel article"
      lang={filter['lang'] === 'en' ? 'en' : 'fr'}
    />
  )
}

function RestoreButton({ id }: { id: number }) {
  const { mutateAsync } = useAct(articles.restore)
  const may = useMay()
  if (!may('articles.write')) return null
  const restore = () =>
    mutateAsync({ params: { id } }).then(
      () => notify('L’article est restauré.'),
      (cause: unknown) => notify(sentenceOf(cause), { type: 'error' }),
    )
  return (
    <Button size="small" onClick={restore}>
      Restaurer
    </Button>
  )
}
