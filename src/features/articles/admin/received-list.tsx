import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import {
  Datagrid,
  FunctionField,
  List,
  ResourceContextProvider,
  SearchInput,
  SelectInput,
} from 'react-admin'
import { siteHref } from '#framework/admin/shell/configuration.ts'
import { SectionTabs } from '#framework/admin/forms/section-tabs.tsx'
import { dateOf } from '#framework/admin/shell/dates.ts'
import { MotifFilter, MotifNames } from './article-list.tsx'
import { ARTICLE_SECTIONS } from './article.ts'
import type { ReceivedArticle } from '../contract/received.ts'
import { isOnTop, ORIGIN_WORDS, pinWords } from './received.ts'
import { ReceivedActions } from './received-actions.tsx'
import { NOT_ON_PHONE } from '#framework/admin/shell/theme-components.ts'

const CHOICES = [
  { id: 'opinion', name: 'Avec notre avis' },
  { id: 'pinned', name: 'Épinglés' },
  { id: 'hidden', name: 'Masqués' },
]
const ORIGINS = Object.entries(ORIGIN_WORDS)
  .filter(([id]) => id !== '')
  .map(([id, name]) => ({ id, name }))

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Titre ou adresse" />,
  <SelectInput key="choice" source="choice" label="Nos choix" choices={CHOICES} alwaysOn />,
  <MotifFilter key="motif" source="motif" alwaysOn />,
  <SelectInput key="origin" source="origin" label="Origine" choices={ORIGINS} />,
  <SelectInput
    key="lang"
    source="lang"
    label="Langue"
    choices={[
      { id: 'fr', name: 'Français' },
      { id: 'en', name: 'Anglais' },
    ]}
  />,
]

/** Every article that the site can show, whoever wrote it: to comment, put first or hide. */
export default function ReceivedList() {
  return (
    <ResourceContextProvider value="received-articles">
      <SectionTabs label="Articles" sections={ARTICLE_SECTIONS} />
      <List
        resource="received-articles"
        title="Articles reçus"
        sort={{ field: 'published', order: 'DESC' }}
        filters={FILTERS}
        actions={false}
        empty={false}
        exporter={false}
        disableSyncWithLocation
      >
        <Datagrid
          rowClick={false}
          bulkActionButtons={false}
          empty={<Box sx={{ p: 4 }}>Aucun article ne correspond.</Box>}
        >
          <FunctionField<ReceivedArticle>
            label="Article"
            render={(article) => <ArticleName article={article} />}
          />
          <FunctionField<ReceivedArticle>
            label="Thèmes"
            {...NOT_ON_PHONE}
            render={({ motifs }) => <MotifNames codes={motifs} />}
          />
          <FunctionField<ReceivedArticle>
            label="Date"
            {...NOT_ON_PHONE}
            render={({ publishedAt }) => dateOf(publishedAt)}
          />
          <FunctionField<ReceivedArticle>
            label="Nos choix"
            render={(article) => <ReceivedActions article={article} />}
          />
        </Datagrid>
      </List>
    </ResourceContextProvider>
  )
}

function ArticleName({ article }: { article: ReceivedArticle }) {
  const { title, path, origin, source, choice } = article
  const isShown = path !== '' && choice?.isHidden !== true
  return (
    <Box sx={{ minWidth: 220 }}>
      {isShown ? (
        <Link href={siteHref(path)} target="_blank" rel="noopener">
          {title}
        </Link>
      ) : (
        <Typography component="span">{title}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          {source || ORIGIN_WORDS[origin]}
        </Typography>
        {choice?.opinion ? <Chip size="small" label="Notre avis" /> : null}
        {isOnTop(choice) ? <Chip size="small" color="primary" label={pinWords(choice)} /> : null}
        {choice?.isHidden ? <Chip size="small" variant="outlined" label="Masqué" /> : null}
      </Box>
    </Box>
  )
}
