import { Alert, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { ThemeTokens } from '#base/core/site.ts'
import { hasColoursOfALook, type Look, lookOf, LOOKS } from '#features/sites/rules/looks.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import type { Part } from '#framework/admin/forms/use-part.ts'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { siteParts } from '../contract/settings.ts'
import { LookPicture } from './look-picture.tsx'

/** What the last choice did, and what the site wore before it. */
interface Done {
  text: string
  severity: 'success' | 'error'
  former: ThemeTokens | null
}

/** The looks that a site may wear, each shown on its own home page; a choice counts at once, and is taken back at once. */
export function LookGallery({ part, disabled }: { part: Part<ThemeTokens>; disabled: boolean }) {
  const { mutateAsync, isPending } = useAct(siteParts.theme.save)
  const stored = part.shown.values
  const worn = lookOf(stored)
  const hasOwnColours = !hasColoursOfALook(stored)
  const [keepsColours, setKeepsColours] = useState(true)
  const [done, setDone] = useState<Done | null>(null)
  const colours = hasOwnColours && keepsColours ? 'site' : 'look'

  const wear = async (values: Partial<ThemeTokens>, after: Done) => {
    try {
      await mutateAsync({ body: { base: part.shown.base, values } })
      setDone(after)
    } catch (cause) {
      setDone({ severity: 'error', former: null, text: sentenceOf(cause) })
    }
    part.reload()
  }
  const choose = ({ id, name, colours: brought }: Look) =>
    void wear(
      { look: id, ...(colours === 'look' && { light: brought.light, dark: brought.dark }) },
      {
        severity: 'success',
        former: stored,
        text: `Le site porte la présentation « ${name} ».`,
      },
    )
  const takeBack = (former: ThemeTokens) =>
    void wear(former, {
      severity: 'success',
      former: null,
      text: `Le site a retrouvé la présentation « ${lookOf(former).name} ».`,
    })

  const isLocked = disabled || isPending || part.isDirty
  return (
    <FieldGroup label="Présentation" sx={{ mb: 4 }}>
      <Typography variant="h3">Présentation</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch', mb: 1 }}>
        {fr(
          'Caractères, en-tête, ouverture de l’accueil, cartes, coins et images changent ensemble. Chaque vignette est votre page d’accueil ; le choix vaut aussitôt pour les visiteurs.',
        )}
      </Typography>
      {hasOwnColours ? (
        <FormControlLabel
          control={
            <Switch
              checked={keepsColours}
              onChange={(_event, keeps) => setKeepsColours(keeps)}
              disabled={disabled}
            />
          }
          label="Garder les couleurs du cabinet"
        />
      ) : null}
      {part.isDirty ? (
        <Typography color="textSecondary">
          {fr('Enregistrez ou abandonnez d’abord les couleurs que vous avez changées.')}
        </Typography>
      ) : null}
      <Answer done={done} disabled={isLocked} onTakenBack={takeBack} />
      <Box component="ul" sx={GRID}>
        {LOOKS.map((look) => (
          <LookCard
            key={look.id}
            look={look}
            colours={colours}
            isWorn={look === worn}
            disabled={isLocked}
            onChosen={() => choose(look)}
          />
        ))}
      </Box>
    </FieldGroup>
  )
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: 3,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
}

type LookCardProps = Parameters<typeof LookPicture>[0] & { disabled: boolean; onChosen(): void }

/** A look as it is chosen. */
const LookCard = ({ look, colours, isWorn, disabled, onChosen }: LookCardProps) => (
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
        <Typography sx={{ fontWeight: 600, py: 1 }}>Présentation du site</Typography>
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
  onTakenBack(former: ThemeTokens): void
}

/** What a choice did, with the way back. */
function Answer({ done, disabled, onTakenBack }: AnswerProps) {
  const { former = null } = done ?? {}
  return (
    <Box aria-live="polite" sx={{ my: done ? 2 : 0 }}>
      {done ? (
        <Alert
          severity={done.severity}
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
