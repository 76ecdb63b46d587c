import { Alert, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { hasWork } from '#features/publishing/admin/document-editing.ts'
import { hasColoursOfALook, type Look, lookOf, LOOKS } from '#features/sites/rules/looks.ts'
import { canonicalTheme, type ThemeContent } from '#features/sites/rules/theme-content.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { LookPicture } from './look-picture.tsx'
import type { ThemeEditing } from './theme-document.ts'

/** What the last choice did, and what was worn before it. */
interface Done {
  text: string
  former: ThemeContent | null
  /** What is worn since: what is changed later is not taken back with it. */
  since: string
}

interface LookGalleryProps {
  editing: ThemeEditing
  content: ThemeContent
}

/**
 * The looks that a site may wear, each shown on its own home page. A choice is published at once, and taken back at
 * once; beside a draft it is part of that, since publishing it would publish the rest too.
 */
export function LookGallery({ editing, content }: LookGalleryProps) {
  const worn = lookOf(content)
  const hasOwnColours = !hasColoursOfALook(content)
  const [keepsColours, setKeepsColours] = useState(true)
  const [done, setDone] = useState<Done | null>(null)
  const [isPending, setPending] = useState(false)
  const colours = hasOwnColours && keepsColours ? 'site' : 'look'
  const isDraft = hasWork(editing) && !isPending
  const who = isDraft ? 'Le brouillon' : 'Le site'

  const wear = async (next: Partial<ThemeContent>, answer: Omit<Done, 'since'>) => {
    const whole = { ...content, ...next }
    editing.change(() => whole)
    setDone(null)
    if (!isDraft) {
      setPending(true)
      const isPublished = await editing.publish()
      setPending(false)
      // Why it was refused stands over the page.
      if (!isPublished) return
    }
    setDone({ ...answer, since: canonicalTheme(whole) })
  }
  const choose = (look: Look) =>
    void wear(broughtBy(look, colours), {
      former: content,
      text: `${who} porte la présentation « ${look.name} ».`,
    })
  const takeBack = (former: ThemeContent) =>
    void wear(former, {
      former: null,
      text: `${who} a retrouvé la présentation « ${lookOf(former).name} ».`,
    })

  const isLocked = editing.isReadOnly || isPending
  return (
    <FieldGroup label="Présentation" sx={{ mb: 4 }}>
      <Typography variant="h3">Présentation</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch', mb: 1 }}>
        {fr(
          'Caractères, en-tête, ouverture de l’accueil, cartes, coins et images changent ensemble. Chaque vignette est votre page d’accueil. ',
        )}
        {fr(
          isDraft
            ? 'Un brouillon est en cours : la présentation choisie en fait partie, et paraîtra avec lui.'
            : 'Le choix vaut aussitôt pour les visiteurs.',
        )}
      </Typography>
      {hasOwnColours ? (
        <FormControlLabel
          control={
            <Switch
              checked={keepsColours}
              onChange={(_event, keeps) => setKeepsColours(keeps)}
              disabled={isLocked}
            />
          }
          label="Garder les couleurs du cabinet"
        />
      ) : null}
      <Answer
        done={done?.since === canonicalTheme(content) ? done : null}
        disabled={isLocked}
        onTakenBack={takeBack}
      />
      <Box component="ul" sx={GRID}>
        {LOOKS.map((look) => (
          <LookCard
            key={look.id}
            look={look}
            colours={colours}
            isWorn={look === worn}
            wornBy={isDraft ? 'brouillon' : 'site'}
            disabled={isLocked}
            onChosen={() => choose(look)}
          />
        ))}
      </Box>
    </FieldGroup>
  )
}

/** What a theme takes from a look that is chosen: its own fonts too, whatever the site was set in. */
const broughtBy = (
  { id, colours: { light, dark } }: Look,
  colours: 'site' | 'look',
): Partial<ThemeContent> => ({
  look: id,
  fonts: undefined,
  ...(colours === 'look' && { light, dark }),
})

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: 3,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
}

type LookCardProps = Parameters<typeof LookPicture>[0] & {
  wornBy: 'brouillon' | 'site'
  disabled: boolean
  onChosen(): void
}

/** A look as it is chosen. */
const LookCard = ({ look, colours, isWorn, wornBy, disabled, onChosen }: LookCardProps) => (
  <Box component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
    <LookPicture look={look} colours={colours} isWorn={isWorn} />
    <Typography variant="h4" sx={{ mt: 1 }}>
      {look.name}
    </Typography>
    <Typography color="textSecondary" sx={{ mb: 1 }}>
      {fr(look.sentence)}
    </Typography>
    <Box sx={{ mt: 'auto' }}>
      {isWorn ? (
        <Typography sx={{ fontWeight: 600, py: 1 }}>Présentation du {wornBy}</Typography>
      ) : (
        <Button variant="outlined" disabled={disabled} onClick={onChosen}>
          {fr(`Choisir « ${look.name} »`)}
        </Button>
      )}
    </Box>
  </Box>
)

interface AnswerProps {
  done: Done | null
  disabled: boolean
  onTakenBack(former: ThemeContent): void
}

/** What a choice did, with the way back. */
function Answer({ done, disabled, onTakenBack }: AnswerProps) {
  const { former = null } = done ?? {}
  return (
    <Box aria-live="polite" sx={{ my: done ? 2 : 0 }}>
      {done ? (
        <Alert
          severity="success"
          action={
            former ? (
              <Button color="inherit" disabled={disabled} onClick={() => onTakenBack(former)}>
                Annuler
              </Button>
            ) : null
          }
        >
          {fr(done.text)}
        </Alert>
      ) : null}
    </Box>
  )
}
