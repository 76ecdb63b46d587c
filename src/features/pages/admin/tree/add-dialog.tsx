import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { slugOf } from '#base/kit/text/slug.ts'
import { focusFirst } from '#framework/admin/focus-first.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { PagePicture } from '#framework/admin/page-picture.tsx'
import { API } from '#framework/admin/shell/configuration.ts'
import { PagePicker } from '#framework/admin/inputs/page-picker.tsx'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { choices } from '#framework/api/choice-calls.ts'
import { NAME_LENGTH } from '../../rules/page-fields.ts'
import { PAGE_ABOVE } from './page-above.ts'

interface AddDialogProps {
  /** Where it goes: « après « Le cabinet » »; `null` where whoever adds it says under which page. */
  where: string | null
  /** The page above, unless another one is said; for the root, that which the model proposes. */
  parentId: number
  /** Address of a page; empty for one that is gone. */
  pathOf(id: number): string
  /** Whether a page stands at an address. */
  isTaken(path: string): boolean
  /** `modelId` is what it begins with; 0 for nothing. */
  onAdd(page: { name: string; modelId: number; parentId: number }): void
  onClose(): void
}

/** CSS pixels of a model's picture. */
const PICTURE = { width: 320, height: 240 }
/** They stay in sight while the models are looked through. */
const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(auto-fit, minmax(360px, 1fr))' },
  gap: 2,
  flexShrink: 0,
  px: 3,
  pt: 1,
}

/** CSS pixels below which the whole dialog scrolls. */
const LEAST_MODELS = 160

const COLUMNS = { xs: '1fr', sm: 'repeat(auto-fill, minmax(362px, 1fr))' }

interface ModelChoiceProps {
  id: number
  title: string
  sentence: string
}

/** What a radio button takes before its words. */
const BESIDE_RADIO = '42px'

const EMPTY: ModelChoiceProps = {
  id: 0,
  title: 'Une page vide',
  sentence: 'Rien encore : vous choisissez chaque bloc.',
}

/** What a page may begin with, as it looks where there is room. */
const ModelChoice = ({ id, title, sentence }: ModelChoiceProps) => (
  <Box sx={{ mb: { xs: 1, sm: 0 } }}>
    <FormControlLabel
      value={id}
      control={
        <Radio
          slotProps={{ input: { 'aria-describedby': `model-${id}-holds` } }}
          sx={{ mb: { sm: -1 } }}
        />
      }
      label={
        <>
          <Box sx={{ display: { xs: 'none', sm: 'block' }, ...PICTURE, bgcolor: 'action.hover' }}>
            {id === 0 ? null : (
              <PagePicture href={`${API}/models/${id}/draft/preview`} {...PICTURE} />
            )}
          </Box>
          {title}
        </>
      }
      sx={{ m: 0, alignItems: { sm: 'end' } }}
    />
    <Typography
      id={`model-${id}-holds`}
      variant="body2"
      sx={{ pl: BESIDE_RADIO, color: 'text.secondary' }}
    >
      {sentence}
    </Typography>
  </Box>
)

/** Asks for the name of a new page; its address follows. */
export function AddDialog({ where, parentId, pathOf, isTaken, onAdd, onClose }: AddDialogProps) {
  const [name, setName] = useState('')
  const [chosen, setAbove] = useState<number | null>(null)
  const [modelId, setModel] = useState(0)
  const { data } = useCall(choices.models, { query: {} })
  const models = data?.data ?? []
  const proposed = models.find(({ id }) => id === modelId)?.parentId ?? 0
  const mayPropose = where === null && pathOf(parentId) === '/' && pathOf(proposed) !== ''
  const above = chosen ?? (mayPropose ? proposed : parentId)
  const slug = slugOf(name)
  const isFit = name.trim() !== '' && name.length <= NAME_LENGTH && above > 0
  const below = pathOf(above) === '/' ? '' : pathOf(above)
  const path = `${below}/${slug}`
  return (
    <Dialog open onClose={onClose} aria-labelledby="add-title" maxWidth="lg" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isFit) onAdd({ name: name.trim(), modelId, parentId: above })
        }}
      >
        <DialogTitle id="add-title">Ajouter une page {where ?? ''}</DialogTitle>
        <Box sx={FIELDS}>
          <TextField
            inputRef={focusFirst}
            required
            label="Nom de la page"
            value={name}
            onChange={({ target }) => setName(target.value)}
            {...bounded(
              name,
              NAME_LENGTH,
              slug === ''
                ? 'Elle reste hors ligne jusqu’à sa publication.'
                : isTaken(path)
                  ? `Une page est déjà à l’adresse ${path} : celle-ci en aura une voisine.`
                  : `Adresse : ${path}. Elle reste hors ligne jusqu’à sa publication.`,
            )}
          />
          {where === null ? (
            <PagePicker
              label="Sous la page"
              help={PAGE_ABOVE}
              value={above}
              onChange={setAbove}
              error={above === 0 ? 'Choisissez la page au-dessus.' : undefined}
            />
          ) : null}
        </Box>
        {models.length > 0 ? (
          <DialogContent sx={{ minHeight: LEAST_MODELS }}>
            <FormControl sx={{ width: '100%' }}>
              <FormLabel id="add-model">Commencer avec</FormLabel>
              <RadioGroup
                aria-labelledby="add-model"
                value={modelId}
                onChange={({ target }) => setModel(Number(target.value))}
                sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: { sm: 2 } }}
              >
                {[EMPTY, ...models].map((model) => (
                  <ModelChoice key={model.id} {...model} />
                ))}
              </RadioGroup>
            </FormControl>
          </DialogContent>
        ) : null}
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained" disabled={!isFit}>
            Ajouter
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
