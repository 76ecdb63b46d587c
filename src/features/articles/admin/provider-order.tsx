import { Alert, Box, FormControlLabel, FormGroup, Checkbox, Typography } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import {
  PROVIDERS,
  type ProviderName,
  type ProvidersSetting,
} from '#base/core/settings/feed-source.ts'
import { settingsFacts } from '#features/sites/contract/settings-facts.ts'
import { MotifPicker } from '#framework/admin/inputs/motif-picker.tsx'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { OrderedList } from '#framework/admin/forms/ordered-list.tsx'

/** The kinds of provider by name, for people. */
const PROVIDER_NAMES: Readonly<Record<ProviderName, string>> = {
  library: 'Articles du cabinet',
  http: 'Fournisseur',
  feeds: 'Flux publics',
}

interface ProviderOrderProps {
  value: ProvidersSetting
  onChange(value: ProvidersSetting): void
  disabled: boolean
}

/** Whose articles come first, for the whole site and for single themes. */
export function ProviderOrder({ value, onChange, disabled }: ProviderOrderProps) {
  const { data } = useCall(settingsFacts.read)
  const { order, by_motif } = value
  const themes = Object.entries(by_motif)
  const setThemes = (next: readonly (readonly [string, ProviderName[]])[]) =>
    onChange({ order, by_motif: Object.fromEntries(next) })
  return (
    <Box sx={{ mb: 3 }}>
      <Order
        label="Pour tout le site"
        order={order}
        disabled={disabled}
        onChange={(next) => onChange({ order: next, by_motif })}
      />
      {order.length === 0 && data ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {fr(
            `Rien de coché : le serveur décide. Son ordre : ${data.defaults.providers
              .map((name) => PROVIDER_NAMES[name as ProviderName])
              .join(', puis ')}.`,
          )}
        </Alert>
      ) : null}
      <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
        Autrement pour certains thèmes
      </Typography>
      {themes.map(([motif, own]) => (
        <Order
          key={motif}
          label={`Pour le thème ${motif}`}
          order={own}
          disabled={disabled}
          onChange={(next) =>
            setThemes(themes.map((pair) => (pair[0] === motif ? [motif, next] : pair)))
          }
        />
      ))}
      <MotifPicker
        label="Thèmes qui ont leur propre ordre"
        value={themes.map(([motif]) => motif)}
        disabled={disabled}
        onChange={(motifs) =>
          setThemes(motifs.map((motif) => [motif, by_motif[motif] ?? ['library']]))
        }
      />
    </Box>
  )
}

interface OrderProps {
  label: string
  order: readonly ProviderName[]
  onChange(order: ProviderName[]): void
  disabled: boolean
}

/** Providers that are asked, and the order in which their articles stand. */
const Order = ({ label, order, onChange, disabled }: OrderProps) => (
  <FieldGroup label={label} sx={{ mb: 2 }}>
    <Typography variant="h4">{label}</Typography>
    <FormGroup row>
      {PROVIDERS.map((name) => (
        <FormControlLabel
          key={name}
          label={PROVIDER_NAMES[name]}
          disabled={disabled}
          control={
            <Checkbox
              checked={order.includes(name)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...order, name] : order.filter((other) => other !== name),
                )
              }
            />
          }
        />
      ))}
    </FormGroup>
    {order.length > 1 ? <Sequence order={order} onChange={onChange} disabled={disabled} /> : null}
  </FieldGroup>
)

const Sequence = ({ order, onChange, disabled }: Omit<OrderProps, 'label'>) => (
  <OrderedList
    entries={order}
    onChange={onChange}
    nameOf={(name) => PROVIDER_NAMES[name]}
    disabled={disabled}
  >
    {(name, index) => (
      <Typography sx={{ pt: 0.5 }}>
        {index + 1}. {PROVIDER_NAMES[name]}
      </Typography>
    )}
  </OrderedList>
)
