import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { RecordList } from '#framework/admin/list/record-list.tsx'
import { RecordTable } from '#framework/admin/list/record-table.tsx'
import { siteHref } from '#framework/admin/shell/configuration.ts'
import { SectionTabs } from '#framework/admin/forms/section-tabs.tsx'
import { dateOf } from '#framework/admin/shell/dates.ts'
import { LANGUAGE_CHOICES, MotifNames, useMotifChoices } from './motif-names.tsx'
import { ARTICLE_SECTIONS } from './article.ts'
import { received, type ReceivedArticle } from '../contract/received.ts'
import { isOnTop, ORIGIN_WORDS, pinWords } from './received.ts'
import { ReceivedActions } from './received-actions.tsx'

const CHOICES = [
  { id: 'opinion', name: 'Avec notre avis' },
  { id: 'pinned', name: 'Épinglés' },
  { id: 'hidden', name: 'Masqués' },
]
const ORIGINS = Object.entries(ORIGIN_WORDS)
  .filter(([id]) => id !== '')
  .map(([id, name]) => ({ id, name }))

/** Every article that the site can show, whoever wrote it: to comment, put first or hide. */
export default function ReceivedList() {
  const motifs = useMotifChoices()
  return (
    <>
      <SectionTabs label="Articles" sections={ARTICLE_SECTIONS} />
      <RecordList
        title="Articles reçus"
        call={received.list}
        sort={['published', 'DESC']}
        filters={[
          { kind: 'search', name: 'q', label: 'Titre ou adresse' },
          { kind: 'choice', name: 'choice', label: 'Nos choix', choices: CHOICES },
          { kind: 'choice', name: 'motif', label: 'Thème', choices: motifs },
          { kind: 'choice', name: 'origin', label: 'Origine', choices: ORIGINS },
          { kind: 'choice', name: 'lang', label: 'Langue', choices: LANGUAGE_CHOICES },
        ]}
      >
        <RecordTable
          call={received.list}
          empty="Aucun article ne correspond."
          columns={[
            { label: 'Article', render: (article) => <ArticleName article={article} /> },
            {
              label: 'Thèmes',
              isSpare: true,
              render: (article) => <MotifNames codes={article.motifs} />,
            },
            { label: 'Date', isSpare: true, render: ({ publishedAt }) => dateOf(publishedAt) },
            { label: 'Nos choix', render: (article) => <ReceivedActions article={article} /> },
          ]}
        />
      </RecordList>
    </>
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
