import { Alert, Box, Button, Chip, Link, Typography } from '@mui/material'
import { FEED_SOURCE } from '#base/core/settings/feed-source.ts'
import { wholeObjectOf } from '#base/core/field/field-schema.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { FeedTrial } from '../rules/provider-state.ts'
import { providers } from '../contract/providers.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { choices } from '#framework/api/choice-calls.ts'
import { instantInParis } from '#base/kit/time/paris-time.ts'

/** Reads a feed as it is written now, and shows under which themes its articles would go. */
export function FeedTry({ source: written }: { source: object }) {
  const { data: source } = feedSource.safeParse(written)
  const may = useMay()
  const { mutate, data, error, isPending } = useAct(providers.tryFeed)
  if (!may('feeds.write')) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="outlined"
        disabled={isPending || source === undefined}
        onClick={() => source && mutate({ body: { source } })}
      >
        {isPending ? 'Lecture…' : 'Essayer ce flux'}
      </Button>
      <Box component="output" sx={{ display: 'block', mt: 1 }}>
        {source ? null : 'Un flux s’essaie une fois ses champs remplis.'}
        {error ? <Alert severity="error">{fr(error.message)}</Alert> : null}
        {data ? <Found trial={data} /> : null}
      </Box>
    </Box>
  )
}

const feedSource = wholeObjectOf(FEED_SOURCE)

function Found({ trial: { count, movedTo, articles } }: { trial: FeedTrial }) {
  const { data } = useCall(choices.motifs)
  const nameOf = (code: string) => data?.data.find((motif) => motif.code === code)?.name ?? code
  return (
    <>
      {movedTo ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {fr(`Ce flux a déménagé : donnez-lui l’adresse ${movedTo}`)}
        </Alert>
      ) : null}
      <Typography sx={{ mb: 1 }}>
        {fr(
          count === 0
            ? 'Le flux répond, mais ne contient aucun article.'
            : `${count} articles lus ; les plus récents :`,
        )}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {articles.map(({ title, date, url, motifs }) => (
          <Box component="li" key={url} sx={{ mb: 1 }}>
            <Link href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {instantInParis(date)}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {motifs.length === 0 ? (
                <Chip size="small" variant="outlined" label="Laissé de côté" />
              ) : (
                motifs.map((code) => <Chip key={code} size="small" label={nameOf(code)} />)
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}
