import AddIcon from '@mui/icons-material/AddOutlined'
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import {
  Alert,
  Box,
  Button,
  Card,
  Chip,
  IconButton,
  LinearProgress,
  Link,
  List,
  ListItem,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { notify } from '#framework/admin/shell/notices.tsx'
import { Link as RouteLink } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import type { ListedText } from '../../contract/texts.ts'
import { ConfirmDialog } from '../bar/confirm-dialog.tsx'
import { DocumentStates } from '../document-states.tsx'
import { NewTextDialog } from './new-text-dialog.tsx'
import type { TextScreenRows, TextScreenWords, TextsOfScreen } from './text-screen-words.ts'
import { TextUses, UsesDialog } from './text-uses.tsx'
import { TrashedTexts } from './trashed-texts.tsx'

interface TextsScreenProps {
  of: TextsOfScreen
  words: TextScreenWords
  rows?: TextScreenRows
}

/** The texts of a kind: how far each is, a new one, and the trash. */
export function TextsScreen({ of, words, rows }: TextsScreenProps) {
  const { data: read, error } = useCall(of.texts.list)
  const data = (rows?.isRead ?? true) ? read : undefined
  const [isAdding, setAdding] = useState(false)
  const mayWrite = useMay()(of.rights.write)
  const texts = data ? (rows?.sorted(data.texts) ?? data.texts) : []
  return (
    <>
      <Title title={words.title} />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 260px' }}>
          {words.intro}
        </Typography>
        {mayWrite ? (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => setAdding(true)}
            sx={{ alignSelf: 'start' }}
          >
            {words.add}
          </Button>
        ) : null}
      </Stack>
      {data ? null : error && !read ? (
        <Alert severity="error">{error.message}</Alert>
      ) : (
        <LinearProgress aria-label={`Lecture : ${words.title}`} />
      )}
      {data?.texts.length === 0 ? <Typography>{words.none}</Typography> : null}
      {data && data.texts.length > 0 ? (
        <Card>
          <List disablePadding aria-label={words.title}>
            {texts.map((text, index) => (
              <Row
                key={text.id}
                text={text}
                of={of}
                words={words}
                mayWrite={mayWrite}
                {...(rows ? { rows } : {})}
                isFirst={index === 0}
                isLast={index === texts.length - 1}
              />
            ))}
          </List>
        </Card>
      ) : null}
      {data && data.trashed.length > 0 ? (
        <TrashedTexts of={of} trashed={data.trashed} mayWrite={mayWrite} ending={words.ending} />
      ) : null}
      {isAdding ? <NewTextDialog of={of} words={words} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

interface RowProps extends TextsScreenProps {
  text: ListedText
  mayWrite: boolean
  isFirst: boolean
  isLast: boolean
}

function Row({ text, of, words, mayWrite, rows, isFirst, isLast }: RowProps) {
  const { id, title, lang, isLive, usedIn, uses } = text
  const [isRemoving, setRemoving] = useState(false)
  const mayRemove = useMay()(isLive ? of.rights.publish : of.rights.write)
  const to = `${words.path}/${id}`
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      {rows?.mark(text)}
      <ListItemText
        sx={{ flex: '1 1 200px' }}
        primary={
          mayWrite ? (
            <Link component={RouteLink} to={to}>
              {title}
            </Link>
          ) : (
            title
          )
        }
        secondary={
          words.hasUses ? <TextUses title={title} usedIn={usedIn} uses={uses} /> : rows?.told(text)
        }
        slotProps={{ secondary: { component: 'div' } }}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {lang === 'en' ? <Chip size="small" variant="outlined" label="En anglais" /> : null}
        <DocumentStates {...text} notLive={words.notLive} />
        {rows?.move ? (
          <Moves text={text} move={rows.move} isFirst={isFirst} isLast={isLast} />
        ) : null}
        {mayRemove ? (
          <IconButton
            aria-label={`Mettre « ${title} » à la corbeille`}
            title="Mettre à la corbeille"
            onClick={() => setRemoving(true)}
          >
            <DeleteIcon />
          </IconButton>
        ) : (
          <Box sx={{ width: 40 }} />
        )}
      </Stack>
      {isRemoving ? <Removal text={text} of={of} onClose={() => setRemoving(false)} /> : null}
    </ListItem>
  )
}

interface MovesProps extends Pick<RowProps, 'text' | 'isFirst' | 'isLast'> {
  move: NonNullable<TextScreenRows['move']>
}

const Moves = ({ text, move, isFirst, isLast }: MovesProps) => (
  <Box sx={{ display: 'flex' }}>
    <IconButton
      aria-label={`Monter « ${text.title} »`}
      title="Monter"
      disabled={isFirst}
      onClick={() => move(text, -1)}
    >
      <UpIcon />
    </IconButton>
    <IconButton
      aria-label={`Descendre « ${text.title} »`}
      title="Descendre"
      disabled={isLast}
      onClick={() => move(text, 1)}
    >
      <DownIcon />
    </IconButton>
  </Box>
)

interface RemovalProps {
  text: ListedText
  of: TextsOfScreen
  onClose(): void
}

/** Asks before a text goes to the trash; says where it is used while it can’t. */
function Removal({ text: { id, title, isLive, usedIn, uses }, of, onClose }: RemovalProps) {
  const { mutateAsync } = useAct(of.texts.remove)
  if (usedIn > 0) {
    return (
      <UsesDialog
        title={title}
        usedIn={usedIn}
        uses={uses}
        note="Pour le mettre à la corbeille, retirez-le d’abord de :"
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      title={`Mettre « ${title} » à la corbeille ?`}
      text={
        isLive
          ? 'Vous pourrez le restaurer tel qu’il est, en ligne, avec son brouillon.'
          : 'Vous pourrez le restaurer tel qu’il est.'
      }
      action="Mettre à la corbeille"
      onConfirm={() =>
        mutateAsync({ params: { id } }).then(
          () => notify(`« ${title} » est dans la corbeille.`),
          (cause: unknown) => notify(sentenceOf(cause), { type: 'error' }),
        )
      }
      onClose={onClose}
    />
  )
}
