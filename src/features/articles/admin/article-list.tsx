import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import {
  Datagrid,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useNotify,
} from 'react-admin'
import { RowLink } from '#framework/admin/row-link.tsx'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { choices as calls } from '#framework/api/choice-calls.ts'
import { SectionTabs } from '#framework/admin/forms/section-tabs.tsx'
import { dateOf, dateTimeOf } from '#framework/admin/shell/dates.ts'
import { articles, type ListedArticle } from '../contract/articles.ts'
import { NewArticleButton } from './new-article-button.tsx'
import { ARTICLE_SECTIONS, STATE_WORDS } from './article.ts'
import { StateChip } from './state-chip.tsx'
import { NOT_ON_PHONE } from '#framework/admin/shell/theme-components.ts'

const STATES = [
  ...Object.entries(STATE_WORDS).map(([id, name]) => ({ id, name })),
  { id: 'changed', name: 'En ligne, avec un brouillon' },
]
const LANGUAGES = [
  { id: 'fr', name: 'Français' },
  { id: 'en', name: 'Anglais' },
]

/** The firm's own articles and videos, the newest change first. */
export const ArticleList = () => (
  <>
    <SectionTabs label="Articles" sections={ARTICLE_SECTIONS} />
    <List
      title="Articles et vidéos"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      filters={FILTERS}
      actions={<Actions />}
      empty={false}
      exporter={false}
    >
      <Datagrid
        rowClick={(_id, _resource, { state }) => (state === 'removed' ? false : 'edit')}
        bulkActionButtons={false}
        empty={<Box sx={{ p: 4 }}>Aucun article ne correspond.</Box>}
      >
        <FunctionField<ListedArticle>
          label="Titre"
          sortBy="title"
          render={({ id, title, lang, state }) => {
            const name = `${title || 'Sans titre'}${lang === 'en' ? ' (anglais)' : ''}`
            return state === 'removed' ? name : <RowLink to={`/articles/${id}`}>{name}</RowLink>
          }}
        />
        <FunctionField<ListedArticle>
          label="État"
          render={({ state, publishedAt, plannedAt, hasDraft }) => (
            <StateChip
              state={state}
              publishedAt={publishedAt}
              plannedAt={plannedAt}
              hasDraft={hasDraft}
            />
          )}
        />
        <FunctionField<ListedArticle>
          label="Thèmes"
          {...NOT_ON_PHONE}
          render={({ motifs }) => <MotifNames codes={motifs} />}
        />
        <FunctionField<ListedArticle>
          label="Publication"
          sortBy="publishedAt"
          render={({ publishedAt }) => dateOf(publishedAt ?? '')}
        />
        <FunctionField<ListedArticle>
          label="Modifié"
          {...NOT_ON_PHONE}
          sortBy="updatedAt"
          render={({ updatedAt, updatedBy }) =>
            [dateTimeOf(updatedAt), updatedBy].filter(Boolean).join(', ')
          }
        />
        <FunctionField<ListedArticle>
          label=""
          render={({ id, state }) => (state === 'removed' ? <RestoreButton id={id} /> : null)}
        />
      </Datagrid>
    </List>
  </>
)

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Titre ou adresse" />,
  <SelectInput key="state" source="state" label="État" choices={STATES} alwaysOn />,
  <MotifFilter key="motif" source="motif" alwaysOn />,
  <SelectInput key="lang" source="lang" label="Langue" choices={LANGUAGES} />,
]

/** The motifs of the site as a filter. */
export function MotifFilter({ source }: { source: string; alwaysOn?: boolean }) {
  const { data } = useMotifNames()
  const choices = data.map(({ code, name }) => ({ id: code, name }))
  return <SelectInput source={source} label="Thème" choices={choices} />
}

/** Motifs by their names. */
export function MotifNames({ codes }: { codes: readonly string[] }) {
  const { data } = useMotifNames()
  return codes.map((code) => data.find((motif) => motif.code === code)?.name ?? code).join(', ')
}

const useMotifNames = () => useCall(calls.motifs).data ?? { data: [] }

function Actions() {
  const { filterValues } = useListContext()
  return (
    <TopToolbar>
      <NewArticleButton
        variant="contained"
        label="Nouvel article"
        lang={filterValues['lang'] === 'en' ? 'en' : 'fr'}
      />
    </TopToolbar>
  )
}

function RestoreButton({ id }: { id: number }) {
  const notify = useNotify()
  const { mutate } = useAct(articles.restore)
  const may = useMay()
  if (!may('articles.write')) return null
  const restore = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => notify('L’article est restauré.'),
        onError: ({ message }) => notify(message, { type: 'error' }),
      },
    )
  return (
    <Button
      size="small"
      onClick={(event) => {
        event.stopPropagation()
        restore()
      }}
    >
      Restaurer
    </Button>
  )
}
