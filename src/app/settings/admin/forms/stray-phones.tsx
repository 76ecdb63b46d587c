import { Alert, Button, Typography } from '@mui/material'
import { useId, useState } from 'react'
import type { Use } from '#base/core/field/used-in.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { UseList } from '#framework/admin/used-in.tsx'
import { settingsFacts, type StrayPhone } from '#features/sites/contract/settings-facts.ts'
import { placesToReplace, readable } from './phone-places.ts'
import { ReplacePhoneDialog } from './replace-phone-dialog.tsx'

/** Numbers that texts still call and that are none of the firm's: after a change, where the former one stands. */
export function StrayPhones() {
  const { data } = useCall(settingsFacts.strayPhones)
  const may = useMay()('firm.write')
  // It stays open once nothing says the number any more: what was done is read there.
  const [replaced, setReplaced] = useState<{ phone: string; uses: readonly Use[] } | null>(null)
  const own = data?.own ?? []
  return (
    <>
      {data?.phones.map((stray) => (
        <Stray
          key={stray.phone}
          {...stray}
          onReplace={
            may && own.length > 0 ? (uses) => setReplaced({ phone: stray.phone, uses }) : null
          }
        />
      ))}
      {replaced ? (
        <ReplacePhoneDialog {...replaced} own={own} onClose={() => setReplaced(null)} />
      ) : null}
    </>
  )
}

interface StrayProps extends StrayPhone {
  /** Asks before it is replaced there; `null` for whoever may not. */
  onReplace: ((uses: readonly Use[]) => void) | null
}

function Stray({ phone, uses, onReplace }: StrayProps) {
  const id = useId()
  const isThere = placesToReplace(uses).length > 0
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        onReplace && isThere ? (
          <Button color="inherit" size="small" onClick={() => onReplace(uses)}>
            Remplacer partout
          </Button>
        ) : undefined
      }
    >
      <Typography id={id} variant="body2" gutterBottom>
        {fr(`Le ${readable(phone)} n’est pas un numéro du cabinet. Il est écrit ici :`)}
      </Typography>
      <UseList
        uses={uses}
        labelledBy={id}
        renderAction={(same, words) =>
          onReplace && placesToReplace(same).length > 0 ? (
            <Button
              color="inherit"
              size="small"
              aria-label={`Remplacer : ${words}`}
              onClick={() => onReplace(same)}
            >
              Remplacer
            </Button>
          ) : null
        }
      />
    </Alert>
  )
}
